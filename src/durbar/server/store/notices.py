"""People who have to be told of their turn. A row is written with the move that begins the turn; one per turn."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import exists, select, update

from durbar.server.store.database import Connection
from durbar.server.store.schema import notices, people, tables
from durbar.server.store.tables import PLAYING

_later = notices.alias("later")


@dataclass(frozen=True)
class Notice:
    """A turn of which the player may not know yet."""

    table_id: str
    seat: int
    seq: int
    tries: int
    person: str
    seen_at: float
    name: str
    lang: str
    webhook: str | None
    email: str | None
    game: str
    still_due: bool
    """Whether it still is their turn."""


async def waiting_notices(connection: Connection, before: float, limit: int) -> list[Notice]:
    """Notices that are older than a moment and not sent."""
    query = (
        select(
            notices.c.table_id,
            notices.c.seat,
            notices.c.seq,
            notices.c.tries,
            notices.c.person,
            people.c.seen_at,
            people.c.name,
            people.c.lang,
            people.c.webhook,
            people.c.email,
            people.c.email_confirmed,
            tables.c.game,
            tables.c.status,
            tables.c.turn,
            exists()
            .where(
                _later.c.table_id == notices.c.table_id, _later.c.seat == notices.c.seat, _later.c.seq > notices.c.seq
            )
            .label("overtaken"),
        )
        .join(people, people.c.id == notices.c.person)
        .join(tables, tables.c.id == notices.c.table_id)
        .where(notices.c.done.is_(False), notices.c.at <= before)
        .order_by(notices.c.at)
        .limit(limit)
    )
    found = []
    for row in (await connection.execute(query)).mappings():
        values = dict(row)
        confirmed = values.pop("email_confirmed")
        status, turn, overtaken = values.pop("status"), values.pop("turn"), values.pop("overtaken")
        values["email"] = values["email"] if confirmed else None
        found.append(Notice(**values, still_due=status == PLAYING and values["seat"] in turn and not overtaken))
    return found


async def claim(connection: Connection, notice: Notice) -> bool:
    """Take a notice, so that no other process sends it too."""
    done = await connection.execute(
        update(notices)
        .where(
            notices.c.table_id == notice.table_id,
            notices.c.seat == notice.seat,
            notices.c.seq == notice.seq,
            notices.c.done.is_(False),
        )
        .values(done=True, tries=notice.tries + 1)
    )
    return done.rowcount == 1
