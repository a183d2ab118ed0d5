"""Numbers that must never change: tree counts from fixed positions, and checksums of seeded games in both modes."""

from __future__ import annotations

import json
import os
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

import durbar
from tests.games.taj_mahal.games import GAME, PLAYERS, positions
from tests.games.trees import leaves

EXPECTED: dict[str, Any] = json.loads((Path(__file__).parent / "perft.json").read_text("utf-8"))
PURE = os.environ.get("DURBAR_PURE") == "1"


def counts(players: int) -> list[int]:
    """The size of the tree of three actions from every fortieth position of a seeded game."""
    return [leaves(state, 3) for state in positions(players, seed=70 + players, every=40)]


def checksum(players: int, games: int) -> str:
    """A digest of the ends of that many seeded games."""
    digest = sha256()
    for seed in range(games):
        end = durbar.play_out(GAME.new(players), seed)
        digest.update(json.dumps(end.to_dict(), sort_keys=True).encode())
    return digest.hexdigest()[:16]


@pytest.mark.parametrize("players", PLAYERS)
def test_tree_counts(players: int) -> None:
    assert counts(players) == EXPECTED["trees"][str(players)]


@pytest.mark.parametrize("players", PLAYERS)
def test_seeded_games_end_the_same_in_both_modes(players: int) -> None:
    games = "100" if PURE else "1000"
    assert checksum(players, int(games)) == EXPECTED["games"][games][str(players)]
