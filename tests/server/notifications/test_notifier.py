"""Turn notifications: to a real web server and a real mail server on this machine."""

from __future__ import annotations

import asyncio
import json
import re
import socketserver
import threading
import time
from collections.abc import Iterator
from email import message_from_string
from email.policy import default
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import httpx
import pytest

from durbar.server.http.problems import Problem
from durbar.server.notifications.webhooks import call, check_url, public_address
from tests.patience import wait_until
from tests.server.conftest import StartServer
from tests.server.parts import Server, browser, told
from tests.server.players import LivePlayer, cookie_of
from tests.server.tables.test_tables import both_seated, move, mover


class Hook(HTTPServer):
    """Keeps what it is sent, or sends its callers elsewhere."""

    def __init__(self) -> None:
        self.received: list[dict[str, Any]] = []
        self.elsewhere: str | None = None
        super().__init__(("127.0.0.1", 0), _HookHandler)
        self.url = f"http://127.0.0.1:{self.server_address[1]}/turn"


class _HookHandler(BaseHTTPRequestHandler):
    server: Hook

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.received.append(json.loads(body))
        self.send_response(302 if self.server.elsewhere else 204)
        if self.server.elsewhere:
            self.send_header("Location", self.server.elsewhere)
        self.end_headers()

    def log_message(self, *args: object) -> None:
        """Say nothing."""


@pytest.fixture
def hook(world: None) -> Iterator[Hook]:
    with Hook() as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server
        server.shutdown()


class _Mailbox(socketserver.StreamRequestHandler):
    def handle(self) -> None:
        """As much of SMTP as a client needs to get rid of a mail."""
        self.wfile.write(b"220 test\r\n")
        reading = False
        lines: list[str] = []
        for raw in self.rfile:
            line = raw.decode().rstrip("\r\n")
            if reading and line == ".":
                reading = False
                mail = message_from_string("\n".join(lines), policy=default)
                self.server.mails.append(f"To: {mail['To']}\n{mail.get_content()}")  # type: ignore[attr-defined]
                self.wfile.write(b"250 ok\r\n")
            elif reading:
                lines.append(line)
            elif line.upper() == "DATA":
                reading = True
                lines = []
                self.wfile.write(b"354 go\r\n")
            else:
                self.wfile.write(b"221 bye\r\n" if line.upper() == "QUIT" else b"250 ok\r\n")


@pytest.fixture
def mailbox(world: None) -> Iterator[Any]:
    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), _Mailbox) as server:
        server.mails = []  # type: ignore[attr-defined]
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server
        server.shutdown()


def start(start_server: StartServer, **more: str) -> Server:
    return start_server(DURBAR_NOTIFY_AFTER="0.5", DURBAR_WEBHOOK_PRIVATE="true", **more)


def go_away(server: Server) -> None:
    """Long enough that nobody counts as present."""
    time.sleep(1.2)
    assert server.process.poll() is None


def wait_for_turn_of(table: str, client: httpx.Client, other: httpx.Client) -> None:
    for _ in range(60):
        who, state = mover(table, client, other)
        told(move(who, state, f"n{state['seq']}"))
        if who is other and mover(table, client, other)[0] is client:
            return
    raise AssertionError("the turn never came")


def test_one_webhook_call_per_turn_and_none_while_present(start_server: StartServer, hook: Hook) -> None:
    server = start(start_server)
    anna, ben = browser(server), browser(server)
    told(anna.post("/api/guests", json={"name": "Anna"}), 201)
    told(anna.put("/api/me/notifications", json={"webhook": hook.url}))
    assert told(anna.get("/api/me/notifications"))["webhook"] == hook.url
    table = both_seated(anna, ben)
    wait_for_turn_of(table, anna, ben)
    hook.received.clear()
    go_away(server)
    wait_until(lambda: hook.received)
    (notice,) = hook.received
    assert (notice["type"], notice["table"], notice["seat"]) == ("turn", table, 0)
    assert notice["url"].endswith(f"/table/{table}")
    assert notice["text"] == "Maharani: it is your turn."
    time.sleep(2.5)
    assert len(hook.received) == 1


def test_somebody_who_has_the_table_open_is_not_told(start_server: StartServer, hook: Hook) -> None:
    server = start(start_server)
    anna, ben = browser(server), browser(server)
    told(anna.post("/api/guests", json={}), 201)
    told(anna.put("/api/me/notifications", json={"webhook": hook.url}))
    table = both_seated(anna, ben)

    async def watch() -> None:
        live = LivePlayer(server, table, cookie_of(anna), 0)
        await live.open()
        await live.wait_for("state")
        await asyncio.to_thread(wait_for_turn_of, table, anna, ben)
        hook.received.clear()
        await asyncio.sleep(3.5)
        await live.close()

    asyncio.run(watch())
    assert hook.received == []


def test_mail_goes_only_to_confirmed_addresses(start_server: StartServer, mailbox: Any) -> None:
    server = start(
        start_server,
        DURBAR_SMTP_HOST="127.0.0.1",
        DURBAR_SMTP_PORT=str(mailbox.server_address[1]),
        DURBAR_SMTP_TLS="false",
        DURBAR_MAIL_FROM="durbar@example.org",
    )
    anna, ben = browser(server), browser(server)
    told(anna.post("/api/guests", json={"lang": "fr"}), 201)
    for bad in ("no address", "a@b\r\nBcc: everybody@example.org", "@example.org", "a" * 300 + "@example.org"):
        assert anna.put("/api/me/notifications", json={"email": bad}).json()["code"] == "bad-email"
    told(anna.put("/api/me/notifications", json={"email": "anna@example.org"}))
    wait_until(lambda: mailbox.mails)
    code = re.search(r"\b\d{8}\b", mailbox.mails[0])[0]  # type: ignore[index]
    table = both_seated(anna, ben)
    wait_for_turn_of(table, anna, ben)
    go_away(server)
    time.sleep(1.5)
    assert len(mailbox.mails) == 1
    assert anna.post("/api/me/notifications/confirm", json={"code": "00000000"}).json()["code"] == "wrong-mail-code"
    assert anna.post("/api/me/notifications/confirm", json={"code": code}).json()["code"] == "wrong-mail-code"
    told(anna.put("/api/me/notifications", json={"email": "anna@example.org"}))
    wait_until(lambda: len(mailbox.mails) == 2)
    code = re.search(r"\b\d{8}\b", mailbox.mails[1])[0]  # type: ignore[index]
    assert told(anna.post("/api/me/notifications/confirm", json={"code": code}))["email_confirmed"] is True
    wait_for_turn_of(table, anna, ben)
    go_away(server)
    wait_until(lambda: len(mailbox.mails) == 3)
    assert "To: anna@example.org" in mailbox.mails[2]
    assert table in mailbox.mails[2]


@pytest.mark.parametrize(
    "url",
    [
        "http://127.0.0.1/x",
        "http://localhost:8000/x",
        "http://[::1]/x",
        "http://[::ffff:127.0.0.1]/x",
        "http://10.0.0.8/x",
        "http://192.168.1.1/x",
        "http://169.254.169.254/latest/meta-data",
        "http://0.0.0.0/x",
        "http://100.64.0.1/x",
        "http://2130706433/x",
    ],
)
def test_webhooks_into_private_networks_are_refused(shared: Server, url: str) -> None:
    client = browser(shared)
    told(client.post("/api/guests", json={}), 201)
    assert client.put("/api/me/notifications", json={"webhook": url}).json()["code"] == "webhook-private"


@pytest.mark.parametrize(
    "url",
    ["ftp://example.org/x", "https://", "javascript:alert(1)", "http://user:pass@example.org/", "http://a:99999/", " "],
)
def test_what_is_no_web_address_is_refused(url: str) -> None:
    with pytest.raises(Problem):
        check_url(url)


def test_redirects_are_not_followed(hook: Hook) -> None:
    other = Hook()
    hook.elsewhere = other.url
    with pytest.raises(Problem) as refusal:
        call(hook.url, {"type": "turn"}, allow_private=True)
    assert refusal.value.code == "webhook-failed"
    assert len(hook.received) == 1
    assert other.received == []
    other.server_close()


def test_the_address_is_checked_even_when_the_call_is_made(hook: Hook) -> None:
    with pytest.raises(Problem):
        call(hook.url, {"type": "turn"})
    assert hook.received == []
    assert public_address("127.0.0.1", 80, allow_private=True) == "127.0.0.1"
