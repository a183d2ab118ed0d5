"""The commands ``replay`` and ``verify``."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import durbar


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a finished game."""
    table = durbar.Table(durbar.game("maharani"), ["random", "random"], seed=5, names=["Anna", ""])
    table.advance()
    path = tmp_path_factory.mktemp("records") / "game.json"
    table.record().save(path)
    return path


def tampered(path: Path, goal: Path, change: Callable[[dict[str, Any]], None]) -> str:
    data = json.loads(path.read_text("utf-8"))
    change(data)
    goal.write_text(json.dumps(data), "utf-8")
    return str(goal)


def test_replay_tells_everything(run: Callable[..., Any], finished: Path) -> None:
    record = durbar.Record.load(finished)
    text = run("replay", str(finished)).stdout
    assert f"{len(record.log)}  " in text
    assert "● Anna" in text
    assert "■ Red" in text
    assert "The game is over." in text
    assert text.rstrip().splitlines()[-3].endswith((" wins.", " share the victory."))
    assert str(max(record.result.scores)) in text.splitlines()[-2]


def test_replay_in_french(run: Callable[..., Any], finished: Path) -> None:
    text = run("replay", str(finished), "--lang", "fr").stdout
    assert "hasard" in text
    assert "La partie est terminée." in text


def test_replay_stops_where_asked_and_shows_the_board(run: Callable[..., Any], finished: Path) -> None:
    text = run("replay", str(finished), "--at", "6").stdout
    assert "   6  " in text
    assert "   7  " not in text
    assert "┏━━━━━┯" in text
    assert "55 tiles in the bag" in text or "56 tiles in the bag" in text
    assert "60 tiles in the bag" in run("replay", str(finished), "--at", "0").stdout


def test_replay_as_data(run: Callable[..., Any], finished: Path) -> None:
    data = json.loads(run("replay", str(finished), "--json").stdout)
    record = durbar.Record.load(finished)
    assert len(data["entries"]) == len(record.log)
    assert data["entries"][0]["events"][0]["kind"] == "draw"
    assert data["view"]["scores"] == data["result"]["scores"] == record.result.scores
    assert json.loads(run("replay", str(finished), "--json", "--at", "3").stdout)["result"] is None


def test_replay_past_the_end(refused: Callable[..., str], finished: Path) -> None:
    assert "there is no entry 99999" in refused("replay", str(finished), "--at", "99999")


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '{"format": "durbar record", "version": 99}', "\x00\xff"])
def test_files_that_are_no_records(refused: Callable[..., str], tmp_path: Path, text: str) -> None:
    path = tmp_path / "broken.json"
    path.write_text(text, "latin-1")
    assert "broken.json" in refused("replay", str(path))
    assert "broken.json" in refused("verify", str(path))


def test_impossible_entry_is_named(refused: Callable[..., str], finished: Path, tmp_path: Path) -> None:
    def change(data: dict[str, Any]) -> None:
        data["log"][5]["do"] = "stop"

    path = tampered(finished, tmp_path / "t.json", change)
    assert "entry 6" in refused("replay", path)


def test_verify_true(run: Callable[..., Any], finished: Path) -> None:
    result = run("verify", str(finished))
    assert result.exit_code == 0
    assert "draws are those of the seed" in result.stdout
    assert "tirages sont bien ceux de la graine" in " ".join(
        run("verify", str(finished), "--lang", "fr").stdout.split()
    )
    assert json.loads(run("verify", str(finished), "--json").stdout) == {
        "true": True,
        "draws_proved": True,
        "faults": [],
    }


def test_verify_wrong_seed(run: Callable[..., Any], finished: Path, tmp_path: Path) -> None:
    path = tampered(finished, tmp_path / "t.json", lambda data: data.update(seed="6"))
    result = run("verify", path)
    assert result.exit_code == 1
    assert "seed" in result.stdout
    assert "is not true" in result.stderr
    data = run("verify", path, "--json")
    assert (data.exit_code, json.loads(data.stdout)["true"]) == (1, False)


def test_verify_unfinished(run: Callable[..., Any], tmp_path: Path) -> None:
    path = tmp_path / "open.json"
    durbar.Table(durbar.game("maharani"), ["human", "human"], seed=5).record().save(path)
    result = run("verify", str(path))
    assert result.exit_code == 0
    assert "still secret" in result.stdout
    assert json.loads(run("verify", str(path), "--json").stdout)["draws_proved"] is False
