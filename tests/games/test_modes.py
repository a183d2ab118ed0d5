"""The compiled engine and the plain files play the same games."""

from __future__ import annotations

import pytest

import durbar
from durbar import _mode
from tests.games.modes import in_both_modes

pytestmark = pytest.mark.usefixtures("world")

GAMES = {"maharani": 1000, "taj_mahal": 100}
"""How many games are compared for each number of players."""
GAMES_OF_OTHERS = 60


@pytest.mark.parametrize(
    ("name", "players"), [(n, players) for n in durbar.games() for players in durbar.game(n).players]
)
def test_both_modes_play_the_same_games(name: str, players: int) -> None:
    games = GAMES.get(name, GAMES_OF_OTHERS)
    (pure, pure_sum), (other, other_sum) = in_both_modes("tests.games.checksum", name, players, games)
    assert pure == "pure"
    assert other == ("compiled" if _mode._has_compiled_files() else "pure")
    assert pure_sum == other_sum
