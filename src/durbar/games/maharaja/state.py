"""The course of Maharaja: set-up, game turns with their secret discs, scoring and the end. Compiled."""

from __future__ import annotations

from typing import SupportsIndex

from cython import bint, p_int
from cython import int as i32
from cython import long as c_status

from durbar.games.base import SILENT, State
from durbar.games.integers import as_index
from durbar.games.maharaja.codes import (
    ACTING,
    ALONE_GOLD,
    BID,
    BID_MADE,
    BIDDING,
    BY_PENALTY,
    CHOOSING,
    CHOSE,
    CITIES,
    COMMITTED,
    DEAL,
    DEALING,
    DEALT,
    DISC,
    DRAWING,
    END,
    ENTICED,
    FINISHED,
    FIRST_HOUSES,
    FOR_CARD,
    FOUNDED,
    FOUNDING,
    GAME_ENDED,
    GIVE,
    GIVING,
    GOVERNOR_UP,
    HOUSE,
    IN_BANK,
    LAST_BOX,
    LAST_TURN,
    PAIRS,
    PASS,
    PASSED,
    PENALTY_GOLD,
    PICKING,
    POOL_HOUSES,
    POOLED,
    PUT,
    PUTTING,
    ROUND,
    SECRET,
    START,
    STARTED,
    TAKE,
    TURN_ENDED,
)
from durbar.games.maharaja.turn import Turn
from durbar.games.rng import Rng


class Maharaja(Turn):
    """A position of Maharaja, from the dealing of the governors to the last scoring."""

    # Hooks of State.

    def mover(self) -> i32:
        seat: i32
        if self.phase == SECRET:
            for seat in range(self.layout.players):
                if self.disc[seat] < 0:
                    return seat
        if self.phase == DEALING or self.phase == DRAWING:
            return -1
        if self.phase == FINISHED:
            return -2
        if self.phase == PICKING or self.phase == ENTICED:
            return self.other
        return self.active

    def fresh(self) -> State:
        copy: Maharaja = Maharaja.__new__(Maharaja)
        copy.game = self.game
        copy.layout = self.layout
        copy.tracing = False
        copy.notes = SILENT
        return copy

    def fill_actions(self, seat: i32, buf: p_int) -> i32:
        i: i32
        count: i32 = 0
        if self.phase == SECRET:  # MJ-T3; a choice may be changed until the last seat has chosen.
            if seat >= self.layout.players:
                return 0
            for i in range(self.layout.pairs):
                if i != self.disc[seat]:
                    buf[count] = DISC + seat * PAIRS + i
                    count += 1
            return count
        if seat != self.mover():
            return 0
        if self.phase == ACTING:
            return self._fill_turn(buf)
        if self.phase == PUTTING:
            return self._fill_spots(PUT, True, self.lifted, buf, 0)
        if self.phase == FOUNDING:  # MJ-S4
            for i in range(30):
                if self.crowd[i] < self.layout.village_limit:
                    buf[count] = HOUSE + i
                    count += 1
            return count
        if self.phase == CHOOSING or self.phase == PICKING:
            return self._fill_cards(IN_BANK, TAKE, -1, buf)
        if self.phase == GIVING:
            return self._fill_cards(self.active, GIVE, self.named, buf)
        if self.phase == ENTICED:
            return self._fill_cards(self.other, GIVE, -1, buf)
        if self.bid >= 0:  # MJ-O4: only the opener cannot pass.
            buf[0] = PASS
            count = 1
        for i in range(self.bid + 1, self.gold[seat] + 1):
            buf[count] = BID + i
            count += 1
        return count

    def fill_chance(self, actions: p_int, weights: p_int) -> i32:
        i: i32
        count: i32 = 0
        if self.phase == DRAWING:  # MJ-S3
            for i in range(self.layout.players):
                actions[i] = START + i
                weights[i] = 1
            return self.layout.players
        for i in range(7):  # MJ-S2
            if self.box[i] < 0:
                actions[count] = DEAL + i
                weights[count] = 1
                count += 1
        return count

    def sample_chance(self, rng: Rng) -> i32:
        i: i32
        left: i32 = 0
        if self.phase == DRAWING:
            return START + rng.below(self.layout.players)
        for i in range(7):
            left += self.box[i] < 0
        left = rng.below(left)
        for i in range(7):
            if self.box[i] < 0:
                if not left:
                    break
                left -= 1
        return DEAL + i

    def play(self, action: i32) -> c_status:
        if action >= DISC:
            self._commit((action - DISC) // PAIRS, (action - DISC) % PAIRS)
        elif action == END:
            self._end_turn()
        elif self.phase == ACTING or self.phase == PUTTING or self.phase == GIVING:
            self._act(action)
        elif self.phase == PICKING:
            self._pick(action - TAKE)
        elif self.phase == ENTICED:
            self._give_away(action - GIVE)
        else:
            self._set_up(action)

    def hides(self, seat: i32) -> bint:
        """Whether a seat's disc is chosen and not yet revealed (MJ-T4)."""
        return self.disc[seat] >= 0 and not self.played >> seat & 1 and self.active != seat

    def shuffle_hidden(self, seat: i32, rng: Rng) -> c_status:
        """Other seats' discs that are not revealed could show anything."""
        other: i32
        for other in range(self.layout.players):
            if other != seat and self.hides(other):
                self.disc[other] = rng.below(self.layout.pairs)

    def hidden_from(self, action: i32, seat: i32) -> bint:
        """A disc is its owner's secret (MJ-T3)."""
        return action >= DISC and (action - DISC) // PAIRS != seat

    # Set-up.

    def _set_up(self, action: i32) -> c_status:
        if action >= DEAL:
            self._deal(action - DEAL)
        elif action >= START:
            if self.tracing:
                self.notes.add(STARTED, action - START, 0, 0, 0)
            self._open(action - START)
        elif action == PASS:
            self.passed |= 1 << self.active
            if self.tracing:
                self.notes.add(PASSED, self.active, 0, 0, 0)
            self._bid_on()
        elif action >= BID:
            self.bid = action - BID
            self.other = self.active
            if self.tracing:
                self.notes.add(BID_MADE, self.active, self.bid, 0, 0)
            self._bid_on()
        elif action >= TAKE:
            self._choose(action - TAKE)
        else:
            self._found(action - HOUSE)

    def _deal(self, city: i32) -> c_status:
        """MJ-S2: a governor comes onto the lowest empty start box."""
        other: i32
        box: i32 = 0
        for other in range(7):
            if self.box[other] >= 0:
                box += 1
        self.box[city] = box
        if self.tracing:
            self.notes.add(DEALT, city, box, 0, 0)
        if box == 6:
            self.phase = DRAWING

    def _open(self, seat: i32) -> c_status:
        """MJ-S3, MJ-O4: a seat chooses a character, or opens an auction unless it is the last one left."""
        self.opener = seat
        self.active = seat
        self.other = -1
        self.bid = -1
        self.passed = 0
        self.phase = CHOOSING
        if self.layout.auction and self._without_card() & ~(1 << seat):
            self.phase = BIDDING

    def _without_card(self) -> i32:
        """The seats that have no character yet, as bits."""
        seat: i32
        found: i32 = 0
        for seat in range(self.layout.players):
            if not self.cards[seat]:
                found |= 1 << seat
        return found

    def _after(self, seat: i32, among: i32) -> i32:
        """The next seat clockwise of those whose bit is set."""
        seat = (seat + 1) % self.layout.players
        while not among >> seat & 1:
            seat = (seat + 1) % self.layout.players
        return seat

    def _bid_on(self) -> c_status:
        """MJ-O4: the next bidder; when only the highest is left, he pays and chooses."""
        self.active = self._after(self.active, self._without_card() & ~self.passed)
        if self.active == self.other:
            self.phase = CHOOSING
            if self.bid:
                self._pay(self.active, self.bid, FOR_CARD, 0)
            self.other = -1
            self.bid = -1
            self.passed = 0

    def _choose(self, character: i32) -> c_status:
        self._hand(character, self.active)
        if self.tracing:
            self.notes.add(CHOSE, self.active, character, 0, 0)
        if self._without_card():
            self._open(self._after(self.opener, self._without_card()))
        else:
            self.phase = FOUNDING
            self.opener = -1
            self.active = self.by_rank((1 << self.layout.players) - 1, 0)

    def by_rank(self, among: i32, place: i32) -> i32:
        """The seat at a place, from 0, in character order among those whose bit is set."""
        character: i32
        for character in range(7):
            if self.holder[character] >= 0 and among >> self.holder[character] & 1:
                among &= ~(1 << self.holder[character])
                if not place:
                    return self.holder[character]
                place -= 1
        return 0

    def _found(self, village: i32) -> c_status:
        """MJ-S4: a first house; after four rounds everybody gets six houses from the quarry."""
        seat: i32 = self.active
        self.pool[seat] -= 1
        self.houses[village * 5 + seat] += 1
        self.crowd[village] += 1
        if self.tracing:
            self.notes.add(FOUNDED, seat, village, 0, 0)
        self.founded += 1
        if self.founded < FIRST_HOUSES * self.layout.players:
            self.active = self.by_rank((1 << self.layout.players) - 1, self.founded % self.layout.players)
        else:
            for seat in range(self.layout.players):
                self.quarry[seat] -= POOL_HOUSES
                self.pool[seat] += POOL_HOUSES
                if self.tracing:
                    self.notes.add(POOLED, seat, POOL_HOUSES, 0, 0)
            self._begin_round()

    # Game turns.

    def _begin_round(self) -> c_status:
        """MJ-T1 to MJ-T3: the Maharaja moves, his governor goes to the top, and all choose their discs."""
        city: i32
        low: i32 = 0
        top: i32 = 0
        for city in range(1, 7):
            if self.box[city] < self.box[low]:
                low = city
            if self.box[city] > self.box[top]:
                top = city
        self.turn += 1
        self.maharaja = low
        if self.tracing:
            self.notes.add(ROUND, self.turn, low, 0, 0)
            self.notes.add(GOVERNOR_UP, low, self.box[top] + 1, self.box[low], 0)
        self.box[low] = self.box[top] + 1
        if self.box[low] >= self.layout.last_box:  # MJ-X1
            self.ending |= LAST_BOX
        if self.turn >= self.layout.turn_limit:  # MJ-O1, MJ-X3
            self.ending |= LAST_TURN
        self.disc = [-1] * 5
        self.played = 0
        self.active = -1
        self.phase = SECRET

    def _commit(self, seat: i32, pair: i32) -> c_status:
        self.disc[seat] = pair
        if self.tracing:
            self.notes.add(COMMITTED, seat, 0, 0, 0)
        for seat in range(self.layout.players):
            if self.disc[seat] < 0:
                break
        else:
            self._next_turn()

    def _next_turn(self) -> c_status:
        """MJ-T4, MJ-A9: the lowest character among those who have not yet had their turn."""
        self._begin_turn(self.by_rank(((1 << self.layout.players) - 1) & ~self.played, 0))

    def _end_turn(self) -> c_status:
        """MJ-T5, MJ-T6, MJ-O7: what is left is renounced; after the last turn the city is scored."""
        seat: i32
        undone: i32 = self._undone() if self.tracing or self.layout.penalty else 0
        if self.tracing:
            self.notes.add(TURN_ENDED, self.active, undone, 0, 0)
        if self.layout.penalty and undone:
            for seat in range(self.layout.players):
                if seat != self.active:
                    self._receive(seat, PENALTY_GOLD * undone, BY_PENALTY, self.active)
        self.played |= 1 << self.active
        self.rights = [0] * 8
        self.given = [0] * 8
        self.chit = -1
        self.builder_used = 0
        self.visited = 0
        if self.played != (1 << self.layout.players) - 1:
            self._next_turn()
        else:
            self._score(self.maharaja)
            if self.ending:
                self.phase = FINISHED
                self.active = -1
                if self.tracing:
                    self.notes.add(GAME_ENDED, self.ending, self.turn, 0, 0)
            else:
                self._begin_round()

    # What the modules in plain Python ask.

    def road_toll(self, seat: SupportsIndex, road: SupportsIndex) -> int:
        """What a road costs a seat, or the bank for a monk; -1 if a village on it is empty."""
        return self.toll(self.check_seat(seat), as_index("road", road, self.layout.roads))

    def price_of_palace(self, seat: SupportsIndex) -> int:
        """What a palace costs a seat."""
        return self.palace_price(self.check_seat(seat))

    def free_sites(self, city: SupportsIndex) -> int:
        """How many outer sites of a city are free."""
        return self.vacant(as_index("city", city, CITIES))

    def city_points(self, seat: SupportsIndex, city: SupportsIndex) -> int:
        """What a seat would score in a city now."""
        return self.points(self.check_seat(seat), as_index("city", city, CITIES))

    def city_standing(self, city: int) -> list[tuple[int, int, int]]:
        """Who would be paid if a city were scored now, the first rank first: seat, points and gold."""
        ranked = sorted(
            (seat for seat in range(self.seats()) if self.points(seat, city)),
            key=lambda seat: self.place_in(seat, city),
        )
        alone = ALONE_GOLD if len(ranked) == 1 else 0
        return [(seat, self.points(seat, city), self.layout.payouts[rank] + alone) for rank, seat in enumerate(ranked)]

    def bank_chits(self) -> int:
        """How many chits the bank has."""
        return self.chits_in_bank()

    def is_hidden(self, seat: SupportsIndex) -> bool:
        """Whether a seat's disc is chosen and not yet revealed."""
        return bool(self.hides(self.check_seat(seat)))

    def pending(self) -> list[int]:
        """All who have still to choose a disc may act at once (MJ-T3)."""
        if self.phase == SECRET:
            return [seat for seat in range(self.seats()) if self.disc[seat] < 0]
        return Turn.pending(self)

    def may_act(self, seat: int) -> bool:
        """Everybody may choose a disc, or another one, until the last seat has chosen (MJ-T3)."""
        return self.phase == SECRET or Turn.may_act(self, seat)

    def owner(self, action: int) -> int | None:
        """Discs are chosen by all at the same time, so their actions name the seat (MJ-T3)."""
        return (action - DISC) // PAIRS if action >= DISC else None

    def witnesses(self, action: int) -> list[int] | None:
        """Nobody but its owner knows a disc before it is revealed."""
        return [(action - DISC) // PAIRS] if action >= DISC else None
