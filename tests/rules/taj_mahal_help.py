"""Small positions of Taj Mahal written by hand, and moves in notation."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import durbar
from durbar.games.taj_mahal.board import BONUSES
from tests.rules.moves import Event, only

GAME = durbar.game("taj_mahal")
BOARD = GAME.board
PROVINCES = [province.key for province in BOARD.provinces]
DIAMONDS = [BOARD.city_names[city] for city in BOARD.diamonds]


def at(players: int = 3, seats: Iterable[Mapping[str, Any]] = (), **position: Any) -> durbar.State:
    """A position, by default a turn of seat 0 in the first visit; seats that are left out have nothing."""
    listed = [dict(seat) for seat in seats]
    listed += [{} for _ in range(players - len(listed))]
    return GAME.from_dict({"players": players, "seats": listed, **position})


def cards(*names: str) -> dict[str, int]:
    """Cards by name, as in a position."""
    return {name: names.count(name) for name in names}


def tokens(**fixed: int) -> dict[str, int]:
    """A layout of province tokens with some of them given."""
    rest = [number for number in range(1, 12) if number not in fixed.values()]
    return {key: 12 if key == "AGR" else fixed[key] if key in fixed else rest.pop(0) for key in PROVINCES}


def bonus(**fixed: str) -> dict[str, str]:
    """A layout of bonus tokens with some of them given."""
    rest = [BONUSES[kind] for kind, count in enumerate(BOARD.bonus) for _ in range(count)]
    for name in fixed.values():
        rest.remove(name)
    return {city: "points-4" if city == "AGRe" else fixed[city] if city in fixed else rest.pop(0) for city in DIAMONDS}


def draw(state: durbar.State) -> list[Event]:
    """Let chance draw its first outcome until a player is to move or the game is over; all events."""
    events = []
    while state.to_move() == durbar.CHANCE:
        state.apply(state.chance_outcomes()[0][0])
        events += state.events()
    return events


def settle(state: durbar.State) -> list[Event]:
    """Let the withdrawing player take the first cards of the display, and chance draw; all events."""
    events = draw(state)
    while state.to_move() >= 0 and state.view()["phase"] == "taking":
        state.apply(state.legal_actions()[0])
        events += state.events() + draw(state)
    return events


def weights(state: durbar.State) -> dict[str, int]:
    """The outcomes of chance in notation, and their weights."""
    return {state.notation(action): weight for action, weight in state.chance_outcomes()}


def claimed(events: Iterable[Event]) -> list[str]:
    """The court members that were claimed."""
    return [event["member"] for event in only(events, "majority", "claimed")]


def amounts(events: Iterable[Event], source: str) -> list[int]:
    """The points of a source."""
    return [event["amount"] for event in only(events, "points", source)]
