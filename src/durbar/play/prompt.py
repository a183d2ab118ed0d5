"""What is to be done now, as a message: for the seat that looks at the table, or about those it waits for.

The key is ``GAME-prompt-PHASE`` for whoever decides and ``GAME-wait-PHASE`` for everybody else. Where the legal
actions (or the view) make a difference that matters, a more particular message stands in:
``GAME-prompt-PHASE-VERB-VERB…`` with the verbs of all legal actions in alphabetical order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from durbar.text import has

View = Mapping[str, Any]
Prompt = tuple[str, dict[str, Any]]
TURN = "prompt-turn"
WAIT = "prompt-wait"


def prompt(view: View, seat: int | None, verbs: Iterable[str]) -> Prompt:
    """The message and its arguments for a seat (None: a spectator) that sees ``view`` and can do ``verbs``.

    Seats among the arguments are numbers (see durbar.text.say_of_seats).
    """
    game, phase = view["game"], view["phase"]
    can = sorted(set(verbs))
    find = _DETAILS.get(game, _no_details)
    if seat is None or not can:
        waiting = [other for other in view["pending"] if other != seat]
        return _first(f"{game}-wait-{phase}", WAIT), {**_known(find(view, None)), "players": waiting}
    arguments = _known(find(view, seat))
    key = f"{game}-prompt-{phase}"
    variants = [f"{key}-chosen"] if arguments.get("chosen") else [f"{key}-{'-'.join(can)}"]
    return _first(*variants, key, TURN), arguments


def _first(*candidates: str) -> str:
    return next(key for key in candidates if has(key))


def _known(arguments: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in arguments.items() if value is not None}


def _no_details(_view: View, _seat: int | None) -> dict[str, Any]:
    return {}


def _maharani(view: View, _seat: int | None) -> dict[str, Any]:
    return {"space": view["worker_space"], "spaces": view["doubled"]}


def _maharaja(view: View, seat: int | None) -> dict[str, Any]:
    disc = None if seat is None or view["phase"] != "discs" else view["seats"][seat]["disc"]
    left = [name for name, times in view["left"].items() for _ in range(times)]
    return {
        "chosen": bool(disc),
        "plan": disc or left,
        "place": view["lifted"],
        "character": view["named"],
        "to": view["active"],
        "bid": (view["auction"] or {}).get("bid"),
    }


def _taj_mahal(view: View, _seat: int | None) -> dict[str, Any]:
    names = {province["key"]: province["name"] for province in view["provinces"]}
    return {
        "province": names.get(view["province"]),
        "palaces": view["to_place"],
        "takes": view["takes"],
    }


_DETAILS: dict[str, Callable[[View, int | None], dict[str, Any]]] = {
    "maharani": _maharani,
    "maharaja": _maharaja,
    "taj_mahal": _taj_mahal,
}
