from __future__ import annotations

import json
import os
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from play_helpers import play

import durbar
from durbar.play import replay
from durbar.play.files import LIMIT
from durbar.play.record import Record, RecordError
from durbar.play.table import Table

FUZZ = settings(
    max_examples=150,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)


@cache
def finished(name: str = "maharani") -> str:
    """The text of a finished record with everything in it: board, position, names, undo, takeover, return, resign."""
    game = durbar.game(name, json.loads(json.dumps(durbar.game(name).board.source)))
    seats = ["human"] * game.players[-1]
    middle = play(Table(game, seats, seed=3), seed=1, until=12).state.to_dict()
    table = Table(game, seats, seed=3, names=["Ada", "Bé", *[""] * (len(seats) - 2)], position=middle)
    seat = table.deciders()[0]
    table.act(seat, table.state.legal_actions(seat)[0])
    if table.can_undo(seat):
        table.undo(seat)
    table.takeover(0, "dice")
    table.give_back(0)
    table.resign(1)
    return play(table, seed=2).record().dumps()


def data() -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads(finished())
    return loaded


@pytest.mark.parametrize("name", durbar.games())
def test_round_trip(name: str) -> None:
    record = Record.loads(finished(name))
    assert Record.loads(record.dumps()) == record
    assert record.dumps() == finished(name)
    assert replay.verify(record) == []


def test_the_file_is_readable() -> None:
    lines = finished().splitlines()
    log = lines[lines.index('  "log": [') + 1 :]
    entries = log[: log.index("  ],")]
    assert len(entries) == len(data()["log"])
    for line, entry in zip(entries, data()["log"], strict=True):
        assert json.loads(line.strip().rstrip(",")) == entry
    assert {"by": 0, "takeover": "dice"} in data()["log"]
    assert {"by": 0, "return": True} in data()["log"]
    assert {"by": 1, "resign": True} in data()["log"]
    assert "Bé" in finished()


def test_another_board_is_in_the_record() -> None:
    board = json.loads(json.dumps(durbar.game("maharani").board.source))
    board["payouts"] = [1, 2, 3, 4, 5, 6]
    table = Table(durbar.game("maharani", board), ["dice"] * 2, seed=1)
    table.advance()
    record = Record.loads(table.record().dumps())
    assert record.board == board
    assert record.find_game() == table.game != durbar.game("maharani")
    assert replay.verify(record) == []
    standard = Table(durbar.game("maharani"), ["dice"] * 2, seed=1)
    assert "board" not in standard.record().to_dict()


def test_saving_is_all_or_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.json"
    record = Record.loads(finished())
    record.save(path)
    assert path.read_text("utf-8") == finished()
    assert Record.load(path) == record

    def full(*_: object) -> None:
        raise OSError("no space left")

    changed = Record(**{**vars(record), "log": []})
    for step in ("fsync", "replace"):
        with monkeypatch.context() as patch:
            patch.setattr(os, step, full)
            with pytest.raises(OSError, match="no space"):
                changed.save(path)
        assert path.read_text("utf-8") == finished()
        assert os.listdir(tmp_path) == ["game.json"]


def faults_of(text: str) -> list[str]:
    with pytest.raises(RecordError) as caught:
        Record.loads(text)
    return [str(fault) for fault in caught.value.faults]


def changed(**parts: Any) -> str:
    return json.dumps({**data(), **parts})


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "ends too early"),
        ("null", "not a record"),
        ("[]", "not a record"),
        ("{}", "not a record"),
        ('{"format": "durbar position", "version": 1}', "not a record"),
        ('{"format": NaN}', "NaN"),
        ('{"format": -Infinity}', "-Infinity"),
        ('{"format": 1e999}', "sensible size"),
        ('{"format": ' + "9" * 5000 + "}", "sensible size"),
        ("[" * 100_000, "nested too deeply"),
        ("[" * 60 + "]" * 60, "nested too deeply"),
        ('{"a": 1, "a": 2}', "given twice"),
        (r'{"format": "\ud800"}', "whole characters"),
        (r'{"\udfff": 1}', "whole characters"),
        ('{"format": "durbar record", "version": 99}', "written by a newer Durbar"),
        (" " * (LIMIT + 1), f"at most {LIMIT} bytes"),
    ],
)
def test_what_is_no_record_is_refused(text: str, words: str) -> None:
    assert any(words in fault for fault in faults_of(text))


def test_truncated_files_are_refused() -> None:
    text = finished()
    for cut in range(0, len(text) - 2, 97):
        assert faults_of(text[:cut]), cut


@pytest.mark.parametrize(
    ("parts", "words"),
    [
        ({"version": "1"}, "version: a text; expected a whole number from 1 to 1"),
        ({"game": "chess"}, "game: 'chess'; expected one of maharani"),
        ({"game": ["maharani"]}, "game: a list; expected a text"),
        ({"rules_version": 10**40}, "rules_version"),
        ({"rules_version": 2}, "rules_version: 2, played by newer rules"),
        ({"players": True}, "players: true or false"),
        ({"players": 3}, "seats: 4 of them; expected 3"),
        ({"players": 9}, "2 to 4 players, not for 9"),
        ({"options": {"speed": 1}, "position": None}, "position: nothing; expected a mapping"),
        ({"position": {"players": 4, "tiles": {"z9": "blue N"}}}, "position: tiles.z9"),
        (
            {"position": durbar.game("maharani").new(3).to_dict()},
            "position: 3 players; expected 4, as the record says",
        ),
        ({"board": {"name": 5}}, "board: name"),
        ({"board": {"tiles": {"odd": {"columns": [["ahead"]], "count": 1}}}}, "board: tiles.odd.columns"),
        ({"seats": {}}, "seats: a mapping; expected a list of 4 seats"),
        ({"seats": [{"kind": "human", "name": "\x1b[31m"}] * 4}, "seats[0].name"),
        ({"seats": [{"kind": "human", "name": "x" * 61}] * 4}, "0 to 60 printable"),
        ({"seed_digest": "zz"}, "64 hexadecimal digits"),
        ({"seed": ""}, "seed"),
        ({"log": [{"by": 9, "do": "stop"}]}, "log[0].by: 9; expected a whole number from 0 to 3"),
        ({"log": [{"by": "chance", "undo": 1}]}, "chance cannot undo"),
        ({"log": [{"by": 0, "do": "stop", "undo": 1}]}, "log[0]: 2 of them; expected exactly one of do, undo"),
        ({"log": [{"by": 0}]}, "log[0]: 0 of them"),
        ({"log": [{"by": 0, "do": ["stop"]}]}, "log[0].do: a list"),
        ({"log": [{"by": 0, "undo": -1}]}, "log[0].undo: -1"),
        ({"log": [{"by": 0, "resign": 1}]}, "log[0].resign: 1; expected true"),
        ({"log": [{"by": 0, "fly": True}]}, "log[0].fly: not known here"),
        ({"log": ["stop"]}, "log[0]: a text"),
        ({"log": "x"}, "log: a text"),
        ({"result": {"scores": [1.5], "winners": ["0"], "resigned": None}}, "result.scores[0]: a number"),
        ({"extra": 1}, "extra: not known here"),
    ],
)
def test_faults_are_named(parts: dict[str, Any], words: str) -> None:
    faults = faults_of(changed(**parts))
    assert any(words in fault for fault in faults), faults


def test_every_fault_is_listed() -> None:
    faults = faults_of(changed(game="chess", seed_digest=5, log=[{"by": 0}, {"by": 7, "do": "x"}], extra=1))
    assert len(faults) == 5


def test_missing_parts_are_listed() -> None:
    faults = faults_of('{"format": "durbar record", "version": 1}')
    assert [fault.partition(":")[0] for fault in faults] == [
        *("game", "rules_version", "players", "options", "seats", "seed_digest", "log"),
    ]


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "latin.json").write_bytes(b'{"name": "B\xe9"}')
    (tmp_path / "huge.json").write_bytes(b" " * (LIMIT + 1))
    for name, words in [
        ("none.json", "No such file"),
        ("", "directory"),
        ("latin.json", "not UTF-8 at byte 11"),
        ("huge.json", "more than"),
        ("a\0b", "null"),
    ]:
        with pytest.raises(RecordError, match=words):
            Record.load(tmp_path / name)


def use(text: str) -> None:
    """Everything that is done with a record from outside; only RecordError may come of it."""
    faults = ["none, it is a record"]
    try:
        record = Record.loads(text)
        assert Record.loads(record.dumps().encode().decode()) == record
        replay.verify(record)
        list(replay.steps(record))
    except RecordError as error:
        faults = [str(fault) for fault in error.faults]
    assert faults
    assert all(fault.strip() for fault in faults)


@FUZZ
@given(st.data())
def test_records_with_damaged_text_never_crash_anything(draw: st.DataObject) -> None:
    text = finished()
    for _ in range(draw.draw(st.integers(1, 3))):
        at = draw.draw(st.integers(0, len(text)))
        gone = draw.draw(st.sampled_from([0, 1, 1, 2, 10, 300]))
        put = draw.draw(st.text(max_size=4) | st.sampled_from(['"', "[", "{", "}", ",", "-", "9" * 30, "null", "\0"]))
        text = text[:at] + put + text[at + gone :]
    use(text)


HOSTILE: st.SearchStrategy[Any] = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.sampled_from([-1, 0, 1, 2, 3, 4, 2**31, 2**63, 2**64, -(2**63), 10**100])
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=6)
    | st.sampled_from(["", "stop", "blue N", "start 0", "first", "over", "chance", "\ud800", "\x1b[2J", "x" * 300]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=4),
    max_leaves=6,
)


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a tree of data."""
    children = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(place for key, child in children for place in places(child, (*path, key)))]


@FUZZ
@given(st.data())
@pytest.mark.parametrize("name", durbar.games())
def test_records_with_damaged_parts_never_crash_anything(name: str, draw: st.DataObject) -> None:
    tree = json.loads(finished(name))
    spots = places(tree)[1:]
    parts = sorted({str(spot[0]) for spot in spots})
    for _ in range(draw.draw(st.integers(1, 3))):
        part = draw.draw(st.sampled_from(parts))
        *path, last = draw.draw(st.sampled_from([spot for spot in spots if spot[0] == part]))
        node = tree
        try:
            for key in path:
                node = node[key]
            if draw.draw(st.booleans()):
                node[last] = draw.draw(HOSTILE)
            elif isinstance(node, dict | list):
                del node[last]
        except (KeyError, IndexError, TypeError):
            continue
    use(json.dumps(tree))
