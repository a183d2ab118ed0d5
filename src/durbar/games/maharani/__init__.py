"""Maharani, by Wolfgang Panning: tiles and workers in the four quarters of a palace."""

from __future__ import annotations

from typing import Any

from durbar.games.board_file import BoardSource
from durbar.games.definition import Game
from durbar.games.maharani.actions import LEXICON, message
from durbar.games.maharani.board import load_board
from durbar.games.maharani.codes import NUM_ACTIONS
from durbar.games.maharani.events import decode
from durbar.games.maharani.layout import Layout
from durbar.games.maharani.position import from_dict, to_dict
from durbar.games.maharani.refusals import refusal
from durbar.games.maharani.state import Maharani
from durbar.games.maharani.view import view
from durbar.games.presentation import Presentation

PRESENTATION = Presentation(LEXICON, message, refusal, view, to_dict, decode)


def make_game(board: BoardSource) -> Game:
    """Maharani on its standard board, or on another one."""
    return Game(
        name="maharani",
        players=range(2, 5),
        num_actions=NUM_ACTIONS,
        rules_version=1,
        end_rule="MN-X1",
        board=load_board(board),
        start=_start,
        load=from_dict,
        presentation=PRESENTATION,
        standard_board=board is None,
    )


def _start(game: Game, players: int, options: dict[str, Any]) -> Maharani:
    return Maharani(game, Layout(game.board, players))
