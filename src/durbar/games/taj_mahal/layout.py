"""A board and a number of players in the form in which the compiled rules read them: flat arrays of numbers."""

from __future__ import annotations

from durbar.games.taj_mahal.board import SYMBOLS, Board
from durbar.games.taj_mahal.codes import (
    DISPLAY_SIZE,
    ENLIGHTENMENT,
    KINDS,
    KNOWLEDGE,
    MIGHT,
    NOBILITY,
    PRESTIGE,
)

PRESTIGE_SYMBOLS = {MIGHT: "E", NOBILITY: "", KNOWLEDGE: "C", ENLIGHTENMENT: ""}


class Layout:
    """What stays the same through a game. Sets of cities are bit masks, bit i for city i."""

    def __init__(self, board: Board, players: int) -> None:
        shown = [card.symbols if card else "" for card in board.cards] + [
            PRESTIGE_SYMBOLS[k] for k in range(PRESTIGE, KINDS)
        ]
        # symbols[kind * 6 + member]: how often a court member shows on a card.
        self.symbols = [card.count(symbol) for card in shown for symbol in SYMBOLS]
        self.mix = [card.count if card else 0 for card in board.cards]
        self.cards = sum(self.mix)
        self.prestige = list(board.prestige)
        self.adjacent = [
            sum(1 << end for road in board.roads if city in road for end in road if end != city)
            for city in range(len(board.cities))
        ]
        self.province_of = [city.province for city in board.cities]
        # provinces[province]: its cities.
        self.provinces = [
            sum(1 << city for city, place in enumerate(board.cities) if place.province == province)
            for province in range(len(board.provinces))
        ]
        self.diamonds = list(board.diamonds)
        # diamond_at[city]: the number of its diamond, or -1.
        self.diamond_at = [
            board.diamonds.index(city) if city in board.diamonds else -1 for city in range(len(board.cities))
        ]
        self.agra_diamond = board.diamonds.index(board.agra)
        self.agra_province = board.cities[board.agra].province
        self.agra_token = board.agra_token
        self.bonus_mix = list(board.bonus)
        # goods[number * 4 + commodity]: how often a commodity shows on a province token (there is no token 0).
        self.goods = [0] * 4 + [goods.count(commodity) for goods in board.tokens for commodity in range(4)]
        self.players = players
        self.display_size = DISPLAY_SIZE[players]
