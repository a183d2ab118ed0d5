from ...games.base cimport State
from ...games.limits cimport MAX_ACTIONS
from ...games.playout cimport Playout
from ...games.rng cimport Rng

cdef class Flat:
    cdef readonly str name
    cdef readonly int iterations
    cdef double[MAX_ACTIONS] totals
    cdef int[MAX_ACTIONS] actions
    cdef int[MAX_ACTIONS] tries

    cdef long _search(self, State root, State world, int seat, int count, Rng rng, Playout playout) except -1 nogil
    cdef double _share(self, State state, int seat) except? -1 nogil
