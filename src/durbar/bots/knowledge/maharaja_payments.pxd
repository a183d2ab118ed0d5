from libc.math cimport exp

from ...games.maharaja.state cimport Maharaja

cdef int CITIES

cdef class Payments:
    cdef double sharp, blur, far, absent
    cdef double[7] due, point
    cdef int[7] wait
    cdef int rounds

    cdef long schedule(self, Maharaja state) except -1 nogil
    cdef double expect(self, Maharaja state, int seat, int city, int more) except? -1 nogil
    cdef long look(self, Maharaja state, int seat) except -1 nogil
