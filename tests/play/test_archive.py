"""Archived records are replayed for ever: a change of rules that breaks one needs a new rules version."""

from __future__ import annotations

from pathlib import Path

import pytest

import durbar
from durbar.play.record import Record
from durbar.play.replay import steps, verify

ARCHIVE = sorted((Path(__file__).parent.parent / "records").glob("*.json"))


@pytest.mark.parametrize("path", ARCHIVE, ids=lambda path: path.stem)
def test_an_archived_game_comes_out_as_it_did(path: Path) -> None:
    record = Record.load(path)
    assert verify(record) == []
    *_, last = steps(record)
    assert record.result is not None
    assert last.state.scores() == record.result.scores


def test_the_archive_has_every_game_for_every_number_of_players() -> None:
    found = {(record.game, record.players) for record in map(Record.load, ARCHIVE)}
    assert found >= {(name, players) for name in durbar.games() for players in durbar.game(name).players}
