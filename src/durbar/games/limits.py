"""How large a game may be: the sizes of the buffers in the compiled modules.

The compiled modules take them from limits.pxd, as the sizes of C arrays; a test compares the two files.
"""

from __future__ import annotations

from durbar.games.errors import shown
from durbar.games.integers import as_integer

MAX_ACTIONS = 2048
"""Actions are numbered below this. A position offers each at most once, so no list of actions is longer."""
MAX_SEATS = 6
MAX_NOTES = 256
"""What one action may write down for its events."""


def check_size(name: str, players: object, num_actions: object) -> None:
    """Refuse a game for which the buffers are too small, or whose size makes no sense; ValueError says what."""
    counts = players if isinstance(players, range) and players.step == 1 else range(0)
    if not counts or counts[0] < 1 or counts[-1] > MAX_SEATS:
        raise ValueError(f"{name} cannot be for {shown(players)} players: it takes a range within 1 to {MAX_SEATS}")
    actions = as_integer(num_actions)
    if actions is None or not 1 <= actions <= MAX_ACTIONS:
        raise ValueError(f"{name} cannot have {shown(num_actions)} actions: it takes 1 to {MAX_ACTIONS}")
