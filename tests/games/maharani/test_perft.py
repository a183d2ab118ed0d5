"""The counts of random trees are still those that were written down."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.games.maharani.perft import FILE, STEPS, position
from tests.games.trees import leaves

EXPECTED = json.loads(FILE.read_text("utf-8"))


def name(entry: dict[str, Any]) -> str:
    return f"{entry['players']}-seed{entry['seed']}-step{entry['steps']}-depth{entry['depth']}"


@pytest.mark.parametrize("entry", EXPECTED, ids=name)
def test_count(entry: dict[str, Any]) -> None:
    state = position(entry["players"], entry["seed"], entry["steps"])
    assert hash(state) == entry["position"]
    assert leaves(state, entry["depth"]) == entry["leaves"]


def test_the_file_holds_all_player_counts_and_phases_of_a_game() -> None:
    assert {(entry["players"], entry["steps"]) for entry in EXPECTED} == {(p, s) for p in (2, 3, 4) for s in STEPS}
