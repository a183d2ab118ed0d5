"""Durbar: the open home of Maharani, Maharaja and Taj Mahal, for players and for researchers."""

from durbar import _mode

_mode.prepare()

from durbar import text  # noqa: E402
from durbar.games import game, games  # noqa: E402
from durbar.games.base import CHANCE, OVER, State, speak_with  # noqa: E402
from durbar.games.errors import BoardError, IllegalAction, PositionError  # noqa: E402
from durbar.games.game import Game  # noqa: E402
from durbar.games.playout import play_out  # noqa: E402
from durbar.games.rng import Rng  # noqa: E402

speak_with(text.say)

__version__ = "0.1.0"
__all__ = [
    "CHANCE",
    "OVER",
    "BoardError",
    "Game",
    "IllegalAction",
    "PositionError",
    "Rng",
    "State",
    "game",
    "games",
    "play_out",
]
