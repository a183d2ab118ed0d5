"""Who sits where: the tables of a block, so that nobody owes a result to a seat, a neighbour or the draws.

All games of a block have the same chance seed. With as many entrants as players all sit at one table, which is played
once for each rotation of the seats; the order around the table changes from block to block. Otherwise every pair
meets: at two seats in both orders, at more seats in both mixes, one A among Bs and one B among As, each of them in
every rotation. Where only the first of a pair is in question the second mix can be left out.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations, islice, permutations
from math import factorial

Seating = tuple[int, ...]
"""The entrant (by number) at each seat."""


def block_of(entrants: int, players: int, block: int, both_mixes: bool = True) -> list[Seating]:
    """The seatings of all games of a block.

    >>> block_of(2, 2, 0)
    [(0, 1), (1, 0)]
    >>> block_of(2, 3, 0)
    [(0, 1, 1), (1, 1, 0), (1, 0, 1), (1, 0, 0), (0, 0, 1), (0, 1, 0)]
    >>> block_of(2, 3, 0, both_mixes=False)
    [(0, 1, 1), (1, 1, 0), (1, 0, 1)]
    """
    line_ups = _line_ups(entrants, players, block, both_mixes)
    return [rotation for line_up in line_ups for rotation in _rotations(line_up)]


def block_size(entrants: int, players: int) -> int:
    """How many games a block has."""
    return len(block_of(entrants, players, 0))


def has_mixes(entrants: int, players: int) -> bool:
    """Whether pairs meet in mixes."""
    return entrants != players and players > 2


def _line_ups(entrants: int, players: int, block: int, both_mixes: bool) -> Iterable[Seating]:
    if entrants == players:
        number = block % factorial(entrants - 1)
        yield (0, *next(islice(permutations(range(1, entrants)), number, None)))
        return
    for one, other in combinations(range(entrants), 2):
        yield (one, *[other] * (players - 1))
        if players > 2 and both_mixes:
            yield (other, *[one] * (players - 1))


def _rotations(line_up: Seating) -> Iterable[Seating]:
    return (line_up[turn:] + line_up[:turn] for turn in range(len(line_up)))
