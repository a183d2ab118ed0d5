from ..base cimport Notes
from ..bits cimport lowest
from .cards cimport Cards
from .layout cimport Layout

# From codes.py.
cdef int BONUS_CLAIMED, BONUS_PLACED, BONUS_SCORED, CARD_TOKEN, CONNECTED, CROWN_BUILT, PALACE_BUILT, TOKEN_PLACED
cdef int TOKEN_SCORED
cdef int PROVINCES, DIAMONDS, VISITS

cdef class Realm(Cards):
    cdef readonly unsigned long long[5] palaces, crowns
    cdef readonly int[16] bonus, bonus_owner
    cdef readonly int[11] bonus_left
    cdef readonly int[12] token_at, token_owner
    cdef readonly int[20] goods
    cdef readonly int[5] points

    cdef long _copy_realm(self, Realm src) except -1 nogil
    cdef int _bare_diamond(self) except -2 nogil
    cdef int _bare_province(self) except -2 nogil
    cdef long _place_bonus(self, int kind) except -1 nogil
    cdef long _place_token(self, int number) except -1 nogil
    cdef int _token_placed(self, int number) except -2 nogil
    cdef unsigned long long _open_cities(self, int province) except? 0 nogil
    cdef int _build(self, int seat, int city) except -2 nogil
    cdef long _build_crown(self, int seat, int city) except -1 nogil
    cdef unsigned long long _chain(self, int seat, int province, unsigned long long more) except? 0 nogil
    cdef long _score_palaces(self, int seat, int province) except -1 nogil
    cdef long _score_bonus(self, int seat, int diamond) except -1 nogil
    cdef long _score_token(self, int seat, int province) except -1 nogil
