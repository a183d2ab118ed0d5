"""Small positions of Maharani written by hand, and moves in notation."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import durbar
from durbar.games.maharani.board import CELLS, COMPASS, SPACE_NAMES, Board, turn
from tests.rules.moves import Event, do, moves

GAME = durbar.game("maharani")
SPACES = [SPACE_NAMES[cell] for cell in range(64) if GAME.board.columns[cell]]
SIDES = ("S", "W", "N", "E")


def at(players: int = 4, game: durbar.Game = GAME, **position: Any) -> durbar.State:
    """A position; what is left out is as ``from_dict`` has it."""
    return game.from_dict({"players": players, **position})


def draw(state: durbar.State, *, avoid: str = "centre") -> list[Event]:
    """Let chance draw, until a player is to move, the first tile whose name has not that part; all events."""
    events = []
    while state.to_move() == durbar.CHANCE:
        moves = [state.notation(action) for action, _ in state.chance_outcomes()]
        events += do(state, next(move for move in moves if avoid not in move))
    return events


def places(state: durbar.State, slot: int) -> set[str]:
    """The spaces that the tile of a slot may go to."""
    return {move.split()[1] for move in moves(state) if move[0] == str(slot)}


def quarter(number: int, board: Board = GAME.board) -> list[str]:
    """The spaces of a quarter."""
    return [SPACE_NAMES[cell] for cell in range(64) if board.quarter_of[cell] == number - 1]


def fill(
    spaces: Iterable[str],
    tiles: Mapping[str, str] | None = None,
    rondel: Sequence[str] = (),
    avoid: Iterable[str] = (),
    board: Board = GAME.board,
) -> dict[str, str]:
    """The given tiles and, on the other spaces, any tiles that the mix still has; not of the colours to avoid."""
    filled = dict(tiles or {})
    left = Counter({f"{colour}-{kind.name}": kind.count for colour in board.colours for kind in board.kinds})
    left.subtract(name for name in rondel if name)
    left.subtract(f"{tile.split()[0]}-{_kind(board, space, tile.split()[1])}" for space, tile in filled.items())
    colours = [colour for colour in board.colours if colour not in avoid]
    for space in sorted(spaces):
        if space not in filled:
            colour, arrow = _next_tile(board, space, colours, left)
            filled[space] = f"{colour} {arrow}"
            left[f"{colour}-{_kind(board, space, arrow)}"] -= 1
            colours.append(colours.pop(0))
    return filled


def _next_tile(board: Board, space: str, colours: Sequence[str], left: Counter[str]) -> tuple[str, str]:
    for colour in colours:
        for arrow in COMPASS:
            kind = _kind(board, space, arrow)
            if kind and left[f"{colour}-{kind}"] > 0:
                return colour, arrow
    raise AssertionError(f"no tile is left for {space}")


def _kind(board: Board, space: str, arrow: str) -> str | None:
    for kind in board.kinds:
        if turn(kind.columns, COMPASS.index(arrow)) == board.columns[CELLS[space]]:
            return kind.name
    return None


def place(seat: int, space: str, tile: str, shape: str, slot: int, arrow: str, rule: str = "MN-P1") -> Event:
    """The event of a placed tile."""
    return {
        "kind": "place", "rule": rule, "seat": seat, "space": space, "tile": tile, "shape": shape, "slot": slot,
        "arrow": arrow,
    }  # fmt: skip


def area(seat: int, tile: str, *spaces: str) -> Event:
    """The event of gold for an area of tiles."""
    return {
        "kind": "gold", "rule": "MN-G1", "seat": seat, "amount": len(spaces), "source": "area", "tile": tile,
        "spaces": list(spaces),
    }  # fmt: skip


def group(seat: int, worker: str, *spaces: str) -> Event:
    """The event of gold for a group of workers."""
    return {
        "kind": "gold", "rule": "MN-W5", "seat": seat, "amount": len(spaces), "source": "group", "worker": worker,
        "spaces": list(spaces),
    }  # fmt: skip


def arrival(seat: int, worker: str, space: str, rule: str = "MN-W2") -> Event:
    """The event of a new worker."""
    return {"kind": "worker", "rule": rule, "source": "new", "seat": seat, "worker": worker, "space": space}


def relocation(seat: int, worker: str, origin: str, space: str, rule: str = "MN-W4") -> Event:
    """The event of a relocated worker."""
    return {
        "kind": "worker", "rule": rule, "source": "moved", "seat": seat, "worker": worker, "space": space,
        "origin": origin,
    }  # fmt: skip
