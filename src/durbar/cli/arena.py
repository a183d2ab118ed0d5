"""The command ``arena match``: bots against each other, arranged so that luck and seats even out."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from durbar.arena.entrants import with_budget
from durbar.arena.match import blocks_for, play
from durbar.arena.ratings import check_library
from durbar.arena.report import report
from durbar.arena.results import Results
from durbar.arena.settings import LIMIT, Settings
from durbar.arena.statistics import SequentialTest
from durbar.cli.command import (
    Commands,
    Json,
    Options,
    Preset,
    err,
    game_name,
    out,
    print_json,
    progress,
    settle,
    warn_if_slow,
)
from durbar.games import game as find_game

MAX_WORKERS = 256

arena = typer.Typer(cls=Commands, help="Let bots play matches and measure who is stronger.", no_args_is_help=True)


@arena.callback()
def _arena() -> None:
    """Let bots play matches and measure who is stronger."""


@arena.command()
def match(
    bots: Annotated[
        list[str],
        typer.Argument(
            metavar="BOT...",
            help="Two or more: greedy, master:time=1, module:function or line:COMMAND (see docs/bots.md).",
        ),
    ],
    game: Annotated[str, typer.Option(metavar="GAME", callback=game_name, help="The game: durbar games lists them.")],
    players: Annotated[
        int | None, typer.Option(metavar="N", help="How many play; if not given, as many as there are bots.")
    ] = None,
    games: Annotated[
        int, typer.Option(min=1, max=1_000_000, metavar="N", help="How many games; rounded up to whole blocks.")
    ] = 200,
    seed: Annotated[str, typer.Option(metavar="TEXT", help="Number or text that decides the draws.")] = "0",
    time: Annotated[
        float | None, typer.Option(metavar="SECONDS", help="The same time a decision for all bots that take one.")
    ] = None,
    iterations: Annotated[
        int | None, typer.Option(metavar="N", help="The same iterations a decision for all bots that take them.")
    ] = None,
    limit: Annotated[
        float, typer.Option(metavar="SECONDS", help="The time that a process from outside has for a decision.")
    ] = LIMIT,
    sprt: Annotated[
        str | None,
        typer.Option(metavar="LOW,HIGH", help="Stop when it is clear that the first of two bots scores LOW or HIGH."),
    ] = None,
    alpha: Annotated[
        float | None,
        typer.Option(metavar="P", show_default="0.05", help="With --sprt: risk of accepting HIGH wrongly."),
    ] = None,
    beta: Annotated[
        float | None, typer.Option(metavar="P", show_default="0.05", help="With --sprt: risk of accepting LOW wrongly.")
    ] = None,
    results: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep the results here, and go on if some are there.")
    ] = None,
    records: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Keep the record of every game in this directory.")
    ] = None,
    workers: Annotated[int, typer.Option(min=1, max=MAX_WORKERS, metavar="N", help="How many processes play.")] = 1,
    option: Options = None,
    preset: Preset = None,
    as_json: Json = False,
) -> None:
    """Play a match and say who is stronger, and how sure that is.

    All games of a block have the same draws, and everybody sits at every
    seat. With as many bots as players all sit at one table; otherwise every
    pair meets, with three and more players in both mixes: one A among Bs and
    one B among As. A bot that fails loses its game; the match goes on.

    Examples:
      durbar arena match greedy random --game maharani --games 100
      durbar arena match greedy random --game maharani --players 4
      durbar arena match greedy random --game maharani --sprt 0.5,0.6
      durbar arena match a b --game maharani --results ab.jsonl --workers 4
    """
    played = find_game(game)
    count = len(bots) if players is None else players
    played.check_players(count)
    test = _test(sprt, alpha, beta)
    settings = Settings(game, count, _equal(bots, time, iterations), seed, settle(played, count, preset, option), limit)
    blocks = blocks_for(games, len(settings.block(0)))
    check_library()
    warn_if_slow()
    with Results(settings, results) as kept:
        total = blocks * len(settings.block(0))
        try:
            with progress(" – ".join(settings.entrants), total) as tick:
                for _ in kept.outcomes:
                    tick()
                play(kept, blocks, workers, records, test, tick)
        except KeyboardInterrupt:
            if kept.blocks():
                _show(report(kept, test), as_json)
            else:
                _say_too_early(kept)
            if results is not None:
                err.print(f"{len(kept.outcomes)} games are kept in {results}; the same command goes on from there.")
            raise
        _show(report(kept, test), as_json)


def _test(sprt: str | None, alpha: float | None, beta: float | None) -> SequentialTest | None:
    """The sequential test that was asked for."""
    risks = {name: value for name, value in (("alpha", alpha), ("beta", beta)) if value is not None}
    if sprt is not None:
        return SequentialTest(*_bounds(sprt), **risks)
    if risks:
        raise ValueError(f"--{' and --'.join(risks)}: only a sequential test takes it; give --sprt LOW,HIGH too")
    return None


def _bounds(text: str) -> tuple[float, float]:
    try:
        low, high = (float(part) for part in text.split(","))
    except ValueError:
        raise ValueError(f"--sprt {text}: write it as LOW,HIGH, as in 0.5,0.55") from None
    return low, high


def _equal(bots: Sequence[str], time: float | None, iterations: int | None) -> tuple[str, ...]:
    """The bots with the budgets that they all get."""
    for key, value in (("time", time), ("iterations", iterations)):
        if value is not None:
            if not value > 0:
                raise ValueError(f"--{key} must be more than 0, not {value}")
            equal = [with_budget(bot, key, value) for bot in bots]
            if equal == list(bots):
                raise ValueError(f"--{key}: none of these bots takes it")
            bots = equal
    return tuple(bots)


def _say_too_early(kept: Results) -> None:
    """That there is nothing to compare yet: a report speaks of whole blocks from the first on."""
    err.print(
        f"Games played: {len(kept.outcomes)}. The first block of {len(kept.settings.block(0))} games is not complete "
        "yet, so there is nothing to compare.",
        soft_wrap=True,
    )


def _show(found: dict[str, Any], as_json: bool) -> None:
    if as_json:
        print_json(found)
        return
    settings = found["settings"]
    out.print(
        f"{found['games']} games ({found['blocks']} blocks of {found['games'] // found['blocks']}) of "
        f"{settings['game']} for {settings['players']}, seed {settings['seed']}"
    )
    out.print()
    out.print(_standings(found["entrants"]))
    out.print()
    out.print(_cross_table(found))
    if "mixes" in found:
        out.print()
        out.print(_mixes(found["mixes"]))
    out.print()
    _print_failures(found["entrants"])
    _print_test(found.get("sequential_test"))
    if found["games_not_counted"]:
        out.print(f"{found['games_not_counted']} games of other blocks are not counted.")
    out.print(f"Ahead of: {found['cross_table']['meaning']}", soft_wrap=True)
    out.print(f"Rating: {found['ratings']}", soft_wrap=True)
    out.print(found["method"], soft_wrap=True)


def _table(*columns: str) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for number, column in enumerate(columns):
        table.add_column(column, justify="right" if number else "left", no_wrap=number > 0)
    return table


def _standings(entrants: Sequence[dict[str, Any]]) -> Table:
    table = _table("bot", "share of victory", "fair", "× fair", "score", "s/decision")
    for number, one in enumerate(entrants, 1):
        share = one["share"]
        table.add_row(
            f"{number} {one['name']}",
            _percent(share),
            f"{share['fair']:.1%}",
            f"{share['times_fair']:.2f}",
            f"{one['score']:.1f}",
            f"{one['seconds_per_decision']:.3f}",
        )
    return table


def _cross_table(found: dict[str, Any]) -> Table:
    """Who finished ahead of whom and the ratings, side by side."""
    entrants = found["entrants"]
    table = _table("bot", "rating", *(f"ahead of {number}" for number in range(1, len(entrants) + 1)))
    for number, (one, row) in enumerate(zip(entrants, found["cross_table"]["rows"], strict=True), 1):
        cells = [_percent(cell) if cell else "–" for cell in row]
        table.add_row(str(number), f"{one['mu']:.1f} ± {one['sigma']:.1f}", *cells)
    return table


def _mixes(mixes: Sequence[dict[str, Any]]) -> Table:
    table = _table("mix", "share of victory", "fair", "× fair")
    for mix in mixes:
        words = f"one {mix['one']} among {mix['among']}"
        table.add_row(words, _percent(mix), f"{mix['fair']:.1%}", f"{mix['times_fair']:.2f}")
    return table


def _percent(figures: dict[str, float]) -> str:
    return f"{figures['mean']:.1%} ({100 * figures['low']:.1f}–{100 * figures['high']:.1f})"


def _print_failures(entrants: Sequence[dict[str, Any]]) -> None:
    for one in entrants:
        if one["failures"]:
            out.print(f"{one['name']} failed in {one['failures']} game(s) and lost them:", style="red", soft_wrap=True)
            for reason in one["failure_reasons"]:
                out.print(f"  {reason}", soft_wrap=True)


def _print_test(test: dict[str, Any] | None) -> None:
    if test is None:
        return
    verdicts = {None: "not settled", "H0": f"{test['low']:g} or less", "H1": f"{test['high']:g} or more"}
    out.print(
        f"Sequential test, share of the first bot {test['low']:g} or less against {test['high']:g} or more "
        f"(alpha {test['alpha']:g}, beta {test['beta']:g}): {verdicts[test['accepted']]}; evidence "
        f"{test['evidence']:.2f}, bounds {test['lower_bound']:.2f} and {test['upper_bound']:.2f}. {test['caution']}",
        soft_wrap=True,
    )
