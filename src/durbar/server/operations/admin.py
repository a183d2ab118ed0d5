"""What an administrator does from the command line, on the database of a running server."""

from __future__ import annotations

import secrets
import time
from typing import Any

from sqlalchemy import func, or_, select, update

from durbar.server.accounts.people import People
from durbar.server.store import people as people_store
from durbar.server.store import tables as table_store
from durbar.server.store.database import Database
from durbar.server.store.schema import people, seats, tables
from durbar.server.store.tables import CLOSED, ENDED
from durbar.server.store.writes import announce


class Admin:
    """Bans, closed tables, new passwords. A running server notices within a few seconds."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def ban(self, who: str, banned: bool) -> str:
        """Close the server to an account (by name) or a guest (by id), or open it again; whom it met."""
        async with self._database.write() as connection:
            match = or_(people.c.name_key == people_store.name_key(who), people.c.id == who)
            found = (await connection.execute(select(people.c.id, people.c.name).where(match))).one_or_none()
            if found is None:
                raise ValueError(f"there is no account or guest {who!r}")
            person, name = found
            await connection.execute(update(people).where(people.c.id == person).values(banned=banned))
            return str(name or person)

    async def close_table(self, table_id: str) -> None:
        """End a table without a result."""
        async with self._database.write() as connection:
            row = await table_store.load_table(connection, table_id)
            if row is None:
                raise ValueError(f"there is no table {table_id!r}")
            if row.status in ENDED:
                raise ValueError(f"the table {table_id} has ended already ({row.status})")
            await table_store.touch(connection, table_id, status=CLOSED, bot_since=None, now=time.time())
            await connection.execute(update(seats).where(seats.c.table_id == table_id).values(due=None, since=None))
            if not self._database.is_sqlite:
                await announce(connection, "admin", "table", table_id)

    async def reset_password(self, name: str) -> str:
        """A new random password for an account; all its sessions end."""
        password = secrets.token_urlsafe(9)
        await People(self._database).set_password(name, password)
        return password

    async def list_tables(self, limit: int) -> list[dict[str, Any]]:
        """The tables in use, the liveliest first."""
        query = (
            select(tables.c.id, tables.c.game, tables.c.status, tables.c.players, tables.c.seq, tables.c.updated_at)
            .where(tables.c.status.not_in(ENDED))
            .order_by(tables.c.updated_at.desc())
            .limit(limit)
        )
        async with self._database.read() as connection:
            return [dict(row) for row in (await connection.execute(query)).mappings()]

    async def list_people(self, limit: int) -> list[dict[str, Any]]:
        """The people, the latest first, with how many seats they have held."""
        held = select(func.count()).where(seats.c.person == people.c.id).scalar_subquery()
        query = (
            select(people.c.id, people.c.kind, people.c.name, people.c.banned, people.c.seen_at, held.label("seats"))
            .order_by(people.c.seen_at.desc())
            .limit(limit)
        )
        async with self._database.read() as connection:
            return [dict(row) for row in (await connection.execute(query)).mappings()]
