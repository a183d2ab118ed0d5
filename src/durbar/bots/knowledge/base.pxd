from libc.math cimport exp

from ...games.base cimport State
from ...games.limits cimport MAX_ACTIONS, MAX_SEATS
from ...games.rng cimport Rng

cdef class Knowledge:
    cdef public double exploration, temperature, patience, margin, margin_scale, tries, depth, doubt_early, doubt_late
    cdef int[MAX_ACTIONS] some
    cdef double[MAX_ACTIONS] gains
    cdef double[MAX_SEATS] scores, chances, rewards

    cdef long deal(self, State state, int seat, Rng rng) except -1 nogil
    cdef long fill_gains(self, State state, int seat, int* actions, int count, double* gains) except -1 nogil
    cdef int follow(self, State state, int seat, int* actions, int count, Rng rng) except? -1 nogil
    cdef bint quiet(self, State state) except -1 nogil
    cdef long forecast(self, State state) except -1 nogil
    cdef double left(self, State state) except? -1 nogil
    cdef long judge(self, State state) except -1 nogil
    cdef long _share(self, State state) except -1 nogil
