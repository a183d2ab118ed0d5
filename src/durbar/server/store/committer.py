"""Writing moves: the only place where the log of a table grows.

A write names the length of the log it was made for. The update of the table's row succeeds only if that is still its
length, and ``(table, seq)`` is unique besides; so of two writers, in one process or in two, exactly one gets through.
Writes that arrive together are committed together, because making one transaction durable costs as much as making
fifty.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import bindparam, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from durbar.play.entries import Entry
from durbar.server.store.database import Database
from durbar.server.store.schema import entries, notices, seats, tables

CHANNEL = "durbar"
LARGEST_BATCH = 100

_UPDATE_TABLE = (
    update(tables)
    .where(
        tables.c.id == bindparam("of_table"),
        tables.c.seq == bindparam("old_seq"),
        tables.c.status.in_(["open", "playing"]),
    )
    .values(
        seq=bindparam("new_seq"),
        status=bindparam("new_status"),
        turn=bindparam("new_turn"),
        bot_since=bindparam("new_bot_since"),
        result=bindparam("new_result"),
        started_at=bindparam("new_started_at"),
        updated_at=bindparam("now"),
    )
)
_UPDATE_SEAT = (
    update(seats)
    .where(seats.c.table_id == bindparam("of_table"), seats.c.seat == bindparam("of_seat"))
    .values(
        bank=bindparam("new_bank"),
        since=bindparam("new_since"),
        due=bindparam("new_due"),
        score=bindparam("new_score"),
        won=bindparam("new_won"),
    )
)


@dataclass(frozen=True)
class Write:
    """Entries to be added to the log of a table, with everything that follows from them."""

    table_id: str
    old_seq: int
    added: Sequence[Entry]
    at: float
    status: str
    turn: Sequence[int]
    bot_since: float | None
    started_at: float | None
    result: Mapping[str, Any] | None = None
    client_id: str | None = None
    """The client's id of the first entry."""
    seats: Sequence[Mapping[str, Any]] = ()
    """Changed seats: seat, bank, since, due, score, won."""
    notices: Sequence[Mapping[str, Any]] = ()
    """People whose turn has begun: seat, person."""
    sender: str = ""

    @property
    def new_seq(self) -> int:
        """How long the log is afterwards."""
        return self.old_seq + len(self.added)

    def entry_rows(self) -> list[dict[str, Any]]:
        """The rows of the log."""
        return [
            {
                "table_id": self.table_id,
                "seq": seq,
                "by": entry.by,
                "verb": entry.verb,
                "value": json.dumps(entry.value),
                "at": self.at,
                "client_id": self.client_id if seq == self.old_seq + 1 else None,
            }
            for seq, entry in enumerate(self.added, self.old_seq + 1)
        ]


class Committer:
    """Takes writes from everywhere and commits them in batches."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: list[tuple[Write, asyncio.Future[bool]]] = []
        self._runner: asyncio.Task[None] | None = None

    async def commit(self, write: Write) -> bool:
        """True when the write is durable; False when the log had already grown or the table is closed."""
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((write, future))
        if self._runner is None or self._runner.done():
            self._runner = asyncio.create_task(self._run())
        return await asyncio.shield(future)

    async def close(self) -> None:
        """Wait until everything is written."""
        if self._runner is not None:
            await asyncio.wait([self._runner])

    async def _run(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting[:LARGEST_BATCH], self._waiting[LARGEST_BATCH:]
            try:
                await self._commit_all(batch)
            except Exception as error:
                if len(batch) > 1:
                    await self._one_by_one(batch)
                else:
                    _fail(batch[0][1], error)

    async def _one_by_one(self, batch: list[tuple[Write, asyncio.Future[bool]]]) -> None:
        """A batch that cannot be written as a whole: whoever is at fault shall not harm the others."""
        for write, future in batch:
            try:
                await self._commit_all([(write, future)])
            except Exception as error:
                _fail(future, error)

    async def _commit_all(self, batch: list[tuple[Write, asyncio.Future[bool]]]) -> None:
        ordered = sorted(batch, key=lambda item: item[0].table_id)  # the same order everywhere: no deadlock
        async with self._database.write() as connection:
            taken = [await self._update_table(connection, write) for write, _ in ordered]
            await self._add_rows(connection, [write for (write, _), ok in zip(ordered, taken, strict=True) if ok])
        for (_, future), ok in zip(ordered, taken, strict=True):
            if not future.done():
                future.set_result(ok)

    async def _update_table(self, connection: AsyncConnection, write: Write) -> bool:
        done = await connection.execute(
            _UPDATE_TABLE,
            {
                "of_table": write.table_id,
                "old_seq": write.old_seq,
                "new_seq": write.new_seq,
                "new_status": write.status,
                "new_turn": list(write.turn),
                "new_bot_since": write.bot_since,
                "new_result": write.result,
                "new_started_at": write.started_at,
                "now": write.at,
            },
        )
        return done.rowcount == 1

    async def _add_rows(self, connection: AsyncConnection, writes: list[Write]) -> None:
        rows = [row for write in writes for row in write.entry_rows()]
        if rows:
            await connection.execute(insert(entries), rows)
        changed = [
            {"of_table": write.table_id, "of_seat": seat["seat"], **{f"new_{key}": seat[key] for key in SEAT_KEYS}}
            for write in writes
            for seat in write.seats
        ]
        if changed:
            await connection.execute(_UPDATE_SEAT, changed)
        told = [
            {"table_id": write.table_id, "seq": write.new_seq, "at": write.at, **notice}
            for write in writes
            for notice in write.notices
        ]
        if told:
            await connection.execute(insert(notices), told)
        if not self._database.is_sqlite:
            for write in writes:
                await announce(connection, write.sender, "log", write.table_id)


SEAT_KEYS = ("bank", "since", "due", "score", "won")


async def announce(connection: AsyncConnection, sender: str, what: str, table_id: str) -> None:
    """Tell the other processes, when this transaction is committed, that something is new at a table."""
    await connection.execute(select(func.pg_notify(CHANNEL, f"{sender} {what} {table_id}")))


def _fail(future: asyncio.Future[bool], error: Exception) -> None:
    if not future.done():
        future.set_exception(error)
