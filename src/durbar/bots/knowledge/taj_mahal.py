"""What a bot knows about Taj Mahal: what court members are worth, and how likely it is to get them. Compiled.

Positions are judged between visits only, because within one the rows promise more than they keep; a rollout plays
the visit to its end.
"""

from __future__ import annotations

from collections.abc import Mapping

import cython
from cython import bint, double, p_double, p_int
from cython import int as i32
from cython import long as c_status
from cython import ulonglong as u64

from durbar.bots.knowledge.base import Knowledge
from durbar.games.base import State
from durbar.games.taj_mahal.codes import (
    CARD_TOKEN,
    COLOURLESS,
    CROWN,
    CROWN_SEAT,
    ELEPHANT_SEAT,
    NOBILITY,
    NOBILITY_WORTH,
    PALACE,
    PER_COLOUR,
    PRESTIGE,
    TAKE,
    TURN,
    UNREST_ROW,
    VISITS,
    WITHDRAW,
)
from durbar.games.taj_mahal.state import TajMahal

if not cython.compiled:
    from math import exp, log, sqrt

    from durbar.games.bits import lowest, popcount


class TajMahalKnowledge(Knowledge):
    """Points, the cards in hand, the court members within reach, and where palaces may still lead.

    Weights. Cards: `spending` a visit that one can afford; the price of a card between `price_low` and `price_high`,
    and after the last visit (`last_price`); a `card` in hand, up to a `hoard` of them; a `plain` card and those with
    `elephant` or `crown` when taking; `backing` of a row by its colour in hand. Chances: how likely a lead of one
    (`hold_one`), two or more lasts against one rival, and a `tie` or being `behind` becomes a lead. Prestige cards in
    each visit to come: `might`, `nobility`, `wisdom`, `enlightenment`; how much of one the `first_token` and the
    `second_token` bring. The map: a `foothold` beside a province to come, a `commodity` for each visit to come, the
    `bonus` tokens in the province, the share of the connection that counts (`building_share`), and the `progress` in
    points that a visit brings anybody.
    """

    position = TajMahal

    def __init__(self, weights: Mapping[str, float]) -> None:
        super().__init__(weights)
        self.spending = weights["spending"]
        self.price_low = weights["price_low"]
        self.price_high = weights["price_high"]
        self.last_price = weights["last_price"]
        self.card = weights["card"]
        self.hoard = weights["hoard"]
        self.hold_one = weights["hold_one"]
        self.hold_two = weights["hold_two"]
        self.hold_more = weights["hold_more"]
        self.tie = weights["tie"]
        self.behind = weights["behind"]
        self.might = weights["might"]
        self.nobility = weights["nobility"]
        self.wisdom = weights["wisdom"]
        self.enlightenment = weights["enlightenment"]
        self.first_token = weights["first_token"]
        self.second_token = weights["second_token"]
        self.foothold = weights["foothold"]
        self.commodity = weights["commodity"]
        self.bonus = weights["bonus"]
        self.building_share = weights["building_share"]
        self.plain = weights["plain"]
        self.backing = weights["backing"]
        self.elephant = weights["elephant"]
        self.crown = weights["crown"]
        self.progress = weights["progress"]
        self.prestige = [self.might, self.nobility, self.wisdom, self.enlightenment]
        self.members = [0.0] * 6
        self.claimed = [0.0] * 6
        self.tally = [0] * 6
        self.rival = [0] * 6
        self.rivals = 0
        self.to_come = 0
        self.price = 0.0
        self.building = 0.0

    # Hooks of Knowledge.

    def fill_gains(self, state: State, seat: i32, actions: p_int, count: i32, gains: p_double) -> c_status:
        self._fill(cython.cast(TajMahal, state), seat, actions, count, gains)

    def quiet(self, state: State) -> bint:
        return self._between_visits(cython.cast(TajMahal, state))

    def forecast(self, state: State) -> c_status:
        self._forecast(cython.cast(TajMahal, state))

    def left(self, state: State) -> double:
        return (VISITS + 1 - cython.cast(TajMahal, state).visit) / (1.0 * VISITS)

    # Decisions.

    def _fill(self, state: TajMahal, seat: i32, actions: p_int, count: i32, gains: p_double) -> c_status:
        i: i32
        action: i32
        if state.phase == TURN:
            self._look(state, seat)
        for i in range(count):
            action = actions[i]
            if action < WITHDRAW:
                gains[i] = self._influence_gain(state, seat, action // PER_COLOUR, action % PER_COLOUR + COLOURLESS - 1)
            elif action == WITHDRAW:
                gains[i] = self._withdraw_gain(state, seat)
            elif action < CROWN:
                gains[i] = self._build_gain(state, seat, action - PALACE, False)
            elif action < TAKE:
                gains[i] = self._build_gain(state, seat, action - CROWN, True)
            else:
                gains[i] = self._card_gain(state, seat, action - TAKE)

    def _build_gain(self, state: TajMahal, seat: i32, city: i32, crown: bint) -> double:
        """What a palace brings: its bonus token, the length of the chain, and where it may lead."""
        net: u64 = state.palaces[seat] | state.crowns[seat] | cython.cast(u64, 1) << city
        gain: double = self._reach(state, net, state.province) + self._map_worth(state, net)
        if not crown and state.layout.diamond_at[city] >= 0:
            gain += self._bonus_worth(state, seat, state.layout.diamond_at[city])
        return gain

    def _card_gain(self, state: TajMahal, seat: i32, kind: i32) -> double:
        """Colourless cards, the colour that the hand is strong in, and cards with strong members."""
        gain: double = self.plain
        if kind < COLOURLESS:
            gain = state._colour_count(seat, kind // PER_COLOUR)
        gain += self.elephant * state.layout.symbols[kind * 6 + ELEPHANT_SEAT]
        return gain + self.crown * state.layout.symbols[kind * 6 + CROWN_SEAT]

    def _influence_gain(self, state: TajMahal, seat: i32, kind: i32, extra: i32) -> double:
        """What a card (or two) may bring, less what they are worth in the hand."""
        member: i32
        count: i32
        more: i32
        gain: double = -self.price
        for member in range(6):
            count = self.tally[member] + state.layout.symbols[kind * 6 + member]
            if extra >= COLOURLESS:
                count += state.layout.symbols[extra * 6 + member]
            self.claimed[member] = self._chance(state, member, count)
        if extra >= COLOURLESS and extra < PRESTIGE:
            gain -= 1.3 * self.price
        elif extra == NOBILITY:
            gain += NOBILITY_WORTH
        if state.row_colour[seat] < 0:
            more = state._colour_count(seat, kind // PER_COLOUR) - 1
            gain += self.backing * (more if more < 4 else 4)
        return gain + self._claiming()

    def _withdraw_gain(self, state: TajMahal, seat: i32) -> double:
        """What withdrawing now brings, a card for not having played included."""
        member: i32
        for member in range(6):
            self.claimed[member] = 0.0
            if self.tally[member] > self.rival[member] and state.court >> member & 1:
                self.claimed[member] = 1.0
        return self._claiming() + (self.price if state.row_colour[seat] < 0 else 0.0)

    # What a seat may expect of the visit.

    def _look(self, state: TajMahal, seat: i32) -> c_status:
        member: i32
        other: i32
        row: i32
        self.to_come = VISITS - state.visit
        self.rivals = 0
        for other in range(state.layout.players):
            if other != seat and state.present >> other & 1:
                self.rivals += 1
        for member in range(6):
            self.tally[member] = state.tally[seat * 6 + member]
            self.rival[member] = state.tally[UNREST_ROW * 6 + member]
            for row in range(state.layout.players):
                if row != seat and state.tally[row * 6 + member] > self.rival[member]:
                    self.rival[member] = state.tally[row * 6 + member]
        self.price = self._card_price(state, seat)
        self._value_members(state, seat)

    def _value_members(self, state: TajMahal, seat: i32) -> c_status:
        """What building in the province brings once, and what each court member brings besides."""
        advisor: i32
        kind: i32
        good: i32
        count: i32
        reach: i32
        best: i32 = 1
        diamond: i32
        number: i32 = state.token_at[state.province]
        worth: double
        bonus: double = 0.0
        net: u64 = state.palaces[seat] | state.crowns[seat]
        here: u64 = state.layout.provinces[state.province]
        free: u64 = state._open_cities(state.province)
        while here:
            reach = self._reach(state, net | (here & (~here + 1)), state.province)
            if reach > best:
                best = reach
            here &= here - 1
        self.building = self.building_share * best
        while free:
            diamond = state.layout.diamond_at[lowest(free)]
            if diamond >= 0:
                worth = self._bonus_worth(state, seat, diamond)
                if worth > bonus:
                    bonus = worth
            free &= free - 1
        for advisor in range(4):
            kind = PRESTIGE + state.layout.prestige[advisor]
            self.members[advisor] = 0.4 + self.bonus * bonus
            if not state.hand[seat * 54 + kind] and not state.row[seat * 54 + kind]:
                worth = self.prestige[kind - PRESTIGE] * self.to_come
                self.members[advisor] += worth * (
                    self.second_token if state.advisors[seat * 4 + advisor] else self.first_token
                )
        self.members[CROWN_SEAT] = 0.4
        self.members[ELEPHANT_SEAT] = 0.0
        for good in range(4):
            count = state.layout.goods[number * 4 + good]
            if count:
                self.members[ELEPHANT_SEAT] += (
                    count + state.goods[seat * 4 + good] + count * self.commodity * self.to_come
                )

    def _card_price(self, state: TajMahal, seat: i32) -> double:
        """What a card is worth: more while cards are short, and at the end what the best colour scores."""
        price: double = self.last_price
        if state.visit < VISITS:
            price = self.spending * (VISITS + 1 - state.visit)
            price /= state._hand_size(seat) + 2.0 * (VISITS - state.visit) + 0.5
            price = min(self.price_high, max(self.price_low, price))
        return price

    def _claiming(self) -> double:
        """The value of the court members, each with the chance to claim it."""
        member: i32
        without: double = 1.0
        value: double = 0.0
        for member in range(6):
            value += self.claimed[member] * self.members[member]
            if member <= CROWN_SEAT:
                without *= 1.0 - self.claimed[member]
        return value + (1.0 - without) * self.building

    def _chance(self, state: TajMahal, member: i32, count: i32) -> double:
        """How likely so many symbols of a member claim it in the end."""
        lead: i32 = count - self.rival[member]
        hold: double = self.hold_more
        if not count or not state.court >> member & 1:
            return 0.0
        if not self.rivals:
            return 1.0 if lead > 0 else 0.0
        if lead <= 0:
            return self.tie if lead == 0 else self.behind if lead == -1 else 0.0
        if lead == 1:
            hold = self.hold_one
        elif lead == 2:
            hold = self.hold_two
        return exp(log(hold) * sqrt(self.rivals))

    # The map and the whole position.

    def _bonus_worth(self, state: TajMahal, seat: i32, diamond: i32) -> double:
        """What a bonus token scores now, and later."""
        kind: i32 = state.bonus[diamond]
        if kind < CARD_TOKEN:
            return 1.0 + state.goods[seat * 4 + kind] + self.commodity * (VISITS - state.visit)
        return 1.0 if kind == CARD_TOKEN else kind - 4.0

    def _reach(self, state: TajMahal, net: u64, province: i32) -> i32:
        """How many provinces hang together with a province along palaces."""
        border: u64 = net & state.layout.provinces[province]
        chain: u64 = border
        place: i32
        city: i32
        found: i32 = 0
        while border:
            city = lowest(border)
            border &= border - 1
            border |= state.layout.adjacent[city] & net & ~chain
            chain |= border
        while chain:
            place = state.layout.province_of[lowest(chain)]
            chain &= ~state.layout.provinces[place]
            found += 1
        return found

    def _map_worth(self, state: TajMahal, net: u64) -> double:
        """How palaces lie for provinces still to be visited: cities to go on from, and the chain behind them."""
        rest: u64 = net
        around: u64 = 0
        ahead: u64
        province: i32
        value: i32 = 0
        while rest:
            around |= state.layout.adjacent[lowest(rest)]
            rest &= rest - 1
        for province in range(12):
            ahead = state.layout.provinces[province] & around
            if ahead and state.token_at[province] > state.visit:
                value += self._reach(state, net | ahead, province) - 1 + popcount(ahead)
        return self.foothold * value

    def _between_visits(self, state: TajMahal) -> bint:
        """Whether the first seat of a visit is about to decide."""
        seat: i32
        played: i32 = 0
        if state.phase != TURN or state.present != (1 << state.layout.players) - 1:
            return False
        for seat in range(state.layout.players):
            if state.row_colour[seat] >= 0:
                played += 1
        return played == 0

    def _forecast(self, state: TajMahal) -> c_status:
        seat: i32
        kind: i32
        advisor: i32
        good: i32
        cards: double
        useful: double
        value: double
        for seat in range(state.layout.players):
            value = state.points[seat] + self.progress * (VISITS + 1 - state.visit)
            if state.visit:
                self.to_come = VISITS + 1 - state.visit
                cards = state._hand_size(seat)
                for kind in range(4):
                    if state.hand[seat * 54 + PRESTIGE + kind]:
                        cards -= 1
                        value += self.prestige[kind] * self.to_come
                useful = min(cards, min(self.hoard, 3.0 * self.to_come))
                value += self.card * useful + self.last_price * (cards - useful)
                value += self._map_worth(state, state.palaces[seat] | state.crowns[seat])
                for good in range(4):
                    value += self.commodity * self.to_come * state.goods[seat * 4 + good]
                for advisor in range(4):
                    if state.advisors[seat * 4 + advisor]:
                        kind = state.layout.prestige[advisor]
                        if not state.hand[seat * 54 + PRESTIGE + kind]:
                            value += self.first_token * self.prestige[kind] * self.to_come
            self.scores[seat] = value
