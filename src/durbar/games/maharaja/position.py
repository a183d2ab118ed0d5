"""Positions of Maharaja as plain data, and back. Loading collects every fault before it says no.

A position can be written by hand: what is left out takes the value it has in the first turn of a game with the default
options (pool and quarry hold the houses that stand nowhere, every disc shows gold twice, nothing is done yet).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from durbar.games.errors import shown
from durbar.games.maharaja import codes
from durbar.games.maharaja.actions import PAIR_NAMES
from durbar.games.maharaja.codes import CHARACTER_NAMES, HOUSES_EACH, KIND_NAMES, PHASES, RIGHT_NAMES, START_BOXES
from durbar.games.maharaja.consistency import check_consistency
from durbar.games.maharaja.events import ENDS, box_number, end_reasons
from durbar.games.maharaja.layout import Layout
from durbar.games.maharaja.state import Maharaja
from durbar.games.position_reader import PositionReader, players_and_options

if TYPE_CHECKING:
    from durbar.games.definition import Game
    from durbar.games.maharaja.board import Board

LARGEST = 1_000_000
"""Larger than any number that check_consistency lets through."""
BANK = "bank"
KEYS = (
    *("players", "options", "phase", "turn", "active", "other", "maharaja", "track", "characters", "gold", "pool"),
    *("quarry", "architects", "chits", "houses", "outer", "central", "discs", "played", "ending", "left", "chit"),
    *("builder_used", "visited", "lifted", "lifted_free", "named", "opener", "bid", "passed"),
)


def to_dict(state: Maharaja) -> dict[str, Any]:
    """The full position; equal positions give equal data. Nothing is "" for a name and -1 for a seat."""
    board, seats = state.game.board, range(state.layout.players)
    return {
        "players": state.layout.players,
        "options": dict(state.layout.options),
        "phase": PHASES[state.phase],
        "turn": state.turn,
        "active": state.active,
        "other": state.other,
        "maharaja": _name(board.cities, state.maharaja),
        "track": {board.cities[city]: box_number(box) for city, box in enumerate(state.box) if box >= 0},
        "characters": {
            name: holder if holder >= 0 else BANK
            for name, holder in zip(CHARACTER_NAMES, state.holder, strict=True)
            if holder != codes.NOT_IN_GAME
        },
        "gold": [state.gold[seat] for seat in seats],
        "pool": [state.pool[seat] for seat in seats],
        "quarry": [state.quarry[seat] for seat in seats],
        "architects": [board.stations[state.architect[seat]] for seat in seats],
        "chits": [state.chits[seat] for seat in seats],
        "houses": _by_seat(board.spots, state.houses, seats),
        "outer": _by_seat(board.cities, state.outer, seats),
        "central": {board.cities[city]: owner for city, owner in enumerate(state.central) if owner >= 0},
        "discs": ["+".join(PAIR_NAMES[state.disc[seat]]) if state.disc[seat] >= 0 else "" for seat in seats],
        "played": [seat for seat in seats if state.played >> seat & 1],
        "ending": end_reasons(state.ending),
        "left": {name: left for name, left in zip(RIGHT_NAMES, state.rights, strict=True) if left},
        "chit": _name(KIND_NAMES, state.chit),
        "builder_used": bool(state.builder_used),
        "visited": [name for i, name in enumerate(board.stations) if state.visited >> i & 1],
        "lifted": _name(board.spots, state.lifted),
        "lifted_free": bool(state.lifted_free),
        "named": _name(CHARACTER_NAMES, state.named),
        "opener": state.opener,
        "bid": state.bid,
        "passed": [seat for seat in seats if state.passed >> seat & 1],
    }


def _name(names: Sequence[str], index: int) -> str:
    return names[index] if index >= 0 else ""


def _by_seat(places: Sequence[str], numbers: Sequence[int], seats: range) -> dict[str, list[int]]:
    """Numbers by place and seat; places without any are left out."""
    rows = {place: list(numbers[i * 5 : i * 5 + len(seats)]) for i, place in enumerate(places)}
    return {place: row for place, row in rows.items() if any(row)}


def from_dict(game: Game, data: Mapping[str, Any]) -> Maharaja:
    """The position that was written down; PositionError lists all its faults."""
    players, options = players_and_options(game, data)
    return _Loader(game, data, Layout(game.board, players, options)).load()


class _Loader(PositionReader):
    """Reads what is particular to Maharaja."""

    def __init__(self, game: Game, data: Mapping[str, Any], layout: Layout) -> None:
        super().__init__(game, data, layout.players, KEYS)
        self.board: Board = game.board
        self.layout = layout

    def load(self) -> Maharaja:
        fields: dict[str, Any] = {"phase": self.phase(PHASES, codes.ACTING)}
        phase = fields["phase"]
        set_up, in_turn = phase < codes.SECRET, codes.ACTING <= phase < codes.FINISHED
        fields["turn"] = self.number("turn", 0 if set_up else 1, 0, self.layout.turn_limit)
        fields["active"] = self.number("active", 0 if in_turn else -1, -1, self.players - 1)
        fields["other"] = self.number("other", -1, -1, self.players - 1)
        fields["opener"] = self.number("opener", -1, -1, self.players - 1)
        fields["bid"] = self.number("bid", -1, -1, codes.START_GOLD)
        fields["box"] = self.track(set_up)
        fields["maharaja"] = self.maharaja(fields["box"], set_up)
        fields["holder"] = self.characters(set_up)
        fields["gold"] = self.numbers("gold", codes.START_GOLD, LARGEST)
        fields["chits"] = self.numbers("chits", 0, codes.CHITS if self.layout.yogi else 0)
        fields["houses"] = self.places("houses", self.board.spots, HOUSES_EACH)
        fields["outer"] = self.places("outer", self.board.cities, self.layout.palaces_each)
        fields["central"] = self.central()
        fields["pool"], fields["quarry"] = self.supplies(fields["houses"], set_up)
        fields["architect"] = self.architects()
        fields["disc"] = self.discs(phase)
        seats = range(self.players)
        fields["played"] = self.mask("played", [*seats] if phase == codes.FINISHED else [], seats)
        fields["passed"] = self.mask("passed", [], seats)
        last = fields["turn"] == self.layout.turn_limit
        fields["ending"] = self.mask("ending", [ENDS[codes.LAST_TURN]] if last else [], ENDS.values())
        fields["chit"] = self.name("chit", KIND_NAMES)
        fields["lifted"] = self.name("lifted", self.board.spots)
        fields["named"] = self.name("named", CHARACTER_NAMES)
        fields["builder_used"] = self.flag("builder_used")
        fields["lifted_free"] = self.flag("lifted_free")
        fields["given"] = self.given(fields, in_turn)
        fields["rights"] = self.rights(fields["given"])
        here = [self.board.stations[fields["architect"][fields["active"]]]] if in_turn and fields["active"] >= 0 else []
        fields["visited"] = self.mask("visited", here, self.board.stations)
        fields["founded"] = self.founded(fields)
        if not self.faults:
            check_consistency(fields, self.layout, self.board, self.fault)
        self.check()
        state = Maharaja(self.game, self.layout)
        state.restore(fields)
        if state.to_move() >= 0 and not state.legal_actions():
            self.fault("phase", PHASES[phase], "a phase in which something can be done")
            self.check()
        return state

    # The board.

    def track(self, set_up: bool) -> list[int]:
        boxes = [-1] * 7
        given = self.mapping("track")
        if "track" not in self.data and not set_up:
            return [START_BOXES, *range(1, START_BOXES)]  # The governor of the first city has just gone up.
        for name, number in given.items():
            low, high = box_number(0), box_number(self.layout.last_box)
            if name not in self.board.cities:
                self.fault(f"track.{name}", "not a city", f"one of {', '.join(self.board.cities)}")
            elif type(number) is not int or not low <= number <= high:
                self.fault(f"track.{name}", shown(number), f"a box from {low} to {high} (MJ-B6)")
            elif number - low in boxes:
                self.fault(f"track.{name}", f"box {number}, which another governor stands in", "a box of its own")
            else:
                boxes[self.board.cities.index(name)] = number - low
        return boxes

    def maharaja(self, boxes: list[int], set_up: bool) -> int:
        if "maharaja" not in self.data:
            return -1 if set_up else boxes.index(max(boxes))
        return self.name("maharaja", self.board.cities)

    def characters(self, set_up: bool) -> list[int]:
        holders = [codes.IN_BANK] * 7
        if not self.layout.yogi:
            holders[codes.YOGI] = codes.NOT_IN_GAME
        if "characters" not in self.data and not set_up:
            return [*range(self.players), *holders[self.players :]]
        for name, holder in self.mapping("characters").items():
            if name not in CHARACTER_NAMES or (name == "yogi" and not self.layout.yogi):
                self.fault(f"characters.{name}", "not in this game", "a character of the game (MJ-S3, MJ-O2)")
            elif holder != BANK and (type(holder) is not int or not 0 <= holder < self.players):
                self.fault(f"characters.{name}", shown(holder), f"a seat, or {BANK!r}")
            elif holder != BANK:
                holders[CHARACTER_NAMES.index(name)] = holder
        return holders

    def places(self, key: str, places: Sequence[str], high: int) -> list[int]:
        """Numbers by place and seat."""
        found = [0] * (len(places) * 5)
        for name, row in self.mapping(key).items():
            if name not in places:
                self.fault(f"{key}.{name}", "no such place", "a place of the board")
            elif (
                not isinstance(row, list)
                or len(row) != self.players
                or not all(type(number) is int and 0 <= number <= high for number in row)
            ):
                self.fault(f"{key}.{name}", shown(row), f"{self.players} whole numbers from 0 to {high}")
            else:
                at = places.index(name) * 5
                found[at : at + self.players] = row
        return found

    def central(self) -> list[int]:
        owners = [-1] * 7
        for name, seat in self.mapping("central").items():
            if name not in self.board.cities:
                self.fault(f"central.{name}", "not a city", f"one of {', '.join(self.board.cities)}")
            elif type(seat) is not int or not 0 <= seat < self.players:
                self.fault(f"central.{name}", shown(seat), f"a seat from 0 to {self.players - 1}")
            else:
                owners[self.board.cities.index(name)] = seat
        return owners

    def supplies(self, houses: list[int], set_up: bool) -> tuple[list[int], list[int]]:
        """Pool and quarry; houses that stand nowhere are in one of them (MJ-S1)."""
        rest = [HOUSES_EACH - sum(houses[seat::5]) for seat in range(self.players)]
        full = codes.FIRST_HOUSES if set_up else codes.POOL_HOUSES
        standing = [HOUSES_EACH - left for left in rest]
        pool = [max(0, full - out if set_up else min(full, left)) for out, left in zip(standing, rest, strict=True)]
        if "pool" in self.data:
            pool = self.numbers("pool", 0, HOUSES_EACH)[: self.players]
        elif "quarry" in self.data:
            quarry = self.numbers("quarry", 0, HOUSES_EACH)
            pool = [left - quarry[seat] for seat, left in enumerate(rest)]
        quarry = [left - pool[seat] for seat, left in enumerate(rest)]
        if "quarry" in self.data:
            quarry = self.numbers("quarry", 0, HOUSES_EACH)[: self.players]
        for seat in range(self.players):
            total = standing[seat] + pool[seat] + quarry[seat]
            if total != HOUSES_EACH or min(pool[seat], quarry[seat]) < 0:
                found = f"{standing[seat]} on the board, {pool[seat]} in the pool, {quarry[seat]} in the quarry"
                self.fault(f"houses of seat {seat}", found, f"{HOUSES_EACH} in all (MJ-S1)")
        blank = [0] * (5 - self.players)
        return pool + blank, quarry + blank

    def architects(self) -> list[int]:
        value = self.by_seat("architects", self.board.stations[0])
        found = [0] * 5
        for seat, name in enumerate(value):
            if name not in self.board.stations:
                self.fault(f"architect of seat {seat}", shown(name), f"one of {', '.join(self.board.stations)}")
            else:
                found[seat] = self.board.stations.index(name)
        return found

    # The course of the game.

    def discs(self, phase: int) -> list[int]:
        names = ["+".join(pair) for pair in PAIR_NAMES[: self.layout.pairs]]
        value = self.by_seat("discs", names[0] if phase > codes.SECRET else "")
        found = [-1] * 5
        for seat, name in enumerate(value):
            turned = "+".join(reversed(name.split("+"))) if isinstance(name, str) else name
            if name in names or turned in names:
                found[seat] = names.index(name if name in names else turned)
            elif name != "":
                self.fault(f"disc of seat {seat}", shown(name), "two disc actions such as 'gold+palace', or ''")
        return found

    def given(self, fields: dict[str, Any], in_turn: bool) -> list[int]:
        """All that the disc of the active player and the chit he has used allow."""
        given = [0] * 8
        if not in_turn or fields["active"] < 0 or fields["disc"][fields["active"]] < 0:
            return given
        disc = fields["disc"][fields["active"]]
        for kind in (self.layout.first[disc], self.layout.second[disc], fields["chit"]):
            for right, count in codes.GRANTS.get(kind, {}).items():
                given[right] += count
        return given

    def rights(self, given: list[int]) -> list[int]:
        """What is left to do, by default all."""
        if "left" not in self.data:
            return list(given)
        left = [0] * 8
        for name, number in self.mapping("left").items():
            if name not in RIGHT_NAMES:
                self.fault(f"left.{name}", "not something to do", f"one of {', '.join(RIGHT_NAMES)}")
                continue
            most = given[RIGHT_NAMES.index(name)]
            if type(number) is not int or not 0 <= number <= most:
                self.fault(f"left.{name}", shown(number), f"a whole number from 0 to {most}, what the disc allows")
            else:
                left[RIGHT_NAMES.index(name)] = number
        return left

    def founded(self, fields: dict[str, Any]) -> int:
        """How many first houses stand (MJ-S4)."""
        if fields["phase"] < codes.FOUNDING:
            return 0
        return sum(fields["houses"]) if fields["phase"] == codes.FOUNDING else codes.FIRST_HOUSES * self.players
