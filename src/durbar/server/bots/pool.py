"""Where bots think: processes of their own, with a deadline, so that the server never waits for one.

A thinker gets a position in which everything that its seat cannot see is dealt anew. It could not tell a secret if it
wanted to, and how long it takes cannot depend on one.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, TypeVar, cast

from durbar.bots.players.advice import USUAL, advise
from durbar.games.base import State
from durbar.games.definition import Game
from durbar.games.rng import Rng
from durbar.play.seats import STAND_IN, hire
from durbar.play.types import Doing
from durbar.server.http.wire.advice import AdviceLine
from durbar.server.time_source import TimeSource

log = logging.getLogger(__name__)
T = TypeVar("T")


@dataclass(frozen=True)
class Question:
    """What a bot is asked: a position that its seat cannot tell from the real one."""

    game: Game
    position: dict[str, Any]
    seat: int
    bot: str
    seed: int


def ask(state: State, seat: int, bot: str, rng: Rng) -> Question:
    """The question for a bot that decides for a seat."""
    imagined = state.resample(seat, rng)
    return Question(state.game, imagined.to_dict(), seat, bot, rng.randrange(2**31 - 1))


def answer(question: Question) -> int:
    """The decision of the bot; runs in a process of its own."""
    state = question.game.from_dict(question.position)
    return hire(question.bot).choose(state, question.seat, Rng(question.seed))


def advice(question: Question, lang: str, names: Sequence[str]) -> list[AdviceLine]:
    """The best few decisions with their reasons, in words; runs in a process of its own."""
    state = question.game.from_dict(question.position)
    return [
        {
            "action": line.action,
            "notation": state.notation(line.action),
            "do": cast(Doing, state.structure(line.action)),
            "words": line.words,
            "win": round(line.win, 3),
            "score": round(line.score, 1),
            "margin": round(line.margin, 1),
            "gains": list(line.gains),
            "purpose": line.purpose,
        }
        for line in advise(state, question.seat, USUAL, lang=lang, names=names, seed=question.seed)
    ]


def _prepare() -> None:
    """Set up a worker: it ignores Ctrl-C, ends with the server, and has loaded all bots."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, daemon=True).start()
    import durbar  # noqa: F401


def _end_with_the_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)


class BotPool:
    """A pool of processes that decide for bots."""

    def __init__(self, workers: int, deadline: float, time: TimeSource) -> None:
        self._workers = workers
        self._deadline = deadline
        self._time = time
        self._turns = asyncio.Semaphore(workers)
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._workers, mp_context=context, initializer=_prepare)

    async def choose(self, question: Question) -> int:
        """A legal decision: the bot's, or that of a simpler one if it fails or takes too long."""
        names = dict.fromkeys((question.bot, STAND_IN, "random"))
        for name in names:
            asked = Question(question.game, question.position, question.seat, name, question.seed)
            try:
                return await self._ask(answer, asked)
            except TimeoutError:
                log.warning("bot too slow", extra={"bot": name, "game": question.game.name})
            except Exception:
                log.exception("bot failed", extra={"bot": name, "game": question.game.name})
        legal = question.game.from_dict(question.position).legal_actions(question.seat)
        return legal[question.seed % len(legal)]

    async def advise(self, question: Question, lang: str, names: Sequence[str]) -> list[AdviceLine]:
        """The best few decisions with their reasons; TimeoutError if no process is free."""
        return await self._ask(advice, question, lang, names)

    async def _ask(self, work: Callable[..., T], *arguments: object) -> T:
        async with self._turns:
            pool = self._pool
            try:
                future = asyncio.get_running_loop().run_in_executor(pool, work, *arguments)
                return await self._time.wait_for(future, self._deadline)
            except (TimeoutError, BrokenProcessPool):
                self._replace(pool)
                raise

    def _replace(self, pool: ProcessPoolExecutor) -> None:
        """A process cannot be interrupted, only ended: replace them by new ones."""
        if pool is self._pool:
            self._pool = self._new_pool()
            _end(pool)

    def close(self) -> None:
        """End all processes."""
        _end(self._pool)


def _end(pool: ProcessPoolExecutor) -> None:
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        with suppress(ValueError, OSError):
            process.terminate()
