"""A base class for games written in ordinary Python that is not compiled.

The hooks of ``State`` are C functions, which a class outside Durbar cannot override unless it is compiled, too.
``PythonState`` fills them in with calls of ordinary methods, so that such a game works everywhere: at a table, with
every bot and in the search. It is slower than a compiled game by one or two orders of magnitude.
"""

from __future__ import annotations

from copy import deepcopy
from typing import TYPE_CHECKING

import cython
from cython import bint, p_int
from cython import int as i32
from cython import long as c_status
from cython import longlong as i64

from durbar.games.base import SILENT, State
from durbar.games.limits import MAX_ACTIONS
from durbar.games.rng import Rng

if TYPE_CHECKING:
    from durbar.games.definition import Game


_OF_EVERY_STATE = ("game", "tracing", "notes")
"""Uncompiled, what State itself has stands among the attributes of a position."""


class PythonState(State):
    """A position whose rules are ordinary Python methods. Keep all of it in ordinary attributes: a copy copies them."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.tracing = False
        self.notes = SILENT

    # What a game implements.

    def seat_count(self) -> int:
        """How many players there are."""
        raise NotImplementedError

    def current(self) -> int:
        """The seat that decides now, CHANCE or OVER; the lowest of them in a simultaneous phase."""
        raise NotImplementedError

    def actions(self, seat: int) -> list[int]:
        """The legal actions of a seat."""
        raise NotImplementedError

    def outcomes(self) -> list[tuple[int, int]]:
        """What chance may do, each with its weight; a game without chance has none."""
        return []

    def carry_out(self, action: int) -> None:
        """Carry out an action that is known to be legal, and ``note`` what it did."""
        raise NotImplementedError

    def points(self, seat: int) -> int:
        """The points that a seat has now."""
        raise NotImplementedError

    def rank(self, seat: int) -> int:
        """A number that ranks the seats, tie-breaks included; the highest wins, equals share."""
        return self.points(seat)

    def deal_hidden(self, seat: int, rng: Rng) -> None:
        """Deal what this seat cannot see anew; nothing to do where nothing is hidden."""

    def conceals(self, action: int, seat: int) -> bool:
        """Whether a seat does not learn of this decision of another seat when it is carried out now."""
        return False

    def note(self, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Remember what the action does, for ``events``: a kind and four numbers whose meaning depends on it."""
        if self.tracing:
            self.notes.add(kind, a, b, c, d)

    # The hooks of State.

    def seats(self) -> i32:
        with cython.gil:
            return self.seat_count()

    def mover(self) -> i32:
        with cython.gil:
            return self.current()

    def fill_actions(self, seat: i32, buf: p_int) -> i32:
        count: i32 = 0
        with cython.gil:
            for action in _bounded(self.actions(seat)):
                buf[count] = action
                count += 1
        return count

    def fill_chance(self, actions: p_int, weights: p_int) -> i32:
        count: i32 = 0
        with cython.gil:
            for action, weight in _bounded(self.outcomes()):
                actions[count] = action
                weights[count] = weight
                count += 1
        return count

    def sample_chance(self, rng: Rng) -> i32:
        with cython.gil:
            outcomes = self.outcomes()
            rest = rng.randrange(sum(weight for _, weight in outcomes))
            for action, weight in outcomes:
                if rest < weight:
                    return action
                rest -= weight
            raise ValueError("the weights of the outcomes of chance are not whole numbers above 0")

    def play(self, action: i32) -> c_status:
        with cython.gil:
            self.carry_out(action)

    def score_of(self, seat: i32) -> i32:
        with cython.gil:
            return self.points(seat)

    def standing_of(self, seat: i32) -> i64:
        with cython.gil:
            return self.rank(seat)

    def copy_from(self, other: State) -> c_status:
        with cython.gil:
            self.__dict__.update(
                (name, deepcopy(value)) for name, value in other.__dict__.items() if name not in _OF_EVERY_STATE
            )

    def shuffle_hidden(self, seat: i32, rng: Rng) -> c_status:
        with cython.gil:
            self.deal_hidden(seat, rng)

    def hidden_from(self, action: i32, seat: i32) -> bint:
        with cython.gil:
            return self.conceals(action, seat)

    def fresh(self) -> State:
        copy: PythonState = type(self).__new__(type(self))
        PythonState.__init__(copy, self.game)
        return copy


def _bounded(found: list) -> list:  # type: ignore[type-arg]
    if len(found) > MAX_ACTIONS:
        raise ValueError(f"{len(found)} actions in one position; a game may offer {MAX_ACTIONS} at most")
    return found
