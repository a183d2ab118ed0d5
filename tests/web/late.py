"""Positions of games that are nearly over, so that a test of the end need not play all of a game."""

from __future__ import annotations

from typing import Any

import durbar
from tests.games.walk import walk

DECISIONS_LEFT = 8
"""Of the seat that begins a table, in the game from which the position is taken."""


def shortly_before_the_end(game: str, players: int = 2) -> dict[str, Any]:
    """A position of a random game in which the first seat has to decide, a few of its decisions before the end."""
    state = durbar.game(game).new(players)
    found = []
    for _ in walk(state, 1):
        if state.to_move() == 0:
            found.append(state.to_dict())
    return found[-DECISIONS_LEFT]
