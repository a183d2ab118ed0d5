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

from typing import TYPE_CHECKING, Any

from durbar.games.lexicon import Lexicon
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
from durbar.games.maharani.types import Action

if TYPE_CHECKING:
    from durbar.games.maharani.state import Maharani


def message(state: Maharani, action: int) -> tuple[str, dict[str, Any]]:
    """The message that describes an action in this position."""
    form = LEXICON.structure(state.game.board, action)
    verb = form.pop("do")
    if verb == "place":
        tile = state.rondel[form["slot"] - 1]
        if tile < 0:
            return "maharani-place-nothing", form
        form["tile"] = state.game.board.colours[tile % 6]
        home = COMPASS[state.layout.home[state.active]]
        form["home"] = "yes" if form["arrow"] == home else "no"
    elif verb == "draw":
        form["tile"], form["kind"] = form["tile"].split("-")
    elif verb == "start":
        form["seat"] = str(form["seat"])
    return f"maharani-{verb}", form


def _tiles(board: Board) -> tuple[str, ...]:
    """What the actions of a board are named after."""
    return board.tile_names


def _structure(tiles: tuple[str, ...], action: int) -> Action:
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


LEXICON = Lexicon(
    "Maharani",
    "'2 c3 S', 'refresh' or 'stop'",
    _tiles,
    _all,
    _structure,
    _notation,
)
