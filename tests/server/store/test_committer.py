"""Writing to the log of tables, in batches, to both kinds of database."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from durbar.play.entries import DO, Entry
from durbar.server.store import tables as store
from durbar.server.store.committer import Committer
from durbar.server.store.database import Database
from durbar.server.store.migrate import upgrade
from durbar.server.store.writes import IdUsed, Write
from tests.patience import until


@pytest.fixture(params=["sqlite", "postgresql"])
def address(world: None, request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/durbar.db"
    new_database: Callable[[], str] = request.getfixturevalue("postgres")
    return new_database()


def write(table: str, old_seq: int = 0, client_id: str | None = None, **changes: Any) -> Write:
    values: dict[str, Any] = {
        "added": [Entry(0, DO, "stop"), Entry(-1, DO, "draw blue-along")],
        "at": 5.0,
        "status": "playing",
        "turn": [1],
        "bot_since": None,
        "started_at": 4.0,
        "sender": "test",
    }
    return Write(table, old_seq, client_id=client_id, **{**values, **changes})


async def prepare(address: str, *tables: str) -> Database:
    database = Database(address)
    await upgrade(database)
    async with database.write() as connection:
        for table in tables:
            row = {
                "id": table,
                "game": "maharani",
                "rules_version": 1,
                "players": 2,
                "options": {},
                "position": None,
                "seed": "s",
                "status": "open",
                "public": False,
                "hints": True,
                "clock": {"kind": "none"},
                "host": None,
                "created_at": 1.0,
                "updated_at": 1.0,
                "turn": [],
            }
            await store.add_table(connection, row, [{"kind": "human", "name": name} for name in "ab"])
    return database


async def kept(database: Database, table: str) -> tuple[store.TableRow, list[Entry]]:
    async with database.read() as connection:
        row = await store.load_table(connection, table)
        assert row is not None
        return row, await store.load_entries(connection, table)


def test_everything_of_a_write_is_kept(address: str) -> None:
    async def run() -> None:
        database = await prepare(address, "one")
        committer = Committer(database)
        seats = [{"seat": 1, "bank": 9.5, "since": 5.0, "due": 14.5, "score": 3, "won": True}]
        result = {"scores": [1, 3], "winners": [1], "resigned": []}
        assert await committer.commit(write("one", client_id="a", seats=seats, status="over", result=result))
        row, log = await kept(database, "one")
        assert log == [Entry(0, DO, "stop"), Entry(-1, DO, "draw blue-along")]
        assert (row.seq, row.status, row.turn, row.result) == (2, "over", [1], result)
        assert (row.started_at, row.updated_at) == (4.0, 5.0)
        assert (row.seats[1].bank, row.seats[1].since, row.seats[1].due) == (9.5, 5.0, 14.5)
        assert row.seats[0].due is None
        assert not await committer.commit(write("one", 2)), "the game is over"
        await committer.close()
        await database.close()

    asyncio.run(run())


def test_of_two_writers_one_gets_through(address: str) -> None:
    async def run() -> None:
        database = await prepare(address, "one", "two")
        other = Database(address)
        writers = [Committer(database), Committer(other)]
        for seq in range(0, 20, 2):
            taken = await asyncio.gather(*(writer.commit(write("one", seq)) for writer in writers))
            assert sorted(taken) == [False, True]
        assert await writers[0].commit(write("two"))
        assert (await kept(database, "one"))[0].seq == 20
        for writer in writers:
            await writer.close()
        await database.close()
        await other.close()

    asyncio.run(run())


def test_in_a_batch_nobody_suffers_for_another(address: str) -> None:
    async def run() -> None:
        names = [f"t{number}" for number in range(12)]
        database = await prepare(address, *names)
        committer = Committer(database)
        assert await committer.commit(write("t3", client_id="again"))
        wanted = [write(name, 2 if name == "t3" else 0, client_id="again") for name in names]
        wanted[5] = write("t5", 7)
        outcomes = await asyncio.gather(*(committer.commit(one) for one in wanted), return_exceptions=True)
        assert isinstance(outcomes[3], IdUsed)
        assert outcomes[5] is False
        assert [outcome for n, outcome in enumerate(outcomes) if n not in (3, 5)] == [True] * 10
        assert len((await kept(database, "t3"))[1]) == 2
        assert (await kept(database, "t5"))[1] == []
        await committer.close()
        await database.close()

    asyncio.run(run())


def test_writing_goes_on_after_a_lost_connection(postgres: Callable[[], str]) -> None:
    async def run() -> None:
        database = await prepare(postgres(), "one")
        committer = Committer(database)
        assert await committer.commit(write("one"))
        driver = await committer._writer._driver()  # type: ignore[attr-defined]
        async with database.write() as connection:
            await connection.exec_driver_sql(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
        await until(driver.is_closed)
        assert await committer.commit(write("one", 2))
        assert (await kept(database, "one"))[0].seq == 4
        await committer.close()
        await database.close()

    asyncio.run(run())
