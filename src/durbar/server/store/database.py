"""The connection to the database: SQLite in WAL mode or PostgreSQL, behind one layer.

Everything that is written goes through ``write`` or the ``Committer``. With SQLite there is one writer at a time; with
PostgreSQL the database keeps order among several processes.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

Connection = AsyncConnection
"""A connection with a transaction, as ``Database.read`` and ``Database.write`` give it."""
DatabaseError = SQLAlchemyError
"""What the database or its driver can raise."""
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
SQLITE_PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON", "cache_size=-1000")


class Database:
    """An engine, and the right to write."""

    def __init__(self, address: str) -> None:
        url = make_url(address)
        self.url = url.set(drivername=DRIVERS[url.get_backend_name()])
        self.is_sqlite = url.get_backend_name() == "sqlite"
        self.engine = _engine(self.url, self.is_sqlite)
        self.writer = asyncio.Lock()
        """The right to write, where only one may have it at a time."""

    @asynccontextmanager
    async def read(self) -> AsyncIterator[Connection]:
        """A connection to read from."""
        async with self.engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[Connection]:
        """A transaction; it is committed at the end, or rolled back as a whole."""
        if self.is_sqlite:
            async with self.writer, self.engine.begin() as connection:
                yield connection
        else:
            async with self.engine.begin() as connection:
                yield connection

    async def check(self) -> None:
        """Ask something of the database; ``DatabaseError`` or ``OSError`` when it does not answer."""
        async with self.read() as connection:
            await connection.execute(text("SELECT 1"))

    async def close(self) -> None:
        """Let go of all connections."""
        await self.engine.dispose()


def _engine(url: URL, is_sqlite: bool) -> AsyncEngine:
    if not is_sqlite:
        return create_async_engine(url, pool_size=8, max_overflow=8, pool_pre_ping=True, hide_parameters=True)
    if url.database:
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_async_engine(url, pool_size=5, max_overflow=0, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", prepare_sqlite)
    return engine


def prepare_sqlite(connection: Any, _record: Any = None) -> None:
    """Set up a new connection to SQLite."""
    cursor = connection.cursor()
    for pragma in SQLITE_PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
