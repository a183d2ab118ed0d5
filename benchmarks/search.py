"""How many iterations a second the search makes: each game, compiled and plain, on one thread and on two.

python benchmarks/search.py
"""

from __future__ import annotations

import os
import subprocess
import sys

import durbar
from durbar.bots.thinking import Budget, Thinker

DECISIONS = (0, 20, 45)
"""After so many random decisions the search is timed; the rates are averaged."""


def positions(game: str) -> list[durbar.State]:
    """Positions of one random game for two players in which there is something to choose."""
    state, rng = durbar.game(game).new(2), durbar.Rng(2)
    found: list[durbar.State] = []
    decided = 0
    while len(found) < len(DECISIONS):
        legal = state.legal_actions() or [state.draw(rng)]
        if len(legal) > 1:
            if decided >= DECISIONS[len(found)]:
                found.append(state.clone())
            decided += 1
        state.apply(legal[rng.randrange(len(legal))])
    return found


def rate(game: str, threads: int, seconds: float) -> float:
    """Iterations a second."""
    rates = []
    for state in positions(game):
        budget = Budget(seconds=seconds, threads=threads)
        thought = Thinker(game, budget).think(state, state.to_move(), durbar.Rng(1))
        rates.append(thought.iterations / thought.seconds)
    return sum(rates) / len(rates)


def plain_rates() -> dict[str, float]:
    """The same of the plain files, in a process of its own."""
    env = {**os.environ, "DURBAR_PURE": "1"}
    done = subprocess.run([sys.executable, __file__, "plain"], env=env, capture_output=True, text=True, check=True)
    return {game: float(value) for game, value in (line.split() for line in done.stdout.splitlines())}


def main() -> None:
    """Print the table."""
    if sys.argv[1:] == ["plain"]:
        for game in durbar.games():
            print(game, rate(game, 1, 2.0))
        return
    plain = plain_rates()
    print(f"{'game':10} {'plain':>9} {'compiled':>9} {'times':>6} {'2 threads':>10} {'times':>6}")
    for game in durbar.games():
        one, two = rate(game, 1, 2.0), rate(game, 2, 2.0)
        print(f"{game:10} {plain[game]:9.0f} {one:9.0f} {one / plain[game]:6.0f} {two:10.0f} {two / one:6.2f}")


if __name__ == "__main__":
    main()
