"""The bot that takes what is best at once."""

from __future__ import annotations

from collections.abc import Callable

from durbar.bots.players import greedy_maharaja
from durbar.bots.players.glance import Glance
from durbar.games.base import State
from durbar.games.rng import Rng

PLANNERS: dict[str, Callable[..., int]] = {"maharaja": greedy_maharaja.choose}
"""Games in which looking at single decisions is not enough, and what decides there instead."""


class Greedy(Glance):
    """Takes what looks best at a glance, or what the game's planner chooses where it has one."""

    name = "greedy"
    player = "greedy"

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        """The action to play; a forced one at once."""
        legal = state.legal_actions(seat)
        planner = PLANNERS.get(state.game.name)
        if len(legal) == 1 or planner is None:
            return super().choose(state, seat, rng)
        return planner(state, seat, rng)
