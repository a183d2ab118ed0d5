"""Maharaja, by Wolfgang Kramer and Michael Kiesling: palaces, houses and secret plans in the cities of India."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from durbar.games.board_file import BoardSource
from durbar.games.definition import Game, Option
from durbar.games.maharaja.actions import LEXICON, message
from durbar.games.maharaja.board import PLAYERS, load_board
from durbar.games.maharaja.codes import NUM_ACTIONS
from durbar.games.maharaja.events import decode
from durbar.games.maharaja.layout import Layout
from durbar.games.maharaja.position import from_dict, to_dict
from durbar.games.maharaja.refusals import refusal
from durbar.games.maharaja.state import Maharaja
from durbar.games.maharaja.view import view
from durbar.games.presentation import Presentation

RULE_OF_OPTION = {
    "short": "MJ-O1",
    "yogi": "MJ-O2",
    "neutral_palaces": "MJ-O3",
    "auction": "MJ-O4",
    "home_city": "MJ-O5",
    "several_characters": "MJ-O6",
    "hidden_money": "MJ-S5",
    "penalty": "MJ-O7",
    "palace_and_house": "MJ-O7",
}
ADVANCED = {"yogi": True, "neutral_palaces": True, "auction": True, "home_city": True}
PRESETS: Mapping[str, Mapping[str, bool]] = {
    "basic": {},
    "short": {"short": True},
    "advanced1": ADVANCED,
    "advanced2": {**ADVANCED, "several_characters": True},
    "published": {"penalty": True, "palace_and_house": True},
}

PRESENTATION = Presentation(LEXICON, message, refusal, view, to_dict, decode)


def make_game(board: BoardSource) -> Game:
    """Maharaja on its standard board, or on another one."""
    return Game(
        name="maharaja",
        players=PLAYERS,
        num_actions=NUM_ACTIONS,
        rules_version=1,
        end_rule="MJ-X1",
        board=load_board(board),
        start=_start,
        load=from_dict,
        presentation=PRESENTATION,
        options={name: Option(False, (False, True), rule) for name, rule in RULE_OF_OPTION.items()},
        presets=PRESETS,
        standard_board=board is None,
    )


def _start(game: Game, players: int, options: dict[str, Any]) -> Maharaja:
    return Maharaja(game, Layout(game.board, players, options))
