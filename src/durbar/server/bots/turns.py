"""Letting bots play: one task for each table at which a bot has to decide, and resuming them after a restart."""

from __future__ import annotations

import asyncio
import logging

from durbar.games.errors import IllegalAction
from durbar.play.course import TableError
from durbar.server.bots.pool import BotPool, Question, ask
from durbar.server.http.problems import Problem
from durbar.server.operations import metrics
from durbar.server.store import tables as store
from durbar.server.tables.registry import Tables
from durbar.server.time_source import TimeSource

log = logging.getLogger(__name__)
LOST_AFTER = 5.0
"""Seconds beyond the deadline after which another process's bot counts as lost and is taken up here."""


class BotTurns:
    """Makes every bot decide in its turn, not faster than ``delay`` whatever the decision is."""

    def __init__(self, tables: Tables, thinkers: BotPool, delay: float, deadline: float, time: TimeSource) -> None:
        self._tables = tables
        self._thinkers = thinkers
        self._time = time
        self._delay = delay
        self._patience = delay + deadline + LOST_AFTER
        self._tasks: dict[str, asyncio.Task[None]] = {}
        tables.on_bot_turn = self.wake

    def wake(self, table_id: str) -> None:
        """A bot has to decide at a table."""
        if table_id not in self._tables_at_work():
            task = asyncio.create_task(self._play(table_id))
            self._tasks[table_id] = task
            task.add_done_callback(lambda done: self._rest(table_id, done))

    async def take_up(self, everything: bool = False) -> None:
        """Resume bots that nobody lets think: all of them after a restart, lost ones later on."""
        before = self._time.now() - (0.0 if everything else self._patience)
        async with self._tables.database.read() as connection:
            waiting = await store.bot_tables(connection, before)
        for table_id in waiting:
            self.wake(table_id)

    async def close(self) -> None:
        """Stop, whatever moves are still being written; the store knows where to resume."""
        self._tables.on_bot_turn = lambda table_id: None
        for task in self._tasks.values():
            task.cancel()
        if self._tasks:
            await asyncio.wait(list(self._tasks.values()), timeout=5)

    def _tables_at_work(self) -> set[str]:
        return {table_id for table_id, task in self._tasks.items() if not task.done()}

    def _rest(self, table_id: str, done: asyncio.Task[None]) -> None:
        if self._tasks.get(table_id) is done:
            del self._tasks[table_id]
        if not done.cancelled() and done.exception() is not None:
            log.error("bot play failed", exc_info=done.exception(), extra={"table": table_id[:6]})

    async def _play(self, table_id: str) -> None:
        while True:
            begun = self._time.monotonic()
            asked = await self._question(table_id)
            if asked is None:
                return
            question, known = asked
            action = await self._thinkers.choose(question)
            thought = self._time.monotonic() - begun
            metrics.THINKING.labels(game=question.game.name, bot=question.bot).observe(thought)
            await self._time.sleep(max(0.0, self._delay - thought))
            await self._tables.finish(self._act(table_id, question.seat, known, action))

    async def _question(self, table_id: str) -> tuple[Question, int] | None:
        async with self._tables.at(table_id) as live:
            seat = live.bot_to_decide()
            if seat is None:
                return None
            table = live.game
            return ask(table.state, seat, table.player(seat), table.bot_rng()), table.known(seat)

    async def _act(self, table_id: str, seat: int, known: int, action: int) -> None:
        """Play the decision, unless something that the bot could see has happened in the meantime."""
        async with self._tables.at(table_id) as live:
            if live.bot_to_decide() is None or live.game.known(seat) != known or not live.is_bot(seat):
                return
            before = live.game.seq
            try:
                live.game.act(seat, action)
                await self._tables.commit(live, before)
            except (IllegalAction, TableError, Problem):
                return
            metrics.MOVES.labels(game=live.row.game, by="bot").inc()
