from .base cimport State
from .limits cimport MAX_ACTIONS
from .rng cimport Rng

cdef class Playout:
    cdef Rng rng
    cdef int[MAX_ACTIONS] buf
    cdef readonly long long steps

    cdef long finish(self, State state) except -1 nogil
