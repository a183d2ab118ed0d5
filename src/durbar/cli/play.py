"""The command ``play``: set up a table for the terminal, or take one up again."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from shlex import quote
from typing import Annotated

import typer

from durbar.cli.command import (
    INTERRUPTED,
    BoardFile,
    Language,
    Options,
    Players,
    Preset,
    Seed,
    check_bots,
    game_name,
    out,
    settle,
    split_names,
    warn_if_slow,
)
from durbar.cli.session import Quit, Session, seed_file
from durbar.games import game as find_game
from durbar.games import games
from durbar.games.definition import Game
from durbar.play.record import Record
from durbar.play.seats import HUMAN
from durbar.play.table import Table
from durbar.text import say

USUAL_PLAYERS = 3
USUAL_BOT = "greedy"


def _game(name: str | None) -> str | None:
    return None if name is None else game_name(name)


def play(
    name: Annotated[
        str | None, typer.Argument(metavar="GAME", callback=_game, help="The game; Maharani if none is given.")
    ] = None,
    players: Players = None,
    seats: Annotated[
        str | None, typer.Option(metavar="NAMES", help="Who sits where, with commas: human or the name of a bot.")
    ] = None,
    bots: Annotated[
        str | None, typer.Option(metavar="NAMES", help="Your opponents, with commas; you have the first seat.")
    ] = None,
    seed: Seed = None,
    board: BoardFile = None,
    option: Options = None,
    preset: Preset = None,
    lang: Language = "en",
    record: Annotated[str | None, typer.Option(metavar="FILE", help="Keep a record of the game in this file.")] = None,
    resume: Annotated[str | None, typer.Option(metavar="FILE", help="Go on with the game of this record.")] = None,
) -> None:
    """Play in the terminal: by default Maharani against two greedy bots.

    Choose by number or type a move in notation; help lists everything else.
    A recorded game can be stopped at any time (quit or Ctrl-C) and taken up
    again with --resume.

    Examples:
      durbar play
      durbar play maharani --bots random,greedy --seed 7
      durbar play maharani --seats human,human,greedy --lang fr --record game.json
      durbar play --resume game.json
    """
    keep = _fresh(record)
    if resume is not None:
        _refuse_beside_resume(
            {
                "the game": name,
                "--players": players,
                "--seats": seats,
                "--bots": bots,
                "--board": board,
                "--option": option,
                "--preset": preset,
            }
        )
        table = _resume(Path(resume), seed)
        keep = keep or Path(resume)
    else:
        game = find_game(name or games()[0], board)
        kinds = _kinds(game, players, seats, bots)
        table = Table(game, kinds, seed, settle(game, len(kinds), preset, option))
    warn_if_slow()
    _play(Session(table, lang, out, keep))


def _play(session: Session) -> None:
    """Play until the end, or until the player or the input stops."""
    try:
        session.run()
    except (Quit, EOFError):
        _stop(session)
    except KeyboardInterrupt as interruption:
        _stop(session)
        raise typer.Exit(INTERRUPTED) from interruption


def _stop(session: Session) -> None:
    session.save()
    out.print()
    if session.keep is None:
        out.print(say("terminal-not-kept", {}, session.lang))
    else:
        command = f"durbar play --resume {quote(str(session.keep))}" + (
            f" --lang {session.lang}" if session.lang != "en" else ""
        )
        out.print(say("terminal-kept", {"file": str(session.keep), "command": command}, session.lang), soft_wrap=True)


def _fresh(record: str | None) -> Path | None:
    if record is None:
        return None
    path = Path(record)
    if not path.name or path.is_dir():
        raise ValueError(f"--record needs the name of a file, not {record!r}")
    if path.exists():
        raise ValueError(f"{record} exists already: go on with it by --resume {quote(record)}, or name another file")
    if seed_file(path).exists():
        raise ValueError(f"{seed_file(path)} belongs to a game that was not finished: remove it, or name another file")
    if not path.parent.is_dir():
        raise ValueError(f"there is no folder {path.parent} to keep the record in: create it, or name another file")
    return path


def _refuse_beside_resume(given: Mapping[str, object]) -> None:
    beside = [what for what, value in given.items() if value]
    if beside:
        raise ValueError(f"a resumed game has its own table: leave out {', '.join(beside)}")


def _resume(path: Path, seed: str | None) -> Table:
    record = Record.load(path)
    if record.result is not None:
        raise ValueError(f"the game in {path} is over; look at it with durbar replay {quote(str(path))}")
    secret = seed_file(path)
    if seed is None:
        if not secret.is_file():
            raise ValueError(f"{secret} is missing: the game goes on only with its seed; give it with --seed")
        seed = secret.read_text("utf-8").strip()
    return Table.resume(record, seed)


def _kinds(game: Game, players: int | None, seats: str | None, bots: str | None) -> list[str]:
    """Who sits where."""
    if players is not None:
        game.check_players(players)
    if seats is not None and bots is not None:
        raise ValueError("give either --seats (everybody) or --bots (your opponents)")
    if seats is not None:
        kinds = split_names(seats)
    else:
        opponents = split_names(bots) if bots is not None else [USUAL_BOT]
        if len(opponents) == 1:
            count = players if players is not None else USUAL_PLAYERS if bots is None else 2
            opponents = opponents * (count - 1)
        kinds = [HUMAN, *opponents]
    if players is not None and players != len(kinds):
        raise ValueError(f"--players {players} does not go with {len(kinds)} seats ({', '.join(kinds)})")
    game.check_players(len(kinds))
    check_bots([kind for kind in kinds if kind != HUMAN])
    return kinds
