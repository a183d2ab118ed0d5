"""Measure how strong the bots are and write docs/strength.md. Anyone can run it again.

    python tools/strength.py --workers 4          everything; goes on where it was stopped
    python tools/strength.py --game maharani --only greedy
    python tools/strength.py --quick              a small run elsewhere, to see that it works

Games are kept in build/strength, one file for each match. The report is written from all files that are there, so it
can be made up of several runs, also at the same time. Bots that do not exist yet are left out.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from itertools import pairwise
from pathlib import Path
from typing import Any

import durbar
from durbar._mode import is_compiled
from durbar.arena.match import blocks_for, play
from durbar.arena.report import report
from durbar.arena.results import Results
from durbar.arena.settings import Settings
from durbar.arena.statistics import METHOD
from durbar.bots import BOTS
from durbar.bots.players.levels import LEVELS, MASTER, SECONDS, iterations_of
from durbar.bots.players.spec import takes
from durbar.cli.command import progress

ROOT = Path(__file__).parent.parent
SEED = "strength report"
"""No weight may be tuned on games of this seed."""
GAMES = 200
FEWER = {"open_spiel": 40, "flat": 100}
"""How many games of two are to be enough where the outcome is clear."""
MIX_GAMES = 240
FEWER_MIXED = {("maharani", "master"): 120, ("maharaja", "master"): 80, ("taj_mahal", "master"): 80}
"""How many games with three and more players are to be enough: a master's take up to 20 s of a processor each."""
ALONE = ("skilled", "expert", "master")
"""With three and more players these play only one among lower ones, not the other way round."""
QUICK_GAMES = 8
QUICK_ITERATIONS = 60
FLAT_ITERATIONS = 400
MASTER_ITERATIONS = 15_000
"""What the master gets here: so many that its games can be played again exactly, and fewer than at a table."""
SPIEL_SECONDS = 1
TIMES_FAIR = 1.4
BUSY = 1.0
"""With a higher load average than this it makes no sense to compare one thread with two by the clock."""


@dataclass(frozen=True)
class Trial:
    """A match of two bots, and what is asked of the first: a share of victory, or times the fair share in a mix."""

    game: str
    players: int
    one: str
    other: str
    asked: float | None
    games: int

    @property
    def title(self) -> str:
        """Its name, of which its file's name is made."""
        return f"{self.game} {self.players} {self.one} {self.other}"

    def file(self, folder: Path) -> Path:
        """Where its games are kept."""
        return folder / f"{re.sub('[^a-z0-9_.=]+', '-', self.title)}.jsonl"

    def settings(self) -> Settings:
        """What is played."""
        both = _name(self.one) not in ALONE
        return Settings(self.game, self.players, (self.one, self.other), SEED, both_mixes=both)

    @property
    def goal(self) -> int:
        """How many blocks are to be played."""
        return blocks_for(self.games, len(self.settings().block(0)))

    @property
    def timed(self) -> bool:
        """Whether it depends on how busy the machine is."""
        return "time=" in self.title

    def load(self, folder: Path) -> Path:
        """Where the load of the machine is kept, if it matters: its average of a minute after each game."""
        return self.file(folder).with_suffix(".load")


def plan(games: Sequence[str], quick: bool) -> Iterator[Trial]:
    """All matches for which the bots are there."""
    levels = [level for level in LEVELS if level in BOTS]
    ladder = [(higher, lower) for lower, higher in pairwise(levels)]
    for game in games:
        counts = durbar.game(game).players
        pairs: list[tuple[str, str, float | None]] = [(higher, lower, 0.70) for higher, lower in ladder]
        pairs += [("skilled", "greedy", 0.85), ("greedy", "random", None)]
        if 2 in counts:
            for one, other, asked in [*pairs, *_yardsticks(game, quick)]:
                if _exists(one) and _exists(other):
                    count = QUICK_GAMES if quick else FEWER.get(_name(other), GAMES)
                    yield Trial(game, 2, *(_word(word, game, 2, quick) for word in (one, other)), asked, count)
        for players in counts:
            for one, other in [*ladder, ("greedy", "random")] if players > 2 else ():
                asked = TIMES_FAIR if one in levels else None
                count = QUICK_GAMES if quick else FEWER_MIXED.get((game, one), MIX_GAMES)
                yield Trial(game, players, *(_word(word, game, players, quick) for word in (one, other)), asked, count)


def _yardsticks(game: str, quick: bool) -> Iterator[tuple[str, str, float | None]]:
    iterations = QUICK_ITERATIONS if quick else FLAT_ITERATIONS
    yield f"master:iterations={iterations}", f"flat:iterations={iterations}", 0.75
    if game == "maharani" and find_spec("pyspiel") is not None:
        seconds = 0.05 if quick else SPIEL_SECONDS
        yield f"master:time={seconds}", f"open_spiel:time={seconds}", 0.90


def _name(word: str) -> str:
    return word.partition(":")[0]


def _exists(word: str) -> bool:
    return _name(word) in BOTS or _name(word) == "open_spiel"


def _word(word: str, game: str, players: int, quick: bool) -> str:
    """The levels get their iterations without a limit of time, so that a busy machine does not count; few if quick."""
    if quick and word in BOTS and "iterations" in takes(BOTS[word]):
        return f"{word}:iterations={QUICK_ITERATIONS}"
    if word == "master":
        return f"{word}:iterations={MASTER_ITERATIONS}"
    if word in SECONDS:
        return f"{word}:iterations={iterations_of(word, game, players)}"
    return word


def main() -> None:
    """Play what is missing, then write the report."""
    arguments = _arguments()
    folder = arguments.results or ROOT / "build" / ("strength-quick" if arguments.quick else "strength")
    folder.mkdir(parents=True, exist_ok=True)
    target = arguments.output or (folder / "strength.md" if arguments.quick else ROOT / "docs" / "strength.md")
    trials = list(plan(arguments.game or durbar.games(), arguments.quick))
    for trial in trials:
        if arguments.only in trial.title:
            _play(trial, folder, arguments.workers)
    speeds = _speeds(folder)
    # The report is about everything that was played, not only about what this run was asked for.
    everything = list(plan(durbar.games(), arguments.quick))
    target.write_text(_markdown(everything, folder, speeds, arguments.quick), "utf-8")
    print(target)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="few games with small budgets, into another directory")
    parser.add_argument("--game", action="append", choices=durbar.games(), help="only this game (repeatable)")
    parser.add_argument("--only", default="", metavar="TEXT", help="only matches with this text in their name")
    parser.add_argument("--workers", type=int, default=1, help="how many processes play")
    parser.add_argument("--results", type=Path, metavar="DIR", help="where the games are kept")
    parser.add_argument("--output", type=Path, metavar="FILE", help="the report")
    return parser.parse_args()


def _play(trial: Trial, folder: Path, workers: int) -> None:
    with Results(trial.settings(), trial.file(folder)) as results:
        total = trial.goal * len(trial.settings().block(0))
        with progress(trial.title, total) as tick:

            def played() -> None:
                if trial.timed:
                    with trial.load(folder).open("a") as file:
                        print(f"{os.getloadavg()[0]:.2f}", file=file)
                tick()

            for _ in results.outcomes:
                tick()
            play(results, trial.goal, workers, tick=played)


# How fast the search is.


def _speeds(folder: Path) -> dict[str, dict[str, float]]:
    """What benchmarks/search.py measures, with the load of the machine before. Measured once and kept."""
    kept = folder / "speed.json"
    if not kept.exists() and is_compiled():
        load = os.getloadavg()[0]
        command = [sys.executable, str(ROOT / "benchmarks" / "search.py"), "json"]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        found = {game: {**rates, "load": load} for game, rates in json.loads(done.stdout).items()}
        kept.write_text(json.dumps(found), "utf-8")
    return json.loads(kept.read_text("utf-8")) if kept.exists() else {}


# The report.


def _markdown(trials: Sequence[Trial], folder: Path, speeds: dict[str, dict[str, float]], quick: bool) -> str:
    parts = ["# How strong the bots are", ""]
    if quick:
        parts += ["**A quick run: few games with small budgets. These figures prove nothing.**", ""]
    parts += [
        "Made by `python tools/strength.py`; every figure was measured. " + _method(),
        "",
        METHOD,
        "",
        *_budgets(),
        "",
    ]
    found = [(trial, _read(trial, folder)) for trial in trials]
    parts += [_summary(found), ""]
    for game in durbar.games():
        mine = [(trial, figures) for trial, figures in found if trial.game == game]
        parts += [f"## {game}", "", *_pairs([row for row in mine if row[0].players == 2])]
        parts += [*_mixes([row for row in mine if row[0].players > 2])]
        for trial, _ in mine:
            parts += _load(trial, folder)
        if game in speeds:
            parts += [_speed(speeds[game]), ""]
    failures = [line for trial, figures in found if figures for line in _failures(trial, figures)]
    parts += ["## Failures", "", *(failures or ["No bot failed in any game."]), "", "## Made with", "", *_versions()]
    return "\n".join(parts) + "\n"


def _method() -> str:
    return (
        "Games come in blocks: the games of a block have the same draws, and the bots change seats until each has sat "
        "everywhere. With three and more players both mixes are played, one A among Bs and one B among As; only the "
        f"first for {', '.join(ALONE)}. The seed of block n is `{SEED}:n`, and no weight was tuned on it: "
        "`tools/tune.py` takes numbers above 10⁹ for seeds. A shared victory counts in equal parts. "
        "Ratings are Plackett-Luce by OpenSkill, from 25 for both. “Reached” compares the measured figure with what "
        "was asked for; the interval says how sure that is. Levels have their iterations, but no limit of time, so "
        "that games can be played again exactly; only matches with a time in a bot's name depend on the machine. "
        "Seconds for a decision are by the clock, whatever else the machine had to do."
    )


def _budgets() -> list[str]:
    """What the levels get for a decision, and what the master gets here."""
    columns = [(game, players) for game in durbar.games() for players in durbar.game(game).spec.ladder]
    heads = [f"{game}, {players} players{' or more' if players > 2 else ''}" for game, players in columns]
    return [
        f"| level | {' | '.join(heads)} | at most |",
        f"|---|{'--:|' * (len(columns) + 1)}",
        *(
            f"| {name} | {' | '.join(f'{iterations_of(name, *column):,}' for column in columns)} | {seconds:g} s |"
            for name, seconds in SECONDS.items()
        ),
        "",
        f"Iterations of the search for a decision. The `master` is measured with {MASTER_ITERATIONS:,}, "
        f"{MASTER_ITERATIONS / MASTER:.0%} of what it may use at a table.",
    ]


def _summary(found: Sequence[tuple[Trial, dict[str, Any] | None]]) -> str:
    asked = [(trial, figures) for trial, figures in found if trial.asked is not None]
    played = [(trial, figures) for trial, figures in asked if figures is not None]
    short = [trial.title for trial, figures in played if _figure(trial, figures) < (trial.asked or 0)]
    sure = sum(_figure(trial, figures, "low") >= (trial.asked or 0) for trial, figures in played)
    return (
        f"Of {len(asked)} figures that were asked for {len(played) - len(short)} are reached ({sure} of them even by "
        f"the lower end of their interval), {len(short)} are not"
        f"{' (' + ', '.join(short) + ')' if short else ''}, and {len(asked) - len(played)} have not been measured yet; "
        f"{sum(figures['blocks'] < trial.goal for trial, figures in played)} come from matches that are not finished."
    )


def _read(trial: Trial, folder: Path) -> dict[str, Any] | None:
    """The figures of a match; None if no block of it was played."""
    if not trial.file(folder).exists():
        return None
    results = Results.read(trial.settings(), trial.file(folder))
    return report(results) if results.blocks() else None


def _pairs(rows: Sequence[tuple[Trial, dict[str, Any] | None]]) -> list[str]:
    lines = [
        "### Two players",
        "",
        "| bot | against | games | share of victory | rating | against | s/decision | against | asked for | reached |",
        "|---|---|--:|--:|--:|--:|--:|--:|--:|---|",
    ]
    for trial, figures in rows:
        if figures is None:
            lines.append(f"| {trial.one} | {trial.other} | not played yet | | | | | | {_asked(trial)} | |")
            continue
        one, other = figures["entrants"]
        cells = [
            trial.one,
            trial.other,
            _games(figures, trial),
            _percent(one["share"]),
            _rating(one),
            _rating(other),
            f"{one['seconds_per_decision']:.3f}",
            f"{other['seconds_per_decision']:.3f}",
            _asked(trial),
            _reached(trial, _figure(trial, figures)),
        ]
        lines.append(f"| {' | '.join(cells)} |")
    return [*lines, ""] if rows else []


def _mixes(rows: Sequence[tuple[Trial, dict[str, Any] | None]]) -> list[str]:
    lines = [
        "### Three and more players",
        "",
        "| players | one | among | games | share of victory | fair | × fair | finished ahead | rating | against "
        "| asked for | reached |",
        "|--:|---|---|--:|--:|--:|--:|--:|--:|--:|--:|---|",
    ]
    for trial, figures in rows:
        if figures is None:
            cells = [str(trial.players), trial.one, trial.other, "not played yet", *[""] * 6, _asked(trial), ""]
            lines.append(f"| {' | '.join(cells)} |")
            continue
        for row, mix in enumerate(figures["mixes"]):
            mine, theirs = figures["entrants"][row], figures["entrants"][1 - row]
            cells = [
                str(trial.players),
                mix["one"],
                mix["among"],
                _games(figures, trial),
                _percent(mix),
                f"{mix['fair']:.1%}",
                f"{mix['times_fair']:.2f}",
                _percent(figures["cross_table"]["rows"][row][1 - row]),
                _rating(mine),
                _rating(theirs),
                _asked(trial) if row == 0 else "",
                _reached(trial, _figure(trial, figures)) if row == 0 else "",
            ]
            lines.append(f"| {' | '.join(cells)} |")
    return [*lines, ""] if rows else []


def _games(figures: dict[str, Any], trial: Trial) -> str:
    complete = figures["blocks"] >= trial.goal
    return f"{figures['games']}" if complete else f"{figures['games']}, unfinished"


def _percent(figures: dict[str, float]) -> str:
    return f"{figures['mean']:.1%} ({100 * figures['low']:.1f}–{100 * figures['high']:.1f})"


def _rating(entrant: dict[str, Any]) -> str:
    return f"{entrant['mu']:.1f} ± {entrant['sigma']:.1f}"


def _figure(trial: Trial, figures: dict[str, Any], end: str = "mean") -> float:
    """The one that something is asked of, or the `low` end of its interval."""
    share: float = (figures["entrants"][0]["share"] if trial.players == 2 else figures["mixes"][0])[end]
    return share if trial.players == 2 else share * trial.players


def _asked(trial: Trial) -> str:
    if trial.asked is None:
        return ""
    return f"{trial.asked:.0%}" if trial.players == 2 else f"{trial.asked:g} × fair"


def _reached(trial: Trial, figure: float) -> str:
    return "" if trial.asked is None else "yes" if figure >= trial.asked else "**no**"


def _failures(trial: Trial, figures: dict[str, Any]) -> Iterator[str]:
    for one in figures["entrants"]:
        if one["failures"]:
            reasons = "; ".join(one["failure_reasons"])
            yield f"- {trial.title}: {one['name']} failed {one['failures']} time(s): {reasons}"


def _load(trial: Trial, folder: Path) -> list[str]:
    if not trial.load(folder).exists():
        return []
    loads = sorted(float(line) for line in trial.load(folder).read_text("utf-8").split())
    return [
        f"While {trial.one} played against {trial.other} the load average of the machine was {loads[0]:.1f} to "
        f"{loads[-1]:.1f}, in the middle {loads[len(loads) // 2]:.1f}, with {os.cpu_count()} processors.",
        "",
    ]


def _speed(figures: dict[str, float]) -> str:
    one, two, compiled, plain = (figures[key] for key in ("one", "two", "compiled", "plain"))
    words = (
        f"The search does {compiled:,.0f} iterations in a second of one processor, and {plain:,.0f} uncompiled: "
        f"{compiled / plain:.0f} times as many. "
    )
    if figures["load"] > BUSY:
        return f"{words}What a second thread brings was not measured: the load average was {figures['load']:.1f}."
    return (
        f"{words}By the clock it does {one:,.0f} a second on one thread and {two:,.0f} on two ({two / one:.2f} times); "
        f"the load average before was {figures['load']:.1f}."
    )


def _versions() -> Iterator[str]:
    rules = ", ".join(f"{name} {durbar.game(name).rules_version}" for name in durbar.games())
    yield f"- Durbar {durbar.__version__}, {'compiled' if is_compiled() else 'not compiled'}; rules: {rules}"
    machine = f"{platform.system()} {platform.machine()}, {os.cpu_count()} processors"
    yield f"- Python {platform.python_version()} on {machine}"
    for library in ("openskill", "open_spiel"):
        try:
            yield f"- {library} {version(library)}"
        except PackageNotFoundError:
            yield f"- without {library}"


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        print("Stopped; what was played is kept, the same command goes on.", file=sys.stderr)
        sys.exit(130)
