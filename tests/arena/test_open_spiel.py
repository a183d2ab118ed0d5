"""The comparison with OpenSpiel; these tests run only where OpenSpiel is installed (the extra ``bench``)."""

from __future__ import annotations

import time

import pytest

import durbar
from durbar.arena.contest import Job, contest
from durbar.arena.open_spiel import SpielGame, SpielState, make
from durbar.arena.settings import Settings

pyspiel = pytest.importorskip("pyspiel")


def after_setup(players: int = 2) -> durbar.State:
    return durbar.Table(durbar.game("maharani"), ["human"] * players, seed=11).state


def test_a_position_speaks_open_spiel() -> None:
    fresh = SpielState(durbar.game("maharani").new(2))
    assert fresh.is_chance_node()
    assert fresh.current_player() == pyspiel.PlayerId.CHANCE
    assert sum(probability for _, probability in fresh.chance_outcomes()) == pytest.approx(1)
    state = after_setup()
    ours = SpielState(state.clone())
    assert ours.current_player() == state.to_move()
    assert ours.legal_actions() == ours.legal_actions(ours.current_player()) == state.legal_actions()
    copy = ours.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert ours.legal_actions() == state.legal_actions()


@pytest.mark.parametrize("players", [2, 3])
def test_returns_are_zero_until_the_end_and_sum_to_zero_then(players: int) -> None:
    state = after_setup(players)
    assert SpielState(state).returns() == [0.0] * players
    durbar.play_out(state, 4)
    over = SpielState(state)
    assert over.is_terminal()
    assert over.current_player() == pyspiel.PlayerId.TERMINAL
    assert sum(over.returns()) == pytest.approx(0)
    assert max(over.returns()) == over.returns()[state.winners()[0]] <= SpielGame(state).max_utility()


def test_it_finds_the_better_of_two_last_actions() -> None:
    """Before the last decision of a game, the search plays what wins if anything does."""
    found = 0
    for seed in range(40):
        state = after_setup()
        rng = durbar.Rng(seed)
        before = state.clone()
        while not state.is_over():
            if state.to_move() == durbar.CHANCE:
                state.apply(state.draw(rng))
                continue
            before = state.clone()
            legal = state.legal_actions()
            state.apply(legal[rng.randrange(len(legal))])
        seat = before.to_move()
        results = {}
        for action in before.legal_actions():
            after = before.clone()
            after.apply(action)
            results[action] = after.is_over() and after.winners() == [seat]
        if True in results.values() and False in results.values():
            found += 1
            assert results[make(simulations=400).choose(before, seat, durbar.Rng(1))]
    assert found > 0


def test_it_keeps_its_time_and_its_seed() -> None:
    state = after_setup()
    bot = make(time=0.2)
    began, used = time.perf_counter(), time.thread_time()
    bot.choose(state, state.to_move(), durbar.Rng(1))
    assert time.perf_counter() - began >= 0.2
    assert time.thread_time() - used < 2
    chosen = {make(simulations=60).choose(state, state.to_move(), durbar.Rng(7)) for _ in range(2)}
    assert len(chosen) == 1


def test_it_plays_a_match_and_beats_random() -> None:
    outcome = contest(Job(Settings("maharani", 2, ("open_spiel:simulations=30", "random")), 0, 0))
    assert outcome.failures == {}
    assert outcome.winners == [0]
