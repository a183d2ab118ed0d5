"""Positions of Maharani as plain data: what may be left out, every fault of a broken one, and hostile ones."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

import durbar
from durbar.games.maharani.codes import WORKERS
from tests.rules.maharani_help import GAME, fill, quarter

TILES = {"b1": "blue E", "c1": "red E", "c3": "white S"}
SMALL: dict[str, Any] = {"players": 4, "tiles": TILES, "rondel": ["blue-centre", "red-along", "", ""]}
TWO: dict[str, Any] = {**SMALL, "players": 2, "phase": "worker", "placed": 1, "space": "c3", "gold": [1, 0]}
CENTRES = ("b2", "c3", "g2", "f3", "f6", "g7", "b7", "c6")


FOUR = ["blue-along", "red-along", "green-along", "white-along"]


def faults(position: Any) -> list[str]:
    with pytest.raises(durbar.PositionError) as caught:
        GAME.from_dict(position)
    return [str(fault) for fault in caught.value.faults]


def test_what_is_left_out_is_the_usual() -> None:
    full = GAME.from_dict({**SMALL, "workers": {"b1": "green"}}).to_dict()
    assert full["supply"] == {"green": 7, "red": 8, "blue": 8, "yellow": 8}
    assert full["markers"] == [[1, 2, 3, 4]] * 4
    assert full["gold"] == [0, 0, 0, 0]
    assert full["phase"] == "first"
    assert (full["active"], full["turn"], full["placed"], full["space"]) == (0, 1, 0, "")
    assert sum(full["bag"].values()) == 55
    assert full["bag"]["blue-centre"] == 1
    assert "blue-ahead" not in full["bag"]
    assert full["rondel"] == ["blue-centre", "red-along", "", ""]
    assert list(full) == list(GAME.new(3).to_dict())


@pytest.mark.parametrize(
    ("junk", "kind"),
    [(None, "nothing"), (5, "a number"), ("x", "a text"), ([], "a list"), ([("players", 2)], "a list")],
)
def test_a_position_is_a_table(junk: Any, kind: str) -> None:
    assert faults(junk) == [f"position: {kind}; expected a mapping of keys to values"]


@pytest.mark.parametrize("players", [None, 1, 5, "2", True, 2.0, [], pytest.param(10**6000, id="huge")])
def test_the_number_of_players_is_needed(players: Any) -> None:
    (fault,) = faults({**SMALL, "players": players})
    assert fault.startswith("players: ")
    assert fault.endswith("; expected a whole number from 2 to 4")


SINGLE: list[tuple[dict[str, Any], str]] = [
    ({"moves": 3}, "moves: not known here; expected only players"),
    ({5: 3}, "position: 5; expected texts as keys"),
    ({"phase": "third"}, "phase: 'third'; expected one of deal, start, first, worker, second, refill, over"),
    ({"phase": ["first"]}, "phase: ['first']; expected one of"),
    ({"turn": -1}, "turn: -1; expected a whole number from 0 to 10000"),
    ({"turn": 10**30}, "turn: 1000000000000000000000000000000; expected a whole number from 0 to 10000"),
    ({"active": 4}, "active: 4; expected a whole number from 0 to 3"),
    ({"active": False}, "active: true or false; expected a whole number from 0 to 3"),
    ({"placed": 3}, "placed: 3; expected a whole number from 0 to 2"),
    ({"placed": 1}, "placed: 1; expected a number of tiles that goes with phase 'first'"),
    ({"phase": "second", "gold": [9] * 4}, "placed: 0; expected a number of tiles that goes with phase 'second'"),
    (
        {"phase": "second", "placed": 1},
        "gold of seat 0: 0; expected at least 1, earned with the tiles of this turn (MN-G1)",
    ),
    ({"turn": 10_007}, "turn: 10007; expected at most 10006 at this point"),
    ({"gold": [100_337, 0, 0, 0]}, "gold of seat 0: 100337; expected at most 100336 at this point"),
    ({"turn": 0}, "turn: 0; expected 0 before the first turn, 1 or more after it"),
    ({"phase": "start", "turn": 1, "rondel": FOUR}, "turn: 1; expected 0 before the first turn"),
    ({"phase": "start", "rondel": []}, "rondel: 0 tiles; expected slots filled from the first on"),
    ({"phase": "start", "rondel": FOUR[:3]}, "rondel: 3 tiles; expected slots filled from the first on"),
    ({"phase": "deal", "rondel": ["", *FOUR[:2]]}, "rondel: 2 tiles; expected slots filled from the first on"),
    ({"phase": "deal", "rondel": [], "tiles": {"b1": "blue E"}}, "phase: deal; expected no tile in the palace"),
    ({"phase": "start", "rondel": FOUR, "tiles": {}, "gold": [1] * 4}, "phase: start; expected no tile in the palace"),
    ({"phase": "start", "rondel": FOUR, "active": 1}, "phase: start; expected no active seat yet, and all markers up"),
    ({"phase": "deal", "markers": [[1]] * 4}, "phase: deal; expected no active seat yet, and all markers up"),
    (
        {"phase": "second", "placed": 1, "gold": [9] * 4, "rondel": FOUR, "tiles": {}},
        "placed: 1; expected at most 0, as many as lie in the palace (MN-P1)",
    ),
    (
        {"phase": "second", "placed": 1, "gold": [9] * 4, "rondel": FOUR},
        "rondel: full; expected an empty slot for each of 1 placed in this turn (MN-P1)",
    ),
    ({"phase": "over", "evaluated": [1, 2, 3, 4]}, "phase: over; expected a full palace, or a rondel with no"),
    (
        {"phase": "over", "evaluated": [1, 2, 3, 4], "rondel": []},
        "phase: over; expected a full palace, or a rondel with no tile that fits (MN-X1, MN-X2)",
    ),
    ({"space": "a1"}, "space: 'a1'; expected the space whose tile waits for its worker"),
    ({"space": 7}, "space: 7; expected the space whose tile waits for its worker"),
    ({"space": "c3"}, "space: c3; expected nothing in phase 'first'"),
    ({"tiles": []}, "tiles: a list; expected a mapping"),
    ({"tiles": {"a1": "blue N"}}, "tiles.a1: not a space; expected a space of the palace, such as c3 (MN-B1)"),
    ({"tiles": {"z9": "blue N"}}, "tiles.z9: not a space"),
    ({"tiles": {3: "blue N"}}, "tiles: 3; expected texts as keys"),
    ({"tiles": {"b1": "blue"}}, "tiles.b1: 'blue'; expected a colour and an arrow, such as 'blue N'"),
    ({"tiles": {"b1": "pink E"}}, "tiles.b1: 'pink E'; expected a colour and an arrow"),
    ({"tiles": {"b1": "blue NE"}}, "tiles.b1: 'blue NE'; expected a colour and an arrow"),
    ({"tiles": {"b1": 7}}, "tiles.b1: 7; expected a colour and an arrow"),
    ({"tiles": {"b1": "blue E", "c2": "blue E"}}, "tiles: 2 of blue-ahead in the palace and on the rondel; expected 1"),
    ({"rondel": "blue-centre"}, "rondel: 'blue-centre'; expected a list of four tiles"),
    ({"rondel": ["", "", "", "", ""]}, "rondel: ['', '', '', '', '']; expected a list of four tiles"),
    ({"rondel": ["blue", "red-along"]}, "rondel slot 1: 'blue'; expected a tile such as 'blue-along'"),
    ({"rondel": [None, "red-along"]}, "rondel slot 1: None; expected a tile such as 'blue-along'"),
    ({"rondel": []}, "phase: first, but no tile of the rondel fits a free space; expected the end of the game (MN-X2)"),
    ({"bag": 5}, "bag: a number; expected a mapping"),
    ({"bag": {"blue": 1}}, "bag.blue: 1; expected a tile such as 'blue-along' and how many"),
    ({"bag": {"blue-along": -1}}, "bag.blue-along: -1; expected a tile such as 'blue-along' and how many"),
    ({"bag": {"blue-along": "1"}}, "bag.blue-along: '1'; expected a tile such as 'blue-along' and how many"),
    (
        {"bag": {"blue-along": 10**30}},
        "bag.blue-along: 999999999999999999999999999998 too many; expected 2 in the whole",
    ),
    ({"bag": {}}, "bag.blue-along: 2 missing; expected 2 in the whole game"),
    ({"markers": {}}, "markers: {}; expected a list of 4, one for each seat"),
    ({"markers": [[1], [2], [3]]}, "markers: [[1], [2], [3]]; expected a list of 4, one for each seat"),
    ({"markers": [[5], [], [], []]}, "markers of seat 0: [5]; expected a list of some of 1 ... 4"),
    ({"markers": [[], [1, 1], [], []]}, "markers of seat 1: [1, 1]; expected each one once"),
    ({"markers": [[], 3, [], []]}, "markers of seat 1: 3; expected a list of some of 1 ... 4"),
    ({"gold": [1, 2, 3]}, "gold: [1, 2, 3]; expected a list of 4, one for each seat"),
    ({"gold": [1, 2, 3, -4]}, "gold of seat 3: -4; expected a whole number from 0 to"),
    ({"gold": [1, 2, 3, 10**6000]}, "gold of seat 3: a value of type int too large to show; expected a whole number"),
    ({"gold": 5}, "gold: 5; expected a list of 4, one for each seat"),
    ({"evaluated": [0]}, "evaluated: [0]; expected a list of some of 1 ... 4"),
    ({"evaluated": 1}, "evaluated: 1; expected a list of some of 1 ... 4"),
    ({"evaluated": [1]}, "quarter 1: evaluated with free spaces; expected a full quarter (MN-V1)"),
    ({"tiles": fill(quarter(2))}, "quarter 2: full and not evaluated; expected evaluated (MN-V1)"),
    ({"workers": ["b1"]}, "workers: a list; expected a mapping"),
    ({"workers": {"b1": "violet"}}, "workers.b1: 'violet'; expected one of green, red, blue, yellow"),
    ({"workers": {"b1": 1}}, "workers.b1: 1; expected one of green, red, blue, yellow"),
    ({"players": 3, "workers": {"b1": "yellow"}}, "workers.b1: 'yellow'; expected one of green, red, blue"),
    ({"workers": {"d1": "green"}}, "workers.d1: a worker without a tile; expected workers on tiles only (MN-W1)"),
    ({"workers": {"nowhere": "green"}}, "workers.nowhere: a worker without a tile"),
    (
        {"tiles": fill(quarter(1)), "evaluated": [1], "workers": {"b1": "green"}},
        "workers.b1: a worker in an evaluated quarter; expected all of them gone home (MN-V3)",
    ),
    ({"beside": {"5 green": 1}}, "beside.5 green: not a quarter and a worker; expected a key such as '2 green'"),
    ({"beside": {"1 violet": 1}}, "beside.1 violet: not a quarter and a worker"),
    ({"beside": {"1 green": 9}}, "beside.1 green: 9; expected how many workers lie there"),
    ({"beside": {"1 green": "1"}}, "beside.1 green: '1'; expected how many workers lie there"),
    (
        {"tiles": fill(quarter(1)), "evaluated": [1], "beside": {"1 green": 1}},
        "beside.1 green: beside an evaluated quarter; expected back in the supply (MN-W7)",
    ),
    (
        {"supply": {"green": 8, "red": 8, "blue": 8}},
        "supply.yellow: -1 with 0 in the palace and beside it; expected 8 in all",
    ),
    (
        {"supply": dict.fromkeys(WORKERS, 7)},
        "supply.green: 7 with 0 in the palace and beside it; expected 8 in all (MN-S3)",
    ),
    ({"supply": {**dict.fromkeys(WORKERS, 8), "violet": 1}}, "supply.violet: not in this game; expected one of green"),
    ({"supply": {**dict.fromkeys(WORKERS, 8), "red": "8"}}, "supply.red: '8' with 0 in the palace"),
    ({"workers": {"b1": "green"}, "beside": {"1 green": 8}}, "supply.green: -1 with 9 in the palace and beside it"),
    (
        {"phase": "deal", "rondel": ["white-along"] * 2 + ["white-across"] * 2},
        "phase: deal; expected an empty slot, a tile in",
    ),
    (
        {"phase": "refill", "rondel": ["white-along"] * 2 + ["white-across"] * 2},
        "phase: refill; expected an empty slot, a tile in the bag and a free space (MN-E1)",
    ),
    ({"phase": "over"}, "quarter 1: not evaluated though the game is over; expected evaluated (MN-X1)"),
    (
        {"tiles": fill(CENTRES, rondel=SMALL["rondel"])},
        "rondel slot 1: a centre tile; expected none, the centre spaces are",
    ),
    (
        {"phase": "worker", "placed": 1, "space": "c3", "gold": [1] * 4},
        "phase: worker; expected another one: only with two",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("change", "expected"), SINGLE)
def test_each_fault_has_its_own_message(change: dict[str, Any], expected: str) -> None:
    found = faults({**SMALL, **change})
    assert [fault for fault in found if fault.startswith(expected)], found


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"space": ""}, "space: nothing; expected a tile without a worker that points home (MN-W1)"),
        ({"space": "d1"}, "space: d1; expected a tile without a worker that points home (MN-W1)"),
        ({"space": "b1"}, "space: b1; expected a tile without a worker that points home (MN-W1)"),
        ({"workers": {"c3": "red"}}, "space: c3; expected a tile without a worker that points home (MN-W1)"),
        ({"active": 1, "gold": [0, 1]}, "space: c3; expected a tile without a worker that points home (MN-W1)"),
        ({"placed": 2, "gold": [1, 9]}, "gold of seat 0: 1; expected at least 2"),
        (
            {"beside": {"2 green": 7, "3 blue": 7}},
            "phase: worker; expected a worker that can come onto the tile (MN-D2)",
        ),
    ],
)  # fmt: skip
def test_a_choice_of_worker_needs_its_tile_and_its_worker(change: dict[str, Any], expected: str) -> None:
    assert GAME.from_dict(TWO).to_move() == 0
    found = faults({**TWO, **change})
    assert [fault for fault in found if fault.startswith(expected)], found


def test_all_faults_are_told_at_once() -> None:
    found = faults(
        {
            "players": 3, "phase": 1, "turn": "x", "active": 3, "placed": -1, "space": "q",
            "tiles": {"b1": "b", "q": ""},
            "rondel": ["a", "b"], "bag": {"c": 1}, "markers": 1, "gold": 1, "evaluated": 1, "workers": {"d1": "green"},
            "beside": {"x": 1}, "supply": {"yellow": 1}, "extra": 0,
        }
    )  # fmt: skip
    heads = [fault.split(":")[0] for fault in found]
    for head in (
        "extra", "phase", "turn", "active", "placed", "space", "tiles.b1", "tiles.q", "rondel slot 1",
        "rondel slot 2",
        "bag.c", "markers", "gold", "evaluated", "workers.d1", "beside.x", "supply.yellow", "supply.green",
    ):  # fmt: skip
        assert head in heads


def test_centre_tiles_may_be_gone_once_their_spaces_are_full() -> None:
    rondel = ["red-along", "", "", ""]
    tiles = fill(CENTRES, rondel=rondel)
    full = GAME.from_dict({"players": 4, "tiles": tiles, "rondel": rondel}).to_dict()
    less = {name: count for name, count in full["bag"].items() if "centre" not in name}
    state = GAME.from_dict({**full, "bag": less})
    assert sum(state.view()["removed"].values()) == 4
    del tiles["b2"]
    assert any("missing" in fault for fault in faults({**full, "tiles": tiles, "bag": less}))


def test_an_arrow_may_not_go_with_the_tiles_there_are() -> None:
    """On a board whose half columns are all ahead of the arrow or to its right."""
    tiles = {**GAME.board.source["tiles"]}
    del tiles["behind"], tiles["left"]
    tiles = {**tiles, "ahead": {"columns": ["ahead"], "count": 2}, "right": {"columns": ["right"], "count": 2}}
    game = durbar.game("maharani", board={**GAME.board.source, "tiles": tiles})
    assert game.from_dict({**SMALL, "tiles": {"b1": "blue E", "c2": "blue N"}}).to_move() == 0
    with pytest.raises(durbar.PositionError, match="an arrow that the columns of the space permit"):
        game.from_dict({**SMALL, "tiles": {"b1": "blue W"}})


def test_nested_and_endless_values_are_shown_short() -> None:
    deep: list[Any] = []
    for _ in range(20_000):
        deep = [deep]
    found = faults({**SMALL, "gold": deep, "turn": "x" * 100_000})
    assert all(len(fault) < 300 for fault in found)
    assert "gold: a value of type list too large to show; expected a list of 4, one for each seat" in found


def test_errors_survive_a_pickle() -> None:
    with pytest.raises(durbar.PositionError) as caught:
        GAME.from_dict({**SMALL, "gold": 5})
    again = pickle.loads(pickle.dumps(caught.value))  # noqa: S301
    assert str(again) == str(caught.value)
    assert again.faults == caught.value.faults
