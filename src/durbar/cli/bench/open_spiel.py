"""OpenSpiel's C++ games, measured as ours are: steps per second of pure playouts and of a loop in Python."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from operator import itemgetter
from typing import Any

from durbar.cli.bench.timing import rate

_weight = itemgetter(1)

GAMES = ("go(board_size=9)", "backgammon", "gin_rummy", "quoridor", "chess")


def is_installed() -> bool:
    """Whether OpenSpiel can be imported."""
    return find_spec("pyspiel") is not None


@cache
def _load(name: str) -> Any:
    return import_module("pyspiel").load_game(name)


def measure(name: str, seconds: float, seed: int) -> dict[str, float]:
    """Steps per second of its own rollouts (playouts a second times the mean length of a game) and of the loop."""
    pyspiel = import_module("pyspiel")
    game = _load(name)
    draw = random.Random(seed).random  # noqa: S311
    games = steps = 0

    def loop(repetitions: int) -> int:
        nonlocal games, steps
        played = sum(_loop(game, draw) for _ in range(repetitions))
        games += repetitions
        steps += played
        return played

    root = game.new_initial_state()
    while root.is_chance_node():
        root.apply_action(pick(root.chance_outcomes(), draw))

    def rollouts(repetitions: int) -> int:
        # Python cannot call the evaluator itself; a search of one simulation does nothing but evaluate its root.
        evaluator = pyspiel.RandomRolloutEvaluator(repetitions, seed)
        pyspiel.MCTSBot(game, evaluator, 1.0, 1, 10, False, seed, False).mcts_search(root)
        return repetitions

    looped = rate(loop, seconds)
    return {"steps": rate(rollouts, seconds) * steps / games, "loop": looped}


def _loop(game: Any, draw: Callable[[], float]) -> int:
    state = game.new_initial_state()
    steps = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(pick(state.chance_outcomes(), draw))
        else:
            actions = state.legal_actions()
            state.apply_action(actions[int(draw() * len(actions))])
        steps += 1
    return steps


def pick(outcomes: Sequence[tuple[int, float]], draw: Callable[[], float]) -> int:
    """One outcome of chance by its weight; by rejection, so that the loop measures the games and not this."""
    count = len(outcomes)
    heaviest = max(map(_weight, outcomes))
    while True:
        at = draw() * count
        action, weight = outcomes[int(at)]
        if at % 1 * heaviest < weight:
            return action
