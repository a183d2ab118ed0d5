"""The command ``hint``."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import durbar
from durbar.bots.search.thinker import Budget, Thinker, Thought


@pytest.fixture(scope="module")
def unfinished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a game that two people have begun: Anna decided once, the other is to decide."""
    table = durbar.Table(durbar.game("maharani"), ["human", "human"], seed=5, names=["Anna", "Bo"])
    table.advance()
    for _ in range(3):
        seat = table.state.to_move()
        table.act(seat, table.state.legal_actions()[-1])
        table.advance()
    path = tmp_path_factory.mktemp("hints") / "game.json"
    table.record().save(path)
    return path


def first_decision(path: Path) -> int:
    """The number of entries before the first decision of a player."""
    log = durbar.Record.load(path).log
    return next(number for number, entry in enumerate(log) if entry.by >= 0)


def test_the_best_lines_and_what_was_played(run: Callable[..., Any], unfinished: Path) -> None:
    at = str(first_decision(unfinished))
    text = run("hint", str(unfinished), "--at", at, "--seconds", "0.2").stdout
    lines = text.splitlines()
    assert lines[0].startswith("What ")
    assert [line[:2] for line in lines if line[:1].isdigit()] == ["1.", "2.", "3."]
    assert " wins " in lines[1]
    assert " played" in lines[-1]


def test_all_searching_together_takes_the_time_that_was_given(
    run: Callable[..., Any], unfinished: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Half of it is for the best lines, half for what was played; each search stays within its own budget."""
    searched: list[Budget] = []

    def think(thinker: Thinker, *given: Any) -> Thought:
        searched.append(thinker.budget)
        return original(thinker, *given)

    original = Thinker.think
    monkeypatch.setattr(Thinker, "think", think)
    run("hint", str(unfinished), "--at", str(first_decision(unfinished)), "--seconds", "0.4")
    assert searched == [Budget(seconds=0.2)] * 2


def test_in_french_at_the_end_of_the_log(run: Callable[..., Any], unfinished: Path) -> None:
    text = run("hint", str(unfinished), "--seconds", "0.2", "--lang", "fr").stdout
    assert text.startswith("Ce que ")
    assert "gagne à" in text
    assert "a joué" not in text


def test_as_data(run: Callable[..., Any], unfinished: Path) -> None:
    at = str(first_decision(unfinished))
    data = json.loads(run("hint", str(unfinished), "--at", at, "--seconds", "0.2", "--json").stdout)
    assert data["lines"][0]["win"] <= 1
    assert data["played"]["lost_win"] >= 0
    assert data["seat"] in (0, 1)


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (["--at", "0"], "nobody has to decide anything after entry 0"),
        (["--at", "999"], "there is no entry 999"),
        (["--seat", "7"], "seat 7 does not decide"),
    ],
)
def test_what_cannot_be_hinted_at(refused: Callable[..., str], unfinished: Path, options: list[str], says: str) -> None:
    assert says in refused("hint", str(unfinished), *options)
