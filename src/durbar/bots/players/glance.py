"""Bots that look at every decision once, by what they know about the game."""

from __future__ import annotations

from math import exp

from durbar.bots.knowledge import knowledge_of
from durbar.bots.knowledge.base import Knowledge, weights_of
from durbar.games.base import State
from durbar.games.rng import Rng

FINE = 1 << 24
"""Into so many parts a draw by weight is divided."""


class Glance:
    """Knows the gains of each decision and takes the best; equally good ones are drawn from."""

    name = "glance"
    player = ""
    """The kind of player, in weights.toml, through whose eyes it sees the game."""

    def __init__(self) -> None:
        self._known: dict[str, Knowledge] = {}

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        """The action to play; a forced one at once."""
        legal = state.legal_actions(seat)
        if len(legal) == 1:
            return legal[0]
        return self._pick(legal, self.known(state.game.name).gains_of(state, seat, legal), rng)

    def known(self, game: str) -> Knowledge:
        """What this player knows about a game."""
        if game not in self._known:
            self._known[game] = knowledge_of(game, weights_of(game, self.player))
        return self._known[game]

    def _pick(self, legal: list[int], gains: list[float], rng: Rng) -> int:
        most = max(gains)
        best = [action for action, gain in zip(legal, gains, strict=True) if gain == most]
        return best[rng.randrange(len(best))]


class Novice(Glance):
    """Sees what a decision brings at once, little of what it is for, and is not sure which of the good ones is best."""

    name = "novice"
    player = "novice"
    unsure = 0.7
    """A decision worth so many points less than the best is taken about a third as often."""

    def _pick(self, legal: list[int], gains: list[float], rng: Rng) -> int:
        most = max(gains)
        weights = [exp((gain - most) / self.unsure) if gain > most - 3 * self.unsure else 0.0 for gain in gains]
        drawn = sum(weights) * rng.randrange(FINE) / FINE
        for action, weight in zip(legal, weights, strict=True):
            drawn -= weight
            if drawn < 0:
                return action
        return legal[gains.index(most)]
