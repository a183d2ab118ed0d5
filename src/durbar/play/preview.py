"""What every legal action would do at once, as far as the seat that thinks about it can know."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, cast

from durbar.games.base import State
from durbar.games.spec import Measure
from durbar.play.redact import events_for
from durbar.play.types import Doing, Preview


def previews(state: State, seat: int, seed: int = 0) -> list[Preview]:
    """Every legal action of a seat with its events, what it brings in, the scores after it, and whether it is final.

    What the seat cannot see is dealt anew first, so that nothing can be found out here, and events that would reveal
    it are left out, in the scores as well. An action is ``final`` when the next decision then lies elsewhere (with
    another seat or with chance) or something has been revealed.
    """
    imagined = state.resample(seat, seed)
    return [_preview(imagined, seat, action) for action in state.legal_actions(seat)]


def gain(measure: Measure, events: Iterable[Mapping[str, Any]], seat: int) -> int | None:
    """By how much events change what a seat has of a measure; None if none of them is about it."""
    changes = [
        measure.change(event) for event in events if event["kind"] == measure.event and event.get("seat") == seat
    ]
    return sum(changes) if changes else None


def _preview(state: State, seat: int, action: int) -> Preview:
    spec = state.game.spec
    after = state.clone()
    after.apply(action)
    scores = after.scores()
    events = []
    for event in events_for(after.events(), seat):
        if event.get("seat") == seat or not spec.secrecy.is_revealing(event):
            events.append(event)
        else:
            scores[event["seat"]] -= spec.score_measure.change(event)
    revealed = any(map(spec.secrecy.is_revealing, after.events()))
    return {
        "action": action,
        "notation": state.notation(action),
        "do": cast(Doing, state.structure(action)),
        "events": events,
        "gain": gain(spec.measures[0], events, seat),
        "scores": scores,
        "final": revealed or not after.legal_actions(seat),
    }
