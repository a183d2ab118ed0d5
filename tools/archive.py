"""Play games for the archive in tests/records: one of each game for each number of players, with undo and takeover.

Existing files are left alone: they are the promise that old records stay playable.
"""

from __future__ import annotations

import sys
from pathlib import Path

import durbar
from durbar.games.rng import Rng

ARCHIVE = Path(__file__).parent.parent / "tests" / "records"


def play(name: str, players: int) -> durbar.Table:
    """A game of people who play at random, take something back now and then, and of greedy bots."""
    rng = Rng(players)
    seats = ["human", *["greedy", "random", "human", "greedy"][: players - 1]]
    table = durbar.Table(durbar.game(name), seats, seed=f"{name} for {players}")
    while not table.over:
        table.advance()
        deciders = table.deciders()
        if not deciders:
            continue
        seat = deciders[0]
        legal = table.state.legal_actions(seat)
        table.act(seat, legal[rng.randrange(len(legal))])
        if table.can_undo(seat) and rng.randrange(8) == 0:
            table.undo(seat)
        if players > 2 and table.seq > 60 and not table.over and table.player(0) == "human":
            table.takeover(0, "greedy")
    return table


def main() -> int:
    """Write what is missing."""
    for name in durbar.games():
        for players in durbar.game(name).players:
            path = ARCHIVE / f"{name}-{players}.json"
            if not path.exists():
                play(name, players).record().save(path)
                print(path.name)
    return 0


if __name__ == "__main__":
    sys.exit(main())
