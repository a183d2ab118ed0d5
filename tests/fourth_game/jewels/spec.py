"""The declaration of Jewels."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.resources import files
from typing import Any

from jewels.state import NUM_ACTIONS, Jewels
from jewels.writing import LEXICON, decode, from_dict, message, refusal, to_dict, view

from durbar.games.board_file import BoardSource, board_data
from durbar.games.definition import Game
from durbar.games.presentation import Presentation
from durbar.games.secrecy import Secrecy
from durbar.games.spec import GameSpec, Measure, Option


@dataclass(frozen=True)
class Board:
    """Nothing but a name: Jewels is played with cards alone."""

    source: dict[str, Any]


def _load_board(source: BoardSource) -> Board:
    return Board(dict(board_data(source, "jewels")))


def _start(game: Game, players: int, options: dict[str, Any]) -> Jewels:
    return Jewels(game, players, options)


SPEC = GameSpec(
    name="jewels",
    package="jewels",
    rules_version=1,
    rule_prefix="JW",
    end_rule="JW-X1",
    players=range(2, 5),
    num_actions=NUM_ACTIONS,
    load_board=_load_board,
    start=_start,
    load=from_dict,
    presentation=Presentation(LEXICON, message, refusal, view, to_dict, decode),
    secrecy=Secrecy(reveals=frozenset({("reveal", None)})),
    options={
        "rounds": Option(6, (4, 5, 6, 7), "JW-S1"),
        "ties": Option("nobody", ("nobody", "carry"), "JW-T2"),
    },
    presets={"standard": {}, "short": {"rounds": 4}, "greed": {"ties": "carry"}},
    measures=(Measure("points", event="points"),),
    end_columns=("points", "jewels"),
    text=files("jewels") / "text",
)
