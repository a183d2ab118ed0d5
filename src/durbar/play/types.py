"""The plain data that a table gives out: what a seat is told, the log it may read, what an action would do.

Everything here can be written as JSON. The server sends it as it is, and describes it by these types.
"""

from __future__ import annotations

from typing import Any, Literal, NotRequired

from typing_extensions import TypeAliasType

from durbar.games.data import Data, OpenData

OptionValue = TypeAliasType("OptionValue", bool | int | str)
Options = TypeAliasType("Options", dict[str, OptionValue])


class GameEvent(OpenData):
    """Something that happened, told by the message ``GAME-event-KIND`` (or ``GAME-event-KIND-SOURCE``).

    What else it has depends on its kind, as the game says in its own types; all of it are arguments of the message.
    """

    kind: str
    """What happened: ``gold``, ``place``, ``reveal``…"""
    rule: NotRequired[str]
    """The id of the rule behind it, such as ``MN-G1``."""
    source: NotRequired[str | None]
    """What a payment is for."""
    seat: NotRequired[int]
    """The seat it happened to."""
    amount: NotRequired[int]
    """How much was paid; less than 0 if the seat paid it."""


class Doing(OpenData):
    """An action as structured data. What else it has depends on what is done, as the game says in its own types."""

    do: str
    """What is done: ``place``, ``bid``, ``withdraw``…"""


class View(OpenData):
    """A position as the game shows it to one seat. Each game adds what it has on its table, as its own types say."""

    game: str
    players: int
    phase: str
    """What is being decided; the prompt is named after it."""
    to_move: int
    """The seat that decides; -1: chance, -2: the game is over."""
    pending: list[int]
    """The seats that may decide now: more than one in a secret choice."""


class ActionForms(Data):
    """A legal action in all its forms."""

    action: int
    """Its number, by which it is chosen."""
    notation: str
    do: Doing


class Choice(ActionForms):
    """A legal action that is offered."""

    words: NotRequired[str]
    """The action in words, where they were asked for."""


class ActionOutcome(ActionForms):
    """A legal action with what it leads to at once, as far as the seat that thinks about it can know."""

    gain: int | None
    """What it pays the seat in all (less than 0: costs it); null if it is not about payments."""
    scores: list[int]
    """The scores of all seats after it."""
    final: bool
    """Whether it cannot be taken back afterwards."""


class Preview(ActionOutcome):
    """A legal action with everything that it does at once."""

    events: list[GameEvent]


class LogLine(Data):
    """An entry of the log as a seat may read it."""

    n: int
    """The number of the line, from 1."""
    by: int | Literal["chance"] | None
    """Who: a seat or chance; null if this is only what everybody could see of an entry that is secret.

    Such a line belongs to the one before it. After a reconnection it may come again with the same ``n``; then it
    replaces the earlier one.
    """
    notation: str | None
    """What was done; null where only the events of a secret entry are told."""
    events: list[GameEvent]


class GameResult(Data):
    """How a game ended."""

    scores: list[int]
    winners: list[int]
    resigned: list[int]
    """The seats that had resigned."""


class PlayerSeat(Data):
    """A seat at a table."""

    name: str
    """What the player is called; empty if nobody said."""
    kind: str
    """Who took the seat: ``human``, ``open`` (nobody yet) or the name of a bot."""
    player: str
    """Who decides for it now: as ``kind``, unless a bot has taken over."""
    resigned: bool


class TableView(Data):
    """How a game stands, as far as one seat may know."""

    game: str
    seq: int
    """How many entries of the log this seat knows of."""
    you: int | None
    """The seat that looks; null for a spectator."""
    seats: list[PlayerSeat]
    to_move: int
    """The seat that decides; -1: chance, -2: the game is over."""
    pending: list[int]
    view: View
    actions: list[Choice]
    can_undo: int
    """How many of its last actions the seat may take back."""
    over: bool
    result: GameResult | None
    seed_digest: str
    """The SHA-256 of the seed of all draws."""
    seed: str | None
    """The seed itself, once the game is over."""


class TableNews(TableView):
    """How a game stands, and what the last call did."""

    events: list[GameEvent]
    log: list[LogLine]


class AccountEntry(Data):
    """One payment."""

    n: int
    """The line of the log to which it belongs."""
    amount: int
    total: int
    """How much the seat had afterwards."""
    rule: str
    event: GameEvent


class AccountSource(Data):
    """What one source has brought in all."""

    source: str
    amount: int
    times: int


class AccountTotals(Data):
    """One number of a seat: what it was and what it is."""

    measure: str
    """What is counted: ``gold``, ``points``, ``palaces``."""
    hidden: bool
    """Whether the viewer may not know how much there is; everything else is empty then."""
    start: int | None
    """How much there was when the game began."""
    total: int | None
    """How much there is now."""


class Account(AccountTotals):
    """Where one number of a seat comes from."""

    entries: list[AccountEntry]
    sources: list[AccountSource]


class RecordSeat(Data):
    """A seat in a record."""

    kind: str
    name: str


class RecordEntry(OpenData):
    """An entry of the log in a record: who did it, and one of do, undo, resign, takeover and return."""

    by: int | Literal["chance"]


class RecordStart(Data):
    """What stands in a record before its log."""

    format: Literal["durbar record"]
    version: int
    game: str
    rules_version: int
    players: int
    options: Options
    seats: list[RecordSeat]
    seed_digest: str
    board: NotRequired[dict[str, Any]]
    """The board, if it is not the standard one of the game."""
    position: NotRequired[dict[str, Any]]
    """The position from which the game started, if not from the beginning."""


class RecordEnd(Data):
    """What stands in a record once the game is over."""

    seed: NotRequired[str]
    """The seed of the draws."""
    result: NotRequired[GameResult]


class RecordData(RecordStart, RecordEnd):
    """A record, as docs/records.md describes it."""

    log: list[RecordEntry]
