"""What a bot knows about Maharaja: what cities will pay, where to build, and what to plan. Compiled.

Gains are in gold, forecasts in palaces. Positions are judged when discs are about to be chosen; a rollout plays the
game turn to its end. What others have chosen in secret is imagined from what would be good for them.
"""

from __future__ import annotations

from collections.abc import Mapping

import cython
from cython import bint, double, p_double, p_int
from cython import int as i32
from cython import long as c_status

from durbar.bots.knowledge.base import Knowledge
from durbar.bots.knowledge.maharaja_journeys import Itinerary
from durbar.bots.knowledge.maharaja_payments import Payments
from durbar.games.base import State
from durbar.games.maharaja.codes import (
    ACTION_GOLD,
    ARTISAN,
    ARTISAN_PRICE,
    BID,
    BUILD_PALACE,
    CHANGE_CHARACTER,
    CHIT,
    CITIES,
    CITY_HOUSE,
    DISC,
    END,
    ENTICE,
    EXCHANGE,
    FOUNDING,
    FREE_HOUSE,
    FREE_LIFT,
    FROM_QUARRY,
    GIVE,
    GOLD,
    GOVERNOR,
    HOUSE,
    HOUSE_PRICE,
    LIFT,
    MONK,
    MOVE_GOVERNOR,
    MOVE_HOUSE,
    ONE_HOUSE,
    PAIRS,
    PALACE,
    PALACE_AND_HOUSE,
    PALACE_PRICE,
    PASS,
    PUT,
    QUARRY,
    QUARRY_HOUSES,
    ROAD,
    SECRET,
    TAKE,
    TAKE_GOLD,
    TWO_HOUSES,
    VILLAGES,
)
from durbar.games.maharaja.state import Maharaja
from durbar.games.rng import Rng

if not cython.compiled:
    from math import exp


class MaharajaKnowledge(Knowledge):
    """Palaces, the gold for more of them, and what the cities still to be scored will pay.

    Weights, besides those of Payments and Itinerary: the gold it takes to turn into a palace, actions included
    (`rate`), and palaces a game turn at most (`pace`).
    In gold: a toll (`tolls` times), a house in a `village`, a house in `stock`, moving a `governor` to where one leads,
    a `palace` beyond its price, `spare` disc actions, the second of a kind (`repeat` times), each character;
    `plan_temperature` of what others may have chosen. What the gold would buy beyond the last palace counts for a
    `surplus` share, since it is who has it first that wins.
    """

    position = Maharaja

    def __init__(self, weights: Mapping[str, float]) -> None:
        super().__init__(weights)
        self.rate = weights["rate"]
        self.pace = weights["pace"]
        self.tolls = weights["tolls"]
        self.village = weights["village"]
        self.stock = weights["stock"]
        self.governor = weights["governor"]
        self.palace = weights["palace"]
        self.spare = weights["spare"]
        self.mogul = weights["mogul"]
        self.trader = weights["trader"]
        self.sadhu = weights["sadhu"]
        self.monk = weights["monk"]
        self.builder = weights["builder"]
        self.artisan = weights["artisan"]
        self.yogi = weights["yogi"]
        self.plan_temperature = weights["plan_temperature"]
        self.repeat = weights["repeat"]
        self.surplus = weights["surplus"]
        self.characters = [self.mogul, self.trader, self.sadhu, self.monk, self.builder, self.artisan, self.yogi]
        self.here = [0.0] * 7
        self.plans = [0.0] * 9
        self.payments = Payments(weights)
        self.itinerary = Itinerary(weights)
        self.surveyed = False
        self.reach = [0.0] * 8
        self.reach_poor = [0.0] * 8

    # Hooks of Knowledge.

    def deal(self, state: State, seat: i32, rng: Rng) -> c_status:
        self._imagine(cython.cast(Maharaja, state), seat, rng)

    def fill_gains(self, state: State, seat: i32, actions: p_int, count: i32, gains: p_double) -> c_status:
        self._fill(cython.cast(Maharaja, state), seat, actions, count, gains)

    def quiet(self, state: State) -> bint:
        return cython.cast(Maharaja, state).phase == SECRET and state.mover() == 0

    def forecast(self, state: State) -> c_status:
        self._forecast(cython.cast(Maharaja, state))

    def judge(self, state: State) -> c_status:
        Knowledge.judge(self, state)
        self._cap(cython.cast(Maharaja, state))

    def left(self, state: State) -> double:
        self.payments.schedule(cython.cast(Maharaja, state))
        return (self.payments.rounds if self.payments.rounds < 10 else 10) / 10.0

    # What the others may have chosen.

    def _imagine(self, state: Maharaja, seat: i32, rng: Rng) -> c_status:
        """While discs are chosen nobody has chosen yet, as far as a seat knows; later the hidden ones are drawn."""
        other: i32
        pair: i32
        total: double
        drawn: double
        if state.phase == SECRET:
            state.disc = [-1] * 5
        else:
            for other in range(state.layout.players):
                if other != seat and state.hides(other):
                    self.payments.look(state, other)
                    self._plan(state, other)
                    total = 0.0
                    for pair in range(state.layout.pairs):
                        self.gains[pair] = exp(self._pair_gain(state, other, pair) / self.plan_temperature)
                        total += self.gains[pair]
                    drawn = total * rng.below(1 << 24) / 16777216.0
                    pair = 0
                    while pair < state.layout.pairs - 1 and drawn >= self.gains[pair]:
                        drawn -= self.gains[pair]
                        pair += 1
                    state.disc[other] = pair

    # Decisions.

    def _fill(self, state: Maharaja, seat: i32, actions: p_int, count: i32, gains: p_double) -> c_status:
        i: i32
        action: i32
        self.payments.look(state, seat)
        self.surveyed = False
        if state.phase == SECRET or actions[count - 1] >= CHIT:
            self._plan(state, seat)
        else:
            self._search_roads(state, seat)
        for i in range(count):
            action = actions[i]
            if action >= DISC:
                gains[i] = self._pair_gain(state, seat, (action - DISC) % PAIRS)
            elif action == PASS:
                gains[i] = 0.0
            elif action >= BID:
                gains[i] = 2.0 - (action - BID)
            else:
                gains[i] = self._act_gain(state, seat, action)

    def _act_gain(self, state: Maharaja, seat: i32, action: i32) -> double:
        """What a decision in one's turn, or in setting up, brings in gold."""
        if action < FREE_HOUSE:
            return self._spot_gain(state, seat, action - HOUSE) - (0 if state.phase == FOUNDING else HOUSE_PRICE)
        if action < LIFT:
            return self._spot_gain(state, seat, action - FREE_HOUSE)
        if action < PUT:
            action = (action - LIFT) % (FREE_LIFT - LIFT)
            return self._best_spot(state, seat, action) - self._spot_gain(state, seat, action)
        if action < ROAD:
            return self._spot_gain(state, seat, action - PUT)
        if action < GOLD:
            return self._road_gain(state, seat, action - ROAD)
        if action == GOLD:
            return ACTION_GOLD
        if action < PALACE:
            return self.stock * (action - QUARRY + 1) * (1.0 if state.pool[seat] < 4 else 0.3)
        if action < GOVERNOR:
            return self._palace_gain(state, seat, (action - PALACE) // 2, (action - PALACE) % 2 == 1)
        if action < TAKE:
            return self._governor_gain(state, seat, action - GOVERNOR)
        if action < EXCHANGE:
            return self._card_gain(state, seat, action - TAKE)
        if action < GIVE:
            return self.characters[action - EXCHANGE]
        if action < ENTICE:
            return -self.characters[action - GIVE]
        if action < CHIT:
            return 1.0
        if action < END:
            return self.plans[action - CHIT] - 1.5
        return 0.0

    def _road_gain(self, state: Maharaja, seat: i32, road: i32) -> double:
        """How much better the places are that can be reached over a road, less its toll."""
        here: i32 = state.architect[seat]
        there: i32 = state.layout.road_b[road] if state.layout.road_a[road] == here else state.layout.road_a[road]
        toll: i32 = 0 if state.cards[seat] >> MONK & 1 else state.toll(seat, road)
        staying: double = self.here[here - 1] if here else 0.0
        if toll and state.gold[seat] >= state.palace_price(seat) > state.gold[seat] - toll:
            return self.reach_poor[there] - self.tolls * toll - staying
        return self.reach[there] - self.tolls * toll - staying

    def _spot_gain(self, state: Maharaja, seat: i32, spot: i32) -> double:
        """What a house is worth in a city, or in a village: tolls to come, and a road that it opens."""
        if spot >= VILLAGES:
            return self.payments.point[spot - VILLAGES]
        if state.houses[spot * 5 + seat]:
            return 0.5 * self.village
        if state.crowd[spot]:
            return self.village
        if not self.surveyed:
            self.itinerary.survey(state, seat, self.payments)
            self.surveyed = True
        return self.village + self.itinerary.opening[spot]

    def _best_spot(self, state: Maharaja, seat: i32, besides: i32) -> double:
        """The best place for a house that is lifted: the city of the architect or a village."""
        best: double = self.village
        city: i32 = state.architect[seat] - 1
        if city >= 0 and VILLAGES + city != besides and self.payments.point[city] > best:
            best = self.payments.point[city]
        return best

    def _palace_gain(self, state: Maharaja, seat: i32, city: i32, central: bint) -> double:
        return self.palace + self.payments.point[city] * (2.5 if central else 1.0)

    def _card_gain(self, state: Maharaja, seat: i32, character: i32) -> double:
        return self.characters[character] - self._held(state, seat)

    def _held(self, state: Maharaja, seat: i32) -> double:
        """What the characters of a seat are worth."""
        character: i32
        value: double = 0.0
        for character in range(7):
            if state.cards[seat] >> character & 1:
                value += self.characters[character]
        return value

    def _governor_gain(self, state: Maharaja, seat: i32, city: i32) -> double:
        """How much more a seat will get in a city than the others on average, times a little."""
        other: i32
        lead: double = self.payments.expect(state, seat, city, 0)
        for other in range(state.layout.players):
            if other != seat:
                lead -= self.payments.expect(state, other, city, 0) / (state.layout.players - 1)
        return self.governor * lead

    # Plans.

    def _plan(self, state: Maharaja, seat: i32) -> c_status:
        """What each disc action would bring if it were the only one."""
        city: i32
        best: double = 0.0
        points: double = 0.0
        price: i32 = state.palace_price(seat)
        for city in range(CITIES):
            if self.payments.point[city] > points:
                points = self.payments.point[city]
        if state.architect[seat] and self.payments.point[state.architect[seat] - 1] > 0.6 * points:
            points = self.payments.point[state.architect[seat] - 1]
        else:
            points *= 0.7
        for city in range(CITIES):
            if state.central[city] < 0 and self.payments.point[city] * 1.5 > best:
                best = self.payments.point[city] * 1.5
        best += points + self.palace
        if state.gold[seat] < price or state.palaces[seat] >= state.layout.palaces_each:
            best = self.spare
        self.plans[TAKE_GOLD] = ACTION_GOLD
        self.plans[ONE_HOUSE] = self.spare
        if state.pool[seat] and state.gold[seat] >= HOUSE_PRICE:
            self.plans[ONE_HOUSE] = points - HOUSE_PRICE
        self.plans[TWO_HOUSES] = self.spare
        if state.pool[seat] >= 2 and state.gold[seat] >= 2 * HOUSE_PRICE:
            self.plans[TWO_HOUSES] = 2 * (points - HOUSE_PRICE)
        self.plans[MOVE_HOUSE] = points - self.village
        self.plans[FROM_QUARRY] = (
            QUARRY_HOUSES * self.stock * (1.0 if state.pool[seat] < 4 else 0.3) if state.quarry[seat] else 0.0
        )
        self.plans[BUILD_PALACE] = best
        self.plans[MOVE_GOVERNOR] = self.governor * 3.0
        self.plans[CHANGE_CHARACTER] = self.characters[ARTISAN] - self._held(state, seat)
        self.plans[PALACE_AND_HOUSE] = best + points - HOUSE_PRICE

    def _pair_gain(self, state: Maharaja, seat: i32, pair: i32) -> double:
        """What two disc actions bring together: the second of a kind brings less, and gold is spent but once."""
        first: i32 = state.layout.first[pair]
        second: i32 = state.layout.second[pair]
        price: i32 = state.palace_price(seat)
        gain: double = self.plans[first] + self.plans[second]
        if first == second:
            gain = (1.0 + self.repeat) * self.plans[first]
            if (
                first >= CHANGE_CHARACTER
                or first == FROM_QUARRY
                or (first == BUILD_PALACE and state.gold[seat] < 2 * price)
            ):
                gain = self.plans[first]
        elif first == BUILD_PALACE or second == BUILD_PALACE:
            if first == TAKE_GOLD and price - ACTION_GOLD <= state.gold[seat] < price:
                gain = ACTION_GOLD + self.palace
            elif ONE_HOUSE <= first <= TWO_HOUSES and state.gold[seat] < price + first * HOUSE_PRICE:
                gain -= first * HOUSE_PRICE
            elif second == CHANGE_CHARACTER and state.gold[seat] >= ARTISAN_PRICE and state.holder[ARTISAN] != seat:
                gain += PALACE_PRICE - ARTISAN_PRICE + (0.0 if state.gold[seat] >= price else self.palace)
        return gain

    # What the cities will pay.

    def _search_roads(self, state: Maharaja, seat: i32) -> c_status:
        """The best that the architect can do from each station on, with and without the gold for a palace."""
        city: i32
        _: i32
        road: i32
        toll: i32
        a: i32
        b: i32
        poor: double
        rich: bint = state.rights[BUILD_PALACE] > 0 and state.gold[seat] >= state.palace_price(seat)
        houses: i32 = state.rights[ONE_HOUSE] + state.rights[CITY_HOUSE] + state.rights[MOVE_HOUSE]
        self.reach = [0.0] * 8
        self.reach_poor = [0.0] * 8
        for city in range(CITIES):
            poor = houses * self.payments.point[city] if houses and state.pool[seat] else 0.0
            if city == state.maharaja:
                poor += self.payments.point[city]
            else:
                poor += 0.2 * self.payments.point[city]
            self.here[city] = poor
            self.reach_poor[city + 1] = poor
            if rich and state.palaces[seat] < state.layout.palaces_each:
                if state.central[city] < 0:
                    self.here[city] += self._palace_gain(state, seat, city, True)
                elif state.vacant(city) > 0:
                    self.here[city] += self._palace_gain(state, seat, city, False)
            self.reach[city + 1] = self.here[city]
        for _ in range(4):
            for road in range(state.layout.roads):
                toll = state.toll(seat, road)
                if toll >= 0:
                    if state.cards[seat] >> MONK & 1:
                        toll = 0
                    a = state.layout.road_a[road]
                    b = state.layout.road_b[road]
                    self.reach[a] = max(self.reach[a], self.reach[b] - self.tolls * toll)
                    self.reach[b] = max(self.reach[b], self.reach[a] - self.tolls * toll)
                    self.reach_poor[a] = max(self.reach_poor[a], self.reach_poor[b] - self.tolls * toll)
                    self.reach_poor[b] = max(self.reach_poor[b], self.reach_poor[a] - self.tolls * toll)

    def _cap(self, state: Maharaja) -> c_status:
        """Nobody ends with more palaces than there are, however far ahead in the race for them."""
        seat: i32
        for seat in range(state.layout.players):
            self.scores[seat] = min(self.scores[seat], state.layout.palaces_each)

    def _forecast(self, state: Maharaja) -> c_status:
        """Palaces, and those that the gold in hand and to come will buy while there is time to build them."""
        seat: i32
        city: i32
        gold: double
        more: double
        rest: i32
        self.payments.schedule(state)
        for seat in range(state.layout.players):
            gold = state.gold[seat] + self._held(state, seat) + self.stock * min(state.pool[seat], 6)
            for city in range(CITIES):
                if self.payments.due[city] > 0.0:
                    gold += self.payments.due[city] * self.payments.expect(state, seat, city, 0)
            gold -= self.itinerary.cost_ahead(state, seat, self.payments)
            more = min(gold / self.rate, self.pace * (self.payments.rounds + 1))
            rest = state.layout.palaces_each - state.palaces[seat]
            if more > rest:
                more = rest + self.surplus * (more - rest)
            self.scores[seat] = state.palaces[seat] + more + 0.01 * gold
