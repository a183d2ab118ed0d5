"""Copying a whole database while it is in use: into a file, and back into an empty database.

A backup is a SQLite file of the same shape, whatever the server itself uses; so it also moves a server from one kind
of database to the other.
"""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import Table, func, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from durbar.server.store.database import Database
from durbar.server.store.migrate import upgrade
from durbar.server.store.schema import chat, metadata, people

AT_ONCE = 500


async def back_up(database: Database, file: Path) -> None:
    """Write everything to a new file, as it was at one moment."""
    if file.exists():
        raise ValueError(f"{file} exists already; name a new file")
    part = file.with_name(f"{file.name}.part")
    part.unlink(missing_ok=True)
    if database.is_sqlite:
        await asyncio.to_thread(_copy_file, Path(str(database.url.database)), part)
    else:
        await _copy(database, Database(f"sqlite:///{part}"))
    part.rename(file)


async def restore(file: Path, database: Database) -> None:
    """Fill an empty database from a backup."""
    if not file.is_file():
        raise ValueError(f"there is no backup {file}")
    await upgrade(database)
    async with database.read() as connection:
        if (await connection.execute(select(func.count()).select_from(people))).scalar_one():
            raise ValueError("the database is not empty; restore into a new one")
    await _copy(Database(f"sqlite:///{file}"), database)


def _copy_file(source: Path, target: Path) -> None:
    if not source.is_file():
        raise ValueError(f"there is no database {source}")
    with closing(sqlite3.connect(source)) as read, closing(sqlite3.connect(target)) as write:
        read.backup(write)
        write.execute("PRAGMA journal_mode=DELETE")


async def _copy(source: Database, target: Database) -> None:
    await upgrade(target)
    async with source.engine.connect() as read, target.write() as write:
        if not source.is_sqlite:
            await read.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY"))
        for table in metadata.sorted_tables:
            await _copy_table(read, write, table)
        if not target.is_sqlite:
            await write.execute(
                select(func.setval(func.pg_get_serial_sequence("chat", "id"), func.coalesce(func.max(chat.c.id), 1)))
            )
    await source.close()
    await target.close()


async def _copy_table(read: AsyncConnection, write: AsyncConnection, table: Table) -> None:
    query = select(table)
    if table is people:
        query = query.order_by(people.c.owner.is_not(None))  # owners before their bots
    rows = await read.stream(query)
    async for part in rows.mappings().partitions(AT_ONCE):
        await write.execute(insert(table), [dict(row) for row in part])
