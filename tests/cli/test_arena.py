"""The command ``arena match``."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from durbar.arena.contest import Job, contest
from durbar.arena.results import Results
from durbar.play.record import Record
from durbar.play.replay import verify
from tests.patience import PATIENCE, wait_until
from tests.processes import DURBAR, running

MATCH = ("arena", "match", "greedy", "random", "--game", "maharani")


def test_a_match_in_json(run: Callable[..., Any]) -> None:
    result = run(*MATCH, "--games", "5", "--seed", "seven", "--json")
    assert result.exit_code == 0
    found = json.loads(result.stdout)
    assert (found["games"], found["blocks"]) == (6, 3), "whole blocks are played"
    assert found["settings"]["seed"] == "seven"
    assert found["settings"]["players"] == 2
    assert [one["name"] for one in found["entrants"]] == ["greedy", "random"]
    assert found["entrants"][0]["share"]["mean"] == 1.0


def test_a_match_in_words(run: Callable[..., Any]) -> None:
    said = run(*MATCH, "--players", "3", "--games", "6").stdout
    assert said.startswith("6 games (1 blocks of 6) of maharani for 3, seed 0")
    for part in ("1 greedy", "share of victory", "ahead of 2", "rating", "one random among greedy", "Wilson's"):
        assert part in said


def test_more_bots_than_seats_meet_in_pairs(run: Callable[..., Any]) -> None:
    arguments = ("arena", "match", "greedy", "random", "random", "--players", "2", "--game", "maharani")
    found = json.loads(run(*arguments, "--games", "1", "--json").stdout)
    assert found["games"] == 6
    assert [one["name"] for one in found["entrants"]] == ["greedy", "random (1)", "random (2)"]


def test_results_and_records_are_kept_and_a_match_goes_on(run: Callable[..., Any], tmp_path: Path) -> None:
    kept = ("--results", str(tmp_path / "match.jsonl"), "--records", str(tmp_path / "records"))
    assert run(*MATCH, *kept, "--games", "2").exit_code == 0
    found = json.loads(run(*MATCH, *kept, "--games", "4", "--json").stdout)
    assert found["games"] == 4
    records = [Record.load(file) for file in (tmp_path / "records").iterdir()]
    assert len(records) == 4
    assert [verify(record) for record in records] == [[]] * 4


def test_a_file_of_another_match_is_refused(
    run: Callable[..., Any], refused: Callable[..., str], tmp_path: Path
) -> None:
    kept = ("--results", str(tmp_path / "match.jsonl"), "--games", "2")
    run(*MATCH, *kept)
    assert "seed is 0 there and 1 here" in refused(*MATCH, *kept, "--seed", "1")


def test_a_sequential_test_ends_a_match(run: Callable[..., Any]) -> None:
    said = run(*MATCH, "--games", "200", "--sprt", "0.5,0.9").stdout
    assert "0.9 or more; evidence" in said
    found = json.loads(run(*MATCH, "--games", "4", "--sprt", "0.5,0.9", "--json").stdout)
    assert found["sequential_test"]["accepted"] is None


@pytest.mark.usefixtures("world")
def test_a_bot_that_fails_is_named(run: Callable[..., Any], tmp_path: Path) -> None:
    bad = tmp_path / "bad.py"
    bad.write_text("raise SystemExit('no bot today')", "utf-8")
    result = run("arena", "match", f"line:{sys.executable} {bad}", "random", "--game", "maharani", "--games", "2")
    assert result.exit_code == 0
    assert "failed in 2 game(s) and lost them" in result.stdout
    assert "no bot today" in result.stdout


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("arena", "match", "greedy", "random", "--game", "chess"), "no game 'chess'"),
        (("arena", "match", "greedy", "--game", "maharani"), "for 2 to 4 players, not for 1"),
        (("arena", "match", "greedy", "--game", "maharani", "--players", "2"), "between 2 to 10 bots"),
        (("arena", "match", "greedy", "nobody", "--game", "maharani"), "no bot 'nobody'"),
        ((*MATCH, "--players", "7"), "for 2 to 4 players"),
        ((*MATCH, "--sprt", "half"), "LOW,HIGH"),
        ((*MATCH, "--sprt", "0.6,0.5"), "low < high"),
        ((*MATCH, "--sprt", "0.5,0.6", "--alpha", "0.7"), "error probabilities"),
        ((*MATCH, "--alpha", "0.1"), "--alpha: only a sequential test takes it; give --sprt LOW,HIGH too"),
        ((*MATCH, "--alpha", "0.1", "--beta", "0.1"), "--alpha and --beta: only a sequential test"),
        ((*MATCH, "--time", "1"), "none of these bots takes it"),
        ((*MATCH, "--iterations", "0"), "more than 0"),
        ((*MATCH, "--limit", "-1"), "time limit"),
        ((*MATCH, "--seed", ""), "seed"),
        ((*MATCH, "--workers", "0"), "workers"),
        ((*MATCH, "--results", "/no/such/place/match.jsonl"), "/no/such/place"),
    ],
)
def test_bad_input_is_refused(refused: Callable[..., str], arguments: tuple[str, ...], said: str) -> None:
    assert said in refused(*arguments)


def test_a_match_without_the_library_for_ratings_does_not_begin(
    refused: Callable[..., str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    assert "pip install 'durbar[arena]'" in refused(*MATCH, "--results", str(tmp_path / "match.jsonl"))
    assert not list(tmp_path.iterdir())


def first_block_is_played(file: Path) -> bool:
    """Whether both games of the first block stand in a results file; the last line may still be cut off."""
    lines = file.read_bytes().split(b"\n")[1:-1] if file.exists() else []
    return sum(json.loads(line)["block"] == 0 for line in lines) == 2


@pytest.mark.usefixtures("world")
def test_ctrl_c_reports_what_was_played_and_how_to_go_on(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    command = (*DURBAR, *MATCH, "--games", "20000", "--workers", "2", "--results", str(file))
    with running(*command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        wait_until(lambda: first_block_is_played(file))
        os.killpg(process.pid, signal.SIGINT)
        said, warned = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130, warned
    assert "of maharani for 2, seed 0" in said
    assert "the same command goes on from there" in " ".join(warned.split())
    assert "Traceback" not in warned


@pytest.mark.parametrize("numbers", [[], [1]])
def test_ctrl_c_before_the_first_block_is_whole_says_so(
    run: Callable[..., Any], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, numbers: list[int]
) -> None:
    """With several workers the games of a block end in any order."""

    def interrupted(results: Results, *_: object) -> None:
        for number in numbers:
            results.add(contest(Job(results.settings, 0, number, None)))
        raise KeyboardInterrupt

    monkeypatch.setattr(import_module("durbar.cli.arena"), "play", interrupted)
    result = run(*MATCH, "--json", "--results", str(tmp_path / "match.jsonl"))
    assert result.exit_code == 130
    assert result.stdout == "", "a program that reads the JSON is not told half a story"
    said = " ".join(result.stderr.split())
    assert f"Games played: {len(numbers)}. The first block of 2 games is not complete yet" in said
    assert f"{len(numbers)} games are kept in" in said
    assert said.endswith("Stopped.")
