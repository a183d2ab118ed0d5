"""Why an action is not legal now: the rule it breaks, and the message that says so."""

from __future__ import annotations

from typing import TYPE_CHECKING

from durbar.games.taj_mahal import codes
from durbar.games.taj_mahal.board import BONUSES, COLOURS
from durbar.games.taj_mahal.codes import (
    BONUS,
    COLOURLESS,
    CROWN,
    DRAW,
    ENLIGHTENMENT,
    PALACE,
    PER_COLOUR,
    PRESTIGE,
    START,
    TAKE,
    TOKEN,
    WITHDRAW,
)

if TYPE_CHECKING:
    from durbar.games.base import Refusal
    from durbar.games.taj_mahal.state import TajMahal

_WAITING = {
    codes.BONUS_SETUP: ("TJ-S1", "taj_mahal-no-before-bonus"),
    codes.TOKEN_SETUP: ("TJ-S1", "taj_mahal-no-before-tokens"),
    codes.DEAL: ("TJ-S2", "taj_mahal-no-before-deal"),
    codes.CHOOSE_START: ("TJ-S2", "taj_mahal-no-before-start"),
    codes.DISPLAY: ("TJ-V2", "taj_mahal-no-before-display"),
    codes.PLACING: ("TJ-R1", "taj_mahal-no-before-palace"),
    codes.BONUS_CARD: ("TJ-R2", "taj_mahal-no-before-bonus-card"),
    codes.CROWNING: ("TJ-R3", "taj_mahal-no-before-crown"),
    codes.TAKING: ("TJ-W4", "taj_mahal-no-before-taking"),
    codes.TOP_CARD: ("TJ-W4", "taj_mahal-no-before-top-card"),
    codes.UNREST: ("TJ-D1", "taj_mahal-no-before-unrest"),
}
"""What has to be done first, by phase."""


def refusal(state: TajMahal, action: int) -> Refusal:
    """The reason, for an action that is not legal."""
    phase = state.phase
    if action < WITHDRAW and phase == codes.TURN:
        return _influence(state, action // PER_COLOUR, action % PER_COLOUR + COLOURLESS - 1)
    if PALACE <= action < CROWN and phase == codes.PLACING:
        return _palace(state, action - PALACE)
    if CROWN <= action < TAKE and phase == codes.CROWNING:
        return "TJ-R3", "taj_mahal-no-crown-here", {"city": state.game.board.city_names[action - CROWN]}
    if TAKE <= action < DRAW and phase == codes.TAKING:
        return "TJ-W4", "taj_mahal-no-such-card-shown", {"card": _card(state, action - TAKE)}
    if DRAW <= action < BONUS and state.receiver() is not None:
        return _WAITING[phase][0], "taj_mahal-no-such-card-left", {"card": _card(state, action - DRAW)}
    if DRAW <= action < BONUS and phase in (codes.DISPLAY, codes.UNREST):
        return _WAITING[phase][0], "taj_mahal-no-such-card-left", {"card": _card(state, action - DRAW)}
    if BONUS <= action < TOKEN and phase == codes.BONUS_SETUP:
        return "TJ-K2", "taj_mahal-no-such-bonus", {"bonus": BONUSES[action - BONUS]}
    if TOKEN <= action < START and phase == codes.TOKEN_SETUP:
        number = action - TOKEN + 1
        return "TJ-S1", "taj_mahal-no-such-token", {"token": number}
    if action >= START and phase == codes.CHOOSE_START:
        return "TJ-S2", "taj_mahal-no-such-seat", {"players": state.layout.players}
    if phase == codes.TURN:
        return _not_now(action)
    rule, key = _WAITING[phase]
    return rule, key, {}


def _card(state: TajMahal, kind: int) -> str:
    """The name of a kind of card; a kind that this board does not have goes by its number."""
    return state.game.board.card_names[kind] or str(kind)


def _not_now(action: int) -> Refusal:
    """Something that belongs to another moment, tried in a turn."""
    if action < CROWN:
        return "TJ-W2", "taj_mahal-no-palace-now", {}
    if action < TAKE:
        return "TJ-W2", "taj_mahal-no-crown-now", {}
    if action < DRAW:
        return "TJ-W4", "taj_mahal-no-taking-now", {}
    if action < BONUS:
        return "TJ-V3", "taj_mahal-no-draw-now", {}
    return ("TJ-S1" if action < START else "TJ-S2"), "taj_mahal-no-set-up-now", {}


def _influence(state: TajMahal, kind: int, extra: int) -> Refusal:
    """TJ-I1 to TJ-I3."""
    seat = state.active
    card = _card(state, kind)
    if not state.hand[seat * 54 + kind]:
        return "TJ-I1", "taj_mahal-no-card-in-hand", {"card": card}
    if extra >= COLOURLESS and not state.hand[seat * 54 + extra]:
        rule = "TJ-C4" if extra >= PRESTIGE else "TJ-I2"
        return rule, "taj_mahal-no-card-in-hand", {"card": _card(state, extra)}
    colour = COLOURS[state.row_colour[seat]]
    if state.hand[seat * 54 + ENLIGHTENMENT]:
        return "TJ-I3", "taj_mahal-no-colour-alone", {"card": card, "colour": colour}
    return "TJ-I1", "taj_mahal-no-colour", {"card": card, "colour": colour}


def _palace(state: TajMahal, city: int) -> Refusal:
    board = state.game.board
    name = board.city_names[city]
    if board.cities[city].province != state.province:
        return "TJ-R1", "taj_mahal-no-palace-here", {"city": name, "province": board.provinces[state.province].name}
    return "TJ-R1", "taj_mahal-no-room", {"city": name}
