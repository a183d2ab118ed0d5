"""The bot that takes what is best at once, by what it knows about the game."""

from __future__ import annotations

from durbar.bots.knowledge import Knowledge, knowledge_of
from durbar.games.base import State
from durbar.games.rng import Rng


class Greedy:
    """Looks at each decision once, by the gains of the game's knowledge. Equally good ones are drawn from."""

    name = "greedy"

    def __init__(self) -> None:
        self._known: dict[str, Knowledge] = {}

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        """The action that brings the seat most at a glance."""
        legal = state.legal_actions(seat)
        if len(legal) == 1:
            return legal[0]
        game = state.game.name
        if game not in self._known:
            self._known[game] = knowledge_of(game)
        gains = self._known[game].gains_of(state, seat, legal)
        best = [action for action, gain in zip(legal, gains, strict=True) if gain == max(gains)]
        return best[rng.randrange(len(best))]
