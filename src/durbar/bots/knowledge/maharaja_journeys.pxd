from ...games.maharaja.state cimport Maharaja
from .maharaja_payments cimport Payments

cdef int CITIES, MONK

cdef class Journeys:
    cdef double[28] cost
    cdef double[8] far

    cdef int lay(self, Maharaja state, int seat, double gap) except -1 nogil
    cdef double way(self, Maharaja state, int start, int goal) except? -1 nogil

cdef class Itinerary(Journeys):
    cdef double journey, fade, gap, path
    cdef double[8] near
    cdef double[30] opening

    cdef double cost_ahead(self, Maharaja state, int seat, Payments payments) except? -1 nogil
    cdef long survey(self, Maharaja state, int seat, Payments payments) except -1 nogil
