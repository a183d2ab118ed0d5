"""What is kept of a person: statistics, notifications and the export of everything."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from durbar.games.data import Data
from durbar.server.http.wire.base import Asked, Text
from durbar.server.store.chat import Room
from durbar.server.store.people import PersonKind, SessionKind
from durbar.server.store.tables import Status


class ChooseNotifications(Asked):
    """Where to be told of one's turns; null for nowhere. What is left out stays as it is."""

    webhook: Text | None = None
    email: Text | None = None


class MailCode(Asked):
    """The code that was sent to a mail address."""

    code: Annotated[str, Field(pattern=r"^[0-9]{8}$")]


class Deletion(Asked):
    """The password, to delete an account; guests have none."""

    password: Text = ""


class Notifications(Data):
    """Where one is told of one's turns."""

    webhook: str | None
    email: str | None
    email_confirmed: bool
    """Whether the code that was sent to the address has come back; before that nothing else is sent."""


class GameStatistics(Data):
    """Games of one kind that were played to the end."""

    game: str
    players: int
    played: int
    won: int
    mean_score: float
    best_score: int | None


class Statistics(Data):
    """All games played to the end, by game and number of players."""

    statistics: list[GameStatistics]


class ExportedPerson(Data):
    """A person as they are kept, without secrets."""

    id: str
    kind: PersonKind
    name: str
    lang: str
    created_at: float
    seen_at: float
    webhook: str | None
    email: str | None
    email_confirmed: bool


class ExportedBot(Data):
    """A bot account of the person's own."""

    name: str
    created_at: float


class ExportedSession(Data):
    """A browser or program that is signed in."""

    kind: SessionKind
    created_at: float


class ExportedSeat(Data):
    """A seat that the person has taken at a table."""

    id: str
    """The table."""
    game: str
    status: Status
    created_at: float
    seat: int
    name: str
    score: int | None


class ExportedMove(Data):
    """An entry of a log that the person has made."""

    table_id: str
    seq: int
    verb: str
    value: str
    """As JSON."""
    at: float


class ExportedRemark(Data):
    """Something that the person has said."""

    table_id: str
    room: Room
    text: str
    at: float


class ExportedNote(Data):
    """A private note."""

    table_id: str
    text: str


class Export(Data):
    """Everything that is kept of a person."""

    person: ExportedPerson
    bots: list[ExportedBot]
    sessions: list[ExportedSession]
    tables: list[ExportedSeat]
    moves: list[ExportedMove]
    chat: list[ExportedRemark]
    notes: list[ExportedNote]
