"""Maharani: the evaluation of quarters and the end of the game."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

import durbar
from durbar.games.maharani.board import CELLS, SIGNS
from tests.rules.maharani_help import GAME, SPACES, at, draw, fill, quarter
from tests.rules.moves import do, moves, only, refused

SIX = {"b1": "blue E", "c1": "red E", "d1": "green E", "a2": "orange S", "b2": "purple N", "c2": "white E"}
"""One tile of each colour in quarter 1."""


def paid(seat: int, worker: str, amount: int, spaces: list[str], number: int = 1) -> dict[str, object]:
    return {
        "kind": "gold", "rule": "MN-V2", "seat": seat, "amount": amount, "source": "quarter", "worker": worker,
        "workers": len(spaces), "quarter": number, "spaces": spaces,
    }  # fmt: skip


def evaluate_first_quarter(players: int = 4, **position: Any) -> tuple[durbar.State, list[dict[str, object]]]:
    """Quarter 1 is full, the last tile to be drawn in that turn comes; the position and the events."""
    tiles = fill(quarter(1), SIX, rondel=["red-across"] * 2)
    rondel = ["red-across", "red-across", "", ""]
    state = at(players, phase="refill", placed=1, rondel=rondel, tiles=tiles, **position)
    return state, draw(state)


@pytest.mark.rule("MN-V1")
def test_a_full_quarter_is_evaluated_after_the_turn_not_before() -> None:
    rondel = ["blue-centre", "red-along", "green-along", ""]
    tiles = fill(set(quarter(1)) - {"b2"}, {"b1": "white E"}, rondel=rondel)
    state = at(rondel=rondel, tiles=tiles, workers={"b1": "green"})
    events = do(state, "1 b2 N")
    assert only(events, "quarter") == []
    assert not state.view()["quarters"][0]["evaluated"]
    assert only(do(state, "2 e1 E"), "quarter") == []
    events = draw(state)
    assert [event["quarter"] for event in only(events, "quarter")] == [1]
    assert [q["evaluated"] for q in state.view()["quarters"]] == [True, False, False, False]


@pytest.mark.rule("MN-V1")
def test_two_quarters_filled_in_one_turn_are_both_evaluated() -> None:
    rondel = ["blue-centre", "red-along", "green-along", ""]
    tiles = fill({*quarter(1), *quarter(2)} - {"b2", "e1"}, {"b1": "white E", "g1": "white N"}, rondel=rondel)
    state = at(rondel=rondel, tiles=tiles, workers={"b1": "green", "g1": "yellow"}, gold=[5, 0, 0, 0])
    do(state, "2 e1 E", "1 b2 N")
    before = state.scores()
    events = draw(state)
    assert [event["kind"] for event in events if event["kind"] != "draw"] == [
        "quarter", "gold", "return", "quarter", "gold", "return", "turn",
    ]  # fmt: skip
    assert only(events, "gold") == [paid(0, "green", 4, ["b1"]), paid(3, "yellow", 4, ["g1"], 2)]
    assert [after - had for had, after in zip(before, state.scores(), strict=True)] == [4, 0, 0, 4]


@pytest.mark.rule("MN-V1")
def test_a_quarter_is_evaluated_once() -> None:
    state, _ = evaluate_first_quarter(workers={"b1": "green"})
    do(state, next(move for move in sorted(moves(state)) if move[0] == "1"), "stop")
    assert only(draw(state), "quarter") == []


@pytest.mark.rule("MN-V2", "MN-V3")
@pytest.mark.parametrize(("count", "gold"), [(1, 4), (2, 6), (3, 9), (4, 13), (5, 18), (6, 24)])
def test_payment_by_the_number_of_workers(count: int, gold: int) -> None:
    spaces = list(SIX)[:count]
    state, events = evaluate_first_quarter(workers=dict.fromkeys(spaces, "blue"), gold=[1, 2, 3, 4])
    assert only(events, "gold") == [paid(2, "blue", gold, sorted(spaces, key=SPACES.index))]
    assert state.scores() == [1, 2, 3 + gold, 4]


@pytest.mark.rule("MN-V3")
def test_the_workers_of_the_quarter_go_home_and_its_tiles_stay() -> None:
    workers = {"b1": "green", "c1": "green", "a2": "red", "e8": "green"}
    tiles = {**fill(quarter(1), SIX, rondel=["red-across"]), "e8": "white E"}
    state = at(phase="refill", placed=1, rondel=["red-across"], tiles=tiles, workers=workers)
    assert state.to_dict()["supply"] == {"green": 5, "red": 7, "blue": 8, "yellow": 8}
    assert only(draw(state), "return") == [
        {"kind": "return", "rule": "MN-V3", "seat": 0, "worker": "green", "amount": 2, "beside": 0, "quarter": 1,
         "spaces": ["b1", "c1"]},
        {"kind": "return", "rule": "MN-V3", "seat": 1, "worker": "red", "amount": 1, "beside": 0, "quarter": 1,
         "spaces": ["a2"]},
    ]  # fmt: skip
    assert state.to_dict()["supply"] == {"green": 7, "red": 8, "blue": 8, "yellow": 8}
    assert state.to_dict()["workers"] == {"e8": "green"}
    assert state.to_dict()["tiles"] == tiles


def last_space(**position: Any) -> durbar.State:
    """One space is free and the tile for it lies ready."""
    tiles = fill(set(SPACES) - {"c1"}, {"b1": "blue E"}, rondel=["white-across"])
    return at(rondel=["white-across"], tiles=tiles, evaluated=[2, 3, 4], **position)


@pytest.mark.rule("MN-X1")
def test_the_game_ends_when_the_fourth_quarter_is_evaluated() -> None:
    state = last_space(gold=[10, 20, 30, 25], workers={"b1": "yellow"})
    assert state.winners() == []
    do(state, "1 c1 N")
    assert not state.is_over()
    events = do(state, "stop")
    assert [event["kind"] for event in events] == ["stop", "quarter", "gold", "return", "end"]
    assert events[-1] == {"kind": "end", "rule": "MN-X1"}
    assert state.is_over()
    assert state.to_move() == durbar.OVER
    assert (state.legal_actions(), state.chance_outcomes(), state.pending()) == ([], [], [])
    assert state.scores() == [11, 20, 30, 29]
    assert state.winners() == [2]
    for move in ("stop", "1 c1 N", "draw white-across", "start 0"):
        assert refused(state, move) == "MN-X1"


@pytest.mark.rule("MN-X1")
@pytest.mark.parametrize("last", [1, 2, 3, 4])
def test_three_evaluated_quarters_do_not_end_the_game(last: int) -> None:
    others = [number for number in (1, 2, 3, 4) if number != last]
    tiles = fill(space for number in others for space in quarter(number))
    state = at(phase="refill", rondel=[], tiles=tiles, evaluated=others[:2])
    assert [event["quarter"] for event in only(draw(state), "quarter")] == others[2:]
    assert state.to_move() == 1


@pytest.mark.rule("MN-X3")
@pytest.mark.parametrize(
    ("players", "gold", "winners"),
    [
        (4, [7, 9, 9, 3], [1, 2]),
        (4, [7, 7, 7, 7], [0, 1, 2, 3]),
        (4, [0, 0, 0, 1], [3]),
        (3, [5, 4, 5], [0, 2]),
        (2, [99, 100], [1]),
        (2, [8, 8], [0, 1]),
    ],
)
def test_most_gold_wins_and_a_tie_is_shared(players: int, gold: list[int], winners: list[int]) -> None:
    state = at(players, phase="over", tiles=fill(SPACES), evaluated=[1, 2, 3, 4], gold=gold)
    assert state.winners() == winners


# On this palace two spaces of the first row and two of the last have centre columns, so that four tiles with two
# half columns are left over: the rondel can fill with tiles that nobody can place.
OTHER = {
    **GAME.board.source,
    "name": "a palace with gates",
    "columns": GAME.board.source["columns"].replace(".>----<.", ".>--<oo."),
}
OTHER_GAME = durbar.game("maharani", board=OTHER)
HALVES = [space for space in SPACES if OTHER_GAME.board.columns[CELLS[space]] in (SIGNS["-"], SIGNS["|"])]


@pytest.mark.rule("MN-X2")
def test_the_game_ends_at_the_start_of_a_turn_when_no_tile_fits() -> None:
    rondel = ["blue-along", "red-across", "", "red-along"]
    given = {"d1": "blue E", "d2": "red E", "e2": "white W", "a3": "green N"}
    tiles = fill(HALVES, given, rondel=[*rondel, "white-along"], board=OTHER_GAME.board)
    state = at(
        game=OTHER_GAME, phase="refill", placed=1, active=3, turn=30, rondel=rondel, tiles=tiles,
        workers={"d1": "green", "d2": "green", "e2": "red", "a3": "yellow"}, gold=[1, 1, 1, 1],
    )  # fmt: skip
    events = do(state, "draw white-along")
    assert [(event["kind"], event["rule"]) for event in events] == [
        ("draw", "MN-E1"), ("turn", "MN-R1"),
        ("quarter", "MN-X2"), ("gold", "MN-V2"), ("return", "MN-V3"), ("gold", "MN-V2"), ("return", "MN-V3"),
        ("quarter", "MN-X2"), ("gold", "MN-V2"), ("return", "MN-V3"),
        ("quarter", "MN-X2"), ("quarter", "MN-X2"), ("end", "MN-X2"),
    ]  # fmt: skip
    assert [event["finished"] for event in only(events, "quarter")] == [False] * 4
    assert only(events, "gold")[0] == paid(0, "green", 6, ["d1", "d2"])
    assert state.is_over()
    assert state.scores() == [7, 5, 1, 5]
    assert state.winners() == [0]
    assert state.to_dict()["workers"] == {}
    assert OTHER_GAME.from_dict(state.to_dict()) == state


@pytest.mark.rule("MN-X2")
def test_the_game_goes_on_when_one_tile_fits_anywhere() -> None:
    rondel = ["blue-along", "red-across", "", "red-along"]
    tiles = fill(HALVES, rondel=[*rondel, "white-ahead"], board=OTHER_GAME.board)
    state = at(game=OTHER_GAME, phase="refill", rondel=rondel, tiles=tiles)
    do(state, "draw white-ahead")
    assert state.to_move() == 1
    assert {move[0] for move in moves(state)} == {"3"}


@pytest.mark.rule("MN-X2")
def test_a_turn_with_only_a_refresh_does_not_end_the_game() -> None:
    """One two-half space is free, in quarter 1; at the west side no such tile lies there, and no marker is up."""
    rondel = ["blue-along", "red-across", "white-across", ""]
    tiles = fill(set(HALVES) - {"c1"}, rondel=[*rondel, "red-along"], board=OTHER_GAME.board)
    tiles = fill(set(SPACES) - {"c1"}, tiles, rondel=[*rondel, "red-along"], board=OTHER_GAME.board)
    state = at(game=OTHER_GAME, rondel=rondel, active=1, tiles=tiles, evaluated=[2, 3, 4], markers=[[], [1], [], []])
    assert moves(state) == {"refresh"}
    do(state, "refresh")
    draw(state, avoid="centre")
    assert state.to_move() == 2


@pytest.mark.rule("MN-X2")
def test_random_games_on_such_a_palace_end_by_either_rule() -> None:
    rules = set()
    for seed in range(40):
        state = OTHER_GAME.new(3)
        rng = durbar.Rng(seed)
        while not state.is_over():
            outcomes = [action for action, weight in state.chance_outcomes() for _ in range(weight)]
            actions = outcomes or state.legal_actions()
            assert actions
            state.apply(actions[rng.randrange(len(actions))])
        rules.add(state.events()[-1]["rule"])
        assert state.to_dict()["evaluated"] == [1, 2, 3, 4]
    assert rules == {"MN-X1", "MN-X2"}


@pytest.mark.rule("MN-X2", "MN-T3")
def test_with_the_standard_palace_every_space_can_be_filled() -> None:
    """As many tiles as spaces of each shape, and only centre tiles too many: they leave by MN-E2."""
    state = durbar.play_out(GAME.new(4), 5)
    assert len(state.to_dict()["tiles"]) == 56
    columns = "".join(GAME.board.source["columns"].split())
    assert [sum(columns.count(sign) for sign in signs) for signs in ("o", "<>^v", "-|")] == [8, 24, 24]
    assert [sum(k.count for k in GAME.board.kinds[a:b]) * 6 for a, b in pairwise((0, 1, 5, 7))] == [12, 24, 24]
