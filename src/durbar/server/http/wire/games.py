"""The games that are played here, their bots and their rules; and trials."""

from __future__ import annotations

from typing import Any

from pydantic import Field

from durbar.games.data import Data
from durbar.play.types import Options, OptionValue, TableNews
from durbar.server.http.wire.advice import PreviewInWords
from durbar.server.http.wire.base import ActionNumber, Asked, SeatNumber, Word
from durbar.server.http.wire.tables import Prompt


class GameOption(Data):
    """An option of a game."""

    default: OptionValue
    values: list[OptionValue]
    """The values it may take."""
    rule: str
    """The id of the rule it belongs to."""
    text: str
    """The option in words."""


class GamePreset(Data):
    """Several options that go together."""

    options: Options
    """The options that differ from their defaults."""
    text: str
    """The preset in words."""


class GameOffer(Data):
    """A game that can be opened, with all that a client needs to know about it."""

    name: str
    title: str
    summary: str
    rule_prefix: str
    """The letters with which the ids of its rules begin: ``MN`` for ``MN-G1``."""
    has_secrets: bool
    """Whether one seat can know what another one does not."""
    measures: list[str]
    """What seats collect, by the names that it has in a view."""
    score: str
    """The measure that the scores count."""
    end_columns: list[str]
    """The fields in the seats of a view that are shown when the game is over."""
    art: str
    """The name of its picture."""
    default_players: int
    """With how many a table is offered at first."""
    default_bot: str
    """The bot that is offered at first."""
    players: list[int]
    """The numbers of players it is made for."""
    num_actions: int
    """All actions have numbers below this one."""
    rules_version: int
    options: dict[str, GameOption]
    presets: dict[str, GamePreset]


class BotOffer(Data):
    """A bot that can take a seat."""

    name: str
    """What a seat is given to let this bot play."""
    title: str
    text: str
    """The bot in one line."""
    level: int | None
    """Its level of play from 1 to 5; null for bots that are none."""


class GameList(Data):
    """All games and all bots."""

    games: list[GameOffer]
    bots: list[BotOffer]


class GameRules(Data):
    """The rules of a game."""

    game: str
    lang: str
    title: str
    markdown: str
    """All of them, with headings."""
    rules: dict[str, str]
    """Each rule by its id, such as ``MN-G1``."""


class Trial(Asked):
    """A position and what one seat does in it."""

    game: Word
    position: dict[str, Any]
    """A position as in a position file; what it does not say has a sensible default."""
    seat: SeatNumber
    actions: list[ActionNumber] = Field(default_factory=list, max_length=40)


class TrialState(TableNews):
    """What the seat sees after its actions."""

    prompt: Prompt
    previews: list[PreviewInWords]
