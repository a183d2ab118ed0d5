"""What every legal action would do at once, as far as the seat that thinks about it can know."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from durbar.games.base import Event, State
from durbar.play.redact import events_for

PAYMENTS = ("gold", "points")
"""Kinds of events that change what a seat has; their ``amount`` says by how much."""
REVEALING = {("reveal", None), ("points", "cards")}
"""Events, by kind and source, that show something hidden: a disc, or a hand that is scored at the end."""


def previews(state: State, seat: int, seed: int = 0) -> list[dict[str, Any]]:
    """Every legal action of a seat with its events, what it pays, the scores after it, and whether it is final.

    What the seat cannot see is dealt anew first, so that nothing can be found out here, and what would then show of it
    is left out, in the scores as well. An action is ``final`` when
    the decision then lies elsewhere (with another seat or with chance) or something has been revealed.
    """
    imagined = state.resample(seat, seed)
    return [_preview(imagined, seat, action) for action in state.legal_actions(seat)]


def paid(events: Iterable[Event], seat: int) -> int | None:
    """What events pay a seat in all, or cost it if less than 0; None if there is no payment among them."""
    amounts = [event["amount"] for event in events if event["kind"] in PAYMENTS and event.get("seat") == seat]
    return sum(amounts) if amounts else None


def _shows_secret(event: Event, seat: int) -> bool:
    """Whether an event shows what another seat has kept secret so far: here it would be only imagined."""
    return event.get("seat") != seat and (event["kind"], event.get("source")) in REVEALING


def _preview(state: State, seat: int, action: int) -> dict[str, Any]:
    after = state.clone()
    after.apply(action)
    scores = after.scores()
    events = []
    for event in events_for(after.events(), seat):
        if not _shows_secret(event, seat):
            events.append(event)
        elif event["kind"] == "points":
            scores[event["seat"]] -= event["amount"]
    revealed = any(event["kind"] == "reveal" for event in after.events())
    return {
        "action": action,
        "notation": state.notation(action),
        "do": state.structure(action),
        "events": events,
        "gain": paid(events, seat),
        "scores": scores,
        "final": revealed or not after.legal_actions(seat),
    }
