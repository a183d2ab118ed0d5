"""Playing over the live connection."""

from __future__ import annotations

import asyncio
import random

import pytest

import durbar
from tests.patience import PATIENCE
from tests.server.parts import Server, browser, told
from tests.server.players import LivePlayer, cookie_of


@pytest.mark.parametrize("game", durbar.games())
def test_a_whole_game_with_a_bot_and_a_spectator(shared: Server, game: str) -> None:
    anna, ben, eve = browser(shared), browser(shared), browser(shared)
    players = durbar.game(game).players
    bots = ["greedy"] * (players[0] - 2) + ["random"] * (1 if players[-1] > 2 else 0)
    table = told(anna.post("/api/tables", json={"game": game, "seats": ["me", "open", *bots]}), 201)
    assert table["status"] == "open"
    assert table["prompt"]["key"] == "server-prompt-seats"
    told(ben.post(f"/api/tables/{table['table']}/seats/1", json={}))
    told(eve.post("/api/guests", json={"name": "Eve"}), 201)

    async def play() -> list[LivePlayer]:
        clients = [
            LivePlayer(shared, table["table"], cookie_of(anna), 0),
            LivePlayer(shared, table["table"], cookie_of(ben), 1),
            LivePlayer(shared, table["table"], cookie_of(eve), None),
        ]
        for client in clients:
            await client.open()
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*(c.play_to_the_end(random.Random(n)) for n, c in enumerate(clients)))
        for client in clients:
            await client.close()
        return clients

    clients = asyncio.run(play())
    assert all(client.state["status"] == "over" for client in clients)
    assert clients[0].state["result"] == clients[2].state["result"]
    record = durbar.Record.from_dict(anna.get(f"/api/tables/{table['table']}/record").json())
    assert record.seed_digest == table["seed_digest"]
    proof = told(eve.get(f"/api/tables/{table['table']}/proof"))
    assert proof["verified"] is True
    assert proof["faults"] == []
    replayed = told(eve.get(f"/api/tables/{table['table']}/replay"))
    assert replayed["length"] == len(record.log) == len(replayed["log"]) == len(replayed["times"])
    end = told(eve.get(f"/api/tables/{table['table']}/replay?at={len(record.log)}"))
    assert end["scores"] == clients[0].state["result"]["scores"]
