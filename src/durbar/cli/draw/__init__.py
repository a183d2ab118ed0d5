"""How positions look in a terminal: drawn by the module that a game names as its ``drawing``, or as a plain list.

A module has ``draw(view, lang, names)``, the table as something Rich can print, and ``group(state, action, lang)``,
the heading under which an action is listed. It may have ``label(state, action, lang)``, the words of a choice under
its heading: actions with the same heading and the same words are offered as one choice.
"""

from __future__ import annotations

from collections.abc import Sequence
from pkgutil import resolve_name
from typing import Any, Protocol, cast

from rich.console import RenderableType

from durbar.games import find_spec
from durbar.games.base import State

PLAIN = "durbar.cli.draw.plain"


class Drawing(Protocol):
    """What the module of a game offers."""

    def draw(self, view: dict[str, Any], lang: str, names: Sequence[str]) -> RenderableType:
        """The table as one seat sees it."""

    def group(self, state: State, action: int, lang: str) -> str:
        """The heading under which an action is listed."""


def drawing_of(game: str) -> Drawing:
    """The module that draws a game."""
    return cast(Drawing, resolve_name(find_spec(game).drawing or PLAIN))


def label(game: str, state: State, action: int, lang: str) -> str:
    """The words of a choice: those of the game's module, or else the description of the action."""
    words = getattr(drawing_of(game), "label", None)
    return str(words(state, action, lang)) if words else state.describe(action, lang)
