"""The bot that takes what is best at once, by what a game's module in this folder says a position is worth."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from durbar.games.base import State
from durbar.games.rng import Rng


class Greedy:
    """Looks one decision ahead. Equally good decisions are drawn from.

    The knowledge of a game is the module of its name beside this one: ``worth(state, seat)``, or ``choose`` where
    looking at single decisions is not enough.
    """

    name = "greedy"

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        """The action after which the position is worth most to the seat."""
        legal = state.legal_actions(seat)
        if len(legal) == 1:
            return legal[0]
        knowledge = _knowledge(state.game.name)
        if hasattr(knowledge, "choose"):
            chosen: int = knowledge.choose(state, seat, rng)
            return chosen
        best: list[int] = []
        best_worth = float("-inf")
        for action in legal:
            after = state.clone()
            after.apply(action)
            worth = knowledge.worth(after, seat)
            if worth > best_worth:
                best, best_worth = [action], worth
            elif worth == best_worth:
                best.append(action)
        return best[rng.randrange(len(best))]


def _knowledge(game: str) -> ModuleType:
    return import_module(f"durbar.bots.{game}")
