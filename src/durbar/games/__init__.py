"""The games: rules and nothing else. No input or output but the board files, no clock, no random source."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from durbar.games.board_file import BoardSource
from durbar.games.definition import Game

REGISTRY = {
    "maharani": "durbar.games.maharani",
    "maharaja": "durbar.games.maharaja",
    "taj_mahal": "durbar.games.taj_mahal",
}


def games() -> list[str]:
    """The names of all games."""
    return list(REGISTRY)


def game(name: str, board: BoardSource = None) -> Game:
    """A game by name, on its standard board or on another one (a board file, or the data of one)."""
    if name not in REGISTRY:
        raise ValueError(f"there is no game {name!r}; the games are {', '.join(REGISTRY)}")
    if board is None:
        return _standard(name)
    made: Game = import_module(REGISTRY[name]).make_game(board)
    return made


@cache
def _standard(name: str) -> Game:
    made: Game = import_module(REGISTRY[name]).make_game(None)
    return made
