"""A board, a number of players and the options in the form in which the compiled rules read them: flat arrays."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from durbar.games.maharaja.board import Board
from durbar.games.maharaja.codes import (
    CITIES,
    GRANTS,
    KINDS,
    MAX_ROADS,
    PAIRS,
    PALACES_EACH,
    RIGHTS,
    SEATS,
    SHORT_PALACES_EACH,
    SHORT_TURN_LIMIT,
    START_BOXES,
    TURN_LIMIT,
)


class Layout:
    """What stays the same through a game. Roads and villages are numbered in the order of the board file."""

    def __init__(self, board: Board, players: int, options: Mapping[str, Any]) -> None:
        self.options = dict(options)
        self.players = players
        self.roads = len(board.roads)
        blank = [-1] * (MAX_ROADS - self.roads)
        self.road_a = [road.ends[0] for road in board.roads] + blank
        self.road_b = [road.ends[1] for road in board.roads] + blank
        # village_b is -1 on a road with one village.
        self.village_a = [road.villages[0] for road in board.roads] + blank
        self.village_b = [road.villages[1] if len(road.villages) == 2 else -1 for road in board.roads] + blank
        at = [[i for i, road in enumerate(board.roads) if station in road.ends] for station in range(CITIES + 1)]
        self.degree = [len(roads) for roads in at]
        # roads_of[station * 7 + i]: the i-th road that ends at a station.
        self.roads_of = [road for roads in at for road in roads + [-1] * (CITIES - len(roads))]
        self.first = [a for b in range(KINDS) for a in range(b + 1)]
        self.second = [b for b in range(KINDS) for _ in range(b + 1)]
        # grants[disc action * 8 + right]: how often a disc action allows something.
        self.grants = [GRANTS[kind].get(right, 0) for kind in range(KINDS) for right in range(RIGHTS)]
        seating = board.seatings[players]
        self.payouts = list(seating.payouts) + [0] * (SEATS - players)
        self.village_limit = seating.village
        self.home = list(board.home)
        self.last_box = START_BOXES + board.boxes - 1
        self.yogi = bool(options["yogi"])
        self.auction = bool(options["auction"])
        self.home_city = bool(options["home_city"])
        self.several = bool(options["several_characters"])
        self.penalty = bool(options["penalty"])
        self.palace_and_house = bool(options["palace_and_house"])
        self.pairs = PAIRS if self.palace_and_house else PAIRS - KINDS
        self.palaces_each = SHORT_PALACES_EACH if options["short"] else PALACES_EACH
        self.turn_limit = SHORT_TURN_LIMIT if options["short"] else TURN_LIMIT
        # MJ-O3: one outer palace of each unused colour in every city.
        self.neutral = SEATS - players if options["neutral_palaces"] else 0
