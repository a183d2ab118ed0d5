from libc.math cimport exp, log, sqrt

from ...games.base cimport State
from ...games.bits cimport lowest, popcount
from ...games.taj_mahal.state cimport TajMahal
from .base cimport Knowledge

# From the codes of the game.
cdef int CARD_TOKEN, COLOURLESS, CROWN, CROWN_SEAT, ELEPHANT_SEAT, NOBILITY, PALACE, PER_COLOUR
cdef int PRESTIGE, TAKE, TURN, UNREST_ROW, WITHDRAW
cdef int VISITS, NOBILITY_WORTH

cdef class TajMahalKnowledge(Knowledge):
    cdef public double spending, price_low, price_high, last_price, card, hoard, hold_one, hold_two, hold_more, tie, behind
    cdef public double might, nobility, wisdom, enlightenment, first_token, second_token
    cdef public double foothold, commodity, bonus, building_share, plain, backing, elephant, crown, progress
    cdef double[4] prestige
    cdef double[6] members, claimed
    cdef int[6] tally, rival
    cdef int rivals, to_come
    cdef double price, building

    cdef long _fill(self, TajMahal state, int seat, int* actions, int count, double* gains) except -1 nogil
    cdef double _build_gain(self, TajMahal state, int seat, int city, bint crown) except? -1 nogil
    cdef double _card_gain(self, TajMahal state, int seat, int kind) except? -1 nogil
    cdef double _influence_gain(self, TajMahal state, int seat, int kind, int extra) except? -1 nogil
    cdef double _withdraw_gain(self, TajMahal state, int seat) except? -1 nogil
    cdef long _look(self, TajMahal state, int seat) except -1 nogil
    cdef long _value_members(self, TajMahal state, int seat) except -1 nogil
    cdef double _card_price(self, TajMahal state, int seat) except? -1 nogil
    cdef double _claiming(self) except? -1 nogil
    cdef double _chance(self, TajMahal state, int member, int count) except? -1 nogil
    cdef double _bonus_worth(self, TajMahal state, int seat, int diamond) except? -1 nogil
    cdef int _reach(self, TajMahal state, unsigned long long net, int province) except -1 nogil
    cdef double _map_worth(self, TajMahal state, unsigned long long net) except? -1 nogil
    cdef long _forecast(self, TajMahal state) except -1 nogil
    cdef bint _between_visits(self, TajMahal state) except -1 nogil

    # Hooks of Knowledge.
    cdef long fill_gains(self, State state, int seat, int* actions, int count, double* gains) except -1 nogil
    cdef bint quiet(self, State state) except -1 nogil
    cdef long forecast(self, State state) except -1 nogil
    cdef double left(self, State state) except? -1 nogil
