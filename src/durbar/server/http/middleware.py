"""What every request passes first: limits, the origin of browsers, and the headers of every answer."""

from __future__ import annotations

import logging
import re
import secrets
from dataclasses import dataclass
from typing import Any

import orjson
from fastapi import FastAPI
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import Message, Receive, Scope, Send

from durbar.server.http.authentication import is_same_origin, is_secure
from durbar.server.http.limits import Limit
from durbar.server.http.live_socket import live
from durbar.server.http.problems import MEDIA_TYPE, Problem, preferred_language
from durbar.server.operations import metrics
from durbar.server.operations.settings import Settings
from durbar.server.time_source import TimeSource

log = logging.getLogger("durbar.requests")
SAFE = ("GET", "HEAD", "OPTIONS")
LIVE = re.compile(r"/api/tables/([A-Za-z0-9_-]{22})/live")
UNLIMITED = ("/healthz", "/metrics")
CONTENT_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "worker-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "Content-Security-Policy": CONTENT_POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
}
TLS_HEADERS = {"Strict-Transport-Security": "max-age=31536000"}


@dataclass(frozen=True)
class Limits:
    """How often one address may do what."""

    requests: Limit
    sign_ins: Limit
    tables: Limit
    guests: Limit

    @classmethod
    def of(cls, settings: Settings, time: TimeSource) -> Limits:
        """The limits that an operator has set."""
        per_minute, per_hour = settings.sign_ins_per_minute, settings.tables_per_hour
        return cls(
            requests=Limit(settings.requests_per_second, 4 * settings.requests_per_second, time),
            sign_ins=Limit(per_minute / 60, per_minute, time),
            tables=Limit(per_hour / 3600, per_hour / 2, time),
            guests=Limit(per_hour / 3600, per_hour / 2, time),
        )


def problem_response(problem: Problem, lang: str) -> Response:
    """A refusal as it is sent."""
    return Response(orjson.dumps(problem.body(lang)), problem.status, headers=problem.headers, media_type=MEDIA_TYPE)


class Middleware:
    """The outermost layer of the application."""

    def __init__(self, app: FastAPI, settings: Settings, time: TimeSource) -> None:
        self._app = app
        self._settings = settings
        self._time = time
        self._limits: Limits = app.state.limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request or a live connection in, or answer it here."""
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        started = self._time.monotonic()
        request_id = secrets.token_hex(6)
        extra = dict(HEADERS, **{"X-Request-Id": request_id})
        if is_secure(scope["scheme"], self._settings):
            extra |= TLS_HEADERS
        status = 0

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in extra.items():
                    headers[name] = value
                if scope["path"].startswith("/api/") and "cache-control" not in headers:
                    headers["Cache-Control"] = "no-store"
            await send(message)

        try:
            self._check(scope)
            body = Body(receive, self._settings.max_body, self._settings.client_patience, self._time)
            await self._app(scope, body.receive, answer)
        except Problem as problem:
            if status:
                raise
            lang = preferred_language(Headers(scope=scope).get("accept-language"))
            await problem_response(problem, lang)(scope, receive, answer)
        finally:
            self._note(scope, status or 500, self._time.monotonic() - started, request_id)

    def _check(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        if scope["path"] not in UNLIMITED:
            self._limits.requests.check(_address(scope))
        length = headers.get("content-length")
        if length is not None and (not length.isdecimal() or int(length) > self._settings.max_body):
            raise Problem(413, "too-large", {"bytes": self._settings.max_body}, headers={"Connection": "close"})
        if scope["method"] in SAFE:
            return
        if "authorization" not in headers and not is_same_origin(headers, scope["scheme"], self._settings):
            raise Problem(403, "origin")
        has_body = (length or "0") != "0" or "transfer-encoding" in headers
        if has_body and headers.get("content-type", "").split(";")[0].strip().lower() != "application/json":
            raise Problem(415, "not-json")

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not self._limits.requests.allows(_address(scope)):
            await _refuse_socket(receive, send, "rate")
        elif not is_same_origin(Headers(scope=scope), scope["scheme"], self._settings):
            await _refuse_socket(receive, send, "origin")
        elif (table := LIVE.fullmatch(scope["path"])) is None:
            await _refuse_socket(receive, send, "address")
        else:
            await live(self._app, table[1], scope, receive, send)

    def _note(self, scope: Scope, status: int, seconds: float, request_id: str) -> None:
        route = getattr(scope.get("route"), "path", "other")
        metrics.REQUESTS.labels(route=route, status=str(status)).observe(seconds)
        level = logging.WARNING if status >= 500 else logging.DEBUG if status < 400 else logging.INFO
        details: dict[str, Any] = {"method": scope["method"], "route": route, "status": status}
        log.log(level, "request", extra={**details, "ms": round(seconds * 1000, 1), "request": request_id})


async def _refuse_socket(receive: Receive, send: Send, reason: str) -> None:
    metrics.REFUSED.labels(reason=reason).inc()
    await receive()
    await send({"type": "websocket.close", "code": 1008})


def _address(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else "unknown"


class Body:
    """The body of a request: not longer than allowed, and not slower."""

    def __init__(self, receive: Receive, longest: int, patience: float, time: TimeSource) -> None:
        self._receive = receive
        self._left = longest
        self._longest = longest
        self._time = time
        self._until = time.monotonic() + patience
        self._complete = False

    async def receive(self) -> Message:
        """The next part."""
        if self._complete:
            return await self._receive()
        try:
            left = max(0.01, self._until - self._time.monotonic())
            message = await self._time.wait_for(self._receive(), left)
        except TimeoutError:
            raise Problem(408, "too-slow", headers={"Connection": "close"}) from None
        if message["type"] == "http.request":
            self._left -= len(message.get("body", b""))
            if self._left < 0:
                raise Problem(413, "too-large", {"bytes": self._longest}, headers={"Connection": "close"})
            self._complete = not message.get("more_body", False)
        return message
