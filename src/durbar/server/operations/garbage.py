"""Giving back memory without keeping anybody waiting.

Python looks for garbage whenever it likes, and with a million objects that is a pause that players notice. Young
objects are looked at as usual, but everything only in a quiet moment, or when that has not come for long.
"""

from __future__ import annotations

import ctypes
import gc
import time
from contextlib import suppress

YOUNG = 20_000
"""So many new objects are looked at together."""
NEVER = 1_000_000
QUIET = 2.0
"""Seconds without a move that count as a quiet moment."""
SOON = 10.0
SELDOM = 900.0
"""Seconds from one time to the next: in quiet moments after something has happened, and otherwise."""


class GarbageSchedule:
    """Decides when to tidy up."""

    def __init__(self) -> None:
        gc.collect()
        gc.freeze()
        gc.set_threshold(YOUNG, 50, NEVER)
        self._done = time.monotonic()

    def tidy(self, last_move: float, last_eviction: float) -> None:
        """Tidy up if it is time; given when last something happened at a table, and when one left the memory."""
        now = time.monotonic()
        useful = max(last_move, last_eviction) > self._done - QUIET
        quiet = now - last_move > QUIET
        if now - self._done >= (SOON if quiet and useful else SELDOM):
            gc.collect()
            _give_back()
            self._done = now


def _give_back() -> None:
    """Let the system have what the C library keeps for later, where it can be asked to."""
    with suppress(OSError, AttributeError):
        ctypes.CDLL(None).malloc_trim(0)
