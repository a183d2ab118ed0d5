"""Maharani: two workers of a colour on one tile colour in one quarter, in a position that was entered (MN-W7)."""

from __future__ import annotations

from typing import Any

import pytest

import durbar
from durbar.games.maharani.state import Maharani
from tests.rules.maharani_help import SPACES, at, draw, fill, quarter
from tests.rules.moves import do, moves, only, refused

TILES = {
    "b1": "blue E",
    "c1": "blue E",
    "d1": "blue W",
    "d2": "blue N",  # quarter 1
    "c2": "red E",
    "a3": "red N",
    "a4": "red S",
    "b4": "red E",
    "e1": "blue N",
    "f2": "blue N",  # quarter 2
}


def doubled(players: int = 4, **position: Any) -> durbar.State:
    return at(players, **{"rondel": ["white-centre"], "tiles": TILES, **position})


@pytest.mark.rule("MN-W7")
@pytest.mark.parametrize(
    ("players", "worker", "chooser"),
    [
        (4, "green", 1), (4, "red", 2), (4, "blue", 3), (4, "yellow", 0),
        (3, "green", 1), (3, "red", 2), (3, "blue", 0),
        (2, "green", 1), (2, "blue", 1), (2, "red", 0), (2, "yellow", 0),
    ],
)  # fmt: skip
def test_the_opponent_to_the_left_of_the_owner_chooses(players: int, worker: str, chooser: int) -> None:
    """Whoever's turn it is."""
    for active in range(players):
        state = doubled(players, workers={"b1": worker, "d1": worker}, active=active)
        assert state.to_move() == chooser
        assert state.pending() == [chooser]
        assert moves(state) == {"remove b1", "remove d1"}
        assert state.view()["doubled"] == ["b1", "d1"]
        for seat in set(range(players)) - {chooser}:
            assert state.legal_actions(seat) == []


@pytest.mark.rule("MN-W7")
def test_it_is_settled_before_anything_else() -> None:
    state = doubled(workers={"b1": "green", "d1": "green", "c2": "green"}, markers=[[], [], [], []])
    for move in ("1 b2 S", "refresh", "stop", "remove c2", "remove c1", "new green", "draw white-centre", "start 0"):
        assert refused(state, move) == "MN-W7"


@pytest.mark.rule("MN-W7")
def test_the_worker_lies_beside_the_quarter_and_gold_stays() -> None:
    state = doubled(workers={"b1": "green", "d1": "green", "e1": "green"}, gold=[4, 3, 2, 1])
    supply = state.to_dict()["supply"]
    assert do(state, "remove d1") == [
        {"kind": "remove", "rule": "MN-W7", "seat": 1, "worker": "green", "space": "d1", "quarter": 1}
    ]
    assert state.to_dict()["workers"] == {"b1": "green", "e1": "green"}
    assert state.to_dict()["beside"] == {"1 green": 1}
    assert state.view()["quarters"][0]["beside"] == {"green": 1}
    assert state.to_dict()["supply"] == supply
    assert state.scores() == [4, 3, 2, 1]
    assert state.to_move() == 0
    assert "1 b2 S" in moves(state)
    assert refused(state, "remove b1") == "MN-W7"


@pytest.mark.rule("MN-W7")
def test_several_cases_go_by_quarter_then_tile_colour_then_worker_colour() -> None:
    workers = {
        "e1": "green",
        "f2": "green",  # quarter 2, blue
        "c2": "red",
        "a3": "red",  # quarter 1, red
        "b1": "yellow",
        "c1": "yellow",
        "d1": "blue",
        "d2": "blue",  # quarter 1, blue: blue before yellow
    }
    state = doubled(workers=workers)
    order = []
    while state.view()["doubled"]:
        order.append((state.to_move(), state.view()["doubled"]))
        do(state, f"remove {state.view()['doubled'][0]}")
    assert order == [(3, ["d1", "d2"]), (0, ["b1", "c1"]), (2, ["c2", "a3"]), (1, ["e1", "f2"])]
    assert state.to_dict()["beside"] == {"1 red": 1, "1 blue": 1, "1 yellow": 1, "2 green": 1}
    assert state.to_move() == 0


@pytest.mark.rule("MN-W7")
def test_of_three_workers_two_go_one_after_the_other() -> None:
    state = doubled(workers={"b1": "red", "c1": "red", "d2": "red"})
    assert moves(state) == {"remove b1", "remove c1", "remove d2"}
    do(state, "remove c1")
    assert moves(state) == {"remove b1", "remove d2"}
    do(state, "remove b1")
    assert state.to_dict()["workers"] == {"d2": "red"}
    assert state.to_dict()["beside"] == {"1 red": 2}


@pytest.mark.rule("MN-W7")
@pytest.mark.parametrize(
    "workers",
    [
        {"b1": "green", "c2": "green"},  # other tile colours
        {"b1": "green", "e1": "green"},  # other quarters
        {"b1": "green", "c1": "red"},  # other players
    ],
)
def test_workers_that_may_stand_together_are_left_alone(workers: dict[str, str]) -> None:
    assert doubled(workers=workers).view()["doubled"] == []


@pytest.mark.rule("MN-W7", "MN-D3")
def test_with_two_players_the_two_colours_of_one_player_may_stand_on_one_tile_colour() -> None:
    state = doubled(2, workers={"b1": "green", "c1": "blue"})
    assert state.view()["doubled"] == []
    assert state.to_move() == 0


@pytest.mark.rule("MN-W7", "MN-V2", "MN-V3")
@pytest.mark.parametrize("players", [2, 4])
def test_it_is_not_paid_and_comes_home_when_the_quarter_is_evaluated(players: int) -> None:
    """The full quarter 1 is evaluated; what lies beside quarter 2 stays there."""
    rondel = ["red-across", "white-across", "white-across", ""]
    tiles = fill(quarter(1), TILES, rondel=rondel)
    state = at(
        players, phase="refill", placed=1, rondel=rondel, tiles=tiles, gold=[5] * players, beside={"2 green": 1},
        workers={"b1": "green", "d1": "green", "a3": "green", "e1": "green", "c1": "red"},
    )  # fmt: skip
    each = 7 if players == 2 else 8
    assert state.to_move() == 1  # before the draw that the turn still owes
    do(state, "remove b1")
    assert state.to_dict()["supply"]["green"] == each - 5
    assert state.to_move() == durbar.CHANCE
    events = draw(state)
    assert [(e["worker"], e["workers"], e["amount"]) for e in only(events, "gold")] == [("green", 2, 6), ("red", 1, 4)]
    assert only(events, "return")[0] == {
        "kind": "return", "rule": "MN-V3", "seat": 0, "worker": "green", "amount": 3, "beside": 1, "quarter": 1,
        "spaces": ["d1", "a3"],
    }  # fmt: skip
    assert state.to_dict()["supply"]["green"] == each - 2
    assert state.to_dict()["beside"] == {"2 green": 1}
    assert state.scores()[0] == 11


@pytest.mark.rule("MN-W7")
def test_a_worker_beside_a_quarter_comes_home_though_no_other_of_its_colour_stands_there() -> None:
    rondel = ["red-across", "white-across", "white-across", ""]
    state = at(phase="refill", placed=1, rondel=rondel, tiles=fill(quarter(1), rondel=rondel), beside={"1 yellow": 2})
    events = draw(state)
    assert only(events, "gold") == []
    assert only(events, "return") == [
        {"kind": "return", "rule": "MN-V3", "seat": 3, "worker": "yellow", "amount": 2, "beside": 2, "quarter": 1,
         "spaces": []},
    ]  # fmt: skip
    assert state.to_dict()["supply"]["yellow"] == 8


@pytest.mark.rule("MN-W7")
def test_a_worker_beside_the_quarter_is_no_supply_and_no_relocation() -> None:
    """With seven green workers standing and one lying beside quarter 1 there is none for a new tile."""
    tiles = {
        "g1": "blue N",
        "f1": "red E",
        "e1": "green E",
        "g8": "red W",
        "f8": "green E",
        "e8": "white E",
        "c8": "white W",
    }
    state = at(rondel=["orange-centre"], tiles=tiles, workers=dict.fromkeys(tiles, "green"), beside={"1 green": 1})
    assert only(do(state, "1 b2 S"), "worker", "none")


@pytest.mark.rule("MN-W7", "MN-D2")
def test_it_is_settled_before_a_worker_is_chosen() -> None:
    state = at(
        2, phase="worker", placed=1, space="c3", gold=[1, 0],
        tiles={**TILES, "c3": "blue S"}, workers={"b1": "green", "c1": "green"},
    )  # fmt: skip
    assert state.to_move() == 1
    do(state, "remove b1")
    assert state.to_move() == 0
    assert moves(state) == {"move green", "new blue"}
    do(state, "move green")
    assert state.to_dict()["workers"] == {"c3": "green"}


@pytest.mark.rule("MN-W7", "MN-D2")
def test_a_choice_of_worker_without_a_worker_is_no_position_even_if_doubled_workers_go_first() -> None:
    """No worker of the player is left for the white tile; those that go lie beside the quarter."""
    tiles = fill(SPACES[:40], {"c3": "white S"})
    reds = [space for space, tile in tiles.items() if tile.startswith("red")]
    blues = [space for space, tile in tiles.items() if tile.startswith("blue")]
    workers = {**dict.fromkeys(reds[:7], "green"), **dict.fromkeys(blues[:7], "blue")}
    with pytest.raises(durbar.PositionError, match="MN-D2"):
        at(2, phase="worker", placed=1, space="c3", gold=[1, 0], tiles=tiles, workers=workers, evaluated=[])


@pytest.mark.rule("MN-W7")
def test_play_never_leads_to_it() -> None:
    for seed in range(30):
        state = durbar.game("maharani").new(2 + seed % 3)
        rng = durbar.Rng(seed)
        while not state.is_over():
            actions = state.legal_actions() or [action for action, _ in state.chance_outcomes()]
            state.apply(actions[rng.randrange(len(actions))])
            assert isinstance(state, Maharani)
            assert not state.doubled
