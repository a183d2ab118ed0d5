"""What bots know about each game: judging positions and decisions."""

from __future__ import annotations

from collections.abc import Mapping
from pkgutil import resolve_name

from durbar.bots.knowledge.base import Knowledge, weights_of
from durbar.games import find_spec
from durbar.games.errors import shown

MAX_WEIGHT = 1_000_000


def knowledge_of(game: str, weights: Mapping[str, float] | None = None) -> Knowledge:
    """The knowledge of a game, by default with its own weights; a game that names none is judged by its rules alone.

    ValueError if a weight is missing or no number.
    """
    reference = find_spec(game).knowledge
    known: type[Knowledge] = Knowledge if reference is None else resolve_name(reference)
    own = weights_of(game)
    if weights is not None:
        if not isinstance(weights, Mapping) or own.keys() - weights.keys():
            raise ValueError(f"{shown(weights)} are not the weights for {game}: it needs {', '.join(own)}")
        for name, value in weights.items():
            if isinstance(value, bool) or not isinstance(value, int | float) or not abs(value) <= MAX_WEIGHT:
                raise ValueError(f"the weight {name!r} cannot be {shown(value)}: weights are at most {MAX_WEIGHT:,}")
    return known(own if weights is None else weights)
