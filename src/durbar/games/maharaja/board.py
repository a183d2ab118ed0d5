"""Loads a board file and validates it: stations, roads, villages, palace sites, homes, track and payouts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from durbar.games.board_file import BoardSource, board_data
from durbar.games.board_reader import BoardReader
from durbar.games.errors import shown
from durbar.games.maharaja.codes import (
    CHARACTER_NAMES,
    CITIES,
    MAX_ROADS,
    OUTER_SITES,
    SEATS,
    START_BOXES,
    VILLAGES,
)

START_NAME = "start"
MAX_BOXES = 40
MAX_PAYOUT = 1000
PLAYERS = range(2, SEATS + 1)
PARTS = ("name", "colours", "start", "cities", "roads", "track", "players")
CITY_PARTS = ("at", "central", "outer", "home")
SEATING_PARTS = ("payouts", "village")


@dataclass(frozen=True)
class Road:
    """A road: its name, the two stations it joins and the villages on it, from the first station on."""

    name: str
    ends: tuple[int, int]
    villages: tuple[int, ...]


@dataclass(frozen=True)
class Seating:
    """What a number of players changes: gold by rank and how many houses fit into a village."""

    payouts: tuple[int, ...]
    village: int


@dataclass(frozen=True)
class Board:
    """A valid board."""

    name: str
    colours: tuple[str, ...]
    stations: tuple[str, ...]
    """The start, then the cities."""
    places: tuple[tuple[float, float], ...]
    """For each station, per cent of the board from the left and from the top."""
    roads: tuple[Road, ...]
    home: tuple[int, ...]
    """For each character, its home city, 0 to 6."""
    boxes: int
    """Numbered boxes of the governor track."""
    seatings: Mapping[int, Seating]
    source: Mapping[str, Any]
    """The plain data it was made from."""

    @cached_property
    def cities(self) -> tuple[str, ...]:
        """The names of the cities; the index is the city."""
        return self.stations[1:]

    @cached_property
    def road_names(self) -> tuple[str, ...]:
        """The names of the roads; the index is the road."""
        return tuple(road.name for road in self.roads)

    @cached_property
    def spots(self) -> tuple[str, ...]:
        """The names of all villages, then of all cities: where a house can stand."""
        villages = [f"{road.name}-{i + 1}" for road in self.roads for i in range(len(road.villages))]
        return (*villages, *self.cities)


def load_board(source: BoardSource) -> Board:
    """The standard board, one from a file, or one from the data of a file."""
    return _Reader(board_data(source, __package__), PARTS).board()


class _Reader(BoardReader):
    """Reads what is particular to Maharaja."""

    def board(self) -> Board:
        name = self.name("name", self.data.get("name"))
        colours = self.words("colours", SEATS)
        cities = self.cities()
        places = (self.place("start.at", self.part("start", ("at",)).get("at")), *self.places(cities))
        home = self.homes(cities)
        stations = (START_NAME, *cities)
        roads = self.roads(stations)
        boxes = self.track()
        seatings = self.seatings()
        if not self.faults:
            self.check_reach(stations, roads)
        self.check()
        return Board(name, colours, stations, places, roads, home, boxes, seatings, self.data)

    def cities(self) -> tuple[str, ...]:
        found = self.mapping("cities")
        if len(found) != CITIES:
            self.fault("cities", f"{len(found)} cities", f"{CITIES} (MJ-B1)")
        for name, entry in found.items():
            words = [START_NAME, *(str(other).casefold() for other in found if other != name)]
            if not isinstance(name, str) or not name.isidentifier() or name.casefold() in words:
                self.fault(f"cities.{name}", "its name", f"a word other than {START_NAME!r} and the other cities")
            city = self.faults.mapping(f"cities.{name}", entry, CITY_PARTS)
            if not _is(city.get("central"), 1) or not _is(city.get("outer"), OUTER_SITES):
                sites = f"{shown(city.get('central'))} central, {shown(city.get('outer'))} outer"
                expected = f"{OUTER_SITES + 1} palace sites, 1 central and {OUTER_SITES} outer (MJ-B2)"
                self.fault(f"cities.{name}", sites, expected)
        return tuple(map(str, found))

    def part(self, key: str, known: tuple[str, ...]) -> dict[str, Any]:
        """A part of the board with no other keys than the known ones; what is missing is found by who needs it."""
        return self.faults.mapping(key, self.data.get(key), known)

    def city(self, name: str) -> Mapping[str, Any]:
        entry = self.mapping("cities")[name]
        return entry if isinstance(entry, Mapping) else {}

    def places(self, cities: tuple[str, ...]) -> list[tuple[float, float]]:
        return [self.place(f"cities.{name}.at", self.city(name).get("at")) for name in cities]

    def place(self, where: str, found: object) -> tuple[float, float]:
        if (
            not isinstance(found, list)
            or len(found) != 2
            or not all(type(value) in (int, float) and 0 <= value <= 100 for value in found)
        ):
            self.fault(where, shown(found), "two numbers from 0 to 100")
            return (0, 0)
        return (found[0], found[1])

    def homes(self, cities: tuple[str, ...]) -> tuple[int, ...]:
        found = [self.city(name).get("home") for name in cities]
        for name, home in zip(cities, found, strict=True):
            if home not in CHARACTER_NAMES:
                self.fault(f"cities.{name}.home", shown(home), f"one of {', '.join(CHARACTER_NAMES)} (MJ-B7)")
            elif found.count(home) > 1:
                self.fault(f"cities.{name}.home", f"{home} has {found.count(home)} homes", "one for each (MJ-B7)")
        if sorted(map(str, found)) != sorted(CHARACTER_NAMES):
            return ()
        return tuple(found.index(character) for character in CHARACTER_NAMES)

    def roads(self, stations: tuple[str, ...]) -> tuple[Road, ...]:
        found = self.mapping("roads")
        roads: list[Road] = []
        joined: set[frozenset[int]] = set()
        count = 0
        for name, villages in found.items():
            ends = tuple(stations.index(end) for end in str(name).split("-") if end in stations)
            if len(ends) != 2 or len(str(name).split("-")) != 2 or ends[0] == ends[1]:
                self.fault(f"roads.{name}", "its name", "two different stations with a hyphen between them")
                continue
            if frozenset(ends) in joined:
                self.fault(f"roads.{name}", "a second road between these stations", "one at most")
            if type(villages) is not int or villages not in (1, 2):
                self.fault(f"roads.{name}", shown(villages), "1 or 2 villages (MJ-B3)")
                continue
            joined.add(frozenset(ends))
            roads.append(Road(str(name), (ends[0], ends[1]), tuple(range(count, count + villages))))
            count += villages
        if count != VILLAGES:
            self.fault("roads", f"{count} villages in all", f"{VILLAGES} (MJ-B1)")
        if len(roads) > MAX_ROADS:
            self.fault("roads", f"{len(roads)} roads", f"{MAX_ROADS} at most")
        return tuple(roads)

    def track(self) -> int:
        found = self.part("track", ("start", "boxes"))
        start, boxes = found.get("start"), found.get("boxes")
        if not _is(start, START_BOXES):
            self.fault("track.start", shown(start), f"{START_BOXES}, a box for each governor (MJ-B6)")
        if type(boxes) is not int or not 1 <= boxes <= MAX_BOXES:
            self.fault("track.boxes", shown(boxes), f"a whole number from 1 to {MAX_BOXES} (MJ-B6)")
            return 0
        return boxes

    def seatings(self) -> dict[int, Seating]:
        found = self.mapping("players")
        seatings: dict[int, Seating] = {}
        for key in found.keys() - {str(count) for count in PLAYERS}:
            self.fault(f"players.{key}", "not a number of players", f"{PLAYERS[0]} to {PLAYERS[-1]}")
        for count in PLAYERS:
            entry = self.faults.mapping(f"players.{count}", found.get(str(count)), SEATING_PARTS)
            payouts, village = entry.get("payouts"), entry.get("village")
            if not isinstance(payouts, list) or len(payouts) != count or not all(map(_is_payout, payouts)):
                self.fault(f"players.{count}.payouts", shown(payouts), f"{count} whole numbers, one by rank (MJ-B5)")
            elif payouts != sorted(payouts, reverse=True):
                self.fault(f"players.{count}.payouts", shown(payouts), "the better rank to get more (MJ-B5)")
            elif type(village) is not int or village not in (1, 2):
                self.fault(f"players.{count}.village", shown(village), "1 or 2 houses (MJ-B4)")
            else:
                seatings[count] = Seating(tuple(payouts), village)
        return seatings

    def check_reach(self, stations: tuple[str, ...], roads: tuple[Road, ...]) -> None:
        """MJ-B3: every station can be reached from the start."""
        reached = {0}
        for _ in stations:
            for road in roads:
                if reached & set(road.ends):
                    reached |= set(road.ends)
        for station, name in enumerate(stations):
            if station not in reached:
                self.fault(f"cities.{name}", "no way from the start", "roads that reach every station (MJ-B3)")


def _is(value: object, number: int) -> bool:
    """Whether a value is this whole number, and not True or a float that is equal to it."""
    return type(value) is int and value == number


def _is_payout(value: object) -> bool:
    return type(value) is int and 0 <= value <= MAX_PAYOUT
