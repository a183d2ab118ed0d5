"""Any game in a terminal, for games that have no drawing of their own: the fields of the view, one below another.

A field is called by the message ``GAME-field-NAME`` where there is one, and by its name otherwise.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from durbar.cli.draw.pieces import seat_name
from durbar.games.base import State
from durbar.text import has, say

SEATS = "seats"
KNOWN_ANYWAY = ("game", "players", "options", "to_move", "pending", "seat")
"""Fields that the terminal tells elsewhere."""


def draw(view: dict[str, Any], lang: str, names: Sequence[str]) -> RenderableType:
    """The seats side by side, and all other fields below them."""
    game = view["game"]
    seats = view[SEATS]
    players = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    players.add_column()
    for seat in range(len(seats)):
        players.add_column(seat_name(seat, lang, names))
    for field in _told(seats[0]):
        players.add_row(_title(game, field, lang), *(_value(seat[field]) for seat in seats))
    others = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    for field in _told(view):
        if field != SEATS:
            others.add_row(_title(game, field, lang), _value(view[field]))
    return Group(players, "", others)


def group(state: State, action: int, lang: str) -> str:
    """All actions are listed together."""
    return say("terminal-other", {}, lang)


def _told(fields: Mapping[str, Any]) -> list[str]:
    return [field for field in fields if field not in KNOWN_ANYWAY]


def _title(game: str, field: str, lang: str) -> Text:
    key = f"{game}-field-{field}"
    return Text(say(key, {}, lang) if has(key, lang) else field.replace("_", " "), "dim")


def _value(value: object) -> str:
    if isinstance(value, Mapping):
        return "\n".join(f"{key}: {_value(item)}" for key, item in value.items()) or "–"
    if isinstance(value, list):
        return ", ".join(map(_value, value)) or "–"
    return "–" if value is None else str(value)
