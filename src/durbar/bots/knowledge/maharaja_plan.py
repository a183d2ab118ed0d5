"""What a position of Maharaja is worth, and the best turn that can be made of it. Compiled.

A turn is too long to be judged decision by decision: an architect who pays his way to a city looks worse until the
palace stands. So whole turns are planned, step by step with only the most promising positions kept at each station. A
disc is chosen in the same way, by planning a turn in which any two disc actions may be taken up on the way.
"""

from __future__ import annotations

from typing import SupportsIndex

import cython
from cython import bint
from cython import double as f64
from cython import int as i32
from cython import long as c_status

from durbar.bots.knowledge.maharaja_journeys import Journeys
from durbar.games.integers import as_index
from durbar.games.maharaja.codes import (
    ACTING,
    ACTION_GOLD,
    BUILD_PALACE,
    CHANGE_CHARACTER,
    CHARACTERS,
    CHIT,
    CITY_HOUSE,
    END,
    FREE_LIFT,
    FROM_QUARRY,
    MOVE_HOUSE,
    ONE_HOUSE,
    PICKING,
    PUT,
    PUTTING,
    ROAD,
    SADHU,
    TAKE_GOLD,
    VILLAGES,
)
from durbar.games.maharaja.state import Maharaja

if not cython.compiled:
    from math import exp

    from durbar.games.limits import MAX_ACTIONS

PALACE_WORTH = 20.0
EMPTY_VILLAGE = 3.0
"""What a village without a house costs a journey: somebody has to build there first."""
POOL_WORTH = 0.05
CHIT_WORTH = 1.5
VILLAGE_WORTH = 0.25
"""The tolls that a house in a village may earn."""
LAST_GOLD = 0.15
"""The worth of gold when it can only break a tie."""
VICTORY = 30.0
"""The worth of being ahead of everybody when the game ends."""
HESITATION = 4.0
"""What speaks against planning a change of character: others may have changed theirs before."""
WIDTH = 3
"""How many positions are kept at each station."""
LEVELS = 9


class Judge:
    """What a position is worth to a seat, in gold."""

    def __init__(self) -> None:
        self.order = [0] * 7
        self.journeys = Journeys()
        self.character = [3.0, 2.5, 2.0, 2.0, 3.0, 6.0, 3.5]
        self.soon = [0.7, 0.55, 0.4, 0.3]
        self.journey = [0.9, 0.5, 0.3, 0.2]

    def value(self, state: Maharaja, seat: i32) -> f64:
        """Palaces and gold, what cities are going to pay, and how well the next journeys are prepared."""
        i: i32
        here: i32
        left: i32
        own: i32
        total: f64
        self._sort_track(state)
        left = state.layout.last_box - state.box[self.order[6]]
        if state.layout.turn_limit - state.turn < left:
            left = state.layout.turn_limit - state.turn
        if state.ending:
            left = 0
        total = PALACE_WORTH * state.palaces[seat]
        if not left:
            total += VICTORY * self._lead(state, seat)
        total += state.gold[seat] * (1.0 if left else LAST_GOLD)
        if state.maharaja >= 0:
            total += self._payout(state, seat, state.maharaja, True) * (1.0 if left else LAST_GOLD)
        for i in range(4):
            if i < left:
                total += self.soon[i] * self._payout(state, seat, self.order[i], False)
        total += POOL_WORTH * (state.pool[seat] if state.pool[seat] < 5 else 5) + CHIT_WORTH * state.chits[seat]
        for i in range(7):
            if state.cards[seat] >> i & 1:
                total += self.character[i]
        if state.cards[seat] >> SADHU & 1:
            for i in range(7):
                total += 0.5 * state.outer[i * 5 + seat]
        own = self.journeys.lay(state, seat, EMPTY_VILLAGE)
        if left:
            total += VILLAGE_WORTH * own
        here = state.architect[seat]
        for i in range(4):
            if i < left:
                total -= self.journey[i] * self.journeys.way(state, here, self.order[i] + 1)
                here = self.order[i] + 1
        return total

    def _lead(self, state: Maharaja, seat: i32) -> f64:
        """1 if a seat is ahead of every rival at the end, -1 if behind one; rivals are taken to build if they can."""
        other: i32
        mine: f64 = state.palaces[seat] + 0.01 * state.gold[seat]
        theirs: f64
        for other in range(state.layout.players):
            if other != seat:
                theirs = state.palaces[other] + 0.01 * state.gold[other]
                if (
                    not state.played >> other & 1
                    and state.palaces[other] < state.layout.palaces_each
                    and state.gold[other] >= state.palace_price(other)
                ):
                    theirs += 0.9
                if theirs > mine:
                    return -1.0
        return 1.0

    def _sort_track(self, state: Maharaja) -> c_status:
        """The cities by their governors' boxes, the next one to be scored first."""
        i: i32
        at: i32
        city: i32
        for i in range(7):
            city = i
            at = i
            while at and state.box[self.order[at - 1]] > state.box[city]:
                self.order[at] = self.order[at - 1]
                at -= 1
            self.order[at] = city

    def _payout(self, state: Maharaja, seat: i32, city: i32, now: bint) -> f64:
        """What a city is likely to pay; rivals who still have a turn before the scoring are given some points more."""
        other: i32
        floor: i32
        mine: f64
        theirs: f64
        rank: f64 = 0.0
        spread: f64 = 0.6 if now else 1.6
        mine = state.points(seat, city)
        if not now and state.architect[seat] == city + 1:
            mine -= 1.0
        if mine <= 0.0:
            return 0.0
        for other in range(state.layout.players):
            if other != seat:
                theirs = state.points(other, city)
                if now:
                    if not state.played >> other & 1:
                        theirs += 2.5
                elif state.architect[other] == city + 1:
                    theirs -= 1.0
                if theirs > 0.0:
                    if state.rank_of(other) < state.rank_of(seat):
                        theirs += 0.4
                    else:
                        theirs -= 0.4
                    rank += 1.0 / (1.0 + exp((mine - theirs) / spread))
        floor = cython.cast(i32, rank)
        if floor >= state.layout.players - 1:
            return state.layout.payouts[state.layout.players - 1]
        rank -= floor
        return state.layout.payouts[floor] * (1.0 - rank) + state.layout.payouts[floor + 1] * rank

    def potential(self, state: Maharaja, seat: i32, purchases: i32) -> f64:
        """What the things still to do in a turn may bring."""
        total: f64 = ACTION_GOLD * (purchases + state.rights[TAKE_GOLD])
        total += 1.2 * (state.rights[ONE_HOUSE] + state.rights[CITY_HOUSE])
        total += 0.8 * (state.rights[MOVE_HOUSE]) + 0.4 * state.rights[FROM_QUARRY]
        if state.rights[BUILD_PALACE] + purchases and state.gold[seat] >= state.palace_price(seat):
            total += 8.0
        return total


class Node:
    """A position in the course of a planned turn, with the first decision on the way to it."""

    def __init__(self, state: Maharaja, rank: float, first: int, bought: int, more: int) -> None:
        self.state = state
        self.rank = rank
        self.first = first
        self.bought = bought
        self.more = more


class Planner:
    """Looks for the best turn of a seat. Disc actions taken up on the way are `bought` and `more`, -1 for none."""

    def __init__(self) -> None:
        self.judge = Judge()
        self.seat = 0
        self.best = 0.0
        self.best_first = END
        self.best_bought = -1
        self.best_more = -1
        self.beam: list[list[Node]] = []
        if not cython.compiled:  # compiled, these are C arrays
            self.buf = [0] * MAX_ACTIONS
            self.inner = [0] * MAX_ACTIONS

    def worth(self, state: Maharaja, seat: SupportsIndex) -> float:
        """What a position is worth to a seat."""
        return self.judge.value(state, state.check_seat(seat))

    def judge_of(self, character: SupportsIndex) -> float:
        """What holding a character is worth."""
        return self.judge.character[as_index("character", character, CHARACTERS)]

    def decide(self, state: Maharaja, seat: SupportsIndex) -> int:
        """The first decision of the best way to go on with a turn."""
        self.seat = state.check_seat(seat)
        self._search(state, 0)
        return self.best_first

    def choose_disc(self, state: Maharaja, seat: SupportsIndex) -> int:
        """The pair of disc actions with which the best turn can be made."""
        root: Maharaja = cython.cast(Maharaja, state.clone())
        self.seat = state.check_seat(seat)
        root.active = self.seat
        root.phase = ACTING
        root.visited = 1 << root.architect[self.seat]
        self._search(root, 2)
        a = self.best_bought if self.best_bought >= 0 else TAKE_GOLD
        b = self.best_more if self.best_more >= 0 else TAKE_GOLD
        return max(a, b) * (max(a, b) + 1) // 2 + min(a, b)

    def _search(self, root: Maharaja, purchases: i32) -> c_status:
        node: Node
        self.scratch = cython.cast(Maharaja, root.clone())
        self.best = self.judge.value(root, self.seat)
        self.best_first = END
        self.best_bought = -1
        self.best_more = -1
        nodes: list[Node] = [Node(root, 0.0, -1, -1, -1)]
        for _ in range(LEVELS):
            self.beam = [[], [], [], [], [], [], [], []]
            for node in nodes:
                self._expand(node, purchases - (node.bought >= 0) - (node.more >= 0))
            nodes = [node for kept in self.beam for node in kept]
            if not nodes:
                break

    def _expand(self, node: Node, purchases: i32) -> c_status:
        i: i32
        kind: i32
        action: i32
        first: i32
        count: i32 = node.state.fill_actions(self.seat, self.buf)
        for i in range(1, count):
            action = self.buf[i]
            if action < CHIT:
                first = node.first if node.first >= 0 else action
                self._follow(node.state, action, first, node.bought, node.more, purchases)
        if node.state.chits[self.seat] and node.state.chit < 0 and not purchases:
            for kind in range(8):
                if kind != CHANGE_CHARACTER:
                    self._buy(node, purchases, kind + 100)
        if purchases > 0:
            for kind in range(9 if node.state.layout.palace_and_house else 8):
                self._buy(node, purchases, kind)

    def _buy(self, node: Node, purchases: i32, kind: i32) -> c_status:
        """Take up a disc action, or with 100 more a chit, and go on with something that it allows."""
        i: i32
        count: i32
        action: i32
        first: i32 = node.first
        bought: i32 = node.bought
        more: i32 = node.more
        base: Maharaja = cython.cast(Maharaja, node.state.clone())
        if kind >= 100:
            if first < 0:
                first = CHIT + kind - 100
            base.play(CHIT + kind - 100)
        else:
            base.grant(kind)
            if bought < 0:
                bought = kind
            else:
                more = kind
            purchases -= 1
        count = base.fill_actions(self.seat, self.buf)
        for i in range(1, count):
            action = self.buf[i]
            if action < CHIT and not ROAD <= action < ROAD + 28 and not FREE_LIFT <= action < PUT:
                self._follow(base, action, first if first >= 0 else action, bought, more, purchases)

    def _follow(self, base: Maharaja, action: i32, first: i32, bought: i32, more: i32, purchases: i32) -> c_status:
        """Try a decision, with what belongs to it: where a lifted house goes, which character a victim picks."""
        i: i32
        count: i32
        here: i32
        self.scratch.copy_from(base)
        self.scratch.play(action)
        if self.scratch.phase == ACTING:
            self._keep(self.scratch, first, bought, more, purchases)
        elif self.scratch.phase == PUTTING:
            here = self.scratch.architect[self.seat]
            if here:
                count = self.scratch.fill_actions(self.seat, self.inner)
                for i in range(count):
                    if self.inner[i] == PUT + VILLAGES + here - 1:
                        self.scratch.play(self.inner[i])
                        self._keep(self.scratch, first, bought, more, purchases)
                        break
        elif self.scratch.phase == PICKING:
            self.scratch.fill_actions(self.scratch.other, self.inner)
            self.scratch.play(self.inner[0])
            self._keep(self.scratch, first, bought, more, purchases)

    def _keep(self, state: Maharaja, first: i32, bought: i32, more: i32, purchases: i32) -> c_status:
        """Remember the best position of all, and the most promising ones at each station."""
        i: i32
        worth: f64 = self.judge.value(state, self.seat)
        rank: f64
        kept: list[Node] = self.beam[state.architect[self.seat]]
        node: Node
        copy: Maharaja
        if bought == CHANGE_CHARACTER or more == CHANGE_CHARACTER:
            worth -= HESITATION
        rank = worth + self.judge.potential(state, self.seat, purchases)
        if worth > self.best + 1e-9:
            self.best = worth
            self.best_first = first
            self.best_bought = bought
            self.best_more = more
        for i in range(len(kept)):
            node = kept[i]
            if node.rank - 1e-9 <= rank <= node.rank + 1e-9:
                break
        else:
            if len(kept) < WIDTH:
                copy = cython.cast(Maharaja, state.clone())
                kept.append(Node(copy, rank, first, bought, more))
            else:
                node = kept[0]
                for i in range(1, WIDTH):
                    if kept[i].rank < node.rank:
                        node = kept[i]
                if rank > node.rank:
                    node.state.copy_from(state)
                    node.rank = rank
                    node.first = first
                    node.bought = bought
                    node.more = more
