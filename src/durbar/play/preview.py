"""What every legal action would do at once, as far as the seat that thinks about it can know."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from durbar.games.base import Event, State
from durbar.play.redact import events_for

PAYMENTS = ("gold", "points")
"""Kinds of events that change what a seat has; their ``amount`` says by how much."""


def previews(state: State, seat: int, seed: int = 0) -> list[dict[str, Any]]:
    """Every legal action of a seat with its events, what it pays, the scores after it, and whether it is final.

    What the seat cannot see is dealt anew first, so that nothing can be found out here. An action is ``final`` when
    the decision then lies elsewhere (with another seat or with chance) or something has been revealed.
    """
    imagined = state.resample(seat, seed)
    before = imagined.scores()
    return [_preview(imagined, before, seat, action) for action in state.legal_actions(seat)]


def paid(events: Iterable[Event], seat: int) -> int | None:
    """What events pay a seat in all, or cost it if less than 0; None if there is no payment among them."""
    amounts = [event["amount"] for event in events if event["kind"] in PAYMENTS and event.get("seat") == seat]
    return sum(amounts) if amounts else None


def _preview(state: State, before: list[int], seat: int, action: int) -> dict[str, Any]:
    after = state.clone()
    after.apply(action)
    events = events_for(after.events(), seat)
    revealed = any(event["kind"] == "reveal" for event in events)
    return {
        "action": action,
        "notation": state.notation(action),
        "do": state.structure(action),
        "events": events,
        "gain": paid(events, seat),
        "scores": {"before": before, "after": after.scores()},
        "final": revealed or seat not in after.pending(),
    }
