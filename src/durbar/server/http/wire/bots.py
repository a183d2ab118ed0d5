"""Bot accounts, and news of all one's games: lines of the stream and calls of a webhook."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field
from typing_extensions import TypeAliasType

from durbar.games.data import Data
from durbar.server.http.wire.base import Asked, Name


class BotName(Asked):
    """The name of a bot account."""

    name: Name


class BotNames(Data):
    """The names of one's own bot accounts."""

    bots: list[str]


class BotToken(Data):
    """A token for a bot account, shown this once."""

    name: str
    token: str


class BotAccount(BotToken):
    """A new bot account."""

    id: str


class TurnLine(Data):
    """A turn waits for one of one's seats."""

    type: Literal["turn"]
    table: str
    game: str
    seat: int


class OverLine(Data):
    """A game of one of one's seats is over."""

    type: Literal["over"]
    table: str
    game: str
    seat: int


StreamLine = TypeAliasType("StreamLine", Annotated[TurnLine | OverLine, Field(discriminator="type")])


class TurnNotice(TurnLine):
    """What the server posts to a webhook when a turn waits for somebody who is not here."""

    url: str
    """The address of the table."""
    text: str
    """The news in words."""
