"""What is to be done now, as a message: for the seat that looks at the table, or about those it waits for.

The key is ``GAME-prompt-PHASE`` for whoever decides and ``GAME-wait-PHASE`` for everybody else. Where the legal
actions (or the view) make a difference that matters, a more particular message stands in:
``GAME-prompt-PHASE-VERB-VERB…`` with the verbs of all legal actions in alphabetical order.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from durbar.games import find_spec
from durbar.games.spec import View
from durbar.text import has

Prompt = tuple[str, dict[str, Any]]
TURN = "prompt-turn"
WAIT = "prompt-wait"


def prompt(view: View, seat: int | None, verbs: Iterable[str]) -> Prompt:
    """The message and its arguments for a seat (None: a spectator) that sees ``view`` and can do ``verbs``.

    Seats among the arguments are numbers (see durbar.text.say_of_seats).
    """
    game, phase = view["game"], view["phase"]
    can = sorted(set(verbs))
    arguments = {
        **find_spec(game).prompt_details(view, seat if can else None),
        "players": [other for other in view["pending"] if other != seat],
    }
    arguments = {name: value for name, value in arguments.items() if value is not None}
    if not can:
        return _first(f"{game}-wait-{phase}", WAIT), arguments
    key = f"{game}-prompt-{phase}"
    variant = "chosen" if arguments.get("chosen") else "-".join(can)
    return _first(f"{key}-{variant}", key, TURN), arguments


def _first(*candidates: str) -> str:
    return next(key for key in candidates if has(key))
