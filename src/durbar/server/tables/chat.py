"""Chat at a table: players among themselves, spectators among themselves, and private notes.

While a game is played the players do not hear the spectators, who may know more than they do.
"""

from __future__ import annotations

from durbar.server.http.limits import Limit
from durbar.server.http.problems import Problem
from durbar.server.store import chat as store
from durbar.server.store.chat import LONGEST_NOTE, LONGEST_REMARK, PLAYERS, WATCHERS, Remark, Room
from durbar.server.store.people import Person
from durbar.server.store.tables import ENDED
from durbar.server.store.writes import announce
from durbar.server.tables.live_table import LiveTable
from durbar.server.tables.messages import chat_message
from durbar.server.tables.registry import Tables
from durbar.server.tables.watchers import NOBODY, Watcher
from durbar.server.time_source import TimeSource


class Chat:
    """Chat and notes of all tables."""

    def __init__(self, tables: Tables, time: TimeSource) -> None:
        self._tables = tables
        self._database = tables.database
        self._time = time
        self._limit = Limit(1.0, 10.0, time)

    async def say(self, table_id: str, person: Person, text: str) -> Remark:
        """Say something in the person's own room."""
        text = text.strip()
        if not text or len(text) > LONGEST_REMARK or not text.replace("\n", " ").isprintable():
            raise Problem(422, "bad-remark", {"longest": LONGEST_REMARK})
        self._limit.check(person.id)
        async with self._tables.at(table_id) as live:
            own = live.row.seats_of(person.id)
            async with self._database.write() as connection:
                remark = await store.add_remark(
                    connection,
                    table_id=table_id,
                    room=PLAYERS if own else WATCHERS,
                    person=person.id,
                    seat=own[0] if own else None,
                    name=person.name,
                    text=text,
                    at=self._time.now(),
                )
                await announce(connection, self._tables.name, f"chat:{remark.id}", table_id)
            self._pass_on(live, remark)
        return remark

    async def heard(self, table_id: str, number: int) -> None:
        """Something was said in another process."""
        async with self._database.read() as connection:
            remark = await store.remark(connection, number)
        if remark is not None and self._tables.watchers_of(table_id):
            async with self._tables.at(table_id) as live:
                self._pass_on(live, remark)

    def _pass_on(self, live: LiveTable, remark: Remark) -> None:
        for watcher in live.watchers:
            if remark.room in rooms_of(live, watcher.person) and remark.person not in watcher.muted:
                watcher.post(chat_message(remark, watcher.person))

    async def listen(self, table_id: str, person: Person | None, after: int, limit: int) -> tuple[list[Remark], int]:
        """What was said, as far as a person may and wants to hear it; and how many people they have muted here."""
        who = None if person is None else person.id
        async with self._tables.at(table_id) as live:
            rooms = rooms_of(live, who)
        async with self._database.read() as connection:
            muted = set() if who is None else await store.muted_by(connection, who)
            said = await store.remarks(connection, table_id, rooms, after, limit)
        silenced = muted & {remark.person for remark in said}
        return [remark for remark in said if remark.person not in silenced], len(silenced)

    async def mute(self, table_id: str, number: int, person: Person) -> None:
        """Do not hear any more whoever said something."""
        async with self._tables.at(table_id) as live:
            rooms = rooms_of(live, person.id)
        async with self._database.write() as connection:
            remark = await store.remark(connection, number)
            if remark is None or remark.table_id != table_id or remark.room not in rooms:
                raise Problem(404, "remark")
            if remark.person is not None and remark.person != person.id:
                await store.mute(connection, person.id, remark.person)
                for watcher in self._tables.watchers():
                    if watcher.person == person.id:
                        watcher.muted |= {remark.person}

    async def unmute_all(self, person: Person) -> None:
        """Hear everybody again."""
        async with self._database.write() as connection:
            await store.unmute_all(connection, person.id)
        for watcher in self._tables.watchers():
            if watcher.person == person.id:
                watcher.muted = NOBODY

    async def prepare(self, watcher: Watcher) -> None:
        """Let a new watcher know whom it does not want to hear."""
        if watcher.person is not None:
            async with self._database.read() as connection:
                watcher.muted = frozenset(await store.muted_by(connection, watcher.person)) or NOBODY

    async def note(self, table_id: str, person: Person) -> str:
        """A person's own note."""
        async with self._tables.at(table_id), self._database.read() as connection:
            return await store.note(connection, table_id, person.id)

    async def set_note(self, table_id: str, person: Person, text: str) -> None:
        """Change a person's own note."""
        if len(text) > LONGEST_NOTE or "\0" in text:
            raise Problem(422, "bad-remark", {"longest": LONGEST_NOTE})
        async with self._tables.at(table_id), self._database.write() as connection:
            await store.set_note(connection, table_id, person.id, text)


def rooms_of(live: LiveTable, person: str | None) -> list[Room]:
    """The rooms that somebody hears."""
    if live.row.seats_of(person) and live.row.status not in ENDED:
        return [PLAYERS]
    return [PLAYERS, WATCHERS]
