"""Bots: players that choose an action from what their seat may know."""

from __future__ import annotations

from collections.abc import Callable

from durbar.bots.greedy import Greedy
from durbar.bots.random import Random
from durbar.bots.spec import make, parse_spec
from durbar.play.seats import Bot

BOTS: dict[str, Callable[..., Bot]] = {
    "random": Random,
    "greedy": Greedy,
}
"""Makers of bots by name. Their named parameters are the settings that a bot takes (see durbar.bots.spec), so a
compiled class, which hides them, needs a function that makes it."""


def bot(spec: str) -> Bot:
    """A bot by name, with settings after a colon if it takes any; ValueError with what there is."""
    asked = parse_spec(spec)
    if asked.name not in BOTS:
        raise ValueError(f"there is no bot {asked.name!r}; the bots are {', '.join(BOTS)}")
    made: Bot = make(asked, BOTS[asked.name])
    return made
