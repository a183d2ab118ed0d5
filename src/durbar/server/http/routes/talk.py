"""Chat, muting, notes and votes."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query
from starlette.responses import Response

from durbar.server.http.authentication import AnyPerson, PersonOrGuest, TheServices, Visitor
from durbar.server.http.routes.answers import json_response, with_cookies
from durbar.server.http.wire.base import SeatNumber, TableId
from durbar.server.http.wire.chat import ChatLog, ChatMessage, Note, Say, WriteNote
from durbar.server.store.people import id_of
from durbar.server.tables.messages import chat_message

router = APIRouter(tags=["talk"])
Matter = Annotated[str, Path(pattern=r"^(abandon|takeover-[0-9])$")]
RemarkNumber = Annotated[int, Path(ge=1, le=2**31 - 1)]


@router.get("/api/tables/{table_id}/chat", response_model=ChatLog)
async def listen(
    table_id: TableId,
    services: TheServices,
    visitor: Visitor,
    after: Annotated[int, Query(ge=0, le=2**31 - 1)] = 0,
    limit: Annotated[int, Query(ge=1, le=200)] = 100,
) -> Response:
    """What was said, as far as one may hear it: players do not hear spectators before the end."""
    remarks, muted = await services.chat.listen(table_id, visitor, after, limit)
    told: ChatLog = {"chat": [chat_message(remark, id_of(visitor)) for remark in remarks], "muted": muted}
    return json_response(told)


@router.post("/api/tables/{table_id}/chat", status_code=201, response_model=ChatMessage)
async def say(
    table_id: TableId, sent: Say, services: TheServices, person: PersonOrGuest, response: Response
) -> Response:
    """Say something: to the players if one sits at the table, to the spectators otherwise."""
    remark = await services.chat.say(table_id, person, sent.text)
    return with_cookies(json_response(chat_message(remark, person.id), 201), response)


@router.put("/api/tables/{table_id}/chat/{number}/mute", status_code=204)
async def mute(table_id: TableId, number: RemarkNumber, services: TheServices, person: AnyPerson) -> Response:
    """Do not hear any more, at any table, whoever said this."""
    await services.chat.mute(table_id, number, person)
    return Response(status_code=204)


@router.delete("/api/me/mutes", status_code=204)
async def unmute_all(services: TheServices, person: AnyPerson) -> Response:
    """Hear everybody again."""
    await services.chat.unmute_all(person)
    return Response(status_code=204)


@router.get("/api/tables/{table_id}/note", response_model=Note)
async def read_note(table_id: TableId, services: TheServices, person: AnyPerson) -> Response:
    """One's private note at this table."""
    told: Note = {"text": await services.chat.note(table_id, person)}
    return json_response(told)


@router.put("/api/tables/{table_id}/note", response_model=Note)
async def write_note(table_id: TableId, sent: WriteNote, services: TheServices, person: AnyPerson) -> Response:
    """Change one's private note at this table."""
    await services.chat.set_note(table_id, person, sent.text)
    told: Note = {"text": sent.text}
    return json_response(told)


@router.put("/api/tables/{table_id}/votes/{about}", status_code=204)
async def agree(
    table_id: TableId, about: Matter, services: TheServices, person: AnyPerson, seat: SeatNumber | None = None
) -> Response:
    """Agree to abandon the game, or that a bot takes over seat N (``takeover-N``); all the others have to agree."""
    await services.votes.vote(table_id, about, person, seat, True)
    return Response(status_code=204)


@router.delete("/api/tables/{table_id}/votes/{about}", status_code=204)
async def disagree(
    table_id: TableId, about: Matter, services: TheServices, person: AnyPerson, seat: SeatNumber | None = None
) -> Response:
    """Take one's agreement back."""
    await services.votes.vote(table_id, about, person, seat, False)
    return Response(status_code=204)
