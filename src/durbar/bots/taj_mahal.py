"""What to do in Taj Mahal, by what the court members are worth to a seat and how likely it is to get them.

Everything here is read from what the seat may know: its own hand, and what lies open.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from durbar.games.bits import cells
from durbar.games.taj_mahal.codes import (
    CARD_TOKEN,
    COLOURLESS,
    CROWN,
    CROWN_SEAT,
    CROWNING,
    ELEPHANT_SEAT,
    ENLIGHTENMENT,
    KNOWLEDGE,
    MIGHT,
    NOBILITY,
    PALACE,
    PER_COLOUR,
    PLACING,
    PRESTIGE,
    TAKE,
    TAKING,
    UNREST_ROW,
    WITHDRAW,
)

if TYPE_CHECKING:
    from durbar.games.rng import Rng
    from durbar.games.taj_mahal.state import TajMahal

VISITS = 12
SPENDING = 2.2
"""How many cards a visit one can afford; with more at hand a card is worth less than a point."""
HOLD = {1: 0.68, 2: 0.85}
"""How likely a lead of so many symbols lasts against one rival until the next turn; a larger one is safer still."""
CATCH = {0: 0.2, -1: 0.05}
"""How likely a tie, or being one behind, turns into a lead because a rival withdraws."""
PRESTIGE_WORTH = {MIGHT: 0.7, NOBILITY: 1.3, KNOWLEDGE: 0.6, ENLIGHTENMENT: 0.3}
"""What a prestige card brings in each visit still to come."""
FOOTHOLD = 0.25
"""What a city of a later province is worth that continues a chain, and each province that the chain has by then."""
COMMODITY = 0.16
"""What a commodity is worth for each visit still to come in which it may be matched."""

COLOURLESS_WORTH = 7.0
"""From how many cards of a colour in hand on another one of it is better than a colourless card."""
BACKING = 0.25
"""What each further card of its colour in hand (up to four) is worth to a card that begins a row."""


def choose(state: TajMahal, seat: int, rng: Rng) -> int:
    """The best decision now; equally good ones are drawn from."""
    legal = state.legal_actions(seat)
    if state.phase in (PLACING, CROWNING):
        values = [_building(state, action, seat) for action in legal]
    elif state.phase == TAKING:
        values = [_card_worth(state, seat, action - TAKE) for action in legal]
    else:
        outlook = Outlook(state, seat)
        values = [outlook.withdrawing() if action == WITHDRAW else outlook.playing(action) for action in legal]
    best = max(values)
    equal = [action for action, value in zip(legal, values, strict=True) if value > best - 1e-9]
    return equal[rng.randrange(len(equal))]


def worth(state: TajMahal, seat: int) -> float:
    """Points, what lies on the map and in the hand, and what the seat may expect of the visit."""
    if not state.visit:
        return 0.0
    outlook = Outlook(state, seat)
    net = state.palaces[seat] | state.crowns[seat]
    value = state.points[seat] + map_worth(state, net) + outlook.price * sum(state.hand[seat * 54 : seat * 54 + 50])
    value += sum(PRESTIGE_WORTH[kind] * outlook.to_come for kind in PRESTIGE_WORTH if state.hand[seat * 54 + kind])
    value += COMMODITY * outlook.to_come * sum(state.goods[seat * 4 : seat * 4 + 4])
    if state.claims and state.active == seat:
        return value + outlook.claiming([float(state.claims >> member & 1) for member in range(6)])
    return value + (outlook.expected(outlook.tally) if state.present >> seat & 1 else 0.0)


def _building(state: TajMahal, action: int, seat: int) -> float:
    """What a palace brings: its bonus token, the length of the chain, and where it may lead."""
    placing = state.phase == PLACING
    city = action - (PALACE if placing else CROWN)
    diamond = state.tables.diamond_at[city] if placing else -1
    bonus = bonus_worth(state, seat, diamond) if diamond >= 0 else 0.0
    net = state.palaces[seat] | state.crowns[seat] | 1 << city
    return reach(state, net, state.province) + bonus + map_worth(state, net)


def bonus_worth(state: TajMahal, seat: int, diamond: int) -> float:
    """What a bonus token scores now, and later."""
    kind = state.bonus[diamond]
    if kind < CARD_TOKEN:
        return 1 + state.goods[seat * 4 + kind] + COMMODITY * (VISITS - state.visit)
    return 1.0 if kind == CARD_TOKEN else float(kind - CARD_TOKEN)


def reach(state: TajMahal, net: int, province: int) -> int:
    """How many provinces hang together with a province along palaces."""
    tables = state.tables
    chain = border = net & tables.provinces[province]
    while border:
        around = 0
        for city in cells(border):
            around |= tables.adjacent[city]
        border = around & net & ~chain
        chain |= border
    return sum(1 for cities in tables.provinces if cities & chain)


def map_worth(state: TajMahal, net: int) -> float:
    """How well palaces lie for provinces still to be visited: cities to go on from, and the chain behind them."""
    tables = state.tables
    around = 0
    for city in cells(net):
        around |= tables.adjacent[city]
    value = 0
    for province, cities in enumerate(tables.provinces):
        ahead = cities & around
        if ahead and state.token_at[province] > state.visit:
            value += reach(state, net | ahead, province) - 1 + ahead.bit_count()
    return FOOTHOLD * value


def _card_worth(state: TajMahal, seat: int, kind: int) -> float:
    """Colourless cards first, then the colour that the hand is strong in, then cards with strong members."""
    hand = state.hand[seat * 54 : seat * 54 + 54]
    if kind >= COLOURLESS:
        return COLOURLESS_WORTH + (kind == COLOURLESS + CROWN_SEAT)
    colour = kind // PER_COLOUR
    value = float(sum(hand[colour * PER_COLOUR : (colour + 1) * PER_COLOUR]))
    symbols = state.tables.symbols[kind * 6 : kind * 6 + 6]
    return value + 0.5 * symbols[ELEPHANT_SEAT] + 0.6 * symbols[CROWN_SEAT]


class Outlook:
    """What a seat may expect of the visit under way."""

    def __init__(self, state: TajMahal, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.to_come = VISITS - state.visit
        self.tally = state.tally[seat * 6 : seat * 6 + 6]
        self.rivals = [other for other in range(state.tables.players) if other != seat and state.present >> other & 1]
        best = [state.tally[other * 6 : other * 6 + 6] for other in (*self.rivals, UNREST_ROW)]
        self.best = [max(counts) for counts in zip(*best, strict=True)]
        self.price = self._price()
        self._values()

    def _price(self) -> float:
        """What a card is worth: what the best colour scores at the end, more while cards are short."""
        if not self.to_come:
            return 0.7
        cards = sum(self.state.hand[self.seat * 54 : self.seat * 54 + PRESTIGE])
        return min(1.8, max(0.6, SPENDING * (self.to_come + 1) / (cards + 2.0 * self.to_come + 0.5)))

    def _values(self) -> None:
        """What building in the province brings once, and what each court member brings besides."""
        state, seat, tables = self.state, self.seat, self.state.tables
        net = state.palaces[seat] | state.crowns[seat]
        here = tables.provinces[state.province]
        self.building = float(max(reach(state, net | 1 << city, state.province) for city in cells(here)))
        taken = 0
        for palaces in state.palaces:
            taken |= palaces
        bonuses = sorted(
            (
                bonus_worth(state, seat, diamond)
                for diamond, city in enumerate(tables.diamonds)
                if here >> city & 1 and not taken >> city & 1
            ),
            reverse=True,
        )
        self.members = [0.0] * 6
        for advisor in range(CROWN_SEAT):
            kind = PRESTIGE + tables.prestige[advisor]
            held = state.hand[seat * 54 + kind] + state.row[seat * 54 + kind]
            gain = 0.0 if held else PRESTIGE_WORTH[kind] * self.to_come
            share = 0.8 if state.advisors[seat * 4 + advisor] else 0.35
            self.members[advisor] = 0.4 + gain * share + (0.6 * bonuses[0] if bonuses else 0.0)
        self.members[CROWN_SEAT] = 0.4
        number = state.token_at[state.province]
        for good in range(4):
            count = tables.goods[number * 4 + good]
            if count:
                self.members[ELEPHANT_SEAT] += count + state.goods[seat * 4 + good] + count * COMMODITY * self.to_come

    def claiming(self, chances: list[float]) -> float:
        """The value of the court members, each with the chance to claim it."""
        without = 1.0
        value = 0.0
        for member, chance in enumerate(chances):
            value += chance * self.members[member]
            if member <= CROWN_SEAT:
                without *= 1 - chance
        return value + (1 - without) * self.building

    def expected(self, tally: list[int]) -> float:
        """What a row is worth if the others may still answer it."""
        return self.claiming([self._chance(member, tally[member]) for member in range(6)])

    def _chance(self, member: int, count: int) -> float:
        if not count or not self.state.court >> member & 1:
            return 0.0
        lead = count - self.best[member]
        if lead > 0:
            return float(HOLD.get(lead, 0.9) ** (len(self.rivals) ** 0.5)) if self.rivals else 1.0
        return CATCH.get(lead, 0.0) if self.rivals else 0.0

    def withdrawing(self) -> float:
        """What withdrawing now brings, a card for not having played included."""
        leads = [
            1.0 if count > best and self.state.court >> member & 1 else 0.0
            for member, (count, best) in enumerate(zip(self.tally, self.best, strict=True))
        ]
        return self.claiming(leads) + (self.price if self.state.row_colour[self.seat] < 0 else 0.0)

    def playing(self, action: int) -> float:
        """What a card (or two) may bring, less what they are worth in the hand."""
        kind, extra = action // PER_COLOUR, action % PER_COLOUR + COLOURLESS - 1
        symbols = self.state.tables.symbols
        tally = [self.tally[member] + symbols[kind * 6 + member] for member in range(6)]
        cost = self.price
        if extra >= COLOURLESS:
            tally = [tally[member] + symbols[extra * 6 + member] for member in range(6)]
            cost += 1.3 * self.price if extra < PRESTIGE else 0.0
        value = self.expected(tally) - cost + (2.0 if extra == NOBILITY else 0.0)
        if self.state.row_colour[self.seat] < 0:
            colour = kind // PER_COLOUR
            hand = self.state.hand[self.seat * 54 + colour * PER_COLOUR : self.seat * 54 + (colour + 1) * PER_COLOUR]
            value += BACKING * min(sum(hand) - 1, 4)
        return value
