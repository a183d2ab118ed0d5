"""Taj Mahal, by Reiner Knizia: influence at the Grand Mogul's court on its tour of twelve provinces."""

from __future__ import annotations

from typing import Any

from durbar.games.board_file import BoardSource
from durbar.games.definition import Game, Option
from durbar.games.presentation import Presentation
from durbar.games.taj_mahal.actions import LEXICON, message
from durbar.games.taj_mahal.board import load_board
from durbar.games.taj_mahal.codes import NUM_ACTIONS
from durbar.games.taj_mahal.events import decode
from durbar.games.taj_mahal.layout import Layout
from durbar.games.taj_mahal.position import from_dict, to_dict
from durbar.games.taj_mahal.refusals import refusal
from durbar.games.taj_mahal.state import TajMahal
from durbar.games.taj_mahal.view import view

PRESENTATION = Presentation(LEXICON, message, refusal, view, to_dict, decode)


def make_game(board: BoardSource) -> Game:
    """Taj Mahal with its standard cards, map and tokens, or with others."""
    return Game(
        name="taj_mahal",
        players=range(2, 6),
        num_actions=NUM_ACTIONS,
        rules_version=1,
        end_rule="TJ-X1",
        board=load_board(board),
        start=_start,
        load=from_dict,
        presentation=PRESENTATION,
        options={"memory_aid": Option(True, (True, False), "TJ-O1")},
        standard_board=board is None,
    )


def _start(game: Game, players: int, options: dict[str, Any]) -> TajMahal:
    return TajMahal(game, Layout(game.board, players), options["memory_aid"])
