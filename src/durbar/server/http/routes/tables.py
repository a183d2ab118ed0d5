"""Opening tables, finding them, sitting down and looking."""

from __future__ import annotations

from hashlib import blake2b
from typing import Annotated

import orjson
from fastapi import APIRouter, Query
from starlette.requests import Request
from starlette.responses import Response

from durbar.server.http.authentication import Address, AnyPerson, Language, PersonOrGuest, TheServices, Visitor
from durbar.server.http.routes.answers import json_response, with_cookies
from durbar.server.http.wire.base import SeatNumber, TableId, Word
from durbar.server.http.wire.tables import OpenTable, TableLists, TableState, TakeSeat
from durbar.server.services import Services
from durbar.server.store import tables as store
from durbar.server.store.people import Person, id_of
from durbar.server.tables.messages import state_for, summary
from durbar.server.tables.opening import Wish
from durbar.server.tables.registry import seat_to_watch
from durbar.server.tables.watchers import Watcher

router = APIRouter(tags=["tables"])
LONGEST_WAIT = 25.0
VOLATILE = ("log", "events", "now")


@router.post("/api/tables", status_code=201, response_model=TableState)
async def open_table(
    wish: OpenTable,
    request: Request,
    services: TheServices,
    person: PersonOrGuest,
    address: Address,
    lang: Language,
    response: Response,
) -> Response:
    """Open a table. It starts when no seat is open; without an account one becomes a guest."""
    request.app.state.limits.tables.check(address)
    position = wish.position if wish.fork is None else await services.opening.fork(wish.fork.table, wish.fork.at)
    table_id = await services.opening.open_table(
        person,
        Wish(
            wish.game, wish.seats, wish.names, wish.options, wish.preset, wish.clock, wish.public, wish.hints, position
        ),
    )
    state = await look(services, table_id, person, lang)
    return with_cookies(json_response(state, 201, Location=f"/api/tables/{table_id}"), response)


@router.get("/api/tables", response_model=TableLists)
async def list_tables(
    services: TheServices,
    visitor: Visitor,
    game: Word | None = None,
    limit: Annotated[int, Query(ge=1, le=100)] = 50,
) -> Response:
    """Public tables: those with a free seat, and those that can be watched."""
    async with services.database.read() as connection:
        waiting = await store.load_tables(connection, await store.waiting_tables(connection, game, limit))
        running = await store.load_tables(connection, await store.running_tables(connection, game, limit))
    person = id_of(visitor)
    told: TableLists = {
        "open": [summary(row, person) for row in waiting],
        "playing": [summary(row, person) for row in running],
    }
    return json_response(told)


@router.get("/api/tables/{table_id}", response_model=TableState, responses={304: {"description": "Nothing is new."}})
async def show_table(
    table_id: TableId,
    request: Request,
    services: TheServices,
    visitor: Visitor,
    lang: Language,
    seat: SeatNumber | None = None,
    since: Annotated[int, Query(ge=-1, le=1_000_000)] = -1,
    wait: Annotated[float, Query(ge=0, le=LONGEST_WAIT)] = 0,
    words: bool = False,
) -> Response:
    """The table as one's seat may see it.

    With the ETag of the last answer in If-None-Match and ``wait`` seconds the answer comes as soon as something is
    new, or 304. ``since`` (a seq) puts everything after it into ``log`` and ``events``; ``words`` describes actions.
    """
    known = request.headers.get("if-none-match")
    person = visitor
    state = await look(services, table_id, person, lang, seat, since, words)
    tag = _tag(state)
    if tag == known and wait:
        watcher = Watcher(None, None, lang)
        await services.tables.watch(table_id, watcher)
        try:
            deadline = services.time.monotonic() + wait
            while tag == known and (left := deadline - services.time.monotonic()) > 0:
                try:
                    await services.time.wait_for(watcher.news(), left)
                except TimeoutError:
                    break
                state = await look(services, table_id, person, lang, seat, since, words)
                tag = _tag(state)
        finally:
            services.tables.unwatch(table_id, watcher)
    if tag == known:
        return Response(status_code=304, headers={"ETag": tag})
    return json_response(state, ETag=tag)


@router.post("/api/tables/{table_id}/seats/{seat}", response_model=TableState)
async def take_seat(
    table_id: TableId,
    seat: SeatNumber,
    who: TakeSeat,
    services: TheServices,
    person: PersonOrGuest,
    lang: Language,
    response: Response,
) -> Response:
    """Sit down on an open seat, or let a bot take it (the host only)."""
    if who.bot is None:
        await services.opening.sit(table_id, seat, person)
    else:
        await services.opening.seat_bot(table_id, seat, who.bot, person)
    return with_cookies(json_response(await look(services, table_id, person, lang)), response)


@router.delete("/api/tables/{table_id}/seats/{seat}", response_model=TableState)
async def leave_seat(
    table_id: TableId, seat: SeatNumber, services: TheServices, person: AnyPerson, lang: Language
) -> Response:
    """Leave a seat before the game has started; the host may clear any seat."""
    await services.opening.stand_up(table_id, seat, person)
    return json_response(await look(services, table_id, person, lang))


@router.delete("/api/tables/{table_id}", response_model=TableState)
async def call_off(table_id: TableId, services: TheServices, person: AnyPerson, lang: Language) -> Response:
    """Close a table that has not started yet (the host only)."""
    await services.opening.call_off(table_id, person)
    return json_response(await look(services, table_id, person, lang))


@router.post("/api/tables/{table_id}/rematch", status_code=201, response_model=TableState)
async def rematch(table_id: TableId, services: TheServices, person: AnyPerson, lang: Language) -> Response:
    """Play the same again. The first who asks opens the table; the others find it in ``rematch``."""
    again = await services.opening.rematch(table_id, person)
    return json_response(await look(services, again, person, lang), 201, Location=f"/api/tables/{again}")


async def look(
    services: Services,
    table_id: str,
    person: Person | None,
    lang: str,
    seat: int | None = None,
    since: int = -1,
    words: bool = False,
) -> TableState:
    """The state of a table for a person."""
    async with services.tables.at(table_id) as live:
        who = id_of(person)
        seat = seat_to_watch(live, who, seat)
        entries = -1 if since < 0 or live.started_game is None else live.started_game.entries_behind(since, seat)
        return state_for(
            live.row,
            live.started_game,
            seat,
            who,
            live.online(),
            live.votes,
            lang,
            services.time.now(),
            entries=entries,
            words=words,
        )


def _tag(state: TableState) -> str:
    content = orjson.dumps({key: value for key, value in state.items() if key not in VOLATILE})
    return f'"{blake2b(content, digest_size=12).hexdigest()}"'
