"""Work shared among processes that start from nothing, so that it behaves alike on every system.

Workers leave Ctrl-C to the parent, which ends them; a worker that dies by itself is noticed and named.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Generator, Iterable
from contextlib import suppress
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from types import FrameType
from typing import Any, TypeVar

J = TypeVar("J")
R = TypeVar("R")

GRACE = 5.0
"""Seconds that a worker has to put its things away when it is told to end."""


class WorkerLost(ValueError):
    """A worker process ended in the middle of a job."""


def work(task: Callable[[J], R], jobs: Iterable[J], workers: int) -> Generator[R, None, None]:
    """The results of all jobs in the order in which they get done.

    ``task`` and the jobs must be picklable. Closing the generator ends all workers.
    """
    if workers == 1:
        for job in jobs:
            yield task(job)
        return
    context = get_context("spawn")
    team: dict[Any, Any] = {}
    left = iter(jobs)
    try:
        for job in islice(left, workers):
            ours, theirs = context.Pipe()
            process = context.Process(target=_serve, args=(task, theirs), daemon=False)
            process.start()
            theirs.close()
            team[ours] = process
            ours.send(job)
        yield from _collect(team, left)
    finally:
        _dismiss(team)


def _collect(team: dict[Any, Any], left: Any) -> Generator[Any, None, None]:
    busy = set(team)
    ready: Any
    while busy:
        for ready in wait(list(busy)):
            try:
                done, result = ready.recv()
            except (EOFError, OSError) as error:
                process = team[ready]
                process.join(GRACE)
                raise WorkerLost(
                    f"a worker process ended in the middle of a game (exit code {process.exitcode}); the results so "
                    "far are kept, run the same command again to go on"
                ) from error
            if not done:
                raise result
            job = next(left, None)
            if job is None:
                busy.discard(ready)
            else:
                ready.send(job)
            yield result


def _dismiss(team: dict[Any, Any]) -> None:
    for process in team.values():
        process.terminate()
    for connection, process in team.items():
        process.join(GRACE)
        if process.is_alive():
            process.kill()
            process.join()
        connection.close()


def _serve(task: Callable[[Any], Any], connection: Connection) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _end)
    with suppress(_Dismissed, EOFError, BrokenPipeError):
        while True:
            job = connection.recv()
            try:
                answer = (True, task(job))
            except Exception as error:
                answer = (False, error)
            connection.send(answer)


class _Dismissed(BaseException):
    """Ends a job from within, so that it puts its things away. Nothing else catches it."""


def _end(number: int, frame: FrameType | None) -> None:
    raise _Dismissed
