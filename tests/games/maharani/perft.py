"""Counts of random trees: how many ways a position can go on, to a fixed depth.

``python -m tests.games.maharani.perft`` counts anew and writes perft.json; only a change of the rules is a reason to.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import durbar
from tests.games.trees import freeze, leaves
from tests.games.walk import walk

FILE = Path(__file__).parent / "perft.json"
SEEDS = (1, 2)
STEPS = (0, 5, 23, 45, 67, 89, 103, 117)
"""After so many steps of random play a position is counted."""
ENOUGH = 1000
"""A position is counted to the first depth with so many leaves, between these two."""
DEPTHS = range(2, 6)


def position(players: int, seed: int, steps: int) -> durbar.State:
    """The position that random play reaches."""
    state = durbar.game("maharani").new(players)
    game = walk(state, seed)
    for _ in range(steps):
        next(game)
    return state


def counted() -> list[dict[str, Any]]:
    """All counts, from the engine as it is."""
    entries = []
    for players in durbar.game("maharani").players:
        for seed in SEEDS:
            for steps in STEPS:
                state = position(players, seed, steps)
                depth, found = next(
                    (depth, found)
                    for depth in DEPTHS
                    if (found := leaves(state, depth)) >= ENOUGH or depth == DEPTHS[-1]
                )
                where = {"players": players, "seed": seed, "steps": steps, "depth": depth}
                entries.append({**where, "position": hash(state), "leaves": found})
    return entries


if __name__ == "__main__":
    freeze(counted(), FILE)
