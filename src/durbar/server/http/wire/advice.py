"""What helps to decide: what actions would do, hints, and where numbers come from."""

from __future__ import annotations

from durbar.games.data import Data
from durbar.play.types import AccountEntry, AccountSource, AccountTotals, ActionForms, ActionOutcome, GameEvent


class EventInWords(GameEvent):
    """An event with its sentence."""

    text: str


class PreviewInWords(ActionOutcome):
    """A legal action in words, with everything that it does at once in words, too.

    What the seat cannot see is dealt anew before, and what would show of it is left out: nothing can be found out here.
    """

    words: str
    events: list[EventInWords]


class Previews(Data):
    """What every legal action of a seat does at once."""

    seq: int
    seat: int
    actions: list[PreviewInWords]


class AdviceLine(ActionForms):
    """One of the best decisions that a search has found, and what speaks for it."""

    words: str
    win: float
    """Chance to win, from 0 to 1."""
    score: float
    """The final score to expect."""
    margin: float
    """By how much that is more than the best of the others."""
    gains: list[str]
    """What it brings at once, in words."""
    purpose: str
    """What it is for, in words."""


class Hint(Data):
    """The best few decisions, best first."""

    seq: int
    seat: int
    lines: list[AdviceLine]


class EntryInWords(AccountEntry):
    """One payment, with the sentence of its event."""

    text: str


class SourceInWords(AccountSource):
    """What one source has brought in all, with its name."""

    text: str


class AccountInWords(AccountTotals):
    """Where one number of a seat comes from."""

    text: str
    """The measure in words."""
    entries: list[EntryInWords]
    """Every payment, without what was taken back."""
    sources: list[SourceInWords]
    """The same added up."""


class SeatAccounts(Data):
    """Where the numbers of one seat come from."""

    seat: int
    accounts: list[AccountInWords]


class Explanation(Data):
    """Where the numbers of all seats come from, as far as one may know."""

    seq: int
    seat: int | None
    """The seat that looks; null for a spectator."""
    seats: list[SeatAccounts]
