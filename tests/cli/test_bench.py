"""The command ``bench``: that it measures what it says; how much comes out is for the benchmarks."""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

import durbar
from durbar._mode import is_compiled
from durbar.cli.bench import open_spiel, timing

QUICK = ("--rounds", "1", "--seconds", "0.001")


@pytest.fixture
def without_spiel(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(open_spiel, "is_installed", lambda: False)


@pytest.mark.usefixtures("wall_clock", "without_spiel")
def test_as_data(run: Callable[..., Any]) -> None:
    report = json.loads(run("bench", "maharani", *QUICK, "--json").stdout)
    assert report["durbar"] == durbar.__version__
    assert report["open_spiel"] is None
    figures = report["games"]["maharani"]
    assert figures["players"] == 4
    for key in ("playouts", "steps", "clones", "loop"):
        assert figures[key]["uncompiled"] > 0
        assert ("compiled" in figures[key]) == report["compiled"] == is_compiled()
        if report["compiled"]:
            assert figures[key]["ratio"] == pytest.approx(figures[key]["compiled"] / figures[key]["uncompiled"])
            assert figures[key]["ratio"] > 2, "the other process runs uncompiled"
    steps_a_game = figures["steps"]["uncompiled"] / figures["playouts"]["uncompiled"]
    assert 80 < steps_a_game < 250


@pytest.mark.usefixtures("world", "without_spiel")
def test_in_words(run: Callable[..., Any]) -> None:
    text = run("bench", "maharani", *QUICK).stdout
    for words in ("random playouts", "steps in playouts", "clones", "steps in a Python loop", "uncompiled", "ratio"):
        assert words in text
    assert "OpenSpiel is not installed" in text


@pytest.mark.usefixtures("world")
def test_other_games_stand_beside_ours(run: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(open_spiel, "is_installed", lambda: True)
    monkeypatch.setattr(open_spiel, "measure", lambda name, seconds, seed: {"steps": len(name), "loop": 2.0})
    report = json.loads(run("bench", "maharani", *QUICK, "--json").stdout)
    assert report["open_spiel"]["chess"] == {"steps": 5, "loop": 2.0}
    text = run("bench", "maharani", *QUICK).stdout
    lines = text.splitlines()
    names = [line.split("  ")[0] for line in lines[lines.index("") + 2 :]]
    assert names == ["maharani", *(f"OpenSpiel {name}" for name in sorted(open_spiel.GAMES, key=len, reverse=True))]


def test_measuring_another_library(monkeypatch: pytest.MonkeyPatch) -> None:
    """A stand-in with the interface of pyspiel: a game of one draw and three decisions."""
    evaluated: list[int] = []

    class Position:
        def __init__(self) -> None:
            self.moves: list[int] = []

        def is_terminal(self) -> bool:
            return len(self.moves) == 4

        def is_chance_node(self) -> bool:
            return not self.moves

        def chance_outcomes(self) -> list[tuple[int, float]]:
            return [(0, 0.25), (1, 0.75)]

        def legal_actions(self) -> list[int]:
            return [0, 1]

        def apply_action(self, action: int) -> None:
            assert action in (0, 1)
            self.moves.append(action)

    def bot(game: Any, evaluator: int, *_: Any) -> Any:
        def search(root: Position) -> None:
            assert len(root.moves) == 1, "searched from the first decision"
            for _ in range(evaluator * 1000):
                pass
            evaluated.append(evaluator)

        return SimpleNamespace(mcts_search=search)

    module = SimpleNamespace(
        load_game=lambda name: SimpleNamespace(new_initial_state=Position),
        RandomRolloutEvaluator=lambda rollouts, seed: rollouts,
        MCTSBot=bot,
    )
    monkeypatch.setitem(sys.modules, "pyspiel", module)
    monkeypatch.setattr(open_spiel, "_load", module.load_game)
    figures = open_spiel.measure("any", 0.001, 1)
    assert figures["loop"] > 0
    assert figures["steps"] > 0
    assert evaluated == [2**n for n in range(len(evaluated))]


def test_draws_follow_their_weights() -> None:
    rng = durbar.Rng(1)
    drawn = Counter(
        open_spiel.pick([(5, 1), (6, 3), (7, 4)], lambda: rng.randrange(1 << 30) / (1 << 30)) for _ in range(4000)
    )
    assert drawn[5] == pytest.approx(500, abs=80)
    assert drawn[6] == pytest.approx(1500, abs=120)


def test_rate_repeats_until_it_took_long_enough() -> None:
    asked: list[int] = []

    def work(repetitions: int) -> int:
        asked.append(repetitions)
        for _ in range(repetitions * 2000):
            pass
        return repetitions

    assert timing.rate(work, 0.002) > 0
    assert asked == [2**n for n in range(len(asked))]
    assert len(asked) > 1
