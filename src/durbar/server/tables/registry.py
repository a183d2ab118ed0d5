"""The tables of this server: finding them, acting at them, and letting bots act.

The order is always the same: check, write to the store, tell everybody. A client hears of nothing that is not kept.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from durbar.games import game as find_game
from durbar.play.table import Table
from durbar.server.http.problems import Problem, from_error
from durbar.server.operations import metrics
from durbar.server.store import tables as store
from durbar.server.store import votes as vote_store
from durbar.server.store.committer import Committer
from durbar.server.store.database import Database
from durbar.server.store.tables import PLAYING, WAITING, TableRow
from durbar.server.store.writes import IdUsed
from durbar.server.tables.live_table import LiveTable
from durbar.server.tables.watchers import Watcher
from durbar.server.time_source import TimeSource

log = logging.getLogger(__name__)
T = TypeVar("T")
REPLAYED_AT_ONCE = 25
"""Entries carried out before others get their turn, when a table is read from the store."""


class Tables:
    """All tables, in memory as far as somebody uses them."""

    def __init__(
        self, database: Database, time: TimeSource, idle_after: float = 120.0, states_kept: int = 2000
    ) -> None:
        self.database = database
        self._time = time
        self.name = secrets.token_hex(8)
        """This process among those that share the database."""
        self._committer = Committer(database)
        self._idle_after = idle_after
        self._states_kept = states_kept
        self._live: dict[str, LiveTable] = {}
        self._acts: set[asyncio.Task[Any]] = set()
        self.moved_at = 0.0
        self.evicted_at = 0.0
        """When something happened at a table, and when one left the memory, on the monotonic clock."""
        self.on_bot_turn: Callable[[str], None] = lambda table_id: None
        self.on_change: Callable[[TableRow], None] = lambda row: None

    # Loading tables.

    @asynccontextmanager
    async def at(self, table_id: str) -> AsyncIterator[LiveTable]:
        """The table, loaded and locked: nobody else can use it meanwhile."""
        live = self._live.get(table_id)
        if live is None:
            live = self._live[table_id] = LiveTable(table_id)
        live.users += 1
        try:
            async with live.lock:
                await self._load(live)
                live.used_at = self._time.monotonic()
                yield live
        finally:
            live.users -= 1
            if live.cached_row is None and not live.users and not live.watchers:
                self._live.pop(table_id, None)

    async def _load(self, live: LiveTable) -> None:
        if live.cached_row is None or live.behind:
            try:
                await self._read(live)
            except BaseException:
                live.forget()
                raise
        row = live.row
        if row.status == WAITING and not any(seat.is_open for seat in row.seats):
            try:
                await self._start(live)
            except Problem:  # another process has started it
                await self._read(live)

    async def _read(self, live: LiveTable) -> None:
        """Take the table's row and the end of its log from the store."""
        live.behind = False
        async with self.database.read() as connection:
            row = await store.load_table(connection, live.id)
            if row is None:
                raise Problem(404, "table")
            known = 0 if live.started_game is None else live.started_game.seq
            entries = await store.load_entries(connection, live.id, known)
            live.votes = await vote_store.load_votes(connection, live.id)
        live.cached_row = row
        if row.status == WAITING:
            return
        if live.started_game is None and (row.seq or row.started_at):
            live.started_game = Table.at_start(row.record(), row.seed)
        if live.started_game is not None:
            for begin in range(0, len(entries), REPLAYED_AT_ONCE):
                live.started_game.follow(entries[begin : begin + REPLAYED_AT_ONCE])
                await asyncio.sleep(0)
            if live.started_game.seq != row.seq:  # the log grew between the two queries
                live.behind = True

    async def _start(self, live: LiveTable) -> None:
        row = live.row
        kinds = [seat.kind for seat in row.seats]
        names = [seat.name for seat in row.seats]
        game = find_game(row.game)
        options = None if row.position is not None else row.options
        live.started_game = Table(game, kinds, row.seed, options, names, row.position)
        await self._commit(live, 0)

    async def commit(self, live: LiveTable, before: int, client_id: str | None = None, undo: bool = False) -> None:
        """Keep what has just happened at a table, then tell everybody; or take it back and refuse."""
        await self._commit(live, before, client_id, undo)

    async def _commit(self, live: LiveTable, before: int, client_id: str | None = None, undo: bool = False) -> None:
        try:
            write = live.prepare_write(before, self._time.now(), client_id, undo, self.name)
            started = self._time.monotonic()
            taken = await self._committer.commit(write)
            metrics.COMMITS.observe(self._time.monotonic() - started)
        except IdUsed as error:
            live.forget()
            live.wake()
            raise Problem(409, "id-used") from error
        except BaseException:
            live.forget()
            live.wake()
            raise
        if not taken:
            live.forget()
            live.wake()
            raise Problem(409, "stale")
        live.accept(write)
        live.wake()
        self.moved_at = self._time.monotonic()
        self.on_change(live.row)
        if live.bot_to_decide() is not None:
            self.on_bot_turn(live.id)

    async def finish(self, action: Coroutine[Any, Any, T]) -> T:
        """Carry something out to its end, even if the client who asked for it is gone."""
        task = asyncio.create_task(action)
        self._acts.add(task)
        task.add_done_callback(self._acts.discard)
        return await asyncio.shield(task)

    # Playing.

    async def act(self, table_id: str, person: str, seat: int | None, seq: int, client_id: str, action: int) -> int:
        """A decision of a person; the number of entries that their seat knows of afterwards.

        The same ``client_id`` again changes nothing and is answered in the same way.
        """

        def play(table: Table, of: int) -> None:
            table.act(of, action)

        return await self.finish(self._play(table_id, person, seat, seq, client_id, play))

    async def undo(self, table_id: str, person: str, seat: int | None, seq: int, client_id: str, count: int) -> int:
        """Take back the last actions of a person's seat."""

        def play(table: Table, of: int) -> None:
            table.undo(of, count)

        return await self.finish(self._play(table_id, person, seat, seq, client_id, play, undo=True))

    async def resign(self, table_id: str, person: str, seat: int | None, seq: int, client_id: str) -> int:
        """Give a game up."""

        def play(table: Table, of: int) -> None:
            table.resign(of)

        return await self.finish(self._play(table_id, person, seat, seq, client_id, play, anytime=True))

    async def give_back(self, table_id: str, person: str, seat: int | None, client_id: str) -> int:
        """Return to a seat that a bot has taken over."""

        def play(table: Table, of: int) -> None:
            table.give_back(of)

        return await self.finish(self._play(table_id, person, seat, None, client_id, play, anytime=True))

    async def _play(
        self,
        table_id: str,
        person: str,
        seat: int | None,
        seq: int | None,
        client_id: str,
        play: Callable[[Table, int], None],
        *,
        undo: bool = False,
        anytime: bool = False,
    ) -> int:
        async with self.at(table_id) as live:
            seat = own_seat(live, person, seat)
            if live.row.status == WAITING:
                raise Problem(409, "not-started")
            table = live.game
            if seq is not None and seq != table.known(seat):
                return await self._answer_again(live, seat, client_id)
            if live.row.status != PLAYING:
                raise Problem(409, "ended")
            if live.is_bot(seat) and not anytime:
                raise Problem(409, "bot-plays")
            before = table.seq
            try:
                play(table, seat)
            except ValueError as error:
                raise from_error(error) from error
            await self._commit(live, before, client_id, undo)
            metrics.MOVES.labels(game=live.row.game, by="person").inc()
            return table.known(seat)

    async def _answer_again(self, live: LiveTable, seat: int, client_id: str) -> int:
        """A move for a position that is gone: acknowledged if it was the one that changed it, refused otherwise."""
        async with self.database.read() as connection:
            if await store.find_move(connection, live.id, seat, client_id) is None:
                metrics.STALE.inc()
                raise Problem(409, "stale", seq=live.game.known(seat))
        return live.game.known(seat)

    # Watching.

    async def watch(self, table_id: str, watcher: Watcher) -> None:
        """Begin to look at a table."""
        async with self.at(table_id) as live:
            live.watchers.add(watcher)
            live.wake()

    def unwatch(self, table_id: str, watcher: Watcher) -> None:
        """Stop looking."""
        live = self._live.get(table_id)
        if live is not None and watcher in live.watchers:
            live.watchers.discard(watcher)
            live.wake()

    def dismiss(self, *, person: str = "", session: str = "") -> None:
        """Close the live connections of a person, or of one of their sessions."""
        for live in self._live.values():
            for watcher in live.watchers:
                if watcher.person == person or (session and watcher.session == session):
                    watcher.dismiss()

    def people_present(self) -> set[str]:
        """Everybody who has a table open in this process."""
        return {person for live in self._live.values() for person in live.online()}

    def news_of(self, table_id: str) -> None:
        """Another process has changed a table: whoever watches it here is told."""
        live = self._live.get(table_id)
        if live is not None:
            live.behind = True
            live.wake()

    async def reload_tables_of(self, person: str) -> None:
        """Something about a person has changed that is shown or used at their tables."""
        for live in list(self._live.values()):
            if live.cached_row is not None and live.cached_row.seats_of(person):
                await self.reload(live.id)

    async def reload(self, table_id: str) -> None:
        """Read a table from the store again."""
        async with self.at(table_id) as live:
            live.forget()
            live.wake()

    def missed_news(self) -> None:
        """Other processes may have changed anything."""
        for table_id in list(self._live):
            self.news_of(table_id)

    def watchers(self) -> list[Watcher]:
        """Everybody who looks at a table here."""
        return [watcher for live in self._live.values() for watcher in live.watchers]

    def watchers_of(self, table_id: str) -> list[Watcher]:
        """Everybody who looks at a table here."""
        live = self._live.get(table_id)
        return [] if live is None else list(live.watchers)

    def evict(self) -> None:
        """Let idle tables leave the memory; beyond the allowed number, the longest unused first."""
        now = self._time.monotonic()
        loaded = sorted(
            (live for live in self._live.values() if live.started_game is not None), key=lambda live: live.used_at
        )
        surplus = {live.id for live in loaded[: max(0, len(loaded) - self._states_kept)]}
        for live in list(self._live.values()):
            if live.users or (now - live.used_at < self._idle_after and live.id not in surplus):
                continue
            if live.cached_row is not None:
                self.evicted_at = now
            live.forget()
            if not live.watchers:
                del self._live[live.id]
        metrics.TABLES_LOADED.set(sum(live.started_game is not None for live in self._live.values()))
        metrics.TABLES_WATCHED.set(sum(bool(live.watchers) for live in self._live.values()))

    async def close(self) -> None:
        """Finish what is under way."""
        if self._acts:
            await asyncio.wait(self._acts, timeout=10)
        await self._committer.close()


def own_seat(live: LiveTable, person: str | None, seat: int | None) -> int:
    """The seat that a person means: the one they name, or their only one, or the one that has to decide."""
    own = live.row.seats_of(person)
    if seat is None and own:
        return next((number for number in own if number in live.row.turn), own[0])
    if seat is None or seat not in own:
        raise Problem(403, "not-your-seat")
    return seat


def seat_to_watch(live: LiveTable, person: str | None, seat: int | None) -> int | None:
    """The seat through whose eyes a person looks; None for a spectator."""
    if seat is None and not live.row.seats_of(person):
        return None
    return own_seat(live, person, seat)
