"""Anything at all may be sent; a 500 never comes back."""

from __future__ import annotations

import asyncio
import json
import random
from contextlib import suppress
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from websockets.exceptions import ConnectionClosedOK

from durbar.server.http.openapi import LIVE
from tests.patience import PATIENCE
from tests.server.accounts.test_people import account
from tests.server.parts import UNENCRYPTED, Server, browser, told
from tests.server.players import LivePlayer, cookie_of
from tests.server.tables.test_tables import both_seated, open_table

SKIPPED = {"/api/stream", LIVE}
"""Answers that never end, and the address of the live connection."""


@pytest.mark.hypothesis
def test_the_openapi_document_holds_and_no_request_fails(shared: Server) -> None:
    client = account(shared, "Schema Person")
    table = open_table(client, seats=["me", "me"])
    document = told(client.get("/api/openapi.json"))
    for path in SKIPPED:
        document["paths"].pop(path)
    for operations in document["paths"].values():
        for operation in operations.values():
            for parameter in operation.get("parameters", []):
                if parameter["name"] == "table_id":
                    parameter["schema"] = {"type": "string", "enum": [table, "A" * 22, "no-table"]}
    schema = schemathesis.openapi.from_dict(document)
    failures: list[str] = []
    tried = 0
    for result in schema.get_all_operations():
        operation = result.ok()

        @settings(
            max_examples=8,
            phases=[Phase.explicit, Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy())
        def check(case: Any) -> None:
            nonlocal tried
            tried += 1
            answer = _send(shared, client, case)
            if answer is None:
                return
            kind = answer.headers.get("content-type", "")
            if answer.status_code >= 500 or (answer.status_code >= 400 and kind != "application/problem+json"):
                failures.append(f"{case.method} {case.path} {case.body!r}: {answer.status_code} {answer.text[:200]}")

        check()
    assert failures == []
    assert tried > 200


def _send(server: Server, client: httpx.Client, case: Any) -> httpx.Response | None:
    """The request that was made up, with the cookie of somebody who exists; sign-offs would end the test's session."""
    arguments = case.as_transport_kwargs(base_url=server.url)
    headers = {**dict(arguments.get("headers") or {}), "Cookie": cookie_of(client)}
    if case.path in ("/api/sessions", "/api/me/deletion", "/api/accounts", "/api/recoveries", "/api/guests"):
        headers.pop("Cookie")
    try:
        return httpx.request(
            arguments["method"],
            arguments["url"],
            params=arguments.get("params"),
            json=arguments.get("json"),
            headers={key: value for key, value in headers.items() if value.isascii()},
            verify=UNENCRYPTED,
            timeout=PATIENCE,
        )
    except (httpx.InvalidURL, UnicodeError, ValueError):
        return None


WORDS = ["move", "undo", "resign", "return", "look", "say", "ping", "state", "ack", "", None, 7, [], {}]
VALUES: list[Any] = [
    0,
    1,
    -1,
    2**31,
    2**64,
    1e308,
    None,
    True,
    "",
    "x",
    "é" * 300,
    [],
    [1],
    {},
    {"a": 1},
    "0",
    "\u0000",
]


def _nonsense(chance: random.Random, state: dict[str, Any]) -> str | bytes:
    if chance.random() < 0.2:
        return bytes(chance.randrange(256) for _ in range(chance.randrange(40)))
    message: dict[str, Any] = {"type": chance.choice(WORDS)}
    for name in ("id", "seq", "action", "seat", "count", "text", "since", "surprise"):
        if chance.random() < 0.5:
            message[name] = chance.choice(VALUES)
    if chance.random() < 0.5:
        message.update(id=f"f{chance.randrange(9)}", seq=state.get("seq", 0))
    if chance.random() < 0.3:
        message["action"] = chance.randrange(2000)
    text = json.dumps(message)
    return text[: chance.randrange(len(text))] if chance.random() < 0.15 else text


def test_nonsense_over_the_live_connection_harms_nobody(shared: Server) -> None:
    anna, ben = browser(shared), browser(shared)
    table = both_seated(anna, ben)
    chance = random.Random(42)

    async def fuzz() -> int:
        sent = 0
        for _ in range(8):
            client = LivePlayer(shared, table, cookie_of(anna), 0)
            await client.open()
            with suppress(ConnectionClosedOK):
                for _ in range(60):
                    await client.socket.send(_nonsense(chance, client.state))
                    sent += 1
                await client.send(type="ping")
                async with asyncio.timeout(PATIENCE):
                    while (message := await client.next())["type"] != "pong":
                        if message["type"] == "refused":
                            assert message["problem"]["status"] < 500, message
            await client.close()
        return sent

    assert asyncio.run(fuzz()) > 300
    assert told(ben.get(f"/api/tables/{table}"))["you"] == 1
    assert '"level":"error"' not in shared.log()
