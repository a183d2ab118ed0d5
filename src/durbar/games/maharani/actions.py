"""The actions of Maharani in their three forms: int, structure and notation; and as a message for people.

2 c3 S        the tile of slot 2 goes to c3, its arrow pointing south
refresh       turn the own markers face up
stop          no second tile
new green     a new green worker comes onto the tile
move green    the green worker is relocated to the tile
remove c3     of two workers that may not both stand, the one on c3 goes
draw blue-along, start 0      what chance does
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from durbar.games.errors import shown
from durbar.games.maharani.board import COMPASS, SPACE_NAMES, Board
from durbar.games.maharani.codes import (
    DRAW,
    MOVE,
    NEW,
    NUM_ACTIONS,
    REFRESH,
    REMOVE,
    START,
    STOP,
    WORKERS,
)

if TYPE_CHECKING:
    from durbar.games.maharani.state import Maharani


def structure(board: Board, action: int) -> dict[str, Any]:
    """The structured form of an action."""
    return _structure(board.tile_names, action)


def action(board: Board, form: Mapping[str, Any]) -> int:
    """The action with that structured form."""
    try:
        return _structures(board.tile_names)[frozenset(form.items())]
    except (KeyError, TypeError):
        raise ValueError(f"{shown(form)} is not an action of Maharani") from None


def notation(board: Board, action: int) -> str:
    """The notation of an action."""
    return _notation(board.tile_names, action)


def parse(board: Board, text: str) -> int:
    """The action with that notation; blanks do not matter, nor does the case of letters."""
    number = _notations(board.tile_names).get(" ".join(str(text).split()).casefold())
    if number is None:
        raise ValueError(f"{shown(text)} is not a move of Maharani; moves look like '2 c3 S', 'refresh' or 'stop'")
    return number


def message(state: Maharani, action: int) -> tuple[str, dict[str, Any]]:
    """The message that describes an action in this position."""
    form = structure(state.game.board, action)
    verb = form.pop("do")
    if verb == "place":
        tile = state.rondel[form["slot"] - 1]
        if tile < 0:
            return "maharani-place-nothing", form
        form["tile"] = state.game.board.colours[tile % 6]
        home = COMPASS[state.tables.home[state.active]]
        form["home"] = "yes" if form["arrow"] == home else "no"
    elif verb == "draw":
        form["tile"], form["kind"] = form["tile"].split("-")
    elif verb == "start":
        form["seat"] = str(form["seat"])
    return f"maharani-{verb}", form


def _structure(tiles: tuple[str, ...], action: int) -> dict[str, Any]:
    if 0 <= action < REFRESH:
        space, arrow = SPACE_NAMES[action >> 2 & 63], COMPASS[action & 3]
        return {"do": "place", "slot": (action >> 8) + 1, "space": space, "arrow": arrow}
    if action == REFRESH:
        return {"do": "refresh"}
    if action == STOP:
        return {"do": "stop"}
    if NEW <= action < MOVE:
        return {"do": "new", "worker": WORKERS[action - NEW]}
    if MOVE <= action < REMOVE:
        return {"do": "move", "worker": WORKERS[action - MOVE]}
    if REMOVE <= action < DRAW:
        return {"do": "remove", "space": SPACE_NAMES[action - REMOVE]}
    if DRAW <= action < DRAW + len(tiles):
        return {"do": "draw", "tile": tiles[action - DRAW]}
    if START <= action < NUM_ACTIONS:
        return {"do": "start", "seat": action - START}
    raise ValueError(f"{action!r} is not an action of Maharani on this board")


def _notation(tiles: tuple[str, ...], action: int) -> str:
    form = _structure(tiles, action)
    if form["do"] == "place":
        return f"{form['slot']} {form['space']} {form['arrow']}"
    return " ".join(str(value) for value in form.values())


def _all(tiles: tuple[str, ...]) -> list[int]:
    return [*range(DRAW + len(tiles)), *range(START, NUM_ACTIONS)]


@lru_cache(maxsize=8)
def _structures(tiles: tuple[str, ...]) -> dict[frozenset[tuple[str, Any]], int]:
    return {frozenset(_structure(tiles, action).items()): action for action in _all(tiles)}


@lru_cache(maxsize=8)
def _notations(tiles: tuple[str, ...]) -> dict[str, int]:
    return {_notation(tiles, action).casefold(): action for action in _all(tiles)}
