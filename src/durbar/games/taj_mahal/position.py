"""Positions of Taj Mahal as plain data, and back. Loading collects every fault before it says no.

Left out, ``deck`` means all cards that are nowhere else, ``bonus`` and ``tokens`` that they lie in the order of the
board file (after set-up), ``court`` that every seat is filled that nobody has claimed: so a position can be written by
hand.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from durbar.games.bits import cells
from durbar.games.errors import shown
from durbar.games.position_reader import PositionReader, players_and_options
from durbar.games.taj_mahal import codes
from durbar.games.taj_mahal.board import ADVISORS, BONUSES, COLOURS, MEMBERS, Board
from durbar.games.taj_mahal.codes import (
    BONUS_KINDS,
    PER_COLOUR,
    PHASES,
    PRESTIGE,
    PRESTIGE_TOKENS,
    PROVINCES,
    TAKES,
    VISITS,
)
from durbar.games.taj_mahal.consistency import check_consistency
from durbar.games.taj_mahal.layout import Layout
from durbar.games.taj_mahal.state import TajMahal
from durbar.games.taj_mahal.view import card_counts

if TYPE_CHECKING:
    from durbar.games.definition import Game

LARGEST = 1_000_000
"""Larger than any number that check_consistency lets through."""
KEYS = (
    *("players", "options", "phase", "visit", "first", "active", "present", "court", "aside", "protested", "claims"),
    *(
        "to_place",
        "due",
        "takes",
        "bare",
        "deck",
        "discards",
        "display",
        "unrest",
        "bonus",
        "tokens",
        "owners",
        "seats",
    ),
)
SEAT_KEYS = ("points", "hand", "known", "row", "row_colour", "advisors", "palaces", "crowns")


def to_dict(state: TajMahal) -> dict[str, Any]:
    """The full position; equal positions give equal data."""
    board: Board = state.game.board
    keys = [province.key for province in board.provinces]
    return {
        "players": state.layout.players,
        "options": {"memory_aid": state.memory_aid},
        "phase": PHASES[state.phase],
        "visit": state.visit,
        "first": state.first,
        "active": state.active,
        "present": cells(state.present),
        "court": [MEMBERS[member] for member in cells(state.court)],
        "aside": [MEMBERS[member] for member in cells(state.aside)],
        "protested": bool(state.protested),
        "claims": [MEMBERS[member] for member in cells(state.claims)],
        "to_place": state.to_place,
        "due": [board.city_names[board.diamonds[diamond]] for diamond in cells(state.due)],
        "takes": state.takes,
        "bare": bool(state.bare),
        "deck": card_counts(state, state.deck),
        "discards": card_counts(state, state.discards),
        "display": card_counts(state, state.display),
        "unrest": card_counts(state, state.unrest),
        "bonus": {
            board.city_names[board.diamonds[diamond]]: BONUSES[kind]
            for diamond, kind in enumerate(state.bonus)
            if kind >= 0
        },
        "tokens": {keys[province]: number for province, number in enumerate(state.token_at) if number},
        "owners": {keys[province]: owner for province, owner in enumerate(state.token_owner) if owner >= 0},
        "seats": [_seat(state, seat) for seat in range(state.layout.players)],
    }


def _seat(state: TajMahal, seat: int) -> dict[str, Any]:
    names = state.game.board.city_names
    colour = state.row_colour[seat]
    return {
        "points": state.points[seat],
        "hand": card_counts(state, state.hand[seat * 54 : seat * 54 + 54]),
        "known": card_counts(state, state.known[seat * 50 : seat * 50 + 50]),
        "row": card_counts(state, state.row[seat * 54 : seat * 54 + 54]),
        "row_colour": COLOURS[colour] if colour >= 0 else "",
        "advisors": {name: count for name, count in zip(ADVISORS, state.advisors[seat * 4 :], strict=False) if count},
        "palaces": [names[city] for city in cells(state.palaces[seat])],
        "crowns": [names[city] for city in cells(state.crowns[seat])],
    }


def from_dict(game: Game, data: Mapping[str, Any]) -> TajMahal:
    """The position that was written down; PositionError lists all its faults."""
    players, options = players_and_options(game, data)
    return _Loader(game, data, Layout(game.board, players)).load(options["memory_aid"])


class _Loader(PositionReader):
    """Reads what is particular to Taj Mahal."""

    def __init__(self, game: Game, data: Mapping[str, Any], layout: Layout) -> None:
        super().__init__(game, data, layout.players, KEYS)
        self.board: Board = game.board
        self.layout = layout

    def load(self, memory_aid: bool) -> TajMahal:
        fields: dict[str, Any] = {"phase": self.phase(PHASES, codes.TURN)}
        set_up = fields["phase"] <= codes.CHOOSE_START
        fields["visit"] = self.number("visit", 0 if set_up else 1, 0, VISITS)
        fields["first"] = self.number("first", 0, 0, self.players - 1)
        fields["active"] = self.number("active", 0, 0, self.players - 1)
        fields["to_place"] = self.number("to_place", 0, 0, len(ADVISORS))
        fields["takes"] = self.number("takes", 0, 0, TAKES)
        fields["protested"] = self.flag("protested")
        fields["bare"] = self.flag("bare")
        fields["present"] = self.mask("present", [] if set_up else [*range(self.players)], range(self.players))
        fields["aside"] = self.mask("aside", [], MEMBERS)
        fields["claims"] = self.mask("claims", [], MEMBERS)
        diamonds = [self.board.city_names[city] for city in self.board.diamonds]
        fields["due"] = self.mask("due", [], diamonds)
        fields["bonus"] = self.bonus(diamonds, set_up)
        left = [have - fields["bonus"].count(kind) for kind, have in enumerate(self.layout.bonus_mix)]
        left[self.layout.agra_token] += 1
        fields["bonus_left"] = left
        fields["token_at"], fields["token_owner"] = self.tokens(set_up)
        self.read_seats(fields)
        self.read_piles(fields)
        fields["bonus_owner"] = [
            next((seat for seat in range(self.players) if fields["palaces"][seat] >> city & 1), -1)
            for city in self.board.diamonds
        ]
        visited = fields["visit"] and fields["visit"] in fields["token_at"]
        fields["province"] = fields["token_at"].index(fields["visit"]) if visited else -1
        fields["court"] = self.mask("court", self.full_court(fields), MEMBERS)
        if not self.faults:
            check_consistency(fields, self.layout, self.board, self.fault)
        self.check()
        state = TajMahal(self.game, self.layout, memory_aid)
        state.restore(fields)
        return state

    def bonus(self, diamonds: list[str], set_up: bool) -> list[int]:
        """TJ-S1, TJ-K2: the kind of bonus token on each diamond, -1 where none was laid out yet."""
        placed = [-1] * len(diamonds)
        if "bonus" not in self.data and not set_up:
            rest = [kind for kind, count in enumerate(self.layout.bonus_mix) for _ in range(count)]
            rest.insert(self.layout.agra_diamond, self.layout.agra_token)
            return rest
        placed[self.layout.agra_diamond] = self.layout.agra_token
        for city, name in self.mapping("bonus").items():
            if city not in diamonds or name not in BONUSES:
                self.fault(f"bonus.{city}", shown(name), f"a diamond city and one of {', '.join(BONUSES)}")
            elif city == diamonds[self.layout.agra_diamond] and name != BONUSES[self.layout.agra_token]:
                self.fault(f"bonus.{city}", name, f"the Taj Mahal token, {BONUSES[self.layout.agra_token]} (TJ-S1)")
            else:
                placed[diamonds.index(city)] = BONUSES.index(name)
        for kind in range(BONUS_KINDS):
            have = self.layout.bonus_mix[kind] + (kind == self.layout.agra_token)
            if placed.count(kind) > have:
                self.fault("bonus", f"{placed.count(kind)} of {BONUSES[kind]}", f"at most {have} (TJ-K2)")
        return placed

    def tokens(self, set_up: bool) -> tuple[list[int], list[int]]:
        """TJ-S1: the number of the token of each province, and who has it."""
        keys = [province.key for province in self.board.provinces]
        agra = self.layout.agra_province
        if "tokens" not in self.data and not set_up:
            numbers = [*range(1, VISITS)]
            numbers.insert(agra, VISITS)
        else:
            numbers = [0] * PROVINCES
            numbers[agra] = VISITS
            for key, number in self.mapping("tokens").items():
                if key not in keys or type(number) is not int or not 1 <= number <= VISITS:
                    self.fault(f"tokens.{key}", shown(number), f"a province and a number from 1 to {VISITS}")
                elif (number == VISITS) != (keys.index(key) == agra):
                    self.fault(f"tokens.{key}", number, f"token {VISITS} in {keys[agra]} and only there (TJ-S1)")
                elif number in numbers and number != VISITS:
                    self.fault(f"tokens.{key}", f"{number} a second time", "each number once")
                else:
                    numbers[keys.index(key)] = number
        owners = [-1] * PROVINCES
        for key, owner in self.mapping("owners").items():
            if key not in keys or type(owner) is not int or not 0 <= owner < self.players:
                self.fault(f"owners.{key}", shown(owner), "a province and a seat")
            else:
                owners[keys.index(key)] = owner
        return numbers, owners

    def full_court(self, fields: dict[str, Any]) -> list[str]:
        """All members that are neither set aside nor being resolved."""
        gone = fields["aside"] | fields["claims"]
        return [] if fields["visit"] == 0 else [MEMBERS[member] for member in range(6) if not gone >> member & 1]

    def read_seats(self, fields: dict[str, Any]) -> None:
        """Everything in front of the players and in their hands."""
        for key, size in (("hand", 270), ("known", 250), ("row", 270), ("advisors", 20)):
            fields[key] = [0] * size
        fields["row_colour"] = [-1] * 5
        fields["points"], fields["palaces"], fields["crowns"] = [0] * 5, [0] * 5, [0] * 5
        for seat, entry in enumerate(self.by_seat("seats", {})):
            where = f"seats[{seat}]"
            given = self.faults.mapping(where, entry, SEAT_KEYS)
            fields["points"][seat] = self.faults.whole(f"{where}.points", given.get("points", 0), 0, LARGEST)
            for key, width in (("hand", 54), ("known", 50), ("row", 54)):
                cards = self.cards(f"{where}.{key}", given.get(key, {}), width)
                fields[key][seat * width : seat * width + width] = cards
            fields["row_colour"][seat] = self.row_colour(where, given, fields["row"][seat * 54 : seat * 54 + 54])
            for name, count in self.faults.mapping(f"{where}.advisors", given.get("advisors", {}), None).items():
                if name not in ADVISORS or type(count) is not int or not 0 <= count <= PRESTIGE_TOKENS:
                    self.fault(f"{where}.advisors.{name}", shown(count), f"0, 1 or 2 of {', '.join(ADVISORS)} (TJ-E1)")
                else:
                    fields["advisors"][seat * 4 + ADVISORS.index(name)] = count
            for key in ("palaces", "crowns"):
                fields[key][seat] = self.bits(f"{where}.{key}", given.get(key, []), self.board.city_names)

    def row_colour(self, where: str, given: dict[str, Any], row: list[int]) -> int:
        """The colour of a row; it need not be given when all coloured cards have the same one."""
        colours = {kind // PER_COLOUR for kind in range(codes.COLOURLESS) if row[kind]}
        name = given.get("row_colour", COLOURS[colours.pop()] if len(colours) == 1 else "")
        if name != "" and name not in COLOURS:
            self.fault(f"{where}.row_colour", shown(name), f"one of {', '.join(COLOURS)}, or '' for no row")
        return COLOURS.index(name) if name in COLOURS else -1

    def cards(self, where: str, value: object, size: int) -> list[int]:
        counts = [0] * size
        names = self.board.card_names[:size]
        for name, count in self.faults.mapping(where, value, None).items():
            if not name or name not in names or type(count) is not int or not 0 <= count <= self.layout.cards:
                self.fault(f"{where}.{name}", shown(count), "a card such as 'red-EV' and how many")
            else:
                counts[names.index(name)] = count
        return counts

    def read_piles(self, fields: dict[str, Any]) -> None:
        """TJ-C1: discards, display, unrest; the deck is what is left."""
        for key in ("discards", "display", "unrest"):
            fields[key] = self.cards(key, self.data.get(key, {}), PRESTIGE)
        rest = self.layout.mix[:]
        for kind in range(PRESTIGE):
            rest[kind] -= sum(fields[key][kind] for key in ("discards", "display", "unrest"))
            rest[kind] -= sum(fields[key][seat * 54 + kind] for key in ("hand", "row") for seat in range(5))
        deck = self.cards("deck", self.data["deck"], PRESTIGE) if "deck" in self.data else [max(n, 0) for n in rest]
        for kind, name in enumerate(self.board.card_names[:PRESTIGE]):
            if deck[kind] != rest[kind]:
                have = self.layout.mix[kind]
                self.fault("cards", f"{have - rest[kind] + deck[kind]} of {name}", f"{have} in the whole game (TJ-C1)")
        fields["deck"] = deck
