"""Bots: players that choose an action from what their seat may know."""

from __future__ import annotations

from collections.abc import Callable

from durbar.bots.greedy import Greedy
from durbar.bots.random import Random
from durbar.play.seats import Bot

BOTS: dict[str, Callable[[], Bot]] = {
    "random": Random,
    "greedy": Greedy,
}


def bot(name: str) -> Bot:
    """A bot by name; ValueError with the names there are."""
    if name not in BOTS:
        raise ValueError(f"there is no bot {name!r}; the bots are {', '.join(BOTS)}")
    return BOTS[name]()
