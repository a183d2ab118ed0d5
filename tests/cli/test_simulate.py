"""The command ``simulate``."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import durbar
from durbar.cli.simulate import play_one
from durbar.games.base import State
from durbar.games.rng import Rng
from durbar.play.chance import SeededChance


def test_figures_add_up_and_repeat(run: Callable[..., Any]) -> None:
    arguments = ("simulate", "maharani", "--bots", "greedy,random,random", "--games", "6", "--seed", "7", "--json")
    first = run(*arguments)
    report = json.loads(first.stdout)
    assert first.stderr == ""
    assert (report["game"], report["players"], report["games"], report["seed"]) == ("maharani", 3, 6, "7")
    assert [row["bot"] for row in report["bots"]] == ["greedy", "random", "random"]
    assert sum(row["wins"] for row in report["bots"]) == 6
    assert sum(row["wins"] for row in report["seats"]) == 6
    assert report["bots"][0]["share"] == 1
    assert all(0 < row["wins"] < 6 for row in report["seats"]), "the greedy bot sits at every seat in turn"
    assert 40 < report["decisions"] < 120
    assert run(*arguments).stdout == first.stdout
    assert run(*arguments[:-2], "8", "--json").stdout != first.stdout


def test_one_bot_sits_at_every_seat(run: Callable[..., Any]) -> None:
    text = run("simulate", "maharani", "--bots", "random", "--players", "2", "--games", "2").stdout
    assert text.startswith("2 games of maharani for 2, seed 0:")
    assert text.count("random") == 2


def test_figures_are_written_as_the_language_writes_them(run: Callable[..., Any]) -> None:
    arguments = ("simulate", "maharani", "--bots", "greedy,random", "--games", "2")
    assert "greedy   2.0  100.0%" in run(*arguments).stdout
    in_french = run(*arguments, "--lang", "fr").stdout
    assert in_french.startswith("2 parties de maharani à 2, graine 0 :")
    assert "greedy        2,0  100,0" in in_french


def test_bots_get_a_position_without_others_secrets() -> None:
    given: list[State] = []

    class Watcher:
        name = "watcher"

        def choose(self, state: State, seat: int, rng: Rng) -> int:
            given.append(state)
            return state.legal_actions(seat)[0]

    outcome = play_one(durbar.game("maharani"), [Watcher(), Watcher()], {}, SeededChance("1"))
    assert len(given) == outcome.decisions
    assert len({id(state) for state in given}) == len(given), "a copy each time"
