"""Moves in notation and their events, for the tests of every game's rules."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

import durbar

Event = dict[str, Any]


def do(state: durbar.State, *moves: str) -> list[Event]:
    """Apply moves in notation; all their events."""
    events = []
    for move in moves:
        state.apply(state.parse(move))
        events += state.events()
    return events


def refused(state: durbar.State, move: str) -> str:
    """The rule by which a move is refused; nothing may have changed."""
    before = state.to_dict()
    with pytest.raises(durbar.IllegalAction) as caught:
        state.apply(state.parse(move))
    assert state.to_dict() == before
    assert caught.value.rule in str(caught.value)
    return caught.value.rule


def moves(state: durbar.State, start: str = "", seat: int | None = None) -> set[str]:
    """The notations of the legal actions that begin like that."""
    return {text for action in state.legal_actions(seat) if (text := state.notation(action)).startswith(start)}


def only(events: Iterable[Event], kind: str, source: str | None = None) -> list[Event]:
    """The events of a kind, and of a source if one is given."""
    return [event for event in events if event["kind"] == kind and source in (None, event.get("source"))]
