cdef unsigned long long MASK, STEP, FIRST_MIX, SECOND_MIX

cdef class Rng:
    cdef public unsigned long long state

    cdef unsigned long long next(self) except? 0 nogil
    cdef int below(self, int bound) except? -1 nogil
