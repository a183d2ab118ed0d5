"""The two modes of the engines, each in a process of its own: so it does not matter in which mode the tests run."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import durbar

ROOT = Path(__file__).parent.parent.parent


def in_both_modes(module: str, *arguments: object) -> list[list[str]]:
    """The words that a module prints with the plain files, and with the compiled ones if there are any."""
    running = [_start(mode, module, *map(str, arguments)) for mode in ("1", "0")]
    return [process.communicate()[0].split() for process in running]


def _start(pure: str, module: str, *arguments: str) -> subprocess.Popen[str]:
    folders = [str(Path(durbar.__file__).parent.parent), str(ROOT)]
    return subprocess.Popen(
        [sys.executable, "-m", module, *arguments],
        cwd=ROOT,
        env={**os.environ, "DURBAR_PURE": pure, "PYTHONPATH": os.pathsep.join(folders)},
        stdout=subprocess.PIPE,
        text=True,
    )
