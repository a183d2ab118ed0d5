"""Reading tables and their logs, and writing what is not in the log: seats, votes, chat and notes."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, Literal

from sqlalchemy import insert, select, update
from typing_extensions import TypeAliasType

from durbar.play.chance import digest
from durbar.play.entries import Entry
from durbar.play.record import Record
from durbar.play.seats import HUMAN, OPEN, Seat
from durbar.play.types import GameResult, Options
from durbar.server.store.database import Connection
from durbar.server.store.people import ACCOUNT, BOT
from durbar.server.store.schema import entries, people, seats, tables
from durbar.server.tables.clocks import AnyClock, ClockData, read_clock

Status = TypeAliasType("Status", Literal["open", "playing", "over", "abandoned", "closed"])
PLAYING: Final = "playing"
WAITING: Final = "open"
OVER: Final = "over"
ABANDONED: Final = "abandoned"
CLOSED: Final = "closed"
ENDED = (OVER, ABANDONED, CLOSED)
Row = dict[str, Any]
"""Values to be written, by the names of their columns."""


@dataclass
class SeatRow:
    """A seat at a table, as it is kept."""

    kind: str
    name: str
    person: str | None
    bank: float | None
    since: float | None
    due: float | None
    account: bool
    """Whether the name is that of the player's account."""
    reachable: bool
    """Whether the player wants to be told of their turn."""

    @property
    def is_open(self) -> bool:
        """Whether nobody sits here yet."""
        return self.kind == OPEN

    @property
    def is_human(self) -> bool:
        """Whether a person (or an outside bot's account) sits here."""
        return self.kind == HUMAN


@dataclass
class TableRow:
    """A table, as it is kept; without its log."""

    id: str
    game: str
    rules_version: int
    players: int
    options: Options
    position: dict[str, Any] | None
    seed: str
    status: Status
    public: bool
    hints: bool
    clock: ClockData
    host: str | None
    created_at: float
    started_at: float | None
    updated_at: float
    seq: int
    turn: list[int]
    result: GameResult | None
    rematch: str | None
    seats: list[SeatRow]

    @cached_property
    def seed_digest(self) -> str:
        """What everybody may know of the seed."""
        return digest(self.seed)

    @cached_property
    def timing(self) -> AnyClock:
        """The clock that the table is played by."""
        return read_clock(self.clock)

    def seats_of(self, person: str | None) -> list[int]:
        """The seats that a person holds."""
        return [] if person is None else [n for n, seat in enumerate(self.seats) if seat.person == person]

    def record(self) -> Record:
        """The record without its log, from which a table starts."""
        return Record(
            game=self.game,
            rules_version=self.rules_version,
            players=self.players,
            options=self.options,
            seats=[Seat(seat.kind, seat.name) for seat in self.seats],
            seed_digest=self.seed_digest,
            log=[],
            position=self.position,
        )


_COLUMNS = [column for column in tables.c if column.name in TableRow.__annotations__]
_SEAT_COLUMNS = (
    seats.c.kind,
    seats.c.name,
    seats.c.person,
    seats.c.bank,
    seats.c.since,
    seats.c.due,
    (people.c.kind.in_([ACCOUNT, BOT]) & (people.c.name == seats.c.name)).label("account"),
    (people.c.webhook.is_not(None) | people.c.email_confirmed.is_(True)).label("reachable"),
)


async def load_table(connection: Connection, table_id: str) -> TableRow | None:
    """A table with its seats; None if there is none."""
    found = await load_tables(connection, [table_id])
    return found[0] if found else None


async def load_tables(connection: Connection, ids: Sequence[str]) -> list[TableRow]:
    """Tables with their seats, in the order asked for."""
    rows = (await connection.execute(select(*_COLUMNS).where(tables.c.id.in_(ids)))).mappings()
    found = {row["id"]: row for row in rows}
    chairs: dict[str, list[SeatRow]] = {table_id: [] for table_id in found}
    query = select(seats.c.table_id, *_SEAT_COLUMNS).outerjoin_from(seats, people, seats.c.person == people.c.id)
    query = query.where(seats.c.table_id.in_(ids)).order_by(seats.c.table_id, seats.c.seat)
    for row in (await connection.execute(query)).mappings():
        values = {**row, "account": bool(row["account"]), "reachable": bool(row["reachable"])}
        chairs[values.pop("table_id")].append(SeatRow(**values))
    return [TableRow(**found[table_id], seats=chairs[table_id]) for table_id in ids if table_id in found]


async def load_entries(connection: Connection, table_id: str, after: int = 0) -> list[Entry]:
    """The log of a table after its first ``after`` entries."""
    query = select(entries.c.by, entries.c.verb, entries.c.value)
    rows = await connection.execute(
        query.where(entries.c.table_id == table_id, entries.c.seq > after).order_by(entries.c.seq)
    )
    return [Entry(by, verb, json.loads(value)) for by, verb, value in rows]


async def load_times(connection: Connection, table_id: str) -> list[float]:
    """When each entry of the log was written."""
    query = select(entries.c.at).where(entries.c.table_id == table_id).order_by(entries.c.seq)
    return list((await connection.execute(query)).scalars())


async def find_move(connection: Connection, table_id: str, seat: int, client_id: str) -> int | None:
    """The number of the entry that a client sent with this id; None if there is none."""
    query = select(entries.c.seq).where(
        entries.c.table_id == table_id, entries.c.by == seat, entries.c.client_id == client_id
    )
    return (await connection.execute(query)).scalar_one_or_none()


async def add_table(connection: Connection, row: Row, chairs: Sequence[Row]) -> None:
    """A new table with its seats."""
    await connection.execute(insert(tables), row)
    blank = {"person": None, "bank": None, "since": None, "due": None, "score": None, "won": None}
    await connection.execute(
        insert(seats), [{**blank, "table_id": row["id"], "seat": n, **chair} for n, chair in enumerate(chairs)]
    )


async def take_seat(connection: Connection, table_id: str, seat: int, kind: str, name: str, person: str | None) -> bool:
    """Somebody takes an open seat; False when it is not open any more. The table's row is locked until the end."""
    await touch(connection, table_id)
    done = await connection.execute(
        update(seats)
        .where(seats.c.table_id == table_id, seats.c.seat == seat, seats.c.kind == OPEN)
        .values(kind=kind, name=name, person=person)
    )
    return done.rowcount == 1


async def leave_seat(connection: Connection, table_id: str, seat: int) -> None:
    """A seat becomes open again."""
    await touch(connection, table_id)
    await connection.execute(
        update(seats).where(seats.c.table_id == table_id, seats.c.seat == seat).values(kind=OPEN, name="", person=None)
    )


async def touch(connection: Connection, table_id: str, **changes: Any) -> None:
    """Note that something other than the log changes, and keep others from changing it at the same time."""
    now = changes.pop("now", None)
    stamp = {} if now is None else {"noticed_at": now, "updated_at": now}
    values = {**changes, **stamp} or {"id": table_id}
    await connection.execute(update(tables).where(tables.c.id == table_id).values(**values))


async def waiting_tables(connection: Connection, game: str | None, limit: int) -> list[str]:
    """Public tables with a free seat, newest first."""
    query = select(tables.c.id).where(tables.c.status == WAITING, tables.c.public.is_(True))
    if game is not None:
        query = query.where(tables.c.game == game)
    return list((await connection.execute(query.order_by(tables.c.created_at.desc()).limit(limit))).scalars())


async def running_tables(connection: Connection, game: str | None, limit: int) -> list[str]:
    """Public tables to watch, the latest changed first."""
    query = select(tables.c.id).where(tables.c.status == PLAYING, tables.c.public.is_(True))
    if game is not None:
        query = query.where(tables.c.game == game)
    return list((await connection.execute(query.order_by(tables.c.updated_at.desc()).limit(limit))).scalars())


async def tables_of(connection: Connection, person: str, limit: int) -> list[str]:
    """The tables at which a person sits, the latest first."""
    mine = select(seats.c.table_id).where(seats.c.person == person)
    query = select(tables.c.id).where(tables.c.id.in_(mine)).order_by(tables.c.updated_at.desc()).limit(limit)
    return list((await connection.execute(query)).scalars())


async def bot_tables(connection: Connection, before: float) -> list[str]:
    """Tables at which a bot has had to decide since before a moment."""
    query = select(tables.c.id).where(tables.c.status == PLAYING, tables.c.bot_since <= before)
    return list((await connection.execute(query.order_by(tables.c.bot_since))).scalars())


async def list_tables(connection: Connection, limit: int) -> list[dict[str, Any]]:
    """The tables that have not ended, the latest changed first."""
    query = (
        select(tables.c.id, tables.c.game, tables.c.status, tables.c.players, tables.c.seq, tables.c.updated_at)
        .where(tables.c.status.not_in(ENDED))
        .order_by(tables.c.updated_at.desc())
        .limit(limit)
    )
    return [dict(row) for row in (await connection.execute(query)).mappings()]


async def seats_in_use(connection: Connection, person: str) -> list[tuple[str, int, str]]:
    """The seats of a person at tables that have not ended: table, seat, status of the table."""
    query = (
        select(seats.c.table_id, seats.c.seat, tables.c.status)
        .join(tables, tables.c.id == seats.c.table_id)
        .where(seats.c.person == person, tables.c.status.in_([PLAYING, WAITING]))
    )
    return [(table_id, seat, status) for table_id, seat, status in await connection.execute(query)]


async def stop_clocks(connection: Connection, table_id: str) -> None:
    """No seat of a table runs out of time any more."""
    await connection.execute(update(seats).where(seats.c.table_id == table_id).values(due=None, since=None))


async def overdue_seats(connection: Connection, now: float) -> list[tuple[str, int]]:
    """Seats whose time is up."""
    query = (
        select(seats.c.table_id, seats.c.seat)
        .join(tables, tables.c.id == seats.c.table_id)
        .where(seats.c.due <= now, tables.c.status == PLAYING)
    )
    return [(table_id, seat) for table_id, seat in await connection.execute(query)]


async def changed_tables(connection: Connection, since: float) -> list[str]:
    """Tables at which something other than the log changed since a moment."""
    return list((await connection.execute(select(tables.c.id).where(tables.c.noticed_at >= since))).scalars())
