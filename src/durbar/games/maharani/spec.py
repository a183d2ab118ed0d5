"""The declaration of Maharani."""

from __future__ import annotations

from typing import Any

from durbar.games.data import DataTypes
from durbar.games.definition import Game
from durbar.games.maharani import types
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
from durbar.games.spec import GameSpec, Measure, View


def _start(game: Game, players: int, options: dict[str, Any]) -> Maharani:
    return Maharani(game, Layout(game.board, players))


def _prompt_details(view: View, seat: int | None) -> dict[str, Any]:
    return {"space": view["worker_space"], "spaces": view["doubled"]}


SPEC = GameSpec(
    name="maharani",
    package="durbar.games.maharani",
    rules_version=1,
    rule_prefix="MN",
    end_rule="MN-X1",
    players=range(2, 5),
    num_actions=NUM_ACTIONS,
    load_board=load_board,
    start=_start,
    load=from_dict,
    presentation=Presentation(LEXICON, message, refusal, view, to_dict, decode),
    types=DataTypes(types.View, types.Action, types.Event),
    measures=(Measure("gold", event="gold"),),
    prompt_details=_prompt_details,
    drawing="durbar.cli.draw.maharani",
    knowledge="durbar.bots.knowledge.maharani:MaharaniKnowledge",
    ladder={2: (15, 200, 1_000), 3: (15, 20, 150)},
)
