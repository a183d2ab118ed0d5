"""How things are timed: work is repeated until it has taken long enough."""

from __future__ import annotations

import time
from collections.abc import Callable


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
