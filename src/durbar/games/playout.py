"""Random play to the end through the hooks of State: the inner loop of every search and benchmark."""

from __future__ import annotations

from typing import SupportsIndex, TypeVar

import cython
from cython import int as i32
from cython import long as c_status
from cython import longlong as i64

from durbar.games.base import State
from durbar.games.errors import shown
from durbar.games.rng import Bits, Rng, as_rng

if not cython.compiled:
    from durbar.games.limits import MAX_ACTIONS

Position = TypeVar("Position", bound=State)


class Playout:
    """A player of random games with its own action buffer; it allocates nothing per step."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        if not cython.compiled:  # compiled, this is a C array
            self.buf = [0] * MAX_ACTIONS
        self.steps = 0

    def finish(self, state: State) -> c_status:
        """Play random actions (chance by its weights) until the game is over."""
        seat: i32 = state.mover()
        count: i32
        while seat != -2:
            if seat == -1:
                state.play(state.sample_chance(self.rng))
            else:
                count = state.fill_actions(seat, self.buf)
                state.play(self.buf[self.rng.below(count)])
            self.steps += 1
            seat = state.mover()

    def repeat(self, root: State, games: i64) -> int:
        """Finish that many copies of a position; returns the number of steps played."""
        _: i64
        before: i64 = self.steps
        state: State = root.clone()
        with cython.nogil:
            for _ in range(games):
                state.copy_from(root)
                self.finish(state)
        return self.steps - before


def play_out(state: Position, rng: Rng | Bits | SupportsIndex) -> Position:
    """Play a position to its end at random. It is changed in place, and returned.

    >>> import durbar
    >>> end = durbar.play_out(durbar.game("maharani").new(players=3), durbar.Rng(7))
    >>> end.is_over(), end.scores()
    (True, [22, 34, 25])
    """
    if not isinstance(state, State):
        raise ValueError(f"{shown(state)} is not a position of a game")
    Playout(as_rng(rng)).finish(state)
    return state
