"""The course of Maharani: the legal actions and what they do. Compiled; ids name the rules."""

from __future__ import annotations

import cython
from cython import int as i32
from cython import long as c_status
from cython import p_int
from cython import ulonglong as u64

from durbar.games.base import SILENT, State
from durbar.games.maharani.codes import (
    ALL_MARKERS,
    CENTRE_OUT,
    CHOOSE_START,
    DEAL,
    DRAW,
    DRAWN,
    ENDED,
    FINISHED,
    FIRST,
    MARKER_USED,
    NEW,
    NO_WORKER,
    PLACED,
    QUARTER_DONE,
    QUARTER_GOLD,
    REFILL,
    REFRESH,
    REFRESHED,
    REMOVE,
    RETURNED,
    SECOND,
    SECOND_PAID,
    SECOND_TILE_COST,
    START,
    STOP,
    STOPPED,
    TILE_GOLD,
    TURN,
    WORKER,
    WORKER_GOLD,
    WORKER_MOVED,
    WORKER_NEW,
    WORKER_OUT,
)
from durbar.games.maharani.palace import Palace
from durbar.games.rng import Rng

if not cython.compiled:
    from durbar.games.bits import flood, lowest, popcount


class Maharani(Palace):
    """A position of Maharani, from the dealing of the rondel to the last evaluation."""

    # Hooks of State.

    def mover(self) -> i32:
        if self.doubled:  # MN-W7: the opponent to the left of the owner decides.
            return (self.layout.owner[self.doubled_colour] + 1) % self.layout.players
        if self.phase == FIRST or self.phase == SECOND or self.phase == WORKER:
            return self.active
        if self.phase == FINISHED:
            return -2
        return -1

    def fresh(self) -> State:
        copy: Maharani = Maharani.__new__(Maharani)
        copy.game = self.game
        copy.layout = self.layout
        copy.tracing = False
        copy.notes = SILENT
        return copy

    def fill_actions(self, seat: i32, buf: p_int) -> i32:
        count: i32 = 0
        option: i32
        options: i32
        cells: u64
        if seat != self.mover():
            return 0
        if self.doubled:
            cells = self.doubled
            while cells:
                buf[count] = REMOVE + lowest(cells)
                count += 1
                cells &= cells - 1
            return count
        if self.phase == WORKER:
            options = self._worker_options(self.cell)
            for option in range(8):
                if options >> option & 1:
                    buf[count] = NEW + option
                    count += 1
            return count
        if self.phase == SECOND:  # MN-2A: not placing a second tile is a decision.
            buf[0] = STOP
            count = 1
        elif self.markers[self.active] != ALL_MARKERS:  # MN-F2
            buf[0] = REFRESH
            count = 1
        return self._fill_places(buf, count)

    def fill_chance(self, actions: p_int, weights: p_int) -> i32:
        count: i32 = 0
        i: i32
        if self.phase == CHOOSE_START:  # MN-S4
            for i in range(self.layout.players):
                actions[i] = START + i
                weights[i] = 1
            return self.layout.players
        for i in range(self.layout.types):
            if self.bag[i]:
                actions[count] = DRAW + i
                weights[count] = self.bag[i]
                count += 1
        return count

    def sample_chance(self, rng: Rng) -> i32:
        i: i32 = 0
        rest: i32
        if self.phase == CHOOSE_START:
            return START + rng.below(self.layout.players)
        rest = rng.below(self.left)
        while rest >= self.bag[i]:
            rest -= self.bag[i]
            i += 1
        return DRAW + i

    def play(self, action: i32) -> c_status:
        if action < REFRESH:
            self._place(action >> 8, action >> 2 & 63, action & 3)
        elif action == REFRESH:  # MN-F1
            if self.tracing:
                self.notes.add(REFRESHED, self.active, ALL_MARKERS ^ self.markers[self.active], 0, 0)
            self.markers[self.active] = ALL_MARKERS
            self._end_turn()
        elif action == STOP:
            if self.tracing:
                self.notes.add(STOPPED, self.active, 0, 0, 0)
            self._end_turn()
        elif action < REMOVE:
            self._put_worker(action - NEW)
            self._tile_done()
        elif action < DRAW:
            self._remove_doubled(action - REMOVE)
        elif action < START:
            self._draw(action - DRAW)
        else:
            self._begin_turn(action - START)

    # Placing a tile.

    def _place(self, slot: i32, cell: i32, arrow: i32) -> c_status:
        seat: i32 = self.active
        tile: i32 = self.rondel[slot]
        colour: i32 = tile % 6
        quarter: i32 = self._tile_quarter(slot)
        goal: i32 = self.layout.quarter_of[cell]
        bit: u64 = self.layout.fits_any[tile // 6] & (cython.cast(u64, 1) << cell)
        area: u64
        options: i32
        self.rondel[slot] = -1
        self.free &= ~bit
        self.tiles[colour] |= bit
        if arrow & 1:
            self.arrows[0] |= bit
        if arrow & 2:
            self.arrows[1] |= bit
        self.placed += 1
        if self.tracing:
            self.notes.add(PLACED, seat, cell, tile, slot * 4 + arrow)
        if goal != quarter:  # MN-P2, MN-P4
            self.markers[seat] &= ~(1 << quarter)
            if self.tracing:
                self.notes.add(MARKER_USED, seat, quarter, goal, 0)
        area = flood(bit, self.tiles[colour])  # MN-G1, MN-G2
        self.gold[seat] += popcount(area)
        if self.tracing:
            self.notes.add(TILE_GOLD, seat, popcount(area), area, colour)
        if bit & self.layout.centres and not self.free & self.layout.centres:
            self._remove_centres()
        options = 0
        if arrow == self.layout.home[seat]:  # MN-W1
            self.cell = cell
            options = self._worker_options(cell)
            if not options and self.tracing:  # MN-W3
                self.notes.add(NO_WORKER, seat, cell, 0, 0)
        if options & (options - 1):
            self.phase = WORKER
        else:
            if options:
                self._put_worker(lowest(options))
            self._tile_done()

    def _remove_centres(self) -> c_status:
        """MN-E2: all centre spaces are full, so centre tiles leave the rondel."""
        slot: i32
        for slot in range(4):
            if self.rondel[slot] >= 0 and self.layout.is_centre[self.rondel[slot] // 6]:
                if self.tracing:
                    self.notes.add(CENTRE_OUT, slot, self.rondel[slot], 0, 0)
                self.rondel[slot] = -1

    def _put_worker(self, option: i32) -> c_status:
        """Carry out one of the worker options and pay the worker gold (MN-W5, MN-W6, MN-D5)."""
        seat: i32 = self.active
        colour: i32 = option & 3
        tile: i32
        here: u64 = self.layout.quarters[1 << self.layout.quarter_of[self.cell]]
        bit: u64 = cython.cast(u64, 1) << self.cell
        group: u64
        options: i32 = self._worker_options(self.cell) if self.tracing else 0
        if option < 4:
            self.supply[colour] -= 1
            if self.tracing:
                self.notes.add(WORKER_NEW, seat, colour, self.cell, options)
        else:
            for tile in range(6):
                if self.tiles[tile] & bit:
                    here &= self.tiles[tile] & self.workers[colour]
                    break
            self.workers[colour] ^= here
            if self.tracing:
                self.notes.add(WORKER_MOVED, seat, colour, self.cell, options << 8 | lowest(here))
        self.workers[colour] |= bit
        group = flood(bit, self.workers[colour])
        self.gold[seat] += popcount(group)
        if self.tracing:
            self.notes.add(WORKER_GOLD, seat, popcount(group), group, colour)

    def _tile_done(self) -> c_status:
        self.cell = -1
        if self.placed == 2:
            self._end_turn()
        else:
            self.phase = SECOND

    # The end of a turn (MN-E1): pay, refill, evaluate, next player.

    def _end_turn(self) -> c_status:
        if self.placed == 2:  # MN-2B
            self.gold[self.active] -= SECOND_TILE_COST
            if self.tracing:
                self.notes.add(SECOND_PAID, self.active, SECOND_TILE_COST, 0, 0)
        self.phase = REFILL
        if not self.free or not self.left or self._empty_slot() < 0:
            self._refilled()

    def _draw(self, tile: i32) -> c_status:
        """A tile from the bag comes onto the lowest empty slot, or leaves the game (MN-E2)."""
        slot: i32 = self._empty_slot()
        self.bag[tile] -= 1
        self.left -= 1
        if self.tracing:
            self.notes.add(DRAWN, slot, tile, self.phase, 0)
        if self.layout.is_centre[tile // 6] and not self.free & self.layout.centres:
            if self.tracing:
                self.notes.add(CENTRE_OUT, slot, tile, 0, 0)
        else:
            self.rondel[slot] = tile
        if not self.left or self._empty_slot() < 0:
            if self.phase == DEAL:
                self.phase = CHOOSE_START
            else:
                self._refilled()

    def _refilled(self) -> c_status:
        quarter: i32
        for quarter in range(4):  # MN-V1
            if not self.evaluated >> quarter & 1 and not self.free & self.layout.quarters[1 << quarter]:
                self._evaluate(quarter)
        if self.evaluated == 15:  # MN-X1
            self.phase = FINISHED
            if self.tracing:
                self.notes.add(ENDED, 0, 0, 0, 0)
        else:
            self._begin_turn((self.active + 1) % self.layout.players)

    def _begin_turn(self, seat: i32) -> c_status:
        quarter: i32
        self.active = seat
        self.placed = 0
        self.turn += 1
        self.phase = FIRST
        if self.tracing:
            self.notes.add(TURN, seat, self.turn, 0, 0)
        if not self._something_fits():  # MN-X2
            for quarter in range(4):
                if not self.evaluated >> quarter & 1:
                    self._evaluate(quarter)
            self.phase = FINISHED
            if self.tracing:
                self.notes.add(ENDED, 1, 0, 0, 0)

    def _evaluate(self, quarter: i32) -> c_status:
        """MN-V2, MN-V3, MN-D5: pay the workers of a quarter and send them home."""
        colour: i32
        seat: i32
        count: i32
        mine: u64
        here: u64 = self.layout.quarters[1 << quarter]
        self.evaluated |= 1 << quarter
        if self.tracing:
            self.notes.add(QUARTER_DONE, quarter, 1 if self.free & here else 0, 0, 0)
        for colour in range(4):
            mine = self.workers[colour] & here
            count = popcount(mine)
            seat = self.layout.owner[colour]
            if count:
                self.gold[seat] += self.layout.payouts[count]
                if self.tracing:
                    self.notes.add(QUARTER_GOLD, seat, self.layout.payouts[count], mine, colour)
            if self.tracing and count + self.beside[quarter * 4 + colour]:
                self.notes.add(RETURNED, seat, colour, mine, self.beside[quarter * 4 + colour])
            self.supply[colour] += count + self.beside[quarter * 4 + colour]
            self.beside[quarter * 4 + colour] = 0
            self.workers[colour] ^= mine

    # Doubled workers in a position that was entered or loaded (MN-W7).

    def _remove_doubled(self, cell: i32) -> c_status:
        colour: i32 = self.doubled_colour
        quarter: i32 = self.layout.quarter_of[cell]
        if self.tracing:
            self.notes.add(WORKER_OUT, self.mover(), colour, cell, quarter)
        self.workers[colour] ^= cython.cast(u64, 1) << cell
        self.beside[quarter * 4 + colour] += 1
        self._find_doubled()
