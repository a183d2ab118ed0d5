from ..base cimport Notes, State
from ..rng cimport Rng
from .layout cimport Layout

# From codes.py.
cdef int COLOURLESS, DISCARDED, KINDS, PER_COLOUR, PRESTIGE, PRESTIGE_BACK, RESHUFFLED, UNREST_ROW
cdef int MEMBERS

cdef class Cards(State):
    cdef readonly Layout layout
    cdef readonly int[270] hand
    cdef readonly int[250] known
    cdef readonly int[270] row
    cdef readonly int[5] row_colour
    cdef readonly int[36] tally
    cdef readonly int[50] deck, discards, display, unrest
    cdef readonly int left, discarded, shown
    cdef int[5] unknown

    cdef long _copy_cards(self, Cards src) except -1 nogil
    cdef int _hand_size(self, int seat) except -1 nogil
    cdef int _best_colour(self, int seat) except -1 nogil
    cdef int _colour_count(self, int seat, int colour) except -1 nogil
    cdef bint _card_ready(self) except -1 nogil
    cdef int _top_card(self, Rng rng) except -1 nogil
    cdef long _from_deck(self, int kind) except -1 nogil
    cdef long _show(self, int row, int kind, int count) except -1 nogil
    cdef long _into_row(self, int seat, int kind) except -1 nogil
    cdef long _clear_row(self, int seat) except -1 nogil
    cdef long _discard(self, int kind, int count) except -1 nogil
    cdef long _into_unrest(self, int kind) except -1 nogil
    cdef bint _in_unrest(self, int colour) except -1 nogil
    cdef int _clear_unrest(self) except -1 nogil
    cdef long _from_display(self, int seat, int kind) except -1 nogil

    # Hooks of State.
    cdef long shuffle_hidden(self, int seat, Rng rng) except -1 nogil
