"""Everything that is kept of one person: statistics, an export, and its deletion."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Integer, Select, delete, func, or_, select, update

from durbar.server.store.database import Connection
from durbar.server.store.schema import (
    chat,
    entries,
    mutes,
    notes,
    notices,
    people,
    recovery_codes,
    seats,
    sessions,
    tables,
)
from durbar.server.store.tables import OVER

PERSONAL = ("id", "kind", "name", "lang", "created_at", "seen_at", "webhook", "email", "email_confirmed")


async def statistics(connection: Connection, person: str) -> list[Any]:
    """Games played to the end, by game and number of players: how many, how many won, the mean and best score."""
    query = (
        select(
            tables.c.game,
            tables.c.players,
            func.count().label("played"),
            func.sum(seats.c.won.cast(Integer)).label("won"),
            func.avg(seats.c.score).label("mean_score"),
            func.max(seats.c.score).label("best_score"),
        )
        .join(seats, seats.c.table_id == tables.c.id)
        .where(seats.c.person == person, tables.c.status == OVER)
        .group_by(tables.c.game, tables.c.players)
        .order_by(tables.c.game, tables.c.players)
    )
    return await _rows(connection, query)


async def profile(connection: Connection, person: str) -> Any:
    """The person, without secrets."""
    query = select(*(people.c[name] for name in PERSONAL)).where(people.c.id == person)
    return (await _rows(connection, query))[0]


async def bots(connection: Connection, person: str) -> list[Any]:
    """The bot accounts of a person."""
    return await _rows(connection, select(people.c.name, people.c.created_at).where(people.c.owner == person))


async def logins(connection: Connection, person: str) -> list[Any]:
    """The sessions of a person."""
    query = select(sessions.c.kind, sessions.c.created_at).where(sessions.c.person == person)
    return await _rows(connection, query)


async def seats_taken(connection: Connection, person: str) -> list[Any]:
    """The seats of a person at all tables."""
    seat = (seats.c.seat, seats.c.name, seats.c.score)
    query = (
        select(tables.c.id, tables.c.game, tables.c.status, tables.c.created_at, *seat)
        .join(seats, seats.c.table_id == tables.c.id)
        .where(seats.c.person == person)
    )
    return await _rows(connection, query)


async def moves(connection: Connection, person: str) -> list[Any]:
    """The entries that a person has added to logs."""
    own = select(seats.c.table_id).where(seats.c.person == person)
    query = (
        select(entries.c.table_id, entries.c.seq, entries.c.verb, entries.c.value, entries.c.at)
        .join(seats, (seats.c.table_id == entries.c.table_id) & (seats.c.seat == entries.c.by))
        .where(seats.c.person == person, entries.c.table_id.in_(own))
    )
    return await _rows(connection, query)


async def remarks(connection: Connection, person: str) -> list[Any]:
    """What a person has said."""
    query = select(chat.c.table_id, chat.c.room, chat.c.text, chat.c.at).where(chat.c.person == person)
    return await _rows(connection, query)


async def notes_taken(connection: Connection, person: str) -> list[Any]:
    """The private notes of a person."""
    return await _rows(connection, select(notes.c.table_id, notes.c.text).where(notes.c.person == person))


async def owned_bots(connection: Connection, person: str) -> list[str]:
    """The identifiers of a person's bot accounts."""
    return list((await connection.execute(select(people.c.id).where(people.c.owner == person))).scalars())


async def erase(connection: Connection, person: str) -> list[str]:
    """Delete a person; their games stay without their name. Returns the tables at which they sat."""
    known = select(seats.c.table_id).where(seats.c.person == person).distinct()
    sat_at = list((await connection.execute(known)).scalars())
    await connection.execute(update(seats).where(seats.c.person == person).values(person=None, name=""))
    await connection.execute(update(tables).where(tables.c.host == person).values(host=None))
    for table in (chat, notes, notices, recovery_codes, sessions):
        await connection.execute(delete(table).where(table.c.person == person))
    await connection.execute(delete(mutes).where(or_(mutes.c.person == person, mutes.c.muted == person)))
    await connection.execute(delete(people).where(people.c.id == person))
    return sat_at


async def _rows(connection: Connection, query: Select[Any]) -> list[Any]:
    """What a query finds, with plain strings as names: SQLAlchemy's own cannot be written as JSON."""
    rows = (await connection.execute(query)).mappings()
    return [{str(name): value for name, value in row.items()} for row in rows]
