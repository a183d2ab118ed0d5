"""The bot that takes what is best at once."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from durbar.bots.players.glance import Glance
from durbar.games.base import State
from durbar.games.rng import Rng


class Greedy(Glance):
    """Takes what looks best at a glance, or what the module of the game's name beside this one would ``choose``.

    A game has such a module where looking at single decisions is not enough.
    """

    name = "greedy"
    player = "greedy"

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        """The action to play; a forced one at once."""
        legal = state.legal_actions(seat)
        own = f"durbar.bots.players.greedy_{state.game.name}"
        if len(legal) == 1 or find_spec(own) is None:
            return super().choose(state, seat, rng)
        chosen: int = import_module(own).choose(state, seat, rng)
        return chosen
