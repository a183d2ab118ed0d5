"""Everything that one server process has: settings, store, tables, people, bots and the work in the background."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

from durbar.server.botplay import BotPlay
from durbar.server.opening import Opening
from durbar.server.people import People
from durbar.server.settings import Settings
from durbar.server.store import migrate
from durbar.server.store import tables as store
from durbar.server.store.database import Database
from durbar.server.tables import Tables
from durbar.server.thinkers import Thinkers

log = logging.getLogger(__name__)
SWEEP = 1.0
LOOK_AROUND = 3.0


class House:
    """The parts of the server and how they hang together."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = Database(settings.database)
        self.tables = Tables(self.database, settings.idle_after, settings.states_kept)
        self.opening = Opening(self.tables)
        self.people = People(self.database, settings)
        self.thinkers = Thinkers(settings.thinkers, settings.bot_deadline)
        self.bots = BotPlay(self.tables, self.thinkers, settings.bot_delay, settings.bot_deadline)
        self._tasks: list[asyncio.Task[None]] = []
        self._looked = time.time()

    async def open(self) -> None:
        """Bring the database up to date and go on where the last process stopped."""
        before, after = await migrate.upgrade(self.database)
        log.info("database ready", extra={"from": before, "to": after, "kind": self.database.url.get_backend_name()})
        await self.bots.take_up(everything=True)
        self._every(SWEEP, self._sweep)
        self._every(LOOK_AROUND, self._look_around)

    async def close(self) -> None:
        """Finish what is under way and let go of everything."""
        for task in self._tasks:
            task.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=5)
        await self.bots.close()
        await self.tables.close()
        self.thinkers.close()
        await self.database.close()

    def _every(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        async def run() -> None:
            while True:
                await asyncio.sleep(seconds)
                try:
                    await work()
                except Exception:
                    log.exception("background work failed", extra={"work": work.__name__})

        self._tasks.append(asyncio.create_task(run()))

    async def _sweep(self) -> None:
        self.tables.evict()

    async def _look_around(self) -> None:
        """Find what other processes (an administrator's among them) changed, and bots that nobody lets think."""
        since, self._looked = self._looked, time.time()
        async with self.database.read() as connection:
            changed = await store.changed_tables(connection, since - 1.0)
        for table_id in changed:
            self.tables.news_of(table_id)
        await self.bots.take_up()
