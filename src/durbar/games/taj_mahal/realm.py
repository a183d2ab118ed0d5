"""What lies on the map of Taj Mahal and in front of the players: palaces, tokens and points. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import cython
from cython import int as i32
from cython import long as c_status
from cython import ulonglong as u64

from durbar.games.taj_mahal.cards import Cards
from durbar.games.taj_mahal.codes import (
    BONUS_CLAIMED,
    BONUS_PLACED,
    BONUS_SCORED,
    CARD_TOKEN,
    CONNECTED,
    CROWN_BUILT,
    DIAMONDS,
    PALACE_BUILT,
    PROVINCES,
    TOKEN_PLACED,
    TOKEN_SCORED,
    VISITS,
)
from durbar.games.taj_mahal.layout import Layout

if not cython.compiled:
    from durbar.games.bits import lowest

if TYPE_CHECKING:
    from durbar.games.definition import Game


class Realm(Cards):
    """The map of a position. Sets of cities are bit masks; tokens are listed by the place they were laid out on."""

    def __init__(self, game: Game, layout: Layout) -> None:
        """An empty map: the Taj Mahal token and the last province token lie in Agra, the others are still to come."""
        super().__init__(game, layout)
        self.palaces = [0] * 5
        self.crowns = [0] * 5
        self.bonus = [-1] * 16
        self.bonus_owner = [-1] * 16
        self.bonus_left = layout.bonus_mix[:]
        self.token_at = [0] * 12
        self.token_owner = [-1] * 12
        self.goods = [0] * 20
        self.points = [0] * 5
        self.bonus[layout.agra_diamond] = layout.agra_token  # TJ-S1
        self.token_at[layout.agra_province] = VISITS

    def restore(self, fields: dict[str, Any]) -> None:
        place: i32
        commodity: i32
        super().restore(fields)
        self.palaces = fields["palaces"]
        self.crowns = fields["crowns"]
        self.bonus = fields["bonus"]
        self.bonus_owner = fields["bonus_owner"]
        self.bonus_left = fields["bonus_left"]
        self.token_at = fields["token_at"]
        self.token_owner = fields["token_owner"]
        self.points = fields["points"]
        self.goods = [0] * 20
        for place in range(DIAMONDS):
            if self.bonus_owner[place] >= 0 and 0 <= self.bonus[place] < CARD_TOKEN and not fields["due"] >> place & 1:
                self.goods[self.bonus_owner[place] * 4 + self.bonus[place]] += 1
        for place in range(PROVINCES):
            if self.token_owner[place] >= 0:
                for commodity in range(4):
                    self.goods[self.token_owner[place] * 4 + commodity] += self.layout.goods[
                        self.token_at[place] * 4 + commodity
                    ]

    def _copy_realm(self, src: Realm) -> c_status:
        self._copy_cards(src)
        self.palaces = src.palaces[:]
        self.crowns = src.crowns[:]
        self.bonus = src.bonus[:]
        self.bonus_owner = src.bonus_owner[:]
        self.bonus_left = src.bonus_left[:]
        self.token_at = src.token_at[:]
        self.token_owner = src.token_owner[:]
        self.goods = src.goods[:]
        self.points = src.points[:]

    # Set-up (TJ-S1): places are filled in their order, Agra apart.

    def _bare_diamond(self) -> i32:
        """The first diamond without a bonus token, or -1."""
        diamond: i32
        for diamond in range(DIAMONDS):
            if self.bonus[diamond] < 0:
                return diamond
        return -1

    def _bare_province(self) -> i32:
        """The first province without its token, or -1."""
        province: i32
        for province in range(PROVINCES):
            if not self.token_at[province]:
                return province
        return -1

    def _place_bonus(self, kind: i32) -> c_status:
        diamond: i32 = self._bare_diamond()
        self.bonus[diamond] = kind
        self.bonus_left[kind] -= 1
        if self.tracing:
            self.notes.add(BONUS_PLACED, diamond, kind, 0, 0)

    def _place_token(self, number: i32) -> c_status:
        province: i32 = self._bare_province()
        self.token_at[province] = number
        if self.tracing:
            self.notes.add(TOKEN_PLACED, province, number, 0, 0)

    def _token_placed(self, number: i32) -> i32:
        """The province in which a token was laid out, or -1."""
        province: i32
        for province in range(PROVINCES):
            if self.token_at[province] == number:
                return province
        return -1

    # Palaces.

    def _open_cities(self, province: i32) -> u64:
        """TJ-R1: the cities of a province without a palace, a crown palace apart."""
        seat: i32
        cities: u64 = self.layout.provinces[province]
        for seat in range(self.layout.players):
            cities &= ~self.palaces[seat]
        return cities

    def _build(self, seat: i32, city: i32) -> i32:
        """TJ-R1: a palace on an open city; the diamond whose bonus token it claims, or -1."""
        diamond: i32 = self.layout.diamond_at[city]
        self.palaces[seat] |= cython.cast(u64, 1) << city
        if self.tracing:
            self.notes.add(PALACE_BUILT, seat, city, 0, 0)
        if diamond >= 0:
            self.bonus_owner[diamond] = seat
            if self.tracing:
                self.notes.add(BONUS_CLAIMED, seat, diamond, self.bonus[diamond], 0)
        return diamond

    def _build_crown(self, seat: i32, city: i32) -> c_status:
        """TJ-R3: the crown palace, on any city, without a bonus token."""
        self.crowns[seat] |= cython.cast(u64, 1) << city
        if self.tracing:
            self.notes.add(CROWN_BUILT, seat, city, 0, 0)

    def _chain(self, seat: i32, province: i32, more: u64) -> u64:
        """TJ-R4: the own palaces, with some more, that hang together with those in a province."""
        mine: u64 = self.palaces[seat] | self.crowns[seat] | more
        border: u64 = mine & self.layout.provinces[province]
        chain: u64 = border
        city: i32
        while border:
            city = lowest(border)
            border &= border - 1
            border |= self.layout.adjacent[city] & mine & ~chain
            chain |= border
        return chain

    def _score_palaces(self, seat: i32, province: i32) -> c_status:
        """TJ-R4: 1 point, and 1 for each other province along the chain."""
        chain: u64 = self._chain(seat, province, 0)
        other: i32
        points: i32 = 0
        for other in range(PROVINCES):
            if chain & self.layout.provinces[other]:
                points += 1
        self.points[seat] += points
        if self.tracing:
            self.notes.add(CONNECTED, seat, points, chain, province)

    # Tokens.

    def _score_bonus(self, seat: i32, diamond: i32) -> c_status:
        """TJ-R2: points as shown, or 1 for a commodity and 1 for each of its kind held before."""
        kind: i32 = self.bonus[diamond]
        points: i32 = kind - CARD_TOKEN
        if kind < CARD_TOKEN:
            points = 1 + self.goods[seat * 4 + kind]
            self.goods[seat * 4 + kind] += 1
        self.points[seat] += points
        if self.tracing:
            self.notes.add(BONUS_SCORED, seat, points, diamond, kind)

    def _score_token(self, seat: i32, province: i32) -> c_status:
        """TJ-R5: 1 point for each commodity on the province token, and 1 for each match held before."""
        number: i32 = self.token_at[province]
        commodity: i32
        count: i32
        points: i32 = 0
        matches: i32 = 0
        self.token_owner[province] = seat
        for commodity in range(4):
            count = self.layout.goods[number * 4 + commodity]
            if count:
                points += count + self.goods[seat * 4 + commodity]
                matches |= self.goods[seat * 4 + commodity] << commodity * 8
                self.goods[seat * 4 + commodity] += count
        self.points[seat] += points
        if self.tracing:
            self.notes.add(TOKEN_SCORED, seat, points, province, matches)
