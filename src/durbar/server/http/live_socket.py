"""The live connection: one WebSocket per table, for players and spectators."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

import orjson
from fastapi import FastAPI
from pydantic import TypeAdapter, ValidationError
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from durbar.server.http.authentication import find_visitor, language_of, services_of
from durbar.server.http.limits import Bucket
from durbar.server.http.problems import Problem, from_validation
from durbar.server.http.wire.live import (
    ClientMessage,
    LiveMove,
    LiveResign,
    LiveSay,
    LiveUndo,
    Look,
    Ping,
    Refused,
    ServerMessage,
)
from durbar.server.http.wire.tables import TableState
from durbar.server.operations import metrics
from durbar.server.services import Services
from durbar.server.store.people import Person, id_of
from durbar.server.tables.messages import state_for
from durbar.server.tables.registry import seat_to_watch
from durbar.server.tables.watchers import Watcher

log = logging.getLogger(__name__)
POLICY = 1008
TRY_LATER = 1013


_messages: TypeAdapter[ClientMessage] = TypeAdapter(ClientMessage)


async def live(app: FastAPI, table_id: str, scope: Scope, receive: Receive, send: Send) -> None:
    """Everything that happens at a table, as one's seat may see it; and one's moves in the other direction.

    Called without the layers that a request passes, since each of them would cost memory as long as somebody looks.
    """
    socket = WebSocket({**scope, "app": app}, receive, send)
    services = services_of(socket)
    try:
        person = await find_visitor(socket)
        connection = await Connection.open(socket, services, table_id, person)
    except Problem as problem:
        await _turn_away(socket, problem)
        return
    del socket
    scope.clear()
    with metrics.SOCKETS.track_inprogress():
        await connection.run()


async def _turn_away(socket: WebSocket, problem: Problem) -> None:
    """Say why before closing, since a browser does not show the status of a refused upgrade."""
    refused: Refused = {"type": "refused", "id": None, "problem": problem.body(language_of(socket))}
    with suppress(Exception):
        await socket.accept()
        await socket.send_text(orjson.dumps(refused).decode())
        await socket.close(POLICY)


class Connection:
    """One client at one table."""

    __slots__ = ("_bucket", "_person", "_receive", "_send_raw", "_services", "_table_id", "_watcher")

    def __init__(
        self, receive: Receive, send: Send, services: Services, table_id: str, person: Person | None, watcher: Watcher
    ) -> None:
        self._receive = receive
        self._send_raw = send
        self._services = services
        self._table_id = table_id
        self._person = person
        self._watcher = watcher
        rate = services.settings.moves_per_second
        self._bucket = Bucket(rate, 2 * rate, services.time)

    @classmethod
    async def open(cls, socket: WebSocket, services: Services, table_id: str, person: Person | None) -> Connection:
        """Find out where the client sits and what it knows already."""
        asked = socket.query_params
        seat, since = _number(asked.get("seat")), _number(asked.get("since"))
        lang = person.lang if person is not None and "lang" not in asked else language_of(socket)
        watcher = Watcher(id_of(person), None, lang, "words" in asked, person.session if person else "")
        async with services.tables.at(table_id) as table:
            watcher.seat = seat_to_watch(table, watcher.person, seat)
            if since is not None and table.started_game is not None:
                watcher.entries = table.started_game.entries_behind(since, watcher.seat)
        await services.chat.prepare(watcher)
        await socket.accept()
        return cls(socket._receive, socket._send, services, table_id, person, watcher)

    async def run(self) -> None:
        """Send what is new and take what comes, until one side has enough."""
        await self._services.tables.watch(self._table_id, self._watcher)
        writer = asyncio.create_task(self._write())
        writer.add_done_callback(self._written)
        try:
            await self._read()
        finally:
            self._services.tables.unwatch(self._table_id, self._watcher)
            writer.cancel()

    def _written(self, writer: asyncio.Task[None]) -> None:
        error = None if writer.cancelled() else writer.exception()
        if error is not None and not isinstance(error, OSError | RuntimeError | TimeoutError):
            log.error("live connection failed", exc_info=error)

    async def _write(self) -> None:
        watcher = self._watcher
        while True:
            await watcher.news()
            if watcher.dismissed:
                await self._send_raw({"type": "websocket.close", "code": TRY_LATER})
                return
            while watcher.outbox:
                await self._send(watcher.outbox.pop(0))
            if watcher.stale:
                watcher.stale = False
                await self._send(await self._state())

    async def _send(self, message: ServerMessage) -> None:
        """A client that does not take it in time loses its connection (see ``durbar.server.http.protocols``)."""
        await self._send_raw({"type": "websocket.send", "text": orjson.dumps(message).decode()})

    async def _state(self) -> TableState:
        watcher = self._watcher
        async with self._services.tables.at(self._table_id) as table:
            entries, watcher.entries = watcher.entries, 0 if table.started_game is None else table.started_game.seq
            return state_for(
                table.row,
                table.started_game,
                watcher.seat,
                watcher.person,
                table.online(),
                table.votes,
                watcher.lang,
                self._services.time.now(),
                entries=entries,
                words=watcher.words,
            )

    async def _read(self) -> None:
        while True:
            message = await self._receive()
            if message["type"] == "websocket.disconnect":
                return
            if not self._bucket.allows():
                self._refuse(None, Problem(429, "too-often", {"seconds": 1}))
                await self._services.time.sleep(0.5)
                continue
            await self._take(message.get("text") or message.get("bytes") or "")

    async def _take(self, text: str | bytes) -> None:
        client_id = None
        try:
            data = orjson.loads(text)
            client_id = data.get("id") if isinstance(data, dict) and isinstance(data.get("id"), str) else None
            sent = _messages.validate_python(data)
            await self._carry_out(sent)
        except orjson.JSONDecodeError:
            self._refuse(None, Problem(400, "bad-json"))
        except ValidationError as error:
            self._refuse(client_id, from_validation(error.errors()))
        except Problem as problem:
            self._refuse(client_id, problem)

    async def _carry_out(self, sent: ClientMessage) -> None:
        watcher, tables = self._watcher, self._services.tables
        if isinstance(sent, Ping):
            watcher.post({"type": "pong"})
        elif isinstance(sent, Look):
            await self._look(sent)
        elif watcher.person is None or self._person is None:
            raise Problem(401, "sign-in")
        elif isinstance(sent, LiveSay):
            await self._services.chat.say(self._table_id, self._person, sent.text)
        else:
            seat = watcher.seat if sent.seat is None else sent.seat
            if isinstance(sent, LiveMove):
                seq = await tables.act(self._table_id, watcher.person, seat, sent.seq, sent.id, sent.action)
            elif isinstance(sent, LiveUndo):
                seq = await tables.undo(self._table_id, watcher.person, seat, sent.seq, sent.id, sent.count)
            elif isinstance(sent, LiveResign):
                seq = await tables.resign(self._table_id, watcher.person, seat, sent.seq, sent.id)
            else:
                seq = await tables.give_back(self._table_id, watcher.person, seat, sent.id)
            watcher.post({"type": "ack", "table": self._table_id, "id": sent.id, "seq": seq})

    async def _look(self, sent: Look) -> None:
        watcher = self._watcher
        async with self._services.tables.at(self._table_id) as table:
            if sent.seat is not None:
                watcher.seat = seat_to_watch(table, watcher.person, sent.seat)
            watcher.entries = -1
            if sent.since is not None and table.started_game is not None:
                watcher.entries = table.started_game.entries_behind(sent.since, watcher.seat)
        watcher.wake()

    def _refuse(self, client_id: str | None, problem: Problem) -> None:
        """Say why, and show how things stand."""
        body = problem.body(self._watcher.lang)
        self._watcher.post({"type": "refused", "id": client_id, "problem": body})
        if problem.code == "stale":
            self._watcher.wake()


def _number(text: str | None) -> int | None:
    if text is None:
        return None
    if not text.isascii() or not text.isdecimal() or len(text) > 9:
        raise Problem(422, "bad-fields")
    return int(text)
