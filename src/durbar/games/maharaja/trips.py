"""Whole trips of an architect, road after road, with their price and who is paid: an offer, travel stays step by step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from durbar.games.maharaja.codes import MONK, ROAD

if TYPE_CHECKING:
    from durbar.games.maharaja.state import Maharaja

Payments = tuple[int, ...]


def trips(state: Maharaja) -> list[dict[str, Any]]:
    """For each station the active architect can reach, the trips that are not dearer for everybody than another."""
    finder = _Finder(state)
    finder.explore(state.architect[state.active], state.visited, (), (0,) * state.tables.players)
    return [
        finder.trip(station, roads, paid)
        for station in sorted(finder.found)
        for paid, roads in sorted(finder.found[station].items(), key=lambda item: (sum(item[0]), item))
    ]


def road_payments(state: Maharaja, seat: int, road: int) -> Payments:
    """MJ-V2: what each seat gets when a seat travels a road on which no village is empty."""
    paid = [0] * state.tables.players
    for village in (state.tables.village_a[road], state.tables.village_b[road]):
        if village >= 0 and not state.houses[village * 5 + seat]:
            for owner in range(state.tables.players):
                paid[owner] += state.houses[village * 5 + owner]
    return tuple(paid)


class _Finder:
    """Walks every way that does not cross itself and keeps the cheapest for each station and each set of payments."""

    def __init__(self, state: Maharaja) -> None:
        self.state = state
        self.seat = state.active
        self.free = bool(state.cards[self.seat] >> MONK & 1)
        self.found: dict[int, dict[Payments, tuple[int, ...]]] = {}
        tables = state.tables
        self.ways = [
            [
                (road, tables.road_a[road] + tables.road_b[road] - station, road_payments(state, self.seat, road))
                for road in tables.roads_of[station * 7 : station * 7 + tables.degree[station]]
                if state.road_toll(self.seat, road) >= 0
            ]
            for station in range(8)
        ]

    def explore(self, here: int, visited: int, roads: tuple[int, ...], paid: Payments) -> None:
        """Go on from a station in every way that can be paid."""
        for road, there, toll in self.ways[here]:
            total = tuple(map(int.__add__, paid, toll))
            if visited >> there & 1 or (not self.free and sum(total) > self.state.gold[self.seat]):
                continue
            if self.keep(there, (*roads, road), total):
                self.explore(there, visited | 1 << there, (*roads, road), total)

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

    def trip(self, station: int, roads: tuple[int, ...], paid: Payments) -> dict[str, Any]:
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
