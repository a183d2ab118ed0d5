"""Whole trips of an architect, with their price and who is paid. An offer: travelling itself is road by road."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from durbar.games.maharaja.codes import MONK, ROAD
from durbar.games.maharaja.types import Trip

if TYPE_CHECKING:
    from durbar.games.maharaja.state import Maharaja

Payments = tuple[int, ...]


def trips(state: Maharaja) -> list[Trip]:
    """For each station the active architect can reach, the trips that are not dearer for everybody than another.

    A single road that can be travelled is always among them: it is an action of its own.
    """
    finder = _Finder(state)
    here = state.architect[state.active]
    finder.explore(here, state.visited, (), (0,) * state.layout.players)
    finder.add_single_roads(here, state.visited)
    return [
        finder.trip(station, roads, paid)
        for station in sorted(finder.found)
        for paid, roads in sorted(finder.found[station].items(), key=lambda item: (sum(item[0]), item))
    ]


def road_payments(houses: Sequence[int], villages: Iterable[int], seat: int, players: int) -> Payments:
    """MJ-V2: what each seat gets when a seat travels through villages that are not empty."""
    paid = [0] * players
    for village in villages:
        if not houses[village * 5 + seat]:
            for owner in range(players):
                paid[owner] += houses[village * 5 + owner]
    return tuple(paid)


class _Finder:
    """Walks every way that does not cross itself and keeps the cheapest for each station and each set of payments."""

    def __init__(self, state: Maharaja) -> None:
        self.state = state
        self.seat = state.active
        self.free = bool(state.cards[self.seat] >> MONK & 1)
        self.found: dict[int, dict[Payments, tuple[int, ...]]] = {}
        self.gold = state.gold[self.seat]
        self.ways: list[list[tuple[int, int, Payments]]] = [[] for _ in range(8)]
        houses = state.houses
        for number, road in enumerate(state.game.board.roads):
            if state.road_toll(self.seat, number) >= 0:
                toll = road_payments(houses, road.villages, self.seat, state.layout.players)
                self.ways[road.ends[0]].append((number, road.ends[1], toll))
                self.ways[road.ends[1]].append((number, road.ends[0], toll))

    def explore(self, here: int, visited: int, roads: tuple[int, ...], paid: Payments) -> None:
        """Go on from a station in every way that can be paid."""
        for road, there, toll in self.ways[here]:
            total = tuple(map(int.__add__, paid, toll))
            if visited >> there & 1 or (not self.free and sum(total) > self.gold):
                continue
            if self.keep(there, (*roads, road), total):
                self.explore(there, visited | 1 << there, (*roads, road), total)

    def add_single_roads(self, here: int, visited: int) -> None:
        """Take in the roads from a station to which there is a cheaper way round."""
        for road, there, toll in self.ways[here]:
            if not visited >> there & 1 and (self.free or sum(toll) <= self.gold):
                self.found[there].setdefault(toll, (road,))

    def keep(self, there: int, roads: tuple[int, ...], paid: Payments) -> bool:
        """Remember a trip unless another one pays nobody more; forget those that pay nobody less."""
        known = self.found.setdefault(there, {})
        for other, way in known.items():
            if all(map(int.__le__, other, paid)) and (other != paid or len(way) <= len(roads)):
                return False
        for other in [other for other in known if all(map(int.__le__, paid, other))]:
            del known[other]
        known[paid] = roads
        return True

    def trip(self, station: int, roads: tuple[int, ...], paid: Payments) -> Trip:
        """A trip as plain data."""
        board = self.state.game.board
        return {
            "place": board.stations[station],
            "roads": [board.road_names[road] for road in roads],
            "actions": [ROAD + road for road in roads],
            "price": 0 if self.free else sum(paid),
            "paid": list(paid),
            "paid_by": "bank" if self.free else "seat",
        }
