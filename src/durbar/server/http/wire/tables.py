"""Tables: opening and finding them, and their state as one seat may see it."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import Field

from durbar.games.data import Data
from durbar.play.types import Choice, GameEvent, GameResult, LogLine, Options, OptionValue, PlayerSeat, View
from durbar.server.http.wire.base import Asked, Name, TableId, Word
from durbar.server.store.tables import Status
from durbar.server.tables.clocks import Clock, ClockData, NoClock


class Fork(Asked):
    """A moment of an ended game from which to play on."""

    table: TableId
    at: int = Field(ge=0, le=100_000)
    """How many entries of its log come before."""


class OpenTable(Asked):
    """A new table."""

    game: Word
    seats: list[Word] = Field(min_length=1, max_length=10)
    """For each seat ``me`` (several of them at one screen), ``open``, or the name of a bot."""
    names: list[Name] = Field(default_factory=list, max_length=10)
    """Tells several players at one screen apart: one for each seat, empty where no other name is wanted."""
    preset: Word | None = None
    options: dict[str, OptionValue] = Field(default_factory=dict, max_length=40)
    clock: Clock = Field(default_factory=NoClock)
    public: bool = False
    """Whether anybody finds it in the list of tables."""
    hints: bool = True
    """Whether players may ask for hints."""
    position: dict[str, Any] | None = None
    """A position to start from; its options are part of it, so ``options`` and ``preset`` stay empty then."""
    fork: Fork | None = None


class TakeSeat(Asked):
    """Who takes an open seat: oneself, or (the host only) a bot."""

    bot: Word | None = None


class ListedSeat(Data):
    """A seat of a table in a list."""

    name: str
    """What the player is called; empty if nobody said."""
    kind: str
    """``human``, ``open`` or the name of a bot."""
    account: bool
    """Whether the name is that of an account."""
    bank: float | None
    """Seconds left, without the turn that runs now; null without such a clock."""
    due: float | None
    """When its time is up, in seconds since 1970; null if no clock runs."""


class Seat(PlayerSeat):
    """A seat of a table, with its clock and whether its player is here."""

    account: bool
    """Whether the name is that of an account."""
    online: bool
    """Whether the player has the table open."""
    bank: float | None
    """Seconds left, without the turn that runs now; null without such a clock."""
    due: float | None
    """When its time is up, in seconds since 1970; null if no clock runs."""


class TableSummary(Data):
    """A table in a list."""

    table: str
    game: str
    players: int
    options: Options
    status: Status
    public: bool
    clock: ClockData
    seats: list[ListedSeat]
    you: list[int]
    """One's own seats."""
    your_turn: bool
    """Whether one of them has to decide now."""
    pending: list[int]
    """The seats that may decide now."""
    result: GameResult | None
    created_at: float
    updated_at: float
    seed_digest: str


class TableLists(Data):
    """Public tables."""

    open: list[TableSummary]
    """Those with a free seat."""
    playing: list[TableSummary]
    """Those that can be watched."""


class OwnTables(Data):
    """One's own tables: those that wait for oneself first, then running, not yet started, and ended ones."""

    tables: list[TableSummary]


class Prompt(Data):
    """What is to be done now, as a message and in words."""

    key: str
    args: dict[str, Any]
    """The arguments of the message; seats among them are numbers."""
    text: str


class TablePosition(Data):
    """How the game at a table stands, as one seat may see it."""

    seq: int
    """How many entries of the log this seat knows of. A move answers a ``seq``; others' secret choices do not count."""
    to_move: int | None
    """The seat that decides; -1: chance, -2: the game is over; null before the start."""
    pending: list[int]
    """The seats that may decide now: more than one in a secret choice."""
    view: View | None
    """The position as the game shows it to this seat; null before the start."""
    actions: list[Choice]
    """Every legal action of this seat."""
    log: list[LogLine]
    """What is new: at first the last decision and what followed; everything after ``since`` if that was asked for."""
    events: list[GameEvent]
    """All events of these lines."""
    can_undo: int
    """How many of its last actions the seat may take back."""
    over: bool
    result: GameResult | None
    seed: str | None
    """The seed of all draws, once the game is over."""


class TableState(TablePosition):
    """A table as one seat, or a spectator, may see it."""

    type: Literal["state"]
    table: str
    game: str
    status: Status
    """``abandoned``: by agreement; ``closed``: before the game began."""
    now: float | None
    """The server's time in seconds since 1970, to set clocks by; null without a clock."""
    you: int | None
    """The seat that looks; null for a spectator."""
    yours: list[int]
    """All of one's seats."""
    host: bool
    """Whether one has opened the table."""
    options: Options
    public: bool
    hints: bool
    clock: ClockData
    seats: list[Seat]
    prompt: Prompt
    seed_digest: str
    """The SHA-256 of the seed, public from the start."""
    votes: dict[str, list[int]]
    """Which seats agree to what: ``abandon``, or ``takeover-N`` for a bot that takes over seat N."""
    rematch: str | None
    """The table at which the players play again."""
