"""Hints: the same question is thought about only once, and never by all processes at a time."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence

from durbar.server.bots.pool import BotPool, Question
from durbar.server.http.wire.advice import AdviceLine

Lines = list[AdviceLine]
Occasion = tuple[str, int, int, str]
"""A table, a seat, how much of the log the seat knows, and the language."""
REMEMBERED = 500


class Hints:
    """Gives hints, and remembers those it has given lately."""

    def __init__(self, thinkers: BotPool, workers: int) -> None:
        self._thinkers = thinkers
        self._turns = asyncio.Semaphore(max(1, workers // 2))
        self._given: OrderedDict[Occasion, asyncio.Task[Lines]] = OrderedDict()

    async def advise(self, occasion: Occasion, question: Question, names: Sequence[str]) -> Lines:
        """The best few decisions with their reasons; TimeoutError if no process is free."""
        thinking = self._given.get(occasion)
        if thinking is None or (thinking.done() and thinking.exception() is not None):
            thinking = self._given[occasion] = asyncio.create_task(self._think(question, occasion[-1], names))
            if len(self._given) > REMEMBERED:
                self._given.popitem(last=False)
        return await asyncio.shield(thinking)

    async def _think(self, question: Question, lang: str, names: Sequence[str]) -> Lines:
        async with self._turns:
            return await self._thinkers.advise(question, lang, names)
