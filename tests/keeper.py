"""Ends what a run of tests has started and could not end itself, because somebody has killed it.

As a program it waits until nobody can write to it any more: then the run with the given mark is over, in whatever way.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from subprocess import DEVNULL, PIPE, Popen

import psutil

MARK = "TEST_RUN"
"""The name in the environment by which the processes of a run are known."""


def marked(mark: str) -> list[psutil.Process]:
    """The processes that a run has started, but for those by which Python cleans up after itself."""
    found = []
    for process in psutil.process_iter():
        with suppress(psutil.Error):
            if process.environ().get(MARK) == mark and "multiprocessing.resource_tracker" not in str(process.cmdline()):
                found.append(process)
    return found


@contextmanager
def keeping(mark: str) -> Iterator[None]:
    """Mark all processes that are started in the block, and end them if nobody else does."""
    with Popen([sys.executable, __file__, mark], stdin=PIPE, stdout=DEVNULL, start_new_session=True):
        os.environ[MARK] = mark
        yield


if __name__ == "__main__":
    sys.stdin.read()
    for process in marked(sys.argv[1]):
        with suppress(psutil.NoSuchProcess):
            process.kill()
