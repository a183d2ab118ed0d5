"""The compiled engine and the plain files play the same games."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import durbar
from durbar import _mode

ROOT = Path(__file__).parent.parent.parent
GAMES = {"maharani": 1000}
"""How many games are compared for each number of players."""
GAMES_OF_OTHERS = 60


def start_checksum(pure: bool, name: str, players: int) -> subprocess.Popen[str]:
    folders = [str(Path(durbar.__file__).parent.parent), str(ROOT)]
    return subprocess.Popen(
        [sys.executable, "-m", "tests.games.checksum", name, str(players), str(GAMES.get(name, GAMES_OF_OTHERS))],
        cwd=ROOT,
        env={**os.environ, "DURBAR_PURE": "1" if pure else "0", "PYTHONPATH": os.pathsep.join(folders)},
        stdout=subprocess.PIPE,
        text=True,
    )


@pytest.mark.parametrize(
    ("name", "players"), [(n, players) for n in durbar.games() for players in durbar.game(n).players]
)
def test_both_modes_play_the_same_games(name: str, players: int) -> None:
    """Both run in processes of their own, so that it does not matter in which mode the tests run."""
    running = [start_checksum(pure, name, players) for pure in (True, False)]
    (pure, pure_sum), (other, other_sum) = (process.communicate()[0].split() for process in running)
    assert pure == "pure"
    assert other == ("compiled" if _mode._has_compiled_files() else "pure")
    assert pure_sum == other_sum
