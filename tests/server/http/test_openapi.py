"""The OpenAPI document describes everything that a real server sends."""

from __future__ import annotations

import asyncio
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from pydantic import TypeAdapter, ValidationError

import durbar
from durbar.server.http.openapi import LIVE, openapi_document
from durbar.server.http.wire.live import ClientMessage
from tests.server.accounts.test_people import PASSWORD, account
from tests.server.conftest import StartServer
from tests.server.notifications.test_notifier import Hook, hook, mailbox, wait_for_turn_of  # noqa: F401
from tests.server.parts import PATIENCE, Server, browser, told
from tests.server.players import LivePlayer, cookie_of
from tests.server.tables.test_tables import both_seated, move, mover, open_table, resign, state_of, wait_until
from tests.server.wire import NO_BODY, Operation, check_message, check_response, operation_of, operations

ROOT = Path(__file__).parents[3]


def schemas() -> dict[str, Any]:
    found: dict[str, Any] = openapi_document()["components"]["schemas"]
    return found


def test_every_operation_names_the_type_of_its_answer() -> None:
    untyped = [
        (operation, status)
        for operation, described in operations().items()
        for status, answer in described["responses"].items()
        if int(status if status.isdigit() else 500) not in NO_BODY
        and not all("$ref" in content["schema"] for content in answer["content"].values())
    ]
    assert untyped == []


def test_only_entries_of_records_are_open() -> None:
    """Everything else says all its fields, so that a field nobody wrote down fails these tests."""
    open_ones = {name for name, schema in schemas().items() if schema.get("additionalProperties") is True}
    assert open_ones == {"RecordEntry"}


def test_the_types_and_their_fields_are_described() -> None:
    unspoken = [name for name, schema in schemas().items() if "properties" in schema and "description" not in schema]
    assert unspoken == []
    assert schemas()["TableState"]["properties"]["seq"]["description"].startswith("How many entries of the log")


@pytest.mark.usefixtures("world")
def test_the_document_is_printed_without_a_server() -> None:
    done = subprocess.run(
        [sys.executable, ROOT / "tools" / "openapi.py"], capture_output=True, text=True, check=True, timeout=PATIENCE
    )
    assert json.loads(done.stdout) == openapi_document()


def test_a_running_server_serves_the_document(shared: Server) -> None:
    assert told(browser(shared).get("/api/openapi.json")) == openapi_document()


class Listener(httpx.Client):
    """A client that notes which operations have answered well."""

    def __init__(self, server: Server, seen: set[Operation], **more: Any) -> None:
        super().__init__(base_url=server.url, timeout=PATIENCE, event_hooks={"response": [self._note]}, **more)
        self.seen = seen

    def _note(self, response: httpx.Response) -> None:
        check_response(response)
        operation = operation_of(response.request)
        if operation is not None and response.status_code < 400:
            self.seen.add(operation)


@pytest.fixture
def server(start_server: StartServer, mailbox: Any) -> Server:  # noqa: F811
    return start_server(
        DURBAR_SMTP_HOST="127.0.0.1",
        DURBAR_SMTP_PORT=str(mailbox.server_address[1]),
        DURBAR_SMTP_TLS="false",
        DURBAR_MAIL_FROM="durbar@example.org",
        DURBAR_WEBHOOK_PRIVATE="true",
    )


def test_every_operation_of_a_real_server_answers_as_described(server: Server, mailbox: Any) -> None:  # noqa: F811
    seen: set[Operation] = set()
    anna, ben = Listener(server, seen), Listener(server, seen)
    _look_around(anna)
    codes = _make_accounts(anna, ben)
    _manage_account(anna, mailbox)
    _fill_seats(anna, ben)
    table = _play(anna, ben)
    _talk(anna, ben, table)
    _end(anna, ben, table)
    _own_bots(anna, server, seen)
    _leave(anna, ben, codes)
    assert {operation for operation in operations() if operation[1] != LIVE} - seen == set()


def _look_around(client: httpx.Client) -> None:
    told(client.get("/healthz"))
    told(client.get("/api/games"))
    for language in told(client.get("/api/languages"))["languages"]:
        told(client.get(language["words"]))
    told(client.get("/api/me"))
    for game in durbar.games():
        told(client.get(f"/api/rules/{game}"))
        trial = {"game": game, "position": _early_position(game), "seat": 0}
        told(client.post("/api/trials", json=trial))


def _early_position(name: str) -> dict[str, Any]:
    game = durbar.game(name)
    table = durbar.Table(game, ["human"] * game.players[0], seed=1)
    return table.state.to_dict()


def _make_accounts(anna: httpx.Client, ben: httpx.Client) -> list[str]:
    told(anna.post("/api/guests", json={"name": "Anna"}), 201)
    told(anna.post("/api/guests", json={}))
    told(anna.patch("/api/me", json={"name": "Anna the first", "lang": "fr"}))
    codes = told(anna.post("/api/accounts", json={"name": "Anna", "password": PASSWORD}), 201)["recovery_codes"]
    told(ben.post("/api/guests", json={"name": "Ben"}), 201)
    return list(codes)


def _manage_account(anna: httpx.Client, mails: Any) -> None:
    told(anna.post("/api/me/password", json={"old": PASSWORD, "new": PASSWORD}))
    told(anna.get("/api/me/notifications"))
    told(anna.put("/api/me/notifications", json={"email": "anna@example.org"}))
    wait_until(lambda: mails.mails)
    code = re.search(r"\b\d{8}\b", mails.mails[-1])
    assert code
    told(anna.post("/api/me/notifications/confirm", json={"code": code[0]}))


def _fill_seats(anna: httpx.Client, ben: httpx.Client) -> None:
    table = open_table(anna, seats=["me", "open", "open"], public=True, clock={"kind": "bank", "bank": 900})
    told(ben.post(f"/api/tables/{table}/seats/1", json={}))
    told(ben.delete(f"/api/tables/{table}/seats/1"))
    told(ben.get("/api/tables", params={"game": "maharani"}))
    told(anna.delete(f"/api/tables/{table}"))
    table = open_table(anna, seats=["me", "open"], clock={"kind": "days", "days": 2}, public=True)
    told(anna.post(f"/api/tables/{table}/seats/1", json={"bot": "random"}))
    told(anna.get("/api/tables"))
    told(anna.get("/api/me/tables"))


def _play(anna: httpx.Client, ben: httpx.Client) -> str:
    for game in durbar.games():
        table = open_table(anna, game=game, seats=["me"] * durbar.game(game).players[-1])
        for number in range(40):
            state = state_of(anna, table, words=True, since=0)
            if not state["actions"]:
                state = state_of(anna, table, seat=state["pending"][0])
            told(anna.get(f"/api/tables/{table}/actions", params={"seat": state["you"]}))
            told(move(anna, state, f"m{number}", seat=state["you"]))
        for client in (anna, ben):
            told(client.get(f"/api/tables/{table}/explain"))
    table = both_seated(anna, ben, hints=True)
    client, state = mover(table, anna, ben)
    told(client.get(f"/api/tables/{table}/hint"))
    told(move(client, state))
    now = state_of(client, table)
    if now["can_undo"]:
        told(client.post(f"/api/tables/{table}/undo", json={"seq": now["seq"], "id": "u"}))
    tag = client.get(f"/api/tables/{table}").headers["etag"]
    assert client.get(f"/api/tables/{table}", headers={"If-None-Match": tag}).status_code == 304
    assert client.get(f"/api/tables/{table}/record").status_code == 409
    assert client.post(f"/api/tables/{table}/moves", json={"seq": -1}).json()["faults"]
    return table


def _talk(anna: httpx.Client, ben: httpx.Client, table: str) -> None:
    said = told(ben.post(f"/api/tables/{table}/chat", json={"text": "Good luck"}), 201)
    told(anna.get(f"/api/tables/{table}/chat"))
    assert anna.put(f"/api/tables/{table}/chat/{said['id']}/mute").status_code == 204
    assert anna.delete("/api/me/mutes").status_code == 204
    told(anna.put(f"/api/tables/{table}/note", json={"text": "Mind the east"}))
    told(anna.get(f"/api/tables/{table}/note"))
    assert anna.put(f"/api/tables/{table}/votes/abandon").status_code == 204
    assert anna.delete(f"/api/tables/{table}/votes/abandon").status_code == 204


def _end(anna: httpx.Client, ben: httpx.Client, table: str) -> None:
    resign(ben, table)
    for path in ("record", "replay", "replay?at=1&seat=0", "proof"):
        told(anna.get(f"/api/tables/{table}/{path}"))
    told(anna.post(f"/api/tables/{table}/rematch"), 201)
    three = open_table(anna, seats=["me", "me", "open"])
    told(ben.post(f"/api/tables/{three}/seats/2", json={}))
    for seat in (0, 1):
        assert anna.put(f"/api/tables/{three}/votes/takeover-2", params={"seat": seat}).status_code == 204
    told(ben.post(f"/api/tables/{three}/return", json={"id": "back"}))
    told(anna.get("/api/me/statistics"))


def _own_bots(anna: httpx.Client, server: Server, seen: set[Operation]) -> None:
    told(anna.post("/api/bots", json={"name": "Jahangir"}), 201)
    token = told(anna.post("/api/bots/token", json={"name": "Jahangir"}), 201)["token"]
    told(anna.get("/api/bots"))
    bot = Listener(server, seen, headers={"Authorization": f"Bearer {token}"})
    table = open_table(bot, seats=["me", "me"])
    with bot.stream("GET", "/api/stream") as stream:
        lines = (json.loads(line) for line in stream.iter_lines() if line.strip())
        check_message("StreamLine", next(lines))
        state = state_of(bot, table)
        told(bot.post(f"/api/tables/{table}/resign", json={"seq": state["seq"], "id": "r", "seat": 0}))
        while (line := next(lines))["type"] != "over":
            check_message("StreamLine", line)
        check_message("StreamLine", line)


def _leave(anna: httpx.Client, ben: httpx.Client, codes: list[str]) -> None:
    told(anna.get("/api/me/export"))
    told(anna.post("/api/me/recovery-codes"), 201)
    assert anna.delete("/api/sessions").status_code == 204
    told(anna.post("/api/sessions", json={"name": "Anna", "password": PASSWORD}), 201)
    fresh = told(anna.post("/api/me/recovery-codes"), 201)["recovery_codes"]
    for code, status in ((codes[0], 401), (fresh[0], 201)):
        told(anna.post("/api/recoveries", json={"name": "Anna", "code": code, "password": PASSWORD}), status)
    assert ben.post("/api/me/deletion", json={}).status_code == 204


def test_every_message_of_the_live_connection_is_as_described(shared: Server) -> None:
    anna, ben = account(shared, "Anna Live"), browser(shared)
    table = both_seated(anna, ben)
    kinds: set[str] = set()

    async def talk() -> None:
        player = LivePlayer(shared, table, cookie_of(anna), 0)
        await player.open(since=0)
        await player.wait_for("state")
        for sent, answer in (
            ({"type": "ping"}, "pong"),
            ({"type": "look", "since": 0}, "state"),
            ({"type": "say", "text": "Here I am"}, "chat"),
            ({"type": "move", "id": "x", "seq": 0, "action": 10**6}, "refused"),
            ({"type": "dance"}, "refused"),
            ({"type": "resign", "id": "r", "seq": player.state["seq"]}, "ack"),
        ):
            await player.send(**sent)
            await player.wait_for(answer)
        kinds.update(json.loads(text)["type"] for text in player.received)
        await player.close()

    asyncio.run(talk())
    described = schemas()["ServerMessage"]["discriminator"]["mapping"]
    assert kinds == set(described)


def test_what_a_client_may_send_is_described(shared: Server) -> None:
    """Whatever the document allows the server takes, and nothing else."""
    described = schemas()["ClientMessage"]["discriminator"]["mapping"]
    assert set(described) == {"move", "undo", "resign", "return", "say", "look", "ping"}
    accepts: TypeAdapter[Any] = TypeAdapter(ClientMessage)
    for message in (
        {"type": "move", "id": "a", "seq": 3, "action": 1},
        {"type": "undo", "id": "a", "seq": 3, "count": 2, "seat": 0},
        {"type": "say", "text": "x"},
        {"type": "look", "since": None},
        {"type": "ping"},
    ):
        accepts.validate_python(message)
        check_message("ClientMessage", message)
    for wrong in (
        {"type": "move", "id": "a", "seq": 3},
        {"type": "move", "id": "a b", "seq": 3, "action": 1},
        {"type": "say", "text": ""},
        {"type": "look", "seat": 12},
        {"type": "ping", "surprise": 1},
    ):
        with pytest.raises(ValidationError):
            accepts.validate_python(wrong)
        with pytest.raises(AssertionError):
            check_message("ClientMessage", wrong)


def test_what_is_posted_to_a_webhook_is_as_described(start_server: StartServer, hook: Hook) -> None:  # noqa: F811
    server = start_server(DURBAR_NOTIFY_AFTER="0.1", DURBAR_WEBHOOK_PRIVATE="true")
    anna, ben = browser(server), browser(server)
    told(anna.post("/api/guests", json={}), 201)
    told(anna.put("/api/me/notifications", json={"webhook": hook.url}))
    wait_for_turn_of(both_seated(anna, ben), anna, ben)
    wait_until(lambda: hook.received)
    check_message("TurnNotice", hook.received[0])
