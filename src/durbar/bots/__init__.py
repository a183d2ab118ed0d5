"""Bots: players that choose an action from what their seat may know; and advice for people."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from durbar.bots.advice import Advice, Verdict, advise, assess
from durbar.bots.glance import Glance
from durbar.bots.levels import LEVELS, level
from durbar.bots.random import Random
from durbar.bots.thinking import Budget
from durbar.play.seats import Bot
from durbar.text import say

__all__ = ["BOTS", "LEVELS", "Advice", "Bot", "Budget", "Verdict", "advise", "assess", "bot", "describe"]

BOTS: dict[str, Callable[[], Bot]] = {
    "random": Random,
    "greedy": Glance,
    **{name: partial(level, name) for name in LEVELS},
}


def bot(name: str) -> Bot:
    """A bot by name; ValueError with the names there are."""
    if name not in BOTS:
        raise ValueError(f"there is no bot {name!r}; the bots are {', '.join(BOTS)}")
    return BOTS[name]()


def describe(name: str, lang: str = "en") -> str:
    """A bot in one line."""
    return say(f"bot-{bot(name).name}", {}, lang)
