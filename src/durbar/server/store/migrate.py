"""Bringing a database to the newest shape, at the start of the server or by ``durbar db upgrade``."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text

from durbar.server.store.database import Database

if TYPE_CHECKING:
    from alembic.config import Config

MIGRATIONS = files("durbar.server.store") / "migrations"
VERSIONS = MIGRATIONS / "versions"
ONE_AT_A_TIME = 0x6475_7262
"""The number of the PostgreSQL lock that keeps two starting processes from migrating at once."""


async def upgrade(database: Database) -> tuple[str | None, str | None]:
    """Run what is missing; the revision before and after."""
    async with database.write() as connection:
        if not database.is_sqlite:
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({ONE_AT_A_TIME})"))
        return await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> tuple[str | None, str | None]:
    before, known = _revision(connection), revisions()
    if before == known[-1]:
        return before, before
    if before is not None and before not in known:
        raise ValueError(f"the database is at revision {before}, which this Durbar does not know: install a newer one")
    _migrate(connection)
    return before, _revision(connection)


def _revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one_or_none()
    return found


def revisions() -> list[str]:
    """Every revision, the oldest first: ``m0001_first.py`` holds 0001."""
    return sorted(file.name[1:5] for file in VERSIONS.iterdir() if file.name.startswith("m"))


def _migrate(connection: Connection) -> None:
    """Carry the missing migrations out. Alembic takes long to load, and is seldom needed."""
    from alembic import command

    config = alembic_config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def alembic_config() -> Config:
    """Alembic's view of our migrations."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    return config
