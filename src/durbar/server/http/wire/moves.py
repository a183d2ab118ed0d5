"""What a player decides: moves, undo, resigning and returning."""

from __future__ import annotations

from pydantic import Field

from durbar.games.data import Data
from durbar.server.http.wire.base import ActionNumber, Asked, ClientId, SeatNumber

Seq = ActionNumber


class Move(Asked):
    """A decision: one of the actions offered, for the ``seq`` of the state that offered it."""

    seq: Seq
    id: ClientId
    """Any text of the client's own, new for each decision. Sending the same again is harmless."""
    action: ActionNumber
    seat: SeatNumber | None = None
    """Which of one's seats, if one has several."""


class Undo(Asked):
    """Take back one's last actions."""

    seq: Seq
    id: ClientId
    count: int = Field(1, ge=1, le=1000)
    seat: SeatNumber | None = None


class Resign(Asked):
    """Give the game up."""

    seq: Seq
    id: ClientId
    seat: SeatNumber | None = None


class Return(Asked):
    """Play again for oneself after a bot took over."""

    id: ClientId
    seat: SeatNumber | None = None


class Acknowledged(Data):
    """The decision is stored."""

    table: str
    id: str
    """The id that the client gave it."""
    seq: int
    """How many entries of the log the seat knows of now."""
