"""The random generator that callers hand to a game."""

from __future__ import annotations

import random

import pytest

from durbar.games.rng import Rng, as_rng

MASK = 2**64 - 1


def reference(seed: int, count: int) -> list[int]:
    """SplitMix64 as published, in plain Python."""
    numbers, state = [], seed & MASK
    for _ in range(count):
        state = (state + 0x9E3779B97F4A7C15) & MASK
        mixed = ((state ^ state >> 30) * 0xBF58476D1CE4E5B9) & MASK
        mixed = ((mixed ^ mixed >> 27) * 0x94D049BB133111EB) & MASK
        numbers.append(mixed ^ mixed >> 31)
    return numbers


def test_the_published_stream() -> None:
    """The first number of SplitMix64 from seed 1234567 is in its authors' test vectors."""
    assert reference(1234567, 1) == [6457827717110365317]


@pytest.mark.parametrize("seed", [0, 1, 7, 1234567, 2**63, 2**64 - 1, -1, 2**64 + 5])
@pytest.mark.parametrize("bound", [1, 2, 6, 1000, 2**31 - 1])
def test_numbers_below_a_bound_follow_the_stream(seed: int, bound: int) -> None:
    rng = Rng(seed)
    drawn = [rng.randrange(bound) for _ in range(50)]
    assert drawn == [((number >> 32) * bound) >> 32 for number in reference(seed, 50)]
    assert all(0 <= number < bound for number in drawn)


def test_every_number_comes_equally_often() -> None:
    rng = Rng(5)
    counts = [0] * 7
    for _ in range(7000):
        counts[rng.randrange(7)] += 1
    assert sum((count - 1000) ** 2 / 1000 for count in counts) < 22.5  # 0.1 % of chi-square with 6 degrees


@pytest.mark.parametrize("bound", [0, -1, 2**31, 10**30])
def test_impossible_bounds_are_refused(bound: int) -> None:
    with pytest.raises(ValueError, match="cannot draw a number below"):
        Rng(1).randrange(bound)


def test_what_callers_have_becomes_a_generator() -> None:
    rng = Rng(3)
    assert as_rng(rng) is rng
    assert as_rng(3).randrange(1000) == Rng(3).randrange(1000)
    library = as_rng(random.Random(3))  # noqa: S311
    assert library.randrange(1000) == Rng(random.Random(3).getrandbits(64)).randrange(1000)  # noqa: S311
