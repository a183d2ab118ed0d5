from ..base cimport Notes
from ..bits cimport lowest, popcount
from .realm cimport Realm
from .layout cimport Layout

# From codes.py.
cdef int BONUS_CARD, BONUS_DRAWN, BONUS_SETUP, CARD_POINTS, CARD_TOKEN, CHOOSE_START, COLOURLESS, CROWN_BACK
cdef int CROWN_SEAT, CROWNING, DEAL, DEALT, DISPLAY, DISPLAYED, ELEPHANT_SEAT, ENDED, FINISHED, INFLUENCED, MAJORITY
cdef int MARKER, NO_CARD, NOBILITY, NOBILITY_POINTS, PER_COLOUR, PLACING, PRESTIGE, PRESTIGE_WON, PROTESTED
cdef int SEATED_AGAIN, SET_ASIDE, TAKEN, TAKING, TOKEN_OUT, TOP_CARD, TOP_DRAWN, TURN, TURN_BEGUN, UNREST
cdef int UNREST_ADDED, UNREST_OUT, UNREST_ROW, VISITED, WITHDREW
cdef int DEALT_CARDS, VISITS, ADVISORS, ALL_SEATS, ADVISOR_SEATS, NOBILITY_WORTH, TAKES, LAST_TAKES, PRESTIGE_TOKENS

cdef class Visit(Realm):
    cdef readonly int phase, visit, province, first, active, present, court, aside, protested
    cdef readonly int[20] advisors
    cdef readonly int claims, to_place, due, takes, bare

    cdef long _copy_visit(self, Visit src) except -1 nogil
    cdef int _receiver(self) except -2 nogil
    cdef long _drawn(self, int kind) except -1 nogil
    cdef long _pass_marker(self, int seat) except -1 nogil
    cdef long _begin_visit(self) except -1 nogil
    cdef long _fill_display(self) except -1 nogil
    cdef long _next_turn(self) except -1 nogil
    cdef long _influence(self, int kind, int extra) except -1 nogil
    cdef long _end_turn(self) except -1 nogil
    cdef long long _tallies(self, int member) except -1 nogil
    cdef int _best_rival(self, int row, int member) except -1 nogil
    cdef long _withdraw(self) except -1 nogil
    cdef long _resolve(self) except -1 nogil
    cdef long _palace(self, int city) except -1 nogil
    cdef int _next_bonus_card(self) except -2 nogil
    cdef long _resolved(self) except -1 nogil
    cdef long _take(self, int kind) except -1 nogil
    cdef long _go_on_taking(self) except -1 nogil
    cdef long _draw_unrest(self, int kind) except -1 nogil
    cdef long _end_visit(self) except -1 nogil
    cdef long _award_prestige(self) except -1 nogil
    cdef long _crown_home(self) except -1 nogil
    cdef long _empty_pedestal(self) except -1 nogil
    cdef long _final_scoring(self) except -1 nogil
