"""The bot that searches."""

from __future__ import annotations

from collections.abc import Mapping

from durbar.bots.search.thinker import Budget, Thinker, Thought
from durbar.games.base import State
from durbar.games.rng import Rng

RARE = 0.1
"""Secret choices that were searched less than this share of the best one are not mixed in."""
NEAR = 0.5
"""Whoever varies its play takes what was searched at least this share of the best one to be as good."""


class Searcher:
    """Plays what the search prefers; a secret choice by chance, as often as the search looked at it."""

    def __init__(
        self, name: str, budget: Budget, weights: Mapping[str, float] | None = None, varied: bool = False
    ) -> None:
        """A bot that gives every decision the same budget; a forced one it plays at once.

        A `varied` one plays any of what the search found about as good, not always the same.
        """
        self.name = name
        self.budget = budget
        self.weights = weights
        self.varied = varied
        self._thinkers: dict[tuple[str, int], Thinker] = {}
        self._cancelled = False

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        """The action to play."""
        legal = state.legal_actions(seat)
        if len(legal) == 1:
            return legal[0]
        thinker = self._thinker(state)
        if self._cancelled:
            thinker.cancel()
        secret = state.witnesses(legal[0]) is not None
        thought = thinker.think(state, seat, rng, brief=not secret)
        self._cancelled = False
        if secret:
            return _mixed(thought, RARE, rng)
        action = _mixed(thought, NEAR, rng) if self.varied else thought.best.action
        thinker.follow(state, seat, action)
        return action

    def cancel(self) -> None:
        """Ask the search that is going on in another thread, or else the next one, for its best so far."""
        self._cancelled = True
        for thinker in list(self._thinkers.values()):
            thinker.cancel()

    def _thinker(self, state: State) -> Thinker:
        key = state.game.name, len(state.scores())
        if key not in self._thinkers:
            self._thinkers[key] = self._new_thinker(*key)
        return self._thinkers[key]

    def _new_thinker(self, game: str, players: int) -> Thinker:
        """One for games of so many players, who may make a difference to a kind of searcher."""
        return Thinker(game, self.budget, self.weights)


def _mixed(thought: Thought, least: float, rng: Rng) -> int:
    """A line by chance, as often as it was searched; only those with at least this share of the best one's visits."""
    lines = [line for line in thought.lines if line.visits >= least * thought.best.visits]
    drawn = rng.randrange(max(sum(line.visits for line in lines), 1))
    for line in lines:
        drawn -= line.visits
        if drawn < 0:
            return line.action
    return thought.best.action
