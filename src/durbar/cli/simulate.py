"""The command ``simulate``: many games between bots, and what came out."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import mean, stdev
from typing import Annotated, Any, NamedTuple

import typer
from fluent.runtime.types import FluentNone, FluentNumber, fluent_number
from rich.table import Table

from durbar.bots import bot
from durbar.cli.command import (
    GameName,
    Json,
    Language,
    Options,
    Players,
    Preset,
    check_bots,
    out,
    print_json,
    progress,
    settle,
    split_names,
    warn_if_slow,
)
from durbar.games import game as find_game
from durbar.games.base import CHANCE, OVER
from durbar.games.definition import Game
from durbar.games.rng import Rng
from durbar.play.chance import SeededChance
from durbar.play.seats import Bot
from durbar.text import say


class Outcome(NamedTuple):
    """How one game went, by seat."""

    scores: list[int]
    winners: list[int]
    decisions: int


def simulate(
    name: GameName,
    players: Players = None,
    bots: Annotated[
        str, typer.Option(metavar="NAMES", help="The bots, with commas; a single one sits at every seat.")
    ] = "greedy",
    games: Annotated[int, typer.Option(min=1, max=1_000_000, metavar="N", help="How many games.")] = 100,
    seed: Annotated[str, typer.Option(metavar="TEXT", help="Number or text that decides everything.")] = "0",
    option: Options = None,
    preset: Preset = None,
    lang: Language = "en",
    as_json: Json = False,
) -> None:
    """Let bots play many games against each other.

    The bots change seats from game to game, so that none has the better place.
    The same seed gives the same games.

    Examples:
      durbar simulate maharani --bots greedy,random,random --games 300
      durbar simulate maharani --players 2 --json
    """
    game = find_game(name)
    names = _line_up(game, players, split_names(bots))
    options = settle(game, len(names), preset, option)
    warn_if_slow()
    hired = [bot(each) for each in names]
    outcomes = []
    with progress(f"{name}: {', '.join(names)}", games) as tick:
        for number in range(games):
            first = number % len(names)
            seating = hired[first:] + hired[:first]
            outcomes.append(play_one(game, seating, options, SeededChance(f"{seed}:{number}")))
            tick()
    report = _report(name, names, outcomes) | {"seed": seed, "options": options}
    if as_json:
        print_json(report)
    else:
        _print(report, lang)


def _line_up(game: Game, players: int | None, names: list[str]) -> list[str]:
    if not names:
        raise ValueError("--bots needs at least one name, such as greedy or greedy,random")
    check_bots(names)
    if players is not None:
        game.check_players(players)
    if len(names) == 1:
        names = names * (game.players[-1] if players is None else players)
    if players is not None and players != len(names):
        raise ValueError(f"--players {players} does not go with {len(names)} bots; name one bot for all, or {players}")
    game.check_players(len(names))
    return names


def play_one(game: Game, seating: Sequence[Bot], options: dict[str, Any], chance: SeededChance) -> Outcome:
    """One game between bots. Each bot sees what its seat may see."""
    state = game.new(len(seating), options)
    rng: Rng = chance.bot_rng(0)
    draws = decisions = 0
    while (seat := state.to_move()) != OVER:
        if seat == CHANCE:
            state.apply(chance.draw(draws, state.chance_outcomes()))
            draws += 1
        else:
            state.apply(seating[seat].choose(state.resample(seat, rng), seat, rng))
            decisions += 1
    return Outcome(state.scores(), state.winners(), decisions)


def _report(name: str, bots: Sequence[str], outcomes: Sequence[Outcome]) -> dict[str, Any]:
    """Scores and wins of each bot and of each seat. A shared victory counts in parts."""
    count = len(bots)
    by_bot: list[list[tuple[int, float]]] = [[] for _ in bots]
    by_seat: list[list[tuple[int, float]]] = [[] for _ in bots]
    for number, outcome in enumerate(outcomes):
        for seat, score in enumerate(outcome.scores):
            won = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
            by_seat[seat].append((score, won))
            by_bot[(seat + number) % count].append((score, won))
    return {
        "game": name,
        "players": count,
        "games": len(outcomes),
        "bots": [{"bot": bot_name, **_figures(rows)} for bot_name, rows in zip(bots, by_bot, strict=True)],
        "seats": [{"seat": seat, **_figures(rows)} for seat, rows in enumerate(by_seat)],
        "winning_score": _round(mean(max(outcome.scores) for outcome in outcomes)),
        "decisions": _round(mean(outcome.decisions for outcome in outcomes)),
    }


def _figures(rows: Sequence[tuple[int, float]]) -> dict[str, float]:
    scores = [score for score, _ in rows]
    wins = sum(won for _, won in rows)
    return {
        "wins": _round(wins),
        "share": _round(wins / len(rows)),
        "score": _round(mean(scores)),
        "deviation": _round(stdev(scores)) if len(scores) > 1 else 0.0,
    }


def _round(value: float) -> float:
    return round(value, 3)


def _print(report: dict[str, Any], lang: str) -> None:
    head = {name: report[name] for name in ("games", "game", "players", "seed")}
    means = {"decisions": _figure(report["decisions"]), "score": _figure(report["winning_score"])}
    out.print(say("simulate-head", {**head, **means}, lang))
    for key, title in (("bots", "bot"), ("seats", "seat")):
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        table.add_column(say(f"simulate-{title}", {}, lang))
        for column in ("wins", "share", "score"):
            table.add_column(say(f"simulate-{column}", {}, lang), justify="right")
        table.add_column("±", justify="right")
        for row in report[key]:
            share = _figure(row["share"], style="percent")
            figures = (_figure(row["wins"]), share, _figure(row["score"]), _figure(row["deviation"]))
            table.add_row(str(row[title]), *(say("report-figure", {"figure": figure}, lang) for figure in figures))
        out.print()
        out.print(table)


def _figure(value: float, style: str = "decimal") -> FluentNumber | FluentNone:
    """A number with one digit after the point, written as each language writes it."""
    return fluent_number(value, style=style, minimumFractionDigits=1, maximumFractionDigits=1)
