"""How things are timed: work repeated until it has taken long enough, and a fast draw for loops in Python."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from operator import itemgetter

_weight = itemgetter(1)


def rate(run: Callable[[int], float], seconds: float) -> float:
    """Units per second of work that takes a number of repetitions and returns how many units it did."""
    repetitions = 1
    while True:
        start = time.process_time()
        units = run(repetitions)
        spent = time.process_time() - start
        if spent >= seconds:
            return units / spent
        repetitions *= 2


def pick(outcomes: Sequence[tuple[int, float]], draw: Callable[[], float]) -> int:
    """One outcome of chance by its weight; by rejection, so that the loop measures the games and not this."""
    count = len(outcomes)
    heaviest = max(map(_weight, outcomes))
    while True:
        at = draw() * count
        action, weight = outcomes[int(at)]
        if at % 1 * heaviest < weight:
            return action
