"""Processes that tests start: away from the terminal, and ended with everything that they have started themselves."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import psutil

import durbar
from tests.patience import PATIENCE

ROOT = Path(__file__).parents[1]
DURBAR = (sys.executable, "-m", "durbar")
"""The command, from this very source if it is run in ``environment``."""


def environment(**changes: str) -> dict[str, str]:
    """The environment of this process, with the same sources, for a process that writes UTF-8 in 80 columns."""
    sources = [str(Path(durbar.__file__).parents[1]), str(ROOT), os.environ.get("PYTHONPATH", "")]
    path = os.pathsep.join(filter(None, sources))
    return {**os.environ, "PYTHONPATH": path, "COLUMNS": "80", "PYTHONIOENCODING": "utf-8", **changes}


def start(*command: str | Path, env: dict[str, str] | None = None, **options: Any) -> subprocess.Popen[Any]:
    """Start a process in a session of its own. Whoever starts it sees to it that ``end`` is called."""
    return subprocess.Popen(list(map(str, command)), env=env or environment(), start_new_session=True, **options)


def end(process: subprocess.Popen[Any]) -> None:
    """End a process at once, with its children and theirs."""
    family: list[psutil.Process] = []
    with suppress(psutil.NoSuchProcess):
        family = psutil.Process(process.pid).children(recursive=True)
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)  # also those whose parent has ended before them
    for child in family:
        with suppress(psutil.NoSuchProcess):
            child.kill()
    process.wait(PATIENCE)
    for pipe in (process.stdin, process.stdout, process.stderr):
        if pipe is not None:
            with suppress(OSError):
                pipe.close()


@contextmanager
def running(*command: str | Path, **options: Any) -> Iterator[subprocess.Popen[Any]]:
    """A process that ends with the block, whatever happens in it."""
    process = start(*command, **options)
    try:
        yield process
    finally:
        end(process)


def run(
    *command: str | Path, typed: str | bytes = "", check: bool = False, text: bool = True, **options: Any
) -> subprocess.CompletedProcess[Any]:
    """Run a command to its end; what it has written."""
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with running(*command, text=text, encoding="utf-8" if text else None, **{**pipes, **options}) as process:
        shown, errors = process.communicate(typed, timeout=PATIENCE)
    assert not check or process.returncode == 0, f"{command} ended with {process.returncode}: {shown}{errors}"
    return subprocess.CompletedProcess(command, process.returncode, shown, errors)


def is_running(number: int) -> bool:
    """Whether a process is there, and not only waits to be taken off the list."""
    try:
        return bool(psutil.Process(number).status() != psutil.STATUS_ZOMBIE)
    except psutil.NoSuchProcess:
        return False
