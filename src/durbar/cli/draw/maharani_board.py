"""The palace of Maharani from above: spaces, cloisters, tiles, workers, and the rondel in the middle."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from durbar import text
from durbar.cli.draw.canvas import Canvas, crossing
from durbar.cli.draw.pieces import COLOURS, GOLD, SEATS

TILES = {
    "blue": "bold #ffffff on #2b59b0",
    "red": "bold #ffffff on #b03a2e",
    "green": "bold #ffffff on #2f7d55",
    "orange": "bold #201000 on #e8962e",
    "purple": "bold #ffffff on #7a4aa6",
    "white": "bold #201000 on #ece6d6",
}
"""The inlay of each tile colour; the letter on it says the same."""
PLAIN_TILE = "bold #ffffff on #5a5a5a"
WORKER_GROUND = "#16161c"
LINE = "#8d7b4f"
ARROWS = {"N": "↑", "E": "→", "S": "↓", "W": "←"}
COLUMN = "○"
NORTH, EAST, SOUTH, WEST = "^|", ">-", "v|", "<-"
"""The signs of a space (or tile) with a column on that edge."""


def letter(tile: str, lang: str) -> str:
    """The letter of a tile colour."""
    key = f"terminal-tile-{tile}"
    return text.say(key, {}, lang) if text.has(key, lang) else tile[:1].upper()


class Palace:
    """Draws one view. A space is 5 characters by 1 line inside, or 7 by 3 when large; lines run between them."""

    LEFT, RIGHT = 3, 2
    TOP = 2

    def __init__(self, view: dict[str, Any], lang: str, names: Sequence[str], large: bool) -> None:
        self.view = view
        self.lang = lang
        self.names = names
        self.large = large
        self.inner = (7, 3) if large else (5, 1)
        self.step = (self.inner[0] + 1, self.inner[1] + 1)
        self.canvas = Canvas(self.LEFT + self.RIGHT + 8 * self.step[0] + 1, self.TOP * 2 + 8 * self.step[1] + 1)
        self.spaces = {(ord(name[0]) - ord("a"), int(name[1:]) - 1): space for name, space in view["spaces"].items()}

    def text(self) -> Text:
        """The drawing."""
        self._labels()
        self._lines()
        for (column, row), space in self.spaces.items():
            self._space(*self._corner(column, row), space)
        self._animals()
        self._rondel()
        return self.canvas.text()

    def _corner(self, column: int, row: int) -> tuple[int, int]:
        """Where the inside of a space begins."""
        return self.LEFT + 1 + column * self.step[0], self.TOP + 1 + row * self.step[1]

    # The frame: names of columns and rows, players at their sides, lines between the spaces.

    def _labels(self) -> None:
        middle = self.inner[0] // 2
        for column in range(8):
            x, _ = self._corner(column, 0)
            self.canvas.put(x + middle, self.TOP - 1, "abcdefgh"[column], "dim")
        for row in range(8):
            _, y = self._corner(0, row)
            self.canvas.put(self.LEFT - 1, y + self.inner[1] // 2, str(row + 1), "dim")
        centre = self._corner(4, 4)
        for seat in self.view["seats"]:
            sign = SEATS[seat["seat"]]
            active = seat["seat"] == self.view["active"] and self.view["turn"]
            style = f"bold {sign.colour}" if active else sign.colour
            if seat["side"] in "NS":
                name = text.player_name(seat["seat"], self.lang, self.names)
                line = f"{sign.shape} {name[:40]}"
                y = 0 if seat["side"] == "N" else self.TOP + 8 * self.step[1] + 1
                self.canvas.put(centre[0] - 1 - len(line) // 2, y, line, style)
            else:
                x = 0 if seat["side"] == "W" else self.canvas.width - 1
                self.canvas.put(x, centre[1] - 1, sign.shape, style)

    def _quarter(self, column: int, row: int) -> int:
        return int(self.spaces.get((column, row), {"quarter": 0})["quarter"])

    def _weight(self, here: tuple[int, int], there: tuple[int, int]) -> int:
        """The line between two neighbours: thin inside a quarter, thick at its border, none outside the palace."""
        if here not in self.spaces and there not in self.spaces:
            return 0
        return 1 if self._quarter(*here) == self._quarter(*there) else 2

    def _lines(self) -> None:
        for column in range(9):
            for row in range(9):
                x, y = self.LEFT + column * self.step[0], self.TOP + row * self.step[1]
                north_west, north_east = (column - 1, row - 1), (column, row - 1)
                south_west, south_east = (column - 1, row), (column, row)
                right = self._weight(north_east, south_east)
                down = self._weight(south_west, south_east)
                up, left = self._weight(north_west, north_east), self._weight(north_west, south_west)
                self.canvas.put(x, y, crossing(up, right, down, left), LINE)
                if right:
                    self._seam(x + 1, y, self.inner[0], 1, "─━"[right - 1], north_east, south_east)
                if down:
                    self._seam(x, y + 1, 1, self.inner[1], "│┃"[down - 1], south_west, south_east)

    def _seam(
        self, x: int, y: int, width: int, height: int, line: str, here: tuple[int, int], there: tuple[int, int]
    ) -> None:
        """A line between two spaces; two tiles of one colour are one area, so their ground runs through it."""
        tile = self.spaces.get(here, {}).get("tile")
        joined = tile is not None and tile == self.spaces.get(there, {}).get("tile")
        if joined and line in "─│":
            line = " "
        for row in range(y, y + height):
            self.canvas.put(x, row, line * width, self._ink(tile) if joined else LINE)

    # Spaces and tiles.

    def _ink(self, tile: str | None) -> str:
        return TILES.get(tile, PLAIN_TILE) if tile else f"bold {GOLD}"

    def _space(self, x: int, y: int, space: dict[str, Any]) -> None:
        """A space with its columns: in its middle, or on the line to the neighbour that has the other half."""
        width, height = self.inner
        if space["tile"]:
            self._tile(x, y, space["tile"])
        if space["columns"] == "o":
            self.canvas.put(x + width // 2, y + height // 2, COLUMN, self._ink(space["tile"]))
        if space["columns"] in EAST:
            self.canvas.overlay(x + width, y + height // 2, COLUMN, f"bold {GOLD}")
        if space["columns"] in SOUTH:
            self.canvas.overlay(x + width // 2, y + height, COLUMN, f"bold {GOLD}")
        if space["worker"]:
            sign = COLOURS[space["worker"]]
            chip, place = (f" {sign.shape} ", (2, 2)) if self.large else (sign.shape, (3, 0))
            self.canvas.put(x + place[0], y + place[1], chip, f"bold {sign.colour} on {WORKER_GROUND}")

    def _tile(self, x: int, y: int, tile: str) -> None:
        self.canvas.fill(x, y, *self.inner, self._ink(tile))
        self.canvas.put(x + 1, y, letter(tile, self.lang), self._ink(tile))

    def _animals(self) -> None:
        """The number of each quarter stands in its cut corner, with its animal where there is room."""
        places = ((0, 0), (7, 0), (7, 7), (0, 7))
        for (column, row), quarter in zip(places, self.view["quarters"], strict=True):
            if (column, row) in self.spaces:
                continue
            x, y = self._corner(column, row)
            words = [f"{quarter['quarter']}{' ✓' if quarter['evaluated'] else ''}"]
            if self.large:
                words.append(text.say("terminal-animal", {"animal": quarter["animal"]}, self.lang)[: self.step[0]])
            for line, word in enumerate(words, 1 if self.large else 0):
                self.canvas.put(x + 1 if column else x + self.inner[0] - 1 - len(word), y + line, word, f"bold {GOLD}")

    # The rondel.

    def _rondel(self) -> None:
        width, height = self.inner
        for slot in self.view["rondel"]:
            column, row = {1: (3, 3), 2: (4, 3), 3: (4, 4), 4: (3, 4)}[slot["quarter"]]
            x, y = self._corner(column, row)
            number = str(slot["slot"])
            if slot["tile"] is None:
                self.canvas.put(x, y + height // 2, f"{number} ·".ljust(width), "dim")
            elif self.large:
                self._tile(x, y, slot["tile"])
                self._turned(x, y, slot)
                self.canvas.put(x + width - 1, y, number, self._ink(slot["tile"]))
            else:
                style = self._ink(slot["tile"])
                self.canvas.put(x, y, number, "bold")
                self.canvas.put(x + 1, y, f" {letter(slot['tile'], self.lang)}{slot['columns'] or '?'} ", style)
        if self.view["turn"]:
            x, y = self._corner(4, 4)
            self.canvas.put(x - 1, y - 1, ARROWS[self.view["rondel"][0]["arrow"]], f"bold {GOLD}")

    def _turned(self, x: int, y: int, slot: dict[str, Any]) -> None:
        """The arrow and the columns of a tile on the rondel, as it would lie when it points at the player."""
        style = self._ink(slot["tile"])
        columns = slot["columns"] or "?"
        self.canvas.put(x + 3, y + 1, COLUMN if columns == "o" else ARROWS[slot["arrow"]], style)
        for signs, dx, dy in ((NORTH, 3, 0), (EAST, 6, 1), (SOUTH, 3, 2), (WEST, 0, 1)):
            if columns in signs:
                self.canvas.put(x + dx, y + dy, COLUMN, style)
