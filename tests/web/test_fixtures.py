"""What the unit tests of the page take for answers of the server still is what a server sends."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.server.wire import check_message
from tests.web.record_fixtures import FOLDER


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*.json")), ids=lambda file: file.stem)
def test_recorded_answers_fit_the_types_of_the_server(file: Path) -> None:
    examples = json.loads(file.read_text("utf-8"))
    assert examples
    for example in examples.values():
        check_message(file.stem, example)


def test_something_is_recorded() -> None:
    assert list(FOLDER.glob("*.json"))
