"""Trees of positions: how many ways a position can go on, to a fixed depth."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import durbar
from tests.games.walk import possible


def leaves(state: durbar.State, depth: int) -> int:
    """The number of positions at that depth; a finished game counts once."""
    actions = possible(state)
    if depth == 1 or not actions:
        return max(len(actions), 1)
    total = 0
    for action in actions:
        after = state.clone()
        after.apply(action)
        total += leaves(after, depth - 1)
    return total


def freeze(entries: Iterable[dict[str, Any]], file: Path) -> None:
    """Write counts to a file, one a line."""
    lines = ",\n".join(json.dumps(entry) for entry in entries)
    file.write_text(f"[\n{lines}\n]\n", "utf-8")
