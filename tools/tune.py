"""Look for better weights of a game's knowledge by self-play, and write them to weights.toml if they prove better.

Simultaneous perturbation (SPSA): each step moves all weights at once a little up or down at random, lets the two
opposite neighbours play the same draws from every seat, and goes some way towards the winner. Weights that count
something have no neighbours near enough: each of a few values meets the present one before the first step. At the end
the new weights meet the old ones on draws that were not used before; only a clear win is written.

    python tools/tune.py maharani --steps 300 --iterations 150

The draws come from seeds above 10**9, so that reports on strength can use others.
"""

from __future__ import annotations

import argparse
import random
import re
from concurrent.futures import ProcessPoolExecutor
from math import sqrt

import durbar
from durbar.bots.knowledge.base import WEIGHTS, weights_of
from durbar.bots.search.searcher import Searcher
from durbar.bots.search.thinker import Budget
from durbar.games.rng import Rng

FIRST_SEED = 10**9
COUNTS = {"depth": (0.0, 8.0, 24.0)}
"""Weights that count something, and the values that are tried."""
FIXED = {"margin", "margin_scale", "tries", "space", "progress", *COUNTS}
"""Weights that shape the reward, count things, or say the same of all seats."""
SMALLEST = 0.25
"""A weight near 0 is moved as if it were this large."""

Weights = dict[str, float]
Job = tuple[str, int, int, Weights, Weights, int, int]


def play(job: Job) -> float:
    """One game; the first weights play the seat, the second all others. 1 for a win, and a little for the margin."""
    game, players, iterations, first, second, seed, seat = job
    budget = Budget(iterations=iterations, memory=32 << 20)
    bots = [Searcher("tuned", budget, first if number == seat else second) for number in range(players)]
    state = durbar.game(game).new(players=players)
    chance, rng = Rng(seed), Rng(seed + seat + 1)
    while not state.is_over():
        mover = state.to_move()
        state.apply(state.draw(chance) if mover == durbar.CHANCE else bots[mover].choose(state, mover, rng))
    return sum(1 / len(state.winners()) for winner in state.winners() if winner == seat)


def duel(pool: ProcessPoolExecutor, args: argparse.Namespace, a: Weights, b: Weights, seeds: list[int]) -> list[float]:
    """For each seed, by how much the first weights did better than their fair share, over all seats."""
    jobs = [
        (args.game, args.players, args.iterations, a, b, seed, seat) for seed in seeds for seat in range(args.players)
    ]
    shares = list(pool.map(play, jobs))
    blocks = [shares[at : at + args.players] for at in range(0, len(shares), args.players)]
    return [sum(block) / args.players - 1 / args.players for block in blocks]


def moved(weights: Weights, signs: Weights, by: float) -> Weights:
    """All weights moved by a share of their size, each in its own direction; those above 0 stay above it."""
    out = dict(weights)
    for name, sign in signs.items():
        out[name] = weights[name] + sign * by * max(abs(weights[name]), SMALLEST)
        if weights[name] > 0:
            out[name] = max(out[name], 0.02 * weights[name])
    return out


def count(pool: ProcessPoolExecutor, args: argparse.Namespace, start: Weights) -> Weights:
    """The weights with those of COUNTS replaced where another value clearly wins against the present one."""
    best = dict(start)
    seeds = [FIRST_SEED + args.seed * 10**6 + 4 * 10**5 + number for number in range(args.check)]
    for name, values in COUNTS.items():
        for value in values:
            if value not in (start[name], best[name]):
                mean, error = summary(duel(pool, args, {**best, name: value}, best, seeds))
                print(f"{name} = {value} against {best[name]}: {mean:+.3f}, standard error {error:.3f}", flush=True)
                if mean > 2 * error:
                    best[name] = value
    return best


def summary(scores: list[float]) -> tuple[float, float]:
    """The mean and its standard error."""
    mean = sum(scores) / len(scores)
    return mean, sqrt(sum((score - mean) ** 2 for score in scores) / max(len(scores) - 1, 1) / len(scores))


def tune(pool: ProcessPoolExecutor, args: argparse.Namespace, start: Weights) -> Weights:
    """The weights after all steps, averaged over the second half of them."""
    toss = random.Random(args.seed)  # noqa: S311
    names = [name for name in start if name not in FIXED]
    weights, total, taken = dict(start), dict.fromkeys(start, 0.0), 0
    for step in range(args.steps):
        signs = {name: toss.choice((-1.0, 1.0)) for name in names}
        reach = args.reach / (1 + step / args.steps)
        seeds = [FIRST_SEED + args.seed * 10**6 + step * args.blocks + number for number in range(args.blocks)]
        score = duel(pool, args, moved(weights, signs, reach), moved(weights, signs, -reach), seeds)
        weights = moved(weights, signs, args.rate * sum(score) / len(score))
        if step >= args.steps // 2:
            taken += 1
            total = {name: total[name] + weights[name] for name in total}
        if (step + 1) % 20 == 0:
            print(step + 1, {name: round(weights[name], 3) for name in names}, flush=True)
    return {name: round(total[name] / taken, 4) for name in total}


def write(game: str, weights: Weights) -> None:
    """Put the weights into the section of the game."""
    head, section, rest = re.split(rf"^(\[{game}\]\n)", WEIGHTS.read_text(encoding="utf-8"), maxsplit=1, flags=re.M)
    body, following, tail = re.split(r"^(?=\[)()", rest, maxsplit=1, flags=re.M) if "\n[" in rest else (rest, "", "")
    for name, value in weights.items():
        body = re.sub(rf"^{name} = .*$", f"{name} = {value}", body, flags=re.M)
    WEIGHTS.write_text(head + section + body + following + tail, encoding="utf-8")


def main() -> None:
    """Tune, check, write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=durbar.games())
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--steps", type=int, default=300)
    parser.add_argument("--blocks", type=int, default=2, help="draws for each step")
    parser.add_argument("--iterations", type=int, default=150)
    parser.add_argument("--check", type=int, default=100, help="draws for each match against the old weights")
    parser.add_argument("--reach", type=float, default=0.25, help="how far the neighbours are, as a share of a weight")
    parser.add_argument("--rate", type=float, default=0.15)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    args = parser.parse_args()
    old = weights_of(args.game)
    with ProcessPoolExecutor(args.workers) as pool:
        new = tune(pool, args, count(pool, args, old))
        seeds = [FIRST_SEED + args.seed * 10**6 + 5 * 10**5 + number for number in range(args.check)]
        scores = duel(pool, args, new, old, seeds)
    mean, error = summary(scores)
    print(f"{new}\nagainst the old: {mean:+.3f} a game beyond the fair share, standard error {error:.3f}")
    if mean > error:
        write(args.game, new)
        print("written")


if __name__ == "__main__":
    main()
