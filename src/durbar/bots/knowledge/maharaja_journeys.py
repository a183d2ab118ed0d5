"""What it costs an architect of Maharaja to get from one station to another, and where he has to go next. Compiled."""

from __future__ import annotations

from collections.abc import Mapping

from cython import bint
from cython import double as f64
from cython import int as i32
from cython import long as c_status

from durbar.bots.knowledge.maharaja_payments import Payments
from durbar.games.maharaja.codes import CITIES, MONK
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
        for road in range(state.layout.roads):
            self.cost[road] = 0.0
            for i in range(2):
                village = state.layout.village_b[road] if i else state.layout.village_a[road]
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
        changed: bint = start != goal
        for i in range(8):
            self.far[i] = 99.0
        self.far[start] = 0.0
        while changed:
            changed = False
            for road in range(state.layout.roads):
                a = state.layout.road_a[road]
                b = state.layout.road_b[road]
                if self.far[a] + self.cost[road] < self.far[b]:
                    self.far[b] = self.far[a] + self.cost[road]
                    changed = True
                elif self.far[b] + self.cost[road] < self.far[a]:
                    self.far[a] = self.far[b] + self.cost[road]
                    changed = True
        return self.far[goal]


class Itinerary(Journeys):
    """The cities in the order of their scorings, and how well the way from each to the next is prepared.

    Weights in gold: each toll on the next `journey`, times `fade` on each later one, with a village without a house
    counting as a `gap` of so many tolls; a house that opens a `path` between stations that are needed at once.
    """

    def __init__(self, weights: Mapping[str, float]) -> None:
        super().__init__()
        self.journey = weights["journey"]
        self.fade = weights["fade"]
        self.gap = weights["gap"]
        self.path = weights["path"]
        self.near = [0.0] * 8
        self.opening = [0.0] * 30

    def cost_ahead(self, state: Maharaja, seat: i32, payments: Payments) -> f64:
        """What the architect's next journeys cost, from city to city as they will be scored."""
        step: i32
        city: i32
        here: i32 = state.architect[seat]
        weight: f64 = self.journey
        total: f64 = 0.0
        self.lay(state, seat, self.gap)
        for step in range(min(payments.rounds, 3) + 1):
            for city in range(CITIES):
                if payments.wait[city] == step:
                    total += weight * self.way(state, here, city + 1)
                    here = city + 1
            weight *= self.fade
        return total

    def survey(self, state: Maharaja, seat: i32, payments: Payments) -> c_status:
        """Note what a house opens in each village: most on a road between stations that the architect needs soon."""
        _: i32
        city: i32
        road: i32
        worth: f64
        self.near = [1.0] * 8
        if state.architect[seat]:
            self.near[0] = self.fade
        for city in range(CITIES):
            if state.architect[seat] != city + 1:
                for _ in range(payments.wait[city]):
                    self.near[city + 1] *= self.fade
        for road in range(state.layout.roads):
            worth = self.path * self.near[state.layout.road_a[road]] * self.near[state.layout.road_b[road]]
            self.opening[state.layout.village_a[road]] = worth
            if state.layout.village_b[road] >= 0:
                self.opening[state.layout.village_b[road]] = worth
