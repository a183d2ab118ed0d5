"""Votes of the players of a table, until everybody agrees."""

from __future__ import annotations

from sqlalchemy import delete, insert, select

from durbar.server.store.database import Connection
from durbar.server.store.schema import votes


async def load_votes(connection: Connection, table_id: str) -> dict[str, list[int]]:
    """The seats of a table that agree, by what they agree to."""
    found: dict[str, list[int]] = {}
    for about, seat in await connection.execute(
        select(votes.c.about, votes.c.seat).where(votes.c.table_id == table_id)
    ):
        found.setdefault(about, []).append(seat)
    return found


async def vote(connection: Connection, table_id: str, about: str, seat: int, agreed: bool) -> None:
    """A seat agrees to something, or does not any more."""
    query = delete(votes).where(votes.c.table_id == table_id, votes.c.about == about, votes.c.seat == seat)
    await connection.execute(query)
    if agreed:
        await connection.execute(insert(votes).values(table_id=table_id, about=about, seat=seat))


async def clear_votes(connection: Connection, table_id: str, about: str) -> None:
    """The matter is settled."""
    await connection.execute(delete(votes).where(votes.c.table_id == table_id, votes.c.about == about))
