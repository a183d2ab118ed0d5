from ...games.base cimport State
from ...games.playout cimport Playout
from ...games.rng cimport Rng

cdef class Flat:
    cdef readonly str name
    cdef readonly int iterations
    cdef double[1024] totals
    cdef int[1024] actions
    cdef int[1024] tries

    cdef long _search(self, State root, State world, int seat, int count, Rng rng, Playout playout) except -1 nogil
    cdef double _share(self, State state, int seat) except? -1 nogil
