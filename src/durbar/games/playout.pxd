from .base cimport State
from .rng cimport Rng

cdef class Playout:
    cdef Rng rng
    cdef int[1024] buf
    cdef readonly long long steps

    cdef long finish(self, State state) except -1 nogil
