"""Bringing a database to the newest shape, at the start of the server or by ``durbar db upgrade``."""

from __future__ import annotations

from importlib.resources import files

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from durbar.server.store.database import Database

ONE_AT_A_TIME = 0x6475_7262
"""The number of the PostgreSQL lock that keeps two starting processes from migrating at once."""


def alembic_config() -> Config:
    """Alembic's view of our migrations."""
    config = Config()
    config.set_main_option("script_location", str(files("durbar.server.store") / "migrations"))
    return config


async def upgrade(database: Database) -> tuple[str | None, str | None]:
    """Run what is missing; the revision before and after."""
    async with database.write() as connection:
        if not database.is_sqlite:
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({ONE_AT_A_TIME})"))
        return await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> tuple[str | None, str | None]:
    before = MigrationContext.configure(connection).get_current_revision()
    config = alembic_config()
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if before is not None and before not in known:
        raise ValueError(f"the database is at revision {before}, which this Durbar does not know: install a newer one")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
    return before, MigrationContext.configure(connection).get_current_revision()
