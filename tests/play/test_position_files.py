from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from play_helpers import GAMES, play

import durbar
from durbar.play import position
from durbar.play.table import Table


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_round_trip(name: str, players: int, tmp_path: Path) -> None:
    for until in (0, 10, 40, None):
        state = play(Table(durbar.game(name), ["human"] * players, seed=2), seed=5, until=until).state
        position.save(tmp_path / "position.json", state)
        assert position.load(tmp_path / "position.json") == state


def test_another_board_is_in_the_file() -> None:
    board = json.loads(json.dumps(durbar.game("maharani").board.source))
    board["payouts"] = [1, 2, 3, 4, 5, 6]
    state = durbar.game("maharani", board).new(2)
    assert position.loads(position.dumps(state)) == state
    assert position.loads(position.dumps(state)) != durbar.game("maharani").new(2)


def text_of(**parts: Any) -> str:
    whole = json.loads(position.dumps(durbar.game("maharani").new(2)))
    return json.dumps({key: value for key, value in {**whole, **parts}.items() if value is not ...})


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "ends too early"),
        ("[]", "not a position"),
        ("[" * 60 + "]" * 60, "nested too deeply"),
        (r'{"format": "\ud800"}', "whole characters"),
        (text_of(format="durbar record"), "not a position"),
        (text_of(version=2), "written by a newer Durbar"),
        (text_of(version=True), "version: true or false"),
        (text_of(game="chess"), "game: chess"),
        (text_of(game=...), "game: missing"),
        (text_of(position=...), "position: missing"),
        (text_of(position=[]), "position: position: a list"),
        (text_of(position={"players": 2, "phase": "party"}), "position: phase: 'party'"),
        (text_of(board=7), "board: a number"),
        (text_of(board={}), "board: name"),
        (text_of(extra=1), "extra: not known here"),
    ],
)
def test_faults_are_named(text: str, words: str) -> None:
    with pytest.raises(durbar.PositionError) as caught:
        position.loads(text)
    assert any(words in str(fault) for fault in caught.value.faults), caught.value


def test_all_faults_are_listed() -> None:
    broken = {"players": 2, "phase": "party", "active": 9, "gold": "much", "tiles": {"z9": "blue N"}}
    with pytest.raises(durbar.PositionError) as caught:
        position.loads(text_of(position=broken, extra=1))
    assert {fault.where for fault in caught.value.faults} >= {
        *("extra", "position: phase", "position: active", "position: gold", "position: tiles.z9"),
    }


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(durbar.PositionError, match="No such file"):
        position.load(tmp_path / "none.json")


@settings(max_examples=60, deadline=None, derandomize=True)
@given(st.data())
def test_damaged_text_never_crashes_anything(draw: st.DataObject) -> None:
    text = text_of()
    at = draw.draw(st.integers(0, len(text)))
    text = text[:at] + draw.draw(st.text(max_size=4)) + text[at + draw.draw(st.integers(0, 20)) :]
    with suppress(durbar.PositionError):
        position.loads(text)
