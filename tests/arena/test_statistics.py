from __future__ import annotations

import math
import random

import pytest

from durbar.arena.statistics import Estimate, SequentialTest, ahead, estimate, shares, t_quantile


@pytest.mark.parametrize(
    ("freedom", "expected"),
    [(1, 12.706205), (2, 4.302653), (3, 3.182446), (5, 2.570582), (10, 2.228139), (30, 2.042272), (99, 1.984217)],
)
def test_quantiles_of_student_are_those_of_the_tables(freedom: int, expected: float) -> None:
    assert t_quantile(0.975, freedom) == pytest.approx(expected, rel=2e-3)
    assert t_quantile(0.025, freedom) == pytest.approx(-expected, rel=2e-3)


def test_an_interval_computed_by_hand() -> None:
    # Mean 0.7, variance 0.075 (deviations .3, -.2, .3, -.2, -.2 squared: .3; over 4), so 5 * 0.21 / 0.075 = 14 games.
    found = estimate([1.0, 0.5, 1.0, 0.5, 0.5])
    t = 2.776445
    centre = (0.7 + t * t / 28) / (1 + t * t / 14)
    half = t * math.sqrt(0.7 * 0.3 / 14 + t * t / (4 * 14 * 14)) / (1 + t * t / 14)
    assert found.mean == pytest.approx(0.7)
    assert found.low == pytest.approx(centre - half, abs=1e-3)
    assert found.high == pytest.approx(centre + half, abs=1e-3)


def test_one_block_proves_nothing_and_none_is_refused() -> None:
    assert estimate([0.5]) == Estimate(0.5, 0.0, 1.0)
    with pytest.raises(ValueError, match="no block"):
        estimate([])


def test_blocks_that_all_came_out_alike_leave_doubt() -> None:
    few, many = estimate([1.0] * 10), estimate([1.0] * 100)
    assert few.high == many.high == 1.0
    assert 0.6 < few.low < 0.75
    assert 0.95 < many.low < 0.97
    even = estimate([0.5] * 20)
    assert 0.25 < even.low < 0.35
    assert even.low + even.high == pytest.approx(1.0)


def test_an_interval_stays_between_0_and_1() -> None:
    for blocks in ([0.0, 0.0, 0.5], [1.0, 1.0, 1.0, 0.5], [0.1 + 0.2 - 0.3, 0.0]):
        found = estimate(blocks)
        assert 0 <= found.low <= found.mean + 1e-12
        assert found.mean <= found.high <= 1


def seeded(text: str) -> random.Random:
    return random.Random(text)  # noqa: S311


def _block(rng: random.Random, games: int, strength: float, luck: float) -> float:
    """A block whose games share a part of their luck: with probability ``luck`` a game copies the first."""
    first = rng.random() < strength
    won = [first] + [first if rng.random() < luck else rng.random() < strength for _ in range(games - 1)]
    return sum(won) / games


@pytest.mark.parametrize(
    ("blocks", "games", "strength", "luck"),
    [(100, 2, 0.5, 0.0), (100, 2, 0.7, 0.5), (100, 2, 0.85, 0.0), (25, 8, 0.25, 0.3), (50, 6, 0.6, 0.8)],
)
def test_the_interval_covers_the_truth_in_95_of_100_matches(
    blocks: int, games: int, strength: float, luck: float
) -> None:
    rng = seeded(f"{blocks} {games} {strength} {luck}")
    matches = 2500
    covered = 0
    for _ in range(matches):
        found = estimate([_block(rng, games, strength, luck) for _ in range(blocks)])
        covered += found.low <= strength <= found.high
    assert 0.93 <= covered / matches <= 0.97


def test_counting_games_instead_of_blocks_would_promise_too_much() -> None:
    rng = seeded("games")
    covered = 0
    for _ in range(1000):
        blocks = [_block(rng, 8, 0.5, 0.9) for _ in range(50)]
        mean = sum(blocks) / 50
        half = 1.96 * math.sqrt(mean * (1 - mean) / 400)
        covered += mean - half <= 0.5 <= mean + half
    assert covered < 800


def test_shares_of_victory() -> None:
    assert shares([1], 3) == [0.0, 1.0, 0.0]
    assert shares([0, 2], 3) == [0.5, 0.0, 0.5]


def test_ahead_counts_pairs_of_seats() -> None:
    assert ahead([0, 1], [0], [1]) == 1.0
    assert ahead([0, 1], [1], [0]) == 0.0
    assert ahead([1, 0, 1, 3], [0], [1, 2, 3]) == pytest.approx((0 + 0.5 + 1) / 3)


def test_the_bounds_of_the_sequential_test_are_walds() -> None:
    test = SequentialTest(0.5, 0.6, alpha=0.05, beta=0.1)
    assert test.upper == pytest.approx(math.log(18))
    assert test.lower == pytest.approx(math.log(0.1 / 0.95))


def test_evidence_computed_by_hand() -> None:
    # 0.5, 1, 0.5, 1 with the imaginary 0 and 1: mean 2/3, squares 3.5 - 6 * 4/9 = 5/6, variance 1/6.
    # (0.6 - 0.5) * (3 - 4 * 0.55) * 6 = 0.48.
    assert SequentialTest(0.5, 0.6).evidence([0.5, 1.0, 0.5, 1.0]) == pytest.approx(0.48)
    assert SequentialTest(0.5, 0.6).evidence([]) == 0.0


def test_a_few_blocks_settle_nothing_and_the_first_verdict_stands() -> None:
    test = SequentialTest(0.5, 0.8)
    assert test.judge([1.0] * 7).accepted is None
    verdict = test.judge([1.0] * 40)
    assert verdict.accepted == "H1"
    assert test.judge([1.0] * verdict.blocks + [0.0] * 100) == verdict
    assert test.judge([1.0] * (verdict.blocks - 1)).accepted is None
    assert test.judge([0.0] * 40).accepted == "H0"


@pytest.mark.parametrize(("strength", "wrong"), [(0.5, "H1"), (0.6, "H0")])
def test_the_sequential_test_errs_no_more_often_than_declared(strength: float, wrong: str) -> None:
    rng = seeded(f"sprt {strength}")
    test = SequentialTest(0.5, 0.6)
    verdicts = [test.judge([_block(rng, 2, strength, 0.3) for _ in range(600)]).accepted for _ in range(400)]
    assert verdicts.count(None) < 20
    assert verdicts.count(wrong) / 400 < 0.075


@pytest.mark.parametrize(
    "bounds", [(0.5, 0.5, 0.05, 0.05), (0.0, 0.5, 0.05, 0.05), (0.5, 0.6, 0.0, 0.05), (0.5, 0.6, 0.05, 0.9)]
)
def test_bounds_that_make_no_test_are_refused(bounds: tuple[float, float, float, float]) -> None:
    with pytest.raises(ValueError, match="sequential test"):
        SequentialTest(*bounds)
