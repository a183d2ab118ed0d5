"""The search is better than what does not search, in matches from both seats on the same draws."""

from __future__ import annotations

import pytest

import durbar
from durbar.bots import Bot, bot
from tests.bots.positions import after

MATCHES = [
    ("maharani", "search:iterations=400", "greedy", 6, 8),
    ("maharaja", "search:iterations=150", "flat:iterations=150", 4, 7),
    ("taj_mahal", "search:iterations=150", "greedy", 6, 8),
    ("maharani", "search:iterations=150", "flat:iterations=150", 4, 7),
    ("taj_mahal", "search:iterations=400", "flat:iterations=400", 5, 6),
    ("maharaja", "search:iterations=400", "greedy", 4, 5),
]


def won(game: str, seats: list[Bot], seat: int, seed: int) -> float:
    """The share of the victory of a seat."""
    state, chance, rng = durbar.game(game).new(2), durbar.Rng(seed), durbar.Rng(seed + 1)
    while not state.is_over():
        mover = state.to_move()
        state.apply(state.draw(chance) if mover == durbar.CHANCE else seats[mover].choose(state, mover, rng))
    return (seat in state.winners()) / len(state.winners())


@pytest.mark.parametrize(("game", "strong", "weak", "blocks", "enough"), MATCHES)
def test_searching_beats_not_searching(game: str, strong: str, weak: str, blocks: int, enough: int) -> None:
    total = 0.0
    for seed in range(blocks):
        total += won(game, [bot(strong), bot(weak)], 0, seed)
        total += won(game, [bot(weak), bot(strong)], 1, seed)
    assert total >= enough


def test_a_secret_choice_is_a_mixture() -> None:
    state = after("maharaja", 2, 60)
    while state.to_dict()["phase"] != "discs":
        legal = state.legal_actions()
        state.apply(legal[0])
    chosen = {bot("search:iterations=200").choose(state, state.to_move(), durbar.Rng(seed)) for seed in range(12)}
    assert len(chosen) > 1
