"""What requests and answers look like. Unknown fields are refused, so that a typing error is noticed."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from durbar.server.tables.clocks import Clock, NoClock

TableId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{22}$")]
ClientId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_.:-]{1,64}$")]
Name = Annotated[str, StringConstraints(max_length=60)]
Word = Annotated[str, StringConstraints(min_length=1, max_length=60, pattern=r"^[a-z0-9_-]+$")]
Lang = Literal["en", "fr"]
SeatNumber = Annotated[int, Field(ge=0, le=9)]
LARGEST_ACTION = 2**31 - 1


class Asked(BaseModel):
    """Something that a client sends."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Answered(BaseModel):
    """Something that a client gets."""

    model_config = ConfigDict(extra="allow")


class ProblemDocument(Answered):
    """A refusal. ``code`` is for programs, ``detail`` for people, in their language."""

    type: str
    title: str
    status: int
    detail: str
    code: str


class Fork(Asked):
    """A moment of an ended game from which to play on."""

    table: TableId
    at: int = Field(ge=0, le=100_000)


class OpenTable(Asked):
    """A new table. Seats are "me" (several of them at one screen), "open", or the name of a bot.

    ``names`` tells several players at one screen apart: one for each seat, empty where no other name is wanted.
    """

    game: Word
    seats: list[Word] = Field(min_length=1, max_length=10)
    names: list[Name] = Field(default_factory=list, max_length=10)
    preset: Word | None = None
    options: dict[str, bool | int | str] = Field(default_factory=dict, max_length=40)
    clock: Clock = Field(default_factory=NoClock)
    public: bool = False
    hints: bool = True
    position: dict[str, Any] | None = None
    fork: Fork | None = None


class TakeSeat(Asked):
    """Who takes an open seat: oneself, or (the host only) a bot."""

    bot: Word | None = None


class Move(Asked):
    """A decision: one of the actions offered, for the seq of the state that offered it."""

    seq: int = Field(ge=0, le=LARGEST_ACTION)
    id: ClientId
    action: int = Field(ge=0, le=LARGEST_ACTION)
    seat: SeatNumber | None = None


class Undo(Asked):
    """Take back one's last actions."""

    seq: int = Field(ge=0, le=LARGEST_ACTION)
    id: ClientId
    count: int = Field(1, ge=1, le=1000)
    seat: SeatNumber | None = None


class Resign(Asked):
    """Give the game up."""

    seq: int = Field(ge=0, le=LARGEST_ACTION)
    id: ClientId
    seat: SeatNumber | None = None


class Return(Asked):
    """Play again for oneself after a bot took over."""

    id: ClientId
    seat: SeatNumber | None = None


class Acknowledged(Answered):
    """The move is kept. ``seq`` is how many entries of the log the seat knows of now."""

    table: str
    id: str
    seq: int


class State(Answered):
    """A table as one seat may see it; docs/api.md describes every field."""

    table: str
    game: str
    status: Literal["open", "playing", "over", "abandoned", "closed"]
    seq: int
    you: int | None
    seats: list[dict[str, Any]]
    view: dict[str, Any] | None
    actions: list[dict[str, Any]]
    events: list[dict[str, Any]]
    log: list[dict[str, Any]]
    prompt: dict[str, Any]
