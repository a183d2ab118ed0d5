"""Whole numbers of any type, and nothing that only looks like one."""

from __future__ import annotations

from decimal import Decimal
from enum import IntEnum
from fractions import Fraction
from typing import Any

import pytest

from durbar.games.integers import as_index, as_integer, with_plain_integers
from tests.games.indexes import INTEGER_TYPES, Index


class Seat(IntEnum):
    SOUTH = 2


@pytest.mark.parametrize("number", [0, 1, -1, 7, 2**31, 2**64, -(10**30)])
def test_whole_numbers_are_what_they_are(number: int) -> None:
    assert as_integer(number) == number
    assert as_integer(Index(number)) == number


@pytest.mark.parametrize("kind", INTEGER_TYPES)
def test_integers_of_other_types_become_ints(kind: Any) -> None:
    assert as_integer(kind(3)) == 3
    assert type(as_integer(kind(3))) is int
    assert as_index("seat", kind(3), 4) == 3


def test_members_of_an_enumeration_become_ints() -> None:
    assert type(as_integer(Seat.SOUTH)) is int


NO_NUMBERS = [True, False, None, 1.0, 2.5, float("nan"), "1", b"1", [], {}, Decimal(1), Fraction(1), object(), 1j]


@pytest.mark.parametrize("value", NO_NUMBERS)
def test_everything_else_is_no_whole_number(value: object) -> None:
    assert as_integer(value) is None
    with pytest.raises(ValueError, match=r"there is no road .*: they are 0 to 3"):
        as_index("road", value, 4)


@pytest.mark.parametrize("number", [-1, 4, 10**30])
def test_an_index_is_below_its_count(number: int) -> None:
    with pytest.raises(ValueError, match=r"there is no road .*: they are 0 to 3"):
        as_index("road", number, 4)


def test_data_keeps_its_shape_and_gets_plain_integers() -> None:
    data = {"gold": [Index(3), 4, True], "track": {"delhi": Index(-2)}, "name": "x", "at": 1.5, "none": None}
    plain = with_plain_integers(data)
    assert plain == {"gold": [3, 4, True], "track": {"delhi": -2}, "name": "x", "at": 1.5, "none": None}
    assert [type(item) for item in plain["gold"]] == [int, int, bool]
    assert data["gold"] is not plain["gold"]


def test_data_that_is_nested_without_end_is_left_alone() -> None:
    loop: list[Any] = []
    loop.append(loop)
    assert isinstance(with_plain_integers(loop), list)
