from .limits cimport MAX_ACTIONS, MAX_NOTES
from .rng cimport Rng

cdef int[MAX_ACTIONS] _buffer
cdef int[MAX_ACTIONS] _weights

cdef class Notes:
    cdef long long[MAX_NOTES * 5] data
    cdef int count

    cdef long add(self, int kind, long long a, long long b, long long c, long long d) except -1 nogil

cdef class State:
    cdef readonly object game
    cdef bint tracing
    cdef Notes notes

    cdef int seats(self) except? -1 nogil
    cdef int mover(self) except? -9 nogil
    cdef int fill_actions(self, int seat, int* buf) except -1 nogil
    cdef int fill_chance(self, int* actions, int* weights) except -1 nogil
    cdef int sample_chance(self, Rng rng) except -1 nogil
    cdef long play(self, int action) except -1 nogil
    cdef int score_of(self, int seat) except? -1 nogil
    cdef long long standing_of(self, int seat) except? -1 nogil
    cdef long copy_from(self, State other) except -1 nogil
    cdef long shuffle_hidden(self, int seat, Rng rng) except -1 nogil
    cdef bint hidden_from(self, int action, int seat) except -1 nogil
    cdef State fresh(self)
