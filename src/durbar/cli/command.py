"""What all commands share: where they write, how they end, and what their options mean."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from typer.core import TyperGroup

from durbar._mode import is_compiled
from durbar.bots import BOTS
from durbar.games import find_spec
from durbar.games.definition import Game
from durbar.text import check_language, languages

CHECK_FAILED = 1
BAD_INPUT = 2
INTERRUPTED = 130

out = Console(highlight=False, markup=False, emoji=False)
err = Console(stderr=True, highlight=False, markup=False, emoji=False)


class Commands(TyperGroup):
    """Turns bad input into a message and an exit code, and an interruption into a quiet end."""

    def invoke(self, ctx: Any) -> Any:
        """Run the command that was asked for."""
        try:
            return super().invoke(ctx)
        except BrokenPipeError:
            raise
        except ValueError as error:
            complain(str(error))
            raise typer.Exit(BAD_INPUT) from error
        except OSError as error:
            complain(f"{error.filename}: {error.strerror}; name another file" if error.filename else str(error))
            raise typer.Exit(BAD_INPUT) from error
        except KeyboardInterrupt as interruption:
            err.print("Stopped.")
            raise typer.Exit(INTERRUPTED) from interruption


def complain(message: str) -> None:
    """Say on the error stream what is wrong."""
    err.print(f"durbar: {message}", style="red", soft_wrap=True)


def print_json(data: Any) -> None:
    """Write data for a program."""
    out.file.write(json.dumps(data, ensure_ascii=False, indent=2) + "\n")


def warn_if_slow() -> None:
    """Say once that the engines are not compiled, unless that was asked for."""
    if not is_compiled() and os.environ.get("DURBAR_PURE") != "1":
        err.print(
            "durbar: the engines are not compiled, so everything works but bots and simulations are slow. For the fast "
            "ones install a C compiler and Python's headers (Debian: apt-get install gcc python3-dev) and then Durbar "
            "again (in its source folder: make clean build).",
            style="yellow",
            soft_wrap=True,
        )


@contextmanager
def progress(what: str, total: int) -> Iterator[Callable[[], None]]:
    """A bar on the error stream if that is a terminal; call what is yielded after each of the steps."""
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=err,
        transient=True,
        disable=not err.is_terminal,
    )
    with bar:
        task = bar.add_task(what, total=total)
        yield lambda: bar.advance(task)


# Options that several commands have.

Language = Annotated[
    str, typer.Option("--lang", metavar="LANG", callback=check_language, help=f"One of {', '.join(languages())}.")
]
Json = Annotated[bool, typer.Option("--json", help="Write JSON for a program to read.")]
Players = Annotated[int | None, typer.Option(metavar="N", help="How many play; if not given, as many as the bots say.")]
Seed = Annotated[str | None, typer.Option(metavar="TEXT", help="Number or text that decides the draws.")]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="A table option; can be given repeatedly.")
]
Preset = Annotated[str | None, typer.Option(metavar="NAME", help="A set of options that the game has a name for.")]
BoardFile = Annotated[str | None, typer.Option("--board", metavar="FILE", help="Play on the board of this file.")]


def game_name(name: str) -> str:
    """The name of a game as it was typed, if there is one."""
    try:
        return find_spec(name).name
    except ValueError as error:
        raise typer.BadParameter(str(error)) from error


GameName = Annotated[str, typer.Argument(metavar="GAME", callback=game_name, help="The game: durbar games lists them.")]


def split_names(text: str) -> list[str]:
    """The names in a list with commas."""
    return [name.strip() for name in text.split(",") if name.strip()]


def check_bots(names: Sequence[str]) -> None:
    """Refuse bots that do not exist."""
    for name in names:
        if name not in BOTS:
            raise ValueError(f"there is no bot {name!r}; the bots are {', '.join(BOTS)}")


def settle(game: Game, players: int, preset: str | None, options: Sequence[str] | None) -> dict[str, Any]:
    """The options of a table from a preset and ``name=value`` pairs."""
    chosen: dict[str, Any] = {}
    if preset is not None:
        if preset not in game.presets:
            raise ValueError(f"{game.name} has no preset {preset!r}; its presets: {', '.join(game.presets)}")
        chosen.update(game.presets[preset])
    for pair in options or ():
        name, sign, value = pair.partition("=")
        if not sign:
            raise ValueError(f"--option {pair}: write it as NAME=VALUE")
        chosen[name.strip()] = _value(game, name.strip(), value.strip())
    return game.settle_options(players, chosen)


def _value(game: Game, name: str, text: str) -> Any:
    """The value that a text stands for, among those the option takes; the text itself when it is none of them."""
    option: Any = game.options.get(name)
    named: Mapping[str, Any] = {str(value).lower(): value for value in option.values} if option else {}
    return named.get(text.lower(), text)
