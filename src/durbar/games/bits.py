"""Bitboards: cell i of an 8 x 8 grid (row * 8 + column) is bit i of an int.

Compiled modules use the inline C versions in bits.pxd instead of this file; a test compares the two.
"""

from __future__ import annotations

NOT_FIRST_COLUMN = 0xFEFE_FEFE_FEFE_FEFE
NOT_LAST_COLUMN = 0x7F7F_7F7F_7F7F_7F7F
GRID = 0xFFFF_FFFF_FFFF_FFFF


def popcount(board: int) -> int:
    """How many cells a board has."""
    return board.bit_count()


def lowest(board: int) -> int:
    """The lowest cell of a board that is not empty."""
    return (board & -board).bit_length() - 1


def neighbours(board: int) -> int:
    """All cells that touch a board horizontally or vertically, and those of the board that touch each other."""
    return (((board << 1) & NOT_FIRST_COLUMN) | ((board >> 1) & NOT_LAST_COLUMN) | (board << 8) | (board >> 8)) & GRID


def flood(seed: int, mask: int) -> int:
    """All cells of mask that hang together with seed, seed included."""
    area = seed
    while True:
        grown = (area | neighbours(area)) & mask
        if grown == area:
            return area
        area = grown


def cells(board: int) -> list[int]:
    """The cells of a board in ascending order."""
    found = []
    while board:
        found.append(lowest(board))
        board &= board - 1
    return found
