"""The command ``durbar``: play, look at rules, simulate, replay, check and measure."""

from __future__ import annotations

import sys
from io import TextIOWrapper
from typing import Annotated

import typer

import durbar
from durbar.cli import (
    admin,
    catalogue,
    checks,
    database,
    hint,
    join,
    plain,
    play,
    records,
    serve,
    simulate,
)
from durbar.cli.arena import arena
from durbar.cli.bench.command import bench
from durbar.cli.command import Commands

app = typer.Typer(
    cls=Commands,
    no_args_is_help=True,
    add_completion=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    epilog="Exit codes: 0 fine, 1 a check failed, 2 bad input, 130 stopped with Ctrl-C.",
)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"durbar {durbar.__version__}")
        raise typer.Exit


@app.callback()
def durbar_command(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version and exit.")
    ] = False,
) -> None:
    """Durbar: Maharani, Maharaja and Taj Mahal, for players and for researchers.

    Start with: durbar play
    """


app.command("games")(catalogue.list_games)
app.command("rules")(catalogue.show_rules)
app.command("play")(play.play)
app.command("simulate")(simulate.simulate)
app.command("replay")(records.replay)
app.command("verify")(records.verify)
app.command("hint")(hint.hint)
app.command("check")(checks.check)
app.add_typer(checks.board, name="board")
app.add_typer(arena, name="arena")
app.command("bench")(bench)
app.command("serve", cls=serve.Explained)(serve.serve)
app.command("join")(join.join)
app.add_typer(database.commands, name="db")
app.add_typer(admin.commands, name="admin")


def main() -> None:
    """Run the command line. A terminal that lacks a sign shows another in its place, and no input is undecodable."""
    plain.register()
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, plain.HANDLER), (sys.stderr, plain.HANDLER)):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=errors)
    app(prog_name="durbar")
