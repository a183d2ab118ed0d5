"""Fixtures of this room: tables hire bots of the tests, and a game with secrets."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace

import pytest
from play_helpers import TOY, hire_test_bot

from durbar.games.definition import Game
from durbar.play import seats


@pytest.fixture(autouse=True)
def test_bots() -> Iterator[None]:
    """Tables hire the bots of these tests, whatever bots there are."""
    before = list(seats._resolver)
    seats.hire_from(hire_test_bot)
    yield
    seats._resolver[:] = before


@pytest.fixture
def toy() -> Game:
    return Game(TOY, board=SimpleNamespace(source={}))
