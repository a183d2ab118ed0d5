"""Everything that one server process has: settings, store, tables, people, bots and the work in the background."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any

from durbar.games import usable_games
from durbar.server.accounts.people import People
from durbar.server.accounts.personal_data import PersonalData
from durbar.server.bots.hints import Hints
from durbar.server.bots.pool import BotPool
from durbar.server.bots.turns import BotTurns
from durbar.server.http.problems import Problem
from durbar.server.http.streams import Streams
from durbar.server.notifications.notifier import Notifier
from durbar.server.notifications.sender import Sender
from durbar.server.operations.garbage_collection import GarbageCollection
from durbar.server.operations.settings import Settings
from durbar.server.store import migrate
from durbar.server.store import people as people_store
from durbar.server.store import tables as store
from durbar.server.store.database import Database
from durbar.server.store.listener import Listener
from durbar.server.tables.chat import Chat
from durbar.server.tables.opening import Opening
from durbar.server.tables.registry import Tables
from durbar.server.tables.votes import Votes
from durbar.server.time_source import SystemTime, TimeSource
from durbar.text import languages, words_for_page

log = logging.getLogger(__name__)
SWEEP = 1.0
LOOK_AROUND = 3.0


class Services:
    """The parts of the server, each of which is made once."""

    def __init__(
        self,
        settings: Settings,
        time: TimeSource | None = None,
        bot_pool: BotPool | None = None,
        sender: Sender | None = None,
    ) -> None:
        """What is not handed in is the real one."""
        time = time or SystemTime()
        self.settings = settings
        self.time = time
        self.database = Database(settings.database)
        self.tables = Tables(self.database, time, settings.idle_after, settings.states_kept)
        self.opening = Opening(self.tables, time)
        self.people = People(self.database, time, settings.notify_after / 3)
        self.bot_pool = bot_pool or BotPool(settings.thinkers, settings.bot_deadline, time)
        self.hints = Hints(self.bot_pool, settings.thinkers)
        self.bot_turns = BotTurns(self.tables, self.bot_pool, settings.bot_delay, settings.bot_deadline, time)
        self.chat = Chat(self.tables, time)
        self.votes = Votes(self.tables, time)
        self.personal_data = PersonalData(self.tables, self.votes)
        self.notifier = Notifier(self.database, settings, self.people_present, sender or Sender(settings), time)
        self.streams = Streams()
        self.tables.on_change = self.streams.tell
        self._listener = Listener(self.database, self.tables.name, self._heard, self.tables.missed_news, time)
        self._calls: set[asyncio.Task[None]] = set()
        self._tasks: list[asyncio.Task[None]] = []
        self._looked = time.now()
        self._greeted = 0.0

    async def open(self) -> None:
        """Bring the database up to date and go on where the last process stopped."""
        before, after = await migrate.upgrade(self.database)
        log.info(
            "database ready", extra={"before": before, "after": after, "kind": self.database.url.get_backend_name()}
        )
        await self._listener.open()
        await self.bot_turns.take_up(everything=True)
        usable_games()  # loads their words, too, whichever game is asked for first
        for lang in languages():
            words_for_page(lang)  # so that nobody has to wait for it
        self._garbage_collection = GarbageCollection(self.time)
        self._every(SWEEP, self._sweep)
        self._every(SWEEP, self.notifier.work)
        self._every(LOOK_AROUND, self._look_around)

    async def close(self) -> None:
        """Finish what is under way and let go of everything."""
        for task in self._tasks:
            task.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=5)
        await self._listener.close()
        await self.bot_turns.close()
        await self.tables.close()
        self.bot_pool.close()
        await self.database.close()

    def _every(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        async def run() -> None:
            while True:
                await self.time.sleep(seconds)
                try:
                    await work()
                except Exception:
                    log.exception("background work failed", extra={"work": work.__name__})

        self._tasks.append(asyncio.create_task(run()))

    async def _sweep(self) -> None:
        self.tables.evict()
        self._garbage_collection.run_if_due(self.tables.moved_at, self.tables.evicted_at)
        now = self.time.now()
        async with self.database.read() as connection:
            overdue = await store.overdue_seats(connection, now)
        for table_id, seat in overdue:
            with suppress(Problem):
                await self.tables.finish(self.votes.take_over(table_id, seat, overdue_at=now))

    async def _look_around(self) -> None:
        """Find what other processes (an administrator's among them) changed, and bots that nobody lets think."""
        since, self._looked = self._looked, self.time.now()
        async with self.database.read() as connection:
            changed = await store.changed_tables(connection, since - 1.0)
            present = list(self.people_present())
            banned = await people_store.banned_among(connection, present)
        for table_id in changed:
            self.tables.news_of(table_id)
        for person in banned:
            self.tables.dismiss(person=person)
        if present and since - self._greeted > self.people.seen_every / 2:
            self._greeted = since
            await self.people.seen(present)
        await self.bot_turns.take_up()

    def people_present(self) -> set[str]:
        """Everybody who is connected to this process."""
        return self.tables.people_present() | self.streams.people()

    def _heard(self, what: str, table_id: str) -> None:
        """Another process has written something."""
        if what.startswith("chat:"):
            self._call(self.chat.heard(table_id, int(what.removeprefix("chat:"))))
            return
        self.tables.news_of(table_id)
        if self.streams.anybody:
            self._call(self._tell_streams(table_id))

    async def _tell_streams(self, table_id: str) -> None:
        async with self.database.read() as connection:
            row = await store.load_table(connection, table_id)
        if row is not None:
            self.streams.tell(row)

    def _call(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._calls.add(task)
        task.add_done_callback(self._calls.discard)
