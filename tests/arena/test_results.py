from __future__ import annotations

import json
from pathlib import Path

import pytest
from arena_helpers import made_up

from durbar.arena.match import blocks_for, play
from durbar.arena.report import report
from durbar.arena.results import Results, ResultsError
from durbar.arena.settings import Settings

SETTINGS = Settings("maharani", 2, ("greedy", "random"), seed="results")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file with two blocks."""
    file = tmp_path / "match.jsonl"
    with Results(SETTINGS, file) as results:
        for outcome in made_up(SETTINGS, lambda block, number: [0], 2).outcomes.values():
            results.add(outcome)
    return file


def take_up(path: Path, settings: Settings = SETTINGS) -> Results:
    with Results(settings, path) as results:
        return results


def test_what_was_written_is_read_back(path: Path) -> None:
    assert take_up(path).outcomes == made_up(SETTINGS, lambda block, number: [0], 2).outcomes
    assert len(path.read_text("utf-8").splitlines()) == 5


@pytest.mark.parametrize("cut", [1, 5, 60])
def test_a_line_that_was_cut_off_is_dropped_and_played_again(path: Path, cut: int) -> None:
    path.write_bytes(path.read_bytes()[:-cut])
    results = take_up(path)
    assert set(results.outcomes) == {(0, 0), (0, 1), (1, 0)}
    assert path.read_bytes().endswith(b"}\n")
    with Results(SETTINGS, path) as results:
        play(results, 2)
    assert set(take_up(path).outcomes) == {(0, 0), (0, 1), (1, 0), (1, 1)}


def test_a_header_that_was_cut_off_is_written_again(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:20])
    assert take_up(path).outcomes == {}
    assert json.loads(path.read_text("utf-8"))["format"] == "durbar arena results"


@pytest.mark.parametrize(
    ("other", "said"),
    [
        (Settings("maharani", 2, ("greedy", "random"), seed="other"), "seed is results there and other here"),
        (Settings("maharani", 3, ("greedy", "random"), seed="results"), "players is 2 there and 3 here"),
        (Settings("maharani", 2, ("random", "greedy"), seed="results"), "entrants is"),
    ],
)
def test_a_file_of_other_settings_is_refused_and_left_alone(path: Path, other: Settings, said: str) -> None:
    before = path.read_bytes()
    with pytest.raises(ResultsError, match=said) as caught:
        take_up(path, other)
    assert "name another file" in str(caught.value)
    assert path.read_bytes() == before


def change(path: Path, line: int, **values: object) -> None:
    lines = path.read_text("utf-8").splitlines()
    data = json.loads(lines[line])
    data.update(values)
    lines[line] = json.dumps(data)
    path.write_text("\n".join(lines) + "\n", "utf-8")


@pytest.mark.parametrize(
    "values",
    [
        {"block": -1},
        {"block": True},
        {"number": 2},
        {"entrants": [1, 0]},
        {"winners": []},
        {"winners": [0, 0]},
        {"winners": [2]},
        {"scores": [1]},
        {"ranks": [0, 9]},
        {"ranks": "01"},
        {"seconds": [1, "2"]},
        {"seconds": [1, -2]},
        {"decisions": [1, None]},
        {"failures": {"5": "x"}},
        {"failures": []},
        {"extra": 1},
    ],
)
def test_a_line_that_cannot_be_is_refused_and_left_alone(path: Path, values: dict[str, object]) -> None:
    change(path, 1, **values)
    before = path.read_bytes()
    with pytest.raises(ResultsError, match="line 2"):
        take_up(path)
    assert path.read_bytes() == before


@pytest.mark.parametrize("text", [b"hello\n", b"[]\n", b"{}\n", b"\xff\xfe\n", b"x" * 70_000, b"[" * 5000 + b"\n"])
def test_other_files_are_refused_and_left_alone(tmp_path: Path, text: bytes) -> None:
    path = tmp_path / "notes.txt"
    path.write_bytes(text)
    with pytest.raises(ResultsError):
        take_up(path)
    assert path.read_bytes() == text


def test_a_game_that_is_there_twice_is_refused(path: Path) -> None:
    text = path.read_text("utf-8")
    path.write_text(text + text.splitlines()[-1] + "\n", "utf-8")
    with pytest.raises(ResultsError, match="again"):
        take_up(path)


def test_a_file_in_use_is_refused(path: Path) -> None:
    with Results(SETTINGS, path), pytest.raises(ValueError, match="in use by another match"):
        take_up(path)


def test_a_match_that_is_being_played_can_be_read(path: Path) -> None:
    with Results(SETTINGS, path) as results, path.open("ab") as file:
        file.write(b'{"block": 9')
        file.flush()
        before = path.read_bytes()
        assert Results.read(SETTINGS, path).outcomes == results.outcomes != {}
        assert path.read_bytes() == before


def test_a_match_goes_on_where_it_stopped(tmp_path: Path) -> None:
    whole = tmp_path / "whole.jsonl"
    parts = tmp_path / "parts.jsonl"
    with Results(SETTINGS, whole) as results:
        play(results, 3)
        expected = report(results)
    ticks: list[int] = []
    for blocks in (1, 1, 3):
        with Results(SETTINGS, parts) as results:
            play(results, blocks, tick=lambda: ticks.append(1))
            found = report(results)
    assert len(ticks) == 6
    for one in [*expected["entrants"], *found["entrants"]]:
        del one["seconds_per_decision"]
    assert found == expected


def test_games_are_rounded_up_to_whole_blocks() -> None:
    assert [blocks_for(games, 6) for games in (1, 6, 7, 200)] == [1, 1, 2, 34]
