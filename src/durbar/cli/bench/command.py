"""The command ``bench``: shows what ``durbar.cli.bench.measure`` measures."""

from __future__ import annotations

import platform
from typing import Annotated, Any

import typer
from rich.table import Table

import durbar
from durbar._mode import is_compiled
from durbar.cli.bench import measure
from durbar.cli.command import Json, game_name, out, print_json, progress, warn_if_slow
from durbar.games import games

WORDS = {
    "playouts": "random playouts",
    "steps": "steps in playouts",
    "clones": "clones",
    "loop": "steps in a Python loop",
}


def _game_names(names: list[str] | None) -> list[str]:
    return [game_name(name) for name in names or games()]


def bench(
    names: Annotated[
        list[str] | None, typer.Argument(metavar="GAME...", callback=_game_names, help="The games; all if none.")
    ] = None,
    rounds: Annotated[int, typer.Option(min=1, max=1000, metavar="N", help="How often everything is measured.")] = 5,
    seconds: Annotated[
        float, typer.Option(min=0.001, max=60, metavar="S", help="The least time of one measurement.")
    ] = 0.2,
    as_json: Json = False,
) -> None:
    r"""Measure the engines, compiled and uncompiled, and beside OpenSpiel's games.

    Figures are medians over the rounds, per second of processor time.
    OpenSpiel is an extra: pip install 'durbar\[bench]'

    Examples:
      durbar bench
      durbar bench maharani --rounds 9 --json
    """
    warn_if_slow()
    chosen = names or []
    with progress("measuring", rounds * measure.measurements(chosen)) as tick:
        report: dict[str, Any] = {
            "durbar": durbar.__version__,
            "python": platform.python_version(),
            "compiled": is_compiled(),
            "rounds": rounds,
            "seconds": seconds,
            **measure.compare(chosen, rounds, seconds, tick),
        }
    if as_json:
        print_json(report)
    else:
        _print_games(report["games"])
        _print_beside(report["games"], report["open_spiel"])


def _print_games(measured: dict[str, Any]) -> None:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for title in ("game", "per second", "compiled", "uncompiled", "ratio"):
        table.add_column(title, justify="left" if title in ("game", "per second") else "right")
    for name, figures in measured.items():
        for key, words in WORDS.items():
            row = figures[key]
            title = f"{name} for {figures['players']}" if key == "playouts" else ""
            ratio = f"{row['ratio']:.1f} ×" if "ratio" in row else "–"
            table.add_row(title, words, _number(row.get("compiled")), _number(row["uncompiled"]), ratio)
    out.print(table)


def _print_beside(measured: dict[str, Any], others: dict[str, dict[str, float]] | None) -> None:
    if others is None:
        out.print("\nOpenSpiel is not installed, so its games are not shown beside ours (pip install 'durbar[bench]').")
        return
    mode = "compiled" if is_compiled() else "uncompiled"
    rows = {name: (figures["steps"][mode], figures["loop"][mode]) for name, figures in measured.items()}
    rows |= {f"OpenSpiel {name}": (figures["steps"], figures["loop"]) for name, figures in others.items()}
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for title in ("steps per second", "pure playouts", "Python loop"):
        table.add_column(title, justify="left" if title == "steps per second" else "right")
    for name, (steps, loop) in sorted(rows.items(), key=lambda row: -row[1][0]):
        table.add_row(name, _number(steps), _number(loop), style="bold" if name in measured else "")
    out.print()
    out.print(table)


def _number(value: float | None) -> str:
    return "–" if value is None else f"{value:,.0f}".replace(",", " ")
