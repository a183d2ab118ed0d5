"""The compiled engine and the plain files play the same games, with every option."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import durbar

ROOT = Path(__file__).parents[3]


def start(pure: bool) -> subprocess.Popen[str]:
    folders = [str(Path(durbar.__file__).parent.parent), str(ROOT)]
    return subprocess.Popen(
        [sys.executable, "-m", "tests.games.maharaja.checksum"],
        cwd=ROOT,
        env={**os.environ, "DURBAR_PURE": "1" if pure else "0", "PYTHONPATH": os.pathsep.join(folders)},
        stdout=subprocess.PIPE,
        text=True,
    )


def test_both_modes_play_the_same_games() -> None:
    running = [start(True), start(False)]
    (pure, pure_sum), (_, other_sum) = (process.communicate()[0].split() for process in running)
    assert pure == "pure"
    assert pure_sum == other_sum
