"""Counts of random trees: how many ways a position can go on, to a fixed depth.

``python -m tests.games.maharaja.perft`` counts anew and writes perft.json; only a change of the rules is a reason to.
"""

from __future__ import annotations

from itertools import islice
from pathlib import Path
from typing import Any

import durbar
from tests.games.maharaja.games import GAME, walk
from tests.games.trees import freeze, leaves

FILE = Path(__file__).parent / "perft.json"
STEPS = (0, 9, 14, 40, 70, 101, 133)
"""After so many steps of random play a position is counted."""
ENOUGH = 800
"""A position is counted to the first depth with so many leaves, between these two."""
DEPTHS = range(1, 5)


def position(players: int, preset: str, steps: int) -> durbar.State:
    """The position that random play reaches."""
    state = GAME.new(players, GAME.presets[preset])
    for _ in islice(walk(state, players), steps):
        pass
    return state


def counted() -> list[dict[str, Any]]:
    """All counts, from the engine as it is."""
    entries = []
    for players in GAME.players:
        for preset in GAME.presets:
            for steps in STEPS:
                state = position(players, preset, steps)
                found = [(depth, leaves(state, depth)) for depth in DEPTHS[:2]]
                while found[-1][1] < ENOUGH and found[-1][0] < DEPTHS[-1]:
                    found.append((found[-1][0] + 1, leaves(state, found[-1][0] + 1)))
                where = {"players": players, "preset": preset, "steps": steps, "depth": found[-1][0]}
                entries.append({**where, "position": hash(state), "leaves": found[-1][1]})
    return entries


if __name__ == "__main__":
    freeze(counted(), FILE)
