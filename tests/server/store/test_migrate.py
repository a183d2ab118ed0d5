"""Which revision a database is at, without asking Alembic."""

from __future__ import annotations

import asyncio
from pathlib import Path

from alembic.script import ScriptDirectory

from durbar.server.store.database import Database
from durbar.server.store.migrate import alembic_config, revisions, upgrade


def test_the_files_are_the_revisions_in_their_order() -> None:
    scripts = ScriptDirectory.from_config(alembic_config()).walk_revisions()
    assert revisions() == [script.revision for script in scripts][::-1]


def test_a_database_that_is_new_enough_is_left_alone(tmp_path: Path) -> None:
    async def start() -> tuple[str | None, str | None]:
        database = Database(f"sqlite:///{tmp_path}/durbar.db")
        try:
            return await upgrade(database)
        finally:
            await database.close()

    newest = revisions()[-1]
    assert asyncio.run(start()) == (None, newest)
    assert asyncio.run(start()) == (newest, newest)
