"""The numbers of Taj Mahal: kinds of card, actions, phases and notes.

Kinds of card: ``colour * 11 + n`` for the coloured ones, ``44 + court member`` for the colourless ones, and
``50 + effect`` for the prestige cards. Court members are numbered V G M P C E. An action below 484 influences
the court: ``coloured kind * 11 + extra``, extra 0 for none, else the colourless kind or prestige card less 43.
The .pxd files declare what the compiled modules use as C ints.
"""

from __future__ import annotations

from typing import get_args

from durbar.games.taj_mahal.types import Phase

PER_COLOUR = 11
COLOURLESS = 44
PRESTIGE = 50
KINDS = 54

MIGHT = 50
NOBILITY = 51
KNOWLEDGE = 52
ENLIGHTENMENT = 53

# Points and limits, for all who need them. What is printed on the board and the cards is in board.toml.
PROVINCES = 12
VISITS = PROVINCES
CITIES = 49
DIAMONDS = 16
CARDS = 96
CARDS_PER_COLOUR = 21
DEALT_CARDS = 6
DISPLAY_SIZE = {2: 3, 3: 5, 4: 7, 5: 9}
TAKES = 2
LAST_TAKES = 1  # The last player to withdraw.
PRESTIGE_TOKENS = 2  # Of an advisor, for the prestige card.
NOBILITY_WORTH = 2

ADVISOR_SEATS = 15
ALL_SEATS = 63
CROWN_SEAT = 4
ELEPHANT_SEAT = 5
UNREST_ROW = 5
"""The tally of symbols after those of the five seats."""

# Kinds of bonus token: the four commodities, a card, and points (the kind less 4).
CARD_TOKEN = 4
BONUS_KINDS = 11

WITHDRAW = 484
PALACE = 485  # + city
CROWN = 534  # + city
TAKE = 583  # + kind
DRAW = 633  # + kind
BONUS = 683  # + kind of bonus token
TOKEN = 694  # + number of province token less 1
START = 706  # + seat
NUM_ACTIONS = 711

PHASES: tuple[Phase, ...] = get_args(Phase)

# Phases. All belong to chance but TURN, PLACING, CROWNING and TAKING.
BONUS_SETUP = 0
TOKEN_SETUP = 1
DEAL = 2
CHOOSE_START = 3
DISPLAY = 4
TURN = 5
PLACING = 6
BONUS_CARD = 7
CROWNING = 8
TAKING = 9
TOP_CARD = 10
UNREST = 11
FINISHED = 12

# Notes, with their four numbers.
BONUS_PLACED = 0  # diamond, kind of token
TOKEN_PLACED = 1  # province, number of token
DEALT = 2  # seat, kind
MARKER = 3  # seat, visit that is over (0 before the first)
VISITED = 4  # visit, province, members whose seats are filled
DISPLAYED = 5  # kind
RESHUFFLED = 6  # cards
NO_CARD = 7  # phase that needed one, seat
TURN_BEGUN = 8  # seat, visit
INFLUENCED = 9  # seat, kind, extra kind or -1
NOBILITY_POINTS = 10  # seat, points
WITHDREW = 11  # seat, 1 if without having played
MAJORITY = 12  # seat, member, 1 if claimed (0 not ahead, 2 not in its seat), tallies of all rows, 8 bits each
PALACE_BUILT = 13  # seat, city
BONUS_CLAIMED = 14  # seat, diamond, kind of token
BONUS_SCORED = 15  # seat, points, diamond, kind of token
BONUS_DRAWN = 16  # seat, kind, diamond
CROWN_BUILT = 17  # seat, city
CONNECTED = 18  # seat, points, cities of the chain, province
TOKEN_SCORED = 19  # seat, points, province, matches of the four commodities, 8 bits each
DISCARDED = 20  # seat, kind, how many
PRESTIGE_BACK = 21  # seat, kind
TAKEN = 22  # seat, kind
TOP_DRAWN = 23  # seat, kind
UNREST_ADDED = 24  # kind
PROTESTED = 25  # kind that set it off
SET_ASIDE = 26  # member, tallies of all rows, 8 bits each
UNREST_OUT = 27  # cards, 1 if after a protest
SEATED_AGAIN = 28  # member
TOKEN_OUT = 29  # province, 1 if it was set aside
PRESTIGE_WON = 30  # seat, advisor, seat it was taken from, -1 for the supply
CROWN_BACK = 31  # seat, city
CARD_POINTS = 32  # seat, points, colourless cards, colour * 256 + cards of that colour
ENDED = 33
