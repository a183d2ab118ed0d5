"""Bots: players that choose an action from what their seat may know; and advice for people."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from durbar.bots.players.advice import Advice, Verdict, advise, assess
from durbar.bots.players.glance import Novice
from durbar.bots.players.greedy import Greedy
from durbar.bots.players.levels import LEVELS, Level, flat, search
from durbar.bots.players.random import Random
from durbar.bots.players.spec import make, parse_spec
from durbar.bots.search.thinker import Budget
from durbar.play.seats import Bot
from durbar.text import say

__all__ = ["BOTS", "LEVELS", "Advice", "Bot", "Budget", "Verdict", "advise", "assess", "bot", "describe"]

BOTS: dict[str, Callable[..., Bot]] = {
    "random": Random,
    "greedy": Greedy,
    "novice": Novice,
    **{name: partial(Level, name) for name in LEVELS if name != "novice"},
    "search": search,
    "flat": flat,
}
"""Makers of bots by name. Their named parameters are the settings that a bot takes (see durbar.bots.players.spec), so a
compiled class, which hides them, needs a function that makes it."""


def bot(spec: str) -> Bot:
    """A bot by name, with settings after a colon if it takes any; ValueError with what there is.

    >>> import durbar
    >>> state = durbar.game("maharani").from_dict({"players": 4, "rondel": ["blue-along"]})
    >>> durbar.bot("greedy").choose(state, 0, durbar.Rng(7)) in state.legal_actions()
    True
    >>> durbar.bot("search:iterations=50").choose(state, 0, durbar.Rng(7)) in state.legal_actions()
    True
    """
    asked = parse_spec(spec)
    if asked.name not in BOTS:
        raise ValueError(f"there is no bot {asked.name!r}; the bots are {', '.join(BOTS)}")
    made: Bot = make(asked, BOTS[asked.name])
    return made


def describe(name: str, lang: str = "en") -> str:
    """A bot in one line."""
    return say(f"bot-{parse_spec(name).name}", {}, lang)
