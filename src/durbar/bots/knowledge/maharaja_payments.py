"""What the cities of Maharaja will pay, and when. Compiled."""

from __future__ import annotations

from collections.abc import Mapping

import cython
from cython import double
from cython import int as i32
from cython import long as c_status

from durbar.games.maharaja.codes import CITIES
from durbar.games.maharaja.state import Maharaja

if not cython.compiled:
    from math import exp


class Payments:
    """The scorings to come. After `schedule` the game turns until each city's are in `wait`, its weight in `due`.

    Weights: how many points make a lead safe now (`sharp`) and how many more for each game turn until then (`blur`);
    what a payment counts less for each game turn until then (`far`), and without a point in the city (`absent`).
    """

    def __init__(self, weights: Mapping[str, float]) -> None:
        self.sharp = weights["sharp"]
        self.blur = weights["blur"]
        self.far = weights["far"]
        self.absent = weights["absent"]
        self.due = [0.0] * 7
        self.point = [0.0] * 7
        self.wait = [0] * 7
        self.rounds = 0

    def schedule(self, state: Maharaja) -> c_status:
        """How much a payment in each city counts, by when it comes; and how many game turns may follow this one."""
        city: i32
        other: i32
        before: i32
        top: i32 = 0
        lead: i32 = 0
        for city in range(CITIES):
            if state.box[city] > top:
                top = state.box[city]
        for other in range(state.layout.players):
            if state.palaces[other] > lead:
                lead = state.palaces[other]
        self.rounds = state.layout.last_box - top
        if state.layout.turn_limit - state.turn < self.rounds:
            self.rounds = state.layout.turn_limit - state.turn
        if state.layout.palaces_each - lead < self.rounds:
            self.rounds = state.layout.palaces_each - lead
        if state.ending or self.rounds < 0:
            self.rounds = 0
        for city in range(CITIES):
            before = 1
            for other in range(CITIES):
                if state.box[other] < state.box[city]:
                    before += 1
            self.due[city] = 0.0
            self.wait[city] = before
            if city == state.maharaja:
                self.due[city] = 1.0
                self.wait[city] = 0
                before = 7
            if before <= self.rounds:
                self.due[city] += 1.0 / (1.0 + self.far * before)

    def expect(self, state: Maharaja, seat: i32, city: i32, more: i32) -> double:
        """The gold that a seat may expect of the next scoring of a city, with so many more points than it has now."""
        other: i32
        rank: double = 0.0
        mine: double = state.points(seat, city) + more
        theirs: double
        low: i32
        spread: double = self.sharp + self.blur * self.wait[city]
        for other in range(state.layout.players):
            if other != seat:
                theirs = state.points(other, city)
                if state.rank_of(other) < state.rank_of(seat):
                    theirs += 0.5
                else:
                    theirs -= 0.5
                rank += 1.0 / (1.0 + exp((mine - theirs) / spread))
        low = cython.cast(i32, rank)
        rank -= low
        rank = state.layout.payouts[low] * (1.0 - rank) + (state.layout.payouts[low + 1] if low < 4 else 0) * rank
        return rank if mine > 0.0 else rank * self.absent

    def look(self, state: Maharaja, seat: i32) -> c_status:
        """What one more point in each city would bring a seat."""
        city: i32
        self.schedule(state)
        if state.turn:
            for city in range(CITIES):
                self.point[city] = 0.0
                if self.due[city] > 0.0:
                    self.point[city] = self.due[city] * (
                        self.expect(state, seat, city, 1) - self.expect(state, seat, city, 0)
                    )
        else:
            self.point = [1.0] * 7
