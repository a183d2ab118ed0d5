"""The random generator that callers hand to a game.

A game owns no random source. Whoever wants a random playout or another deal of the hidden cards brings one
of these: a 64-bit SplitMix generator, the same stream compiled and uncompiled.
"""

from __future__ import annotations

from typing import Protocol, SupportsIndex

from cython import int as i32
from cython import ulonglong as u64

from durbar.games.errors import shown
from durbar.games.integers import as_integer

MASK = 0xFFFF_FFFF_FFFF_FFFF
STEP = 0x9E37_79B9_7F4A_7C15
FIRST_MIX = 0xBF58_476D_1CE4_E5B9
SECOND_MIX = 0x94D0_49BB_1331_11EB


class Bits(Protocol):
    """A generator of the standard library's kind, such as ``random.Random``."""

    def getrandbits(self, k: int, /) -> int: ...


class Rng:
    """A small fast generator with its own stream.

    >>> Rng(7).randrange(10) == Rng(7).randrange(10)
    True
    """

    def __init__(self, seed: SupportsIndex = 0) -> None:
        number = as_integer(seed)
        if number is None:
            raise ValueError(f"{shown(seed)} is not a seed: seeds are whole numbers")
        self.state = number & ((1 << 64) - 1)

    def next(self) -> u64:
        """The next 64 random bits."""
        z: u64
        self.state = (self.state + STEP) & MASK
        z = self.state
        z = ((z ^ (z >> 30)) * FIRST_MIX) & MASK
        z = ((z ^ (z >> 27)) * SECOND_MIX) & MASK
        return z ^ (z >> 31)

    def below(self, bound: i32) -> i32:
        """A random number from 0 to bound - 1, for the compiled modules."""
        return ((self.next() >> 32) * bound) >> 32

    def randrange(self, bound: SupportsIndex) -> int:
        """A random number from 0 to bound - 1."""
        number = as_integer(bound)
        if number is None or not 0 < number < 1 << 31:
            raise ValueError(f"cannot draw a number below {shown(bound)}")
        return self.below(number)


def as_rng(source: Rng | Bits | SupportsIndex) -> Rng:
    """An Rng from what a caller has: one of ours, a ``random.Random`` or a whole number as seed."""
    if isinstance(source, Rng):
        return source
    seed = source.getrandbits(64) if hasattr(source, "getrandbits") else as_integer(source)
    if seed is None:
        raise ValueError(f"{shown(source)} is not a source of chance: give an Rng, a random.Random or a whole number")
    return Rng(seed)
