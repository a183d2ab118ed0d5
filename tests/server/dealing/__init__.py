"""The ``durbar`` command, but for what is random in a deal: the same request is dealt the same cards every time.

A request names its deal in a header; without one it gets the first. What is drawn and what bots do follows from it.
"""

from __future__ import annotations

from contextlib import AbstractContextManager
from contextvars import ContextVar
from hashlib import sha256
from unittest.mock import patch

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

HEADER = "X-Deal"
FIRST = "1"

_request: ContextVar[str] = ContextVar("_request")


def new_seed() -> str:
    """A seed that looks like any other: it is searched for in what the server says."""
    return sha256(_request.get().encode()).hexdigest()


class Dealing:
    """An application that notes which deal a request asks for, and what for: playing again is another deal."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on."""
        if scope["type"] == "http":
            deal = Headers(scope=scope).get(HEADER, FIRST)
            _request.set(f"{deal}/{scope['path'].rsplit('/', 1)[-1]}")
        await self._app(scope, receive, send)


def dealt() -> AbstractContextManager[object]:
    """As long as it lasts, tables get the seed that their request asks for."""
    return patch("durbar.server.tables.opening.new_seed", new_seed)
