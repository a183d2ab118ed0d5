"""Writing moves: the only place where the log of a table grows.

A write names the length of the log it was made for. The update of the table's row succeeds only if that is still its
length, and ``(table, seq)`` is unique besides; so of two writers, in one process or in two, exactly one gets through.
Writes that arrive together are committed together, because making one transaction durable costs as much as making
fifty.
"""

from __future__ import annotations

import asyncio

from durbar.server.store.database import Database
from durbar.server.store.postgresql_writer import PostgresqlWriter
from durbar.server.store.sqlite_writer import SqliteWriter
from durbar.server.store.writes import Write, Writer

LARGEST_BATCH = 100
Waiting = tuple[Write, asyncio.Future[bool]]


class Committer:
    """Takes writes from everywhere and commits them in batches."""

    def __init__(self, database: Database) -> None:
        self._writer: Writer = SqliteWriter(database) if database.is_sqlite else PostgresqlWriter(database)
        self._waiting: list[Waiting] = []
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
        await self._writer.close()

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

    async def _one_by_one(self, batch: list[Waiting]) -> None:
        """A batch that cannot be written as a whole: whoever is at fault shall not harm the others."""
        for write, future in batch:
            try:
                await self._commit_all([(write, future)])
            except Exception as error:
                _fail(future, error)

    async def _commit_all(self, batch: list[Waiting]) -> None:
        taken = await self._writer.write([write for write, _ in batch])
        for (_, future), ok in zip(batch, taken, strict=True):
            if not future.done():
                future.set_result(ok)


def _fail(future: asyncio.Future[bool], error: Exception) -> None:
    if not future.done():
        future.set_exception(error)
