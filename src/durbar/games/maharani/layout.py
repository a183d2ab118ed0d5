"""A board and a number of players in the form in which the compiled rules read them: flat arrays of numbers."""

from __future__ import annotations

from durbar.games.maharani.board import CENTRE, CLOCKWISE, COMPASS, Board, turn
from durbar.games.maharani.codes import COLOURS


class Layout:
    """What stays the same through a game. Bitboards have bit ``row * 8 + column`` for each space."""

    def __init__(self, board: Board, players: int) -> None:
        seating = board.seatings[players]
        kinds = len(board.kinds)
        cells = range(64)
        blank = [0] * (12 - kinds)
        # fits[kind * 4 + arrow]: where a tile of that kind fits with its arrow pointing there.
        fits = [
            sum(1 << cell for cell in cells if board.columns[cell] == turn(kind.columns, arrow) != 0)
            for kind in board.kinds
            for arrow in range(4)
        ]
        self.fits = fits + blank * 4
        self.fits_any = [
            fits[k * 4] | fits[k * 4 + 1] | fits[k * 4 + 2] | fits[k * 4 + 3] for k in range(kinds)
        ] + blank
        # quarters[mask]: the spaces of all quarters whose bit is set.
        self.quarters = [
            sum(1 << cell for cell in cells if board.quarter_of[cell] >= 0 and mask >> board.quarter_of[cell] & 1)
            for mask in range(16)
        ]
        self.quarter_of = list(board.quarter_of)
        self.types = kinds * COLOURS
        # A type of tile is kind * 6 + colour.
        self.mix = [kind.count for kind in board.kinds for _ in range(COLOURS)] + [0] * (72 - self.types)
        self.is_centre = [int(kind.columns == CENTRE) for kind in board.kinds] + blank
        self.centres = sum(1 << cell for cell in cells if board.columns[cell] == CENTRE)
        self.payouts = [0, *board.payouts]
        self.players = players
        self.colours_each = 2 if players == 2 else 1
        self.workers_each = seating.workers
        sides = list(seating.sides) + ["S"] * (4 - players)
        # home[seat]: where an arrow points at that seat; shift[seat]: how far the rondel is turned for it.
        self.home = [COMPASS.index(side) for side in sides]
        self.shift = [CLOCKWISE.index(side) for side in sides]
        # owner[worker colour]: the seat it belongs to, or -1. With two players seat s has colours s and s + 2.
        self.owner = [colour % 2 if players == 2 else colour if colour < players else -1 for colour in range(4)]
