"""What a bot knows about Maharani. Compiled."""

from __future__ import annotations

from collections.abc import Mapping

import cython
from cython import bint, double, p_double, p_int
from cython import int as i32
from cython import long as c_status
from cython import ulonglong as u64

from durbar.bots.knowledge.base import Knowledge
from durbar.games.base import State
from durbar.games.maharani.codes import (
    FIRST,
    MOST_PAID,
    NEW,
    QUARTERS,
    REFRESH,
    REMOVE,
    SECOND_TILE_COST,
    SPACES,
    STOP,
)
from durbar.games.maharani.state import Maharani

if not cython.compiled:
    from durbar.games.bits import flood, popcount


class MaharaniKnowledge(Knowledge):
    """Gold in hand, what the workers are going to earn, and the markers that can still be used.

    Weights, in gold: a `marker` that is face up; the share `early` of a quarter's payment that counts while it is
    still empty; a worker in `supply`; the `tempo` of being to move; what a free `space` is still going to bring;
    a marker `turned` up by a refresh, and the turn that is `idle` for it.
    """

    position = Maharani

    def __init__(self, weights: Mapping[str, float]) -> None:
        super().__init__(weights)
        self.marker = weights["marker"]
        self.early = weights["early"]
        self.supply = weights["supply"]
        self.tempo = weights["tempo"]
        self.space = weights["space"]
        self.turned = weights["turned"]
        self.idle = weights["idle"]
        self.shares = [0.0] * 8

    # Hooks of Knowledge.

    def fill_gains(self, state: State, seat: i32, actions: p_int, count: i32, gains: p_double) -> c_status:
        self._fill(cython.cast(Maharani, state), seat, actions, count, gains)

    def quiet(self, state: State) -> bint:
        return cython.cast(Maharani, state).phase == FIRST

    def forecast(self, state: State) -> c_status:
        self._forecast(cython.cast(Maharani, state))

    def left(self, state: State) -> double:
        return popcount(cython.cast(Maharani, state).free) / (1.0 * SPACES)

    # Decisions.

    def _fill(self, state: Maharani, seat: i32, actions: p_int, count: i32, gains: p_double) -> c_status:
        i: i32
        action: i32
        tile: i32
        bit: u64
        here: u64 = 0
        if state.cell >= 0:
            here = state.layout.quarters[1 << state.layout.quarter_of[state.cell]]
            bit = cython.cast(u64, 1) << state.cell
            for tile in range(6):
                if state.tiles[tile] & bit:
                    here &= state.tiles[tile]
                    break
        self._weigh(state)
        for i in range(count):
            action = actions[i]
            if action < REFRESH:
                gains[i] = self._tile(state, action >> 8, action >> 2 & 63, action & 3)
                if state.placed:
                    gains[i] -= SECOND_TILE_COST
            elif action == REFRESH:
                gains[i] = self.turned * (4 - popcount(state.markers[seat])) - self.idle
            elif action == STOP or action >= REMOVE:
                gains[i] = 0.0
            else:
                action -= NEW
                gains[i] = self._worker(state, state.cell, action & 3, action >= 4, here)

    def _tile(self, state: Maharani, slot: i32, cell: i32, arrow: i32) -> double:
        """The gold for a tile and for the best worker on it, less what its marker is worth."""
        colour: i32 = state.rondel[slot] % 6
        bit: u64 = cython.cast(u64, 1) << cell
        gain: double = popcount(flood(bit, state.tiles[colour] | bit))
        if arrow == state.layout.home[state.active]:
            gain += self._best_worker(state, cell, colour)
        if state.layout.quarter_of[cell] != state._tile_quarter(slot):
            gain -= self.marker
        return gain

    def _best_worker(self, state: Maharani, cell: i32, tile_colour: i32) -> double:
        colour: i32 = state.active
        gain: double
        best: double = 0.0
        here: u64 = state.layout.quarters[1 << state.layout.quarter_of[cell]] & state.tiles[tile_colour]
        while colour < 4:
            if state.workers[colour] & here:
                gain = self._worker(state, cell, colour, True, here)
            elif state.supply[colour]:
                gain = self._worker(state, cell, colour, False, here)
            else:
                gain = 0.0
            if gain > best:
                best = gain
            if state.layout.colours_each == 1:
                break
            colour += 2
        return best

    def _worker(self, state: Maharani, cell: i32, colour: i32, moved: bint, colour_here: u64) -> double:
        """The gold for a worker on a space, and what it adds to the payment of its quarter."""
        quarter: i32 = state.layout.quarter_of[cell]
        bit: u64 = cython.cast(u64, 1) << cell
        mine: u64 = state.workers[colour] | bit
        standing: i32
        if moved:
            return popcount(flood(bit, mine & ~(colour_here & ~bit)))
        standing = min(popcount(state.workers[colour] & state.layout.quarters[1 << quarter]), MOST_PAID - 1)
        return (
            popcount(flood(bit, mine))
            + self.shares[quarter] * (state.layout.payouts[standing + 1] - state.layout.payouts[standing])
            - self.supply
        )

    # Positions.

    def _weigh(self, state: Maharani) -> c_status:
        """How much of its payment counts for each quarter."""
        quarter: i32
        free: i32
        for quarter in range(4):
            free = popcount(state.free & state.layout.quarters[1 << quarter])
            self.shares[quarter] = 1.0 - (1.0 - self.early) * free / (1.0 * SPACES / QUARTERS)

    def _forecast(self, state: Maharani) -> c_status:
        seat: i32
        quarter: i32
        colour: i32
        standing: i32
        here: u64
        players: i32 = state.layout.players
        to_come: double = self.space * popcount(state.free) / players
        self._weigh(state)
        for seat in range(players):
            self.scores[seat] = state.gold[seat] + to_come
            self.scores[seat] += self.marker * popcount(state.markers[seat]) * self.left(state)
        for colour in range(4):
            seat = state.layout.owner[colour]
            if seat >= 0:
                self.scores[seat] += self.supply * state.supply[colour] * self.left(state)
                for quarter in range(4):
                    here = state.layout.quarters[1 << quarter]
                    standing = popcount(state.workers[colour] & here)
                    if standing:
                        self.scores[seat] += self.shares[quarter] * state.layout.payouts[min(standing, MOST_PAID)]
        self.scores[state.active] += self.tempo
