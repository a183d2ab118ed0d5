"""The position of Taj Mahal: what may be done when, by players and by chance. Compiled; ids name the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, SupportsIndex

import cython
from cython import int as i32
from cython import long as c_status
from cython import longlong as i64
from cython import p_int
from cython import ulonglong as u64

from durbar.games.base import SILENT, State
from durbar.games.integers import as_index
from durbar.games.rng import Rng
from durbar.games.taj_mahal.codes import (
    BONUS,
    BONUS_CARD,
    BONUS_KINDS,
    BONUS_SETUP,
    CHOOSE_START,
    CITIES,
    COLOURLESS,
    CROWN,
    CROWNING,
    DEAL,
    DRAW,
    ENLIGHTENMENT,
    FINISHED,
    KINDS,
    PALACE,
    PER_COLOUR,
    PLACING,
    PRESTIGE,
    START,
    TAKE,
    TAKING,
    TOKEN,
    TOKEN_SETUP,
    TOP_CARD,
    TURN,
    VISITS,
    WITHDRAW,
)
from durbar.games.taj_mahal.layout import Layout
from durbar.games.taj_mahal.visit import Visit

if not cython.compiled:
    from durbar.games.bits import lowest

if TYPE_CHECKING:
    from durbar.games.definition import Game


class TajMahal(Visit):
    """A position of Taj Mahal, with the memory aid of its table."""

    def __init__(self, game: Game, layout: Layout, memory_aid: bool) -> None:
        """Before set-up: tokens, hands and the start player are still to be drawn."""
        super().__init__(game, layout)
        self.memory_aid = memory_aid

    # Hooks of State.

    def seats(self) -> i32:
        return self.layout.players

    def mover(self) -> i32:
        if self.phase == TURN or self.phase == PLACING or self.phase == CROWNING or self.phase == TAKING:
            return self.active
        if self.phase == FINISHED:
            return -2
        return -1

    def score_of(self, seat: i32) -> i32:
        return self.points[seat]

    def standing_of(self, seat: i32) -> i64:
        """TJ-X2: points, then cards in hand."""
        points: i64 = self.points[seat]
        return points * 128 + self._hand_size(seat)

    def fresh(self) -> State:
        copy: TajMahal = TajMahal.__new__(TajMahal)
        copy.game = self.game
        copy.layout = self.layout
        copy.memory_aid = self.memory_aid
        copy.tracing = False
        copy.notes = SILENT
        return copy

    def copy_from(self, other: State) -> c_status:
        self._copy_visit(cython.cast(Visit, other))

    def fill_actions(self, seat: i32, buf: p_int) -> i32:
        kind: i32
        count: i32 = 0
        if seat != self.mover():
            return 0
        if self.phase == PLACING:
            return self._fill_cities(PALACE, self._open_cities(self.province), buf)
        if self.phase == CROWNING:
            return self._fill_cities(CROWN, self.layout.provinces[self.province], buf)
        if self.phase == TAKING:
            for kind in range(PRESTIGE):
                if self.display[kind]:
                    buf[count] = TAKE + kind
                    count += 1
            return count
        buf[0] = WITHDRAW
        return self._fill_influence(seat, buf)

    def _fill_cities(self, action: i32, cities: u64, buf: p_int) -> i32:
        count: i32 = 0
        while cities:
            buf[count] = action + lowest(cities)
            count += 1
            cities &= cities - 1
        return count

    def _fill_influence(self, seat: i32, buf: p_int) -> i32:
        """TJ-I1 to TJ-I3: a coloured card that matches, alone or with a colourless one; any with Enlightenment."""
        count: i32 = 1
        kind: i32
        extra: i32
        extras: i32 = 0
        rest: i32
        colour: i32 = self.row_colour[seat]
        first: i32 = 0
        last: i32 = COLOURLESS
        enlightened: i32 = self.hand[seat * 54 + ENLIGHTENMENT]
        for extra in range(COLOURLESS, KINDS):
            if self.hand[seat * 54 + extra]:
                extras |= 1 << extra - COLOURLESS
        if colour >= 0 and not enlightened:
            first = colour * PER_COLOUR
            last = first + PER_COLOUR
        for kind in range(first, last):
            if self.hand[seat * 54 + kind]:
                rest = 1 << ENLIGHTENMENT - COLOURLESS
                if colour < 0 or kind // PER_COLOUR == colour:
                    rest = extras
                    buf[count] = kind * PER_COLOUR
                    count += 1
                while rest:
                    buf[count] = kind * PER_COLOUR + lowest(rest) + 1
                    count += 1
                    rest &= rest - 1
        return count

    def fill_chance(self, actions: p_int, weights: p_int) -> i32:
        count: i32 = 0
        i: i32
        if self.phase == BONUS_SETUP:
            for i in range(BONUS_KINDS):
                if self.bonus_left[i]:
                    actions[count] = BONUS + i
                    weights[count] = self.bonus_left[i]
                    count += 1
        elif self.phase == TOKEN_SETUP:
            for i in range(1, VISITS):
                if self._token_placed(i) < 0:
                    actions[count] = TOKEN + i - 1
                    weights[count] = 1
                    count += 1
        elif self.phase == CHOOSE_START:
            for i in range(self.layout.players):
                actions[i] = START + i
                weights[i] = 1
            count = self.layout.players
        else:
            for i in range(PRESTIGE):
                if self.deck[i]:
                    actions[count] = DRAW + i
                    weights[count] = self.deck[i]
                    count += 1
        return count

    def sample_chance(self, rng: Rng) -> i32:
        i: i32 = 0
        rest: i32 = 0
        if self.phase == BONUS_SETUP:
            for i in range(BONUS_KINDS):
                rest += self.bonus_left[i]
            rest = rng.below(rest)
            i = 0
            while rest >= self.bonus_left[i]:
                rest -= self.bonus_left[i]
                i += 1
            return BONUS + i
        if self.phase == TOKEN_SETUP:
            for i in range(1, VISITS):
                if self._token_placed(i) < 0:
                    rest += 1
            rest = rng.below(rest)
            for i in range(1, VISITS):
                if self._token_placed(i) < 0:
                    if not rest:
                        break
                    rest -= 1
            return TOKEN + i - 1
        if self.phase == CHOOSE_START:
            return START + rng.below(self.layout.players)
        return DRAW + self._top_card(rng)

    def play(self, action: i32) -> c_status:
        if action < WITHDRAW:
            self._influence(action // PER_COLOUR, action % PER_COLOUR + COLOURLESS - 1)
        elif action == WITHDRAW:
            self._withdraw()
        elif action < CROWN:
            self._palace(action - PALACE)
        elif action < TAKE:
            self._build_crown(self.active, action - CROWN)
            self._resolved()
        elif action < DRAW:
            self._take(action - TAKE)
        elif action < BONUS:
            self._drawn(action - DRAW)
        elif action < TOKEN:
            self._place_bonus(action - BONUS)
            if self._bare_diamond() < 0:
                self.phase = TOKEN_SETUP
        elif action < START:
            self._place_token(action - TOKEN + 1)
            if self._bare_province() < 0:
                self.phase = DEAL
        else:
            self._pass_marker(action - START)
            self._begin_visit()

    # What one seat knows and others do not.

    def witnesses(self, action: int) -> list[int] | None:
        """TJ-O1: a card dealt or drawn from the deck into a hand is its owner's secret."""
        receiver = self.receiver()
        return None if receiver is None else [receiver]

    def receiver(self) -> int | None:
        """The seat into whose hand the next card of the deck goes, if it goes into one."""
        if self.phase == DEAL:
            return self._receiver()
        return self.active if self.phase == BONUS_CARD or self.phase == TOP_CARD else None

    def chain_with(self, city: SupportsIndex) -> int:
        """The cities (bits) that would hang together if the active seat built in a city of the visited province."""
        more: u64 = 1
        more <<= as_index("city", city, CITIES)
        return self._chain(self.active, self.province, more)

    def knowledge(self, seat: SupportsIndex | None = None) -> dict[str, Any]:
        """What a seat with a perfect memory knows: the view for bots, whatever the table's ``memory_aid``."""
        from durbar.games.taj_mahal.view import knowledge

        return dict(knowledge(self, None if seat is None else self.check_seat(seat)))
