"""The games: rules and nothing else. No input or output but the board files, no clock, no random source."""

from __future__ import annotations

from functools import cache

from durbar.games.board_file import BoardSource
from durbar.games.definition import Game
from durbar.games.registry import find_spec, games, usable_games
from durbar.games.spec import GameSpec

__all__ = ["find_spec", "game", "games", "usable_games"]


def game(name: str, board: BoardSource = None) -> Game:
    """A game by name, on its standard board or on another one (a board file, or the data of one).

    >>> import durbar
    >>> game = durbar.game("maharaja")
    >>> game.players
    range(2, 6)
    >>> list(game.presets)
    ['basic', 'short', 'advanced1', 'advanced2', 'published']
    """
    spec = find_spec(name)
    return _standard(spec) if board is None else Game(spec, spec.load_board(board), standard_board=False)


@cache
def _standard(spec: GameSpec) -> Game:
    return Game(spec, spec.load_board(None))
