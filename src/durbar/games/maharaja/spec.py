"""The declaration of Maharaja."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from durbar.games.data import DataTypes
from durbar.games.definition import Game
from durbar.games.maharaja.actions import LEXICON, message
from durbar.games.maharaja.board import PLAYERS, load_board
from durbar.games.maharaja.codes import NUM_ACTIONS
from durbar.games.maharaja.event_types import Event
from durbar.games.maharaja.events import decode
from durbar.games.maharaja.layout import Layout
from durbar.games.maharaja.position import from_dict, to_dict
from durbar.games.maharaja.refusals import refusal
from durbar.games.maharaja.state import Maharaja
from durbar.games.maharaja.types import Action, View
from durbar.games.maharaja.view import view
from durbar.games.presentation import Presentation
from durbar.games.secrecy import Secrecy
from durbar.games.spec import GameSpec, Measure, Option
from durbar.games.spec import View as AnyView

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


def _start(game: Game, players: int, options: dict[str, Any]) -> Maharaja:
    return Maharaja(game, Layout(game.board, players, options))


def _prompt_details(view: AnyView, seat: int | None) -> dict[str, Any]:
    disc = None if seat is None or view["phase"] != "discs" else view["seats"][seat]["disc"]
    left = [name for name, times in view["left"].items() for _ in range(times)]
    return {
        "chosen": bool(disc),
        "plan": disc or left,
        "place": view["lifted"],
        "character": view["named"],
        "to": view["active"],
        "bid": (view["auction"] or {}).get("bid"),
    }


SPEC = GameSpec(
    name="maharaja",
    package="durbar.games.maharaja",
    rules_version=1,
    rule_prefix="MJ",
    end_rule="MJ-X1",
    players=PLAYERS,
    num_actions=NUM_ACTIONS,
    load_board=load_board,
    start=_start,
    load=from_dict,
    presentation=Presentation(LEXICON, message, refusal, view, to_dict, decode),
    secrecy=Secrecy(reveals=frozenset({("reveal", None)})),
    types=DataTypes(View, Action, Event),
    options={name: Option(False, (False, True), rule) for name, rule in RULE_OF_OPTION.items()},
    presets=PRESETS,
    measures=(Measure("gold", event="gold"), Measure("palaces", event="palace", counted=True)),
    score="palaces",
    end_columns=("palaces", "gold"),
    prompt_details=_prompt_details,
    drawing="durbar.cli.draw.maharaja",
    knowledge="durbar.bots.knowledge.maharaja:MaharajaKnowledge",
    planner="durbar.bots.players.greedy_maharaja:choose",
    ladder={2: (4, 200, 1_000), 3: (4, 20, 150)},
)
