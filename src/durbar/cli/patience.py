"""Ctrl-C that never falls between a move and its entry in the log."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType, TracebackType


class Patience:
    """While it is entered, an interruption inside ``hold`` waits until that is over.

    >>> with Patience() as patience, patience.hold():
    ...     pass
    """

    def __init__(self) -> None:
        self._holding = False
        self._asked = False
        self._before: object = None

    def __enter__(self) -> Patience:
        self._before = signal.signal(signal.SIGINT, self._interrupt)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        signal.signal(signal.SIGINT, self._before)  # type: ignore[arg-type]

    def _interrupt(self, number: int, frame: FrameType | None) -> None:
        if not self._holding:
            raise KeyboardInterrupt
        self._asked = True

    @contextmanager
    def hold(self) -> Iterator[None]:
        """Do something as a whole; KeyboardInterrupt comes after it, if somebody asked meanwhile."""
        self._holding = True
        try:
            yield
        finally:
            self._holding = False
        if self._asked:
            self._asked = False
            raise KeyboardInterrupt
