"""Random play through the hooks of a position."""

from __future__ import annotations

import random
import tracemalloc

import pytest

import durbar
from durbar._mode import is_compiled
from durbar.games.playout import Playout, play_out
from tests.games.walk import walk

GAME = durbar.game("maharani")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_playout_changes_the_position_in_place_and_returns_it(players: int) -> None:
    state = GAME.new(players)
    assert play_out(state, 1) is state
    assert state.is_over()
    assert max(state.scores()) > 0


@pytest.mark.parametrize("source", [7, durbar.Rng(7), random.Random(7)])  # noqa: S311
def test_it_takes_any_source_of_randomness(source: object) -> None:
    assert play_out(GAME.new(3), source).is_over()  # type: ignore[arg-type]


def test_a_seed_and_its_generator_give_the_same_game() -> None:
    assert play_out(GAME.new(3), 7) == play_out(GAME.new(3), durbar.Rng(7))
    assert play_out(GAME.new(3), 7) != play_out(GAME.new(3), 8)


def test_a_generator_goes_on_from_game_to_game() -> None:
    rng = durbar.Rng(7)
    assert play_out(GAME.new(3), rng) != play_out(GAME.new(3), rng)


def test_a_finished_game_stays_as_it_is() -> None:
    state = play_out(GAME.new(2), 1)
    before = state.to_dict()
    assert play_out(state, 2).to_dict() == before


def test_repeating_leaves_the_root_alone_and_counts_steps() -> None:
    root = GAME.new(4)
    for step, _ in walk(root, 1):
        if step == 20:
            break
    before = root.to_dict()
    player = Playout(durbar.Rng(3))
    steps = player.repeat(root, 10)
    assert root.to_dict() == before
    assert steps > 10 * 50
    assert player.repeat(root, 0) == 0
    again = Playout(durbar.Rng(3))
    assert again.repeat(root, 10) == steps


def test_playouts_do_not_follow_one_path() -> None:
    scores = [play_out(GAME.new(4), seed).scores() for seed in range(100)]
    assert len({tuple(score) for score in scores}) > 90
    for seat in range(4):
        assert 15 < sum(score[seat] for score in scores) / 100 < 30


@pytest.mark.skipif(not is_compiled(), reason="the plain files allocate as Python does")
@pytest.mark.parametrize("name", durbar.games())
def test_compiled_playouts_allocate_nothing_per_step(name: str) -> None:
    root = durbar.game(name).new()
    playout = Playout(durbar.Rng(3))

    def peak(games: int) -> int:
        tracemalloc.start()
        try:
            assert playout.repeat(root, games) > 50 * games
            return tracemalloc.get_traced_memory()[1]
        finally:
            tracemalloc.stop()

    assert peak(100) - peak(1) < 256
