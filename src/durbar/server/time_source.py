"""Where the server gets the time from. Whoever needs it is handed a source, so that a test can hand in another one.

The clocks that players think by are something else: ``durbar.server.tables.clocks``.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable
from typing import Protocol, TypeVar

T = TypeVar("T")


class TimeSource(Protocol):
    """The time, and waiting for it to pass."""

    def now(self) -> float:
        """Seconds since 1970, as they are kept and shown. They jump when somebody sets the clock of the machine."""
        ...

    def monotonic(self) -> float:
        """Seconds since some moment, which never jump: for durations."""
        ...

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        ...

    async def wait_for(self, awaitable: Awaitable[T], seconds: float) -> T:
        """What comes of something; TimeoutError if that takes longer, and then it is cancelled."""
        ...


class SystemTime:
    """The time of this machine."""

    def now(self) -> float:
        """As the machine's clock says."""
        return time.time()

    def monotonic(self) -> float:
        """Since the machine was started, or so."""
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        """Let others work meanwhile."""
        await asyncio.sleep(seconds)

    async def wait_for(self, awaitable: Awaitable[T], seconds: float) -> T:
        """Let others work meanwhile."""
        return await asyncio.wait_for(awaitable, seconds)
