"""Chat, private notes, and who has muted whom."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, Literal

from sqlalchemy import delete, insert, select
from typing_extensions import TypeAliasType

from durbar.server.store.database import Connection
from durbar.server.store.schema import chat, mutes, notes

Room = TypeAliasType("Room", Literal["players", "watchers"])
PLAYERS: Final = "players"
WATCHERS: Final = "watchers"
LONGEST_REMARK = 500
LONGEST_NOTE = 4000


@dataclass(frozen=True)
class Remark:
    """Something said at a table."""

    id: int
    table_id: str
    room: Room
    person: str | None
    seat: int | None
    name: str
    text: str
    at: float


async def add_remark(connection: Connection, **values: Any) -> Remark:
    """Add a remark."""
    number = (await connection.execute(insert(chat).values(**values).returning(chat.c.id))).scalar_one()
    return Remark(id=number, **values)


async def remark(connection: Connection, number: int) -> Remark | None:
    """A remark by its number."""
    row = (await connection.execute(select(chat).where(chat.c.id == number))).mappings().one_or_none()
    return None if row is None else Remark(**row)


async def remarks(connection: Connection, table_id: str, rooms: list[Room], after: int, limit: int) -> list[Remark]:
    """The latest remarks in some rooms of a table, oldest first."""
    query = select(chat).where(chat.c.table_id == table_id, chat.c.room.in_(rooms), chat.c.id > after)
    rows = (await connection.execute(query.order_by(chat.c.id.desc()).limit(limit))).mappings()
    return [Remark(**row) for row in rows][::-1]


async def muted_by(connection: Connection, person: str) -> set[str]:
    """The people whom a person has muted."""
    return set((await connection.execute(select(mutes.c.muted).where(mutes.c.person == person))).scalars())


async def mute(connection: Connection, person: str, muted: str) -> None:
    """Mute somebody."""
    await connection.execute(delete(mutes).where(mutes.c.person == person, mutes.c.muted == muted))
    await connection.execute(insert(mutes).values(person=person, muted=muted))


async def unmute_all(connection: Connection, person: str) -> None:
    """Unmute everybody."""
    await connection.execute(delete(mutes).where(mutes.c.person == person))


async def note(connection: Connection, table_id: str, person: str) -> str:
    """The private note of a person at a table."""
    query = select(notes.c.text).where(notes.c.table_id == table_id, notes.c.person == person)
    return (await connection.execute(query)).scalar_one_or_none() or ""


async def set_note(connection: Connection, table_id: str, person: str, text: str) -> None:
    """Write a private note; an empty one is deleted."""
    await connection.execute(delete(notes).where(notes.c.table_id == table_id, notes.c.person == person))
    if text:
        await connection.execute(insert(notes).values(table_id=table_id, person=person, text=text))
