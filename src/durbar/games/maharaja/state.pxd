from ..base cimport State
from ..rng cimport Rng
from .turn cimport Turn

# From codes.py.
cdef int IN_BANK, START_GOLD, FIRST_HOUSES, POOL_HOUSES, PAIRS
cdef int HOUSE, PUT, TAKE, GIVE, END, BID, PASS, START, DEAL, DISC
cdef int DEALING, DRAWING, BIDDING, CHOOSING, FOUNDING, SECRET, ACTING, PUTTING, PICKING, GIVING, ENTICED, FINISHED
cdef int LAST_BOX, LAST_TURN
cdef int DEALT, STARTED, BID_MADE, PASSED, CHOSE, FOUNDED, POOLED, ROUND, GOVERNOR_UP, COMMITTED, TURN_ENDED, GAME_ENDED
cdef int BY_PENALTY, FOR_CARD
cdef int PENALTY_GOLD, ALONE_GOLD

cdef class Maharaja(Turn):
    cdef bint hides(self, int seat) except -1 nogil
    cdef int by_rank(self, int among, int place) except -1 nogil
    cdef long _set_up(self, int action) except -1 nogil
    cdef long _deal(self, int city) except -1 nogil
    cdef long _open(self, int seat) except -1 nogil
    cdef int _after(self, int seat, int among) except -1 nogil
    cdef int _without_card(self) except -1 nogil
    cdef long _bid_on(self) except -1 nogil
    cdef long _choose(self, int character) except -1 nogil
    cdef long _found(self, int village) except -1 nogil
    cdef long _begin_round(self) except -1 nogil
    cdef long _commit(self, int seat, int pair) except -1 nogil
    cdef long _next_turn(self) except -1 nogil
    cdef long _end_turn(self) except -1 nogil

    # Hooks of State.
    cdef int mover(self) except? -9 nogil
    cdef int fill_actions(self, int seat, int* buf) except -1 nogil
    cdef int fill_chance(self, int* actions, int* weights) except -1 nogil
    cdef int sample_chance(self, Rng rng) except -1 nogil
    cdef long play(self, int action) except -1 nogil
    cdef long shuffle_hidden(self, int seat, Rng rng) except -1 nogil
    cdef bint hidden_from(self, int action, int seat) except -1 nogil
    cdef State fresh(self)
