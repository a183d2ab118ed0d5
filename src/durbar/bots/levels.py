"""Five levels of play under the same names for every game and any number of players.

From the second on a level is a number of iterations of the same search, so that it plays alike on every machine;
the seconds only keep a slow one from letting people wait. Each has at least five times those of the one below, which
makes a ladder of even steps: see docs/strength.md. What a level does not see is what a search of that size does not
see: its mistakes are those of somebody who did not look far enough. All but the master play any of what they found
about as good as the best, so that they do not always play the same.
"""

from __future__ import annotations

from dataclasses import replace

from durbar.bots.flat import Flat
from durbar.bots.searcher import Searcher
from durbar.bots.thinking import Budget
from durbar.play.seats import Bot

BUDGETS = {
    "apprentice": Budget(iterations=15, seconds=1.0),
    "skilled": Budget(iterations=200, seconds=2.0),
    "expert": Budget(iterations=1_000, seconds=3.0),
    "master": Budget(iterations=300_000, seconds=5.0),
}
LEVELS = ("novice", *BUDGETS)
"""From the weakest to the strongest."""


def level(name: str, iterations: int | None = None, time: float | None = None, threads: int = 1) -> Searcher:
    """The bot that plays at a level, or in its name with a budget of one's own: iterations, seconds or both."""
    budget = BUDGETS[name]
    if iterations is not None or time is not None:
        budget = Budget(iterations=iterations, seconds=time)
    return Searcher(name, replace(budget, threads=threads), varied=name != "master")


def search(iterations: int | None = None, time: float | None = None, threads: int = 1) -> Bot:
    """The search with a budget of one's own: iterations, seconds (`time`) or both; a second if neither is given."""
    if iterations is None and time is None:
        time = 1.0
    return Searcher("search", Budget(iterations=iterations, seconds=time, threads=threads))


def flat(iterations: int = 1000) -> Bot:
    """Flat Monte-Carlo, to compare with."""
    return Flat(iterations)
