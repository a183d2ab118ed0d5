cimport cython

from ..bits cimport popcount
from .realm cimport Realm

# From codes.py.
cdef int TAKE_GOLD, ONE_HOUSE, CITY_HOUSE, MOVE_HOUSE, FROM_QUARRY, BUILD_PALACE, MOVE_GOVERNOR, CHANGE_CHARACTER
cdef int TRADER, MONK, BUILDER, ARTISAN, YOGI, IN_BANK, VILLAGES
cdef int HOUSE, FREE_HOUSE, LIFT, FREE_LIFT, PUT, ROAD, GOLD, QUARRY, PALACE, GOVERNOR, TAKE, EXCHANGE, GIVE, ENTICE
cdef int CHIT, END
cdef int ACTING, PUTTING, PICKING, GIVING, ENTICED, LAST_PALACE
cdef int REVEALED, CHIT_GOT, CHIT_USED, TRAVELLED, BUILT, LIFTED, MOVED, QUARRIED, PALACE_BUILT
cdef int CARD_TAKEN, CARD_RETURNED, CARD_PICKED, CARD_NAMED, CARD_GIVEN, ENTICING
cdef int BY_ACTION, BY_TRADER, FOR_HOUSE, FOR_PALACE
cdef int HOUSE_PRICE, PALACE_PRICE, ARTISAN_PRICE, ACTION_GOLD, TRADER_GOLD, QUARRY_HOUSES, GOVERNOR_STEPS

cdef class Turn(Realm):
    @cython.final
    cdef int palace_price(self, int seat) except -1 nogil
    @cython.final
    cdef bint can_travel(self, int road) except -1 nogil
    @cython.final
    cdef bint can_lift(self, int spot) except -1 nogil
    @cython.final
    cdef bint has_builder(self) except -1 nogil
    @cython.final
    cdef int _fill_turn(self, int* buf) except -1 nogil
    @cython.final
    cdef int _fill_spots(self, int action, bint villages, int besides, int* buf, int count) except -1 nogil
    @cython.final
    cdef int _fill_lifts(self, int action, int* buf, int count) except -1 nogil
    @cython.final
    cdef int _fill_palaces(self, int* buf, int count) except -1 nogil
    @cython.final
    cdef int _fill_characters(self, int* buf, int count) except -1 nogil
    @cython.final
    cdef int _fill_cards(self, int seat, int action, int besides, int* buf) except -1 nogil
    @cython.final
    cdef long _begin_turn(self, int seat) except -1 nogil
    @cython.final
    cdef long _act(self, int action) except -1 nogil
    @cython.final
    cdef long _travel(self, int road) except -1 nogil
    @cython.final
    cdef long _build(self, int spot, bint free) except -1 nogil
    @cython.final
    cdef long _put(self, int spot) except -1 nogil
    @cython.final
    cdef long _build_palace(self, int city, bint central) except -1 nogil
    @cython.final
    cdef long _take(self, int character) except -1 nogil
    @cython.final
    cdef long _pick(self, int character) except -1 nogil
    @cython.final
    cdef long _give(self, int character) except -1 nogil
    @cython.final
    cdef long _give_away(self, int character) except -1 nogil
