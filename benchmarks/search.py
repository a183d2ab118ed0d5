"""How many iterations a second the search makes: each game, compiled and plain, on one thread and on two.

Compiled and plain are compared by processor time, so that other work on the machine does not count; one thread and
two by the clock, so that needs two idle processors for a few seconds: the best of several measurements is taken.

python benchmarks/search.py
python benchmarks/search.py json      as data, for tools/strength.py
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from time import process_time

import durbar
from durbar.bots.search.thinker import Budget, Thinker

TIMES = 5
DECISIONS = (12, 30, 50)
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


def rates(game: str, threads: int) -> tuple[float, float]:
    """Iterations a second by the clock, and by the time of the processors."""
    iterations, clock, used = 0, 0.0, 0.0
    for state in positions(game):
        thinker = Thinker(game, Budget(seconds=1.0, threads=threads))
        start = process_time()
        thought = thinker.think(state, state.to_move(), durbar.Rng(1))
        iterations += thought.iterations
        clock += thought.seconds
        used += process_time() - start
    return iterations / clock, iterations / used


def plain_rates() -> dict[str, float]:
    """The same of the plain files, in a process of its own."""
    env = {**os.environ, "DURBAR_PURE": "1"}
    done = subprocess.run([sys.executable, __file__, "plain"], env=env, capture_output=True, text=True, check=True)
    return {game: float(value) for game, value in (line.split() for line in done.stdout.splitlines())}


def measure() -> dict[str, dict[str, float]]:
    """For each game: plain and compiled by the processor, one thread and two by the clock."""
    plain = plain_rates()
    found = {}
    for game in durbar.games():
        singles = [rates(game, 1) for _ in range(TIMES)]
        doubles = [rates(game, 2) for _ in range(TIMES)]
        found[game] = {
            "plain": plain[game],
            "compiled": max(processor for _, processor in singles),
            "one": max(clock for clock, _ in singles),
            "two": max(clock for clock, _ in doubles),
        }
    return found


def main() -> None:
    """Print the table."""
    if sys.argv[1:] == ["plain"]:
        for game in durbar.games():
            print(game, rates(game, 1)[1])
        return
    found = measure()
    if sys.argv[1:] == ["json"]:
        print(json.dumps(found))
        return
    print(f"{'game':10} {'plain':>9} {'compiled':>9} {'times':>6} {'1 thread':>9} {'2 threads':>10} {'times':>6}")
    for game, rate in found.items():
        print(
            f"{game:10} {rate['plain']:9.0f} {rate['compiled']:9.0f} {rate['compiled'] / rate['plain']:6.0f} "
            f"{rate['one']:9.0f} {rate['two']:10.0f} {rate['two'] / rate['one']:6.2f}"
        )


if __name__ == "__main__":
    main()
