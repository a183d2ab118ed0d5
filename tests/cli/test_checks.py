"""The commands ``check`` and ``board``."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import durbar

SCENARIO = """
[[scenario]]
title = "Chance deals first"
rules = ["MN-S1"]
game = "maharani"
players = 3
[scenario.expect]
to_move = "{to_move}"
gold = [0, 0, 0]
"""


@pytest.fixture
def board_text() -> str:
    return files("durbar.games.maharani").joinpath("board.toml").read_text("utf-8")


def scenario(folder: Path, name: str, to_move: str) -> str:
    path = folder / name
    path.write_text(SCENARIO.format(to_move=to_move), "utf-8")
    return str(path)


def test_check_passes(run: Callable[..., Any], tmp_path: Path) -> None:
    result = run("check", scenario(tmp_path, "good.toml", "chance"))
    assert result.exit_code == 0
    assert "good.toml: Chance deals first (MN-S1)" in result.stdout
    assert result.stdout.endswith("1 as expected, 0 not\n")
    in_french = run("check", scenario(tmp_path, "good.toml", "chance"), "--lang", "fr").stdout
    assert in_french.endswith("Conformes : 1 ; non conformes : 0\n")


def test_check_fails_with_a_diff(run: Callable[..., Any], tmp_path: Path) -> None:
    good, bad = scenario(tmp_path, "good.toml", "chance"), scenario(tmp_path, "bad.toml", "over")
    result = run("check", good, bad)
    assert result.exit_code == 1
    assert "bad.toml" in result.stdout.split("✗")[1]
    assert "expected: " in result.stdout
    assert "found: " in result.stdout
    assert result.stdout.endswith("1 as expected, 1 not\n")


def test_check_as_data(run: Callable[..., Any], tmp_path: Path) -> None:
    result = run("check", scenario(tmp_path, "bad.toml", "over"), "--json")
    data = json.loads(result.stdout)
    assert (result.exit_code, data["passed"], data["failed"]) == (1, 0, 1)
    assert data["scenarios"][0]["differences"][0]["item"] == "to_move"


def test_check_of_an_unusable_file(refused: Callable[..., str], tmp_path: Path) -> None:
    path = tmp_path / "nonsense.toml"
    path.write_text("[[scenario]]\ntitle = 3\n", "utf-8")
    good = scenario(tmp_path, "good.toml", "chance")
    assert "nonsense.toml" in refused("check", good, str(path))


def test_board_check_finds_the_game(run: Callable[..., Any], tmp_path: Path, board_text: str) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(board_text, "utf-8")
    result = run("board", "check", str(path))
    assert (result.exit_code, "a good board for maharani" in result.stdout) == (0, True)
    data = json.loads(run("board", "check", str(path), "--game", "maharani", "--json").stdout)
    assert data == {"game": "maharani", "valid": True, "faults": []}


def test_board_check_lists_every_fault(run: Callable[..., Any], tmp_path: Path, board_text: str) -> None:
    path = tmp_path / "broken.toml"
    path.write_text(board_text.replace("payouts = [4,", "payouts = [").replace('"lion"', '"elephant"'), "utf-8")
    result = run("board", "check", str(path))
    assert result.exit_code == 1
    assert "payouts:" in result.stdout
    assert "animals:" in result.stdout
    data = json.loads(run("board", "check", str(path), "--json").stdout)
    assert (data["valid"], len(data["faults"])) == (False, 2)


def test_board_show(run: Callable[..., Any], refused: Callable[..., str], tmp_path: Path, board_text: str) -> None:
    standard = run("board", "show").stdout
    assert standard.startswith("Durbar reconstruction\n")
    assert "60 tiles in the bag" in standard
    path = tmp_path / "mine.toml"
    path.write_text(board_text.replace("Durbar reconstruction", "My own"), "utf-8")
    assert run("board", "show", str(path)).stdout == standard.replace("Durbar reconstruction", "My own")
    path.write_text("name = 3", "utf-8")
    assert "name: 3; expected a text" in refused("board", "show", str(path))


@pytest.mark.parametrize("name", durbar.games())
def test_board_show_writes_the_file_itself(run: Callable[..., Any], tmp_path: Path, name: str) -> None:
    text = run("board", "show", "--game", name, "--toml").stdout
    path = tmp_path / "board.toml"
    path.write_text(text, "utf-8")
    assert f"a good board for {name}" in run("board", "check", str(path)).stdout
    assert run("board", "show", str(path), "--toml").stdout == text


def test_play_on_another_board(run: Callable[..., Any], tmp_path: Path, board_text: str) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(board_text.replace('"lion"', '"tiger"'), "utf-8")
    result = run("play", "--board", str(path), "--seed", "7", "--record", str(tmp_path / "g.json"))
    assert result.exit_code == 0
    assert "1 tiger" in result.stdout
    assert json.loads((tmp_path / "g.json").read_text("utf-8"))["board"]["animals"][0] == "tiger"


@pytest.mark.parametrize(
    ("content", "found"),
    [
        (b"\xe3\x28", "not UTF-8 at byte 0"),
        (b"{}", "Invalid statement"),
        (b"a = " + b"[" * 20_000, "nested too deeply"),
        (b"a = " + b"9" * 6_000, "too large"),
        (b"#" * 2_000_000, "more than 1048576 bytes"),
    ],
)
def test_a_file_that_is_no_data(refused: Callable[..., str], tmp_path: Path, content: bytes, found: str) -> None:
    path = tmp_path / "board.toml"
    path.write_bytes(content)
    for command in (["board", "check"], ["board", "show"], *(["play", name, "--board"] for name in durbar.games())):
        assert found in refused(*command, str(path))
