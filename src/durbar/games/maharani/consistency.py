"""Whether the parts of a position of Maharani go together: turn, gold, quarters, rondel, and the worker to come."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from durbar.games.maharani import codes
from durbar.games.maharani.board import SPACE_NAMES
from durbar.games.maharani.codes import ALL_MARKERS, PHASES, QUARTERS, SPACES

if TYPE_CHECKING:
    from durbar.games.maharani.board import Board
    from durbar.games.maharani.layout import Layout

Fields = dict[str, Any]
Report = Callable[[str, object, str], None]
PLACED = {codes.WORKER: (1, 2), codes.SECOND: (1,), codes.REFILL: (0, 1, 2), codes.FINISHED: (0, 1, 2)}
"""How many tiles the active player may have placed, by phase; none in the others."""
MAX_GOLD = 100_000
"""More than this nobody has before the first tile; with every tile and every evaluated quarter it may be more."""
MAX_TURN = 10_000
"""No later turn before the first tile; with every tile laid and every marker turned up it may be later.

Numbers that grow in the course of a game have bounds that grow with it, at least as fast as they can: so whatever a
position that was loaded leads to can be loaded as well.
"""


def check_consistency(fields: Fields, layout: Layout, board: Board, fault: Report) -> None:
    """Report everything that does not fit; every field for itself is known to be well formed."""
    checker = _Checker(fields, layout, board, fault)
    checker.set_up()
    checker.turn()
    checker.growth()
    checker.quarters()
    checker.rondel()
    checker.worker()


class _Checker:
    def __init__(self, fields: Fields, layout: Layout, board: Board, fault: Report) -> None:
        self.fields = fields
        self.layout = layout
        self.board = board
        self.fault = fault
        self.phase: int = fields["phase"]
        self.free: int = fields["free"]
        self.active: int = fields["active"]
        self.laid: int = sum(tiles.bit_count() for tiles in fields["tiles"])

    def set_up(self) -> None:
        """MN-S1 to MN-S4: until the start player is drawn, tiles come onto the rondel and nothing else happens."""
        begun = self.phase not in (codes.DEAL, codes.CHOOSE_START)
        if begun != bool(self.fields["turn"]):
            self.fault("turn", self.fields["turn"], "0 before the first turn, 1 or more after it")
        if begun:
            return
        if self.laid or any(self.fields["gold"]) or self.fields["evaluated"] or any(self.fields["beside"]):
            self.fault("phase", PHASES[self.phase], "no tile in the palace, no gold, nothing evaluated (MN-S4)")
        if self.active or min(self.fields["markers"]) != ALL_MARKERS:
            self.fault("phase", PHASES[self.phase], "no active seat yet, and all markers up (MN-S4)")
        filled = [tile >= 0 for tile in self.fields["rondel"]]
        if filled != sorted(filled, reverse=True) or (self.phase == codes.CHOOSE_START and not all(filled)):
            self.fault("rondel", f"{sum(filled)} tiles", "slots filled from the first on, all before the start (MN-S4)")

    def growth(self) -> None:
        """Gold and turns within what may come together by now."""
        payments = 4 * max(self.board.payouts) * self.fields["evaluated"].bit_count()
        most = MAX_GOLD + 2 * SPACES * self.laid + payments
        if self.phase == codes.WORKER:  # the gold for the worker is still to come
            most -= SPACES
        for seat, gold in enumerate(self.fields["gold"]):
            if gold > most:
                self.fault(f"gold of seat {seat}", gold, f"at most {most} at this point")
        down = sum(QUARTERS - markers.bit_count() for markers in self.fields["markers"])
        last = MAX_TURN + 2 * self.laid - down
        if self.phase in (codes.WORKER, codes.SECOND, codes.REFILL):  # what this turn laid counts when the next begins
            last -= 1
        if self.fields["turn"] > last:
            self.fault("turn", self.fields["turn"], f"at most {last} at this point")

    def turn(self) -> None:
        """MN-R2, MN-G1: the tiles of this turn, and the gold that they brought."""
        placed = self.fields["placed"]
        if placed not in PLACED.get(self.phase, (0,)):
            self.fault("placed", placed, f"a number of tiles that goes with phase {PHASES[self.phase]!r}")
        if self.phase in PLACED and placed > self.laid:
            self.fault("placed", placed, f"at most {self.laid}, as many as lie in the palace (MN-P1)")
        if self.phase in (codes.WORKER, codes.SECOND) and placed > self.fields["rondel"].count(-1):
            self.fault("rondel", "full", f"an empty slot for each of {placed} placed in this turn (MN-P1)")
        earned = placed if self.phase in (codes.WORKER, codes.SECOND) else 0
        gold = self.fields["gold"][self.active]
        if gold < earned:
            self.fault(
                f"gold of seat {self.active}", gold, f"at least {earned}, earned with the tiles of this turn (MN-G1)"
            )

    def quarters(self) -> None:
        """MN-V1, MN-X1: full quarters are evaluated, and at the end all are."""
        in_turn = self.phase in (codes.WORKER, codes.SECOND, codes.REFILL)
        for quarter in range(4):
            full = not self.free & self.layout.quarters[1 << quarter]
            done = self.fields["evaluated"] >> quarter & 1
            if self.phase == codes.FINISHED and not done:
                self.fault(f"quarter {quarter + 1}", "not evaluated though the game is over", "evaluated (MN-X1)")
            elif done and not full and self.phase != codes.FINISHED:
                self.fault(f"quarter {quarter + 1}", "evaluated with free spaces", "a full quarter (MN-V1)")
            elif full and not done and not in_turn:
                self.fault(f"quarter {quarter + 1}", "full and not evaluated", "evaluated (MN-V1)")

    def rondel(self) -> None:
        """MN-E1, MN-E2, MN-X2: what lies on the rondel fits the palace and the phase."""
        tiles = self.fields["rondel"]
        if not self.free & self.layout.centres:
            for slot, tile in enumerate(tiles, 1):
                if tile >= 0 and self.layout.is_centre[tile // 6]:
                    self.fault(f"rondel slot {slot}", "a centre tile", "none, the centre spaces are full (MN-E2)")
        if self.phase in (codes.DEAL, codes.REFILL) and not (-1 in tiles and sum(self.fields["bag"]) and self.free):
            self.fault("phase", PHASES[self.phase], "an empty slot, a tile in the bag and a free space (MN-E1)")
        fits = any(tile >= 0 and self.free & self.layout.fits_any[tile // 6] for tile in tiles)
        if self.phase == codes.FIRST and not fits:
            self.fault("phase", "first, but no tile of the rondel fits a free space", "the end of the game (MN-X2)")
        if self.phase == codes.FINISHED and self.free and (fits or (-1 in tiles and sum(self.fields["bag"]))):
            self.fault("phase", "over", "a full palace, or a rondel with no tile that fits (MN-X1, MN-X2)")

    def worker(self) -> None:
        """MN-W1, MN-D2: only with two players does somebody choose a worker, for a tile that points home."""
        cell = self.fields["cell"]
        name = SPACE_NAMES[cell] if cell >= 0 else "nothing"
        if self.phase != codes.WORKER:
            if cell >= 0:
                self.fault("space", name, f"nothing in phase {PHASES[self.phase]!r}")
        elif self.layout.players != 2:
            self.fault("phase", "worker", "another one: only with two players there is a choice (MN-D2)")
        elif cell < 0 or not self.waits_for_worker(cell):
            self.fault("space", name, "a tile without a worker that points home (MN-W1)")
        elif not self.has_worker_for(cell):
            self.fault("phase", "worker", "a worker that can come onto the tile (MN-D2)")

    def waits_for_worker(self, cell: int) -> bool:
        """Whether a tile without a worker lies on a cell and points at the active player."""
        low, high = self.fields["arrows"]
        return (
            not self.free >> cell & 1
            and not any(group >> cell & 1 for group in self.fields["workers"])
            and (low >> cell & 1) + 2 * (high >> cell & 1) == self.layout.home[self.active]
        )

    def has_worker_for(self, cell: int) -> bool:
        """Whether the active player has a worker in the supply, or one to relocate to that cell."""
        here = self.layout.quarters[1 << self.board.quarter_of[cell]]
        here &= next(tiles for tiles in self.fields["tiles"] if tiles >> cell & 1)
        own = [colour for colour in range(4) if self.layout.owner[colour] == self.active]
        return any(self.fields["supply"][colour] or self.fields["workers"][colour] & here for colour in own)
