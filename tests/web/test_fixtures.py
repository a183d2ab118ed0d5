"""What the unit tests of the page take for answers of the server still is what a server sends."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.server.parts import Server
from tests.server.wire import check_message
from tests.web.record_fixtures import FOLDER, record, write


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*.json")), ids=lambda file: file.stem)
def test_recorded_answers_fit_the_types_of_the_server(file: Path) -> None:
    examples = json.loads(file.read_text("utf-8"))
    assert examples
    for example in examples.values():
        check_message(file.stem, example)


def test_a_server_still_sends_what_is_recorded(site: Server, tmp_path: Path) -> None:
    """A field that came, went or changed shows here: then ``make fixtures`` records it again."""
    write(record(site), tmp_path)
    stale = [file.name for file in FOLDER.iterdir() if file.read_text("utf-8") != _text(tmp_path / file.name)]
    assert stale == []
    assert {file.name for file in tmp_path.iterdir()} == {file.name for file in FOLDER.iterdir()}


def _text(file: Path) -> str | None:
    return file.read_text("utf-8") if file.exists() else None
