"""Bots: players that choose an action from what their seat may know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from durbar.bots.greedy import Greedy
from durbar.bots.random import Random
from durbar.games.base import State
from durbar.games.rng import Rng


class Bot(Protocol):
    """Anything with a name that chooses a legal action for a seat; all its randomness comes from rng."""

    @property
    def name(self) -> str: ...

    def choose(self, state: State, seat: int, rng: Rng) -> int: ...


BOTS: dict[str, Callable[[], Bot]] = {
    "random": Random,
    "greedy": Greedy,
}


def bot(name: str) -> Bot:
    """A bot by name; ValueError with the names there are."""
    if name not in BOTS:
        raise ValueError(f"there is no bot {name!r}; the bots are {', '.join(BOTS)}")
    return BOTS[name]()
