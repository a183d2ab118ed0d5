"""Positions of Maharani as plain data, and back. Loading collects every fault before it says no.

Left out, ``bag`` means all tiles that lie neither in the palace nor on the rondel, ``supply`` all workers that
stand nowhere, ``markers`` that all are face up, and ``gold`` that nobody has any: so a position can be written by hand.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from durbar.games.bits import cells
from durbar.games.errors import shown
from durbar.games.maharani import codes
from durbar.games.maharani.board import CELLS, COMPASS, SPACE_NAMES, Board
from durbar.games.maharani.codes import PHASES, WORKERS
from durbar.games.maharani.consistency import check_consistency
from durbar.games.maharani.layout import Layout
from durbar.games.maharani.state import Maharani
from durbar.games.maharani.types import Compass
from durbar.games.position_reader import PositionReader, players_and_options

if TYPE_CHECKING:
    from durbar.games.definition import Game

LARGEST = 1_000_000
"""Larger than any number that check_consistency lets through."""
QUARTER_NUMBERS = range(1, 5)
KEYS = (
    *("players", "turn", "phase", "active", "placed", "space", "tiles", "workers", "beside"),
    *("rondel", "bag", "markers", "gold", "supply", "evaluated"),
)


class Laid(NamedTuple):
    """A tile in the palace."""

    colour: str
    kind: str
    arrow: Compass
    """Where its arrow points."""


def laid_tiles(state: Maharani) -> dict[int, Laid]:
    """Every tile in the palace by its cell, in ascending order."""
    board = state.game.board
    kinds, (low, high) = board.kind_at, state.arrows
    found = {}
    for colour, tiles in zip(board.colours, state.tiles, strict=False):
        for cell in cells(tiles):
            arrow = (low >> cell & 1) + 2 * (high >> cell & 1)
            found[cell] = Laid(colour, kinds[cell * 4 + arrow], COMPASS[arrow])
    return dict(sorted(found.items()))


def removed(state: Maharani, laid: Mapping[int, Laid]) -> dict[str, int]:
    """The tiles that have left the game (MN-E2)."""
    names = state.game.board.tile_names
    seen: dict[str, int] = dict.fromkeys(names, 0)
    for tile in state.rondel:
        if tile >= 0:
            seen[names[tile]] += 1
    for colour, kind, _ in laid.values():
        seen[f"{colour}-{kind}"] += 1
    all_tiles, in_bag = state.layout.mix, state.bag
    rest = {name: all_tiles[i] - in_bag[i] - seen[name] for i, name in enumerate(names)}
    return {name: count for name, count in rest.items() if count}


def to_dict(state: Maharani) -> dict[str, Any]:
    """The full position; equal positions give equal data."""
    names = state.game.board.tile_names
    return {
        "players": state.layout.players,
        "turn": state.turn,
        "phase": PHASES[state.phase],
        "active": state.active,
        "placed": state.placed,
        "space": SPACE_NAMES[state.cell] if state.cell >= 0 else "",
        "tiles": {SPACE_NAMES[cell]: f"{tile.colour} {tile.arrow}" for cell, tile in laid_tiles(state).items()},
        "workers": {
            SPACE_NAMES[cell]: WORKERS[colour]
            for cell in range(64)
            for colour in range(4)
            if state.workers[colour] >> cell & 1
        },
        "beside": {
            f"{quarter + 1} {WORKERS[colour]}": state.beside[quarter * 4 + colour]
            for quarter in range(4)
            for colour in range(4)
            if state.beside[quarter * 4 + colour]
        },
        "rondel": [names[tile] if tile >= 0 else "" for tile in state.rondel],
        "bag": {name: count for name, count in zip(names, state.bag, strict=False) if count},
        "markers": [[q + 1 for q in range(4) if state.markers[s] >> q & 1] for s in range(state.layout.players)],
        "gold": state.scores(),
        "supply": {WORKERS[c]: state.supply[c] for c in range(4) if state.layout.owner[c] >= 0},
        "evaluated": [q + 1 for q in range(4) if state.evaluated >> q & 1],
    }


def from_dict(game: Game, data: Mapping[str, Any]) -> Maharani:
    """The position that was written down; PositionError lists all its faults."""
    players, _ = players_and_options(game, data)
    return _Loader(game, data, Layout(game.board, players)).load()


class _Loader(PositionReader):
    """Reads what is particular to Maharani."""

    def __init__(self, game: Game, data: Mapping[str, Any], layout: Layout) -> None:
        super().__init__(game, data, layout.players, KEYS)
        self.board: Board = game.board
        self.layout = layout
        self.placed_tiles: Counter[str] = Counter()

    def load(self) -> Maharani:
        fields: dict[str, Any] = {"phase": self.phase(PHASES, codes.FIRST)}
        fields["turn"] = self.number("turn", int(fields["phase"] >= codes.FIRST), 0, LARGEST)
        fields["active"] = self.number("active", 0, 0, self.players - 1)
        fields["placed"] = self.number("placed", 0, 0, 2)
        fields["cell"] = self.pending_space()
        fields["tiles"], fields["arrows"] = self.tiles()
        taken = sum(fields["tiles"])
        fields["free"] = self.layout.quarters[15] & ~taken
        fields["rondel"] = self.rondel()
        fields["bag"] = self.bag(fields)
        fields["markers"] = self.markers()
        fields["gold"] = self.numbers("gold", 0, LARGEST)
        fields["evaluated"] = self.mask("evaluated", [], QUARTER_NUMBERS)
        fields["workers"] = self.workers(taken, fields["evaluated"])
        fields["beside"] = self.beside(fields["evaluated"])
        fields["supply"] = self.supply(fields)
        if not self.faults:
            check_consistency(fields, self.layout, self.board, self.fault)
        self.check()
        state = Maharani(self.game, self.layout)
        state.restore(fields)
        return state

    def pending_space(self) -> int:
        name = self.data.get("space", "")
        if name == "":
            return -1
        if not isinstance(name, str) or not self.board.columns[CELLS.get(name, 0)]:
            self.fault("space", shown(name), "the space whose tile waits for its worker, or nothing")
            return -1
        return CELLS[name]

    def tiles(self) -> tuple[list[int], list[int]]:
        tiles, arrows = [0] * 6, [0] * 2
        for space, entry in self.mapping("tiles").items():
            cell = CELLS.get(space, 0)
            words = entry.split() if isinstance(entry, str) else []
            if not self.board.columns[cell]:
                self.fault(f"tiles.{space}", "not a space", "a space of the palace, such as c3 (MN-B1)")
            elif len(words) != 2 or words[0] not in self.board.colours or words[1] not in COMPASS:
                self.fault(f"tiles.{space}", shown(entry), "a colour and an arrow, such as 'blue N'")
            elif not (kind := self.board.kind_at[cell * 4 + COMPASS.index(words[1])]):
                self.fault(f"tiles.{space}", shown(entry), "an arrow that the columns of the space permit (MN-T3)")
            else:
                arrow = COMPASS.index(words[1])
                tiles[self.board.colours.index(words[0])] |= 1 << cell
                arrows[0] |= (arrow & 1) << cell
                arrows[1] |= (arrow >> 1) << cell
                self.placed_tiles[f"{words[0]}-{kind}"] += 1
        return tiles, arrows

    def rondel(self) -> list[int]:
        value = self.data.get("rondel", [])
        if not isinstance(value, list) or len(value) > 4:
            self.fault("rondel", shown(value), "a list of four tiles, '' for an empty slot")
            return [-1] * 4
        slots = []
        for number, name in enumerate([*value, "", "", "", ""][:4], 1):
            if name != "" and name not in self.board.tile_names:
                self.fault(f"rondel slot {number}", shown(name), "a tile such as 'blue-along', or '' for none")
                name = ""
            slots.append(self.board.tile_names.index(name) if name else -1)
        return slots

    def bag(self, fields: dict[str, Any]) -> list[int]:
        names = self.board.tile_names
        seen = self.placed_tiles + Counter(names[tile] for tile in fields["rondel"] if tile >= 0)
        rest = [self.layout.mix[i] - seen[name] for i, name in enumerate(names)]
        for i, name in enumerate(names):
            if rest[i] < 0:
                self.fault("tiles", f"{seen[name]} of {name} in the palace and on the rondel", f"{self.layout.mix[i]}")
        bag = [max(count, 0) for count in rest]
        if "bag" in self.data:
            bag = [0] * len(names)
            for name, count in self.mapping("bag").items():
                if name not in names or type(count) is not int or count < 0:
                    self.fault(f"bag.{name}", shown(count), "a tile such as 'blue-along' and how many")
                else:
                    bag[names.index(name)] = count
            self.check_removed(fields, [have - count for have, count in zip(rest, bag, strict=True)])
        return bag + [0] * (72 - len(names))

    def check_removed(self, fields: dict[str, Any], gone: list[int]) -> None:
        """MN-T1, MN-E2: a tile is in the palace, on the rondel, in the bag, or a centre tile that had to leave."""
        centres_full = not fields["free"] & self.layout.centres
        for tile, name in enumerate(self.board.tile_names):
            if gone[tile] < 0:
                self.fault(f"bag.{name}", f"{-gone[tile]} too many", f"{self.layout.mix[tile]} in the whole game")
            elif gone[tile] > 0 and not (centres_full and self.layout.is_centre[tile // 6]):
                self.fault(f"bag.{name}", f"{gone[tile]} missing", f"{self.layout.mix[tile]} in the whole game")

    def markers(self) -> list[int]:
        up = self.by_seat("markers", [*QUARTER_NUMBERS])
        masks = [self.bits(f"markers of seat {seat}", quarters, QUARTER_NUMBERS) for seat, quarters in enumerate(up)]
        return masks + [15] * (self.chairs - self.players)

    def workers(self, taken: int, evaluated: int) -> list[int]:
        workers = [0] * 4
        for space, name in self.mapping("workers").items():
            cell = CELLS.get(space, 0)
            if name not in WORKERS or self.layout.owner[WORKERS.index(name)] < 0:
                self.fault(f"workers.{space}", shown(name), f"one of {', '.join(self.worker_names())}")
            elif not taken >> cell & 1:
                self.fault(f"workers.{space}", "a worker without a tile", "workers on tiles only (MN-W1)")
            elif evaluated >> self.board.quarter_of[cell] & 1:
                self.fault(f"workers.{space}", "a worker in an evaluated quarter", "all of them gone home (MN-V3)")
            else:
                workers[WORKERS.index(name)] |= 1 << cell
        return workers

    def worker_names(self) -> list[str]:
        return [name for name, owner in zip(WORKERS, self.layout.owner, strict=True) if owner >= 0]

    def beside(self, evaluated: int) -> list[int]:
        beside = [0] * 16
        for key, count in self.mapping("beside").items():
            quarter, _, name = key.partition(" ")
            if quarter not in ("1", "2", "3", "4") or name not in self.worker_names():
                self.fault(f"beside.{key}", "not a quarter and a worker", "a key such as '2 green'")
            elif type(count) is not int or not 0 <= count <= self.layout.workers_each:
                self.fault(f"beside.{key}", shown(count), "how many workers lie there")
            elif evaluated >> (int(quarter) - 1) & 1 and count:
                self.fault(f"beside.{key}", "beside an evaluated quarter", "back in the supply (MN-W7)")
            else:
                beside[(int(quarter) - 1) * 4 + WORKERS.index(name)] = count
        return beside

    def supply(self, fields: dict[str, Any]) -> list[int]:
        supply = [0] * 4
        given = self.mapping("supply")
        for name in given.keys() - set(self.worker_names()):
            self.fault(f"supply.{name}", "not in this game", f"one of {', '.join(self.worker_names())}")
        for name in self.worker_names():
            colour = WORKERS.index(name)
            out = fields["workers"][colour].bit_count() + sum(fields["beside"][colour::4])
            rest = self.layout.workers_each - out
            supply[colour] = rest if "supply" not in self.data else given.get(name, -1)
            if type(supply[colour]) is not int or supply[colour] != rest or rest < 0:
                self.fault(
                    f"supply.{name}",
                    f"{shown(supply[colour])} with {out} in the palace and beside it",
                    f"{self.layout.workers_each} in all (MN-S3)",
                )
        return supply
