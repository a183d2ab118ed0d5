from cpython.time cimport monotonic
from libc.math cimport exp, sqrt

from ...games.base cimport State
from ...games.limits cimport MAX_ACTIONS, MAX_SEATS
from ...games.rng cimport FIRST_MIX, MASK, SECOND_MIX, STEP, Rng
from ..knowledge.base cimport Knowledge

cdef enum:
    LONGEST_PATH = 1024

cdef int RESTLESS, GLANCE, RECORD

cdef class Tree:
    cdef readonly Knowledge knowledge
    cdef Rng rng
    cdef State world
    cdef public bint cancelled
    cdef bint brief
    cdef readonly long long iterations
    cdef readonly int nodes, edges
    cdef int node_room, edge_room, slots, seat, length, choices
    cdef long long stamp

    cdef unsigned long long[::1] node_key
    cdef double[::1] node_total
    cdef int[::1] node_visits, node_first, node_slot, table
    cdef double[::1] edge_total
    cdef int[::1] edge_action, edge_visits, edge_chances, edge_next
    cdef float[::1] edge_prior

    cdef unsigned long long[MAX_SEATS] roots, keys
    cdef int[LONGEST_PATH] path_edge, path_node, path_seat
    cdef int[MAX_ACTIONS] buf, missing, root_action, mark
    cdef long long[MAX_ACTIONS] marked
    cdef double[MAX_ACTIONS] gains
    cdef double[MAX_ACTIONS * (2 + MAX_SEATS)] record

    cdef long _loop(self, State root, long long iterations, double deadline) except -1 nogil
    cdef int _lead(self) except -1 nogil
    cdef long _iterate(self, State root) except -1 nogil
    cdef int _descend(self, int seats) except -2 nogil
    cdef int _options(self, int mover, int choice) except -1 nogil
    cdef long _roll_out(self) except -1 nogil
    cdef long _learn(self, int choice, int seats) except -1 nogil
    cdef int _node(self, unsigned long long key) except -2 nogil
    cdef int _select(self, int node, int mover, int count) except -1 nogil
    cdef long _expand(self, int node, int mover, int missing) except -1 nogil
    cdef unsigned long long _mix(self, unsigned long long key, int action) except? 0 nogil
    cdef long _forget(self) except -1 nogil
    cdef long _follow(self, State state, int action) except -1 nogil
