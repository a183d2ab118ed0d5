"""The commands ``check`` (scenario files) and ``board``: files that somebody wrote, and what is wrong with them."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from shlex import quote
from typing import Annotated, Any

import typer

from durbar.cli.command import CHECK_FAILED, Commands, Json, Language, game_name, out, print_json
from durbar.cli.draw import drawing_of
from durbar.games import find_spec, games
from durbar.games import game as find_game
from durbar.games.board_file import read_board
from durbar.games.errors import BoardError
from durbar.play import scenario as scenarios
from durbar.text import say


def check(
    paths: Annotated[list[str], typer.Argument(metavar="FILE...", help="Scenario files, in TOML.")],
    lang: Language = "en",
    as_json: Json = False,
) -> None:
    """Play scenario files and compare what comes out with what must.

    Exit code 0 if everything is as expected, 1 if something is not, 2 if a
    file cannot be used.

    Example:
      durbar check tests/scenarios/maharani/*.toml
    """
    loaded = [(file, scenario) for file in paths for scenario in scenarios.load(file)]
    rows: list[dict[str, Any]] = []
    for file, scenario in loaded:
        differences = scenarios.run(scenario)
        rows.append(
            {
                "file": file,
                "title": scenario.title,
                "rules": list(scenario.rules),
                "passed": not differences,
                "differences": [
                    {"item": each.item, "expected": each.expected, "found": each.found} for each in differences
                ],
            }
        )
        if not as_json:
            mark, style = ("✗", "bold red") if differences else ("✓", "green")
            out.print(f"{mark} {file}: {scenario.title} ({', '.join(scenario.rules)})", style=style, soft_wrap=True)
            for difference in differences:
                out.print("    " + str(difference).replace("\n", "\n    "), soft_wrap=True)
    failed = sum(not row["passed"] for row in rows)
    if as_json:
        print_json({"passed": len(rows) - failed, "failed": failed, "scenarios": rows})
    else:
        total = say("check-total", {"passed": len(rows) - failed, "failed": failed}, lang)
        out.print(total, style="bold red" if failed else "bold")
    if failed:
        raise typer.Exit(CHECK_FAILED)


board = typer.Typer(cls=Commands, help="Check a board file or show a board.", no_args_is_help=True)


def _optional_game(name: str | None) -> str | None:
    return None if name is None else game_name(name)


WhichGame = Annotated[
    str | None,
    typer.Option("--game", metavar="GAME", callback=_optional_game, help="The game; found by trying if not given."),
]


@board.command("check")
def check_board(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A board file, in TOML.")],
    game: WhichGame = None,
    as_json: Json = False,
) -> None:
    """Check that a board file can be played on; lists everything that is wrong with it.

    Exit code 0 if it can, 1 if it cannot, 2 if the file cannot be read.

    Example:
      durbar board check my-board.toml
    """
    name, error = _try(file, game)
    faults = [] if error is None else error.faults
    if as_json:
        print_json({"game": name, "valid": not faults, "faults": [fault._asdict() for fault in faults]})
    elif error is None:
        command = f"durbar play {name} --board {quote(file)}"
        out.print(f"{file}: a good board for {name}. Play on it: {command}", soft_wrap=True)
    else:
        out.print(f"{file} is not a board for {name}:", style="bold red", soft_wrap=True)
        for fault in faults:
            out.print(f"  {fault}", soft_wrap=True)
    if faults:
        raise typer.Exit(CHECK_FAILED)


def _try(file: str, wanted: str | None) -> tuple[str, BoardError | None]:
    """The game that a file is a board of, or the one it comes closest to with what is wrong."""
    data = read_board(file)
    best: tuple[str, BoardError] | None = None
    for name in games() if wanted is None else [wanted]:
        try:
            find_game(name, data)
        except BoardError as error:
            if best is None or len(error.faults) < len(best[1].faults):
                best = name, error
        else:
            return name, None
    assert best is not None  # noqa: S101
    return best


@board.command("show")
def show_board(
    file: Annotated[
        str | None, typer.Argument(metavar="FILE", help="A board file; if none, the standard board.")
    ] = None,
    game: WhichGame = None,
    lang: Language = "en",
    as_toml: Annotated[bool, typer.Option("--toml", help="Write the board file itself, as a start.")] = False,
) -> None:
    """Draw a board before anything is placed on it.

    Examples:
      durbar board show --game maharani
      durbar board show --game maharani --toml > my-board.toml
      durbar board show my-board.toml
    """
    if file is None:
        name = game or games()[0]
    else:
        name, error = _try(file, game)
        if error is not None:
            raise error
    if as_toml:
        source = files(find_spec(name).package).joinpath("board.toml") if file is None else Path(file)
        out.file.write(source.read_text("utf-8"))
        return
    shown = find_game(name, file)
    out.print(shown.board.source.get("name", name), style="bold")
    out.print(drawing_of(name).draw(shown.new().view(None), lang, []))
