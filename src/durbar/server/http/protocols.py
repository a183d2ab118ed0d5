"""The door: how many connections one address may have, and how long it may take to say what it wants.

Both have to be decided before anything of the application runs, so they live in the protocol of the HTTP server.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from durbar.server.operations import metrics
from durbar.server.tables.light_sync import LightEvent, LightQueue


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


class Timer:
    """Ends a connection when its client takes too long for something."""

    def __init__(self, transport: asyncio.Transport, patience: float) -> None:
        self._transport = transport
        self._patience = patience
        self._handle: asyncio.TimerHandle | None = None

    def start(self) -> None:
        """The client has to do something now."""
        if self._handle is None:
            self._handle = asyncio.get_running_loop().call_later(self._patience, self._end)

    def stop(self) -> None:
        """It has done it."""
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None

    def _end(self) -> None:
        metrics.REFUSED.labels(reason="slow").inc()
        self._transport.abort()


def guarded_protocols(door: Door) -> tuple[type[HttpToolsProtocol], type[WebSocketsSansIOProtocol]]:
    """The protocols of this server, for requests and for live connections, behind its door."""

    class Requests(HttpToolsProtocol):
        _address: str | None = None

        def connection_made(self, transport: Any) -> None:
            address = _address(transport)
            if not door.enter(address):
                transport.abort()
                return
            self._address = address
            self._asking = Timer(transport, door.patience)
            self._reading = Timer(transport, door.patience)
            super().connection_made(transport)
            self._asking.start()

        def connection_lost(self, exc: Exception | None) -> None:
            if self._address is not None:
                door.leave(self._address)
                self._address = None
                self._asking.stop()
                self._reading.stop()
                super().connection_lost(exc)

        def on_message_begin(self) -> None:
            super().on_message_begin()
            self._asking.start()

        def on_headers_complete(self) -> None:
            self._asking.stop()
            super().on_headers_complete()

        def pause_writing(self) -> None:
            self._reading.start()
            super().pause_writing()

        def resume_writing(self) -> None:
            self._reading.stop()
            super().resume_writing()

        def handle_websocket_upgrade(self) -> None:
            """From here on the protocol of live connections answers for the place that was taken."""
            self._asking.stop()
            self._reading.stop()
            self._address = None
            super().handle_websocket_upgrade()

    class Sockets(WebSocketsSansIOProtocol):
        """Most live connections are idle most of the time, so what they do not need any more is let go."""

        def __init__(self, *args: Any, **kwargs: Any) -> None:
            super().__init__(*args, **kwargs)
            self.queue = LightQueue()  # type: ignore[assignment]
            self.writable = LightEvent(is_set=True)  # type: ignore[assignment]

        def handle_connect(self, event: Any) -> None:
            super().handle_connect(event)
            event.headers.clear()

        def start_keepalive(self) -> None:
            self.response.headers.clear()
            super().start_keepalive()

        def connection_made(self, transport: Any) -> None:
            self._address = _address(transport)
            self._reading = Timer(transport, door.patience)
            super().connection_made(transport)

        def connection_lost(self, exc: Exception | None) -> None:
            door.leave(self._address)
            self._reading.stop()
            super().connection_lost(exc)

        def pause_writing(self) -> None:
            self._reading.start()
            super().pause_writing()

        def resume_writing(self) -> None:
            self._reading.stop()
            super().resume_writing()

    return Requests, Sockets


def _address(transport: asyncio.Transport) -> str:
    peer = transport.get_extra_info("peername")
    return str(peer[0]) if peer else "local"
