"""Whole numbers that are no ints: what NumPy and the like hand to a game."""

from __future__ import annotations

from typing import Any

import numpy


class Index:
    """A number that stands for an index and is no int, as NumPy's integers are."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


INTEGER_TYPES: list[Any] = [Index, numpy.int64]
