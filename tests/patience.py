"""Waiting for what will come: a busy machine is no reason to fail."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")

PATIENCE = 180.0
"""Seconds after which nobody believes any more that something will come."""


def wait_until(condition: Callable[[], T], patience: float = PATIENCE) -> T:
    """Ask until the answer is true; the answer."""
    deadline = time.monotonic() + patience
    while not (answer := condition()):
        assert time.monotonic() < deadline, f"not true after {patience:.0f} seconds"
        time.sleep(0.02)
    return answer


async def until(condition: Callable[[], object], patience: float = PATIENCE) -> None:
    """The same, while others in the event loop work on."""
    deadline = time.monotonic() + patience
    while not condition():
        assert time.monotonic() < deadline, f"not true after {patience:.0f} seconds"
        await asyncio.sleep(0.001)
