"""Small positions of Maharaja written by hand, and moves in notation."""

from __future__ import annotations

from typing import Any

import durbar
from tests.rules.moves import Event, do

GAME = durbar.game("maharaja")
CITIES = GAME.board.cities


def at(players: int = 4, game: durbar.Game = GAME, **position: Any) -> durbar.State:
    """A position; what is left out is as ``from_dict`` has it: seat 0, the Mogul, in turn, with gold twice."""
    return game.from_dict({"players": players, **position})


def gold(state: durbar.State) -> list[int]:
    """The gold of every seat."""
    return list(state.to_dict()["gold"])


def first_turn(players: int = 4, **options: bool) -> durbar.State:
    """A new game after the set-up: governors in the order of the board, seat 0 first, any houses."""
    state = set_up(players, **options)
    while state.view()["phase"] != "discs":
        state.apply(state.legal_actions()[0])
    return state


def set_up(players: int = 4, start: int = 0, **options: bool) -> durbar.State:
    """A new game in which chance has done its part."""
    state = GAME.new(players, options)
    do(state, *(f"deal {city}" for city in CITIES), f"start {GAME.board.colours[start]}")
    return state


def choose_discs(state: durbar.State, *discs: str) -> list[Event]:
    """Every seat chooses a disc."""
    return do(state, *(f"disc {GAME.board.colours[seat]} {disc}" for seat, disc in enumerate(discs)))


def finish(state: durbar.State) -> list[Event]:
    """All who still have a turn end it at once; the events of the last end."""
    turn, events = state.to_dict()["turn"], []
    while not state.is_over() and state.to_dict()["turn"] == turn:
        events = do(state, "end")
    return events
