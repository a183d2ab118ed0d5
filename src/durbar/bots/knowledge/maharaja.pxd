from libc.math cimport exp

from ...games.base cimport State
from ...games.maharaja.state cimport Maharaja
from ...games.rng cimport Rng
from .base cimport Knowledge
from .maharaja_journeys cimport Itinerary
from .maharaja_payments cimport Payments

# From the codes of the game.
cdef int ARTISAN, BID, BUILD_PALACE, CHANGE_CHARACTER, CHIT, CITIES, CITY_HOUSE, DISC, END, ENTICE, EXCHANGE, FOUNDING
cdef int FREE_HOUSE, FREE_LIFT, FROM_QUARRY, GIVE, GOLD, GOVERNOR, HOUSE, LIFT, MONK, MOVE_GOVERNOR, MOVE_HOUSE, ONE_HOUSE
cdef int PAIRS, PALACE, PALACE_AND_HOUSE, PASS, PUT, QUARRY, ROAD, SECRET, TAKE, TAKE_GOLD, TWO_HOUSES, VILLAGES
cdef int HOUSE_PRICE, PALACE_PRICE, ARTISAN_PRICE, ACTION_GOLD, QUARRY_HOUSES

cdef class MaharajaKnowledge(Knowledge):
    cdef public double rate, pace, tolls, village, stock, governor, palace, spare
    cdef public double mogul, trader, sadhu, monk, builder, artisan, yogi, plan_temperature, repeat, surplus
    cdef Payments payments
    cdef Itinerary itinerary
    cdef bint surveyed
    cdef double[7] characters, here
    cdef double[9] plans
    cdef double[8] reach, reach_poor

    cdef long _fill(self, Maharaja state, int seat, int* actions, int count, double* gains) except -1 nogil
    cdef double _act_gain(self, Maharaja state, int seat, int action) except? -1 nogil
    cdef double _road_gain(self, Maharaja state, int seat, int road) except? -1 nogil
    cdef double _spot_gain(self, Maharaja state, int seat, int spot) except? -1 nogil
    cdef double _best_spot(self, Maharaja state, int seat, int besides) except? -1 nogil
    cdef double _palace_gain(self, Maharaja state, int seat, int city, bint central) except? -1 nogil
    cdef double _card_gain(self, Maharaja state, int seat, int character) except? -1 nogil
    cdef double _held(self, Maharaja state, int seat) except? -1 nogil
    cdef double _governor_gain(self, Maharaja state, int seat, int city) except? -1 nogil
    cdef long _search_roads(self, Maharaja state, int seat) except -1 nogil
    cdef long _plan(self, Maharaja state, int seat) except -1 nogil
    cdef double _pair_gain(self, Maharaja state, int seat, int pair) except? -1 nogil
    cdef long _forecast(self, Maharaja state) except -1 nogil
    cdef long _cap(self, Maharaja state) except -1 nogil
    cdef long _imagine(self, Maharaja state, int seat, Rng rng) except -1 nogil

    # Hooks of Knowledge.
    cdef long deal(self, State state, int seat, Rng rng) except -1 nogil
    cdef long fill_gains(self, State state, int seat, int* actions, int count, double* gains) except -1 nogil
    cdef bint quiet(self, State state) except -1 nogil
    cdef long forecast(self, State state) except -1 nogil
    cdef long judge(self, State state) except -1 nogil
    cdef double left(self, State state) except? -1 nogil
