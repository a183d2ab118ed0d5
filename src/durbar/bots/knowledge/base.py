"""What a bot knows about a game: a base that needs nothing but the rules. Compiled.

Each game has a subclass in the module of its name. The numbers in it come from weights.toml, and tools/tune.py looks
for better ones.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import ClassVar, SupportsIndex

import cython
from cython import bint, double, p_double, p_int
from cython import int as i32
from cython import long as c_status
from cython import longlong as i64

from durbar.games.base import State
from durbar.games.errors import shown
from durbar.games.integers import as_integer
from durbar.games.rng import Rng

if not cython.compiled:
    from math import exp

    from durbar.games.limits import MAX_ACTIONS, MAX_SEATS

WEIGHTS = Path(__file__).with_name("weights.toml")


class Knowledge:
    """Judges positions and decisions. Each has buffers of its own, so two threads need two of them.

    Weights that every game has: `exploration` of the search; `temperature` of the gains, in points, when they become
    priors; `patience`, how much worse than its parent an unvisited decision is taken to be; the share of the `margin`
    in a reward and its `margin_scale` in points; a rollout of `depth` decisions, each the best of some `tries`; the
    spread of final margins `doubt_early` in the game and `doubt_late` in it, in points.
    """

    position: ClassVar[type[State]] = State
    """The class of the positions that it can judge."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        self.exploration = weights["exploration"]
        self.temperature = weights["temperature"]
        self.patience = weights["patience"]
        self.margin = weights["margin"]
        self.margin_scale = weights["margin_scale"]
        self.tries = weights["tries"]
        self.depth = weights["depth"]
        self.doubt_early = weights["doubt_early"]
        self.doubt_late = weights["doubt_late"]
        if not cython.compiled:  # compiled, these are C arrays
            self.some = [0] * MAX_ACTIONS
            self.gains = [0.0] * MAX_ACTIONS
            self.scores = [0.0] * MAX_SEATS
            self.chances = [0.0] * MAX_SEATS
            self.rewards = [0.0] * MAX_SEATS

    def deal(self, state: State, seat: i32, rng: Rng) -> c_status:
        """Deal what a seat cannot see anew, as it may well be."""
        state.shuffle_hidden(seat, rng)

    def fill_gains(self, state: State, seat: i32, actions: p_int, count: i32, gains: p_double) -> c_status:
        """What each decision brings the seat, in points, at a glance. Only differences matter."""
        i: i32
        for i in range(count):
            gains[i] = 0.0

    def follow(self, state: State, seat: i32, actions: p_int, count: i32, rng: Rng) -> i32:
        """A decision for a rollout: the best at a glance of some that are drawn."""
        i: i32
        k: i32
        best: i32 = 0
        tries: i32 = cython.cast(i32, self.tries)
        if tries < 2:
            return actions[rng.below(count)]
        if tries > count:
            tries = count
        for i in range(count):
            self.some[i] = actions[i]
        for i in range(tries):
            k = i + rng.below(count - i)
            self.some[i], self.some[k] = self.some[k], self.some[i]
        self.fill_gains(state, seat, self.some, tries, self.gains)
        for i in range(1, tries):
            if self.gains[i] > self.gains[best]:
                best = i
        return self.some[best]

    def quiet(self, state: State) -> bint:
        """Whether a position can be judged as it stands, and not only after what comes next."""
        return state.mover() != -1

    def forecast(self, state: State) -> c_status:
        """Write the score that each seat may expect at the end to `scores`."""
        seat: i32
        for seat in range(state.seats()):
            self.scores[seat] = state.score_of(seat)

    def left(self, state: State) -> double:
        """How much of the game is still to come, from 1 to 0."""
        return 1.0

    def judge(self, state: State) -> c_status:
        """Write expected final scores, chances to win, and `rewards`: the chance blended with the margin, 0 to 1."""
        seat: i32
        other: i32
        seats: i32 = state.seats()
        best: double
        total: double = 0.0
        spread: double
        if state.mover() == -2:
            for seat in range(seats):
                self.scores[seat] = state.score_of(seat)
            self._share(state)
        else:
            self.forecast(state)
            spread = self.doubt_late + (self.doubt_early - self.doubt_late) * self.left(state)
            best = self.scores[0]
            for seat in range(1, seats):
                if self.scores[seat] > best:
                    best = self.scores[seat]
            for seat in range(seats):
                self.chances[seat] = exp((self.scores[seat] - best) / spread)
                total += self.chances[seat]
            for seat in range(seats):
                self.chances[seat] /= total
        for seat in range(seats):
            best = -1e9
            for other in range(seats):
                if other != seat and self.scores[other] > best:
                    best = self.scores[other]
            self.rewards[seat] = (1.0 - self.margin) * self.chances[seat] + self.margin / (
                1.0 + exp((best - self.scores[seat]) / self.margin_scale)
            )

    def _share(self, state: State) -> c_status:
        """The victory, shared by those who are equal at the end."""
        seat: i32
        seats: i32 = state.seats()
        best: i64 = state.standing_of(0)
        winners: i32 = 0
        for seat in range(1, seats):
            if state.standing_of(seat) > best:
                best = state.standing_of(seat)
        for seat in range(seats):
            if state.standing_of(seat) == best:
                winners += 1
        for seat in range(seats):
            self.chances[seat] = 1.0 / winners if state.standing_of(seat) == best else 0.0

    # For callers in Python.

    def check(self, state: object) -> State:
        """The position itself; ValueError if it is not one of the game that this knows."""
        if not isinstance(state, self.position):
            raise ValueError(f"{type(self).__name__} cannot judge {shown(state)}")
        return state

    def gains_of(self, state: object, seat: SupportsIndex, actions: Iterable[SupportsIndex]) -> list[float]:
        """What each of some legal actions of a seat brings it, at a glance."""
        i: i32
        count: i32
        known: State = self.check(state)
        legal = legal_among(known, seat, actions)
        count = len(legal)
        if not count:
            return []
        for i in range(count):
            self.some[i] = legal[i]
        self.fill_gains(known, known.check_seat(seat), self.some, count, self.gains)
        return [self.gains[i] for i in range(count)]

    def outlook(self, state: object) -> tuple[list[float], list[float]]:
        """The expected final scores and the chances to win, at a glance."""
        known: State = self.check(state)
        self.judge(known)
        return (
            [self.scores[seat] for seat in range(known.seats())],
            [self.chances[seat] for seat in range(known.seats())],
        )


def legal_among(state: State, seat: SupportsIndex, actions: Iterable[SupportsIndex] | None = None) -> list[int]:
    """The legal actions of a seat, or those of them that are given; ValueError for anything else."""
    legal = state.legal_actions(seat)
    if actions is None:
        return legal
    possible = set(legal)
    found = [as_integer(action) for action in actions] if isinstance(actions, Iterable) else [None]
    chosen = [action for action in found if action in possible]
    if len(chosen) != len(found) or len(set(chosen)) != len(chosen):
        raise ValueError(f"{shown(actions)} is not a list of different legal actions of seat {seat}")
    return chosen


@cache
def weights_of(game: str, player: str = "") -> dict[str, float]:
    """The weights of a game in weights.toml; for a kind of player those that it sees otherwise.

    Where a game has none of its own those of `any` count.
    """
    tables = tomllib.loads(WEIGHTS.read_text(encoding="utf-8"))
    own = tables.get(game, {})
    return {
        **tables["any"],
        **{name: value for name, value in own.items() if not isinstance(value, dict)},
        **own.get(player, {}),
    }
