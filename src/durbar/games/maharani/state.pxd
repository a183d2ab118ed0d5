from ..base cimport State
from ..bits cimport flood, lowest, popcount
from ..rng cimport Rng
from .palace cimport Palace

# From codes.py.
cdef int REFRESH, STOP, NEW, REMOVE, DRAW, START
cdef int DEAL, CHOOSE_START, FIRST, WORKER, SECOND, REFILL, FINISHED
cdef int PLACED, MARKER_USED, TILE_GOLD, WORKER_NEW, WORKER_MOVED, NO_WORKER, WORKER_GOLD, SECOND_PAID, REFRESHED
cdef int CENTRE_OUT, DRAWN, QUARTER_GOLD, RETURNED, WORKER_OUT, TURN, STOPPED, ENDED, QUARTER_DONE
cdef int SECOND_TILE_COST, ALL_MARKERS

cdef class Maharani(Palace):
    cdef long _place(self, int slot, int cell, int arrow) except -1 nogil
    cdef long _remove_centres(self) except -1 nogil
    cdef long _put_worker(self, int option) except -1 nogil
    cdef long _tile_done(self) except -1 nogil
    cdef long _end_turn(self) except -1 nogil
    cdef long _draw(self, int tile) except -1 nogil
    cdef long _refilled(self) except -1 nogil
    cdef long _begin_turn(self, int seat) except -1 nogil
    cdef long _evaluate(self, int quarter) except -1 nogil
    cdef long _remove_doubled(self, int cell) except -1 nogil

    # Hooks of State.
    cdef int mover(self) except? -9 nogil
    cdef int fill_actions(self, int seat, int* buf) except -1 nogil
    cdef int fill_chance(self, int* actions, int* weights) except -1 nogil
    cdef int sample_chance(self, Rng rng) except -1 nogil
    cdef long play(self, int action) except -1 nogil
    cdef State fresh(self)
