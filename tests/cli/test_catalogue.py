"""The commands ``games`` and ``rules``."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import durbar


def test_games_as_data(run: Callable[..., Any]) -> None:
    entries = json.loads(run("games", "--json").stdout)
    assert [entry["game"] for entry in entries] == durbar.games()
    assert entries[0]["players"] == [2, 3, 4]
    assert entries[0]["presets"] == {"standard": {}}


def test_games_in_words(run: Callable[..., Any]) -> None:
    assert "Maharani, by Wolfgang Panning" in run("games").stdout
    french = run("games", "--lang", "fr").stdout
    assert "joueurs" in french
    assert "Posez des tuiles" in french


@pytest.mark.usefixtures("little_rules")
def test_all_rules(run: Callable[..., Any]) -> None:
    text = run("rules", "maharani").stdout
    assert "The first rule goes over two lines." in text
    assert "A rule in a paragraph." in text


@pytest.mark.usefixtures("little_rules")
@pytest.mark.parametrize(
    ("rule", "words"),
    [
        ("MN-A1", "The first rule goes over"),
        ("mn-a2", "The second rule."),
        ("MN-B1", "A rule in a paragraph."),
        ("MN-C2", "as MN-A1 says, with"),
    ],
)
def test_one_rule(run: Callable[..., Any], rule: str, words: str) -> None:
    text = run("rules", "maharani", "--rule", rule).stdout
    assert words in text
    assert len(text.strip().splitlines()) == 1


@pytest.mark.usefixtures("little_rules")
def test_unknown_rule_and_missing_language(refused: Callable[..., str]) -> None:
    assert "there is no rule MN-Z9; the rules are MN-A1, MN-A2, MN-B1, MN-C1, MN-C2" in refused(
        "rules", "maharani", "--rule", "MN-Z9"
    )
    assert "les règles de maharani ne sont pas encore écrites" in refused("rules", "maharani", "--lang", "fr")
