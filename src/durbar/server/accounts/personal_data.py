"""What is kept of a person: shown to them, exported, and deleted."""

from __future__ import annotations

from durbar.server.http.wire.personal_data import Export, GameStatistics
from durbar.server.store import personal_data as store
from durbar.server.store import tables as table_store
from durbar.server.store.database import Database
from durbar.server.store.people import Person
from durbar.server.store.tables import PLAYING
from durbar.server.tables.registry import Tables
from durbar.server.tables.votes import Votes


class PersonalData:
    """Statistics, export and deletion."""

    def __init__(self, tables: Tables, votes: Votes) -> None:
        self._tables = tables
        self._votes = votes
        self._database: Database = tables.database

    async def statistics(self, person: Person) -> list[GameStatistics]:
        """Games played to the end, by game and number of players: how many, how many won, the mean and best score."""
        async with self._database.read() as connection:
            rows = await store.statistics(connection, person.id)
        return [
            {
                "game": row["game"],
                "players": row["players"],
                "played": row["played"],
                "won": int(row["won"] or 0),
                "mean_score": float(row["mean_score"] or 0),
                "best_score": row["best_score"],
            }
            for row in rows
        ]

    async def export(self, person: Person) -> Export:
        """Everything that is kept of a person: themselves, their seats and moves, remarks and notes."""
        async with self._database.read() as connection:
            return {
                "person": await store.profile(connection, person.id),
                "bots": await store.bots(connection, person.id),
                "sessions": await store.logins(connection, person.id),
                "tables": await store.seats_taken(connection, person.id),
                "moves": await store.moves(connection, person.id),
                "chat": await store.remarks(connection, person.id),
                "notes": await store.notes_taken(connection, person.id),
            }

    async def forget(self, person: Person) -> None:
        """Delete a person and their bots. Their games stay without their name; bots play on in their place."""
        async with self._database.read() as connection:
            everybody = [*await store.owned_bots(connection, person.id), person.id]
        for who in everybody:
            await self._leave_tables(who)
            self._tables.dismiss(person=who)
            async with self._database.write() as connection:
                tables = await store.erase(connection, who)
            for table_id in tables:
                await self._tables.reload(table_id)

    async def _leave_tables(self, person: str) -> None:
        async with self._database.read() as connection:
            seats = await table_store.seats_in_use(connection, person)
        for table_id, seat, status in seats:
            if status == PLAYING:
                await self._votes.take_over(table_id, seat)
            else:
                async with self._database.write() as connection:
                    await table_store.leave_seat(connection, table_id, seat)
                await self._tables.reload(table_id)
