"""The script that measures the bots: what it plans, that it goes on, and that it reports only what was played."""

from __future__ import annotations

import importlib.util
import json
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

import durbar
from durbar.arena.results import Results
from durbar.bots import BOTS
from durbar.bots.players.levels import iterations_of
from durbar.bots.players.random import Random

MASTER = "master:iterations=15000"
TOOL = Path(__file__).parents[2] / "tools" / "strength.py"


class Fake(Random):
    """Takes budgets as the levels do."""

    def __init__(self, time: float = 1.0, iterations: int = 10) -> None:
        self.budget = time, iterations


@pytest.fixture
def strength(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    spec = importlib.util.spec_from_file_location("strength", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "strength", module)
    spec.loader.exec_module(module)
    return module


def with_levels(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("novice", "apprentice", "skilled", "expert", "master", "flat"):
        monkeypatch.setitem(BOTS, name, Fake)


def run(strength: ModuleType, monkeypatch: pytest.MonkeyPatch, folder: Path, *arguments: str) -> str:
    report = folder / "report.md"
    line = ["strength.py", "--quick", "--results", str(folder), "--output", str(report), "--game", "maharani"]
    monkeypatch.setattr(sys, "argv", [*line, *arguments])
    monkeypatch.setattr(strength, "QUICK_GAMES", 2)
    monkeypatch.setattr(strength, "_speeds", lambda *_: {})
    strength.main()
    return report.read_text("utf-8")


def words(game: str, players: int) -> list[str]:
    """The apprentice, the skilled and the expert with their iterations."""
    names = ("apprentice", "skilled", "expert")
    return [f"{name}:iterations={iterations_of(name, game, players)}" for name in names]


def test_the_plan_asks_what_must_be_shown(strength: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    with_levels(monkeypatch)
    for game in durbar.games():
        trials = list(strength.plan([game], False))
        asked = {(trial.one, trial.other): trial.asked for trial in trials if trial.players == 2}
        apprentice, skilled, expert = words(game, 2)
        assert asked[apprentice, "novice"] == 0.7
        assert asked[skilled, apprentice] == 0.7
        assert asked[expert, skilled] == 0.7
        assert asked[MASTER, expert] == 0.7
        assert asked[skilled, "greedy"] == 0.85
        assert asked["master:iterations=400", "flat:iterations=400"] == 0.75
        for players in durbar.game(game).players[1:]:
            apprentice, skilled, expert = words(game, players)
            mixes = {(t.one, t.other): t.asked for t in trials if t.players == players}
            assert mixes[skilled, apprentice] == 1.4
            assert mixes[MASTER, expert] == 1.4
            assert len(mixes) == 5
        assert len({trial.file(Path()) for trial in trials}) == len(trials)


def test_each_match_has_the_games_it_needs(strength: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    with_levels(monkeypatch)
    for trial in strength.plan(durbar.games(), False):
        assert trial.goal * len(trial.settings().block(0)) >= trial.games
        one, other = (word.partition(":")[0] for word in (trial.one, trial.other))
        if trial.players == 2 and other in (*strength.LEVELS, "greedy"):
            assert trial.games == 200
        alone = [seating.count(0) for seating in trial.settings().block(0)]
        assert (max(alone) == 1) == (trial.players == 2 or one in ("master", "expert", "skilled"))


def test_bots_that_do_not_exist_are_left_out(strength: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in BOTS if name not in ("random", "greedy")]:
        monkeypatch.delitem(BOTS, name)
    trials = list(strength.plan(["maharani"], False))
    assert {(trial.one, trial.other) for trial in trials} == {("greedy", "random")}
    assert sorted(trial.players for trial in trials) == [2, 3, 4]


def test_a_quick_run_gives_small_budgets(strength: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    with_levels(monkeypatch)
    words = {word for trial in strength.plan(["maharani"], True) for word in (trial.one, trial.other)}
    assert "skilled:iterations=60" in words
    assert "greedy" in words
    assert "skilled" not in words


def test_it_reports_what_was_played_and_goes_on(
    strength: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    first = run(strength, monkeypatch, tmp_path, "--only", "maharani 2 greedy random")
    assert "A quick run" in first
    assert "| greedy | random | 2 | 100.0% (0.0–100.0) |" in first
    assert "| 3 | greedy | random | not played yet |" in first
    played = {file.name: file.read_bytes() for file in tmp_path.glob("*.jsonl")}
    assert list(played) == ["maharani-2-greedy-random.jsonl"]
    assert "interval), 0 are not, and " in first
    second = run(strength, monkeypatch, tmp_path, "--only", "greedy random")
    assert "| 3 | random | greedy | 6 | 0.0%" in second
    maharani = second.partition("## Failures")[0].partition("## maharaja")[0].splitlines()
    asked_for = [line for line in maharani if "| greedy |" in line and "| random |" in line]
    assert len(asked_for) > 3
    assert not any("not played yet" in line for line in asked_for)
    for name, content in played.items():
        assert (tmp_path / name).read_bytes() == content, "nothing is played twice"
    assert run(strength, monkeypatch, tmp_path, "--only", "greedy random") == second


def test_a_match_of_another_run_is_reported_as_far_as_it_is(
    strength: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    run(strength, monkeypatch, tmp_path, "--only", "maharani 2 greedy random")
    trial = next(trial for trial in strength.plan(["maharani"], True) if trial.title == "maharani 2 greedy random")
    with Results(trial.settings(), trial.file(tmp_path)):
        text = run(strength, monkeypatch, tmp_path, "--only", "maharani 3 greedy random")
    assert "| greedy | random | 2 | 100.0% (0.0–100.0) |" in text


def test_what_was_asked_for_is_compared_with_what_came_out(strength: ModuleType) -> None:
    trial = strength.Trial("maharani", 2, "greedy", "random", 0.7, 2)
    assert strength._reached(trial, 0.7) == "yes"
    assert strength._reached(trial, 0.699) == "**no**"
    assert strength._asked(trial) == "70%"
    assert strength._asked(strength.Trial("maharani", 3, "greedy", "random", 1.4, 6)) == "1.4 × fair"


def test_failures_are_told(strength: ModuleType) -> None:
    trial = strength.Trial("maharani", 2, "greedy", "random", None, 2)
    entrants: list[dict[str, Any]] = [
        {"name": "greedy", "failures": 2, "failure_reasons": ["RuntimeError: no"]},
        {"name": "random", "failures": 0, "failure_reasons": []},
    ]
    lines = list(strength._failures(trial, {"entrants": entrants}))
    assert lines == ["- maharani 2 greedy random: greedy failed 2 time(s): RuntimeError: no"]


def test_the_load_is_told_where_time_counts(strength: ModuleType, tmp_path: Path) -> None:
    trial = strength.Trial("maharani", 2, "master:time=1", "random", None, 2)
    assert strength._load(trial, tmp_path) == []
    trial.load(tmp_path).write_text("0.50\n3.25\n1.00\n", "utf-8")
    assert "was 0.5 to 3.2, in the middle 1.0" in strength._load(trial, tmp_path)[0]


def test_speeds_are_measured_once_and_put_into_words(
    strength: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    measured = {"maharani": {"plain": 1000, "compiled": 50_000, "one": 40_000, "two": 60_000}}
    runs: list[list[str]] = []

    def run(command: list[str], **_: Any) -> SimpleNamespace:
        runs.append(command)
        return SimpleNamespace(stdout=json.dumps(measured))

    monkeypatch.setattr(strength.subprocess, "run", run)
    monkeypatch.setattr(strength, "is_compiled", lambda: True)
    for _ in range(2):
        found = strength._speeds(tmp_path)
    assert len(runs) == 1
    for load, told in ((0.2, "(1.50 times)"), (9.0, "was not measured: the load average was 9.0")):
        words = strength._speed({**found["maharani"], "load": load})
        assert "50 times as many" in words
        assert told in words


def test_the_summary_names_what_was_not_reached(strength: ModuleType) -> None:
    def row(players: int, asked: float | None, figure: float | None, blocks: int) -> tuple[Any, dict[str, Any] | None]:
        trial = strength.Trial("maharani", players, "greedy", "random", asked, 2 * players)
        share = {"mean": figure, "low": (figure or 0) - 0.15}
        standing = {"entrants": [{"share": share}], "mixes": [share], "blocks": blocks}
        return trial, None if figure is None else standing

    rows = [row(2, 0.7, 0.8, 2), row(3, 1.4, 0.4, 1), row(2, 0.7, None, 0), row(2, None, 0.1, 2), row(4, 1.4, 0.6, 0)]
    words = strength._summary(rows)
    assert words.startswith("Of 4 figures that were asked for 2 are reached (1 of them even by the lower end")
    assert "1 are not (maharani 3 greedy random), and 1 have not been measured yet" in words
    assert words.endswith("1 come from matches that are not finished.")
