"""All that is kept of a person, for himself; and how he is forgotten."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Integer, delete, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from durbar.play.seats import OPEN
from durbar.server.http.wire.personal_data import Export, GameStatistics
from durbar.server.store.database import Database
from durbar.server.store.people import Person
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
from durbar.server.store.tables import OVER, PLAYING, WAITING
from durbar.server.tables.registry import Tables
from durbar.server.tables.votes import Votes

PERSONAL = ("id", "kind", "name", "lang", "created_at", "seen_at", "webhook", "email", "email_confirmed")


class PersonalData:
    """Statistics, export and deletion."""

    def __init__(self, tables: Tables, agreeing: Votes) -> None:
        self._tables = tables
        self._agreeing = agreeing
        self._database: Database = tables.database

    async def statistics(self, person: Person) -> list[GameStatistics]:
        """Games played to the end, by game and number of players: how many, how many won, the mean score."""
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
            .where(seats.c.person == person.id, tables.c.status == OVER)
            .group_by(tables.c.game, tables.c.players)
            .order_by(tables.c.game, tables.c.players)
        )
        async with self._database.read() as connection:
            rows = await _rows(connection, query)
            return [
                {
                    "game": row["game"],
                    "players": row["players"],
                    "played": row["played"],
                    "won": int(row["won"] or 0),
                    "mean_score": float(row["mean_score"] or 0),
                    "best_score": row["best_score"],
                }
                for row in rows
            ]

    async def export(self, person: Person) -> Export:
        """Everything that is kept of a person: himself, his seats and moves, remarks and notes."""
        own = select(seats.c.table_id).where(seats.c.person == person.id)
        at_table = (
            select(
                tables.c.id,
                tables.c.game,
                tables.c.status,
                tables.c.created_at,
                seats.c.seat,
                seats.c.name,
                seats.c.score,
            )
            .join(seats, seats.c.table_id == tables.c.id)
            .where(seats.c.person == person.id)
        )
        moves = (
            select(entries.c.table_id, entries.c.seq, entries.c.verb, entries.c.value, entries.c.at)
            .join(seats, (seats.c.table_id == entries.c.table_id) & (seats.c.seat == entries.c.by))
            .where(seats.c.person == person.id, entries.c.table_id.in_(own))
        )
        said = select(chat.c.table_id, chat.c.room, chat.c.text, chat.c.at).where(chat.c.person == person.id)
        async with self._database.read() as connection:
            me = select(*(people.c[name] for name in PERSONAL)).where(people.c.id == person.id)
            bots = select(people.c.name, people.c.created_at).where(people.c.owner == person.id)
            logins = select(sessions.c.kind, sessions.c.created_at).where(sessions.c.person == person.id)
            noted = select(notes.c.table_id, notes.c.text).where(notes.c.person == person.id)
            return {
                "person": (await _rows(connection, me))[0],
                "bots": await _rows(connection, bots),
                "sessions": await _rows(connection, logins),
                "tables": await _rows(connection, at_table),
                "moves": await _rows(connection, moves),
                "chat": await _rows(connection, said),
                "notes": await _rows(connection, noted),
            }

    async def forget(self, person: Person) -> None:
        """Delete a person and his bots. His games stay without his name; bots play on where he was needed."""
        async with self._database.read() as connection:
            owned = select(people.c.id).where(people.c.owner == person.id)
            everybody = [*(await connection.execute(owned)).scalars(), person.id]
        for who in everybody:
            await self._leave_tables(who)
            self._tables.dismiss(person=who)
            async with self._database.write() as connection:
                known = select(seats.c.table_id).where(seats.c.person == who).distinct()
                tables_of = list((await connection.execute(known)).scalars())
                await _erase(connection, who)
            for table_id in tables_of:
                await self._tables.reload(table_id)

    async def _leave_tables(self, person: str) -> None:
        query = (
            select(seats.c.table_id, seats.c.seat, tables.c.status)
            .join(tables, tables.c.id == seats.c.table_id)
            .where(seats.c.person == person, tables.c.status.in_([PLAYING, WAITING]))
        )
        async with self._database.read() as connection:
            found = [tuple(row) for row in await connection.execute(query)]
        for table_id, seat, status in found:
            if status == PLAYING:
                await self._agreeing.take_over(table_id, seat)
            else:
                async with self._database.write() as connection:
                    here = (seats.c.table_id == table_id) & (seats.c.seat == seat)
                    await connection.execute(update(seats).where(here).values(kind=OPEN, name="", person=None))
                await self._tables.reload(table_id)


async def _rows(connection: AsyncConnection, query: Any) -> list[Any]:
    """What a query finds; its names are plain texts afterwards, as JSON wants them."""
    rows = (await connection.execute(query)).mappings()
    return [{str(name): value for name, value in row.items()} for row in rows]


async def _erase(connection: AsyncConnection, person: str) -> None:
    await connection.execute(update(seats).where(seats.c.person == person).values(person=None, name=""))
    await connection.execute(update(tables).where(tables.c.host == person).values(host=None))
    for table in (chat, notes, notices, recovery_codes, sessions):
        await connection.execute(delete(table).where(table.c.person == person))
    await connection.execute(delete(mutes).where(or_(mutes.c.person == person, mutes.c.muted == person)))
    await connection.execute(delete(people).where(people.c.id == person))
