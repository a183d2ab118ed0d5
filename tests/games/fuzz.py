"""Positions that somebody has tampered with."""

from __future__ import annotations

import copy
from collections.abc import Callable, Sequence
from typing import Any

from hypothesis import strategies as st

from tests.games.junk import JUNK

Likely = Callable[[st.DrawFn, str, Any], Any]


@st.composite
def broken(draw: st.DrawFn, positions: Sequence[dict[str, Any]], likely: Likely, place: str) -> Any:
    """A good position with some changes, most of them such that another good one could come out.

    ``likely(draw, key, value)`` gives something that may stand in a field; ``place`` is the name of a place.
    """
    position = copy.deepcopy(draw(st.sampled_from(positions)))
    for _ in range(draw(st.integers(1, 4))):
        key = draw(st.sampled_from([*positions[0]]))
        change = draw(st.sampled_from(["likely", "likely", "likely", "drop", "junk", "inside", "swap"]))
        value = position.get(key)
        if change == "drop":
            position.pop(key, None)
        elif change == "junk":
            position[draw(st.sampled_from([key, "extra"]))] = draw(JUNK)
        elif change == "swap":
            position[key] = copy.deepcopy(draw(st.sampled_from(positions)).get(key))
        elif change == "inside" and isinstance(value, dict) and value:
            value[draw(st.sampled_from([*value, "x", place]))] = draw(st.sampled_from([*value.values()]) | JUNK)
        elif change == "inside" and isinstance(value, list) and value:
            value[draw(st.integers(0, len(value) - 1))] = draw(st.sampled_from(value) | JUNK)
        else:
            position[key] = likely(draw, key, value)
    return position
