"""Games that are over: the record, every position of it, and the proof that nobody bent the draws."""

from __future__ import annotations

from typing import Annotated, cast

from fastapi import APIRouter, Query
from starlette.responses import Response

from durbar.play.course import Step
from durbar.play.record import Record
from durbar.play.replay import state_at, steps, verify
from durbar.play.types import GameEvent, LogLine, RecordData, View
from durbar.server.http.authentication import TheServices
from durbar.server.http.problems import Problem, faults_as_data, from_error
from durbar.server.http.routes.answers import json_response
from durbar.server.http.wire.base import SeatNumber, TableId
from durbar.server.http.wire.ended import Proof, Replay
from durbar.server.services import Services
from durbar.server.store import tables as store
from durbar.server.store.tables import ENDED

router = APIRouter(tags=["ended games"])


@router.get("/api/tables/{table_id}/record", response_model=RecordData)
async def download(table_id: TableId, services: TheServices) -> Response:
    """The record of an ended game as a file that ``durbar replay`` and ``durbar verify`` read."""
    record = await _record(services, table_id)
    name = f"{record.game}-{table_id[:6]}.json"
    return Response(
        record.dumps(),
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@router.get("/api/tables/{table_id}/replay", response_model=Replay)
async def replay(
    table_id: TableId,
    services: TheServices,
    at: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
    seat: SeatNumber | None = None,
) -> Response:
    """The position after ``at`` entries of the log, and (with the first one) the whole log in events and times."""
    record = await _record(services, table_id)
    if seat is not None and seat >= record.players:
        raise Problem(404, "seat")
    try:
        state = state_at(record, at)
    except ValueError as error:
        raise from_error(error) from error
    told: Replay = {
        "at": at,
        "length": len(record.log),
        "view": cast(View, state.view(seat)),
        "scores": state.scores(),
    }
    if at == 0:
        told["log"] = [_line(step) for step in steps(record)]
        async with services.database.read() as connection:
            told["times"] = await store.load_times(connection, table_id)
    return json_response(told)


@router.get("/api/tables/{table_id}/proof", response_model=Proof)
async def proof(table_id: TableId, services: TheServices) -> Response:
    """The seed, its digest that was public from the start, and whether every draw follows from it."""
    record = await _record(services, table_id)
    faults = faults_as_data(verify(record))
    told: Proof = {
        "seed": record.seed,
        "seed_digest": record.seed_digest,
        "verified": record.seed is not None and not faults,
        "faults": faults,
    }
    return json_response(told)


def _line(step: Step) -> LogLine:
    """An entry with everything that it did: after the end nothing is secret any more."""
    events = cast("list[GameEvent]", step.events)
    return {"n": step.n, "by": step.entry.author, "notation": step.notation, "events": events}


async def _record(services: Services, table_id: str) -> Record:
    async with services.tables.at(table_id) as live:
        if live.row.status not in ENDED or live.started_game is None:
            raise Problem(409, "not-ended")
        return live.started_game.record()
