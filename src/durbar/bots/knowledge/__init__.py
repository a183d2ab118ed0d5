"""What bots know about each game: judging positions and decisions."""

from __future__ import annotations

from collections.abc import Mapping
from pkgutil import resolve_name

from durbar.bots.knowledge.base import Knowledge, weights_of
from durbar.games import find_spec


def knowledge_of(game: str, weights: Mapping[str, float] | None = None) -> Knowledge:
    """The knowledge of a game, by default with its own weights; a game that names none is judged by its rules alone."""
    reference = find_spec(game).knowledge
    known: type[Knowledge] = Knowledge if reference is None else resolve_name(reference)
    return known(weights_of(game) if weights is None else weights)
