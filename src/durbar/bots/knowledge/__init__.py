"""What bots know about each game: judging positions and decisions."""

from __future__ import annotations

from collections.abc import Mapping

from durbar.bots.knowledge.base import Knowledge, weights_of
from durbar.bots.knowledge.maharaja import MaharajaKnowledge
from durbar.bots.knowledge.maharani import MaharaniKnowledge
from durbar.bots.knowledge.taj_mahal import TajMahalKnowledge

KNOWLEDGE: dict[str, type[Knowledge]] = {
    "maharani": MaharaniKnowledge,
    "maharaja": MaharajaKnowledge,
    "taj_mahal": TajMahalKnowledge,
}
"""What is known about each game; a game that is not listed is judged by its rules alone."""


def knowledge_of(game: str, weights: Mapping[str, float] | None = None) -> Knowledge:
    """The knowledge of a game, by default with its own weights."""
    return KNOWLEDGE.get(game, Knowledge)(weights_of(game) if weights is None else weights)
