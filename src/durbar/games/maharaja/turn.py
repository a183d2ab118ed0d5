"""One player's turn in Maharaja: the small decisions into which it falls, in any order (MJ-T4). Compiled."""

from __future__ import annotations

import cython
from cython import bint, p_int
from cython import int as i32
from cython import long as c_status

from durbar.games.maharaja.codes import (
    ACTING,
    ACTION_GOLD,
    ARTISAN,
    ARTISAN_PRICE,
    BUILD_PALACE,
    BUILDER,
    BUILT,
    BY_ACTION,
    BY_TRADER,
    CARD_GIVEN,
    CARD_NAMED,
    CARD_PICKED,
    CARD_RETURNED,
    CARD_TAKEN,
    CHANGE_CHARACTER,
    CHIT,
    CHIT_GOT,
    CHIT_USED,
    CITY_HOUSE,
    END,
    ENTICE,
    ENTICED,
    ENTICING,
    EXCHANGE,
    FOR_HOUSE,
    FOR_PALACE,
    FREE_HOUSE,
    FREE_LIFT,
    FROM_QUARRY,
    GIVE,
    GIVING,
    GOLD,
    GOVERNOR,
    GOVERNOR_STEPS,
    HOUSE,
    HOUSE_PRICE,
    IN_BANK,
    LAST_PALACE,
    LIFT,
    LIFTED,
    MONK,
    MOVE_GOVERNOR,
    MOVE_HOUSE,
    MOVED,
    ONE_HOUSE,
    PALACE,
    PALACE_BUILT,
    PALACE_PRICE,
    PICKING,
    PUT,
    PUTTING,
    QUARRIED,
    QUARRY,
    QUARRY_HOUSES,
    REVEALED,
    ROAD,
    TAKE,
    TAKE_GOLD,
    TRADER,
    TRADER_GOLD,
    TRAVELLED,
    VILLAGES,
    YOGI,
)
from durbar.games.maharaja.realm import Realm

if not cython.compiled:
    from durbar.games.bits import popcount


class Turn(Realm):
    """What the active player may do and what it does. The seat in turn is `active`, in picking `other` decides."""

    # What is possible.

    def palace_price(self, seat: i32) -> i32:
        """MJ-A6, MJ-C6."""
        return ARTISAN_PRICE if self.cards[seat] >> ARTISAN & 1 else PALACE_PRICE

    def can_travel(self, road: i32) -> bint:
        """MJ-V1 to MJ-V3, and no way back to a station seen since the last other decision."""
        price: i32
        here: i32 = self.architect[self.active]
        there: i32 = self.layout.road_b[road] if self.layout.road_a[road] == here else self.layout.road_a[road]
        if self.visited >> there & 1:
            return False
        price = self.toll(self.active, road)
        if price < 0:
            return False
        return bool(self.cards[self.active] >> MONK & 1) or price <= self.gold[self.active]

    def can_lift(self, spot: i32) -> bint:
        """MJ-A4: an own house stands there and there is another place for it."""
        village: i32
        if not self.houses[spot * 5 + self.active]:
            return False
        if self.architect[self.active] and VILLAGES + self.architect[self.active] - 1 != spot:
            return True
        village = 0
        while village < VILLAGES and (village == spot or self.crowd[village] >= self.layout.village_limit):
            village += 1
        return village < VILLAGES

    def has_builder(self) -> bint:
        """MJ-C5: the Builder's house is still to be had in this turn."""
        return bool(self.cards[self.active] >> BUILDER & 1) and not self.builder_used

    def _fill_turn(self, buf: p_int) -> i32:
        """Everything the active player may do between two decisions; ending the turn is always possible (MJ-T5)."""
        i: i32
        road: i32
        count: i32 = 1
        seat: i32 = self.active
        here: i32 = self.architect[seat]
        buf[0] = END
        for i in range(self.layout.degree[here]):
            road = self.layout.roads_of[here * 7 + i]
            if self.can_travel(road):
                buf[count] = ROAD + road
                count += 1
        if self.rights[TAKE_GOLD]:
            buf[count] = GOLD
            count += 1
        if self.rights[ONE_HOUSE] + self.rights[CITY_HOUSE] and self.pool[seat] and self.gold[seat] >= HOUSE_PRICE:
            count = self._fill_spots(HOUSE, self.rights[ONE_HOUSE] > 0, -1, buf, count)
        if self.has_builder():
            if self.pool[seat]:
                count = self._fill_spots(FREE_HOUSE, True, -1, buf, count)
            count = self._fill_lifts(FREE_LIFT, buf, count)
        if self.rights[MOVE_HOUSE]:
            count = self._fill_lifts(LIFT, buf, count)
        for i in range(QUARRY_HOUSES):
            if self.rights[FROM_QUARRY] > i and self.quarry[seat] > i:
                buf[count] = QUARRY + i
                count += 1
        if self.rights[BUILD_PALACE]:
            count = self._fill_palaces(buf, count)
        if self.rights[MOVE_GOVERNOR]:
            for i in range(7):
                if self.box[i] >= GOVERNOR_STEPS:
                    buf[count] = GOVERNOR + i
                    count += 1
        if self.rights[CHANGE_CHARACTER]:
            count = self._fill_characters(buf, count)
        if self.chits[seat] and self.chit < 0:  # MJ-O2
            for i in range(8 + self.layout.palace_and_house):
                if i != CHANGE_CHARACTER:
                    buf[count] = CHIT + i
                    count += 1
        return count

    def _fill_spots(self, action: i32, villages: bint, besides: i32, buf: p_int, count: i32) -> i32:
        """MJ-A2, MJ-A10, MJ-B4: villages with room, if asked for, and the city of the architect."""
        village: i32
        if villages:
            for village in range(VILLAGES):
                if village != besides and self.crowd[village] < self.layout.village_limit:
                    buf[count] = action + village
                    count += 1
        if self.architect[self.active] and VILLAGES + self.architect[self.active] - 1 != besides:
            buf[count] = action + VILLAGES + self.architect[self.active] - 1
            count += 1
        return count

    def _fill_lifts(self, action: i32, buf: p_int, count: i32) -> i32:
        spot: i32
        for spot in range(37):
            if self.houses[spot * 5 + self.active] and self.can_lift(spot):
                buf[count] = action + spot
                count += 1
        return count

    def _fill_palaces(self, buf: p_int, count: i32) -> i32:
        """MJ-A6, MJ-B2: the free sites of the city of the architect."""
        seat: i32 = self.active
        city: i32 = self.architect[seat] - 1
        if city < 0 or self.palaces[seat] >= self.layout.palaces_each or self.gold[seat] < self.palace_price(seat):
            return count
        if self.vacant(city) > 0:
            buf[count] = PALACE + city * 2
            count += 1
        if self.central[city] < 0:
            buf[count] = PALACE + city * 2 + 1
            count += 1
        return count

    def _fill_characters(self, buf: p_int, count: i32) -> i32:
        """MJ-A8; with several characters MJ-O6: from the bank, and only without a bank from others."""
        i: i32
        banked: bint = False
        for i in range(7):
            if self.holder[i] == IN_BANK:
                banked = True
        if not self.layout.several or banked:
            for i in range(7):
                if self.holder[i] == IN_BANK or (
                    not self.layout.several and self.holder[i] >= 0 and self.holder[i] != self.active
                ):
                    buf[count] = TAKE + i
                    count += 1
            return count
        for i in range(7):
            if self.holder[i] >= 0 and self.holder[i] != self.active:
                buf[count] = EXCHANGE + i
                count += 1
        for i in range(self.layout.players):
            if popcount(self.cards[i]) > popcount(self.cards[self.active]):
                buf[count] = ENTICE + i
                count += 1
        return count

    def _fill_cards(self, seat: i32, action: i32, besides: i32, buf: p_int) -> i32:
        """The characters of a seat or, with IN_BANK, of the bank."""
        i: i32
        count: i32 = 0
        for i in range(7):
            if self.holder[i] == seat and i != besides:
                buf[count] = action + i
                count += 1
        return count

    # What it does.

    def _begin_turn(self, seat: i32) -> c_status:
        """MJ-T4, MJ-C2, MJ-O2: the disc is revealed; Trader and Yogi bring in their due."""
        self.active = seat
        self.phase = ACTING
        self.chit = -1
        self.builder_used = 0
        self.visited = 1 << self.architect[seat]
        self.rights = [0] * 8
        self.given = [0] * 8
        if self.tracing:
            self.notes.add(REVEALED, seat, self.disc[seat], self.turn, 0)
        self.grant(self.layout.first[self.disc[seat]])
        self.grant(self.layout.second[self.disc[seat]])
        if self.cards[seat] >> TRADER & 1:
            self._receive(seat, TRADER_GOLD, BY_TRADER, 0)
        if self.cards[seat] >> YOGI & 1 and self.chits_in_bank():
            self.chits[seat] += 1
            if self.tracing:
                self.notes.add(CHIT_GOT, seat, 0, 0, 0)

    def _act(self, action: i32) -> c_status:
        """Carry out a decision of a turn; all but travelling make every station new again."""
        seat: i32 = self.active
        if ROAD <= action < GOLD:
            self._travel(action - ROAD)
        else:
            self.visited = 1 << self.architect[seat]
            if action < LIFT:
                self._build(action % 37, action >= FREE_HOUSE)
            elif action < PUT:
                self.lifted = (action - LIFT) % 37
                self.lifted_free = action >= FREE_LIFT
                self.phase = PUTTING
                if self.tracing:
                    self.notes.add(LIFTED, seat, self.lifted, self.lifted_free, 0)
            elif action < ROAD:
                self._put(action - PUT)
            elif action == GOLD:  # MJ-A1
                self.rights[TAKE_GOLD] -= 1
                self._receive(seat, ACTION_GOLD, BY_ACTION, 0)
            elif action < PALACE:  # MJ-A5
                self.rights[FROM_QUARRY] -= action - QUARRY + 1
                self.quarry[seat] -= action - QUARRY + 1
                self.pool[seat] += action - QUARRY + 1
                if self.tracing:
                    self.notes.add(QUARRIED, seat, action - QUARRY + 1, 0, 0)
            elif action < GOVERNOR:
                self._build_palace((action - PALACE) // 2, (action - PALACE) % 2 == 1)
            elif action < TAKE:
                self.rights[MOVE_GOVERNOR] -= 1
                self._push_down(action - GOVERNOR)
            elif action < EXCHANGE:
                self._take(action - TAKE)
            elif action < GIVE:  # MJ-O6
                self.rights[CHANGE_CHARACTER] -= 1
                self.named = action - EXCHANGE
                self.phase = GIVING
                if self.tracing:
                    self.notes.add(CARD_NAMED, seat, self.named, self.holder[self.named], 0)
            elif action < ENTICE:
                self._give(action - GIVE)
            elif action < CHIT:  # MJ-O6
                self.rights[CHANGE_CHARACTER] -= 1
                self.other = action - ENTICE
                self.phase = ENTICED
                if self.tracing:
                    self.notes.add(ENTICING, seat, self.other, 0, 0)
            else:  # MJ-O2
                self.chit = action - CHIT
                self.chits[seat] -= 1
                self.grant(self.chit)
                if self.tracing:
                    self.notes.add(CHIT_USED, seat, self.chit, 0, 0)

    def _travel(self, road: i32) -> c_status:
        """MJ-V1 to MJ-V3, MJ-C4."""
        seat: i32 = self.active
        here: i32 = self.architect[seat]
        there: i32 = self.layout.road_b[road] if self.layout.road_a[road] == here else self.layout.road_a[road]
        self.architect[seat] = there
        self.visited |= 1 << there
        if self.tracing:
            self.notes.add(TRAVELLED, seat, road, there, here)
        self._pay_tolls(seat, self.layout.village_a[road])
        if self.layout.village_b[road] >= 0:
            self._pay_tolls(seat, self.layout.village_b[road])

    def _build(self, spot: i32, free: bint) -> c_status:
        """MJ-A2, MJ-A3, MJ-C5, MJ-A10: a house from the pool. One that must go into a city goes first."""
        seat: i32 = self.active
        single: bint
        self.pool[seat] -= 1
        self.houses[spot * 5 + seat] += 1
        self.crowd[spot] += 1
        if free:
            self.builder_used = 1
            if self.tracing:
                self.notes.add(BUILT, seat, spot, 2, 0)
        else:
            if spot >= VILLAGES and self.rights[CITY_HOUSE]:
                self.rights[CITY_HOUSE] -= 1
                single = False
            else:
                self.rights[ONE_HOUSE] -= 1
                single = self._done(ONE_HOUSE) <= self.given[ONE_HOUSE] - self.given[CITY_HOUSE]
            if self.tracing:
                self.notes.add(BUILT, seat, spot, 0 if single else 1, 0)
            self._pay(seat, HOUSE_PRICE, FOR_HOUSE, spot)

    def _put(self, spot: i32) -> c_status:
        """MJ-A4, MJ-C5: the house that was lifted comes down elsewhere."""
        seat: i32 = self.active
        self.houses[self.lifted * 5 + seat] -= 1
        self.crowd[self.lifted] -= 1
        self.houses[spot * 5 + seat] += 1
        self.crowd[spot] += 1
        if self.lifted_free:
            self.builder_used = 1
        else:
            self.rights[MOVE_HOUSE] -= 1
        if self.tracing:
            self.notes.add(MOVED, seat, spot, self.lifted, self.lifted_free)
        self.lifted = -1
        self.lifted_free = 0
        self.phase = ACTING

    def _build_palace(self, city: i32, central: bint) -> c_status:
        """MJ-A6, MJ-C6, MJ-X1."""
        seat: i32 = self.active
        self.rights[BUILD_PALACE] -= 1
        self.palaces[seat] += 1
        if central:
            self.central[city] = seat
        else:
            self.outer[city * 5 + seat] += 1
        if self.palaces[seat] == self.layout.palaces_each:
            self.ending |= LAST_PALACE
        if self.tracing:
            self.notes.add(PALACE_BUILT, seat, city, central, self.palaces[seat])
        self._pay(seat, self.palace_price(seat), FOR_PALACE, city)

    # Characters.

    def _take(self, character: i32) -> c_status:
        """MJ-A8, MJ-O6: from the bank or from another player, who then picks one from the bank."""
        seat: i32 = self.active
        owner: i32 = self.holder[character]
        mine: i32 = self.rank_of(seat)
        self.rights[CHANGE_CHARACTER] -= 1
        if self.tracing:
            self.notes.add(CARD_TAKEN, seat, character, owner, 0)
        if not self.layout.several:
            self._hand(mine, IN_BANK)
            if self.tracing:
                self.notes.add(CARD_RETURNED, seat, mine, 0, 0)
        self._hand(character, seat)
        if owner >= 0:
            self.other = owner
            self.phase = PICKING

    def _pick(self, character: i32) -> c_status:
        """MJ-A8: the player left without a character picks one from the bank."""
        self._hand(character, self.other)
        if self.tracing:
            self.notes.add(CARD_PICKED, self.other, character, 0, 0)
        self.other = -1
        self.phase = ACTING

    def _give(self, character: i32) -> c_status:
        """MJ-O6, exchange: one of the active player's characters for the one named."""
        owner: i32 = self.holder[self.named]
        self._hand(self.named, self.active)
        self._hand(character, owner)
        if self.tracing:
            self.notes.add(CARD_GIVEN, owner, self.named, self.active, 0)
            self.notes.add(CARD_GIVEN, self.active, character, owner, 0)
        self.named = -1
        self.phase = ACTING

    def _give_away(self, character: i32) -> c_status:
        """MJ-O6, entice: the player who was enticed gives a character of his choice for nothing."""
        self._hand(character, self.active)
        if self.tracing:
            self.notes.add(CARD_GIVEN, self.other, character, self.active, 1)
        self.other = -1
        self.phase = ACTING
