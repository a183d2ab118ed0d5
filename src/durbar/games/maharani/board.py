"""Loads a board file and validates it: spaces, columns, quarters, tiles, workers and payouts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, TypeGuard, get_args

from durbar.games.bits import cells, flood
from durbar.games.board_file import BoardSource, board_data
from durbar.games.board_reader import BoardReader
from durbar.games.errors import shown
from durbar.games.maharani.codes import COLOURS, MOST_PAID, QUARTERS, SPACES
from durbar.games.maharani.types import Compass

SIDE = 8
COMPASS: tuple[Compass, ...] = get_args(Compass)
CENTRE = 16
"""The bit of a centre column in a pattern; bits 0 to 3 are half columns north, east, south, west."""
SIGNS = {"o": CENTRE, "^": 1, ">": 2, "v": 4, "<": 8, "|": 5, "-": 10}
TILE_COLUMNS = {"ahead": 1, "right": 2, "behind": 4, "left": 8, "centre": CENTRE}
CLOCKWISE: tuple[Compass, ...] = ("S", "W", "N", "E")
"""The sides of the board in playing order."""
MAX_KINDS = 12
TILES = 60
PARTS = ("name", "columns", "quarters", "animals", "colours", "payouts", "players", "tiles")


def turn(pattern: int, arrow: int) -> int:
    """The columns of a tile on the compass when its arrow points there."""
    halves = (pattern & 15) << arrow
    return pattern & CENTRE | (halves & 15) | (halves >> 4)


def space_name(cell: int) -> str:
    """Columns a to h from the west, rows 1 to 8 from the north."""
    return "abcdefgh"[cell % SIDE] + str(cell // SIDE + 1)


SPACE_NAMES = [space_name(cell) for cell in range(SIDE * SIDE)]
CELLS = {name: cell for cell, name in enumerate(SPACE_NAMES)}


@dataclass(frozen=True)
class Kind:
    """A kind of tile: its name, its columns seen along the arrow, and how many each colour has."""

    name: str
    columns: int
    count: int


@dataclass(frozen=True)
class Seating:
    """What a number of players changes: workers of each colour, and the sides they sit at."""

    workers: int
    sides: tuple[str, ...]


@dataclass(frozen=True)
class Board:
    """A valid board."""

    name: str
    columns: tuple[int, ...]
    """For each of 64 cells: its columns (0 where there is no space)."""
    quarter_of: tuple[int, ...]
    """For each cell: its quarter 0 to 3, or -1."""
    animals: tuple[str, ...]
    colours: tuple[str, ...]
    payouts: tuple[int, ...]
    seatings: Mapping[int, Seating]
    kinds: tuple[Kind, ...]
    source: Mapping[str, Any]
    """The plain data it was made from."""

    @cached_property
    def tile_names(self) -> tuple[str, ...]:
        """The names of all types of tile, ``colour-kind``; the index is the type."""
        return tuple(f"{colour}-{kind.name}" for kind in self.kinds for colour in self.colours)

    @cached_property
    def kind_at(self) -> tuple[str, ...]:
        """For each cell, four times: the kind of tile that fits it with its arrow pointing there; empty if none."""
        return tuple(
            next((kind.name for kind in self.kinds if turn(kind.columns, arrow) == columns), "")
            for columns in self.columns
            for arrow in range(len(COMPASS))
        )


def load_board(source: BoardSource) -> Board:
    """The standard board, one from a file, or one from the data of a file."""
    return _Reader(board_data(source, __package__), PARTS).board()


class _Reader(BoardReader):
    """Reads what is particular to Maharani."""

    def board(self) -> Board:
        name = self.name("name", self.data.get("name"))
        columns = self.columns()
        quarter_of = self.quarters(columns)
        animals = self.words("animals", QUARTERS)
        colours = self.words("colours", COLOURS)
        payouts = self.payouts()
        seatings = self.seatings()
        kinds = self.kinds()
        if not self.faults:
            self.check_counts(columns, quarter_of, kinds)
            self.check_halves(columns)
            self.check_reach(columns)
            self.check_supply(columns, kinds)
        self.check()
        return Board(name, columns, quarter_of, animals, colours, payouts, seatings, kinds, _plain(self.data))

    def map(self, key: str, signs: str) -> list[str]:
        """Sixty-four signs from eight lines of eight; blanks where something is wrong."""
        text = self.data.get(key)
        lines = text.split() if isinstance(text, str) else []
        if len(lines) != SIDE or any(len(line) != SIDE for line in lines):
            self.fault(key, f"{len(lines)} line(s)", "8 lines of 8 signs")
            return ["."] * (SIDE * SIDE)
        for cell, sign in enumerate("".join(lines)):
            if sign not in signs:
                self.fault(f"{key} at {space_name(cell)}", shown(sign), f"one of {signs}")
        return list("".join(lines))

    def columns(self) -> tuple[int, ...]:
        return tuple(SIGNS.get(sign, 0) for sign in self.map("columns", "." + "".join(SIGNS)))

    def quarters(self, columns: tuple[int, ...]) -> tuple[int, ...]:
        signs = self.map("quarters", ".1234")
        for cell, sign in enumerate(signs):
            if (sign == ".") != (columns[cell] == 0):
                self.fault(f"quarters at {space_name(cell)}", shown(sign), "a quarter for every space, and only there")
        return tuple("1234".find(sign) for sign in signs)

    def payouts(self) -> tuple[int, ...]:
        found = self.data.get("payouts")
        if not isinstance(found, list) or len(found) != MOST_PAID or not all(map(_is_count, found)):
            self.fault("payouts", shown(found), f"{MOST_PAID} whole numbers from 0 to 1000")
            return ()
        return tuple(found)

    def seatings(self) -> dict[int, Seating]:
        found = self.data.get("players")
        seatings: dict[int, Seating] = {}
        if not isinstance(found, Mapping) or set(found) != {"2", "3", "4"}:
            self.fault("players", shown(found), "a mapping for each of 2, 3 and 4")
            return seatings
        for key, entry in found.items():
            given = self.faults.mapping(f"players.{key}", entry, ("workers", "sides"))
            workers, sides = given.get("workers"), given.get("sides")
            if not _is_count(workers) or not 1 <= workers <= SPACES:
                self.fault(f"players.{key}.workers", shown(workers), f"a whole number from 1 to {SPACES}")
            elif not isinstance(sides, list) or sides != [s for s in CLOCKWISE if s in sides] or len(sides) != int(key):
                self.fault(f"players.{key}.sides", shown(sides), f"{key} sides in the order S, W, N, E")
            else:
                seatings[int(key)] = Seating(workers, tuple(sides))
        return seatings

    def kinds(self) -> tuple[Kind, ...]:
        found = self.data.get("tiles")
        kinds: list[Kind] = []
        if not isinstance(found, Mapping) or not 1 <= len(found) <= MAX_KINDS:
            self.fault("tiles", shown(found), f"1 to {MAX_KINDS} kinds of tile")
            return ()
        for name, entry in found.items():
            if not isinstance(name, str) or not name.isidentifier():
                self.fault("tiles", f"the name {shown(name)}", "a word")
                continue
            given = self.faults.mapping(f"tiles.{name}", entry, ("columns", "count"))
            columns, count = given.get("columns"), given.get("count")
            if not isinstance(columns, list) or not columns or not all(map(_is_column, columns)):
                self.fault(f"tiles.{name}.columns", shown(columns), f"some of {', '.join(TILE_COLUMNS)}")
            elif not _is_count(count) or count > TILES:
                self.fault(f"tiles.{name}.count", shown(count), f"a whole number from 0 to {TILES}")
            else:
                pattern = 0
                for column in columns:
                    pattern |= TILE_COLUMNS[column]
                kinds.append(Kind(name, pattern, count))
        for word, times in Counter(kind.name.casefold() for kind in kinds).items():
            if times > 1:
                self.fault("tiles", f"{times} kinds called {word!r}", "names that differ in more than capitals")
        for pattern, times in Counter(kind.columns for kind in kinds).items():
            if times > 1:
                same = " and ".join(kind.name for kind in kinds if kind.columns == pattern)
                self.fault("tiles", f"{same} have the same columns", "a different pattern for each kind")
        return tuple(kinds)

    def check_counts(self, columns: tuple[int, ...], quarter_of: tuple[int, ...], kinds: tuple[Kind, ...]) -> None:
        """MN-B1, MN-B2, MN-T1: 56 spaces around the rondel, 14 in each quarter, 60 tiles."""
        for name in ("a1", "h1", "a8", "h8", "d4", "e4", "d5", "e5"):
            if columns[CELLS[name]]:
                self.fault(f"columns at {name}", "a space", "no space in the corners and under the rondel (MN-B1)")
        spaces = sum(1 for pattern in columns if pattern)
        if spaces != SPACES:
            self.fault("columns", f"{spaces} spaces", f"{SPACES} (MN-B1)")
        for quarter in range(QUARTERS):
            size = quarter_of.count(quarter)
            if size != SPACES // QUARTERS:
                self.fault(f"quarter {quarter + 1}", f"{size} spaces", f"{SPACES // QUARTERS} (MN-B2)")
        tiles = sum(kind.count for kind in kinds) * COLOURS
        if tiles != TILES:
            self.fault("tiles", f"{tiles} in all", f"{TILES}, 10 of each colour (MN-T1)")

    def check_halves(self, columns: tuple[int, ...]) -> None:
        """MN-B4: every half column meets the other half on the neighbouring space."""
        for cell, pattern in enumerate(columns):
            for side, (dx, dy) in enumerate(((0, -1), (1, 0), (0, 1), (-1, 0))):
                if not pattern >> side & 1:
                    continue
                x, y = cell % SIDE + dx, cell // SIDE + dy
                meets = 0 <= x < SIDE and 0 <= y < SIDE and columns[y * SIDE + x] >> (side + 2) % 4 & 1
                if not meets:
                    self.fault(
                        f"columns at {space_name(cell)}",
                        f"a half column on the {COMPASS[side]} edge without its other half",
                        "the other half on the next space (MN-B4)",
                    )

    def check_reach(self, columns: tuple[int, ...]) -> None:
        """MN-B3: the palace is one piece."""
        spaces = sum(1 << cell for cell, pattern in enumerate(columns) if pattern)
        lost = spaces & ~flood(spaces & -spaces, spaces)
        if lost:
            names = ", ".join(space_name(cell) for cell in cells(lost))
            self.fault("columns", f"no way from the rest to {names}", "one connected palace (MN-B3)")

    def check_supply(self, columns: tuple[int, ...], kinds: tuple[Kind, ...]) -> None:
        """MN-T3: for every pattern of columns there are at least as many tiles as spaces."""
        spaces = Counter(_shape(pattern) for pattern in columns if pattern)
        tiles: Counter[int] = Counter()
        for kind in kinds:
            tiles[_shape(kind.columns)] += kind.count * COLOURS
        for shape, needed in sorted(spaces.items()):
            if tiles[shape] < needed:
                example = next(space_name(cell) for cell, pattern in enumerate(columns) if _shape(pattern) == shape)
                self.fault(
                    "tiles",
                    f"{tiles[shape]} that fit spaces like {example}",
                    f"at least {needed}, enough to fill the board (MN-T3)",
                )


def _shape(pattern: int) -> int:
    """A pattern of columns whatever its orientation."""
    return min(turn(pattern, arrow) for arrow in range(4))


def _is_count(value: object) -> TypeGuard[int]:
    return type(value) is int and 0 <= value <= 1000


def _plain(value: Any) -> Any:
    """A copy of a board's data that nobody else can change."""
    if isinstance(value, Mapping):
        return {key: _plain(entry) for key, entry in value.items()}
    return list(value) if isinstance(value, list) else value


def _is_column(value: object) -> bool:
    return isinstance(value, str) and value in TILE_COLUMNS
