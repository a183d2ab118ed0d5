"""Board files of Maharani: the standard one, other good ones, and every fault of a bad one."""

from __future__ import annotations

import copy
import json
import tomllib
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from types import MappingProxyType
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import durbar
from durbar.games.maharani.board import load_board
from tests.examples import examples
from tests.games.junk import JUNK

SOURCE = files("durbar.games.maharani").joinpath("board.toml").read_text("utf-8")
STANDARD = tomllib.loads(SOURCE)

Change = Callable[[dict[str, Any]], object]


def changed(*changes: Change) -> dict[str, Any]:
    data = copy.deepcopy(STANDARD)
    for change in changes:
        change(data)
    return data


def faults(data: Any) -> list[str]:
    with pytest.raises(durbar.BoardError) as caught:
        load_board(data)
    assert isinstance(caught.value, ValueError)
    assert str(caught.value).startswith(f"{caught.value.what}: {len(caught.value.faults)} fault")
    return [str(fault) for fault in caught.value.faults]


def put(key: str, value: Any) -> Change:
    """A change of one entry, deep keys joined by points; ``...`` takes it out."""

    def change(data: dict[str, Any]) -> None:
        *path, last = key.split(".")
        for step in path:
            data = data[step]
        if value is ...:
            del data[last]
        else:
            data[last] = value

    return change


def redraw(key: str, *lines: tuple[int, str]) -> Change:
    """A change of some lines of a map."""

    def change(data: dict[str, Any]) -> None:
        drawn = data[key].split()
        for number, line in lines:
            drawn[number] = line
        data[key] = "\n".join(drawn)

    return change


def test_the_standard_board_has_the_right_counts() -> None:
    board = load_board(None)
    assert sum(1 for pattern in board.columns if pattern) == 56
    assert [board.quarter_of.count(quarter) for quarter in range(4)] == [14] * 4
    assert sum(kind.count for kind in board.kinds) * len(board.colours) == 60
    assert board.payouts == (4, 6, 9, 13, 18, 24)
    assert board.source == STANDARD


def test_a_board_comes_from_a_file_its_path_or_its_data(tmp_path: Path) -> None:
    file = tmp_path / "board.toml"
    file.write_text(SOURCE, "utf-8")
    games = [durbar.game("maharani", board=board) for board in (file, str(file), STANDARD, MappingProxyType(STANDARD))]
    for game in games:
        assert game == durbar.game("maharani")
        assert hash(game) == hash(durbar.game("maharani"))
        assert game.new(2) == durbar.game("maharani").new(2)


def test_another_board_is_another_game() -> None:
    other = durbar.game("maharani", board=changed(put("payouts", [1, 2, 3, 4, 5, 6])))
    assert other != durbar.game("maharani")
    assert other.new(3) != durbar.game("maharani").new(3)
    assert other.board.payouts == (1, 2, 3, 4, 5, 6)


def test_a_board_does_not_change_with_the_data_it_was_made_from() -> None:
    data = changed()
    game = durbar.game("maharani", board=data)
    digest = game.board_digest
    data["payouts"][0] = 99
    data["players"]["2"]["workers"] = 1
    assert game.board_digest == digest
    assert json.loads(json.dumps(game.board.source)) == STANDARD


def test_other_names_workers_payouts_and_sides_can_be_played() -> None:
    board = changed(
        put("name", "ours"),
        put("colours", ["rose", "sand", "sky", "moss", "ink", "snow"]),
        put("animals", ["ant", "bee", "cat", "dog"]),
        put("players.2", {"workers": 3, "sides": ["W", "E"]}),
        put("tiles.along", ...),
        put("tiles.straight", {"columns": ["behind", "ahead"], "count": 2}),
    )
    game = durbar.game("maharani", board=board)
    state = game.new(2)
    assert [seat["side"] for seat in state.view()["seats"]] == ["W", "E"]
    assert state.describe(state.parse("draw sand-straight"), "fr") == "Tirage : tuile sand straight"
    durbar.play_out(state, 4)
    assert state.is_over()
    assert game.from_dict(state.to_dict()) == state


SINGLE: dict[str, tuple[Change, str]] = {
    "unknown part": (put("rooms", 4), "rooms: not known here; expected only name, columns"),
    "no name": (put("name", ...), "name: None; expected a text"),
    "empty name": (put("name", ""), "name: ''; expected a text"),
    "no map": (put("columns", ...), "columns: 0 line(s); expected 8 lines of 8 signs"),
    "map not a text": (put("columns", 8), "columns: 0 line(s); expected 8 lines of 8 signs"),
    "seven lines": (put("quarters", "........\n" * 7), "quarters: 7 line(s); expected 8 lines of 8 signs"),
    "long line": (redraw("columns", (0, ".>----<..")), "columns: 8 line(s); expected 8 lines of 8 signs"),
    "unknown sign": (redraw("columns", (0, ".>--?-<.")), "columns at e1: '?'; expected one of .o^>v<|-"),
    "unknown quarter": (redraw("quarters", (0, ".115222.")), "quarters at d1: '5'; expected one of .1234"),
    "space without a quarter": (redraw("quarters", (0, ".11.222.")), "quarters at d1: '.'; expected a quarter"),
    "quarter without a space": (redraw("quarters", (0, "1111222.")), "quarters at a1: '1'; expected a quarter"),
    "three animals": (put("animals", ["ant", "bee", "cat"]), "animals: ['ant', 'bee', 'cat']; expected 4"),
    "animals twice": (put("animals", ["ant", "ant", "bee", "cat"]), "expected 4 different words"),
    "animals not words": (put("animals", ["ant", "bee", "cat", 4]), "expected 4 different words"),
    "colour with a dash": (put("colours", ["a-b", "c", "d", "e", "f", "g"]), "colours: "),
    "colours that differ in capitals": (put("colours", ["a", "A", "d", "e", "f", "g"]), "expected 6 different words"),
    "five payouts": (put("payouts", [1, 2, 3, 4, 5]), "payouts: [1, 2, 3, 4, 5]; expected 6 whole numbers"),
    "payout too high": (put("payouts", [1, 2, 3, 4, 5, 1001]), "expected 6 whole numbers from 0 to 1000"),
    "payout negative": (put("payouts", [-1, 2, 3, 4, 5, 6]), "expected 6 whole numbers from 0 to 1000"),
    "payout no number": (put("payouts", [True, 2, 3, 4, 5, 6]), "expected 6 whole numbers from 0 to 1000"),
    "players missing": (put("players.3", ...), "expected a mapping for each of 2, 3 and 4"),
    "players not a mapping": (put("players", []), "players: []; expected a mapping for each of 2, 3 and 4"),
    "seating not a mapping": (put("players.3", 10), "players.3.workers: None; expected a whole number from 1 to 56"),
    "no workers": (put("players.4.workers", 0), "players.4.workers: 0; expected a whole number from 1 to 56"),
    "too many workers": (put("players.4.workers", 57), "players.4.workers: 57"),
    "sides out of order": (put("players.3.sides", ["W", "S", "N"]), "players.3.sides: ['W', 'S', 'N']"),
    "too few sides": (put("players.3.sides", ["S", "N"]), "players.3.sides: ['S', 'N']; expected 3 sides"),
    "side twice": (put("players.2.sides", ["S", "S"]), "players.2.sides: ['S', 'S']"),
    "unknown part of a seating": (put("players.2.gold", 3), "players.2.gold: not known here"),
    "no tiles": (put("tiles", {}), "tiles: {}; expected 1 to 12 kinds of tile"),
    "tile name": (put("tiles.two words", {}), "tiles: the name 'two words'; expected a word"),
    "tile not a mapping": (put("tiles.ahead", 1), "tiles.ahead.columns: None; expected some of"),
    "unknown column": (put("tiles.ahead.columns", ["above"]), "tiles.ahead.columns: ['above']; expected some of"),
    "nested columns": (put("tiles.ahead.columns", [["ahead"]]), "tiles.ahead.columns: [['ahead']]; expected some of"),
    "no columns": (put("tiles.ahead.columns", []), "tiles.ahead.columns: []; expected some of"),
    "count negative": (put("tiles.ahead.count", -1), "tiles.ahead.count: -1; expected a whole number from 0 to 60"),
    "count no number": (put("tiles.ahead.count", "1"), "tiles.ahead.count: '1'; expected a whole number from 0 to 60"),
    "count too high": (put("tiles.ahead.count", 61), "tiles.ahead.count: 61; expected a whole number from 0 to 60"),
    "huge count": (put("tiles.ahead.count", 10**6000), "tiles.ahead.count: a value of type int too large to show"),
    "unknown part of a tile": (put("tiles.ahead.size", 1), "tiles.ahead.size: not known here"),
    "same columns": (put("tiles.twin", {"columns": ["ahead"], "count": 0}), "tiles: ahead and twin have the same"),
    "names that differ in capitals": (
        put("tiles.AHEAD", {"columns": ["right", "ahead"], "count": 0}),
        "tiles: 2 kinds called 'ahead'; expected names that differ in more than capitals",
    ),
    "59 tiles": (put("tiles.ahead.count", 0), "tiles: 54 in all; expected 60, 10 of each colour (MN-T1)"),
    "too few for a shape": (
        lambda data: (data["tiles"]["ahead"].update(count=0), data["tiles"]["along"].update(count=3)),
        "tiles: 18 that fit spaces like b1; expected at least 24, enough to fill the board (MN-T3)",
    ),
    "half column without its other half": (
        redraw("columns", (0, ".>--<<<.")),
        "columns at f1: a half column on the W edge without its other half; expected the other half on the next",
    ),
    "half column over the edge": (redraw("columns", (0, ".<----<.")), "columns at b1: a half column on the W edge"),
}  # fmt: skip


@pytest.mark.parametrize("name", SINGLE)
def test_each_fault_has_its_own_message(name: str) -> None:
    change, expected = SINGLE[name]
    found = faults(changed(change))
    assert [fault for fault in found if expected in fault], found


def test_a_space_too_many_or_too_few() -> None:
    found = faults(
        changed(
            redraw("columns", (0, "o>----<."), (7, ".>----..")), redraw("quarters", (0, "1111222."), (7, ".44433.."))
        )
    )
    assert "columns at a1: a space; expected no space in the corners and under the rondel (MN-B1)" in found
    assert "quarter 1: 15 spaces; expected 14 (MN-B2)" in found
    assert "quarter 3: 13 spaces; expected 14 (MN-B2)" in found
    assert any(fault.startswith("columns at f8: a half column on the E edge") for fault in found)
    fewer = faults(changed(redraw("columns", (0, "........")), redraw("quarters", (0, "........"))))
    assert "columns: 50 spaces; expected 56 (MN-B1)" in fewer


def test_a_palace_in_pieces() -> None:
    """Row 2 is taken away, so that row 1 cannot be reached."""
    found = faults(changed(redraw("columns", (1, "........")), redraw("quarters", (1, "........"))))
    told = next(fault for fault in found if fault.startswith("columns: no way from the rest to a3, b3, c3, d3"))
    assert told.endswith("; expected one connected palace (MN-B3)")


def test_all_faults_are_told_at_once() -> None:
    found = faults(
        changed(put("name", 5), put("payouts", []), put("animals", "cats"), put("tiles.left.count", None), put("x", 1))
    )
    assert len(found) == 5
    assert [fault.split(":")[0] for fault in found] == ["x", "name", "animals", "payouts", "tiles.left.count"]


@pytest.mark.parametrize(
    "content",
    [b"name = ", b"\xff\xfe", b"name = " + b"[" * 5000, b""],
    ids=["broken", "not utf-8", "deep", "empty"],
)
def test_a_file_that_is_no_board(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "board.toml"
    file.write_bytes(content)
    found = faults(file)
    assert len(found) == 1 or content == b""


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    assert "expected a readable TOML file in UTF-8" in faults(tmp_path / "nothing.toml")[0]
    assert "expected a readable TOML file in UTF-8" in faults(tmp_path)[0]
    assert "expected a readable TOML file in UTF-8" in faults("a\0b")[0]


@settings(max_examples=examples(150))
@given(data=st.data())
def test_junk_anywhere_is_refused_or_harmless(data: st.DataObject) -> None:
    """One or two entries of a good board are replaced; what still loads can be played."""
    board = changed()
    for _ in range(data.draw(st.integers(1, 2))):
        table: dict[str, Any] = board
        while True:
            key = data.draw(st.sampled_from([*table, "extra"]))
            if isinstance(table.get(key), dict) and data.draw(st.booleans()):
                table = table[key]
                continue
            table[key] = data.draw(JUNK)
            break
    try:
        load_board(board)
    except durbar.BoardError:
        return
    assert durbar.play_out(durbar.game("maharani", board=board).new(2), 1).is_over()
