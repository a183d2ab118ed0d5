"""Loads a board file and validates it: cards, provinces, cities, roads, diamonds and tokens."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from typing import Any, get_args

from durbar.games.board_file import BoardSource, board_data
from durbar.games.board_reader import BoardReader
from durbar.games.errors import shown
from durbar.games.taj_mahal.codes import (
    BONUS_KINDS,
    CARD_TOKEN,
    CARDS,
    CARDS_PER_COLOUR,
    CITIES,
    DIAMONDS,
    PER_COLOUR,
    PROVINCES,
)
from durbar.games.taj_mahal.types import Advisor, Bonus, Colour, Commodity, Effect, Member

COLOURS: tuple[Colour, ...] = get_args(Colour)
MEMBERS: tuple[Member, ...] = get_args(Member)
SYMBOLS = "VGMPCE"
"""The letters of the court members; the first four are the advisors."""
ADVISORS: tuple[Advisor, ...] = get_args(Advisor)
EFFECTS: tuple[Effect, ...] = get_args(Effect)
COMMODITIES: tuple[Commodity, ...] = get_args(Commodity)
BONUSES: tuple[Bonus, ...] = get_args(Bonus)

Point = tuple[int, int]
PARTS = ("name", "agra", "cards", "prestige", "tokens", "provinces", "roads")
PROVINCE_PARTS = ("name", "cities", "roads", "diamonds")


@dataclass(frozen=True)
class Card:
    """A kind of influence card: its name, the court members on it, and how many there are."""

    name: str
    symbols: str
    count: int


@dataclass(frozen=True)
class City:
    """A city: its name (province and letter), the number of its province, where it lies."""

    name: str
    province: int
    at: Point


@dataclass(frozen=True)
class Province:
    """A province: its short and its full name."""

    key: str
    name: str


@dataclass(frozen=True)
class Board:
    """A valid board. Cards are listed by kind; a colour with fewer kinds than others has None in its last places."""

    name: str
    cards: tuple[Card | None, ...]
    prestige: tuple[int, ...]
    """For each advisor: the effect of the prestige card."""
    provinces: tuple[Province, ...]
    cities: tuple[City, ...]
    roads: tuple[tuple[int, int], ...]
    diamonds: tuple[int, ...]
    """The cities with a bonus token; Agra is among them."""
    agra: int
    tokens: tuple[tuple[int, ...], ...]
    """For each province token: its commodities."""
    bonus: tuple[int, ...]
    """For each kind of bonus token: how many are spread over the diamonds but Agra."""
    agra_token: int
    source: Mapping[str, Any]
    """The plain data it was made from."""

    @cached_property
    def card_names(self) -> tuple[str, ...]:
        """The names of all kinds of card, prestige cards last; the index is the kind, '' where there is none."""
        return (*(card.name if card else "" for card in self.cards), *EFFECTS)

    @cached_property
    def city_names(self) -> tuple[str, ...]:
        """The names of all cities; the index is the city."""
        return tuple(city.name for city in self.cities)


def load_board(source: BoardSource) -> Board:
    """The standard board, one from a file, or one from the data of a file."""
    return _Reader(board_data(source, __package__)).board()


class _Reader(BoardReader):
    """Reads what is particular to Taj Mahal."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        super().__init__(data, PARTS)
        self.provinces: list[Province] = []
        self.cities: list[City] = []
        self.roads: list[tuple[int, int]] = []
        self.diamonds: list[int] = []
        self.by_name: dict[str, int] = {}

    def board(self) -> Board:
        name = self.name("name", self.data.get("name"))
        cards = self.cards()
        prestige = self.prestige()
        self.read_provinces()
        self.read_roads()
        city = self.data.get("agra")
        agra = self.by_name.get(city, -1) if isinstance(city, str) else -1
        if agra < 0 or agra not in self.diamonds:
            self.fault("agra", shown(city), "a city with a diamond (TJ-S1)")
        tokens, bonus, agra_token = self.tokens()
        self.check_map()
        self.check()
        return Board(
            name,
            cards,
            prestige,
            tuple(self.provinces),
            tuple(self.cities),
            tuple(self.roads),
            tuple(self.diamonds),
            agra,
            tokens,
            bonus,
            agra_token,
            self.data,
        )

    def cards(self) -> tuple[Card | None, ...]:
        """TJ-C1, TJ-C2: 21 cards of two members in each colour, 12 colourless cards of one."""
        found = self.mapping("cards", (*COLOURS, "colourless"))
        cards: list[Card | None] = []
        for colour in COLOURS:
            suit = self.suit(colour, found.get(colour, {}), 2)
            if len(suit) > PER_COLOUR:
                self.fault(f"cards.{colour}", f"{len(suit)} kinds", f"at most {PER_COLOUR}")
            cards += [*suit, *[None] * (PER_COLOUR - len(suit))]
        colourless = {card.symbols: card for card in self.suit("colourless", found.get("colourless", {}), 1)}
        for symbol in SYMBOLS:
            cards.append(colourless.get(symbol, Card(f"colourless-{symbol}", symbol, 0)))
        return tuple(cards)

    def suit(self, colour: str, found: object, size: int) -> list[Card]:
        suit: list[Card] = []
        for symbols, count in self.faults.mapping(f"cards.{colour}", found, None).items():
            where = f"cards.{colour}.{symbols}"
            if len(symbols) != size or any(symbol not in SYMBOLS for symbol in symbols):
                self.fault(where, "its name", f"{size} of the letters {SYMBOLS} (TJ-C2)")
            elif not _is_count(count, CARDS):
                self.fault(where, shown(count), f"a whole number from 0 to {CARDS}")
            elif any(sorted(card.symbols) == sorted(symbols) for card in suit):
                self.fault(where, "the same members as another kind", "one entry for each kind")
            else:
                suit.append(Card(f"{colour}-{symbols}", symbols, count))
        total = sum(card.count for card in suit)
        expected = CARDS_PER_COLOUR if size == 2 else CARDS - CARDS_PER_COLOUR * len(COLOURS)
        if total != expected:
            self.fault(f"cards.{colour}", f"{total} cards", f"{expected}, {CARDS} in all (TJ-C1)")
        return suit

    def prestige(self) -> tuple[int, ...]:
        """TJ-C4: one prestige card for each advisor."""
        found = self.mapping("prestige", ADVISORS)
        effects = [found.get(advisor) for advisor in ADVISORS]
        if any(effects.count(effect) != 1 for effect in EFFECTS):
            self.fault("prestige", shown(effects), f"each of {', '.join(EFFECTS)} once (TJ-C4)")
            return ()
        return tuple(EFFECTS.index(effect) for effect in effects if isinstance(effect, str))

    def read_provinces(self) -> None:
        for key, entry in self.mapping("provinces").items():
            where = f"provinces.{key}"
            if not key.isidentifier():
                self.fault(where, "its name", "a word")
                continue
            parts = self.faults.mapping(where, entry, PROVINCE_PARTS, PROVINCE_PARTS)
            province = len(self.provinces)
            self.provinces.append(Province(key, self.name(f"{where}.name", parts.get("name"))))
            for letter, at in self.faults.mapping(f"{where}.cities", parts.get("cities", {}), None).items():
                if len(letter) != 1 or not letter.islower():
                    self.fault(f"{where}.cities.{letter}", "its name", "a small letter")
                elif not _is_point(at):
                    self.fault(f"{where}.cities.{letter}", shown(at), "two whole numbers from 0 to 1000")
                else:
                    self.by_name[key + letter] = len(self.cities)
                    self.cities.append(City(key + letter, province, (at[0], at[1])))
            for letter in self.texts(f"{where}.diamonds", parts.get("diamonds", [])):
                self.add_city(f"{where}.diamonds", key + letter, self.diamonds)

    def add_city(self, where: str, name: str, cities: list[int]) -> None:
        city = self.by_name.get(name)
        if city is None or city in cities:
            self.fault(where, name, "cities of the map, each once")
        else:
            cities.append(city)

    def texts(self, where: str, found: object) -> list[str]:
        if not isinstance(found, list) or not all(isinstance(word, str) for word in found):
            self.fault(where, shown(found), "a list of words")
            return []
        return found

    def read_roads(self) -> None:
        provinces = self.data.get("provinces")
        for key, entry in provinces.items() if isinstance(provinces, Mapping) else ():
            roads = entry.get("roads", []) if isinstance(entry, Mapping) else []
            for road in self.texts(f"provinces.{key}.roads", roads):
                self.add_road(f"provinces.{key}.roads", road, [f"{key}{letter}" for letter in road], True)
        across = self.mapping("roads", ("across",)).get("across", [])
        for road in self.texts("roads.across", across):
            self.add_road("roads.across", road, road.split("-"), False)

    def add_road(self, where: str, road: str, names: list[str], inside: bool) -> None:
        ends = sorted({self.by_name.get(name, -1) for name in names})
        if len(names) != 2 or len(ends) != 2 or ends[0] < 0:
            self.fault(where, road, "two different cities of the map")
        elif (self.cities[ends[0]].province == self.cities[ends[1]].province) != inside:
            self.fault(where, road, "cities of one province" if inside else "cities of different provinces")
        elif (ends[0], ends[1]) in self.roads:
            self.fault(where, road, "each road once")
        else:
            self.roads.append((ends[0], ends[1]))

    def tokens(self) -> tuple[tuple[tuple[int, ...], ...], tuple[int, ...], int]:
        """TJ-K1, TJ-K2: twelve province tokens, the Taj Mahal token and fifteen other bonus tokens."""
        found = self.mapping("tokens", ("provinces", "bonus", "agra"))
        tokens: list[tuple[int, ...]] = []
        listed = found.get("provinces")
        if not isinstance(listed, list) or len(listed) != PROVINCES:
            self.fault("tokens.provinces", shown(listed), f"{PROVINCES} lists of commodities (TJ-K1)")
            listed = []
        for number, goods in enumerate(listed, 1):
            where = f"tokens.provinces, token {number}"
            named = self.texts(where, goods)
            if not 1 <= len(named) <= 4 or any(name not in COMMODITIES for name in named):
                self.fault(where, shown(goods), f"one to four of {', '.join(COMMODITIES)} (TJ-K1)")
            else:
                tokens.append(tuple(COMMODITIES.index(name) for name in named))
        bonus = [0] * BONUS_KINDS
        for name, count in self.faults.mapping("tokens.bonus", found.get("bonus", {}), None).items():
            if name not in BONUSES or not _is_count(count, DIAMONDS):
                self.fault(f"tokens.bonus.{name}", shown(count), f"a number for one of {', '.join(BONUSES)}")
            else:
                bonus[BONUSES.index(name)] = count
        if sum(bonus) != DIAMONDS - 1:
            self.fault("tokens.bonus", f"{sum(bonus)} tokens", f"{DIAMONDS - 1} (TJ-K2)")
        agra = found.get("agra")
        if agra not in BONUSES[CARD_TOKEN + 1 :]:
            self.fault("tokens.agra", shown(agra), f"one of {', '.join(BONUSES[CARD_TOKEN + 1 :])} (TJ-K2)")
        return tuple(tokens), tuple(bonus), BONUSES.index(agra) if agra in BONUSES else 0

    def check_map(self) -> None:
        """Twelve provinces, 49 cities, 16 diamonds; provinces and map in one piece; no road on another."""
        for what, found, expected in (
            ("provinces", len(self.provinces), PROVINCES),
            ("cities", len(self.cities), CITIES),
            ("diamonds", len(self.diamonds), DIAMONDS),
        ):
            if found != expected:
                self.fault("map", f"{found} {what}", f"{expected} {what}")
        every = set(range(len(self.cities)))
        self.check_reach("map", every)
        for number, province in enumerate(self.provinces):
            here = {city for city in every if self.cities[city].province == number}
            if len(here) < len(ADVISORS):
                self.fault(f"provinces.{province.key}", f"{len(here)} cities", "a city for each advisor (TJ-R1)")
            self.check_reach(f"provinces.{province.key}", here)
        for name, count in Counter(city.name.casefold() for city in self.cities).items():
            if count > 1:
                self.fault("map", f"{count} cities called {name!r} but for capitals", "a name of its own for each city")
        for one, two in combinations(range(len(self.cities)), 2):
            if self.cities[one].at == self.cities[two].at:
                self.fault("map", f"{self.cities[one].name} and {self.cities[two].name} in one place", "a place each")
        for first, second in combinations(self.roads, 2):
            if self.touch(first, second):
                self.fault("map", f"{self.road_name(first)} meets {self.road_name(second)}", "no road on another")

    def check_reach(self, where: str, cities: set[int]) -> None:
        """Every one of these cities can be reached from every other without leaving them."""
        reached: set[int] = set()
        border = {min(cities)} if cities else set()
        while border:
            reached |= border
            ends = {end for road in self.roads if border & set(road) for end in road}
            border = (ends & cities) - reached
        if cities - reached:
            names = ", ".join(self.cities[city].name for city in sorted(cities - reached))
            self.fault(where, f"no way from the rest to {names}", "roads that join all cities")

    def road_name(self, road: tuple[int, int]) -> str:
        return f"{self.cities[road[0]].name}-{self.cities[road[1]].name}"

    def touch(self, first: tuple[int, int], second: tuple[int, int]) -> bool:
        """Whether two roads have a point in common, apart from a city at which both end."""
        a, b, c, d = (self.cities[city].at for city in (*first, *second))
        if len({a, b, c, d}) == 4:
            return (_side(a, b, c) * _side(a, b, d) < 0 and _side(c, d, a) * _side(c, d, b) < 0) or any(
                (_between(a, b, c), _between(a, b, d), _between(c, d, a), _between(c, d, b))
            )
        return any(_between(a, b, end) for end in (c, d)) or any(_between(c, d, end) for end in (a, b))


def _side(a: Point, b: Point, c: Point) -> int:
    """Positive, zero or negative as c lies on one side of the line from a to b, on it, or on the other."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _between(a: Point, b: Point, c: Point) -> bool:
    """Whether c lies on the road from a to b, ends apart."""
    inside = min(a[0], b[0]) <= c[0] <= max(a[0], b[0]) and min(a[1], b[1]) <= c[1] <= max(a[1], b[1])
    return _side(a, b, c) == 0 and inside and c not in (a, b)


def _is_count(value: object, top: int) -> bool:
    return type(value) is int and 0 <= value <= top


def _is_point(value: object) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(_is_count(part, 1000) for part in value)
