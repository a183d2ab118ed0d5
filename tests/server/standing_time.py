"""A time for the server that stands still until a test moves it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from contextlib import suppress
from dataclasses import dataclass
from typing import TypeVar

from tests.patience import until

T = TypeVar("T")
BEGIN = 2_000_000_000.0


@dataclass(eq=False)
class _Sleeper:
    due: float
    task: asyncio.Task[object] | None
    woken: asyncio.Future[None]


class StandingTime:
    """A ``TimeSource``. All that wait for it are in one event loop, and it is moved there."""

    def __init__(self) -> None:
        self._now = BEGIN
        self._sleepers: list[_Sleeper] = []

    def now(self) -> float:
        """Seconds since 1970."""
        return self._now

    def monotonic(self) -> float:
        """The same, less what has passed before the test."""
        return self._now - BEGIN

    async def sleep(self, seconds: float) -> None:
        """Wait until the time is moved so far."""
        if seconds <= 0:
            await asyncio.sleep(0)
        else:
            await self._alarm(seconds)

    async def wait_for(self, awaitable: Awaitable[T], seconds: float) -> T:
        """What comes of something; TimeoutError if the time is moved so far before."""
        work = asyncio.ensure_future(awaitable)
        alarm = self._alarm(seconds)
        try:
            await asyncio.wait({work, alarm}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            alarm.cancel()
            if not work.done():
                work.cancel()
                await asyncio.wait({work})
        with suppress(asyncio.CancelledError):
            return work.result()
        raise TimeoutError

    async def move(self, seconds: float) -> None:
        """Move the time, and wake one after another all that sleep until then.

        Each may work until it sleeps again or ends; what it waits for must not need more time.
        """
        self._now += seconds
        woken = sorted((one for one in self._awaited() if one.due <= self._now), key=lambda sleeper: sleeper.due)
        for sleeper in woken:
            if not sleeper.woken.done():
                sleeper.woken.set_result(None)
                await until(lambda task=sleeper.task: self._is_at_rest(task))

    def _alarm(self, seconds: float) -> asyncio.Future[None]:
        woken: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._sleepers.append(_Sleeper(self._now + seconds, asyncio.current_task(), woken))
        return woken

    def _awaited(self) -> list[_Sleeper]:
        self._sleepers = [sleeper for sleeper in self._sleepers if not sleeper.woken.done()]
        return self._sleepers

    def _is_at_rest(self, task: asyncio.Task[object] | None) -> bool:
        return task is None or task.done() or any(sleeper.task is task for sleeper in self._awaited())
