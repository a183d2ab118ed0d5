"""The actions of Taj Mahal in their three forms: int, structure and notation; and as a message for people.

red-EV                   influence the court with a red card that shows elephant and vizier
red-EV+colourless-C      the same with a colourless crown
red-EV+might             the same with a prestige card
withdraw                 leave the visit
palace KABa, crown KABa  where a palace, or the crown palace, goes
take red-EV              a card from the display
draw red-EV, bonus gems, token 5, start 0      what chance does
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from durbar.games.errors import shown
from durbar.games.lexicon import Lexicon
from durbar.games.taj_mahal.board import BONUSES, Board
from durbar.games.taj_mahal.codes import (
    BONUS,
    COLOURLESS,
    CROWN,
    DRAW,
    NUM_ACTIONS,
    PALACE,
    PER_COLOUR,
    START,
    TAKE,
    TOKEN,
    WITHDRAW,
)
from durbar.games.taj_mahal.types import Action, InfluenceAction

if TYPE_CHECKING:
    from durbar.games.taj_mahal.state import TajMahal

Names = tuple[tuple[str, ...], tuple[str, ...]]
"""The names of cards and cities: all that the actions of a board depend on."""


def message(state: TajMahal, action: int) -> tuple[str, dict[str, Any]]:
    """The message that describes an action in this position."""
    board = state.game.board
    form = LEXICON.structure(board, action)
    verb = form.pop("do")
    if verb == "influence" and "extra" in form:
        return "taj_mahal-influence-extra", form
    if verb in ("palace", "crown"):
        city = board.cities[board.city_names.index(form["city"])]
        form["province"] = board.provinces[city.province].name
        diamond = state.layout.diamond_at[board.city_names.index(form["city"])]
        if verb == "palace" and diamond >= 0 and state.bonus[diamond] >= 0:
            return "taj_mahal-palace-bonus", {**form, "bonus": BONUSES[state.bonus[diamond]]}
    elif verb == "start":
        form["seat"] = str(form["seat"])
    return f"taj_mahal-{verb}", form


def _names(board: Board) -> Names:
    return board.card_names, board.city_names


def _structure(names: Names, action: int) -> Action:
    cards, cities = names
    if 0 <= action < WITHDRAW and cards[action // PER_COLOUR]:
        extra = action % PER_COLOUR
        form: InfluenceAction = {"do": "influence", "card": cards[action // PER_COLOUR]}
        return {**form, "extra": cards[COLOURLESS + extra - 1]} if extra else form
    if action == WITHDRAW:
        return {"do": "withdraw"}
    if PALACE <= action < CROWN:
        return {"do": "palace", "city": cities[action - PALACE]}
    if CROWN <= action < TAKE:
        return {"do": "crown", "city": cities[action - CROWN]}
    if TAKE <= action < DRAW and cards[action - TAKE]:
        return {"do": "take", "card": cards[action - TAKE]}
    if DRAW <= action < BONUS and cards[action - DRAW]:
        return {"do": "draw", "card": cards[action - DRAW]}
    if BONUS <= action < TOKEN:
        return {"do": "bonus", "bonus": BONUSES[action - BONUS]}
    if TOKEN <= action < START:
        return {"do": "token", "token": action - TOKEN + 1}
    if START <= action < NUM_ACTIONS:
        return {"do": "start", "seat": action - START}
    raise ValueError(f"{shown(action)} is not an action of Taj Mahal with these cards")


def _notation(names: Names, action: int) -> str:
    form = _structure(names, action)
    if form["do"] == "influence":
        return f"{form['card']}+{form['extra']}" if "extra" in form else str(form["card"])
    return " ".join(str(value) for value in form.values())


def _all(names: Names) -> list[int]:
    """All actions that mean something: a board may have fewer kinds of card than there are numbers for."""
    cards = names[0]
    return [
        action
        for action in range(NUM_ACTIONS)
        if not (action < WITHDRAW and not cards[action // PER_COLOUR])
        and not (TAKE <= action < BONUS and not cards[(action - TAKE) % (DRAW - TAKE)])
    ]


LEXICON = Lexicon(
    "Taj Mahal",
    "'red-EV', 'red-EV+might', 'withdraw', 'palace KABa' or 'take red-EV'",
    _names,
    _all,
    _structure,
    _notation,
)
