"""What the servers of a test write: no traceback, and beside a failure the end of each log."""

from __future__ import annotations

from pathlib import Path

SHOWN = 6000
"""Characters of a log that are shown beside a failure."""

TRACEBACK = "Traceback (most recent call last)"

_read: dict[Path, int] = {}
"""The logs there are, and how many bytes of them belong to tests that are over."""


def watch(log: Path) -> None:
    """A server writes this file."""
    _read.setdefault(log, 0)


def written() -> dict[Path, str]:
    """What each server has written during this test."""
    found = {}
    for log, begin in _read.items():
        if log.exists():
            with log.open("rb") as file:
                file.seek(begin)
                found[log] = file.read().decode("utf-8", "replace")
    return {log: text for log, text in found.items() if text}


def failures() -> list[str]:
    """What was written during this test from the first traceback on, for each server that has written one."""
    return [text[text.index(TRACEBACK) :][:SHOWN] for text in written().values() if TRACEBACK in text]


def forget() -> None:
    """What has been written until now is read; what comes belongs to the next test."""
    for log in list(_read):
        if log.exists():
            _read[log] = log.stat().st_size
        else:
            del _read[log]
