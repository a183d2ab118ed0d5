"""The lines of a log: what chance and the seats did, one after another."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, cast

from durbar.games.base import CHANCE
from durbar.games.faults import Faults
from durbar.play.seats import MAX_NAME
from durbar.play.types import RecordEntry

DO = "do"
UNDO = "undo"
RESIGN = "resign"
TAKEOVER = "takeover"
RETURN = "return"
VERBS = (DO, UNDO, RESIGN, TAKEOVER, RETURN)

MAX_NOTATION = 200
MAX_UNDO = 10_000


@dataclass(frozen=True)
class Entry:
    """One line: who (a seat or CHANCE), what, and with what.

    The value is the notation for ``do``, the number of actions taken back for ``undo``, the bot's name for
    ``takeover``, and True for ``resign`` and ``return``.
    """

    by: int
    verb: str
    value: str | int

    @property
    def text(self) -> str:
        """The line as a person writes it: the notation, or the verb with its value."""
        if self.verb == DO:
            return str(self.value)
        return self.verb if self.value is True else f"{self.verb} {self.value}"

    @property
    def author(self) -> int | Literal["chance"]:
        """Who, as it is written: a seat or ``"chance"``."""
        return "chance" if self.by == CHANCE else self.by

    def to_dict(self) -> RecordEntry:
        """As it stands in a record."""
        return cast(RecordEntry, {"by": self.author, self.verb: self.value})


def read_entry(data: object, where: str, players: int, faults: Faults) -> Entry | None:
    """An entry from data that may be anything; None when a fault was found."""
    before = len(faults)
    given = faults.mapping(where, data, ("by", *VERBS), ("by",))
    verbs = [verb for verb in VERBS if verb in given]
    if given and len(verbs) != 1:
        faults.add(where, f"{len(verbs)} of them", f"exactly one of {', '.join(VERBS)}")
    if len(faults) > before:
        return None
    verb = verbs[0]
    by = CHANCE
    if given["by"] != "chance":
        by = faults.whole(f"{where}.by", given["by"], 0, players - 1)
    elif verb != DO:
        faults.add(where, f"chance cannot {verb}", "a seat")
    value = _read_value(verb, given[verb], f"{where}.{verb}", faults)
    return None if len(faults) > before else Entry(by, verb, value)


def _read_value(verb: str, value: object, where: str, faults: Faults) -> str | int:
    if verb == DO:
        return faults.text(where, value, MAX_NOTATION)
    if verb == UNDO:
        return faults.whole(where, value, 1, MAX_UNDO)
    if verb == TAKEOVER:
        return faults.text(where, value, MAX_NAME)
    if value is not True:
        faults.add(where, value, "true")
    return True
