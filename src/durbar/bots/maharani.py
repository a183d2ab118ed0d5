"""What a position of Maharani is worth to a seat, at a glance."""

from __future__ import annotations

from typing import TYPE_CHECKING

from durbar.games.bits import popcount

if TYPE_CHECKING:
    from durbar.games.maharani.state import Maharani

MARKER = 1.2
"""The worth of a marker that is face up."""
EARLY = 0.5
"""How much of a quarter's payment counts while it is still empty; it grows to all of it when it is full."""
QUARTER_SPACES = 14
MOST_PAID = 6
"""More workers of a colour stand in a quarter only while doubled ones wait to be taken away (MN-W7)."""


def worth(state: Maharani, seat: int) -> float:
    """Gold in hand, what the workers are going to earn, and the markers that can still be used."""
    tables = state.tables
    value = float(state.gold[seat]) + MARKER * popcount(state.markers[seat])
    for quarter in range(4):
        here = tables.quarters[1 << quarter]
        share = 1 - (1 - EARLY) * popcount(state.free & here) / QUARTER_SPACES
        for colour in range(4):
            standing = popcount(state.workers[colour] & here)
            if standing and tables.owner[colour] == seat:
                value += share * tables.payouts[min(standing, MOST_PAID)]
    return value
