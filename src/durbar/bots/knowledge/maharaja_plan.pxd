from libc.math cimport exp

from ...games.limits cimport MAX_ACTIONS
from ...games.maharaja.state cimport Maharaja
from .maharaja_journeys cimport Journeys

# From codes.py.
cdef int ACTING, ACTION_GOLD, BUILD_PALACE, CHANGE_CHARACTER, CHIT, CITY_HOUSE, END, FREE_LIFT, FROM_QUARRY, MOVE_HOUSE
cdef int ONE_HOUSE, PICKING, PUT, PUTTING, ROAD, SADHU, TAKE_GOLD, VILLAGES
cdef double PALACE_WORTH, EMPTY_VILLAGE, POOL_WORTH, CHIT_WORTH, VILLAGE_WORTH, LAST_GOLD, VICTORY, HESITATION
cdef int WIDTH, LEVELS

cdef class Judge:
    cdef int[7] order
    cdef Journeys journeys
    cdef double[7] character
    cdef double[4] soon, journey

    cdef double value(self, Maharaja state, int seat) except? -1e9
    cdef double _lead(self, Maharaja state, int seat) except? -1e9
    cdef long _sort_track(self, Maharaja state) except -1
    cdef double _payout(self, Maharaja state, int seat, int city, bint now) except? -1e9
    cdef double potential(self, Maharaja state, int seat, int purchases) except? -1e9

cdef class Node:
    cdef Maharaja state
    cdef double rank
    cdef int first, bought, more

cdef class Planner:
    cdef Judge judge
    cdef int seat, best_first, best_bought, best_more
    cdef double best
    cdef list beam
    cdef int[MAX_ACTIONS] buf, inner
    cdef Maharaja scratch

    cdef long _search(self, Maharaja root, int purchases) except -1
    cdef long _expand(self, Node node, int purchases) except -1
    cdef long _buy(self, Node node, int purchases, int kind) except -1
    cdef long _follow(self, Maharaja base, int action, int first, int bought, int more, int purchases) except -1
    cdef long _keep(self, Maharaja state, int first, int bought, int more, int purchases) except -1
