"""Two server processes on one PostgreSQL."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable

import httpx
import pytest

from tests.patience import PATIENCE, wait_until
from tests.server.conftest import StartServer
from tests.server.parts import Server, browser, told
from tests.server.players import LivePlayer, cookie_of


@pytest.fixture
def two(start_server: StartServer, postgres: Callable[[], str]) -> tuple[Server, Server]:
    address = postgres()
    return start_server(DURBAR_DATABASE=address), start_server(DURBAR_DATABASE=address)


def seated(two: tuple[Server, Server], seats: list[str]) -> tuple[str, httpx.Client, httpx.Client]:
    anna, ben = browser(two[0]), browser(two[1])
    table = told(anna.post("/api/tables", json={"game": "maharani", "seats": seats}), 201)["table"]
    told(ben.post(f"/api/tables/{table}/seats/1", json={}))
    return table, anna, ben


def test_players_at_different_processes_play_one_game(two: tuple[Server, Server]) -> None:
    table, anna, ben = seated(two, ["me", "open", "random"])
    eve = browser(two[1])
    told(eve.post("/api/guests", json={}), 201)

    async def play() -> list[LivePlayer]:
        clients = [
            LivePlayer(two[0], table, cookie_of(anna), 0),
            LivePlayer(two[1], table, cookie_of(ben), 1),
            LivePlayer(two[1], table, cookie_of(eve), None),
        ]
        for client in clients:
            await client.open()
        async with asyncio.timeout(PATIENCE):
            await clients[0].send(type="say", text="from the other side")
            chat = await clients[1].wait_for("chat")
            assert chat["text"] == "from the other side"
            await clients[1].send(type="look")
            await asyncio.gather(*(c.play_to_the_end(random.Random(n)) for n, c in enumerate(clients)))
        for client in clients:
            await client.close()
        return clients

    clients = asyncio.run(play())
    assert clients[0].state["result"] == clients[1].state["result"] == clients[2].state["result"]
    assert told(anna.get(f"/api/tables/{table}/proof"))["verified"] is True


def test_a_move_sent_to_both_at_once_is_taken_once(two: tuple[Server, Server]) -> None:
    table, anna, ben = seated(two, ["me", "open"])
    for number in range(12):
        states = [told(client.get(f"/api/tables/{table}")) for client in (anna, ben)]
        client, state = next((c, s) for c, s in zip((anna, ben), states, strict=True) if s["actions"])
        answers = asyncio.run(_send_to_both(two, client, table, state, number))
        assert sorted(answers) in ([200, 200], [200, 409])
        after = told(client.get(f"/api/tables/{table}", params={"since": state["seq"]}))
        own = [line for line in after["log"] if line["by"] == state["you"]]
        assert len(own) == 1
        if number % 2:
            assert sorted(answers) == [200, 409]
    for line in (seqs := [line["n"] for line in told(anna.get(f"/api/tables/{table}?since=0"))["log"]]):
        assert line == seqs.index(line) + 1


async def _send_to_both(
    two: tuple[Server, Server], client: httpx.Client, table: str, state: dict[str, object], number: int
) -> list[int]:
    """The same move to both: with one id the second is answered like the first, with two ids it is refused."""
    names = (f"m{number}", f"m{number}" if number % 2 == 0 else f"other{number}")
    actions = state["actions"]
    assert isinstance(actions, list)
    async with httpx.AsyncClient(cookies=client.cookies, timeout=PATIENCE) as sender:
        sent = [
            sender.post(
                f"{server.url}/api/tables/{table}/moves",
                json={"seq": state["seq"], "id": name, "action": actions[0]["action"]},
            )
            for server, name in zip(two, names, strict=True)
        ]
        return [answer.status_code for answer in await asyncio.gather(*sent)]


def test_the_last_two_seats_taken_at_once_start_the_game(two: tuple[Server, Server]) -> None:
    for _ in range(5):
        host = browser(two[0])
        wish = {"game": "maharani", "seats": ["me", "open", "open"]}
        table = told(host.post("/api/tables", json=wish), 201)["table"]

        async def sit(table: str = table) -> list[int]:
            async with httpx.AsyncClient(timeout=PATIENCE) as one, httpx.AsyncClient(timeout=PATIENCE) as other:
                sent = [
                    who.post(f"{server.url}/api/tables/{table}/seats/{seat}", json={})
                    for who, server, seat in ((one, two[0], 1), (other, two[1], 2))
                ]
                return [answer.status_code for answer in await asyncio.gather(*sent)]

        assert asyncio.run(sit()) == [200, 200]
        for server in two:
            state = told(browser(server).get(f"/api/tables/{table}"))
            assert state["status"] == "playing"


def test_when_one_process_dies_the_other_lets_its_bots_think(
    start_server: StartServer, postgres: Callable[[], str]
) -> None:
    address = postgres()
    settings = {"DURBAR_DATABASE": address, "DURBAR_BOT_DEADLINE": "1", "DURBAR_BOT_DELAY": "0.3"}
    first, second = start_server(**settings), start_server(**settings)
    client = browser(first)
    wish = {"game": "maharani", "seats": ["greedy", "random"], "public": True}
    table = told(client.post("/api/tables", json=wish), 201)["table"]
    first.kill()
    watcher = browser(second)
    before = told(watcher.get(f"/api/tables/{table}"))["seq"]
    wait_until(lambda: told(watcher.get(f"/api/tables/{table}"))["seq"] >= before + 3)
