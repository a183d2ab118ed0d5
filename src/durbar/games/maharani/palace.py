"""The palace of Maharani: where everything stands, what fits where, and which workers may come. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import cython
from cython import bint, p_int
from cython import int as i32
from cython import long as c_status
from cython import ulonglong as u64

from durbar.games.base import SILENT, State
from durbar.games.maharani.codes import DEAL
from durbar.games.maharani.layout import Layout

if not cython.compiled:
    from durbar.games.bits import lowest

if TYPE_CHECKING:
    from durbar.games.definition import Game


class Palace(State):
    """What a position of Maharani is. Cells are bits ``row * 8 + column``; a type of tile is ``kind * 6 + colour``."""

    def __init__(self, game: Game, layout: Layout) -> None:
        """An empty palace: the rondel is still to be dealt and the start player to be drawn."""
        self.game = game
        self.layout = layout
        self.tracing = False
        self.notes = SILENT
        self.free = layout.quarters[15]
        self.tiles = [0] * 6
        self.arrows = [0] * 2
        self.workers = [0] * 4
        self.gold = [0] * 4
        self.supply = [layout.workers_each if owner >= 0 else 0 for owner in layout.owner]
        self.markers = [15] * 4
        self.rondel = [-1] * 4
        self.beside = [0] * 16
        self.bag = layout.mix[:]
        self.left = sum(layout.mix)
        self.phase = DEAL
        self.active = 0
        self.placed = 0
        self.cell = -1
        self.turn = 0
        self.evaluated = 0
        self.doubled = 0
        self.doubled_colour = -1

    def restore(self, fields: dict[str, Any]) -> None:
        """Take over the fields of a position that was validated, then look for doubled workers (MN-W7)."""
        self.free = fields["free"]
        self.tiles = fields["tiles"]
        self.arrows = fields["arrows"]
        self.workers = fields["workers"]
        self.gold = fields["gold"]
        self.supply = fields["supply"]
        self.markers = fields["markers"]
        self.rondel = fields["rondel"]
        self.beside = fields["beside"]
        self.bag = fields["bag"]
        self.left = sum(fields["bag"])
        self.phase = fields["phase"]
        self.active = fields["active"]
        self.placed = fields["placed"]
        self.cell = fields["cell"]
        self.turn = fields["turn"]
        self.evaluated = fields["evaluated"]
        self._find_doubled()

    # Hooks of State.

    def seats(self) -> i32:
        return self.layout.players

    def score_of(self, seat: i32) -> i32:
        return self.gold[seat]

    def copy_from(self, other: State) -> c_status:
        self._copy(cython.cast(Palace, other))

    def _copy(self, src: Palace) -> c_status:
        self.free = src.free
        self.tiles = src.tiles[:]
        self.arrows = src.arrows[:]
        self.workers = src.workers[:]
        self.gold = src.gold[:]
        self.supply = src.supply[:]
        self.markers = src.markers[:]
        self.rondel = src.rondel[:]
        self.beside = src.beside[:]
        self.bag = src.bag[:]
        self.left = src.left
        self.phase = src.phase
        self.active = src.active
        self.placed = src.placed
        self.cell = src.cell
        self.turn = src.turn
        self.evaluated = src.evaluated
        self.doubled = src.doubled
        self.doubled_colour = src.doubled_colour

    # What can be read from the position.

    def _tile_quarter(self, slot: i32) -> i32:
        """MN-R1: the quarter in which a slot lies now that the rondel is turned to the active player."""
        return (slot + self.layout.shift[self.active]) & 3

    def _empty_slot(self) -> i32:
        slot: i32
        for slot in range(4):
            if self.rondel[slot] < 0:
                return slot
        return -1

    def _fill_places(self, buf: p_int, count: i32) -> i32:
        """MN-P1 to MN-P5, MN-T3: every tile of the rondel on every space it can reach, in every way it fits."""
        slot: i32
        kind: i32
        arrow: i32
        quarter: i32
        reach: u64
        cells: u64
        for slot in range(4):
            if self.rondel[slot] < 0:
                continue
            kind = self.rondel[slot] // 6
            quarter = self._tile_quarter(slot)
            reach = self.free
            if not self.markers[self.active] >> quarter & 1:
                reach &= self.layout.quarters[1 << quarter]
            for arrow in range(4):
                cells = reach & self.layout.fits[kind * 4 + arrow]
                while cells:
                    buf[count] = slot * 256 + lowest(cells) * 4 + arrow
                    count += 1
                    cells &= cells - 1
        return count

    def _something_fits(self) -> bint:
        slot: i32
        for slot in range(4):
            if self.rondel[slot] >= 0 and self.free & self.layout.fits_any[self.rondel[slot] // 6]:
                return True
        return False

    def _worker_options(self, cell: i32) -> i32:
        """What may come onto the new tile: bit c a new worker of colour c, bit 4 + c the one of colour c relocated.

        MN-W2 to MN-W4 and, with two colours, MN-D2 to MN-D4: a colour that stands on that tile colour in that
        quarter can be relocated, one that does not can come from the supply.
        """
        options: i32 = 0
        colour: i32 = self.active
        tile: i32
        here: u64 = self.layout.quarters[1 << self.layout.quarter_of[cell]]
        bit: u64 = cython.cast(u64, 1) << cell
        for tile in range(6):
            if self.tiles[tile] & bit:
                here &= self.tiles[tile]
                break
        while colour < 4:
            if self.workers[colour] & here & ~bit:
                options |= 16 << colour
            elif self.supply[colour]:
                options |= 1 << colour
            if self.layout.colours_each == 1:
                break
            colour += 2
        return options

    def _find_doubled(self) -> bint:
        """MN-W7: look for doubled workers, the first case in the order quarter, tile colour, worker colour."""
        quarter: i32
        tile: i32
        colour: i32
        found: u64
        self.doubled = 0
        for quarter in range(4):
            for tile in range(6):
                for colour in range(4):
                    found = self.workers[colour] & self.tiles[tile] & self.layout.quarters[1 << quarter]
                    if found & (found - 1):
                        self.doubled = found
                        self.doubled_colour = colour
                        return True
        return False
