"""Matches made up from what came out of them, and Python callables that enter matches."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from durbar.arena.contest import Outcome
from durbar.arena.results import Results
from durbar.arena.settings import Settings


def made_up(settings: Settings, winner_of: Callable[[int, int], Sequence[int]], blocks: int) -> Results:
    """A match in which ``winner_of(block, number)`` says which seats have won."""
    results = Results(settings)
    for block in range(blocks):
        for number, seating in enumerate(settings.block(block)):
            winners = list(winner_of(block, number))
            results.add(
                Outcome(
                    block=block,
                    number=number,
                    entrants=list(seating),
                    scores=[10 + (seat in winners) for seat in range(len(seating))],
                    winners=winners,
                    ranks=[0 if seat in winners else len(winners) for seat in range(len(seating))],
                    failures={},
                    decisions=[5] * len(seating),
                    seconds=[0.5] * len(seating),
                )
            )
    return results


def first(state: Any, seat: int, rng: Any) -> int:
    """A bot that plays the first action."""
    legal: list[int] = state.legal_actions(seat)
    return legal[0]


def broken(state: Any, seat: int, rng: Any) -> int:
    """A bot that crashes."""
    raise RuntimeError("no idea")


def leaving(state: Any, seat: int, rng: Any) -> int:
    """A bot that ends its process."""
    raise SystemExit(3)


def cheating(state: Any, seat: int, rng: Any) -> int:
    """A bot that names an action which exists but is not legal."""
    legal = set(state.legal_actions(seat))
    return next(action for action in range(state.game.num_actions) if action not in legal)


def talkative(state: Any, seat: int, rng: Any) -> str:
    """A bot that answers in words."""
    return "the first one, please"


NOT_CALLABLE = 7
