"""Python's garbage collection at moments when nobody waits.

With a million objects a full collection is a pause that players notice. Young objects are collected as usual, all of
them only while nobody plays, or when that has not happened for long.
"""

from __future__ import annotations

import ctypes
import gc
from contextlib import suppress

from durbar.server.time_source import TimeSource

YOUNG_OBJECTS = 20_000
"""New objects after which the young ones are collected."""
NEVER = 1_000_000
IDLE_AFTER = 2.0
"""Seconds without a move after which the server counts as idle."""
IDLE_INTERVAL = 10.0
BUSY_INTERVAL = 900.0
"""Seconds between two full collections: on an idle server after something has happened, and otherwise."""


class GarbageCollection:
    """Decides when to run a full collection."""

    def __init__(self, time: TimeSource) -> None:
        self._time = time
        gc.collect()
        gc.freeze()
        gc.set_threshold(YOUNG_OBJECTS, 50, NEVER)
        self._collected_at = time.monotonic()

    def run_if_due(self, last_move: float, last_eviction: float) -> None:
        """Collect if it is time, given when a move was last made and when a table last left the memory."""
        now = self._time.monotonic()
        useful = max(last_move, last_eviction) > self._collected_at - IDLE_AFTER
        idle = now - last_move > IDLE_AFTER
        if now - self._collected_at >= (IDLE_INTERVAL if idle and useful else BUSY_INTERVAL):
            gc.collect()
            _trim_heap()
            self._collected_at = now


def _trim_heap() -> None:
    """Return free memory of the C library to the system, where that is possible."""
    with suppress(OSError, AttributeError):
        ctypes.CDLL(None).malloc_trim(0)
