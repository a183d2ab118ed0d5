"""What each game has beside its rules: how it puts actions, events and positions into data and words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from durbar.games.lexicon import Lexicon

if TYPE_CHECKING:
    from durbar.games.base import Note, Refusal


@dataclass(frozen=True)
class Presentation:
    """The writers of one game, in plain Python. ``State`` asks them, so that the rules need not know of them."""

    lexicon: Lexicon[Any]
    message: Callable[[Any, Any], tuple[str, dict[str, Any]]]
    """``message(state, action)``: the message key and arguments that describe an action."""
    refusal: Callable[[Any, int], Refusal]
    """``refusal(state, action)``: the rule that an illegal action breaks, a message key and its arguments."""
    view: Callable[[Any, int | None], Mapping[str, Any]]
    """``view(state, seat)``: what one seat may see; None is a spectator."""
    to_dict: Callable[[Any], dict[str, Any]]
    """``to_dict(state)``: the full position."""
    decode: Callable[[Any, list[Note]], Sequence[Mapping[str, Any]]]
    """``decode(state, notes)``: events from notes."""
