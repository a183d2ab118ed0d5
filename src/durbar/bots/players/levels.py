"""Five levels of play under the same names for every game and any number of players.

From the second on a level is a number of iterations of the same search, so that it plays alike on every machine;
the seconds only keep a slow one from letting people wait. The numbers make a ladder of steps that are wide enough to be
felt (see docs/strength.md): with three and more players luck and the plans of the others count for more, so the lower
levels get less there than between two. What a level does not see is what a search of that size does not see: its
mistakes are those of somebody who did not look far enough. The apprentice looks ahead with the eyes of the novice.
All but the master play any of what they found about as good as the best, so that they do not always play the same.
"""

from __future__ import annotations

from dataclasses import replace

from durbar.bots.knowledge.base import weights_of
from durbar.bots.search.flat import Flat
from durbar.bots.search.searcher import Searcher
from durbar.bots.search.thinker import Budget, Thinker
from durbar.games import find_spec
from durbar.play.seats import Bot

SECONDS = {"apprentice": 1.0, "skilled": 2.0, "expert": 3.0, "master": 5.0}
LEVELS = ("novice", *SECONDS)
"""From the weakest to the strongest."""
MASTER = 300_000


def iterations_of(name: str, game: str, players: int) -> int:
    """How many iterations a level gets for a decision."""
    steps = (*find_spec(game).ladder[min(players, 3)], MASTER)
    return steps[LEVELS.index(name) - 1]


class Level(Searcher):
    """The bot that plays at a level, or in its name with a budget of one's own: iterations, seconds or both."""

    def __init__(self, name: str, iterations: int | None = None, time: float | None = None, threads: int = 1) -> None:
        self._by_ladder = iterations is None and time is None
        seconds = SECONDS[name] if self._by_ladder else time
        super().__init__(name, Budget(iterations, seconds, threads), varied=name != "master")

    def _new_thinker(self, game: str, players: int) -> Thinker:
        budget = self.budget
        if self._by_ladder:
            budget = replace(budget, iterations=iterations_of(self.name, game, players))
        return Thinker(game, budget, weights_of(game, "novice" if self.name == "apprentice" else ""))


def search(iterations: int | None = None, time: float | None = None, threads: int = 1) -> Bot:
    """The search with a budget of one's own: iterations, seconds (`time`) or both; a second if neither is given."""
    if iterations is None and time is None:
        time = 1.0
    return Searcher("search", Budget(iterations=iterations, seconds=time, threads=threads))


def flat(iterations: int = 1000) -> Bot:
    """Flat Monte-Carlo, to compare with."""
    return Flat(iterations)
