"""The live connections to a table: one watcher for each.

A watcher is woken when something is new and then fetches its own view. So a slow client holds nobody up, misses
nothing, and gets one message with everything new where a fast one gets several.
"""

from __future__ import annotations

from durbar.server.http.wire.live import ServerMessage
from durbar.server.tables.light_sync import LightEvent

LONGEST_OUTBOX = 200
NOBODY: frozenset[str] = frozenset()


class Watcher:
    """One live connection to a table."""

    __slots__ = (
        *("person", "session", "seat", "lang", "words", "muted", "entries", "outbox", "stale", "dismissed"),
        *("_news", "__weakref__"),
    )

    def __init__(self, person: str | None, seat: int | None, lang: str, words: bool = False, session: str = "") -> None:
        self.person = person
        self.session = session
        self.seat = seat
        self.lang = lang
        self.words = words
        self.muted: frozenset[str] = NOBODY
        self.entries = -1
        """How many entries of the log the client has been told of; -1: nothing, it gets the last news only."""
        self.outbox: list[ServerMessage] = []
        self.stale = True
        self.dismissed = False
        """The connection is to be closed: its client is too slow, or may not look any more."""
        self._news = LightEvent(is_set=True)

    def wake(self) -> None:
        """The table has changed."""
        self.stale = True
        self._news.set()

    def post(self, message: ServerMessage) -> None:
        """A message for this client alone, sent before the next view."""
        if len(self.outbox) >= LONGEST_OUTBOX:
            self.dismissed = True
        else:
            self.outbox.append(message)
        self._news.set()

    def dismiss(self) -> None:
        """Close the connection."""
        self.dismissed = True
        self._news.set()

    async def news(self) -> None:
        """Wait until there is something to send."""
        await self._news.wait()
        self._news.clear()
