"""How often one address may do something: a bucket that fills at a steady rate and empties by use."""

from __future__ import annotations

from collections import OrderedDict

from durbar.server.http.problems import Problem
from durbar.server.time_source import TimeSource

MOST_ADDRESSES = 20_000
"""Buckets kept at once; the longest unused are forgotten first."""


class Limit:
    """At most ``rate`` per second on average and ``burst`` at once, for each key apart."""

    def __init__(self, rate: float, burst: float, time: TimeSource) -> None:
        self._time = time
        self._rate = rate
        self._burst = max(1.0, burst)
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, key: str, cost: float = 1.0) -> bool:
        """Take from the bucket; False when it is empty."""
        now = self._time.monotonic()
        level, at = self._buckets.pop(key, (self._burst, now))
        level = min(self._burst, level + (now - at) * self._rate)
        allowed = level >= cost
        self._buckets[key] = (level - cost if allowed else level, now)
        if len(self._buckets) > MOST_ADDRESSES:
            self._buckets.popitem(last=False)
        return allowed

    def check(self, key: str, cost: float = 1.0) -> None:
        """Refuse when the bucket is empty."""
        if not self.allows(key, cost):
            seconds = max(1, round(cost / self._rate))
            raise Problem(429, "too-often", {"seconds": seconds}, headers={"Retry-After": str(seconds)})


class Bucket:
    """The same for a single connection."""

    __slots__ = ("_at", "_burst", "_level", "_rate", "_time")

    def __init__(self, rate: float, burst: float, time: TimeSource) -> None:
        self._time = time
        self._rate = rate
        self._burst = self._level = max(1.0, burst)
        self._at = self._time.monotonic()

    def allows(self) -> bool:
        """Take from the bucket; False when it is empty."""
        now = self._time.monotonic()
        self._level = min(self._burst, self._level + (now - self._at) * self._rate)
        self._at = now
        if self._level < 1.0:
            return False
        self._level -= 1.0
        return True
