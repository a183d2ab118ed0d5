"""Knows which processes a run of tests has started, and ends those that it could not end itself because it was killed.

As a program it waits until nobody can write to it any more: then the run with the given mark is over, in whatever way.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from subprocess import DEVNULL, PIPE, Popen

import psutil

RUN, TEST = "TEST_RUN", "TEST_NAME"
"""The names in the environment by which the processes of a run, and of one test of it, are known."""


def started(run: str, test: str | None = None) -> list[psutil.Process]:
    """The processes that a run has started in one of its tests (or at all).

    Those by which Python cleans up after itself do not count.
    """
    found = []
    for process in psutil.process_iter():
        with suppress(psutil.Error):
            marks = process.environ()
            ours = marks.get(RUN) == run and test in (None, marks.get(TEST))
            if ours and "multiprocessing.resource_tracker" not in str(process.cmdline()):
                found.append(process)
    return found


@contextmanager
def keeping(run: str) -> Iterator[None]:
    """Mark all processes that are started in the block, and end them if nobody else does."""
    with Popen([sys.executable, __file__, run], stdin=PIPE, stdout=DEVNULL, start_new_session=True):
        os.environ[RUN] = run
        yield


@contextmanager
def marking(test: str | None) -> Iterator[None]:
    """Mark the processes that are started in the block as those of a test, or of none."""
    before = os.environ.pop(TEST, None)
    if test is not None:
        os.environ[TEST] = test
    try:
        yield
    finally:
        os.environ.pop(TEST, None)
        if before is not None:
            os.environ[TEST] = before


if __name__ == "__main__":
    sys.stdin.read()
    for process in started(sys.argv[1]):
        with suppress(psutil.NoSuchProcess):
            process.kill()
