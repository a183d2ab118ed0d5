"""Playing: moves, undo, resigning, and what helps to decide."""

from __future__ import annotations

from concurrent.futures.process import BrokenProcessPool

from fastapi import APIRouter
from starlette.responses import Response

from durbar.server.bots.pool import ask
from durbar.server.http.authentication import AnyPerson, Language, TheServices, Visitor
from durbar.server.http.problems import Problem
from durbar.server.http.routes.answers import json_response
from durbar.server.http.wire.advice import Explanation, Hint, Previews
from durbar.server.http.wire.base import SeatNumber, TableId
from durbar.server.http.wire.moves import Acknowledged, Move, Resign, Return, Undo
from durbar.server.store.people import id_of
from durbar.server.store.tables import PLAYING
from durbar.server.tables.messages import accounts_for, names_of, previews_in_words
from durbar.server.tables.registry import own_seat, seat_to_watch

router = APIRouter(tags=["play"])


@router.post("/api/tables/{table_id}/moves", response_model=Acknowledged)
async def move(table_id: TableId, sent: Move, services: TheServices, person: AnyPerson) -> Response:
    """Decide. Sending the same ``id`` again is harmless; a move for an old ``seq`` is refused."""
    seq = await services.tables.act(table_id, person.id, sent.seat, sent.seq, sent.id, sent.action)
    return _acknowledge(table_id, sent.id, seq)


@router.post("/api/tables/{table_id}/undo", response_model=Acknowledged)
async def undo(table_id: TableId, sent: Undo, services: TheServices, person: AnyPerson) -> Response:
    """Take back one's last actions, as many as ``can_undo`` says at most."""
    seq = await services.tables.undo(table_id, person.id, sent.seat, sent.seq, sent.id, sent.count)
    return _acknowledge(table_id, sent.id, seq)


@router.post("/api/tables/{table_id}/resign", response_model=Acknowledged)
async def resign(table_id: TableId, sent: Resign, services: TheServices, person: AnyPerson) -> Response:
    """Give the game up. With more than one other player left a bot plays on."""
    seq = await services.tables.resign(table_id, person.id, sent.seat, sent.seq, sent.id)
    return _acknowledge(table_id, sent.id, seq)


@router.post("/api/tables/{table_id}/return", response_model=Acknowledged)
async def come_back(table_id: TableId, sent: Return, services: TheServices, person: AnyPerson) -> Response:
    """Return to a seat that a bot has taken over."""
    seq = await services.tables.give_back(table_id, person.id, sent.seat, sent.id)
    return _acknowledge(table_id, sent.id, seq)


@router.get("/api/tables/{table_id}/actions", response_model=Previews)
async def actions(
    table_id: TableId, services: TheServices, person: AnyPerson, lang: Language, seat: SeatNumber | None = None
) -> Response:
    """Every legal action in words, with what it does at once: events, what it pays, scores, and whether it is final.

    Where hidden things play a part they are dealt anew, so what a seat cannot know it cannot find out here.
    """
    async with services.tables.at(table_id) as live:
        seat = own_seat(live, person.id, seat)
        if live.started_game is None:
            nothing: Previews = {"seq": 0, "seat": seat, "actions": []}
            return json_response(nothing)
        state, seq, names = live.started_game.state, live.started_game.known(seat), names_of(live.row)
        playing = live.row.status == PLAYING
    told: Previews = {
        "seq": seq,
        "seat": seat,
        "actions": await previews_in_words(state, seat, lang, names) if playing else [],
    }
    return json_response(told)


@router.get("/api/tables/{table_id}/hint", response_model=Hint)
async def hint(
    table_id: TableId, services: TheServices, person: AnyPerson, lang: Language, seat: SeatNumber | None = None
) -> Response:
    """The best few decisions by a search of about two seconds, if the table allows hints."""
    async with services.tables.at(table_id) as live:
        seat = own_seat(live, person.id, seat)
        if not live.row.hints:
            raise Problem(403, "no-hints")
        if live.started_game is None or live.row.status != PLAYING or seat not in live.started_game.deciders():
            raise Problem(409, "not-your-turn", {"seat": seat, "pending": live.row.turn}, message="table-not-your-turn")
        seq = live.started_game.known(seat)
        question = ask(live.started_game.state, seat, "", live.started_game.bot_rng())
        names = names_of(live.row)
    try:
        lines = await services.hints.advise((table_id, seat, seq, lang), question, names)
    except (TimeoutError, BrokenProcessPool) as error:
        raise Problem(503, "no-advice") from error
    told: Hint = {"seq": seq, "seat": seat, "lines": lines}
    return json_response(told)


@router.get("/api/tables/{table_id}/explain", response_model=Explanation)
async def explain(
    table_id: TableId, services: TheServices, visitor: Visitor, lang: Language, seat: SeatNumber | None = None
) -> Response:
    """Where every number comes from: all payments of every seat that one may know of, and the sums by source."""
    async with services.tables.at(table_id) as live:
        seat = seat_to_watch(live, id_of(visitor), seat)
        table = live.started_game
        told: Explanation = {
            "seq": 0 if table is None else table.known(seat),
            "seat": seat,
            "seats": [] if table is None else accounts_for(live.row, table, seat, lang),
        }
    return json_response(told)


def _acknowledge(table_id: str, client_id: str, seq: int) -> Response:
    told: Acknowledged = {"table": table_id, "id": client_id, "seq": seq}
    return json_response(told)
