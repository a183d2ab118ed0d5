from ..games.maharaja.state cimport Maharaja

cdef int MONK

cdef class Journeys:
    cdef double[28] cost
    cdef double[8] far

    cdef int lay(self, Maharaja state, int seat, double gap) except -1 nogil
    cdef double way(self, Maharaja state, int start, int goal) except? -1 nogil
