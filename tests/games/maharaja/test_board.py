"""Boards of Maharaja: every fault is found, and another good board can be played on."""

from __future__ import annotations

import copy
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import durbar
from durbar.games.maharaja.board import load_board
from tests.examples import examples
from tests.games.maharaja.games import GAME, walk


def data() -> dict[str, Any]:
    """The standard board, to be changed."""
    return copy.deepcopy(dict(GAME.board.source))


def faults(board: Any) -> list[str]:
    with pytest.raises(durbar.BoardError) as caught:
        load_board(board)
    return [str(fault) for fault in caught.value.faults]


def test_the_standard_board_has_no_fault() -> None:
    assert load_board(None) == load_board(data())


def change(board: dict[str, Any], path: str, value: Any) -> None:
    *where, key = path.split(".")
    for name in where:
        board = board[name]
    if value is None:
        del board[key]
    else:
        board[key] = value


@pytest.mark.parametrize(
    ("path", "value", "said"),
    [
        ("name", 3, "name: 3; expected a text"),
        ("colours", ["red"] * 5, "5 different words"),
        ("colours", ["green", "red", "Red", "blue", "violet"], "5 different words"),
        ("extra", {}, "extra: not known here"),
        ("start", None, "start: nothing; expected a mapping"),
        ("start.at", [50], "start.at: [50]; expected two numbers from 0 to 100"),
        ("cities.delhi.at", [50, 101], "cities.delhi.at"),
        ("cities.delhi.outer", 5, "cities.delhi: 1 central, 5 outer; expected 7 palace sites"),
        ("cities.delhi.home", "mogul", "mogul has 2 homes"),
        ("cities.delhi.home", "elephant", "cities.delhi.home: 'elephant'"),
        ("cities.delhi.outer", 6.0, "cities.delhi: 1 central, 6.0 outer; expected 7 palace sites"),
        ("cities.delhi.central", True, "cities.delhi: True central, 6 outer; expected 7 palace sites"),
        ("cities.delhi.size", 4, "cities.delhi.size: not known here; expected only at, central, outer, home"),
        ("cities.delhi", 4, "cities.delhi: a number; expected a mapping"),
        ("start.name", "Start", "start.name: not known here; expected only at"),
        ("track.start", 7.0, "track.start: 7.0; expected 7"),
        ("track.boxes", True, "track.boxes: True; expected a whole number"),
        ("track.boxes", 10.0, "track.boxes: 10.0; expected a whole number"),
        ("track.colour", "red", "track.colour: not known here; expected only start, boxes"),
        ("players.3.workers", 3, "players.3.workers: not known here; expected only payouts, village"),
        ("players.3.village", True, "players.3.village: True; expected 1 or 2 houses"),
        ("players.3.payouts", [11, 7, True], "players.3.payouts: [11, 7, True]; expected 3 whole numbers"),
        ("players.3.payouts", [11.0, 7, 3], "players.3.payouts: [11.0, 7, 3]; expected 3 whole numbers"),
        ("roads.delhi-agra", True, "roads.delhi-agra: True; expected 1 or 2 villages"),
        ("roads.delhi-agra", 2.0, "roads.delhi-agra: 2.0; expected 1 or 2 villages"),
        ("cities.mathura", {"at": [1, 1], "central": 1, "outer": 6, "home": "yogi"}, "8 cities; expected 7 (MJ-B1)"),
        ("cities.Delhi", {"at": [1, 1], "central": 1, "outer": 6, "home": "yogi"}, "cities.Delhi: its name"),
        ("cities.Start", {"at": [1, 1], "central": 1, "outer": 6, "home": "yogi"}, "cities.Start: its name"),
        ("roads.delhi-jaipur", 3, "roads.delhi-jaipur: 3; expected 1 or 2 villages (MJ-B3)"),
        ("roads.delhi-jaipur", 2, "31 villages in all; expected 30 (MJ-B1)"),
        ("roads.delhi-mathura", 1, "two different stations"),
        ("roads.jaipur-delhi", 1, "a second road between these stations"),
        ("track.start", 6, "track.start: 6; expected 7"),
        ("track.boxes", 0, "track.boxes: 0"),
        ("players.3", None, "players.3.payouts: None; expected 3 whole numbers"),
        ("players.3.payouts", [11, 7], "players.3.payouts"),
        ("players.3.payouts", [3, 7, 11], "the better rank to get more"),
        ("players.3.village", 3, "players.3.village: 3; expected 1 or 2 houses (MJ-B4)"),
        ("players.6", {"payouts": [1] * 6, "village": 2}, "players.6: not a number of players"),
    ],
)
def test_a_fault_is_named(path: str, value: Any, said: str) -> None:
    board = data()
    change(board, path, value)
    assert any(said in fault for fault in faults(board)), faults(board)


def test_all_faults_are_listed_at_once() -> None:
    board = data()
    change(board, "name", "")
    change(board, "roads.delhi-agra", 0)
    change(board, "players.4.payouts", "much")
    change(board, "cities.agra.central", 2)
    assert len(faults(board)) >= 5


def test_every_station_has_to_be_reachable() -> None:
    board = data()
    roads = {name: count for name, count in board["roads"].items() if "ahmadabad" not in name}
    spare = ["agra-udaipur", "jodhpur-jaipur", "jodhpur-khajuraho"]
    board["roads"] = roads | dict.fromkeys(spare, 2)
    assert faults(board) == [
        "cities.ahmadabad: no way from the start; expected roads that reach every station (MJ-B3)"
    ]  # fmt: skip


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    assert "a readable TOML file" in faults(tmp_path / "missing.toml")[0]
    broken = tmp_path / "broken.toml"
    broken.write_bytes(b"\xff\xfe")
    assert "a readable TOML file" in faults(broken)[0]
    broken.write_text("cities = ")
    assert "a readable TOML file" in faults(str(broken))[0]


def test_another_board_can_be_played_on() -> None:
    """A longer track, other payouts, another shape of the map."""
    board = data()
    change(board, "track.boxes", 12)
    change(board, "players.2.payouts", [20, 1])
    change(board, "roads.start-jaipur", None)
    board["roads"]["start-agra"] = 2
    game = durbar.game("maharaja", board)
    state = game.new(2)
    for _ in walk(state, 3):
        pass
    assert state.to_dict()["turn"] <= 20
    assert game != GAME
    assert game.from_dict(state.to_dict()) == state


@settings(max_examples=examples(150), deadline=None)
@given(
    path=st.sampled_from(
        [*data(), "cities.delhi", "cities.delhi.home", "roads.delhi-agra", "track.boxes", "players.2"]
    ),
    junk=st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=5)
    | st.lists(st.integers(), max_size=3),
)
def test_junk_is_never_a_crash(path: str, junk: Any) -> None:
    board = data()
    change(board, path, junk if junk is not None else [None])
    with suppress(durbar.BoardError):
        load_board(board)
