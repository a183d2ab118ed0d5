"""Who may enter a match, in one word each.

``greedy`` or ``master:time=1`` is a bot of the house, with its settings (see durbar.bots.players.spec);
``module:function`` a Python callable with the arguments of ``Bot.choose``; ``line:COMMAND`` a process that speaks
JSON lines; ``open_spiel:time=1`` OpenSpiel's search for comparison.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from operator import index
from typing import Any, Protocol

from durbar.arena.line_bot import BotFailure, LineBot, check_command
from durbar.bots import BOTS
from durbar.bots.players.spec import Spec, make, parse_spec, takes
from durbar.games.base import State
from durbar.games.errors import short
from durbar.games.rng import Rng
from durbar.play.seats import HUMAN, MAX_NAME, is_name
from durbar.play.table import Table

LINE = "line:"
LONGEST = 500
"""Characters of an entrant's word."""

_CALLABLE = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_][\w.]*")

Choose = Callable[[State, int, Rng], Any]


class Player(Protocol):
    """Somebody who plays one seat in one game."""

    def decide(self, table: Table, seat: int) -> int:
        """An action; BotFailure if there is none."""
        ...

    def close(self, table: Table) -> None:
        """The game is over, or will not go on."""
        ...


class Chooser:
    """A player in this process: a bot of the house or an outside callable."""

    def __init__(self, choose: Choose) -> None:
        self._choose = choose

    def decide(self, table: Table, seat: int) -> int:
        """What it chooses from what its seat may know: the rest is dealt anew before it is asked."""
        rng = table.bot_rng()
        state = table.state.resample(seat, rng)
        try:
            return index(self._choose(state, seat, rng))
        except (Exception, SystemExit) as error:
            raise BotFailure(short(f"{type(error).__name__}: {error}", 300)) from error

    def close(self, table: Table) -> None:
        """Nothing to put away."""


def enter(text: str, limit: float) -> Player:
    """A fresh player for one seat in one game; ValueError says what is wrong with the word."""
    if text.startswith(LINE):
        return LineBot(text.removeprefix(LINE), limit)
    if is_callable(text):
        return Chooser(_load(text))
    spec = parse_spec(text)
    return Chooser(make(spec, _maker(spec)).choose)


def check(text: str) -> None:
    """Refuse an entrant that cannot play."""
    if not is_name(text, LONGEST):
        raise ValueError(f"an entrant is named in at most {LONGEST} printable characters")
    if text.startswith(LINE):
        check_command(text.removeprefix(LINE))
    else:
        enter(text, 1.0)


def is_callable(text: str) -> bool:
    """Whether a word names a Python callable."""
    return _CALLABLE.fullmatch(text) is not None


def with_budget(text: str, key: str, value: float) -> str:
    """The word with a setting such as ``time`` for a bot that takes it; any other entrant stays what it is."""
    if text.startswith(LINE) or is_callable(text):
        return text
    spec = parse_spec(text)
    if key not in takes(_maker(spec)):
        return text
    if key in spec.settings:
        raise ValueError(f"{text} names a {key} of its own; give it either there or for all with --{key}")
    return str(Spec(spec.name, {**spec.settings, key: value}))


def chair(text: str) -> tuple[str, str]:
    """Kind and name of the seat in a record: the bots of the house by their word, all others as names of outsiders."""
    outside = text.startswith(LINE) or is_callable(text) or parse_spec(text).name not in BOTS
    return (HUMAN, short(text, MAX_NAME)) if outside else (text, "")


def labels(texts: Sequence[str]) -> list[str]:
    """What to call entrants in tables: their words, numbered where the same word enters more than once."""
    return [
        f"{text} ({texts[:at].count(text) + 1})" if texts.count(text) > 1 else text for at, text in enumerate(texts)
    ]


def _maker(spec: Spec) -> Callable[..., Any]:
    if spec.name == "open_spiel":
        from durbar.arena import open_spiel

        return open_spiel.make
    if spec.name not in BOTS:
        raise ValueError(
            f"there is no bot {spec.name!r}; the bots are {', '.join([*BOTS, 'open_spiel'])}, "
            "module:function for a Python callable and line:COMMAND for a process"
        )
    return BOTS[spec.name]


def _load(text: str) -> Choose:
    """The callable that a word names; modules in the working directory are found."""
    module, _, path = text.partition(":")
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    try:
        found: Any = import_module(module)
        for name in path.split("."):
            found = getattr(found, name)
    except (ImportError, AttributeError) as error:
        raise ValueError(f"{text}: {error}; a Python callable is named module:function") from error
    if not callable(found):
        raise ValueError(f"{text} is not callable: it needs the arguments (state, seat, rng)")
    choose: Choose = found
    return choose
