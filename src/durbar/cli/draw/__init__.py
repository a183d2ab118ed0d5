"""How positions look in a terminal: one module for each game, found by the game's name.

A module has ``draw(view, lang, names)``, the table as something Rich can print, and ``group(state, action, lang)``,
the heading under which an action is listed. It may have ``label(state, action, lang)``, the words of a choice under
its heading: actions with the same heading and the same words are offered as one choice.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Protocol, cast

from rich.console import RenderableType

from durbar.games.base import State


class Painter(Protocol):
    """What the module of a game offers."""

    def draw(self, view: dict[str, Any], lang: str, names: Sequence[str]) -> RenderableType:
        """The table as one seat sees it."""

    def group(self, state: State, action: int, lang: str) -> str:
        """The heading under which an action is listed."""


def painter(game: str) -> Painter:
    """The module that draws a game."""
    return cast(Painter, import_module(f"{__name__}.{game}"))


def label(game: str, state: State, action: int, lang: str) -> str:
    """The words of a choice: those of the game's module, or else the description of the action."""
    words = getattr(painter(game), "label", None)
    return str(words(state, action, lang)) if words else state.describe(action, lang)
