"""Chat at a table, and notes that nobody else reads."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from durbar.games.data import Data
from durbar.server.http.wire.base import Asked
from durbar.server.store.chat import LONGEST_NOTE, LONGEST_REMARK, Room


class Say(Asked):
    """Something to say."""

    text: str = Field(min_length=1, max_length=LONGEST_REMARK)


class WriteNote(Asked):
    """Something to note for oneself."""

    text: str = Field(max_length=LONGEST_NOTE)


class ChatMessage(Data):
    """Something said at a table."""

    type: Literal["chat"]
    table: str
    id: int
    room: Room
    """Among players or among spectators; players do not hear spectators before the end."""
    seat: int | None
    """The seat of whoever said it; null for a spectator."""
    name: str
    own: bool
    """Whether one said it oneself."""
    text: str
    at: float
    """When, in seconds since 1970."""


class ChatLog(Data):
    """What was said at a table, oldest first."""

    chat: list[ChatMessage]
    muted: int
    """How many people of this table one has muted."""


class Note(Data):
    """One's private note at a table."""

    text: str
