"""Bitboards, and that the inline C versions in the compiled games do the same."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from durbar.games.bits import GRID, cells, flood, lowest, neighbours, popcount
from tests.rules.maharani_help import at
from tests.rules.moves import do, only

BOARDS = st.integers(0, GRID)


def touching(cell: int) -> set[int]:
    row, column = divmod(cell, 8)
    around = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    return {r * 8 + c for r, c in around if 0 <= r < 8 and 0 <= c < 8}


def test_neighbours_of_every_cell() -> None:
    for cell in range(64):
        assert set(cells(neighbours(1 << cell))) == touching(cell)


@given(board=BOARDS)
def test_neighbours_of_a_board_are_those_of_its_cells(board: int) -> None:
    expected: set[int] = set()
    for cell in cells(board):
        expected |= touching(cell)
    assert set(cells(neighbours(board))) == expected


@given(board=BOARDS)
def test_counting_and_listing(board: int) -> None:
    listed = cells(board)
    assert listed == sorted(set(listed))
    assert sum(1 << cell for cell in listed) == board
    assert popcount(board) == len(listed)
    if board:
        assert lowest(board) == listed[0]


@given(mask=BOARDS, seed=st.integers(0, 63))
def test_flood_finds_what_hangs_together(mask: int, seed: int) -> None:
    mask |= 1 << seed
    reached, edge = {seed}, [seed]
    while edge:
        for cell in touching(edge.pop()):
            if mask >> cell & 1 and cell not in reached:
                reached.add(cell)
                edge.append(cell)
    assert set(cells(flood(1 << seed, mask))) == reached


@pytest.mark.parametrize(
    ("tile", "move", "others"),
    [
        ("blue-ahead", "1 b1 E", {"c1": "blue E", "d1": "blue N", "a2": "blue W", "b2": "blue N", "c3": "blue N"}),
        ("blue-along", "1 a3 N", {"h2": "blue S", "a2": "blue E", "b3": "blue N", "a4": "blue N", "h3": "blue E"}),
        ("blue-across", "1 h4 E", {"h3": "blue N", "h5": "blue N", "g4": "blue W", "a2": "blue S", "f4": "blue N"}),
    ],
)
def test_the_engine_in_use_floods_like_this_module(tile: str, move: str, others: dict[str, str]) -> None:
    """Areas of a game, computed with the C functions when it is compiled."""
    state = at(rondel=[tile], tiles=others)
    area = only(do(state, move), "gold", "area")[0]["spaces"]
    names = [f"{column}{row}" for row in range(1, 9) for column in "abcdefgh"]
    placed = 1 << names.index(move.split()[1])
    mask = placed | sum(1 << names.index(space) for space in others)
    assert area == [names[cell] for cell in cells(flood(placed, mask))]
