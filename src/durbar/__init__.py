"""Durbar: the open home of Maharani, Maharaja and Taj Mahal, for players and for researchers."""

from durbar import _mode

_mode.prepare()

from durbar import text  # noqa: E402
from durbar.bots import bot  # noqa: E402
from durbar.games import game, games  # noqa: E402
from durbar.games.base import CHANCE, OVER, State, speak_with  # noqa: E402
from durbar.games.definition import Game  # noqa: E402
from durbar.games.errors import BoardError, IllegalAction, PositionError  # noqa: E402
from durbar.games.playout import play_out  # noqa: E402
from durbar.games.registry import bring_text_to  # noqa: E402
from durbar.games.rng import Rng  # noqa: E402
from durbar.play.record import Record, RecordError  # noqa: E402
from durbar.play.seats import hire_from  # noqa: E402
from durbar.play.table import Table  # noqa: E402

speak_with(text.say)
bring_text_to(text.add_folder)
hire_from(bot)

__version__ = "0.1.0"
__all__ = [
    "CHANCE",
    "OVER",
    "BoardError",
    "Game",
    "IllegalAction",
    "PositionError",
    "Record",
    "RecordError",
    "Rng",
    "State",
    "Table",
    "bot",
    "game",
    "games",
    "play_out",
]
