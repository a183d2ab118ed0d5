"""Nobody where he does not belong, and nobody in the way of others."""

from __future__ import annotations

import asyncio
import json
import select
import socket
from contextlib import suppress

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.patience import PATIENCE, until, wait_until
from tests.server.accounts.test_people import PASSWORD, account
from tests.server.conftest import StartInside, StartServer
from tests.server.parts import Server, browser, told
from tests.server.players import LivePlayer, cookie_of
from tests.server.tables.test_tables import both_seated, move, mover, open_table, state_of


def test_anothers_seat_is_refused(shared: Server) -> None:
    anna, ben, eve = (browser(shared) for _ in range(3))
    table = both_seated(anna, ben)
    told(eve.post("/api/guests", json={}), 201)
    client, state = mover(table, anna, ben)
    other = ben if client is anna else anna
    seat = state["you"]
    for intruder in (other, eve):
        assert move(intruder, state, "theft", seat=seat).json()["code"] == "not-your-seat"
        assert intruder.get(f"/api/tables/{table}", params={"seat": seat}).json()["code"] == "not-your-seat"
        assert intruder.get(f"/api/tables/{table}/actions", params={"seat": seat}).status_code == 403
    assert move(eve, state, "theft").status_code == 403
    assert move(browser(shared), state, "theft").json()["code"] == "sign-in"
    for path in ("undo", "resign"):
        body = {"seq": state["seq"], "id": "x", "seat": seat}
        assert eve.post(f"/api/tables/{table}/{path}", json=body).json()["code"] == "not-your-seat"
    assert eve.put(f"/api/tables/{table}/votes/abandon").status_code == 403
    assert eve.post(f"/api/tables/{table}/rematch").status_code == 403
    assert state_of(client, table)["seq"] == state["seq"]


def test_anothers_seat_is_refused_over_the_live_connection(shared: Server) -> None:
    anna, ben, eve = (browser(shared) for _ in range(3))
    table = both_seated(anna, ben)
    told(eve.post("/api/guests", json={}), 201)
    client, state = mover(table, anna, ben)

    async def intrude() -> list[str]:
        codes = []
        asking = LivePlayer(shared, table, cookie_of(eve), state["you"])
        await asking.open()
        codes.append((await asking.next())["problem"]["code"])
        for cookie in (cookie_of(eve), ""):
            watcher = LivePlayer(shared, table, cookie, None)
            await watcher.open()
            await watcher.wait_for("state")
            action = state["actions"][0]["action"]
            await watcher.send(type="move", id="x", seq=state["seq"], action=action, seat=state["you"])
            codes.append((await watcher.wait_for("refused"))["problem"]["code"])
            await watcher.send(type="look", seat=state["you"])
            codes.append((await watcher.wait_for("refused"))["problem"]["code"])
            await watcher.close()
        return codes

    codes = asyncio.run(intrude())
    assert codes == ["not-your-seat", "not-your-seat", "not-your-seat", "sign-in", "not-your-seat"]
    assert state_of(client, table)["seq"] == state["seq"]


def test_links_cannot_be_guessed(shared: Server) -> None:
    client = browser(shared)
    table = open_table(client)
    assert len(table) == 22
    near = table[:-2] + ("AA" if table[-2:] != "AA" else "BB")
    for guess in (near, "A" * 22):
        assert client.get(f"/api/tables/{guess}").json()["code"] == "table"
        assert client.post(f"/api/tables/{guess}/seats/0", json={}).status_code == 404
    assert client.get(f"/api/tables/{table[:10]}").status_code == 422


def test_a_wrong_token_or_cookie_is_nobody(shared: Server) -> None:
    owner = account(shared, "Owner")
    bot = told(owner.post("/api/bots", json={"name": "Robot"}), 201)
    bearer = {"Authorization": f"Bearer {bot['token']}"}
    assert told(httpx.get(f"{shared.url}/api/me", headers=bearer))["person"]["name"] == "Robot"
    for wrong in (bot["token"][:-1] + "x", bot["id"], "x", "x y"):
        headers = {"Authorization": f"Bearer {wrong}"}
        assert httpx.get(f"{shared.url}/api/me", headers=headers).status_code == 401
    assert httpx.get(f"{shared.url}/api/me", headers={"Authorization": "Basic eDp5"}).status_code == 401
    forged = {"Cookie": "durbar=made-up-by-me"}
    assert told(httpx.get(f"{shared.url}/api/me", headers=forged)) == {"person": None}
    fresh = told(owner.post("/api/bots/token", json={"name": "Robot"}), 201)["token"]
    assert httpx.get(f"{shared.url}/api/me", headers=bearer).status_code == 401
    assert httpx.get(f"{shared.url}/api/me", headers={"Authorization": f"Bearer {fresh}"}).status_code == 200
    stranger = account(shared, "Stranger")
    assert stranger.post("/api/bots/token", json={"name": "Robot"}).json()["code"] == "bot"
    assert browser(shared).post("/api/bots", json={"name": "Nobodys"}).status_code == 401


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://127.0.0.1:1"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ],
)
def test_requests_from_other_sites_are_refused(shared: Server, headers: dict[str, str]) -> None:
    anna, ben = browser(shared), browser(shared)
    table = both_seated(anna, ben)
    client, state = mover(table, anna, ben)
    body = {"seq": state["seq"], "id": "csrf", "action": state["actions"][0]["action"]}
    for method, path in (("POST", f"/api/tables/{table}/moves"), ("DELETE", "/api/sessions"), ("PATCH", "/api/me")):
        refused = client.request(method, path, json=body, headers=headers)
        assert (refused.status_code, refused.json()["code"]) == (403, "origin")
    assert state_of(client, table)["seq"] == state["seq"]
    ours = client.post(f"/api/tables/{table}/moves", json=body, headers={"Origin": shared.url})
    assert ours.status_code == 200


def test_a_form_of_another_site_is_no_request(shared: Server) -> None:
    answer = browser(shared).post("/api/guests", content=b'{"name": "form"}', headers={"Content-Type": "text/plain"})
    assert (answer.status_code, answer.json()["code"]) == (415, "not-json")


def test_live_connections_from_other_sites_are_refused(shared: Server) -> None:
    anna, ben = browser(shared), browser(shared)
    table = both_seated(anna, ben)
    address = f"ws://127.0.0.1:{shared.port}/api/tables/{table}/live"

    async def open_from(origin: str) -> bool:
        try:
            async with connect(address, origin=origin, additional_headers={"Cookie": cookie_of(anna)}) as live:
                await live.recv()
                return True
        except InvalidStatus:
            return False

    assert asyncio.run(open_from(shared.url)) is True
    assert asyncio.run(open_from("https://evil.example")) is False
    assert asyncio.run(open_from("null")) is False


def test_a_planted_session_is_worth_nothing(shared: Server) -> None:
    planted = "planted-by-somebody-else"
    victim = httpx.Client(base_url=shared.url, cookies={"durbar": planted})
    made = victim.post("/api/guests", json={})
    assert f"durbar={planted};" not in made.headers["set-cookie"]
    attacker = httpx.Client(base_url=shared.url, cookies={"durbar": planted})
    assert told(attacker.get("/api/me")) == {"person": None}
    shared_by_attacker = browser(shared)
    told(shared_by_attacker.post("/api/guests", json={}), 201)
    known = shared_by_attacker.cookies["durbar"]
    account(shared, "Victim")
    fooled = httpx.Client(base_url=shared.url, cookies={"durbar": known})
    told(fooled.post("/api/sessions", json={"name": "Victim", "password": PASSWORD}), 201)
    assert told(shared_by_attacker.get("/api/me")) == {"person": None}


def test_cookies_and_headers(shared: Server) -> None:
    answer = browser(shared).post("/api/guests", json={})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "secure" not in cookie
    for path in ("/", "/api/me", "/api/nothing", "/healthz"):
        headers = httpx.get(shared.url + path).headers
        policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
        assert policy["default-src"] == "'none'"
        assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
        assert policy["frame-ancestors"] == policy["base-uri"] == "'none'"
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cross-origin-opener-policy"] == "same-origin"
        assert "server" not in headers
    assert httpx.get(f"{shared.url}/api/me").headers["cache-control"] == "no-store"


def test_behind_tls_cookies_are_secure(start_server: StartServer) -> None:
    server = start_server(DURBAR_PUBLIC_URL="https://play.example.org", DURBAR_TRUSTED_PROXIES="127.0.0.1")
    answer = httpx.post(
        f"http://127.0.0.1:{server.port}/api/guests",
        json={},
        headers={"Origin": "https://play.example.org", "X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.7"},
    )
    assert answer.status_code == 201
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith("__Host-durbar=")
    for word in ("secure", "httponly", "samesite=lax", "path=/"):
        assert word in cookie.lower()
    assert "domain" not in cookie.lower()
    assert "max-age=31536000" in answer.headers["strict-transport-security"]
    local = httpx.post(f"http://127.0.0.1:{server.port}/api/guests", json={}, headers={"Origin": "http://127.0.0.1"})
    assert local.status_code == 403


def test_huge_bodies_are_refused_before_they_are_read(shared: Server) -> None:
    client = browser(shared)
    answer = client.post("/api/guests", content=b"x" * 70_000, headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")

    def endless() -> object:
        for _ in range(2000):
            yield b"[" * 1024

    with suppress(httpx.TransportError):
        answer = client.post("/api/guests", content=endless(), headers={"Content-Type": "application/json"})
        assert answer.status_code == 413
    with socket.create_connection(("127.0.0.1", shared.port), PATIENCE) as raw:
        raw.sendall(b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999\r\n\r\n")
        assert b" 413 " in raw.recv(200)


def test_huge_live_messages_close_the_connection_of_their_sender_only(shared: Server) -> None:
    anna, ben = browser(shared), browser(shared)
    table = both_seated(anna, ben)

    async def send() -> None:
        good = LivePlayer(shared, table, cookie_of(anna), 0)
        bad = LivePlayer(shared, table, cookie_of(ben), 1)
        for client in (good, bad):
            await client.open()
            await client.wait_for("state")
        await bad.socket.send("x" * 200_000)
        with pytest.raises(ConnectionClosed):
            await bad.wait_for("never")
        await good.send(type="ping")
        await good.wait_for("pong")
        await good.close()

    asyncio.run(send())


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b'"text"',
        b'{"name": 1e999}',
        b'{"name": NaN}',
        b"\xff\xfe",
        b"[" * 5000,
        b'{"a":' * 5000,
    ],
)
def test_malformed_json_is_refused(shared: Server, body: bytes) -> None:
    answer = browser(shared).post("/api/tables", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code in (400, 415, 422)
    assert answer.headers["content-type"] == "application/problem+json"


def test_sign_ins_are_limited(start_inside: StartInside) -> None:
    server = start_inside(sign_ins_per_minute=5)
    client = server.browser()

    def guess() -> list[int]:
        wrong = {"name": "Somebody", "password": "guess number one"}
        return [client.post("/api/sessions", json=wrong).status_code for _ in range(7)]

    assert guess() == [401] * 5 + [429] * 2
    refused = client.post("/api/sessions", json={"name": "Another", "password": "guess number two"})
    assert (refused.status_code, int(refused.headers["retry-after"])) == (429, 12)
    assert client.get("/api/me").status_code == 200
    server.move(24.0)
    assert guess() == [401] * 2 + [429] * 5


STALLING = (
    b"",
    b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n",
    b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 10\r\n\r\n{",
)
"""What clients say who then keep the server waiting: nothing, half of a head, half of a body."""


def stalling(server: Server, said: bytes) -> socket.socket:
    client = socket.create_connection(("127.0.0.1", server.port), PATIENCE)
    client.sendall(said)
    return client


def test_others_are_served_while_slow_clients_stall(start_server: StartServer) -> None:
    server = start_server(DURBAR_CLIENT_PATIENCE="600")
    clients = [stalling(server, said) for said in STALLING for _ in range(10)]
    for _ in range(20):
        assert httpx.get(f"{server.url}/api/me", timeout=PATIENCE).status_code == 200
    assert select.select(clients, [], [], 0)[0] == []
    for client in clients:
        client.close()


def test_slow_clients_are_let_go(start_server: StartServer) -> None:
    server = start_server(DURBAR_CLIENT_PATIENCE="1")
    silent, dribbling, body = (stalling(server, said) for said in STALLING)

    def has_ended() -> bool:
        with suppress(OSError):
            dribbling.sendall(b"X-Slow: 1\r\n")
        return bool(select.select([dribbling], [], [], 0)[0])

    wait_until(has_ended)
    for client in (silent, dribbling):
        with suppress(ConnectionResetError):
            assert client.recv(100) == b""
    assert b" 408 " in body.recv(300)


def test_a_client_that_does_not_read_is_let_go(start_server: StartServer) -> None:
    server = start_server(DURBAR_CLIENT_PATIENCE="1")
    anna, ben = browser(server), browser(server)
    table = both_seated(anna, ben)

    async def look_for_ever(writer: asyncio.StreamWriter) -> None:
        """Not faster than others are served, who do not notice."""
        while True:
            writer.write(_masked(json.dumps({"type": "look"}).encode()))
            await writer.drain()
            assert (await asyncio.to_thread(ben.get, "/api/me")).status_code == 200

    async def stall() -> None:
        raw = socket.socket()
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        raw.connect(("127.0.0.1", server.port))
        reader, writer = await asyncio.open_connection(sock=raw, limit=1024)
        writer.write(
            f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
            f"Cookie: {cookie_of(anna)}\r\n\r\n".encode()
        )
        await reader.readuntil(b"\r\n\r\n")
        async with asyncio.timeout(PATIENCE):
            with pytest.raises(OSError):  # noqa: PT011 - reset, broken pipe or abort, as the system likes
                await look_for_ever(writer)
        writer.transport.abort()

    asyncio.run(stall())
    client, state = mover(table, anna, ben)
    told(move(client, state))


def _masked(data: bytes) -> bytes:
    assert len(data) < 126
    return bytes([0x81, 0x80 | len(data), 0, 0, 0, 0]) + data


def test_ten_thousand_connections_from_one_address(start_server: StartServer) -> None:
    """They come from 127.0.0.2; somebody at 127.0.0.1 plays on as if nothing happened."""
    server = start_server(DURBAR_CONNECTIONS_PER_ADDRESS="100", DURBAR_CLIENT_PATIENCE="20")
    anna, ben = browser(server), browser(server)
    table = both_seated(anna, ben)

    async def crowd() -> tuple[int, int]:
        kept: list[socket.socket] = []
        came = 0
        for _ in range(100):
            knocks = await asyncio.gather(*(_knock(server.port) for _ in range(100)), return_exceptions=True)
            arrived = [client for client in knocks if isinstance(client, socket.socket)]
            came += len(arrived)
            kept.extend(arrived)
            await until(lambda: sum(map(_is_open, kept)) <= 100)
            _close_what_has_ended(kept)
        for client in kept:
            client.close()
        return len(kept), came

    async def both() -> tuple[tuple[int, int], int]:
        crowded = asyncio.create_task(crowd())
        moves = 0
        while not crowded.done() or moves < 5:
            await asyncio.to_thread(_one_move, table, anna, ben, moves)
            moves += 1
            if state_of(anna, table)["over"]:
                break
        return await crowded, moves

    (alive, came), moves = asyncio.run(both())
    assert alive <= 100
    assert came >= 9_000
    assert moves >= 5


def _close_what_has_ended(clients: list[socket.socket]) -> None:
    """Keep those that are still open. This process may not have ten thousand files."""
    still_open = [client for client in clients if _is_open(client)]
    for client in set(clients).difference(still_open):
        client.close()
    clients[:] = still_open


async def _knock(port: int) -> socket.socket:
    client = socket.socket()
    client.setblocking(False)
    client.bind(("127.0.0.2", 0))
    try:
        await asyncio.wait_for(asyncio.get_running_loop().sock_connect(client, ("127.0.0.1", port)), PATIENCE)
    except BaseException:
        client.close()
        raise
    return client


def _is_open(client: socket.socket) -> bool:
    """Whether the server has let a client in that says nothing; the others read the end."""
    try:
        return bool(client.recv(1, socket.MSG_PEEK))
    except BlockingIOError:
        return True
    except ConnectionError:
        return False


def _one_move(table: str, anna: httpx.Client, ben: httpx.Client, number: int) -> None:
    client, state = mover(table, anna, ben)
    told(move(client, state, f"calm{number}"))
