"""Why an action is not legal now: the rule it breaks, and the message that says so."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from durbar.games.maharani.board import COMPASS, SPACE_NAMES, turn
from durbar.games.maharani.codes import (
    CHOOSE_START,
    DEAL,
    DRAW,
    MOVE,
    NEW,
    REFILL,
    REFRESH,
    REMOVE,
    SECOND,
    START,
    STOP,
    WORKER,
    WORKERS,
)

if TYPE_CHECKING:
    from durbar.games.base import Refusal
    from durbar.games.maharani.state import Maharani


def refusal(state: Maharani, action: int) -> Refusal:
    """The reason, for an action that is not legal."""
    if state.doubled:
        return "MN-W7", "maharani-no-doubled", {"spaces": [SPACE_NAMES[c] for c in range(64) if state.doubled >> c & 1]}
    if state.phase in (DEAL, CHOOSE_START, REFILL):
        return _chance_to_move(state, action)
    if action >= START:
        return "MN-S4", "maharani-no-start", {}
    if action >= DRAW:
        return "MN-E1", "maharani-no-draw", {}
    if action >= REMOVE:
        return "MN-W7", "maharani-no-removal", {}
    if action >= NEW:
        return _worker(state, action)
    if state.phase == WORKER:
        return "MN-W1", "maharani-no-worker-first", {"space": SPACE_NAMES[state.cell]}
    if action == STOP:
        return "MN-R2", "maharani-no-stop", {}
    if action == REFRESH:
        if state.phase == SECOND:
            return "MN-R2", "maharani-no-refresh-now", {}
        return "MN-F2", "maharani-no-refresh", {}
    return _place(state, action >> 8, action >> 2 & 63, action & 3)


def _chance_to_move(state: Maharani, action: int) -> Refusal:
    if state.phase == CHOOSE_START:
        return "MN-S4", "maharani-no-before-start", {"players": state.layout.players}
    if DRAW <= action < START:
        names = state.game.board.tile_names
        if action - DRAW < len(names):
            tile, kind = names[action - DRAW].split("-")
            return "MN-E3", "maharani-no-such-tile", {"tile": tile, "kind": kind}
    return ("MN-S1" if state.phase == DEAL else "MN-E1"), "maharani-no-before-refill", {}


def _worker(state: Maharani, action: int) -> Refusal:
    """MN-W1 to MN-W4 and, with two colours each, MN-D2 to MN-D4."""
    colour = (action - NEW) & 3
    words: dict[str, Any] = {"worker": WORKERS[colour]}
    if state.phase != WORKER:
        return "MN-W1", "maharani-no-worker-now", {}
    if state.layout.owner[colour] != state.active:
        return "MN-D1", "maharani-no-own-worker", words
    legal = state.legal_actions()
    standing = [a for a in legal if a >= MOVE]
    if action >= MOVE:
        return ("MN-D3" if standing else "MN-D2"), "maharani-no-relocation", words
    if colour + MOVE in standing:
        return ("MN-D4" if len(standing) == 2 else "MN-D3"), "maharani-no-second-of-colour", words
    return ("MN-D3" if standing else "MN-D2"), "maharani-no-supply", words


def _place(state: Maharani, slot: int, cell: int, arrow: int) -> Refusal:
    board = state.game.board
    words: dict[str, Any] = {"slot": slot + 1, "space": SPACE_NAMES[cell], "arrow": COMPASS[arrow]}
    tile = state.rondel[slot]
    if tile < 0:
        return ("MN-2A" if state.phase == SECOND else "MN-P1"), "maharani-no-tile", words
    if not board.columns[cell]:
        return "MN-B1", "maharani-no-space", words
    if not state.free >> cell & 1:
        return "MN-P1", "maharani-no-room", words
    kind = board.kinds[tile // 6]
    if board.columns[cell] not in [turn(kind.columns, a) for a in range(4)]:
        return "MN-T3", "maharani-no-fit", words
    if board.columns[cell] != turn(kind.columns, arrow):
        return "MN-T3", "maharani-no-orientation", words
    lies = (slot + state.layout.shift[state.active]) % 4 + 1
    return "MN-P3", "maharani-no-marker", {**words, "quarter": lies}
