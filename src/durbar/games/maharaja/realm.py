"""The realm of Maharaja: where everything stands, what things cost, and what a city pays. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import cython
from cython import int as i32
from cython import long as c_status
from cython import longlong as i64

from durbar.games.base import SILENT, State
from durbar.games.maharaja.codes import (
    ALONE_GOLD,
    BUILD_PALACE,
    BY_BEING_ALONE,
    BY_MONK,
    BY_RANK,
    BY_TOLL,
    CENTRAL_POINTS,
    CHITS,
    CITY_HOUSE,
    DEALING,
    FIRST_HOUSES,
    FOR_TOLL,
    GOVERNOR_MOVED,
    GOVERNOR_STEPS,
    HOUSES_EACH,
    IN_BANK,
    MONK,
    NOT_IN_GAME,
    ONE_HOUSE,
    OUTER_SITES,
    PAID,
    PALACE_AND_HOUSE,
    RECEIVED,
    SADHU,
    SADHU_POINTS,
    SCORED,
    START_GOLD,
    TWO_HOUSES,
    VILLAGES,
    YOGI,
)
from durbar.games.maharaja.layout import Layout

if not cython.compiled:
    from durbar.games.bits import lowest

if TYPE_CHECKING:
    from durbar.games.definition import Game


class Realm(State):
    """A position of Maharaja and what can be read from it. Arrays by spot or city have five numbers, one a seat."""

    def __init__(self, game: Game, layout: Layout) -> None:
        """An empty realm: the governors are still to be dealt and the start player to be drawn."""
        self.game = game
        self.layout = layout
        self.tracing = False
        self.notes = SILENT
        self.houses = [0] * 185
        self.crowd = [0] * 37
        self.outer = [0] * 35
        self.central = [-1] * 7
        self.box = [-1] * 7
        self.holder = [IN_BANK] * 7
        if not layout.yogi:
            self.holder[YOGI] = NOT_IN_GAME
        self.gold = [START_GOLD] * 5
        self.pool = [FIRST_HOUSES] * 5
        self.quarry = [HOUSES_EACH - FIRST_HOUSES] * 5
        self.palaces = [0] * 5
        self.architect = [0] * 5
        self.chits = [0] * 5
        self.disc = [-1] * 5
        self.cards = [0] * 5
        self.rights = [0] * 8
        self.given = [0] * 8
        self.phase = DEALING
        self.active = -1
        self.other = -1
        self.turn = 0
        self.maharaja = -1
        self.played = 0
        self.ending = 0
        self.opener = -1
        self.bid = -1
        self.passed = 0
        self.founded = 0
        self.chit = -1
        self.builder_used = 0
        self.visited = 0
        self.lifted = -1
        self.lifted_free = 0
        self.named = -1

    def restore(self, fields: dict[str, Any]) -> None:
        """Take over the fields of a position that was validated; sums and shortcuts follow from them."""
        seat: i32
        spot: i32
        city: i32
        self.houses = fields["houses"]
        self.outer = fields["outer"]
        self.central = fields["central"]
        self.box = fields["box"]
        self.holder = fields["holder"]
        self.gold = fields["gold"]
        self.pool = fields["pool"]
        self.quarry = fields["quarry"]
        self.architect = fields["architect"]
        self.chits = fields["chits"]
        self.disc = fields["disc"]
        self.rights = fields["rights"]
        self.phase = fields["phase"]
        self.active = fields["active"]
        self.other = fields["other"]
        self.turn = fields["turn"]
        self.maharaja = fields["maharaja"]
        self.played = fields["played"]
        self.ending = fields["ending"]
        self.opener = fields["opener"]
        self.bid = fields["bid"]
        self.passed = fields["passed"]
        self.founded = fields["founded"]
        self.chit = fields["chit"]
        self.builder_used = fields["builder_used"]
        self.visited = fields["visited"]
        self.lifted = fields["lifted"]
        self.lifted_free = fields["lifted_free"]
        self.named = fields["named"]
        self.crowd = [0] * 37
        self.palaces = [0] * 5
        self.cards = [0] * 5
        for spot in range(37):
            for seat in range(5):
                self.crowd[spot] += self.houses[spot * 5 + seat]
        for city in range(7):
            for seat in range(5):
                self.palaces[seat] += self.outer[city * 5 + seat]
            if self.central[city] >= 0:
                self.palaces[self.central[city]] += 1
            if self.holder[city] >= 0:
                self.cards[self.holder[city]] |= 1 << city
        self.given = fields["given"]

    def _copy(self, src: Realm) -> c_status:
        self.houses = src.houses[:]
        self.crowd = src.crowd[:]
        self.outer = src.outer[:]
        self.central = src.central[:]
        self.box = src.box[:]
        self.holder = src.holder[:]
        self.gold = src.gold[:]
        self.pool = src.pool[:]
        self.quarry = src.quarry[:]
        self.palaces = src.palaces[:]
        self.architect = src.architect[:]
        self.chits = src.chits[:]
        self.disc = src.disc[:]
        self.cards = src.cards[:]
        self.rights = src.rights[:]
        self.given = src.given[:]
        self.phase = src.phase
        self.active = src.active
        self.other = src.other
        self.turn = src.turn
        self.maharaja = src.maharaja
        self.played = src.played
        self.ending = src.ending
        self.opener = src.opener
        self.bid = src.bid
        self.passed = src.passed
        self.founded = src.founded
        self.chit = src.chit
        self.builder_used = src.builder_used
        self.visited = src.visited
        self.lifted = src.lifted
        self.lifted_free = src.lifted_free
        self.named = src.named

    # Hooks of State that only read the realm.

    def seats(self) -> i32:
        return self.layout.players

    def score_of(self, seat: i32) -> i32:
        return self.palaces[seat]

    def standing_of(self, seat: i32) -> i64:
        """MJ-X2: palaces, then gold, then the lower character number."""
        standing: i64 = self.palaces[seat]
        standing = (standing << 32) + self.gold[seat]
        return (standing << 4) + 7 - self.rank_of(seat)

    def copy_from(self, other: State) -> c_status:
        self._copy(cython.cast(Realm, other))

    # Characters, chits and palace sites.

    def rank_of(self, seat: i32) -> i32:
        """The number, from 0, of a seat's lowest character; 7 without any."""
        return lowest(self.cards[seat]) if self.cards[seat] else 7

    def _hand(self, character: i32, seat: i32) -> c_status:
        """Give a character to a seat, or to the bank."""
        if self.holder[character] >= 0:
            self.cards[self.holder[character]] ^= 1 << character
        self.holder[character] = seat
        if seat >= 0:
            self.cards[seat] |= 1 << character

    def chits_in_bank(self) -> i32:
        seat: i32
        left: i32 = CHITS if self.layout.yogi else 0
        for seat in range(5):
            left -= self.chits[seat]
        return left

    def vacant(self, city: i32) -> i32:
        """MJ-B2: how many outer sites of a city are free."""
        seat: i32
        left: i32 = OUTER_SITES - self.layout.neutral
        for seat in range(5):
            left -= self.outer[city * 5 + seat]
        return left

    # Gold.

    def _receive(self, seat: i32, amount: i32, source: i32, detail: i32) -> c_status:
        self.gold[seat] += amount
        if self.tracing:
            self.notes.add(RECEIVED, seat, amount, source, detail)

    def _pay(self, seat: i32, amount: i32, source: i32, detail: i32) -> c_status:
        self.gold[seat] -= amount
        if self.tracing:
            self.notes.add(PAID, seat, amount, source, detail)

    # Roads.

    def toll(self, seat: i32, road: i32) -> i32:
        """MJ-V1, MJ-V2: what a road costs a seat, paid by whomever; -1 if a village on it is empty."""
        price: i32 = 0
        village: i32 = self.layout.village_a[road]
        if not self.crowd[village]:
            return -1
        if not self.houses[village * 5 + seat]:
            price = self.crowd[village]
        village = self.layout.village_b[road]
        if village >= 0:
            if not self.crowd[village]:
                return -1
            if not self.houses[village * 5 + seat]:
                price += self.crowd[village]
        return price

    def _pay_tolls(self, seat: i32, village: i32) -> c_status:
        """MJ-V2, MJ-C4: pay the owners of the houses in a village without an own house."""
        owner: i32
        amount: i32
        if not self.houses[village * 5 + seat]:
            for owner in range(self.layout.players):
                amount = self.houses[village * 5 + owner]
                if amount:
                    if self.cards[seat] >> MONK & 1:
                        self._receive(owner, amount, BY_MONK, seat * 64 + village)
                    else:
                        self._pay(seat, amount, FOR_TOLL, owner * 64 + village)
                        self._receive(owner, amount, BY_TOLL, seat * 64 + village)

    # What the disc and a chit allow.

    def grant(self, kind: i32) -> c_status:
        """Add what one disc action allows to what is left to do."""
        right: i32
        for right in range(8):
            self.rights[right] += self.layout.grants[kind * 8 + right]
            self.given[right] += self.layout.grants[kind * 8 + right]

    def _done(self, right: i32) -> i32:
        return self.given[right] - self.rights[right]

    def _undone(self) -> i32:
        """MJ-O7: the disc actions of which nothing was done; what was done counts for as many as it can."""
        houses: i32 = self._done(ONE_HOUSE) + self._done(CITY_HOUSE)
        palaces: i32 = self._done(BUILD_PALACE)
        first: i32 = self.layout.first[self.disc[self.active]]
        second: i32 = self.layout.second[self.disc[self.active]]
        kind: i32
        i: i32
        either: i32 = 0
        undone: i32 = 0
        for i in range(2):
            kind = second if i else first
            if kind == PALACE_AND_HOUSE:
                either += 1
            elif kind in (ONE_HOUSE, TWO_HOUSES):
                if houses:
                    houses -= 1
                else:
                    undone += 1
            elif kind == BUILD_PALACE:
                if palaces:
                    palaces -= 1
                else:
                    undone += 1
            elif self._done(kind) <= (1 if i and first == second else 0):
                undone += 1
        if either > houses + palaces:
            undone += either - houses - palaces
        return undone

    # The governor track.

    def _push_down(self, city: i32) -> c_status:
        """MJ-A7: a governor goes two boxes down, those it overtakes one box up."""
        other: i32
        box: i32 = self.box[city]
        self.box[city] = box - GOVERNOR_STEPS
        if self.tracing:
            self.notes.add(GOVERNOR_MOVED, city, box - GOVERNOR_STEPS, box, 0)
        for other in range(7):
            if other != city and box - GOVERNOR_STEPS <= self.box[other] < box:
                self.box[other] += 1
                if self.tracing:
                    self.notes.add(GOVERNOR_MOVED, other, self.box[other], self.box[other] - 1, 1)

    # Scoring.

    def points(self, seat: i32, city: i32) -> i32:
        """MJ-P1, MJ-C3, MJ-O5: what a seat has in a city."""
        total: i32 = self.houses[(VILLAGES + city) * 5 + seat]
        if self.architect[seat] == city + 1:
            total += 1
        total += self.outer[city * 5 + seat] * (SADHU_POINTS if self.cards[seat] >> SADHU & 1 else 1)
        if self.central[city] == seat:
            total += CENTRAL_POINTS
        return total + self.home_point(seat, city)

    def home_point(self, seat: i32, city: i32) -> i32:
        """MJ-O5: 1 if a seat holds the character at home in a city."""
        character: i32
        if self.layout.home_city:
            for character in range(7):
                if self.layout.home[character] == city and self.holder[character] == seat:
                    return 1
        return 0

    def _items(self, seat: i32, city: i32) -> i32:
        """The points of a seat in a city item by item: architect, home, central palace, Sadhu, palaces, houses."""
        items: i32 = 256 * self.houses[(VILLAGES + city) * 5 + seat] + 16 * self.outer[city * 5 + seat]
        if self.architect[seat] == city + 1:
            items += 1
        if self.home_point(seat, city):
            items += 2
        if self.central[city] == seat:
            items += 4
        if self.cards[seat] >> SADHU & 1:
            items += 8
        return items

    def place_in(self, seat: i32, city: i32) -> i32:
        """MJ-P2: how many are ahead of a seat in a city: by points, then by the lowest character."""
        other: i32
        theirs: i32
        ahead: i32 = 0
        mine: i32 = self.points(seat, city)
        for other in range(self.layout.players):
            theirs = self.points(other, city)
            if theirs > mine or (theirs == mine and self.rank_of(other) < self.rank_of(seat)):
                ahead += 1
        return ahead

    def _score(self, city: i32) -> c_status:
        """MJ-P2, MJ-P3: rank everybody with a point and pay by rank."""
        seat: i32
        other: i32
        mine: i32
        rank: i32
        tied: i32
        scoring: i32 = 0
        for seat in range(self.layout.players):
            if self.points(seat, city):
                scoring += 1
        for seat in range(self.layout.players):
            mine = self.points(seat, city)
            if not mine:
                continue
            rank = self.place_in(seat, city)
            tied = 0
            for other in range(self.layout.players):
                if other != seat and self.points(other, city) == mine:
                    tied |= 1 << other
            if self.tracing:
                self.notes.add(SCORED, seat, city, mine, self._items(seat, city) * 8 + rank + 1)
            self._receive(seat, self.layout.payouts[rank], BY_RANK, rank + 1 + 8 * tied)
            if scoring == 1:
                self._receive(seat, ALONE_GOLD, BY_BEING_ALONE, city)
