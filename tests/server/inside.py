"""A server inside this process, for what depends on time: without sockets, without processes, without waiting.

Its event loop runs in a thread; its time stands still; its bots think in that thread; what it sends is kept.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import httpx
from anyio.from_thread import BlockingPortal

from durbar.server.app import create_app
from durbar.server.bots.pool import BotPool, Question, advice, answer
from durbar.server.http.wire.advice import AdviceLine
from durbar.server.http.wire.bots import TurnNotice
from durbar.server.notifications.sender import Sender
from durbar.server.operations.settings import Settings
from durbar.server.services import Services
from tests.server import dealing
from tests.server.dealing import Dealing
from tests.server.players import cookie_of
from tests.server.standing_time import StandingTime
from tests.server.wire import check_message, check_response

PATIENT = {
    "bot_delay": 0.0,
    "requests_per_second": 5000.0,
    "moves_per_second": 5000.0,
    "sign_ins_per_minute": 6000.0,
    "tables_per_hour": 360_000.0,
    "smtp_host": "mail.example.org",
    "webhook_private": True,
}


class ThinksHere(BotPool):
    """Bots that think while everybody waits."""

    def __init__(self) -> None:
        """Without processes."""

    async def choose(self, question: Question) -> int:
        """The decision of the bot."""
        return answer(question)

    async def advise(self, question: Question, lang: str, names: Sequence[str]) -> list[AdviceLine]:
        """The best few decisions."""
        return advice(question, lang, names)

    def close(self) -> None:
        """There is nothing to end."""


class Kept(Sender):
    """Sends nothing, and keeps it."""

    def __init__(self) -> None:
        self.calls: list[tuple[str, TurnNotice]] = []
        self.mails: list[tuple[str, str, str]] = []

    def call(self, url: str, message: TurnNotice) -> None:
        """Keep a call."""
        self.calls.append((url, message))

    def mail(self, to: str, subject: str, text: str) -> None:
        """Keep a mail."""
        self.mails.append((to, subject, text))


class Inside:
    """One server. Several can share a database and the time."""

    def __init__(self, portal: BlockingPortal, time: StandingTime, database: str, **settings: Any) -> None:
        self.time = time
        self.sent = Kept()
        self._portal = portal
        chosen = Settings(database=database, **{**PATIENT, **settings})
        self.services = Services(chosen, time, ThinksHere(), self.sent)
        self._app = Dealing(create_app(self.services))
        self._is_open = True
        self.call(self.services.open)

    def call(self, work: Callable[..., Any], *arguments: Any) -> Any:
        """Do something in the event loop of the server; what comes of it."""
        return self._portal.call(work, *arguments)

    def move(self, seconds: float) -> None:
        """Move the time."""
        self.call(self.time.move, seconds)

    def stop(self) -> None:
        """End it, if that has not been done."""
        if self._is_open:
            self._is_open = False
            self.call(self.services.close)

    def browser(self, deal: object = dealing.FIRST, **headers: str) -> httpx.Client:
        """A client with cookies of its own. Every answer it gets has to be as the OpenAPI document says."""
        return httpx.Client(
            base_url="http://durbar",
            transport=_Transport(self._portal, self._app),
            headers={**headers, dealing.HEADER: str(deal)},
            event_hooks={"response": [check_response]},
        )

    @contextmanager
    def looking(self, client: httpx.Client, table: str) -> Iterator[Live]:
        """A live connection of a client to a table, as long as the block lasts."""
        live = Live(self._portal)
        scope = {
            "type": "websocket",
            "scheme": "ws",
            "path": f"/api/tables/{table}/live",
            "query_string": b"",
            "headers": [(b"host", b"durbar"), (b"cookie", cookie_of(client).encode())],
            "client": ("127.0.0.1", 1),
        }
        ended = self._portal.start_task_soon(self._app, scope, live.inbox.get, live.outbox.put)
        live.receive("websocket.connect")
        assert live.sent()["type"] == "websocket.accept"
        try:
            yield live
        finally:
            live.receive("websocket.disconnect")
            ended.result()


class Live:
    """Both directions of a live connection."""

    def __init__(self, portal: BlockingPortal) -> None:
        self._portal = portal
        self.inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.outbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    def receive(self, kind: str, **event: Any) -> None:
        """Let the server receive something."""
        self._portal.call(self.inbox.put, {"type": kind, **event})

    def sent(self) -> dict[str, Any]:
        """What the server has sent next."""
        event: dict[str, Any] = self._portal.call(self.outbox.get)
        return event

    def send(self, **message: Any) -> None:
        """Send a message."""
        self.receive("websocket.receive", text=json.dumps(message))

    def wait_for(self, kind: str) -> dict[str, Any]:
        """The next message of a kind."""
        while True:
            message: dict[str, Any] = json.loads(self.sent()["text"])
            check_message("ServerMessage", message)
            if message["type"] == kind:
                return message


class _Transport(httpx.BaseTransport):
    """The way from a client in one thread to an application in another."""

    def __init__(self, portal: BlockingPortal, app: Any) -> None:
        self._portal = portal
        self._inner = httpx.ASGITransport(app)

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        return self._portal.call(self._answer, request)

    async def _answer(self, request: httpx.Request) -> httpx.Response:
        answer = await self._inner.handle_async_request(request)
        return httpx.Response(answer.status_code, headers=answer.headers, content=await answer.aread())
