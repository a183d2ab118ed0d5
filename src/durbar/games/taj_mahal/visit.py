"""The course of a visit in Taj Mahal: turns, withdrawals, unrest and the end of it. Compiled; ids name the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import cython
from cython import int as i32
from cython import long as c_status
from cython import longlong as i64
from cython import ulonglong as u64

from durbar.games.taj_mahal.codes import (
    ADVISOR_SEATS,
    ALL_SEATS,
    BONUS_CARD,
    BONUS_DRAWN,
    BONUS_SETUP,
    CARD_POINTS,
    CARD_TOKEN,
    CHOOSE_START,
    COLOURLESS,
    CROWN_BACK,
    CROWN_SEAT,
    CROWNING,
    DEAL,
    DEALT,
    DEALT_CARDS,
    DISPLAY,
    DISPLAYED,
    ELEPHANT_SEAT,
    ENDED,
    FINISHED,
    INFLUENCED,
    LAST_TAKES,
    MAJORITY,
    MARKER,
    NO_CARD,
    NOBILITY,
    NOBILITY_POINTS,
    NOBILITY_WORTH,
    PER_COLOUR,
    PLACING,
    PRESTIGE,
    PRESTIGE_TOKENS,
    PRESTIGE_WON,
    PROTESTED,
    SEATED_AGAIN,
    SET_ASIDE,
    TAKEN,
    TAKES,
    TAKING,
    TOKEN_OUT,
    TOP_CARD,
    TOP_DRAWN,
    TURN,
    TURN_BEGUN,
    UNREST,
    UNREST_ADDED,
    UNREST_OUT,
    UNREST_ROW,
    VISITED,
    VISITS,
    WITHDREW,
)
from durbar.games.taj_mahal.layout import Layout
from durbar.games.taj_mahal.realm import Realm

if not cython.compiled:
    from durbar.games.bits import lowest, popcount

if TYPE_CHECKING:
    from durbar.games.definition import Game

ADVISORS = 4


class Visit(Realm):
    """Where a visit stands.

    ``court`` has a bit for each member whose token is in its seat, ``aside`` for those that a protest set aside,
    ``claims`` for those that the withdrawing seat has claimed and not resolved yet; ``present`` has a bit for each
    seat that has not withdrawn, ``due`` for each diamond whose bonus token is claimed and not resolved yet.
    """

    def __init__(self, game: Game, layout: Layout) -> None:
        """Before set-up: tokens, hands and the start player are still to be drawn."""
        super().__init__(game, layout)
        self.phase = BONUS_SETUP
        self.visit = 0
        self.province = -1
        self.first = 0
        self.active = 0
        self.present = 0
        self.court = 0
        self.aside = 0
        self.protested = 0
        self.advisors = [0] * 20
        self.claims = 0
        self.to_place = 0
        self.due = 0
        self.takes = 0
        self.bare = 0

    def restore(self, fields: dict[str, Any]) -> None:
        super().restore(fields)
        self.phase = fields["phase"]
        self.visit = fields["visit"]
        self.province = fields["province"]
        self.first = fields["first"]
        self.active = fields["active"]
        self.present = fields["present"]
        self.court = fields["court"]
        self.aside = fields["aside"]
        self.protested = fields["protested"]
        self.advisors = fields["advisors"]
        self.claims = fields["claims"]
        self.to_place = fields["to_place"]
        self.due = fields["due"]
        self.takes = fields["takes"]
        self.bare = fields["bare"]

    def _copy_visit(self, src: Visit) -> c_status:
        self._copy_realm(src)
        self.phase = src.phase
        self.visit = src.visit
        self.province = src.province
        self.first = src.first
        self.active = src.active
        self.present = src.present
        self.court = src.court
        self.aside = src.aside
        self.protested = src.protested
        self.advisors = src.advisors[:]
        self.claims = src.claims
        self.to_place = src.to_place
        self.due = src.due
        self.takes = src.takes
        self.bare = src.bare

    # Cards from the deck.

    def _receiver(self) -> i32:
        """TJ-S2: the seat that is dealt the next card, or -1 when all have theirs."""
        seat: i32
        for seat in range(self.layout.players):
            if self._hand_size(seat) < DEALT_CARDS:
                return seat
        return -1

    def _drawn(self, kind: i32) -> c_status:
        """The top card of the deck goes to where it is needed."""
        seat: i32 = self.active
        self._from_deck(kind)
        if self.phase == DISPLAY:  # TJ-V2
            self.display[kind] += 1
            self.shown += 1
            if self.tracing:
                self.notes.add(DISPLAYED, kind, 0, 0, 0)
            self._fill_display()
        elif self.phase == UNREST:
            self._draw_unrest(kind)
            self._next_turn()
        elif self.phase == DEAL:
            seat = self._receiver()
            self.hand[seat * 54 + kind] += 1
            if self.tracing:
                self.notes.add(DEALT, seat, kind, 0, 0)
            if self._receiver() < 0:
                self.phase = CHOOSE_START
        elif self.phase == BONUS_CARD:  # TJ-R2
            self.hand[seat * 54 + kind] += 1
            if self.tracing:
                self.notes.add(BONUS_DRAWN, seat, kind, lowest(self.due), 0)
            self.due &= self.due - 1
            self._resolve()
        else:  # TJ-W4
            self.hand[seat * 54 + kind] += 1
            if self.tracing:
                self.notes.add(TOP_DRAWN, seat, kind, 0, 0)
            self._end_turn()

    # A visit.

    def _pass_marker(self, seat: i32) -> c_status:
        """TJ-S2, TJ-E3: the first-player marker comes to a seat."""
        self.first = seat
        if self.tracing:
            self.notes.add(MARKER, seat, self.visit, 0, 0)

    def _begin_visit(self) -> c_status:
        """TJ-V1: on to the lowest province token; the court is complete."""
        self.visit += 1
        self.province = self._token_placed(self.visit)
        if self.tracing:
            self.notes.add(VISITED, self.visit, self.province, ADVISOR_SEATS & ~self.court, 0)
        self.court = ALL_SEATS
        self.protested = 0
        self.present = (1 << self.layout.players) - 1
        self._fill_display()

    def _fill_display(self) -> c_status:
        """TJ-V2: the display; it stays short when there is no card at all."""
        if self.shown < self.layout.display_size and self._card_ready():
            self.phase = DISPLAY
        else:
            if self.tracing and self.shown < self.layout.display_size:
                self.notes.add(NO_CARD, DISPLAY, -1, 0, 0)
            self.active = (self.first + self.layout.players - 1) % self.layout.players
            self._next_turn()

    def _next_turn(self) -> c_status:
        """TJ-V3: clockwise to the next seat that has not withdrawn; none: the visit is over."""
        if self.present:
            self.active = (self.active + 1) % self.layout.players
            while not self.present >> self.active & 1:
                self.active = (self.active + 1) % self.layout.players
            self.phase = TURN
            if self.tracing:
                self.notes.add(TURN_BEGUN, self.active, self.visit, 0, 0)
        else:
            self._end_visit()

    def _influence(self, kind: i32, extra: i32) -> c_status:
        """TJ-I1 to TJ-I3: one coloured card, and perhaps a colourless one with it."""
        seat: i32 = self.active
        if self.tracing:
            self.notes.add(INFLUENCED, seat, kind, extra if extra >= COLOURLESS else -1, 0)
        self._into_row(seat, kind)
        if extra >= COLOURLESS:
            self._into_row(seat, extra)
        if extra == NOBILITY:
            self.points[seat] += NOBILITY_WORTH
            if self.tracing:
                self.notes.add(NOBILITY_POINTS, seat, NOBILITY_WORTH, 0, 0)
        self._end_turn()

    def _end_turn(self) -> c_status:
        """TJ-D1: with two players unrest grows, until a protest or until both have withdrawn."""
        self.phase = TURN
        if self.layout.players == 2 and self.present and not self.protested:
            if self._card_ready():
                self.phase = UNREST
            elif self.tracing:
                self.notes.add(NO_CARD, UNREST, -1, 0, 0)
        if self.phase == TURN:
            self._next_turn()

    # Withdrawing.

    def _tallies(self, member: i32) -> i64:
        """How often a member shows in each row and in unrest, 8 bits each."""
        row: i32
        packed: i64 = 0
        count: i64
        for row in range(6):
            count = self.tally[row * 6 + member]
            packed |= count << row * 8
        return packed

    def _best_rival(self, row: i32, member: i32) -> i32:
        """How often a member shows in the best row but this one; rows of those who withdrew are gone (TJ-W2)."""
        rival: i32
        best: i32 = 0
        for rival in range(6):
            if rival != row and self.tally[rival * 6 + member] > best:
                best = self.tally[rival * 6 + member]
        return best

    def _withdraw(self) -> c_status:
        """TJ-W2, TJ-D3: claim what the own row has strictly more of than every other row and unrest."""
        seat: i32 = self.active
        member: i32
        outcome: i32
        self.bare = self.row_colour[seat] < 0
        self.claims = 0
        self.due = 0
        if self.tracing:
            self.notes.add(WITHDREW, seat, self.bare, 0, 0)
        for member in range(6):
            if self.tally[seat * 6 + member]:
                outcome = 2
                if self.court >> member & 1:
                    outcome = self.tally[seat * 6 + member] > self._best_rival(seat, member)
                if outcome == 1:
                    self.court &= ~(1 << member)
                    self.claims |= 1 << member
                    if member < CROWN_SEAT:
                        self.advisors[seat * 4 + member] += 1
                if self.tracing:
                    self.notes.add(MAJORITY, seat, member, outcome, self._tallies(member))
        self.to_place = popcount(self.claims & ADVISOR_SEATS)
        self._resolve()

    def _resolve(self) -> c_status:
        """TJ-W3: go on with what was claimed: palaces, then bonus tokens, then the crown, then the rest."""
        if self.to_place:
            self.phase = PLACING
        elif self._next_bonus_card() >= 0:
            self.phase = BONUS_CARD
        elif self.claims >> CROWN_SEAT & 1:
            self.phase = CROWNING
        else:
            self._resolved()

    def _palace(self, city: i32) -> c_status:
        diamond: i32 = self._build(self.active, city)
        if diamond >= 0:
            self.due |= 1 << diamond
        self.to_place -= 1
        self._resolve()

    def _next_bonus_card(self) -> i32:
        """TJ-R2: resolve the bonus tokens that are due up to one that draws a card; its diamond, or -1."""
        diamond: i32
        while self.due:
            diamond = lowest(self.due)
            if self.bonus[diamond] != CARD_TOKEN:
                self._score_bonus(self.active, diamond)
            elif self._card_ready():
                return diamond
            elif self.tracing:
                self.notes.add(NO_CARD, BONUS_CARD, self.active, 0, 0)
            self.due &= self.due - 1
        return -1

    def _resolved(self) -> c_status:
        """TJ-R4, TJ-R5, TJ-W4: points for palaces, the province token, then the row goes and cards are taken."""
        seat: i32 = self.active
        if self.claims & (ALL_SEATS ^ 1 << ELEPHANT_SEAT):
            self._score_palaces(seat, self.province)
        if self.claims >> ELEPHANT_SEAT & 1:
            self._score_token(seat, self.province)
        self.claims = 0
        self._clear_row(seat)
        self.present &= ~(1 << seat)
        self.takes = TAKES if self.present else LAST_TAKES
        self._go_on_taking()

    def _take(self, kind: i32) -> c_status:
        self._from_display(self.active, kind)
        self.takes -= 1
        if self.tracing:
            self.notes.add(TAKEN, self.active, kind, 0, 0)
        self._go_on_taking()

    def _go_on_taking(self) -> c_status:
        """TJ-W4: cards from the display, then the top card for a seat that had not played."""
        if self.takes and self.shown:
            self.phase = TAKING
        else:
            self.takes = 0
            self.phase = TURN
            if self.bare:
                self.bare = 0
                if self._card_ready():
                    self.phase = TOP_CARD
                elif self.tracing:
                    self.notes.add(NO_CARD, TOP_CARD, self.active, 0, 0)
            if self.phase == TURN:
                self._end_turn()

    # Unrest, with two players.

    def _draw_unrest(self, kind: i32) -> c_status:
        """TJ-D1, TJ-D2: a card lies open in unrest, or its colour is there already and a protest follows."""
        member: i32
        count: i32
        if kind < COLOURLESS and self._in_unrest(kind // PER_COLOUR):
            self._discard(kind, 1)
            self.protested = 1
            if self.tracing:
                self.notes.add(PROTESTED, kind, 0, 0, 0)
            for member in range(6):
                count = self.tally[UNREST_ROW * 6 + member]
                if self.court >> member & 1 and count > self._best_rival(UNREST_ROW, member):
                    self.court &= ~(1 << member)
                    self.aside |= 1 << member
                    if self.tracing:
                        self.notes.add(SET_ASIDE, member, self._tallies(member), 0, 0)
            count = self._clear_unrest()
            if self.tracing:
                self.notes.add(UNREST_OUT, count, 1, 0, 0)
        else:
            self._into_unrest(kind)
            if self.tracing:
                self.notes.add(UNREST_ADDED, kind, 0, 0, 0)

    # The end of a visit and of the game.

    def _end_visit(self) -> c_status:
        """TJ-D4, TJ-D5, TJ-E1 to TJ-E3, TJ-X1."""
        count: i32 = self._clear_unrest()
        if count and self.tracing:
            self.notes.add(UNREST_OUT, count, 0, 0, 0)
        self._award_prestige()
        self._crown_home()
        self._empty_pedestal()
        if self.visit == VISITS:
            self._final_scoring()
        else:
            self._pass_marker((self.first + 1) % self.layout.players)
            self._begin_visit()

    def _award_prestige(self) -> c_status:
        """TJ-E1: two tokens of an advisor are returned for the prestige card, wherever it is."""
        seat: i32
        other: i32
        advisor: i32
        kind: i32
        holder: i32
        for seat in range(self.layout.players):
            for advisor in range(ADVISORS):
                if self.advisors[seat * 4 + advisor] >= PRESTIGE_TOKENS:
                    self.advisors[seat * 4 + advisor] -= PRESTIGE_TOKENS
                    kind = PRESTIGE + self.layout.prestige[advisor]
                    holder = -1
                    for other in range(self.layout.players):
                        if self.hand[other * 54 + kind]:
                            self.hand[other * 54 + kind] = 0
                            holder = other
                    self.hand[seat * 54 + kind] = 1
                    if self.tracing:
                        self.notes.add(PRESTIGE_WON, seat, advisor, holder, kind)

    def _crown_home(self) -> c_status:
        """TJ-E2: the crown goes back to its seat, its palace stays."""
        seat: i32
        here: u64
        for seat in range(self.layout.players):
            here = self.crowns[seat] & self.layout.provinces[self.province]
            if here:
                self.court |= 1 << CROWN_SEAT
                if self.tracing:
                    self.notes.add(CROWN_BACK, seat, lowest(here), 0, 0)

    def _empty_pedestal(self) -> c_status:
        """TJ-D5, TJ-E2: what was set aside goes back to its seat; a province token nobody has leaves the game."""
        member: i32
        for member in range(ELEPHANT_SEAT):
            if self.aside >> member & 1:
                self.court |= 1 << member
                if self.tracing:
                    self.notes.add(SEATED_AGAIN, member, 0, 0, 0)
        if self.tracing and self.token_owner[self.province] < 0:
            self.notes.add(TOKEN_OUT, self.province, self.aside >> ELEPHANT_SEAT & 1, 0, 0)
        self.aside = 0

    def _final_scoring(self) -> c_status:
        """TJ-X1: colourless cards and the best colour."""
        seat: i32
        colour: i32
        same: i32
        plain: i32
        for seat in range(self.layout.players):
            colour = self._best_colour(seat)
            same = self._colour_count(seat, colour)
            plain = self._colour_count(seat, 4)
            self.points[seat] += same + plain
            if self.tracing:
                self.notes.add(CARD_POINTS, seat, same + plain, plain, colour * 256 + same)
        self.phase = FINISHED
        if self.tracing:
            self.notes.add(ENDED, 0, 0, 0, 0)
