"""Waiting without weight behaves as the classes it stands in for."""

from __future__ import annotations

import asyncio
import gc
import time

import pytest

from durbar.server.operations import garbage as tidying
from durbar.server.tables.waiting import Latch, Mailbox


def test_a_latch_lets_everybody_through_when_it_opens() -> None:
    async def run() -> None:
        latch = Latch()
        waiting = [asyncio.create_task(latch.wait()) for _ in range(3)]
        await asyncio.sleep(0)
        waiting[0].cancel()
        await asyncio.sleep(0)
        assert not latch.is_set()
        assert not waiting[1].done()
        latch.set()
        await asyncio.wait_for(asyncio.gather(*waiting[1:]), 5)
        await latch.wait()
        latch.clear()
        late = asyncio.create_task(latch.wait())
        await asyncio.sleep(0)
        assert not late.done()
        latch.set()
        latch.clear()
        await asyncio.wait_for(late, 5)

    asyncio.run(run())


def test_a_mailbox_keeps_the_order() -> None:
    async def run() -> None:
        box: Mailbox[int] = Mailbox()
        reader = asyncio.create_task(box.get())
        await asyncio.sleep(0)
        box.put_nowait(1)
        box.put_nowait(2)
        assert await asyncio.wait_for(reader, 5) == 1
        assert not box.empty()
        assert await box.get() == 2
        assert box.empty()

    asyncio.run(run())


def test_the_big_tidying_waits_for_a_quiet_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    before = gc.get_threshold()
    collected: list[float] = []
    now = time.monotonic()
    monkeypatch.setattr(tidying.gc, "collect", lambda: collected.append(now))
    monkeypatch.setattr(tidying.time, "monotonic", lambda: now)
    try:
        tidy = tidying.GarbageSchedule()
        collected.clear()
        for last_move, last_eviction, later, expected in (
            (29.5, 0.0, 30.0, 0),  # somebody has just moved
            (29.5, 0.0, 33.0, 1),  # a quiet moment
            (29.5, 0.0, 60.0, 1),  # nothing has happened since
            (29.5, 61.0, 62.0, 2),  # tables have left the memory
            (999.5, 61.0, 1000.0, 3),  # no quiet moment for long
        ):
            monkeypatch.setattr(tidying.time, "monotonic", lambda later=later: now + later)
            tidy.tidy(now + last_move, now + last_eviction)
            assert len(collected) == expected, later
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()
