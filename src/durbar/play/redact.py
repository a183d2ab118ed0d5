"""What one seat may know of what happened. Pure functions, so that they can be proved apart from any game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import cast

from durbar.games.base import Event
from durbar.play.entries import Entry
from durbar.play.types import GameEvent, LogLine


@dataclass(frozen=True)
class Line:
    """An entry of the log with what it did and who may know of it (None: everybody)."""

    entry: Entry
    events: Sequence[Event]
    witnesses: Sequence[int] | None


def sees(witnesses: Sequence[int] | None, seat: int | None) -> bool:
    """Whether a seat (None: a spectator) is among those who may know."""
    return witnesses is None or seat in witnesses


def events_for(events: Iterable[Event], seat: int | None) -> list[GameEvent]:
    """The events as a seat may see them.

    An event with ``private`` (a list of seats) loses the fields named in its ``secret`` for everybody else; without
    ``secret`` it is hidden from them altogether.
    """
    seen = [told for event in events if (told := _event_for(event, seat)) is not None]
    return cast("list[GameEvent]", seen)


def _event_for(event: Event, seat: int | None) -> Event | None:
    if sees(event.get("private"), seat):
        return event
    if "secret" not in event:
        return None
    hidden = {"private", "secret", *event["secret"]}
    return {key: value for key, value in event.items() if key not in hidden}


def lines_for(lines: Iterable[Line], seat: int | None, known: int = 0) -> list[LogLine]:
    """The log as a seat may read it: who, what in notation, and the events it may see. ``known`` lines came before.

    An entry that the seat may not know of is left out and not counted. What everybody could see of it (that a card
    was drawn, but not which) stands with the line before it; where there is none, with one that says nothing else.
    """
    seen: list[LogLine] = []
    n = known
    for line in lines:
        events = events_for(line.events, seat)
        if sees(line.witnesses, seat):
            n += 1
            seen.append({"n": n, "by": line.entry.author, "notation": line.entry.text, "events": events})
        elif events:
            if not seen:
                seen.append({"n": n, "by": None, "notation": None, "events": []})
            seen[-1]["events"].extend(events)
    return seen
