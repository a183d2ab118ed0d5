"""Monte-Carlo tree search over what the seats know. One search for all games, compiled, without the GIL.

Every iteration deals anew what the searching seat cannot see and plays down the tree, then a short way further by
the knowledge of the game, whose judgement of the position goes back up to every seat that decided on the way.

A node is what one seat knows of the decisions so far: its key is a hash of those that it witnessed, so an
opponent's node is the same whatever it cannot see, and seats that choose in secret do not learn of each other.
Chance is left out of the keys (the tree is open-loop): a decision has statistics over all draws and deals in which
it was possible, and is compared with the others by how often it was.
"""

from __future__ import annotations

from mmap import mmap
from typing import Any

import cython
from cython import double
from cython import int as i32
from cython import long as c_status
from cython import longlong as i64
from cython import ulonglong as u64

from durbar.bots.knowledge.base import Knowledge, legal_among
from durbar.games.base import State
from durbar.games.rng import Rng

if not cython.compiled:
    from math import exp, sqrt
    from time import monotonic

    from durbar.games.limits import MAX_ACTIONS, MAX_SEATS
    from durbar.games.rng import FIRST_MIX, MASK, SECOND_MIX, STEP

    LONGEST_PATH = 1024  # compiled, this comes from tree.pxd, where it is the size of C arrays

RESTLESS = 64
"""A rollout goes at most so many decisions beyond its depth to find a position that can be judged."""
GLANCE = 64
"""After so many iterations a brief search looks whether it is settled."""
RECORD = 2 + MAX_SEATS
"""Numbers kept for each decision at the root: how often tried, the chance to win, the final score of each seat."""

EDGES_PER_NODE = 16
NODE_BYTES = 8 + 8 + 4 * 3 + 2 * 4
EDGE_BYTES = 8 + 5 * 4


class Tree:
    """The memory of one search by one thread, and the search itself. Nothing but addresses is claimed in advance."""

    def __init__(self, knowledge: Knowledge, rng: Rng, memory: int) -> None:
        """A tree that never takes more than so many bytes; when they are used up it searches on in what it has."""
        self.knowledge = knowledge
        self.rng = rng
        self.cancelled = False
        self.iterations = 0
        self.node_room = max(memory // (NODE_BYTES + EDGES_PER_NODE * EDGE_BYTES), 4)
        self.edge_room = self.node_room * EDGES_PER_NODE
        self.slots = 2 * self.node_room
        self.node_key = _numbers("Q", self.node_room)
        self.node_total = _numbers("d", self.node_room)
        self.node_visits = _numbers("i", self.node_room)
        self.node_first = _numbers("i", self.node_room)
        self.node_slot = _numbers("i", self.node_room)
        self.table = _numbers("i", self.slots)
        self.edge_total = _numbers("d", self.edge_room)
        self.edge_action = _numbers("i", self.edge_room)
        self.edge_visits = _numbers("i", self.edge_room)
        self.edge_chances = _numbers("i", self.edge_room)
        self.edge_next = _numbers("i", self.edge_room)
        self.edge_prior = _numbers("f", self.edge_room)
        if not cython.compiled:  # compiled, these are C arrays
            self.roots = [0] * MAX_SEATS
            self.keys = [0] * MAX_SEATS
            self.path_edge = [0] * LONGEST_PATH
            self.path_node = [0] * LONGEST_PATH
            self.path_seat = [0] * LONGEST_PATH
            self.buf = [0] * MAX_ACTIONS
            self.missing = [0] * MAX_ACTIONS
            self.root_action = [0] * MAX_ACTIONS
            self.mark = [0] * MAX_ACTIONS
            self.marked = [0] * MAX_ACTIONS
            self.gains = [0.0] * MAX_ACTIONS
            self.record = [0.0] * (MAX_ACTIONS * RECORD)
        self.stamp = 0
        self.nodes = 1
        self.edges = 1
        self._forget()

    def search(self, root: State, seat: int, actions: list[int], iterations: int, deadline: float, brief: bool) -> None:
        """Think about these decisions of a seat for so many iterations, or until the clock shows the deadline.

        A `brief` search ends as soon as the rest of its budget cannot change which decision is visited most.
        """
        i: i32
        rounds: i64 = iterations
        until: double = deadline
        self.knowledge.check(root)
        legal = legal_among(root, seat, actions)
        if not legal:
            raise ValueError(f"seat {seat} has nothing to decide here")
        self.seat = seat
        self.brief = brief
        self.choices = len(legal)
        for i in range(self.choices):
            self.root_action[i] = legal[i]
        for i in range(self.choices * RECORD):
            self.record[i] = 0.0
        self.world = root.clone()
        if self.edges * 2 > self.edge_room or self.nodes * 2 > self.node_room:
            self._forget()
        with cython.nogil:
            self._loop(root, rounds, until)

    def follow(self, state: State, action: int) -> None:
        """Keep what was found out about the decisions after this one of the searching seat."""
        self._follow(state, action)

    def forget(self) -> None:
        """Empty the tree."""
        self._forget()

    def reseed(self, seed: int) -> None:
        """Go on with another random stream."""
        self.rng = Rng(seed)

    def memory_used(self) -> int:
        """The bytes of the nodes and edges there are, and of the room for their keys."""
        return (NODE_BYTES - 8) * self.nodes + 4 * self.slots + EDGE_BYTES * self.edges

    def findings(self) -> list[tuple[int, int, float, float, list[float]]]:
        """For every decision at the root: action, visits, mean reward, chance to win and expected final scores."""
        i: i32
        edge: i32
        found: dict[int, tuple[int, float]] = {}
        node: i32 = self._node(self.roots[self.seat])
        edge = self.node_first[node] if node > 0 else 0
        while edge:
            found[self.edge_action[edge]] = (self.edge_visits[edge], self.edge_total[edge])
            edge = self.edge_next[edge]
        rows = []
        for i in range(self.choices):
            visits, total = found.get(self.root_action[i], (0, 0.0))
            tried = self.record[i * RECORD] or 1.0
            rows.append(
                (
                    self.root_action[i],
                    visits,
                    total / (visits or 1),
                    self.record[i * RECORD + 1] / tried,
                    [self.record[i * RECORD + 2 + k] / tried for k in range(self.world.seats())],
                )
            )
        return rows

    # One search.

    def _loop(self, root: State, iterations: i64, deadline: double) -> c_status:
        """Iterate to the end of the budget; once in any case, so that there is something to answer."""
        i: i64 = 0
        start: double = monotonic()
        now: double = start
        left: double
        while i < iterations and (i == 0 or (not self.cancelled and now < deadline)):
            self._iterate(root)
            i += 1
            now = monotonic()
            if self.brief and i % GLANCE == 0:
                left = min(iterations - i, i * (deadline - now) / (now - start))
                if self._lead() > left:
                    break
        self.iterations = i

    def _lead(self) -> i32:
        """How many more visits than any other the most visited decision at the root has."""
        node: i32 = self._node(self.roots[self.seat])
        edge: i32 = self.node_first[node] if node > 0 else 0
        most: i32 = 0
        second: i32 = 0
        while edge:
            if self.edge_visits[edge] > most:
                second = most
                most = self.edge_visits[edge]
            elif self.edge_visits[edge] > second:
                second = self.edge_visits[edge]
            edge = self.edge_next[edge]
        return most - second

    def _iterate(self, root: State) -> c_status:
        seat: i32
        seats: i32 = root.seats()
        choice: i32
        self.world.copy_from(root)
        self.knowledge.deal(self.world, self.seat, self.rng)
        for seat in range(seats):
            self.keys[seat] = self.roots[seat]
        choice = self._descend(seats)
        self._roll_out()
        self.knowledge.judge(self.world)
        self._learn(choice, seats)

    def _descend(self, seats: i32) -> i32:
        """Play to the edge of what is known; the searching seat's own decision at the root, by its number."""
        choice: i32 = -1
        mover: i32 = self.world.mover()
        seat: i32
        count: i32
        node: i32
        edge: i32
        action: i32
        self.length = 0
        while mover != -2:
            if mover == -1:
                self.world.play(self.world.sample_chance(self.rng))
            else:
                count = self._options(mover, choice)
                action = self.buf[0]
                if count > 1:
                    node = self._node(self.keys[mover])
                    if node < 0 or self.length == LONGEST_PATH:
                        break
                    self.path_node[self.length] = node
                    self.path_edge[self.length] = 0
                    self.path_seat[self.length] = mover
                    self.length += 1
                    if self.node_visits[node] == 0 and (choice >= 0 or mover != self.seat):
                        break
                    edge = self._select(node, mover, count)
                    if edge == 0:
                        break
                    self.path_edge[self.length - 1] = edge
                    action = self.edge_action[edge]
                if choice < 0 and mover == self.seat:
                    choice = 0
                    while self.root_action[choice] != action:
                        choice += 1
                for seat in range(seats):
                    if not self.world.hidden_from(action, seat):
                        self.keys[seat] = self._mix(self.keys[seat], action)
                self.world.play(action)
            mover = self.world.mover()
        return choice

    def _options(self, mover: i32, choice: i32) -> i32:
        """The decisions of the seat to move; at the root those that are searched."""
        i: i32
        if choice >= 0 or mover != self.seat:
            return self.world.fill_actions(mover, self.buf)
        for i in range(self.choices):
            self.buf[i] = self.root_action[i]
        return self.choices

    def _roll_out(self) -> c_status:
        """Play on by the knowledge of the game until it can judge the position."""
        count: i32
        steps: i32 = cython.cast(i32, self.knowledge.depth)
        limit: i32 = steps + RESTLESS
        mover: i32 = self.world.mover()
        while mover != -2 and limit > 0 and (steps > 0 or not self.knowledge.quiet(self.world)):
            if mover == -1:
                self.world.play(self.world.sample_chance(self.rng))
            else:
                count = self.world.fill_actions(mover, self.buf)
                if count > 1:
                    self.world.play(self.knowledge.follow(self.world, mover, self.buf, count, self.rng))
                    steps -= 1
                    limit -= 1
                else:
                    self.world.play(self.buf[0])
            mover = self.world.mover()

    def _learn(self, choice: i32, seats: i32) -> c_status:
        i: i32
        reward: double
        for i in range(self.length):
            reward = self.knowledge.rewards[self.path_seat[i]]
            self.node_visits[self.path_node[i]] += 1
            self.node_total[self.path_node[i]] += reward
            if self.path_edge[i]:
                self.edge_visits[self.path_edge[i]] += 1
                self.edge_total[self.path_edge[i]] += reward
        if choice >= 0:
            self.record[choice * RECORD] += 1.0
            self.record[choice * RECORD + 1] += self.knowledge.chances[self.seat]
            for i in range(seats):
                self.record[choice * RECORD + 2 + i] += self.knowledge.scores[i]

    # The tree. Number 0 stands for no node and no edge.

    def _node(self, key: u64) -> i32:
        """The node with that key, a new one if there is none, or -1 if there is no room for it."""
        slot: i32 = cython.cast(i32, key % self.slots)
        node: i32 = self.table[slot]
        while node:
            if self.node_key[node] == key:
                return node
            slot += 1
            if slot == self.slots:
                slot = 0
            node = self.table[slot]
        if self.nodes == self.node_room:
            return -1
        node = self.nodes
        self.nodes += 1
        self.table[slot] = node
        self.node_key[node] = key
        self.node_slot[node] = slot
        self.node_first[node] = 0
        self.node_visits[node] = 0
        self.node_total[node] = 0.0
        return node

    def _select(self, node: i32, mover: i32, count: i32) -> i32:
        """The decision with the best mean reward and prior, for how often it was possible and how often taken."""
        i: i32
        edge: i32 = self.node_first[node]
        missing: i32 = 0
        best: i32 = 0
        best_value: double = -1e9
        value: double
        priors: double = 0.0
        unknown: double = 0.5
        self.stamp += 1
        while edge:
            self.mark[self.edge_action[edge]] = edge
            self.marked[self.edge_action[edge]] = self.stamp
            edge = self.edge_next[edge]
        for i in range(count):
            if self.marked[self.buf[i]] != self.stamp:
                self.missing[missing] = self.buf[i]
                missing += 1
        if missing:
            self._expand(node, mover, missing)
        for i in range(count):
            if self.marked[self.buf[i]] == self.stamp:
                edge = self.mark[self.buf[i]]
                self.edge_chances[edge] += 1
                priors += self.edge_prior[edge]
        if self.node_visits[node]:
            unknown = self.node_total[node] / self.node_visits[node] - self.knowledge.patience
        priors = self.knowledge.exploration / priors if priors > 0.0 else 0.0
        for i in range(count):
            if self.marked[self.buf[i]] == self.stamp:
                edge = self.mark[self.buf[i]]
                value = unknown
                if self.edge_visits[edge]:
                    value = self.edge_total[edge] / self.edge_visits[edge]
                value += priors * self.edge_prior[edge] * sqrt(self.edge_chances[edge]) / (1 + self.edge_visits[edge])
                if value > best_value:
                    best_value = value
                    best = edge
        return best

    def _expand(self, node: i32, mover: i32, missing: i32) -> c_status:
        """Add decisions to a node as far as there is room."""
        i: i32
        edge: i32
        most: double = -1e9
        self.knowledge.fill_gains(self.world, mover, self.missing, missing, self.gains)
        for i in range(missing):
            if self.edges == self.edge_room:
                break
            edge = self.edges
            self.edges += 1
            self.edge_action[edge] = self.missing[i]
            self.edge_visits[edge] = 0
            self.edge_chances[edge] = 0
            self.edge_total[edge] = 0.0
            most = self.gains[i] / self.knowledge.temperature
            if most > 40.0:
                most = 40.0
            elif most < -40.0:
                most = -40.0
            self.edge_prior[edge] = exp(most)
            self.edge_next[edge] = self.node_first[node]
            self.node_first[node] = edge
            self.mark[self.missing[i]] = edge
            self.marked[self.missing[i]] = self.stamp

    def _mix(self, key: u64, action: i32) -> u64:
        """The key of what a seat knows after one more decision."""
        key = (key ^ (action + 1)) * FIRST_MIX & MASK
        key = (key ^ (key >> 29)) * SECOND_MIX & MASK
        return key ^ (key >> 32)

    def _forget(self) -> c_status:
        node: i32
        seat: i32
        for node in range(1, self.nodes):
            self.table[self.node_slot[node]] = 0
        self.nodes = 1
        self.edges = 1
        for seat in range(MAX_SEATS):
            self.roots[seat] = self._mix(STEP, seat)

    def _follow(self, state: State, action: i32) -> c_status:
        seat: i32
        for seat in range(state.seats()):
            if not state.hidden_from(action, seat):
                self.roots[seat] = self._mix(self.roots[seat], action)


def _numbers(code: str, count: int) -> Any:
    """Room for numbers, all zero; the system provides each page of it when it is first written."""
    room = memoryview(mmap(-1, count * (8 if code in "Qd" else 4)))
    return room.cast(code)  # type: ignore[call-overload]
