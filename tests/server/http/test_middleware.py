"""What every request passes first."""

from __future__ import annotations

import asyncio

import pytest
from starlette.types import Message

from durbar.server.http.middleware import Body
from durbar.server.http.problems import Problem
from tests.server.standing_time import StandingTime


def test_a_body_has_so_long_in_all_whatever_comes_of_it_in_between() -> None:
    async def run() -> None:
        time = StandingTime()
        parts: asyncio.Queue[Message] = asyncio.Queue()
        body = Body(parts.get, 1000, 15.0, time)
        for _ in range(14):
            parts.put_nowait({"type": "http.request", "body": b"x", "more_body": True})
            assert (await body.receive())["body"] == b"x"
            await time.move(1.0)
        last = asyncio.create_task(body.receive())
        await asyncio.sleep(0)
        await time.move(1.0)
        with pytest.raises(Problem) as refusal:
            await last
        assert (refusal.value.status, refusal.value.code) == (408, "too-slow")

    asyncio.run(run())


def test_after_the_whole_body_there_is_no_hurry() -> None:
    async def run() -> None:
        time = StandingTime()
        parts: asyncio.Queue[Message] = asyncio.Queue()
        body = Body(parts.get, 1000, 15.0, time)
        parts.put_nowait({"type": "http.request", "body": b"x", "more_body": False})
        await body.receive()
        gone = asyncio.create_task(body.receive())
        await asyncio.sleep(0)
        await time.move(1000.0)
        parts.put_nowait({"type": "http.disconnect"})
        assert (await gone)["type"] == "http.disconnect"

    asyncio.run(run())
