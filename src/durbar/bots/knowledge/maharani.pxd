from ...games.base cimport State
from ...games.bits cimport flood, popcount
from ...games.maharani.state cimport Maharani
from .base cimport Knowledge

# From the codes of the game.
cdef int REFRESH, STOP, NEW, REMOVE
cdef int FIRST
cdef int MOST_PAID, SECOND_TILE_COST, SPACES, QUARTERS

cdef class MaharaniKnowledge(Knowledge):
    cdef public double marker, early, supply, tempo, space, turned, idle
    cdef double[8] shares

    cdef long _fill(self, Maharani state, int seat, int* actions, int count, double* gains) except -1 nogil
    cdef double _tile(self, Maharani state, int slot, int cell, int arrow) except? -1 nogil
    cdef double _worker(self, Maharani state, int cell, int colour, bint moved, unsigned long long colour_here) except? -1 nogil
    cdef double _best_worker(self, Maharani state, int cell, int tile_colour) except? -1 nogil
    cdef long _weigh(self, Maharani state) except -1 nogil
    cdef long _forecast(self, Maharani state) except -1 nogil

    # Hooks of Knowledge.
    cdef long fill_gains(self, State state, int seat, int* actions, int count, double* gains) except -1 nogil
    cdef bint quiet(self, State state) except -1 nogil
    cdef long forecast(self, State state) except -1 nogil
    cdef double left(self, State state) except? -1 nogil
