"""Whole numbers as callers have them: Python's own, and those of NumPy and others that stand for an index."""

from __future__ import annotations

import operator
from collections.abc import Mapping
from typing import Any, SupportsIndex, cast

from durbar.games.errors import shown


def as_integer(value: object) -> int | None:
    """A whole number of any type as an int; None for everything else, True and 1.0 among it.

    >>> as_integer(3), as_integer(True), as_integer(3.0), as_integer("3")
    (3, None, None, None)
    """
    if type(value) is int:
        return value
    if isinstance(value, bool):
        return None
    try:
        return operator.index(cast(SupportsIndex, value))
    except TypeError:
        return None


def as_index(what: str, value: object, count: int) -> int:
    """The number of one of so many things, from 0; ValueError names the thing if there is no such number."""
    number = as_integer(value)
    if number is None or not 0 <= number < count:
        raise ValueError(f"there is no {what} {shown(value)}: they are 0 to {count - 1}")
    return number


def with_plain_integers(data: Any, depth: int = 10) -> Any:
    """A copy of plain data in which whole numbers of other types are ints. What lies deeper than that stays as it is.

    >>> with_plain_integers({"gold": [3, True, 2.0]})
    {'gold': [3, True, 2.0]}
    """
    if isinstance(data, Mapping) and depth:
        return {key: with_plain_integers(value, depth - 1) for key, value in data.items()}
    if isinstance(data, list) and depth:
        return [with_plain_integers(value, depth - 1) for value in data]
    number = None if isinstance(data, str) else as_integer(data)
    return data if number is None else number
