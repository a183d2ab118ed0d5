"""The numbers of Maharaja: places, disc actions, actions, phases and notes. The .pxd files declare them as C ints.

A spot is where a house can stand: the villages 0 to 29, then the cities 30 to 36. A station is where an architect
can stand: 0 is the start, 1 to 7 are the cities. A track box counts from the bottom: 0 to 6 are the start boxes.
"""

from __future__ import annotations

from typing import get_args

from durbar.games.maharaja.types import Character, Phase, Plan, Right

SEATS = 5
VILLAGES = 30
CITIES = 7
SPOTS = VILLAGES + CITIES
CHARACTERS = 7
MAX_ROADS = 28
START_BOXES = 7
OUTER_SITES = 6

# Prices, payments, points and limits, for all who need them. What depends on the number of players is in board.toml.
START_GOLD = 15
HOUSES_EACH = 20
FIRST_HOUSES = 4
POOL_HOUSES = 6
CHITS = 7
PALACES_EACH = 7
SHORT_PALACES_EACH = 6
TURN_LIMIT = 20
SHORT_TURN_LIMIT = 8
HOUSE_PRICE = 1
PALACE_PRICE = 12
ARTISAN_PRICE = 9
ACTION_GOLD = 2
QUARRY_HOUSES = 2
GOVERNOR_STEPS = 2
TRADER_GOLD = 1
CENTRAL_POINTS = 3
SADHU_POINTS = 2
ALONE_GOLD = 5
PENALTY_GOLD = 2

# What a disc can show. The first eight numbers also count what is left to do in a turn, with one difference: 2 is
# there a house that must go into a city (two houses are one of those and one of any kind).
TAKE_GOLD = 0
ONE_HOUSE = 1
TWO_HOUSES = 2
CITY_HOUSE = 2
MOVE_HOUSE = 3
FROM_QUARRY = 4
BUILD_PALACE = 5
MOVE_GOVERNOR = 6
CHANGE_CHARACTER = 7
PALACE_AND_HOUSE = 8
KINDS = 9
RIGHTS = 8
KIND_NAMES: tuple[Plan, ...] = get_args(Plan)
RIGHT_NAMES: tuple[Right, ...] = get_args(Right)
GRANTS: dict[int, dict[int, int]] = {
    **{kind: {kind: 1} for kind in range(RIGHTS)},
    TWO_HOUSES: {CITY_HOUSE: 1, ONE_HOUSE: 1},
    FROM_QUARRY: {FROM_QUARRY: QUARRY_HOUSES},
    PALACE_AND_HOUSE: {BUILD_PALACE: 1, ONE_HOUSE: 1},
}
"""What each disc action allows, by the numbers of RIGHT_NAMES (MJ-A3, MJ-A5, MJ-O7)."""
PAIRS = 45
"""Unordered pairs of disc actions a <= b, numbered ``b * (b + 1) // 2 + a``; the first 36 need no option."""

# Characters, by number from 0.
CHARACTER_NAMES: tuple[Character, ...] = get_args(Character)
MOGUL = 0
TRADER = 1
SADHU = 2
MONK = 3
BUILDER = 4
ARTISAN = 5
YOGI = 6

# Holders of a character other than a seat.
IN_BANK = -1
NOT_IN_GAME = -2

# Actions.
HOUSE = 0  # + spot
FREE_HOUSE = 37  # + spot, the Builder's
LIFT = 74  # + spot
FREE_LIFT = 111  # + spot, the Builder's
PUT = 148  # + spot
ROAD = 185  # + road
GOLD = 213
QUARRY = 214  # + houses - 1
PALACE = 216  # + city * 2 + 1 if central
GOVERNOR = 230  # + city
TAKE = 237  # + character
EXCHANGE = 244  # + character
GIVE = 251  # + character
ENTICE = 258  # + seat
CHIT = 263  # + disc action
END = 272
BID = 273  # + gold
PASS = 289
START = 290  # + seat
DEAL = 295  # + city
DISC = 302  # + seat * PAIRS + pair
NUM_ACTIONS = 527

# Phases. DEALING and DRAWING belong to chance; in PICKING and ENTICED the seat `other` decides.
DEALING = 0
DRAWING = 1
BIDDING = 2
CHOOSING = 3
FOUNDING = 4
SECRET = 5
ACTING = 6
PUTTING = 7
PICKING = 8
GIVING = 9
ENTICED = 10
FINISHED = 11
PHASES: tuple[Phase, ...] = get_args(Phase)

# Why the game ends after this game turn (bits of `ending`).
LAST_PALACE = 1
LAST_BOX = 2
LAST_TURN = 4

# Notes, with their four numbers.
DEALT = 0  # city, box
STARTED = 1  # seat
BID_MADE = 2  # seat, gold
PASSED = 3  # seat
CHOSE = 4  # seat, character
FOUNDED = 5  # seat, village
POOLED = 6  # seat, houses
ROUND = 7  # game turn, city
GOVERNOR_UP = 8  # city, box, box before
COMMITTED = 9  # seat
REVEALED = 10  # seat, pair, turn
CHIT_GOT = 11  # seat
CHIT_USED = 12  # seat, disc action
TRAVELLED = 13  # seat, road, station, station before
BUILT = 14  # seat, spot, 0 paid as one house, 1 as one of two, 2 the Builder's
LIFTED = 15  # seat, spot, 1 if the Builder's
MOVED = 16  # seat, spot, spot before, 1 if the Builder's
QUARRIED = 17  # seat, houses
PALACE_BUILT = 18  # seat, city, 1 if central, palaces
GOVERNOR_MOVED = 19  # city, box, box before, 1 if pushed
CARD_TAKEN = 20  # seat, character, seat it came from or IN_BANK
CARD_RETURNED = 21  # seat, character
CARD_PICKED = 22  # seat, character
CARD_NAMED = 23  # seat, character, owner
CARD_GIVEN = 24  # seat that gives, character, seat that gets, 1 if enticed
TURN_ENDED = 25  # seat, disc actions of which nothing was done
SCORED = 26  # seat, city, points, items * 8 + rank
RECEIVED = 27  # seat, gold, source, detail
PAID = 28  # seat, gold, source, detail
GAME_ENDED = 29  # reasons, game turn
ENTICING = 30  # seat, seat enticed

# Sources of gold in notes RECEIVED and PAID, with their detail.
BY_ACTION = 0
BY_TRADER = 1
BY_RANK = 2  # rank + 8 * seats tied with
BY_BEING_ALONE = 3
BY_PENALTY = 4  # seat that left something undone
BY_MONK = 5  # seat that travels * 64 + village
FOR_HOUSE = 6  # spot
FOR_PALACE = 7  # city
FOR_CARD = 8
FOR_TOLL = 9  # seat that is paid * 64 + village
BY_TOLL = 10  # seat that pays * 64 + village
