"""What is written when something happens at a table, and how other processes hear of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import orjson
from sqlalchemy import func, select

from durbar.play.entries import Entry
from durbar.play.types import GameResult
from durbar.server.store.database import Connection
from durbar.server.store.tables import Status

CHANNEL = "durbar"


class IdUsed(Exception):
    """A client has given the id of an earlier decision to another one."""


@dataclass(frozen=True)
class Write:
    """Entries to be added to the log of a table, with everything that follows from them."""

    table_id: str
    old_seq: int
    added: Sequence[Entry]
    at: float
    status: Status
    turn: Sequence[int]
    bot_since: float | None
    started_at: float | None
    result: GameResult | None = None
    client_id: str | None = None
    """The client's id of the first entry."""
    seats: Sequence[Mapping[str, Any]] = ()
    """Changed seats: seat, bank, since, due, score, won."""
    notices: Sequence[Mapping[str, Any]] = ()
    """People whose turn has begun: seat, person."""
    sender: str = ""

    @property
    def new_seq(self) -> int:
        """How long the log is afterwards."""
        return self.old_seq + len(self.added)


class Writer(Protocol):
    """Writes to one kind of database."""

    async def write(self, writes: Sequence[Write]) -> list[bool]:
        """All writes in one transaction; for each whether the log still had the length it was made for."""
        ...

    async def close(self) -> None:
        """Let go of the database."""
        ...


Row = tuple[Any, ...]


def table_rows(writes: Sequence[Write]) -> list[Row]:
    """How tables stand: id, old_seq, new_seq, status, turn, bot_since, result, started_at, at, sender."""
    return [
        (
            write.table_id,
            write.old_seq,
            write.new_seq,
            write.status,
            _json(write.turn),
            write.bot_since,
            None if write.result is None else _json(write.result),
            write.started_at,
            write.at,
            write.sender,
        )
        for write in writes
    ]


def entry_rows(writes: Sequence[Write]) -> list[Row]:
    """The log: table_id, seq, by, verb, value, at, client_id."""
    return [
        (
            write.table_id,
            seq,
            entry.by,
            entry.verb,
            _json(entry.value),
            write.at,
            write.client_id if seq == write.old_seq + 1 else None,
        )
        for write in writes
        for seq, entry in enumerate(write.added, write.old_seq + 1)
    ]


def seat_rows(writes: Sequence[Write]) -> list[Row]:
    """Seats that changed: table_id, seat, bank, since, due, score, won."""
    keys = ("seat", "bank", "since", "due", "score", "won")
    return [(write.table_id, *(seat[key] for key in keys)) for write in writes for seat in write.seats]


def notice_rows(writes: Sequence[Write]) -> list[Row]:
    """People to be told: table_id, seat, seq, person, at."""
    return [
        (write.table_id, notice["seat"], write.new_seq, notice["person"], write.at)
        for write in writes
        for notice in write.notices
    ]


def _json(value: Any) -> str:
    return orjson.dumps(value).decode()


async def announce(connection: Connection, sender: str, what: str, table_id: str) -> None:
    """Tell the other processes, when this transaction is committed, that something is new at a table.

    With SQLite there are no others to tell; an administrator's changes are found by looking (``changed_tables``).
    """
    if connection.dialect.name == "postgresql":
        await connection.execute(select(func.pg_notify(CHANNEL, f"{sender} {what} {table_id}")))
