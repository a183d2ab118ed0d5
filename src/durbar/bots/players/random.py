"""The bot that plays any legal action."""

from __future__ import annotations

from durbar.games.base import State
from durbar.games.rng import Rng


class Random:
    """Plays every legal action with the same probability."""

    name = "random"

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        """Any legal action."""
        legal = state.legal_actions(seat)
        return legal[rng.randrange(len(legal))]
