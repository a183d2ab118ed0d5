"""A server that is told to end finishes what it has begun to say."""

from __future__ import annotations

import threading
from contextlib import suppress

import httpx

from tests.patience import PATIENCE, wait_until
from tests.server.conftest import StartServer
from tests.server.parts import browser

LONG = "/api/openapi.json"
CLIENTS = 6


def test_nobody_who_asks_all_the_time_hears_half_an_answer(start_server: StartServer) -> None:
    server = start_server()
    asked, cut = [0] * CLIENTS, []

    def ask(number: int) -> None:
        with browser(server) as client, suppress(httpx.TransportError):
            while True:
                with client.stream("GET", LONG) as answer:
                    try:
                        answer.read()
                    except httpx.TransportError as error:
                        cut.append(error)
                        return
                asked[number] += 1

    threads = [threading.Thread(target=ask, args=(number,)) for number in range(CLIENTS)]
    for thread in threads:
        thread.start()
    wait_until(lambda: min(asked) > 2)
    server.process.terminate()
    for thread in threads:
        thread.join()
    assert cut == []
    server.process.wait(PATIENCE)
