"""The numbers of Maharani: actions, phases and notes.

An action below 1024 places a tile: ``slot * 256 + cell * 4 + arrow``. The others start at the numbers below.
state.pxd declares them as C ints.
"""

from __future__ import annotations

from typing import get_args

from durbar.games.maharani.types import Phase, Worker

WORKERS: tuple[Worker, ...] = get_args(Worker)
# Prices and limits, for all who need them. What depends on the number of players is in board.toml.
SPACES = 56
QUARTERS = 4
COLOURS = 6  # of tiles
SECOND_TILE_COST = 2
MOST_PAID = COLOURS
"""Workers of a colour in a quarter, one on each tile colour; more only while doubled ones wait to go (MN-W7)."""
ALL_MARKERS = 15

PHASES: tuple[Phase, ...] = get_args(Phase)

REFRESH = 1024
STOP = 1025
NEW = 1026  # + worker colour
MOVE = 1030  # + worker colour
REMOVE = 1034  # + cell
DRAW = 1098  # + type of tile
START = 1170  # + seat
NUM_ACTIONS = 1174

# Phases. DEAL, CHOOSE_START and REFILL belong to chance.
DEAL = 0
CHOOSE_START = 1
FIRST = 2
WORKER = 3
SECOND = 4
REFILL = 5
FINISHED = 6

# Notes, with their four numbers.
PLACED = 0  # seat, cell, type, slot * 4 + arrow
MARKER_USED = 1  # seat, quarter the tile lies in, quarter it goes to
TILE_GOLD = 2  # seat, gold, cells of the area, tile colour
WORKER_NEW = 3  # seat, worker colour, cell, the options there were
WORKER_MOVED = 4  # seat, worker colour, cell, the options there were * 256 + cell it came from
NO_WORKER = 5  # seat, cell
WORKER_GOLD = 6  # seat, gold, cells of the group, worker colour
SECOND_PAID = 7  # seat, gold
REFRESHED = 8  # seat, quarters whose markers are turned up
CENTRE_OUT = 9  # slot, type
DRAWN = 10  # slot, type, phase
QUARTER_GOLD = 11  # seat, gold, cells of the workers, worker colour
RETURNED = 12  # seat, worker colour, cells, how many from beside the quarter
WORKER_OUT = 13  # seat that decides, worker colour, cell, quarter
TURN = 14  # seat, turn
STOPPED = 15  # seat
ENDED = 16  # 1 if because no tile fits
QUARTER_DONE = 17  # quarter, 1 if it is unfinished
