"""The messages of the live connection, in both directions."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field
from typing_extensions import TypeAliasType

from durbar.games.data import Data
from durbar.server.http.wire.base import Asked, SeatNumber
from durbar.server.http.wire.chat import ChatMessage, Say
from durbar.server.http.wire.moves import Acknowledged, Move, Resign, Return, Undo
from durbar.server.http.wire.problems import ProblemDocument
from durbar.server.http.wire.tables import TableState


class LiveMove(Move):
    """A decision: one of the actions offered, for the ``seq`` of the state that offered it."""

    type: Literal["move"]


class LiveUndo(Undo):
    """Take back one's last actions."""

    type: Literal["undo"]


class LiveResign(Resign):
    """Give the game up."""

    type: Literal["resign"]


class LiveReturn(Return):
    """Play again for oneself after a bot took over."""

    type: Literal["return"]


class LiveSay(Say):
    """Something to say."""

    type: Literal["say"]


class Look(Asked):
    """Look through the eyes of another of one's own seats, or ask for everything after a ``seq`` again."""

    type: Literal["look"]
    seat: SeatNumber | None = None
    since: int | None = Field(None, ge=0, le=1_000_000)


class Ping(Asked):
    """Ask for a pong."""

    type: Literal["ping"]


ClientMessage = TypeAliasType(
    "ClientMessage",
    Annotated[LiveMove | LiveUndo | LiveResign | LiveReturn | LiveSay | Look | Ping, Field(discriminator="type")],
)
"""Everything that a client may send."""


class Ack(Acknowledged):
    """A decision is stored; the new state may come before this."""

    type: Literal["ack"]


class Refused(Data):
    """Something is not possible. After a ``stale`` one comes the fresh state."""

    type: Literal["refused"]
    id: str | None
    """The id that the client gave to what is refused, if it could be read."""
    problem: ProblemDocument


class Pong(Data):
    """The answer to a ping."""

    type: Literal["pong"]


ServerMessage = TypeAliasType(
    "ServerMessage", Annotated[TableState | Ack | Refused | ChatMessage | Pong, Field(discriminator="type")]
)
"""Everything that the server may send."""
