"""Players over real sockets: they keep everything they were sent, decide at random, and can be asked to stop."""

from __future__ import annotations

import json
import random
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.server.parts import Server
from tests.server.wire import check_message


@dataclass
class LivePlayer:
    """One client at a table. ``received`` holds every message as it came."""

    server: Server
    table: str
    cookie: str
    seat: int | None
    received: list[str] = field(default_factory=list)
    acked: list[tuple[str, int]] = field(default_factory=list)
    state: dict[str, Any] = field(default_factory=dict)
    _socket: ClientConnection | None = None
    _count: int = 0

    async def open(self, since: int | None = None) -> None:
        """Connect, or connect again."""
        query = "" if self.seat is None else f"?seat={self.seat}"
        if since is not None:
            query += ("&" if query else "?") + f"since={since}"
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{self.table}/live{query}"
        headers = {"Cookie": self.cookie} if self.cookie else {}
        self._socket = await connect(address, additional_headers=headers, compression=None, max_size=None)

    @property
    def socket(self) -> ClientConnection:
        """The open connection."""
        assert self._socket is not None
        return self._socket

    async def next(self) -> dict[str, Any]:
        """The next message."""
        text = await self.socket.recv()
        assert isinstance(text, str)
        self.received.append(text)
        message: dict[str, Any] = json.loads(text)
        check_message("ServerMessage", message)
        if message["type"] == "state":
            self.state = message
        elif message["type"] == "ack":
            self.acked.append((message["id"], message["seq"]))
        return message

    async def wait_for(self, kind: str) -> dict[str, Any]:
        """The next message of a kind."""
        while (message := await self.next())["type"] != kind:
            pass
        return message

    async def send(self, **message: Any) -> None:
        """Send a message."""
        await self.socket.send(json.dumps(message))

    @property
    def to_decide(self) -> bool:
        """Whether the last state asks this seat for a decision."""
        return bool(self.state.get("actions")) and self.seat in self.state["pending"]

    async def decide(self, chance: random.Random) -> str:
        """Send any legal move; its id."""
        self._count += 1
        name = f"{self.seat}-{self._count}-{self.state['seq']}"
        action = chance.choice(self.state["actions"])["action"]
        await self.send(type="move", id=name, seq=self.state["seq"], action=action)
        return name

    async def close(self) -> None:
        """Leave."""
        if self._socket is not None:
            await self._socket.close()

    async def play_to_the_end(self, chance: random.Random) -> None:
        """Decide whenever asked until the game is over."""
        asked = -1
        while not self.state.get("over"):
            message = await self.next()
            assert message["type"] != "refused", message
            if message["type"] == "state" and self.to_decide and self.state["seq"] != asked:
                asked = self.state["seq"]
                await self.decide(chance)


def cookie_of(client: httpx.Client) -> str:
    """The cookie header by which a client is known."""
    return "; ".join(f"{name}={value}" for name, value in client.cookies.items())
