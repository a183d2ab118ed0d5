cdef class Layout:
    cdef readonly object options
    cdef readonly int players, roads
    cdef readonly int[28] road_a, road_b, village_a, village_b
    cdef readonly int[8] degree
    cdef readonly int[56] roads_of
    cdef readonly int[45] first, second
    cdef readonly int[72] grants
    cdef readonly int[5] payouts
    cdef readonly int[7] home
    cdef readonly int village_limit, last_box, pairs, palaces_each, turn_limit, neutral
    cdef readonly bint yogi, auction, home_city, several, penalty, palace_and_house
