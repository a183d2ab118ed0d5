"""Writing moves to PostgreSQL: a whole batch is one statement on a connection of its own.

A statement is a transaction: when the answer comes, all of it is durable and the other processes are told.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from asyncpg import UniqueViolationError
from sqlalchemy.ext.asyncio import AsyncConnection

from durbar.server.store.database import Database
from durbar.server.store.writes import CHANNEL, IdUsed, Row, Write, entry_rows, notice_rows, seat_rows, table_rows

WRITE = """
WITH wish AS (
    SELECT * FROM unnest(
        $1::text[], $2::int[], $3::int[], $4::text[], $5::text[], $6::float8[], $7::text[], $8::float8[], $9::float8[],
        $10::text[]
    ) AS w (id, old_seq, new_seq, status, turn, bot_since, result, started_at, at, sender)
), changed AS (
    UPDATE tables SET seq = w.new_seq, status = w.status, turn = w.turn::json, bot_since = w.bot_since,
        result = w.result::json, started_at = w.started_at, updated_at = w.at
    FROM wish AS w
    WHERE tables.id = w.id AND tables.seq = w.old_seq AND tables.status IN ('open', 'playing')
    RETURNING tables.id, w.sender
), added AS (
    INSERT INTO entries (table_id, seq, by, verb, value, at, client_id)
    SELECT e.* FROM unnest(
        $11::text[], $12::int[], $13::int[], $14::text[], $15::text[], $16::float8[], $17::text[]
    ) AS e (table_id, seq, by, verb, value, at, client_id) JOIN changed ON changed.id = e.table_id
), seated AS (
    UPDATE seats SET bank = s.bank, since = s.since, due = s.due, score = s.score, won = s.won
    FROM unnest(
        $18::text[], $19::int[], $20::float8[], $21::float8[], $22::float8[], $23::int[], $24::bool[]
    ) AS s (table_id, seat, bank, since, due, score, won) JOIN changed ON changed.id = s.table_id
    WHERE seats.table_id = s.table_id AND seats.seat = s.seat
), noticed AS (
    INSERT INTO notices (table_id, seat, seq, person, at, tries, done)
    SELECT n.*, 0, false FROM unnest(
        $25::text[], $26::int[], $27::int[], $28::text[], $29::float8[]
    ) AS n (table_id, seat, seq, person, at) JOIN changed ON changed.id = n.table_id
)
SELECT id, pg_notify($30, sender || ' log ' || id) FROM changed
"""


class PostgresqlWriter:
    """Two processes that lock the same tables in another order are told apart by the database, and try again singly."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._connection: AsyncConnection | None = None

    async def write(self, writes: Sequence[Write]) -> list[bool]:
        """All writes in one transaction; for each whether the log still had the length it was made for."""
        arguments = [
            *_columns(table_rows(writes), 10),
            *_columns(entry_rows(writes), 7),
            *_columns(seat_rows(writes), 7),
            *_columns(notice_rows(writes), 5),
            CHANNEL,
        ]
        driver = await self._driver()
        try:
            taken = {row["id"] for row in await driver.fetch(WRITE, *arguments)}
        except UniqueViolationError as error:
            raise IdUsed from error
        except BaseException:
            await self._drop()
            raise
        return [write.table_id in taken for write in writes]

    async def close(self) -> None:
        """Let go of the database."""
        if self._connection is not None:
            await self._connection.close()

    async def _driver(self) -> Any:
        if self._connection is not None:
            driver = (await self._connection.get_raw_connection()).driver_connection
            if driver is not None and not driver.is_closed():
                return driver
            await self._drop()
        self._connection = await self._database.engine.connect()
        return (await self._connection.get_raw_connection()).driver_connection

    async def _drop(self) -> None:
        """After a failure nobody knows what state the connection is in."""
        connection, self._connection = self._connection, None
        if connection is not None:
            await connection.invalidate()
            await connection.close()


def _columns(rows: Sequence[Row], count: int) -> list[list[Any]]:
    return [[row[column] for row in rows] for column in range(count)]
