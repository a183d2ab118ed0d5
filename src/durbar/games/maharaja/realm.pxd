from ..base cimport Notes, State
from ..bits cimport lowest
from .layout cimport Layout

# From codes.py.
cdef int CITY_HOUSE, ONE_HOUSE, TWO_HOUSES, BUILD_PALACE, PALACE_AND_HOUSE
cdef int SADHU, MONK, YOGI, IN_BANK, NOT_IN_GAME
cdef int DEALING, VILLAGES, START_GOLD, FIRST_HOUSES, HOUSES_EACH, OUTER_SITES, CHITS
cdef int SCORED, RECEIVED, PAID, GOVERNOR_MOVED
cdef int BY_RANK, BY_BEING_ALONE, BY_MONK, BY_TOLL, FOR_TOLL
cdef int ALONE_GOLD, CENTRAL_POINTS, SADHU_POINTS, GOVERNOR_STEPS

cdef class Realm(State):
    cdef readonly Layout layout
    cdef readonly int[185] houses
    cdef readonly int[37] crowd
    cdef readonly int[35] outer
    cdef readonly int[7] central, box, holder
    cdef readonly int[5] gold, pool, quarry, palaces, architect, chits, disc, cards
    cdef readonly int[8] rights, given
    cdef readonly int phase, active, other, turn, maharaja, played, ending
    cdef readonly int opener, bid, passed, founded
    cdef readonly int chit, builder_used, visited, lifted, lifted_free, named

    cdef long _copy(self, Realm src) except -1 nogil
    cdef int rank_of(self, int seat) except -1 nogil
    cdef long _hand(self, int character, int seat) except -1 nogil
    cdef int chits_in_bank(self) except -1 nogil
    cdef int vacant(self, int city) except -1 nogil
    cdef int toll(self, int seat, int road) except? -9 nogil
    cdef long _pay_tolls(self, int seat, int village) except -1 nogil
    cdef long _receive(self, int seat, int amount, int source, int detail) except -1 nogil
    cdef long _pay(self, int seat, int amount, int source, int detail) except -1 nogil
    cdef long grant(self, int kind) except -1 nogil
    cdef int _undone(self) except -1 nogil
    cdef int _done(self, int right) except -1 nogil
    cdef long _push_down(self, int city) except -1 nogil
    cdef int points(self, int seat, int city) except -1 nogil
    cdef int home_point(self, int seat, int city) except -1 nogil
    cdef int _items(self, int seat, int city) except -1 nogil
    cdef int place_in(self, int seat, int city) except -1 nogil
    cdef long _score(self, int city) except -1 nogil

    cdef int seats(self) except? -1 nogil
    cdef int score_of(self, int seat) except? -1 nogil
    cdef long long standing_of(self, int seat) except? -1 nogil
    cdef long copy_from(self, State other) except -1 nogil
