"""Writing moves to SQLite: a thread and a connection of their own, one way there and back for a whole batch."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

from durbar.server.store.database import Database, prepare_sqlite
from durbar.server.store.writes import IdUsed, Write, entry_rows, notice_rows, seat_rows, table_rows

UPDATE_TABLE = """
UPDATE tables SET seq = ?3, status = ?4, turn = ?5, bot_since = ?6, result = ?7, started_at = ?8, updated_at = ?9
WHERE id = ?1 AND seq = ?2 AND status IN ('open', 'playing')
"""
ADD_ENTRY = "INSERT INTO entries (table_id, seq, by, verb, value, at, client_id) VALUES (?, ?, ?, ?, ?, ?, ?)"
UPDATE_SEAT = """
UPDATE seats SET bank = ?3, since = ?4, due = ?5, score = ?6, won = ?7 WHERE table_id = ?1 AND seat = ?2
"""
ADD_NOTICE = "INSERT INTO notices (table_id, seat, seq, person, at, tries, done) VALUES (?, ?, ?, ?, ?, 0, 0)"


class SqliteWriter:
    """The connection is opened with the first write and used in its thread only."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._thread = ThreadPoolExecutor(1, "sqlite-writer")
        self._connection: sqlite3.Connection | None = None

    async def write(self, writes: Sequence[Write]) -> list[bool]:
        """All writes in one transaction; for each whether the log still had the length it was made for."""
        async with self._database.writer:
            return await asyncio.get_running_loop().run_in_executor(self._thread, self._write, writes)

    async def close(self) -> None:
        """Let go of the database."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def _write(self, writes: Sequence[Write]) -> list[bool]:
        connection = self._connection = self._connection or self._open()
        connection.execute("BEGIN IMMEDIATE")
        try:
            taken = [connection.execute(UPDATE_TABLE, row[:9]).rowcount == 1 for row in table_rows(writes)]
            valid = [write for write, ok in zip(writes, taken, strict=True) if ok]
            connection.executemany(ADD_ENTRY, entry_rows(valid))
            connection.executemany(UPDATE_SEAT, seat_rows(valid))
            connection.executemany(ADD_NOTICE, notice_rows(valid))
            connection.execute("COMMIT")
        except BaseException as error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            if isinstance(error, sqlite3.IntegrityError):
                raise IdUsed from error
            raise
        return taken

    def _open(self) -> sqlite3.Connection:
        connection = sqlite3.connect(str(self._database.url.database), isolation_level=None)
        prepare_sqlite(connection)
        return connection

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
