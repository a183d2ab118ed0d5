"""Turn notifications: who is told when and how often; and on the way to a real web server and a real mail server."""

from __future__ import annotations

import asyncio
import json
import re
import socketserver
import threading
from collections.abc import Iterator
from email import message_from_bytes
from email.policy import default
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import httpx
import pytest

from durbar.server.http.problems import Problem
from durbar.server.http.wire.bots import TurnNotice
from durbar.server.notifications.sender import Sender
from durbar.server.notifications.webhooks import call, check_url, public_address
from durbar.server.operations.settings import Settings
from tests.server.conftest import StartInside
from tests.server.inside import Inside
from tests.server.parts import Server, browser, told
from tests.server.tables.test_tables import both_seated, move, mover, state_of


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
        lines: list[bytes] = []
        for raw in self.rfile:
            line = raw.rstrip(b"\r\n")
            if reading and line == b".":
                reading = False
                mail = message_from_bytes(b"\n".join(lines), policy=default)
                self.server.mails.append(f"To: {mail['To']}\n{mail.get_content()}")  # type: ignore[attr-defined]
                self.wfile.write(b"250 ok\r\n")
            elif reading:
                lines.append(line)
            elif line.upper() == b"DATA":
                reading = True
                lines = []
                self.wfile.write(b"354 go\r\n")
            else:
                self.wfile.write(b"221 bye\r\n" if line.upper() == b"QUIT" else b"250 ok\r\n")


@pytest.fixture
def mailbox(world: None) -> Iterator[Any]:
    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), _Mailbox) as server:
        server.mails = []  # type: ignore[attr-defined]
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server
        server.shutdown()


HOOK = "http://127.0.0.1:9/turn"
AWAY = 30.0
"""Seconds after which people count as away, unless an operator says otherwise."""


def wait_for_turn_of(table: str, client: httpx.Client, other: httpx.Client) -> None:
    for _ in range(60):
        who, state = mover(table, client, other)
        told(move(who, state, f"n{state['seq']}"))
        if who is other and mover(table, client, other)[0] is client:
            return
    raise AssertionError("the turn never came")


def with_webhook(server: Inside) -> tuple[httpx.Client, httpx.Client]:
    """Somebody who wants to be called, and somebody to play with."""
    anna, ben = server.browser(), server.browser()
    told(anna.post("/api/guests", json={"name": "Anna"}), 201)
    told(anna.put("/api/me/notifications", json={"webhook": HOOK}))
    assert told(anna.get("/api/me/notifications"))["webhook"] == HOOK
    return anna, ben


def test_one_webhook_call_per_turn_as_soon_as_somebody_is_away(start_inside: StartInside) -> None:
    server = start_inside()
    anna, ben = with_webhook(server)
    table = both_seated(anna, ben)
    for calls in (1, 2):
        wait_for_turn_of(table, anna, ben)
        server.move(AWAY - 1)
        assert len(server.sent.calls) == calls - 1
        server.move(1)
        assert len(server.sent.calls) == calls
        for _ in range(5):
            server.move(AWAY)
        assert len(server.sent.calls) == calls
        assert told(anna.get("/api/me"))["person"]["name"] == "Anna"
    url, notice = server.sent.calls[0]
    assert url == HOOK
    assert (notice["type"], notice["table"], notice["seat"]) == ("turn", table, 0)
    assert notice["url"].endswith(f"/table/{table}")
    assert notice["text"] == "Maharani: it is your turn."


def test_somebody_who_has_the_table_open_is_not_told(start_inside: StartInside) -> None:
    server = start_inside()
    anna, ben = with_webhook(server)
    table = both_seated(anna, ben)
    with server.looking(anna, table) as live:
        live.wait_for("state")
        wait_for_turn_of(table, anna, ben)
        for _ in range(5):
            server.move(AWAY)
    for _ in range(5):
        server.move(AWAY)
    assert server.sent.calls == []


def test_somebody_who_has_another_table_open_is_told_after_leaving(start_inside: StartInside) -> None:
    server = start_inside()
    anna, ben = with_webhook(server)
    table, other = both_seated(anna, ben), both_seated(anna, ben)
    with server.looking(anna, other) as live:
        live.wait_for("state")
        wait_for_turn_of(table, anna, ben)
        for _ in range(5):
            server.move(AWAY)
    server.move(AWAY - 1)
    assert server.sent.calls == []
    server.move(1)
    assert [notice["table"] for _, notice in server.sent.calls] == [table]


def test_somebody_who_has_played_is_not_told(start_inside: StartInside) -> None:
    server = start_inside()
    anna, ben = with_webhook(server)
    table = both_seated(anna, ben)
    wait_for_turn_of(table, anna, ben)
    server.move(AWAY - 1)
    while mover(table, anna, ben)[0] is anna:
        state = state_of(anna, table)
        told(move(anna, state, f"n{state['seq']}"))
    for _ in range(3):
        server.move(AWAY)
    assert server.sent.calls == []


def test_of_two_servers_one_tells(start_inside: StartInside) -> None:
    servers = start_inside(), start_inside()
    anna, ben = with_webhook(servers[0])
    wait_for_turn_of(both_seated(anna, ben), anna, ben)
    servers[0].move(AWAY - 0.5)
    servers[0].move(0.5)

    async def work() -> None:
        await asyncio.gather(*(server.services.notifier.work() for server in servers))

    assert [server.sent.calls for server in servers] == [[], []]
    servers[0].call(work)
    assert sum(len(server.sent.calls) for server in servers) == 1


def test_mail_goes_only_to_confirmed_addresses(start_inside: StartInside) -> None:
    server = start_inside()
    mails = server.sent.mails
    anna, ben = server.browser(), server.browser()
    told(anna.post("/api/guests", json={"lang": "fr"}), 201)
    for bad in ("no address", "a@b\r\nBcc: everybody@example.org", "@example.org", "a" * 300 + "@example.org"):
        assert anna.put("/api/me/notifications", json={"email": bad}).json()["code"] == "bad-email"
    told(anna.put("/api/me/notifications", json={"email": "anna@example.org"}))
    code = code_in(mails[0])
    table = both_seated(anna, ben)
    wait_for_turn_of(table, anna, ben)
    for _ in range(3):
        server.move(AWAY)
    assert len(mails) == 1
    assert anna.post("/api/me/notifications/confirm", json={"code": "00000000"}).json()["code"] == "wrong-mail-code"
    assert anna.post("/api/me/notifications/confirm", json={"code": code}).json()["code"] == "wrong-mail-code"
    told(anna.put("/api/me/notifications", json={"email": "anna@example.org"}))
    code = code_in(mails[1])
    assert told(anna.post("/api/me/notifications/confirm", json={"code": code}))["email_confirmed"] is True
    wait_for_turn_of(table, anna, ben)
    for _ in range(3):
        server.move(AWAY)
    ((to, subject, text),) = mails[2:]
    assert to == "anna@example.org"
    assert subject in text
    assert table in text


def code_in(mail: tuple[str, str, str]) -> str:
    """The code that a mail brings."""
    found = re.search(r"\b\d{8}\b", mail[2])
    assert found is not None
    return found[0]


def test_a_webhook_is_called(hook: Hook) -> None:
    notice: TurnNotice = {"type": "turn", "table": "t", "game": "maharani", "seat": 0, "url": "/table/t", "text": "é"}
    Sender(Settings(webhook_private=True)).call(hook.url, notice)
    assert hook.received == [notice]


def test_a_mail_is_sent(mailbox: Any) -> None:
    port = mailbox.server_address[1]
    settings = Settings(smtp_host="127.0.0.1", smtp_port=port, smtp_tls=False, mail_from="durbar@example.org")
    Sender(settings).mail("anna@example.org", "It is your turn", "à toi\n")
    assert mailbox.mails == ["To: anna@example.org\nà toi"]


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
