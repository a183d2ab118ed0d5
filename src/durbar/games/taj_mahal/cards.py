"""Where the cards of Taj Mahal are: deck, hands, rows, display, unrest and discards. Compiled; ids name the rules.

A position holds nothing that has not happened, so the deck is a multiset: how many cards of each kind are left.
Of a hand everybody knows the cards that were taken from the display and not played since (TJ-O1). When a seat
plays a card of a kind of which it holds known and unknown copies, the known copy counts as the one played: that
is what the others can still be sure of afterwards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cython import bint
from cython import int as i32
from cython import long as c_status

from durbar.games.base import SILENT, State
from durbar.games.rng import Rng
from durbar.games.taj_mahal.codes import (
    COLOURLESS,
    DISCARDED,
    KINDS,
    PER_COLOUR,
    PRESTIGE,
    PRESTIGE_BACK,
    RESHUFFLED,
    UNREST_ROW,
)
from durbar.games.taj_mahal.layout import Layout

if TYPE_CHECKING:
    from durbar.games.definition import Game

MEMBERS = 6


class Cards(State):
    """The cards of a position. ``hand[seat * 54 + kind]`` and the like count cards; prestige cards are kinds too."""

    def __init__(self, game: Game, layout: Layout) -> None:
        """All influence cards in the deck, all prestige cards in the supply."""
        self.game = game
        self.layout = layout
        self.tracing = False
        self.notes = SILENT
        self.hand = [0] * 270
        self.known = [0] * 250
        self.row = [0] * 270
        self.row_colour = [-1] * 5
        self.tally = [0] * 36
        self.deck = layout.mix[:]
        self.discards = [0] * 50
        self.display = [0] * 50
        self.unrest = [0] * 50
        self.left = layout.cards
        self.discarded = 0
        self.shown = 0

    def restore(self, fields: dict[str, Any]) -> None:
        """Take over the fields of a position that was validated, and count what follows from them."""
        kind: i32
        seat: i32
        self.hand = fields["hand"]
        self.known = fields["known"]
        self.row = fields["row"]
        self.row_colour = fields["row_colour"]
        self.deck = fields["deck"]
        self.discards = fields["discards"]
        self.display = fields["display"]
        self.unrest = fields["unrest"]
        self.left = sum(fields["deck"])
        self.discarded = sum(fields["discards"])
        self.shown = sum(fields["display"])
        self.tally = [0] * 36
        for kind in range(KINDS):
            for seat in range(5):
                self._show(seat, kind, self.row[seat * 54 + kind])
            if kind < PRESTIGE:
                self._show(UNREST_ROW, kind, self.unrest[kind])

    def _copy_cards(self, src: Cards) -> c_status:
        self.hand = src.hand[:]
        self.known = src.known[:]
        self.row = src.row[:]
        self.row_colour = src.row_colour[:]
        self.tally = src.tally[:]
        self.deck = src.deck[:]
        self.discards = src.discards[:]
        self.display = src.display[:]
        self.unrest = src.unrest[:]
        self.left = src.left
        self.discarded = src.discarded
        self.shown = src.shown

    def _hand_size(self, seat: i32) -> i32:
        """How many cards a seat holds, prestige cards included."""
        kind: i32
        size: i32 = 0
        for kind in range(KINDS):
            size += self.hand[seat * 54 + kind]
        return size

    def _best_colour(self, seat: i32) -> i32:
        """The colour of which a seat holds most cards, the first of equals."""
        colour: i32
        best: i32 = 0
        for colour in range(1, 4):
            if self._colour_count(seat, colour) > self._colour_count(seat, best):
                best = colour
        return best

    def _colour_count(self, seat: i32, colour: i32) -> i32:
        """How many cards of a colour a seat holds; colour 4 stands for the colourless ones, prestige included."""
        kind: i32
        count: i32 = 0
        for kind in range(colour * PER_COLOUR, KINDS if colour == 4 else (colour + 1) * PER_COLOUR):
            count += self.hand[seat * 54 + kind]
        return count

    # Drawing.

    def _card_ready(self) -> bint:
        """TJ-V2: the discards become the new deck when it is empty; False when there is no card at all."""
        kind: i32
        if not self.left and self.discarded:
            for kind in range(PRESTIGE):
                self.deck[kind] = self.discards[kind]
                self.discards[kind] = 0
            self.left = self.discarded
            self.discarded = 0
            if self.tracing:
                self.notes.add(RESHUFFLED, self.left, 0, 0, 0)
        return self.left > 0

    def _top_card(self, rng: Rng) -> i32:
        """The kind of a card drawn from the deck, each card as likely as any other."""
        kind: i32 = 0
        rest: i32 = rng.below(self.left)
        while rest >= self.deck[kind]:
            rest -= self.deck[kind]
            kind += 1
        return kind

    def _from_deck(self, kind: i32) -> c_status:
        self.deck[kind] -= 1
        self.left -= 1

    def shuffle_hidden(self, seat: i32, rng: Rng) -> c_status:
        """Deal the unknown cards of all other hands and the deck anew, from all cards that this seat has not seen.

        A seat of -1 is a spectator. What others may have concluded from a reshuffle or from how somebody played
        is not used: every deal that fits the cards in sight is equally likely.
        """
        other: i32
        kind: i32
        at: i32
        unknown: i32
        self.unknown = [0] * 5
        for other in range(self.layout.players):
            if other != seat:
                for kind in range(PRESTIGE):
                    at = other * 54 + kind
                    unknown = self.hand[at] - self.known[other * 50 + kind]
                    self.hand[at] -= unknown
                    self.deck[kind] += unknown
                    self.left += unknown
                    self.unknown[other] += unknown
        for other in range(self.layout.players):
            while self.unknown[other]:
                kind = self._top_card(rng)
                self._from_deck(kind)
                self.hand[other * 54 + kind] += 1
                self.unknown[other] -= 1

    # Rows.

    def _show(self, row: i32, kind: i32, count: i32) -> c_status:
        """Count the court members of cards that come into a row (or unrest), or leave it (count below 0)."""
        member: i32
        for member in range(MEMBERS):
            self.tally[row * 6 + member] += self.layout.symbols[kind * 6 + member] * count

    def _into_row(self, seat: i32, kind: i32) -> c_status:
        """TJ-I1, TJ-I2: a card from the hand into the own row; a known copy goes first."""
        self.hand[seat * 54 + kind] -= 1
        self.row[seat * 54 + kind] += 1
        self._show(seat, kind, 1)
        if kind < PRESTIGE and self.known[seat * 50 + kind]:
            self.known[seat * 50 + kind] -= 1
        if self.row_colour[seat] < 0 and kind < COLOURLESS:
            self.row_colour[seat] = kind // PER_COLOUR

    def _clear_row(self, seat: i32) -> c_status:
        """TJ-W4: prestige cards go back to the hand, the other cards to the discards."""
        kind: i32
        count: i32
        if self.row_colour[seat] >= 0:
            for kind in range(KINDS):
                count = self.row[seat * 54 + kind]
                if count:
                    self.row[seat * 54 + kind] = 0
                    self._show(seat, kind, -count)
                    if kind >= PRESTIGE:
                        self.hand[seat * 54 + kind] = 1
                        if self.tracing:
                            self.notes.add(PRESTIGE_BACK, seat, kind, 0, 0)
                    else:
                        self._discard(kind, count)
                        if self.tracing:
                            self.notes.add(DISCARDED, seat, kind, count, 0)
            self.row_colour[seat] = -1

    def _discard(self, kind: i32, count: i32) -> c_status:
        self.discards[kind] += count
        self.discarded += count

    def _into_unrest(self, kind: i32) -> c_status:
        self.unrest[kind] += 1
        self._show(UNREST_ROW, kind, 1)

    def _in_unrest(self, colour: i32) -> bint:
        """TJ-D2: whether a colour lies in unrest."""
        kind: i32
        cards: i32 = 0
        for kind in range(colour * PER_COLOUR, (colour + 1) * PER_COLOUR):
            cards += self.unrest[kind]
        return cards > 0

    def _clear_unrest(self) -> i32:
        """TJ-D2, TJ-D4: unrest goes to the discards; how many cards it had."""
        kind: i32
        count: i32 = 0
        for kind in range(PRESTIGE):
            if self.unrest[kind]:
                count += self.unrest[kind]
                self._discard(kind, self.unrest[kind])
                self._show(UNREST_ROW, kind, -self.unrest[kind])
                self.unrest[kind] = 0
        return count

    def _from_display(self, seat: i32, kind: i32) -> c_status:
        """TJ-W4, TJ-O1: a card from the display comes into a hand, and everybody knows it."""
        self.display[kind] -= 1
        self.shown -= 1
        self.hand[seat * 54 + kind] += 1
        self.known[seat * 50 + kind] += 1
