"""Flat Monte-Carlo: every decision in turn, random play to the end, the best mean wins. A yardstick. Compiled."""

from __future__ import annotations

from typing import SupportsIndex

import cython
from cython import double
from cython import int as i32
from cython import long as c_status
from cython import longlong as i64

from durbar.games.base import State
from durbar.games.errors import shown
from durbar.games.integers import as_integer
from durbar.games.playout import Playout
from durbar.games.rng import Rng

if not cython.compiled:
    from durbar.games.limits import MAX_ACTIONS

MAX_ITERATIONS = 1_000_000_000


class Flat:
    """Tries all decisions equally often, so many times in all, with what is hidden dealt anew each time."""

    def __init__(self, iterations: SupportsIndex = 1000) -> None:
        number = as_integer(iterations)
        if number is None or not 1 <= number <= MAX_ITERATIONS:
            raise ValueError(f"flat Monte-Carlo needs 1 to {MAX_ITERATIONS:,} iterations, not {shown(iterations)}")
        self.name = "flat"
        self.iterations = number
        if not cython.compiled:  # compiled, these are C arrays
            self.totals = [0.0] * MAX_ACTIONS
            self.actions = [0] * MAX_ACTIONS
            self.tries = [0] * MAX_ACTIONS

    def choose(self, state: State, seat: SupportsIndex, rng: Rng) -> int:
        """The action whose random games went best."""
        i: i32
        best: i32 = 0
        me: i32 = state.check_seat(seat)
        world: State = state.clone()
        playout: Playout = Playout(rng)
        legal = state.legal_actions(seat)
        count: i32 = len(legal)
        if not count:
            raise ValueError(f"seat {seat} has nothing to decide here")
        if count > 1:
            for i in range(count):
                self.actions[i] = legal[i]
                self.totals[i] = 0.0
                self.tries[i] = 0
            with cython.nogil:
                self._search(state, world, me, count, rng, playout)
            for i in range(1, count):
                if self.tries[i] and self.totals[i] / self.tries[i] > self.totals[best] / self.tries[best]:
                    best = i
        return legal[best]

    def _search(self, root: State, world: State, seat: i32, count: i32, rng: Rng, playout: Playout) -> c_status:
        i: i32
        for i in range(self.iterations):
            world.copy_from(root)
            world.shuffle_hidden(seat, rng)
            world.play(self.actions[i % count])
            playout.finish(world)
            self.totals[i % count] += self._share(world, seat)
            self.tries[i % count] += 1

    def _share(self, state: State, seat: i32) -> double:
        """The share of the victory."""
        other: i32
        mine: i64 = state.standing_of(seat)
        equal: i32 = 0
        for other in range(state.seats()):
            if state.standing_of(other) > mine:
                return 0.0
            if state.standing_of(other) == mine:
                equal += 1
        return 1.0 / equal
