"""What an administrator does from the command line, on the database of a running server."""

from __future__ import annotations

import secrets
from typing import Any

from durbar.server.accounts.people import People
from durbar.server.store import people as people_store
from durbar.server.store import tables as table_store
from durbar.server.store.database import Database
from durbar.server.store.tables import CLOSED, ENDED
from durbar.server.store.writes import announce
from durbar.server.time_source import SystemTime, TimeSource


class Admin:
    """Bans, closed tables, new passwords. A running server notices within a few seconds."""

    def __init__(self, database: Database, time: TimeSource | None = None) -> None:
        self._database = database
        self._time = time or SystemTime()

    async def ban(self, who: str, banned: bool) -> str:
        """Ban an account (by name) or a guest (by id), or lift the ban; returns the name."""
        async with self._database.write() as connection:
            found = await people_store.find_account_or_guest(connection, who)
            if found is None:
                raise ValueError(f"there is no account or guest {who!r}")
            person, name = found
            await people_store.change_person(connection, person, banned=banned)
            return name or person

    async def close_table(self, table_id: str) -> None:
        """End a table without a result."""
        async with self._database.write() as connection:
            row = await table_store.load_table(connection, table_id)
            if row is None:
                raise ValueError(f"there is no table {table_id!r}")
            if row.status in ENDED:
                raise ValueError(f"the table {table_id} has ended already ({row.status})")
            await table_store.touch(connection, table_id, status=CLOSED, bot_since=None, now=self._time.now())
            await table_store.stop_clocks(connection, table_id)
            await announce(connection, "admin", "table", table_id)

    async def reset_password(self, name: str) -> str:
        """A new random password for an account; all its sessions end."""
        password = secrets.token_urlsafe(9)
        await People(self._database, self._time).set_password(name, password)
        return password

    async def list_tables(self, limit: int) -> list[dict[str, Any]]:
        """The tables that have not ended, the latest changed first."""
        async with self._database.read() as connection:
            return await table_store.list_tables(connection, limit)

    async def list_people(self, limit: int) -> list[dict[str, Any]]:
        """People, the latest seen first, with how many seats they have held."""
        async with self._database.read() as connection:
            return await people_store.list_people(connection, limit)
