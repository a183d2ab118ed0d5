"""What Maharani writes as plain data: its view, its structured actions and its events."""

from __future__ import annotations

from typing import Literal

from durbar.games.data import Data, RuledEvent, SeatEvent

Compass = Literal["N", "E", "S", "W"]
Sign = Literal["o", "^", ">", "v", "<", "|", "-"]
"""Columns: ``o`` one in the centre, ``^ > v <`` half a one on that side, ``|`` and ``-`` two along that axis."""
Worker = Literal["green", "red", "blue", "yellow"]
Phase = Literal["deal", "start", "first", "worker", "second", "refill", "over"]


# The view.


class Slot(Data):
    """A slot of the rondel with its tile."""

    slot: int
    quarter: int
    """The quarter in which the slot lies now."""
    tile: str | None
    """The colour of the tile."""
    shape: str | None
    columns: Sign | None
    """The columns of the tile on the compass while its arrow points at the active player."""
    arrow: Compass


class Space(Data):
    """A space of the palace and what lies and stands on it."""

    quarter: int
    columns: Sign
    tile: str | None
    """The colour of the tile."""
    shape: str | None
    arrow: Compass | None
    """Where the arrow of the tile points."""
    worker: Worker | None


class Stock(Data):
    """Where a player's workers of one colour are."""

    supply: int
    board: int


class Seat(Data):
    """What a player has."""

    seat: int
    side: Compass
    """The side of the board at which they sit."""
    gold: int
    markers: list[int]
    """The quarters whose markers are face up."""
    workers: dict[Worker, Stock]


class Quarter(Data):
    """A quarter of the palace."""

    quarter: int
    animal: str
    free: int
    """How many of its spaces have no tile."""
    evaluated: bool
    beside: dict[Worker, int]
    """The workers who lie beside it."""


class View(Data):
    """The table of Maharani, the same for everybody: nothing is hidden."""

    game: Literal["maharani"]
    players: int
    turn: int
    phase: Phase
    to_move: int
    """The seat that decides; -1: chance, -2: the game is over."""
    pending: list[int]
    """The seats that may decide now."""
    active: int
    """The seat in turn."""
    placed: int
    """How many tiles it has placed in this turn."""
    worker_space: str | None
    """The space whose tile waits for its worker."""
    doubled: list[str]
    """Spaces from which one of two workers has to go."""
    rondel: list[Slot]
    spaces: dict[str, Space]
    seats: list[Seat]
    quarters: list[Quarter]
    bag: dict[str, int]
    """How many tiles of each type are in the bag."""
    bag_left: int
    removed: dict[str, int]
    """How many tiles of each type have left the game."""
    payouts: list[int]
    """What workers in a finished quarter are paid, by their number."""
    scores: list[int]
    winners: list[int]


# Structured actions.


class PlaceAction(Data):
    """Place the tile of a slot."""

    do: Literal["place"]
    slot: int
    space: str
    arrow: Compass


class PlainAction(Data):
    """Turn the own markers face up; or place no second tile."""

    do: Literal["refresh", "stop"]


class WorkerAction(Data):
    """Let a new worker, or one that stands elsewhere, come onto the tile."""

    do: Literal["new", "move"]
    worker: Worker


class RemoveAction(Data):
    """Choose the space from which one of two workers goes."""

    do: Literal["remove"]
    space: str


class DrawAction(Data):
    """Chance draws a tile."""

    do: Literal["draw"]
    tile: str
    """Its colour and its shape: ``blue-along``."""


class StartAction(Data):
    """Chance draws who begins."""

    do: Literal["start"]
    seat: int


Action = PlaceAction | PlainAction | WorkerAction | RemoveAction | DrawAction | StartAction


# Events.


class PlaceEvent(SeatEvent):
    """A tile was placed."""

    kind: Literal["place"]
    space: str
    tile: str
    shape: str
    slot: int
    arrow: Compass


class MarkerEvent(SeatEvent):
    """A marker was turned face down, so that a tile could leave its quarter."""

    kind: Literal["marker"]
    quarter: int
    goal: int
    """The quarter that the tile went to."""


class GoldEvent(SeatEvent):
    """Gold that a seat got, or paid if it is less than 0."""

    kind: Literal["gold"]
    amount: int


class AreaGoldEvent(GoldEvent):
    """Gold for the area of a tile."""

    source: Literal["area"]
    tile: str
    spaces: list[str]


class GroupGoldEvent(GoldEvent):
    """Gold for a group of workers."""

    source: Literal["group"]
    worker: Worker
    spaces: list[str]


class SecondGoldEvent(GoldEvent):
    """The price of a second tile."""

    source: Literal["second"]


class QuarterGoldEvent(GoldEvent):
    """Gold for the workers in a quarter that is evaluated."""

    source: Literal["quarter"]
    worker: Worker
    workers: int
    quarter: int
    spaces: list[str]


class WorkerEvent(SeatEvent):
    """The worker of a tile."""

    kind: Literal["worker"]
    space: str


class NewWorkerEvent(WorkerEvent):
    """A new worker came onto the tile."""

    source: Literal["new"]
    worker: Worker


class MovedWorkerEvent(WorkerEvent):
    """A worker that stood elsewhere came onto the tile."""

    source: Literal["moved"]
    worker: Worker
    origin: str
    """The space where they stood."""


class NoWorkerEvent(WorkerEvent):
    """There was no worker to come onto the tile."""

    source: Literal["none"]


class RefreshEvent(SeatEvent):
    """Markers were turned face up."""

    kind: Literal["refresh"]
    quarters: list[int]


class DiscardEvent(RuledEvent):
    """A centre tile left the game from a slot."""

    kind: Literal["discard"]
    slot: int
    tile: str


class DrawEvent(RuledEvent):
    """A tile was drawn onto a slot."""

    kind: Literal["draw"]
    slot: int
    tile: str
    shape: str


class QuarterEvent(RuledEvent):
    """A quarter is evaluated."""

    kind: Literal["quarter"]
    quarter: int
    animal: str
    finished: bool


class ReturnEvent(SeatEvent):
    """The workers of a quarter went back to their supply."""

    kind: Literal["return"]
    worker: Worker
    amount: int
    beside: int
    """How many of them lay beside the quarter."""
    quarter: int
    spaces: list[str]


class RemoveEvent(SeatEvent):
    """One of two workers left a space; they lie beside the quarter."""

    kind: Literal["remove"]
    worker: Worker
    space: str
    quarter: int


class TurnEvent(SeatEvent):
    """A turn begins."""

    kind: Literal["turn"]
    turn: int


class StopEvent(SeatEvent):
    """No second tile was placed."""

    kind: Literal["stop"]


class EndEvent(RuledEvent):
    """The game is over."""

    kind: Literal["end"]


Event = (
    PlaceEvent
    | MarkerEvent
    | AreaGoldEvent
    | GroupGoldEvent
    | SecondGoldEvent
    | QuarterGoldEvent
    | NewWorkerEvent
    | MovedWorkerEvent
    | NoWorkerEvent
    | RefreshEvent
    | DiscardEvent
    | DrawEvent
    | QuarterEvent
    | ReturnEvent
    | RemoveEvent
    | TurnEvent
    | StopEvent
    | EndEvent
)
