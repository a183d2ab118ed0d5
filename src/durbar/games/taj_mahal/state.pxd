from ..base cimport State
from ..bits cimport lowest
from ..rng cimport Rng
from .layout cimport Layout
from .visit cimport Visit

# From codes.py.
cdef int BONUS, BONUS_CARD, BONUS_KINDS, BONUS_SETUP, CHOOSE_START, COLOURLESS, CROWN, CROWNING, DEAL, DRAW
cdef int ENLIGHTENMENT, FINISHED, KINDS, PALACE, PER_COLOUR, PLACING, PRESTIGE, START, TAKE, TAKING, TOKEN
cdef int TOKEN_SETUP, TOP_CARD, TURN, WITHDRAW
cdef int VISITS

cdef class TajMahal(Visit):
    cdef readonly bint memory_aid

    cdef int _fill_cities(self, int action, unsigned long long cities, int* buf) except -1 nogil
    cdef int _fill_influence(self, int seat, int* buf) except -1 nogil

    # Hooks of State.
    cdef int seats(self) except? -1 nogil
    cdef int mover(self) except? -9 nogil
    cdef int fill_actions(self, int seat, int* buf) except -1 nogil
    cdef int fill_chance(self, int* actions, int* weights) except -1 nogil
    cdef int sample_chance(self, Rng rng) except -1 nogil
    cdef long play(self, int action) except -1 nogil
    cdef int score_of(self, int seat) except? -1 nogil
    cdef long long standing_of(self, int seat) except? -1 nogil
    cdef long copy_from(self, State other) except -1 nogil
    cdef State fresh(self)
