"""News for a person about all his games at once: what a bot account waits for."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from durbar.server.http.wire.bots import StreamLine
from durbar.server.store.tables import PLAYING, TableRow

LONGEST_QUEUE = 500


class Streams:
    """Who wants to hear of his turns, wherever they are."""

    def __init__(self) -> None:
        self._queues: dict[str, set[asyncio.Queue[StreamLine]]] = {}

    @property
    def anybody(self) -> bool:
        """Whether anybody listens."""
        return bool(self._queues)

    def people(self) -> set[str]:
        """Everybody who listens."""
        return set(self._queues)

    def open(self, person: str) -> asyncio.Queue[StreamLine]:
        """Begin to listen."""
        queue: asyncio.Queue[StreamLine] = asyncio.Queue(LONGEST_QUEUE)
        self._queues.setdefault(person, set()).add(queue)
        return queue

    def close(self, person: str, queue: asyncio.Queue[StreamLine]) -> None:
        """Stop listening."""
        queues = self._queues.get(person, set())
        queues.discard(queue)
        if not queues:
            self._queues.pop(person, None)

    def tell(self, row: TableRow) -> None:
        """A table has changed."""
        for person, message in news(row, {seat.person for seat in row.seats if seat.person in self._queues}):
            for queue in self._queues[person]:
                if not queue.full():
                    queue.put_nowait(message)


def news(row: TableRow, people: Iterable[str | None]) -> list[tuple[str, StreamLine]]:
    """What there is to say about a table to these people: that it is their turn, or that it is over."""
    told: list[tuple[str, StreamLine]] = []
    for person in people:
        if person is None:
            continue
        for seat in row.seats_of(person):
            if row.status == PLAYING and seat in row.turn:
                told.append((person, {"type": "turn", "table": row.id, "game": row.game, "seat": seat}))
            elif row.status == "over":
                told.append((person, {"type": "over", "table": row.id, "game": row.game, "seat": seat}))
    return told
