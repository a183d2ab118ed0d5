"""Opening a table, taking seats at it, playing again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from durbar.games import game as find_game
from durbar.games import usable_games
from durbar.play.chance import new_seed
from durbar.play.replay import state_at
from durbar.play.seats import HUMAN, OPEN, hire
from durbar.play.types import Options
from durbar.server.accounts.people import check_name
from durbar.server.http.problems import Problem, from_error
from durbar.server.store import tables as store
from durbar.server.store.database import Connection
from durbar.server.store.people import Person, id_of, new_id
from durbar.server.store.tables import ENDED, WAITING, Row
from durbar.server.store.writes import announce
from durbar.server.tables.clocks import AnyClock, NoClock
from durbar.server.tables.registry import Tables
from durbar.server.time_source import TimeSource

ME = "me"


@dataclass(frozen=True)
class Wish:
    """A table as somebody wants it."""

    game: str
    seats: Sequence[str]
    names: Sequence[str] = ()
    options: Mapping[str, Any] = field(default_factory=dict)
    preset: str | None = None
    clock: AnyClock = field(default_factory=NoClock)
    public: bool = False
    hints: bool = True
    position: Mapping[str, Any] | None = None


class Opening:
    """Makes tables and fills their seats."""

    def __init__(self, tables: Tables, time: TimeSource) -> None:
        self._tables = tables
        self._database = tables.database
        self._time = time

    async def open_table(self, host: Person, wish: Wish) -> str:
        """A new table; its identifier. It starts as soon as no seat is open."""
        try:
            options = _settle(wish)
        except ValueError as error:
            raise from_error(error) from error
        clock = wish.clock
        names = wish.names or [""] * len(wish.seats)
        chairs = [_chair(kind, name, host, clock) for kind, name in zip(wish.seats, names, strict=True)]
        now = self._time.now()
        table_id = new_id()
        row: Row = {
            "id": table_id,
            "game": wish.game,
            "rules_version": find_game(wish.game).rules_version,
            "players": len(chairs),
            "options": options,
            "position": None if wish.position is None else dict(wish.position),
            "seed": new_seed(),
            "status": WAITING,
            "public": wish.public,
            "hints": wish.hints,
            "clock": clock.model_dump(),
            "host": host.id,
            "created_at": now,
            "updated_at": now,
            "turn": [],
        }
        async with self._database.write() as connection:
            await store.add_table(connection, row, chairs)
        async with self._tables.at(table_id):
            return table_id

    async def fork(self, table_id: str, at: int) -> Mapping[str, Any]:
        """A position of an ended game, from which another can start."""
        async with self._tables.at(table_id) as live:
            if live.row.status not in ENDED or live.started_game is None:
                raise Problem(409, "not-ended")
            try:
                return state_at(live.started_game.record(), at).to_dict()
            except ValueError as error:
                raise from_error(error) from error

    async def sit(self, table_id: str, seat: int, person: Person) -> None:
        """Take an open seat."""
        await self._fill(table_id, seat, HUMAN, person.name, person)

    async def seat_bot(self, table_id: str, seat: int, bot: str, person: Person) -> None:
        """Let a bot take an open seat; the host may do that."""
        _check_bot(bot)
        async with self._tables.at(table_id) as live:
            if live.row.host != person.id:
                raise Problem(403, "host-only")
        await self._fill(table_id, seat, bot, "", None)

    async def stand_up(self, table_id: str, seat: int, person: Person) -> None:
        """Leave a seat (or, as the host, clear one) before the game has started."""
        async with self._tables.at(table_id) as live:
            row = live.row
            if row.status != WAITING:
                raise Problem(409, "started")
            if seat >= row.players or (row.seats[seat].person != person.id and row.host != person.id):
                raise Problem(403, "not-your-seat")
            async with self._database.write() as connection:
                await store.leave_seat(connection, table_id, seat)
                await self._announce(connection, table_id)
            live.forget()
            live.wake()

    async def call_off(self, table_id: str, person: Person) -> None:
        """Close a table that has not started; the host may do that."""
        async with self._tables.at(table_id) as live:
            if live.row.host != person.id:
                raise Problem(403, "host-only")
            if live.row.status != WAITING:
                raise Problem(409, "started")
            async with self._database.write() as connection:
                await store.touch(connection, table_id, status=store.CLOSED, now=self._time.now())
                await self._announce(connection, table_id)
            live.forget()
            live.wake()

    async def rematch(self, table_id: str, person: Person) -> str:
        """Play the same again: a new table at which the others' seats are open, one for each ended table."""
        async with self._tables.at(table_id) as live:
            row = live.row
            own = row.seats_of(person.id)
            if not own:
                raise Problem(403, "not-your-seat")
            if row.status not in ENDED:
                raise Problem(409, "not-ended")
            if row.rematch is not None:
                return row.rematch
            seats = [ME if n in own else OPEN if chair.is_human else chair.kind for n, chair in enumerate(row.seats)]
            names = [chair.name if n in own else "" for n, chair in enumerate(row.seats)]
            wish = Wish(row.game, seats, names, row.options, None, row.timing, row.public, row.hints, row.position)
            again = await self.open_table(person, wish)
            async with self._database.write() as connection:
                await store.touch(connection, table_id, rematch=again, now=self._time.now())
                await self._announce(connection, table_id)
            live.forget()
            live.wake()
            return again

    async def _fill(self, table_id: str, seat: int, kind: str, name: str, person: Person | None) -> None:
        async with self._tables.at(table_id) as live:
            row = live.row
            if row.status != WAITING:
                raise Problem(409, "started")
            if seat >= row.players:
                raise Problem(404, "seat")
            async with self._database.write() as connection:
                if not await store.take_seat(connection, table_id, seat, kind, name, id_of(person)):
                    raise Problem(409, "seat-taken")
                await self._announce(connection, table_id)
            live.forget()
            live.wake()
        async with self._tables.at(table_id):
            """Reading the table starts the game when the last seat is filled."""

    async def _announce(self, connection: Connection, table_id: str) -> None:
        await announce(connection, self._tables.name, "table", table_id)


def _settle(wish: Wish) -> Options:
    """The options of a table that can be played; ValueError says why another cannot."""
    if wish.game not in usable_games():
        raise Problem(422, "game", {"games": ", ".join(usable_games())})
    game = find_game(wish.game)
    for kind in wish.seats:
        if kind not in (ME, OPEN):
            _check_bot(kind)
    game.check_players(len(wish.seats))
    _check_names(wish)
    if wish.position is not None:
        if wish.options or wish.preset:
            raise Problem(422, "position-and-options", message="table-position-and-options")
        state = game.from_dict(wish.position)
        if len(state.scores()) != len(wish.seats):
            raise Problem(
                422,
                "wrong-seats",
                {"players": len(state.scores()), "seats": len(wish.seats)},
                message="table-wrong-seats",
            )
        return {}
    chosen: dict[str, Any] = {}
    if wish.preset is not None:
        if wish.preset not in game.presets:
            raise Problem(422, "preset", {"presets": ", ".join(game.presets)})
        chosen.update(game.presets[wish.preset])
    return game.settle_options(len(wish.seats), {**chosen, **wish.options})


def _check_names(wish: Wish) -> None:
    """Refuse names that cannot be shown, and names for anybody but oneself."""
    if wish.names and len(wish.names) != len(wish.seats):
        raise Problem(422, "bad-names", {"seats": len(wish.seats)}, message="table-bad-names")
    for kind, name in zip(wish.seats, wish.names, strict=False):
        check_name(name)
        if name and kind != ME:
            raise Problem(422, "name-of-another")


def _check_bot(name: str) -> None:
    try:
        hire(name)
    except ValueError as error:
        raise from_error(error) from error


def _chair(kind: str, name: str, host: Person, clock: AnyClock) -> Row:
    if kind == ME:
        return {"kind": HUMAN, "name": name or host.name, "person": host.id, "bank": clock.start()}
    return {"kind": kind, "name": "", "person": None, "bank": clock.start()}
