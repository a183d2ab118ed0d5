"""The door: how many connections one address may have, and how long it may take to say what it wants.

Both have to be decided before anything of the application runs, so they live in the protocol of the HTTP server.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from durbar.server import metrics


class Door:
    """Counts connections by address."""

    def __init__(self, per_address: int, most: int, patience: float, trusted: frozenset[str]) -> None:
        self.patience = patience
        self._per_address = per_address
        self._most = most
        self._trusted = trusted
        self._open: Counter[str] = Counter()
        self._all = 0

    def enter(self, address: str) -> bool:
        """Whether one more connection from there is welcome."""
        crowded = self._open[address] >= self._per_address and address not in self._trusted
        if crowded or self._all >= self._most:
            metrics.REFUSED.labels(reason="address" if crowded else "full").inc()
            return False
        self._open[address] += 1
        self._all += 1
        metrics.CONNECTIONS.set(self._all)
        return True

    def leave(self, address: str) -> None:
        """A connection is gone."""
        self._all -= 1
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]
        metrics.CONNECTIONS.set(self._all)


def guarded_protocol(door: Door) -> type[HttpToolsProtocol]:
    """The HTTP protocol of this server, behind its door."""

    class Guarded(HttpToolsProtocol):
        _address: str | None = None
        _hurry: asyncio.TimerHandle | None = None

        def connection_made(self, transport: Any) -> None:
            peer = transport.get_extra_info("peername")
            address = str(peer[0]) if peer else "local"
            if not door.enter(address):
                transport.abort()
                return
            self._address = address
            super().connection_made(transport)
            self._expect_request()

        def connection_lost(self, exc: Exception | None) -> None:
            if self._address is None:
                return
            door.leave(self._address)
            self._address = None
            self._calm()
            super().connection_lost(exc)

        def on_message_begin(self) -> None:
            super().on_message_begin()
            self._expect_request()

        def on_headers_complete(self) -> None:
            self._calm()
            super().on_headers_complete()

        def handle_websocket_upgrade(self) -> None:
            self._calm()
            super().handle_websocket_upgrade()
            self._hand_over()

        def _hand_over(self) -> None:
            """A live connection still counts until its own protocol loses it."""
            protocol = self.transport.get_protocol()
            address, self._address = self._address, None
            lost = protocol.connection_lost

            def connection_lost(exc: Exception | None) -> None:
                if address is not None:
                    door.leave(address)
                lost(exc)

            protocol.connection_lost = connection_lost  # type: ignore[method-assign]

        def _expect_request(self) -> None:
            if self._hurry is None:
                self._hurry = self.loop.call_later(door.patience, self._too_slow)

        def _calm(self) -> None:
            if self._hurry is not None:
                self._hurry.cancel()
                self._hurry = None

        def _too_slow(self) -> None:
            self._hurry = None
            metrics.REFUSED.labels(reason="slow").inc()
            self.transport.abort()

    return Guarded
