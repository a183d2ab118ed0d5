"""Other server processes on the same PostgreSQL: what they write is heard here by LISTEN."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import asyncpg

from durbar.server.store.database import Database
from durbar.server.store.writes import CHANNEL
from durbar.server.time_source import TimeSource

log = logging.getLogger(__name__)
RETRY_AFTER = 1.0
CHECK_EVERY = 5.0


class Listener:
    """Listens, and begins anew when the connection is lost. With SQLite there is nobody to listen to."""

    def __init__(
        self,
        database: Database,
        own_name: str,
        heard: Callable[[str, str], None],
        missed: Callable[[], None],
        time: TimeSource,
    ) -> None:
        self._database = database
        self._own_name = own_name
        self._heard = heard
        self._missed = missed
        self._time = time
        self._task: asyncio.Task[None] | None = None
        self._ready = asyncio.Event()

    async def open(self) -> None:
        """Listen from now on."""
        if self._database.is_sqlite:
            return
        self._task = asyncio.create_task(self._listen())
        await self._time.wait_for(self._ready.wait(), 30)

    async def close(self) -> None:
        """Stop listening."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _listen(self) -> None:
        while True:
            try:
                await self._listen_once()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("lost the other processes", extra={"reason": type(error).__name__})
            await self._time.sleep(RETRY_AFTER)

    async def _listen_once(self) -> None:
        address = self._database.url.set(drivername="postgresql").render_as_string(hide_password=False)
        connection = await asyncpg.connect(address)
        try:
            await connection.add_listener(CHANNEL, self._take)
            self._missed()
            self._ready.set()
            while not connection.is_closed():
                await self._time.sleep(CHECK_EVERY)
                await connection.execute("SELECT 1")
        finally:
            connection.terminate()

    def _take(self, _connection: Any, _process: int, _channel: str, payload: object) -> None:
        sender, what, table_id = str(payload).split(" ", 2)
        if sender != self._own_name:
            self._heard(what, table_id)
