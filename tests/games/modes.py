"""The two modes of the engines, each in a process of its own: so it does not matter in which mode the tests run."""

from __future__ import annotations

import subprocess
import sys

from tests.patience import PATIENCE
from tests.processes import ROOT, environment, running


def in_both_modes(module: str, *arguments: object) -> list[list[str]]:
    """The words that a module prints with the plain files, and with the compiled ones if there are any."""
    command = [sys.executable, "-m", module, *map(str, arguments)]
    pipe = {"cwd": ROOT, "stdout": subprocess.PIPE, "text": True}
    with (
        running(*command, env=environment(DURBAR_PURE="1"), **pipe) as plain,
        running(*command, env=environment(DURBAR_PURE="0"), **pipe) as compiled,
    ):
        return [process.communicate(timeout=PATIENCE)[0].split() for process in (plain, compiled)]
