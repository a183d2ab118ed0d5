"""Bot accounts and the stream of their games."""

from __future__ import annotations

from collections.abc import AsyncIterator

import orjson
from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from durbar.server.http.authentication import Account, Address, AnyPerson, TheServices
from durbar.server.http.routes.answers import json_response
from durbar.server.http.streams import news
from durbar.server.http.wire.bots import BotAccount, BotName, BotNames, BotToken, StreamLine
from durbar.server.services import Services
from durbar.server.store import people
from durbar.server.store import tables as store

router = APIRouter(tags=["bots"])
HEARTBEAT = 10.0
MOST_GAMES = 500
LINES = "application/x-ndjson"


@router.get("/api/bots", response_model=BotNames)
async def own_bots(services: TheServices, owner: Account) -> Response:
    """The names of one's own bot accounts."""
    async with services.database.read() as connection:
        told: BotNames = {"bots": await people.bots_of(connection, owner.id)}
    return json_response(told)


@router.post("/api/bots", status_code=201, response_model=BotAccount)
async def add_bot(sent: BotName, request: Request, services: TheServices, owner: Account, address: Address) -> Response:
    """A bot account of one's own. Its token is shown this once."""
    request.app.state.limits.sign_ins.check(address)
    bot, token = await services.people.add_bot(owner, sent.name)
    told: BotAccount = {"id": bot, "name": sent.name, "token": token}
    return json_response(told, 201)


@router.post("/api/bots/token", status_code=201, response_model=BotToken)
async def new_token(sent: BotName, services: TheServices, owner: Account) -> Response:
    """Another token for a bot account of one's own; the old one is worth nothing any more."""
    told: BotToken = {"name": sent.name, "token": await services.people.new_token(owner, sent.name)}
    return json_response(told, 201)


@router.get("/api/stream", response_model=StreamLine)
async def stream(services: TheServices, person: AnyPerson) -> Response:
    """News of all one's games, one JSON object per line: every turn that waits for oneself, and every end.

    An empty line every few seconds shows that the connection lives.
    """
    return StreamingResponse(_lines(services, person.id), media_type=LINES)


async def _lines(services: Services, person: str) -> AsyncIterator[bytes]:
    queue = services.streams.open(person)
    try:
        async with services.database.read() as connection:
            rows = await store.load_tables(connection, await store.tables_of(connection, person, MOST_GAMES))
        for row in rows:
            for _, message in news(row, [person]):
                if message["type"] == "turn":
                    yield orjson.dumps(message) + b"\n"
        while True:
            try:
                yield orjson.dumps(await services.time.wait_for(queue.get(), HEARTBEAT)) + b"\n"
            except TimeoutError:
                yield b"\n"
    finally:
        services.streams.close(person, queue)
