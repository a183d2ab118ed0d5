"""The light event and queue behave as asyncio's; full garbage collections wait until the server is idle."""

from __future__ import annotations

import asyncio
import gc

import pytest

from durbar.server.operations.garbage_collection import GarbageCollection
from durbar.server.tables.light_sync import LightEvent, LightQueue
from tests.server.standing_time import StandingTime


def test_an_event_wakes_all_that_wait_for_it() -> None:
    async def run() -> None:
        event = LightEvent()
        waiting = [asyncio.create_task(event.wait()) for _ in range(3)]
        await asyncio.sleep(0)
        waiting[0].cancel()
        await asyncio.sleep(0)
        assert not event.is_set()
        assert not waiting[1].done()
        event.set()
        await asyncio.gather(*waiting[1:])
        await event.wait()
        event.clear()
        late = asyncio.create_task(event.wait())
        await asyncio.sleep(0)
        assert not late.done()
        event.set()
        event.clear()
        await late

    asyncio.run(run())


def test_a_queue_keeps_the_order() -> None:
    async def run() -> None:
        queue: LightQueue[int] = LightQueue()
        reader = asyncio.create_task(queue.get())
        await asyncio.sleep(0)
        queue.put_nowait(1)
        queue.put_nowait(2)
        assert await reader == 1
        assert not queue.empty()
        assert await queue.get() == 2
        assert queue.empty()

    asyncio.run(run())


def test_a_full_collection_waits_until_the_server_is_idle(monkeypatch: pytest.MonkeyPatch) -> None:
    before = gc.get_threshold()
    collected: list[float] = []
    time = StandingTime()
    monkeypatch.setattr(gc, "collect", lambda: collected.append(time.now()))
    try:
        collection = GarbageCollection(time)
        collected.clear()
        for last_move, last_eviction, later, expected in (
            (29.5, 0.0, 30.0, 0),  # somebody has just moved
            (29.5, 0.0, 33.0, 1),  # a quiet moment
            (29.5, 0.0, 60.0, 1),  # nothing has happened since
            (29.5, 61.0, 62.0, 2),  # tables have left the memory
            (999.5, 61.0, 1000.0, 3),  # no quiet moment for long
        ):
            asyncio.run(time.move(later - time.monotonic()))
            collection.run_if_due(last_move, last_eviction)
            assert len(collected) == expected, later
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()
