"""Where every number comes from: the payments of a game in order, and what each source has brought in all."""

from __future__ import annotations

from collections.abc import Sequence

from durbar.games.base import State
from durbar.games.spec import Measure
from durbar.play.entries import UNDO
from durbar.play.redact import Line, events_for, sees
from durbar.play.types import Account, AccountEntry, AccountSource, GameEvent


def accounts(lines: Sequence[Line], start: State, now: State, viewer: int | None) -> list[list[Account]]:
    """For each seat an account of everything that it collects, as a viewer (None: a spectator) may know it.

    Each has its ``measure``, how much there was at the ``start`` and is now (``total``), and the ``entries`` that led
    from one to the other: the number of the line, the amount, the total after it and the event. Where the view does
    not show how much a seat has, the account is ``hidden`` and says nothing else.
    """
    happened = _valid(lines, viewer)
    return [
        [
            _account(measure, seat, start.view(seat)["seats"][seat][measure.name], shown[measure.name], happened)
            for measure in now.game.spec.measures
        ]
        for seat, shown in enumerate(now.view(viewer)["seats"])
    ]


def _valid(lines: Sequence[Line], viewer: int | None) -> list[tuple[int, list[GameEvent]]]:
    """The events that a viewer may see, each with the number of its line; without what was taken back."""
    kept: list[tuple[int, list[GameEvent]]] = []
    n = 0
    for line in lines:
        n += sees(line.witnesses, viewer)
        if line.entry.verb == UNDO:
            del kept[-int(line.entry.value) :]
        else:
            kept.append((n, events_for(line.events, viewer)))
    return kept


def _account(
    measure: Measure, seat: int, start: int, total: int | None, happened: Sequence[tuple[int, list[GameEvent]]]
) -> Account:
    if total is None:
        return {"measure": measure.name, "hidden": True, "start": None, "total": None, "entries": [], "sources": []}
    running = start
    entries: list[AccountEntry] = []
    sources: dict[str, AccountSource] = {}
    for n, events in happened:
        for event in events:
            amount = measure.change(event) if event.get("seat") == seat else 0
            if amount:
                running += amount
                entries.append({"n": n, "amount": amount, "total": running, "rule": event["rule"], "event": event})
                source = sources.setdefault(_source(event), {"source": _source(event), "amount": 0, "times": 0})
                source["amount"] += amount
                source["times"] += 1
    return {
        "measure": measure.name,
        "hidden": False,
        "start": start,
        "total": total,
        "entries": entries,
        "sources": list(sources.values()),
    }


def _source(event: GameEvent) -> str:
    return str(event.get("source") or event.get("site") or event["kind"])
