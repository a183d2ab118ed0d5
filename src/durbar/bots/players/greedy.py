"""The bot that takes what is best at once."""

from __future__ import annotations

from pkgutil import resolve_name

from durbar.bots.players.glance import Glance
from durbar.games.base import State
from durbar.games.rng import Rng


class Greedy(Glance):
    """Takes what looks best at a glance, or what the game's planner chooses where it has one."""

    name = "greedy"
    player = "greedy"

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        """The action to play; a forced one at once."""
        legal = state.legal_actions(seat)
        planner = state.game.spec.planner
        if len(legal) == 1 or planner is None:
            return super().choose(state, seat, rng)
        action: int = resolve_name(planner)(state, seat, rng)
        return action
