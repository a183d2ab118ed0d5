"""The time that tests hand to the server behaves like the real one, except that it has to be moved."""

from __future__ import annotations

import asyncio

import pytest

from durbar.server.time_source import SystemTime, TimeSource
from tests.server.standing_time import StandingTime


def test_those_who_sleep_are_woken_in_order_when_the_time_is_moved_so_far() -> None:
    async def run() -> None:
        time, begin = StandingTime(), StandingTime().now()
        woken: list[tuple[str, float]] = []

        async def sleep(name: str, *seconds: float) -> None:
            for each in seconds:
                await time.sleep(each)
                woken.append((name, time.now() - begin))

        sleeping = [asyncio.create_task(sleep(*one)) for one in (("late", 5.0), ("soon", 1.0, 1.0), ("next", 1.5))]
        await asyncio.sleep(0)
        await time.move(0.75)
        assert woken == []
        await time.move(0.75)
        assert woken == [("soon", 1.5), ("next", 1.5)]
        await time.move(10.0)
        assert woken[2:] == [("soon", 11.5), ("late", 11.5)]
        await asyncio.gather(*sleeping)

    asyncio.run(run())


def test_nobody_is_woken_before_the_one_before_has_worked() -> None:
    async def run() -> None:
        time = StandingTime()
        done: list[str] = []

        async def work(name: str, seconds: float) -> None:
            await time.sleep(seconds)
            await asyncio.to_thread(done.append, f"{name} begins")
            await asyncio.to_thread(done.append, f"{name} ends")

        working = [asyncio.create_task(work("second", 2.0)), asyncio.create_task(work("first", 1.0))]
        await asyncio.sleep(0)
        await time.move(2.0)
        assert done == ["first begins", "first ends", "second begins", "second ends"]
        await asyncio.gather(*working)

    asyncio.run(run())


@pytest.mark.parametrize("new_time", [SystemTime, StandingTime])
def test_what_comes_in_time_is_given_and_what_does_not_is_cancelled(new_time: type[TimeSource]) -> None:
    async def run() -> None:
        time = new_time()
        never: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        assert await time.wait_for(asyncio.sleep(0, "here"), 60.0) == "here"
        with pytest.raises(ZeroDivisionError):
            await time.wait_for(asyncio.to_thread(lambda: 1 // 0), 60.0)
        waiting = asyncio.create_task(time.wait_for(never, 0.01))
        if isinstance(time, StandingTime):
            await asyncio.sleep(0)
            await time.move(0.01)
        with pytest.raises(TimeoutError):
            await waiting
        assert never.cancelled()

    asyncio.run(run())


@pytest.mark.parametrize("new_time", [SystemTime, StandingTime])
def test_somebody_who_sleeps_or_waits_can_be_cancelled(new_time: type[TimeSource]) -> None:
    async def run() -> None:
        time = new_time()
        never: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        for work in (time.sleep(1e6), time.wait_for(never, 1e6)):
            task = asyncio.create_task(work)
            await asyncio.sleep(0)
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
        assert never.cancelled()
        if isinstance(time, StandingTime):
            await time.move(1e6)

    asyncio.run(run())
