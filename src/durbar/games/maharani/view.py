"""What a seat may see. Nothing on the table of Maharani is hidden, and the bag has no order yet."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, get_args

from durbar.games.bits import cells, popcount
from durbar.games.maharani.board import CLOCKWISE, COMPASS, SIGNS, SPACE_NAMES, turn
from durbar.games.maharani.codes import PHASES, WORKERS
from durbar.games.maharani.position import Laid, laid_tiles, removed
from durbar.games.maharani.types import Seat, Sign, Slot, Space, View

if TYPE_CHECKING:
    from durbar.games.maharani.state import Maharani

_SIGN_OF: dict[int, Sign] = {SIGNS[sign]: sign for sign in get_args(Sign)}
_NO_TILE = (None, None, None)


def view(state: Maharani, seat: int | None) -> View:
    """The whole table as plain data, the same for every seat."""
    board, layout = state.game.board, state.layout
    laid = laid_tiles(state)
    beside = state.beside
    return {
        "game": "maharani",
        "players": layout.players,
        "turn": state.turn,
        "phase": PHASES[state.phase],
        "to_move": state.to_move(),
        "pending": state.pending(),
        "active": state.active,
        "placed": state.placed,
        "worker_space": SPACE_NAMES[state.cell] if state.cell >= 0 else None,
        "doubled": [SPACE_NAMES[cell] for cell in cells(state.doubled)],
        "rondel": [slot(state, number) for number in range(4)],
        "spaces": _spaces(state, laid),
        "seats": [_seat(state, seat) for seat in range(layout.players)],
        "quarters": [
            {
                "quarter": quarter + 1,
                "animal": board.animals[quarter],
                "free": popcount(state.free & layout.quarters[1 << quarter]),
                "evaluated": bool(state.evaluated >> quarter & 1),
                "beside": {
                    WORKERS[colour]: beside[quarter * 4 + colour] for colour in range(4) if beside[quarter * 4 + colour]
                },
            }
            for quarter in range(4)
        ],
        "bag": {name: count for name, count in zip(board.tile_names, state.bag, strict=False) if count},
        "bag_left": state.left,
        "removed": removed(state, laid),
        "payouts": list(board.payouts),
        "scores": state.scores(),
        "winners": state.winners(),
    }


def slot(state: Maharani, number: int) -> Slot:
    """A slot of the rondel: the quarter it lies in now, and its tile with its arrow pointing at the active player."""
    tile = state.rondel[number]
    board, home = state.game.board, state.layout.home[state.active]
    colour, shape = board.tile_names[tile].split("-") if tile >= 0 else (None, None)
    return {
        "slot": number + 1,
        "quarter": (number + state.layout.shift[state.active]) % 4 + 1,
        "tile": colour,
        "shape": shape,
        "columns": _SIGN_OF.get(turn(board.kinds[tile // 6].columns, home)) if tile >= 0 else None,
        "arrow": COMPASS[home],
    }


def _seat(state: Maharani, seat: int) -> Seat:
    supply, workers = state.supply, state.workers
    return {
        "seat": seat,
        "side": CLOCKWISE[state.layout.shift[seat]],
        "gold": state.gold[seat],
        "markers": [quarter + 1 for quarter in range(4) if state.markers[seat] >> quarter & 1],
        "workers": {
            WORKERS[colour]: {"supply": supply[colour], "board": popcount(workers[colour])}
            for colour in range(4)
            if state.layout.owner[colour] == seat
        },
    }


def _spaces(state: Maharani, laid: Mapping[int, Laid]) -> dict[str, Space]:
    board = state.game.board
    workers = {cell: WORKERS[colour] for colour, stand in enumerate(state.workers) for cell in cells(stand)}
    spaces: dict[str, Space] = {}
    for cell, columns in enumerate(board.columns):
        if columns:
            colour, kind, arrow = laid.get(cell, _NO_TILE)
            spaces[SPACE_NAMES[cell]] = {
                "quarter": board.quarter_of[cell] + 1,
                "columns": _SIGN_OF[columns],
                "tile": colour,
                "shape": kind,
                "arrow": arrow,
                "worker": workers.get(cell),
            }
    return spaces
