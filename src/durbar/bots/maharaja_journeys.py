"""What it costs an architect of Maharaja to get from one station to another, now or with houses still to come. Compiled."""

from __future__ import annotations

from cython import bint
from cython import double as f64
from cython import int as i32

from durbar.games.maharaja.codes import MONK
from durbar.games.maharaja.state import Maharaja


class Journeys:
    """The roads as one seat sees them."""

    def __init__(self) -> None:
        self.cost = [0.0] * 28
        self.far = [0.0] * 8

    def lay(self, state: Maharaja, seat: i32, gap: f64) -> i32:
        """Note the tolls of all roads, for a village without a house a `gap`; how many villages are the seat's own."""
        i: i32
        road: i32
        village: i32
        crowd: i32
        own: i32 = 0
        monk: bint = state.cards[seat] >> MONK & 1 == 1
        for road in range(state.tables.roads):
            self.cost[road] = 0.0
            for i in range(2):
                village = state.tables.village_b[road] if i else state.tables.village_a[road]
                if village >= 0:
                    crowd = state.crowd[village]
                    if not crowd:
                        self.cost[road] += gap
                    elif state.houses[village * 5 + seat]:
                        own += 1
                    elif not monk:
                        self.cost[road] += crowd
        return own

    def way(self, state: Maharaja, start: i32, goal: i32) -> f64:
        """What the cheapest way between two stations costs."""
        i: i32
        road: i32
        a: i32
        b: i32
        changed: bint = True
        for i in range(8):
            self.far[i] = 99.0
        self.far[start] = 0.0
        while changed:
            changed = False
            for road in range(state.tables.roads):
                a = state.tables.road_a[road]
                b = state.tables.road_b[road]
                if self.far[a] + self.cost[road] < self.far[b]:
                    self.far[b] = self.far[a] + self.cost[road]
                    changed = True
                elif self.far[b] + self.cost[road] < self.far[a]:
                    self.far[a] = self.far[b] + self.cost[road]
                    changed = True
        return self.far[goal]
