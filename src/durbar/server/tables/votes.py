"""What players decide together: to abandon a game, or to let a bot play for somebody who is gone."""

from __future__ import annotations

from durbar.play.seats import STAND_IN
from durbar.server.http.problems import Problem, from_error
from durbar.server.store import tables as table_store
from durbar.server.store import votes as store
from durbar.server.store.people import Person
from durbar.server.store.tables import ABANDONED, PLAYING
from durbar.server.store.writes import announce
from durbar.server.tables.live_table import LiveTable
from durbar.server.tables.registry import Tables, own_seat
from durbar.server.time_source import TimeSource

ABANDON = "abandon"
TAKEOVER = "takeover-"


class Votes:
    """Votes, and what follows when everybody agrees. Clocks that run out lead to the same as a vote."""

    def __init__(self, tables: Tables, time: TimeSource) -> None:
        self._tables = tables
        self._database = tables.database
        self._time = time

    async def vote(self, table_id: str, about: str, person: Person, seat: int | None, agreed: bool) -> None:
        """Agree to something, or take one's agreement back."""
        async with self._tables.at(table_id) as live:
            seat = own_seat(live, person.id, seat)
            if live.row.status != PLAYING:
                raise Problem(409, "ended" if live.started_game is not None else "not-started")
            voters = self._voters(live, about)
            if seat not in voters:
                raise Problem(409, "no-vote")
            if agreed and about != ABANDON and live.row.seats[_target(about)].person in live.online() - {person.id}:
                raise Problem(409, "still-here")
            agreeing = {*live.votes.get(about, []), seat} if agreed else {*live.votes.get(about, [])} - {seat}
            settled = agreeing >= set(voters)
            async with self._database.write() as connection:
                await store.vote(connection, table_id, about, seat, agreed)
                changes = {"status": ABANDONED, "bot_since": None} if settled and about == ABANDON else {}
                if settled:
                    await store.clear_votes(connection, table_id, about)
                await table_store.touch(connection, table_id, now=self._time.now(), **changes)
                await announce(connection, self._tables.name, "table", table_id)
            live.behind = True
        if settled and about != ABANDON:
            await self._tables.finish(self.take_over(table_id, _target(about)))
        self._tables.news_of(table_id)

    async def take_over(self, table_id: str, seat: int, overdue_at: float | None = None) -> None:
        """A bot plays for a seat from now on; with ``overdue_at``, only if its time is up then."""
        async with self._tables.at(table_id) as live:
            if live.row.status != PLAYING or live.is_bot(seat):
                return
            due = live.row.seats[seat].due
            if overdue_at is not None and (due is None or due > overdue_at):
                return
            before = live.game.seq
            try:
                live.game.takeover(seat, STAND_IN)
            except ValueError as error:
                raise from_error(error) from error
            await self._tables.commit(live, before)

    def _voters(self, live: LiveTable, about: str) -> list[int]:
        """The seats whose agreement is needed: those that people play themselves."""
        people = [seat for seat in range(live.row.players) if not live.is_bot(seat)]
        if about == ABANDON:
            return people
        target = _target(about)
        if target not in people:
            raise Problem(409, "no-vote")
        return [seat for seat in people if seat != target]


def _target(about: str) -> int:
    """The seat that a bot is to take over."""
    return int(about.removeprefix(TAKEOVER))
