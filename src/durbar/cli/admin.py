"""The commands ``admin …``: bans, closing tables, new passwords."""

from __future__ import annotations

import time
from typing import Annotated, Any

import typer
from rich.table import Table

from durbar.cli.command import Json, out, print_json
from durbar.cli.database import with_database
from durbar.cli.serve import Config, Database

commands = typer.Typer(no_args_is_help=True, help="Keeping order on a server; it notices within a few seconds.")
Who = Annotated[str, typer.Argument(metavar="NAME", help="The name of an account, or the id of a guest.")]
Limit = Annotated[int, typer.Option(min=1, max=10_000, help="How many to list.")]


@commands.command()
def ban(who: Who, database: Database = None, config: Config = None) -> None:
    """Close the server to somebody."""
    _set_ban(who, True, database, config)


@commands.command()
def unban(who: Who, database: Database = None, config: Config = None) -> None:
    """Open the server to somebody again."""
    _set_ban(who, False, database, config)


def _set_ban(who: str, banned: bool, database: str | None, config: Any) -> None:
    async def work(store: Any) -> str:
        from durbar.server.operations.admin import Admin

        return await Admin(store).ban(who, banned)

    name = with_database(config, database, work)
    out.print(f"{name} is banned." if banned else f"{name} is welcome again.")


@commands.command("close-table")
def close_table(
    table: Annotated[str, typer.Argument(metavar="TABLE", help="The id of the table, the last part of its link.")],
    database: Database = None,
    config: Config = None,
) -> None:
    """End a table without a result."""

    async def work(store: Any) -> None:
        from durbar.server.operations.admin import Admin

        await Admin(store).close_table(table)

    with_database(config, database, work)
    out.print("The table is closed.")


@commands.command("reset-password")
def reset_password(who: Who, database: Database = None, config: Config = None) -> None:
    """Give an account a new random password; all its sessions end."""

    async def work(store: Any) -> str:
        from durbar.server.operations.admin import Admin

        return await Admin(store).reset_password(who)

    out.print(f"New password: {with_database(config, database, work)}")


@commands.command("tables")
def list_tables(limit: Limit = 50, database: Database = None, config: Config = None, json: Json = False) -> None:
    """List the tables in use."""

    async def work(store: Any) -> list[dict[str, Any]]:
        from durbar.server.operations.admin import Admin

        return await Admin(store).list_tables(limit)

    _show(with_database(config, database, work), json)


@commands.command("people")
def list_people(limit: Limit = 50, database: Database = None, config: Config = None, json: Json = False) -> None:
    """List the people who were here last."""

    async def work(store: Any) -> list[dict[str, Any]]:
        from durbar.server.operations.admin import Admin

        return await Admin(store).list_people(limit)

    _show(with_database(config, database, work), json)


def _show(rows: list[dict[str, Any]], json: bool) -> None:
    if json:
        print_json(rows)
        return
    if not rows:
        out.print("None.")
        return
    table = Table(*rows[0])
    for row in rows:
        table.add_row(*(_cell(name, value) for name, value in row.items()))
    out.print(table)


def _cell(name: str, value: Any) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(value)) if name.endswith("_at") else str(value)
