"""How fast the engines are: measured compiled and uncompiled in one run, and beside OpenSpiel when it is there.

Every figure is the median of several rounds, in units per second of processor time, and the things compared take
turns within a round, so that a busy machine disturbs them alike. The uncompiled figures come from a second process
with ``DURBAR_PURE=1``, which answers one line of JSON for each it reads.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from statistics import median
from typing import Any

import durbar
from durbar._mode import is_compiled
from durbar.cli.bench import open_spiel
from durbar.cli.bench.timing import rate
from durbar.games import game as find_game
from durbar.games.playout import Playout

SEED = 2004
Figures = dict[str, float]
"""Units per second by what is measured: playouts, steps, clones, loop (steps of the loop in Python)."""


def measure(name: str, seconds: float, seed: int) -> Figures:
    """The figures of one game with its largest number of players, in the mode of this process."""
    root = find_game(name).new()
    playout = Playout(durbar.Rng(seed))
    games = 0

    def playouts(repetitions: int) -> int:
        nonlocal games
        games += repetitions
        return playout.repeat(root, repetitions)

    def clones(repetitions: int) -> int:
        for _ in range(repetitions):
            root.clone()
        return repetitions

    steps = rate(playouts, seconds)
    rng, number = durbar.Rng(seed), random.Random(seed).random  # noqa: S311
    return {
        "playouts": steps * games / playout.steps,
        "steps": steps,
        "clones": rate(clones, seconds),
        "loop": rate(lambda repetitions: sum(_loop(root, rng, number) for _ in range(repetitions)), seconds),
    }


def _loop(root: durbar.State, rng: durbar.Rng, number: Callable[[], float]) -> int:
    """One random game as a program outside would play it; returns its steps."""
    state = root.clone()
    steps = 0
    while (seat := state.to_move()) != durbar.OVER:
        if seat == durbar.CHANCE:
            state.apply(state.draw(rng))
        else:
            actions = state.legal_actions()
            state.apply(actions[int(number() * len(actions))])
        steps += 1
    return steps


@contextmanager
def uncompiled() -> Iterator[Callable[[str, float, int], Figures]]:
    """The same ``measure`` in a process that runs the plain files."""
    with subprocess.Popen(
        [sys.executable, "-c", "from durbar.cli.bench.measure import answer; answer()"],
        env={**os.environ, "DURBAR_PURE": "1"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,  # so that Ctrl-C is ours alone to answer
    ) as process:
        assert process.stdin is not None  # noqa: S101
        assert process.stdout is not None  # noqa: S101
        asked, answered = process.stdin, process.stdout

        def ask(name: str, seconds: float, seed: int) -> Figures:
            print(json.dumps([name, seconds, seed]), file=asked, flush=True)
            answer: Figures = json.loads(answered.readline())
            return answer

        try:
            yield ask
        finally:
            process.kill()


def answer() -> None:
    """The other side of ``uncompiled``: measure what each line asks for."""
    for line in sys.stdin:
        print(json.dumps(measure(*json.loads(line))), flush=True)


def compare(names: Sequence[str], rounds: int, seconds: float, tick: Callable[[], None]) -> dict[str, Any]:
    """Measure everything in rounds: ``games`` with the medians of both modes and their ratio, and ``open_spiel``.

    ``tick`` is called after each of ``rounds * measurements(names)``. Where the engines of this process are not
    compiled there is nothing to compare: the figures are then all uncompiled.
    """
    ours: dict[str, tuple[list[Figures], list[Figures]]] = {name: ([], []) for name in names}
    theirs: dict[str, list[Figures]] = {name: [] for name in _others()}
    with uncompiled() as measure_uncompiled:
        for seed in range(SEED, SEED + rounds):
            for name, (compiled, plain) in ours.items():
                if is_compiled():
                    compiled.append(measure(name, seconds, seed))
                tick()
                plain.append(measure_uncompiled(name, seconds, seed))
                tick()
            for name, rows in theirs.items():
                rows.append(open_spiel.measure(name, seconds, seed))
                tick()
    return {
        "games": {name: _both_modes(name, *rows) for name, rows in ours.items()},
        "open_spiel": {name: _medians(rows) for name, rows in theirs.items()} if theirs else None,
    }


def measurements(names: Sequence[str]) -> int:
    """How many there are in one round."""
    return 2 * len(names) + len(_others())


def _others() -> Sequence[str]:
    return open_spiel.GAMES if open_spiel.is_installed() else ()


def _both_modes(name: str, compiled: list[Figures], plain: list[Figures]) -> dict[str, Any]:
    figures: dict[str, Any] = {"players": find_game(name).players[-1]}
    fast = _medians(compiled) if compiled else {}
    for key, slow in _medians(plain).items():
        figures[key] = {"uncompiled": slow}
        if key in fast:
            figures[key] |= {"compiled": fast[key], "ratio": fast[key] / slow}
    return figures


def _medians(rows: list[Figures]) -> Figures:
    return {key: median(row[key] for row in rows) for key in rows[0]}
