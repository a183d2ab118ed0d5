"""How long to think and what came of it: the search for callers in Python, on one thread or several."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from threading import Thread
from time import monotonic
from typing import Any, SupportsIndex

from durbar.bots.knowledge import knowledge_of
from durbar.bots.knowledge.base import legal_among
from durbar.bots.search.tree import Tree
from durbar.games.base import State
from durbar.games.errors import shown
from durbar.games.integers import as_integer
from durbar.games.rng import Bits, Rng, as_rng

MEMORY = 256 << 20
MAX_MEMORY = 32 << 30
MAX_THREADS = 256
MAX_ITERATIONS = 1 << 62


@dataclass(frozen=True)
class Budget:
    """What a search may use: iterations, seconds or both, whichever ends first; threads; bytes of memory in all."""

    iterations: int | None = None
    seconds: float | None = None
    threads: int = 1
    memory: int = MEMORY

    def __post_init__(self) -> None:
        """Refuse what would never end or never begin."""
        if self.iterations is None and self.seconds is None:
            raise ValueError("a search needs an end: give iterations, seconds or both")
        if self.iterations is not None:
            self._check("iterations", self.iterations, "at least 1 iteration", MAX_ITERATIONS)
        if self.seconds is not None and not _is_duration(self.seconds):
            raise ValueError(f"a search needs a positive number of seconds, not {shown(self.seconds)}")
        self._check("threads", self.threads, f"at least 1 thread and at most {MAX_THREADS}", MAX_THREADS)
        self._check("memory", self.memory, f"a memory of 1 to {MAX_MEMORY} bytes", MAX_MEMORY)

    def _check(self, name: str, value: object, needed: str, most: int) -> None:
        number = as_integer(value)
        if number is None or not 1 <= number <= most:
            raise ValueError(f"a search needs {needed}, not {shown(value)}")
        object.__setattr__(self, name, number)


@dataclass(frozen=True)
class Line:
    """What a search found out about one decision."""

    action: int
    visits: int
    reward: float
    """Mean reward, from 0 to 1: the chance to win blended with the margin."""
    win: float
    """Chance to win; a shared victory counts in part."""
    scores: tuple[float, ...]
    """The expected final score of every seat."""


@dataclass(frozen=True)
class Thought:
    """The lines of a search, most visited first."""

    lines: tuple[Line, ...]
    iterations: int
    seconds: float

    @property
    def best(self) -> Line:
        """The decision that the search prefers."""
        return self.lines[0]


class Thinker:
    """Searches the decisions of one seat of one game. What it found out about a turn serves the rest of that turn.

    With several threads each grows a tree of its own; their visits are added up.
    """

    def __init__(self, game: str, budget: Budget, weights: Mapping[str, float] | None = None) -> None:
        if not isinstance(budget, Budget):
            raise ValueError(f"{shown(budget)} is not a Budget")
        self.game = game
        self.budget = budget
        self.trees = [
            Tree(knowledge_of(game, weights), Rng(), budget.memory // budget.threads) for _ in range(budget.threads)
        ]
        self._next: tuple[int, dict[str, Any]] | None = None

    def think(
        self,
        state: State,
        seat: SupportsIndex,
        rng: Rng | Bits | SupportsIndex,
        among: Iterable[SupportsIndex] | None = None,
        brief: bool = False,
    ) -> Thought:
        """Search the decision of a seat, or only some of its legal actions.

        A `brief` search on one thread ends when the rest of its budget cannot change which line is the best.
        For the same rng and iterations, on one thread, the outcome is the same.
        """
        start = monotonic()
        self._check(state)
        seat = state.check_seat(seat)
        rng = as_rng(rng)
        actions = legal_among(state, seat, among)
        if not actions:
            raise ValueError(f"seat {seat} has nothing to decide here")
        if self._next is None or self._next != (seat, state.view(seat)):
            for tree in self.trees:
                tree.forget()
        self._next = None
        deadline = math.inf if self.budget.seconds is None else start + self.budget.seconds
        shares = [MAX_ITERATIONS] * len(self.trees)
        if self.budget.iterations is not None:
            each, rest = divmod(self.budget.iterations, len(self.trees))
            shares = [each + (number < rest) for number in range(len(self.trees))]
        for tree in self.trees:
            tree.reseed(rng.randrange(1 << 30))
        helpers = [
            Thread(target=tree.search, args=(state, seat, actions, share, deadline, False), daemon=True)
            for tree, share in zip(self.trees[1:], shares[1:], strict=True)
        ]
        for helper in helpers:
            helper.start()
        self.trees[0].search(state, seat, actions, shares[0], deadline, brief and not helpers)
        for helper in helpers:
            helper.join()
        for tree in self.trees:
            tree.cancelled = False
        return Thought(
            lines=_merge([tree.findings() for tree in self.trees]),
            iterations=sum(tree.iterations for tree in self.trees),
            seconds=monotonic() - start,
        )

    def follow(self, state: State, seat: SupportsIndex, action: SupportsIndex) -> None:
        """The seat decided so: keep what serves its next decision, if that comes at once."""
        self._check(state)
        seat = state.check_seat(seat)
        (decision,) = legal_among(state, seat, [action])
        after = state.clone()
        after.apply(decision)
        if after.to_move() == seat:
            for tree in self.trees:
                tree.follow(state, decision)
            self._next = seat, after.view(seat)

    def _check(self, state: object) -> None:
        if not isinstance(state, State) or state.game.name != self.game:
            raise ValueError(f"this thinker knows {self.game}, not {shown(state)}")

    def cancel(self) -> None:
        """End the search that is going on in another thread, or else the next one; it returns the best so far."""
        for tree in self.trees:
            tree.cancelled = True


def _is_duration(seconds: object) -> bool:
    return isinstance(seconds, int | float) and not isinstance(seconds, bool) and 0 < seconds < math.inf


def _merge(findings: list[list[tuple[int, int, float, float, list[float]]]]) -> tuple[Line, ...]:
    lines = []
    for rows in zip(*findings, strict=True):
        visits = sum(row[1] for row in rows)
        shares = [row[1] / visits if visits else 1 / len(rows) for row in rows]
        lines.append(
            Line(
                action=rows[0][0],
                visits=visits,
                reward=sum(share * row[2] for share, row in zip(shares, rows, strict=True)),
                win=sum(share * row[3] for share, row in zip(shares, rows, strict=True)),
                scores=tuple(
                    sum(share * row[4][seat] for share, row in zip(shares, rows, strict=True))
                    for seat in range(len(rows[0][4]))
                ),
            )
        )
    return tuple(sorted(lines, key=lambda line: (-line.visits, -line.reward, line.action)))
