"""The commands ``db …``: bring the database of the server up to date, back it up, restore it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Annotated, Any, TypeVar

import typer

from durbar.cli.command import out
from durbar.cli.serve import Config, Database, load

T = TypeVar("T")
commands = typer.Typer(no_args_is_help=True, help="The database of the server.")


def with_database(config: Path | None, address: str | None, work: Callable[[Any], Awaitable[T]]) -> T:
    """Do something with the database that the settings name."""
    settings = load(config, database=address)

    async def run() -> T:
        from durbar.server.store.database import Database as Store
        from durbar.server.store.database import DatabaseError

        store = Store(settings.database)
        try:
            return await work(store)
        except (OSError, DatabaseError) as error:
            raise ValueError(f"the database cannot be used: {str(error).splitlines()[0]}") from error
        finally:
            await store.close()

    return asyncio.run(run())


@commands.command()
def upgrade(database: Database = None, config: Config = None) -> None:
    """Bring the database to the newest shape (the server does so at its start)."""

    async def work(store: Any) -> tuple[str | None, str | None]:
        from durbar.server.store.migrate import upgrade as run

        return await run(store)

    before, after = with_database(config, database, work)
    out.print(f"The database is at revision {after}." if before == after else f"Upgraded from {before} to {after}.")


@commands.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The new file to write.")],
    database: Database = None,
    config: Config = None,
) -> None:
    """Write everything to a new file, also while the server runs."""

    async def work(store: Any) -> None:
        from durbar.server.store.backup import back_up

        await back_up(store, file)

    with_database(config, database, work)
    out.print(f"Written: {file}", soft_wrap=True)


@commands.command()
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file that db backup has written.")],
    database: Database = None,
    config: Config = None,
) -> None:
    """Fill a new, empty database from a backup; SQLite or PostgreSQL alike."""

    async def work(store: Any) -> None:
        from durbar.server.store.backup import restore as run

        await run(file, store)

    with_database(config, database, work)
    out.print(f"Restored from {file}.", soft_wrap=True)
