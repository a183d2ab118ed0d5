"""Nothing lost: the server is killed at random moments under load, and nobody can tell afterwards."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

import durbar
from durbar.play.replay import steps
from tests.patience import PATIENCE, until, wait_until
from tests.server.conftest import StartServer
from tests.server.parts import Server, browser, told
from tests.server.players import LivePlayer, cookie_of

TABLES = 4
KILLS = 3


class Persistent(LivePlayer):
    """A player who comes back after every interruption and sends again what was not acknowledged."""

    waiting: dict[str, Any] | None = None
    moves = 0

    async def persist(self, chance: random.Random) -> None:
        while not self.state.get("over"):
            try:
                await self.open(since=self.state.get("seq"))
                if self.waiting is not None:
                    await self.send(**self.waiting)
                await self._go_on(chance)
            except (OSError, ConnectionClosed, TimeoutError, asyncio.IncompleteReadError, EOFError):
                await asyncio.sleep(0.05)
            except Exception as error:
                if type(error).__name__ not in ("InvalidMessage", "InvalidStatus", "InvalidHandshake"):
                    raise
                await asyncio.sleep(0.05)
        await self.close()

    async def _go_on(self, chance: random.Random) -> None:
        while not self.state.get("over"):
            if self.waiting is None and self.to_decide:
                self.moves += 1
                action = chance.choice(self.state["actions"])["action"]
                name = f"{self.seat}-{self.moves}"
                self.waiting = {"type": "move", "id": name, "seq": self.state["seq"], "action": action}
                await self.send(**self.waiting)
            message = await asyncio.wait_for(self.next(), 10)
            if message["type"] == "ack":
                assert self.waiting is not None
                assert message["id"] == self.waiting["id"]
                self.waiting = None
                if self.state["seq"] < message["seq"]:
                    self.state["actions"] = []
            elif message["type"] == "refused":
                assert message["problem"]["code"] == "stale", message
                self.waiting = None
                self.state["actions"] = []
                await self.send(type="look")


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_every_acknowledged_move_survives_and_none_is_there_twice(
    kind: str, start_server: StartServer, request: pytest.FixtureRequest
) -> None:
    settings = {"DURBAR_BOT_DELAY": "0.01"}
    if kind == "postgresql":
        new_database: Callable[[], str] = request.getfixturevalue("postgres")
        settings["DURBAR_DATABASE"] = new_database()
    server = start_server(**settings)
    seats: list[tuple[str, int, httpx.Client]] = []
    for number in range(TABLES):
        game = durbar.games()[number % len(durbar.games())]
        extra = ["greedy"] if durbar.game(game).players[-1] > 2 else []
        anna, ben = browser(server), browser(server)
        table = told(anna.post("/api/tables", json={"game": game, "seats": ["me", "open", *extra]}), 201)["table"]
        told(ben.post(f"/api/tables/{table}/seats/1", json={}))
        seats += [(table, 0, anna), (table, 1, ben)]
    players = [Persistent(server, table, cookie_of(client), seat) for table, seat, client in seats]
    asyncio.run(_play_and_kill(server, players))
    for table, _, client in seats[::2]:
        _check(client, table, [player for player in players if player.table == table])


async def _play_and_kill(server: Server, players: list[Persistent]) -> None:
    chance = random.Random(11)
    tasks = [asyncio.create_task(player.persist(random.Random(n))) for n, player in enumerate(players)]
    async with asyncio.timeout(2 * PATIENCE):
        for _ in range(KILLS):
            enough = _acknowledged(players) + chance.randrange(30, 90)
            await until(lambda enough=enough: _acknowledged(players) >= enough)
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
        await asyncio.gather(*tasks)


def _acknowledged(players: list[Persistent]) -> int:
    return sum(len(player.acked) for player in players)


def _check(client: httpx.Client, table: str, players: list[Persistent]) -> None:
    state = told(client.get(f"/api/tables/{table}"))
    assert state["status"] == "over"
    assert told(client.get(f"/api/tables/{table}/proof"))["faults"] == []
    record = durbar.Record.from_dict(told(client.get(f"/api/tables/{table}/record")))
    assert sum(1 for _ in steps(record)) == len(record.log)
    for player in players:
        own = [entry for entry in record.log if entry.by == player.seat]
        acknowledged = {name for name, _ in player.acked}
        assert len(acknowledged) <= len(own) <= player.moves
        assert player.moves - len(acknowledged) <= KILLS


def test_bots_go_on_thinking_after_a_restart(start_server: StartServer) -> None:
    server = start_server(DURBAR_BOT_DELAY="0.05")
    client = browser(server)
    wish = {"game": "maharani", "seats": ["greedy", "random", "greedy"], "public": True}
    table = told(client.post("/api/tables", json=wish), 201)["table"]

    def state() -> Any:
        return told(client.get(f"/api/tables/{table}"))

    for _ in range(3):
        known = state()["seq"]
        wait_until(lambda known=known: state()["seq"] >= known + 10)
        server.kill()
        server.start()
        assert state()["seq"] >= known + 10
    wait_until(lambda: state()["status"] == "over")
    assert told(client.get(f"/api/tables/{table}/proof"))["verified"] is True
