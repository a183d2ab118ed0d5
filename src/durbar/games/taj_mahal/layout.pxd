cdef class Layout:
    cdef readonly int[324] symbols
    cdef readonly int[50] mix
    cdef readonly int cards
    cdef readonly int[4] prestige
    cdef readonly unsigned long long[49] adjacent
    cdef readonly int[49] province_of
    cdef readonly unsigned long long[12] provinces
    cdef readonly int[16] diamonds
    cdef readonly int[49] diamond_at
    cdef readonly int agra_diamond, agra_province, agra_token
    cdef readonly int[11] bonus_mix
    cdef readonly int[52] goods
    cdef readonly int players, display_size
