from ..base cimport Notes, State
from ..bits cimport lowest
from .layout cimport Layout

# From codes.py.
cdef int DEAL

cdef class Palace(State):
    cdef readonly Layout layout
    cdef readonly unsigned long long free
    cdef readonly unsigned long long[6] tiles
    cdef readonly unsigned long long[2] arrows
    cdef readonly unsigned long long[4] workers
    cdef readonly int[4] gold, supply, markers, rondel
    cdef readonly int[16] beside
    cdef readonly int[72] bag
    cdef readonly int left, phase, active, placed, cell, turn, evaluated
    cdef readonly unsigned long long doubled
    cdef readonly int doubled_colour

    cdef long _copy(self, Palace src) except -1 nogil
    cdef int _tile_quarter(self, int slot) except -1 nogil
    cdef int _empty_slot(self) except -2 nogil
    cdef int _fill_places(self, int* buf, int count) except -1 nogil
    cdef bint _something_fits(self) except -1 nogil
    cdef int _worker_options(self, int cell) except -1 nogil
    cdef bint _find_doubled(self) except -1 nogil

    # Hooks of State.
    cdef int seats(self) except? -1 nogil
    cdef int score_of(self, int seat) except? -1 nogil
    cdef long copy_from(self, State other) except -1 nogil
