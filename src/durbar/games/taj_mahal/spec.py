"""The declaration of Taj Mahal."""

from __future__ import annotations

from typing import Any

from durbar.games.data import DataTypes
from durbar.games.definition import Game
from durbar.games.presentation import Presentation
from durbar.games.secrecy import Secrecy
from durbar.games.spec import GameSpec, Measure, Option
from durbar.games.spec import View as AnyView
from durbar.games.taj_mahal.actions import LEXICON, message
from durbar.games.taj_mahal.board import load_board
from durbar.games.taj_mahal.codes import NUM_ACTIONS
from durbar.games.taj_mahal.event_types import Event
from durbar.games.taj_mahal.events import decode
from durbar.games.taj_mahal.layout import Layout
from durbar.games.taj_mahal.position import from_dict, to_dict
from durbar.games.taj_mahal.refusals import refusal
from durbar.games.taj_mahal.state import TajMahal
from durbar.games.taj_mahal.types import Action, View
from durbar.games.taj_mahal.view import view


def _start(game: Game, players: int, options: dict[str, Any]) -> TajMahal:
    return TajMahal(game, Layout(game.board, players), options["memory_aid"])


def _prompt_details(view: AnyView, seat: int | None) -> dict[str, Any]:
    names = {province["key"]: province["name"] for province in view["provinces"]}
    return {
        "province": names.get(view["province"]),
        "palaces": view["to_place"],
        "takes": view["takes"],
    }


SPEC = GameSpec(
    name="taj_mahal",
    package="durbar.games.taj_mahal",
    rules_version=1,
    rule_prefix="TJ",
    end_rule="TJ-X1",
    players=range(2, 6),
    num_actions=NUM_ACTIONS,
    load_board=load_board,
    start=_start,
    load=from_dict,
    presentation=Presentation(LEXICON, message, refusal, view, to_dict, decode),
    types=DataTypes(View, Action, Event),
    secrecy=Secrecy(reveals=frozenset({("points", "cards")})),
    options={"memory_aid": Option(True, (True, False), "TJ-O1")},
    measures=(Measure("points", event="points"),),
    end_columns=("points", "cards"),
    prompt_details=_prompt_details,
    drawing="durbar.cli.draw.taj_mahal",
    knowledge="durbar.bots.knowledge.taj_mahal:TajMahalKnowledge",
    ladder={2: (20, 80, 400), 3: (20, 20, 150)},
)
