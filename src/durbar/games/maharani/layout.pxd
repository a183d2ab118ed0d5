cdef class Layout:
    cdef readonly unsigned long long[48] fits
    cdef readonly unsigned long long[12] fits_any
    cdef readonly unsigned long long[16] quarters
    cdef readonly int[64] quarter_of
    cdef readonly int[72] mix
    cdef readonly int[12] is_centre
    cdef readonly unsigned long long centres
    cdef readonly int types
    cdef readonly int[7] payouts
    cdef readonly int players, colours_each, workers_each
    cdef readonly int[4] home, shift
    cdef readonly int[4] owner
