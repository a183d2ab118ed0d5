"""Maharani in a terminal: the palace, and beside it (or below) the players, the rondel and the quarters."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, cast

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from durbar.cli.draw.maharani_board import ARROWS, PLAIN_TILE, TILES, Palace, letter
from durbar.cli.draw.pieces import COLOURS, GOLD, SEATS
from durbar.games.base import State
from durbar.games.maharani.board import CELLS
from durbar.games.maharani.state import Maharani
from durbar.games.maharani.view import slot as slot_view
from durbar.text import player_name, say

PANEL = 26
"""The width that the panel beside the palace needs."""
LARGE_WIDTH, LARGE_HEIGHT = 100, 44
"""From this size of the terminal on, the palace is drawn large."""


def draw(view: dict[str, Any], lang: str, names: Sequence[str]) -> RenderableType:
    """The table as everybody sees it."""
    return _Table(view, lang, names)


def group(state: State, action: int, lang: str) -> str:
    """Placements are listed under their tile, everything else together."""
    form = state.structure(action)
    if form["do"] != "place":
        return say("terminal-other", {}, lang)
    slot = slot_view(cast(Maharani, state), form["slot"] - 1)
    words = {"slot": slot["slot"], "tile": slot["tile"], "kind": slot["shape"], "quarter": slot["quarter"]}
    return say("terminal-maharani-tile", words, lang)


def label(state: State, action: int, lang: str) -> str:
    """The space, with a star if that takes a marker and the player's sign if a worker comes onto the tile.

    Arrows that do not point home are all the same (MN-P5).
    """
    form = state.structure(action)
    if form["do"] != "place":
        return state.describe(action, lang)
    position = cast(Maharani, state)
    slot = slot_view(position, form["slot"] - 1)
    quarter = state.game.board.quarter_of[CELLS[form["space"]]] + 1
    star = "" if quarter == slot["quarter"] else "*"
    sign = f" {SEATS[position.active].shape}" if slot["arrow"] == form["arrow"] else ""
    return f"{form['space']}{star}{sign}"


@dataclass(frozen=True)
class _Table:
    """Chooses the layout when the size of the terminal is known."""

    view: dict[str, Any]
    lang: str
    names: Sequence[str]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        large = options.max_width >= LARGE_WIDTH and options.size.height >= LARGE_HEIGHT
        palace = Palace(self.view, self.lang, self.names, large)
        board = palace.text()
        panel = Group(self._players(), "", self._rondel(), "", self._quarters(), "", self._bag())
        if options.max_width < palace.canvas.width + PANEL:
            yield board
            yield panel
        else:
            layout = Table.grid(padding=0)
            layout.add_column(width=palace.canvas.width, no_wrap=True)
            layout.add_column(vertical="middle")
            layout.add_row(board, Padding(panel, (0, 0, 0, 3 if large else 1)))
            yield layout

    def _players(self) -> Table:
        """Two lines for each player: side, name and gold; workers in supply and markers that are face up."""
        table = Table.grid(padding=(0, 1, 0, 0), expand=False)
        table.add_column(no_wrap=True, min_width=20)
        table.add_column(no_wrap=True, justify="right", min_width=3)
        for seat in self.view["seats"]:
            number = seat["seat"]
            sign = SEATS[number]
            acts = number in self.view["pending"]
            who = Text("▸" if acts else " ", "bold")
            name = player_name(number, self.lang, self.names)
            who.append(f"{sign.shape} {ARROWS[seat['side']]} {name[:16]}", f"{'bold ' if acts else ''}{sign.colour}")
            pieces = Text("   ")
            for colour, where in seat["workers"].items():
                pieces.append(f"{COLOURS[colour].shape}{where['supply']} ", COLOURS[colour].colour)
            markers = "".join(str(quarter) if quarter in seat["markers"] else "·" for quarter in range(1, 5))
            pieces.append(say("terminal-maharani-markers", {"markers": markers}, self.lang))
            table.add_row(who, Text(str(seat["gold"]), f"bold {GOLD}"))
            table.add_row(pieces, "")
        return table

    def _rondel(self) -> Table:
        table = Table(box=None, padding=(0, 1, 0, 0), show_header=False, pad_edge=False)
        for slot in self.view["rondel"]:
            if slot["tile"] is None:
                table.add_row(str(slot["slot"]), "·", Text(say("terminal-empty", {}, self.lang), "dim"))
                continue
            chip = Text(
                f" {letter(slot['tile'], self.lang)}{slot['columns'] or '?'} ", TILES.get(slot["tile"], PLAIN_TILE)
            )
            arguments = {"tile": slot["tile"], "quarter": slot["quarter"]}
            table.add_row(str(slot["slot"]), chip, say("terminal-maharani-slot", arguments, self.lang))
        return table

    def _quarters(self) -> Table:
        table = Table(box=None, padding=(0, 1, 0, 0), show_header=False, pad_edge=False)
        for quarter in self.view["quarters"]:
            animal = say("terminal-animal", {"animal": quarter["animal"]}, self.lang)
            key = "terminal-maharani-evaluated" if quarter["evaluated"] else "terminal-maharani-free"
            beside = Text()
            for colour, count in quarter["beside"].items():
                beside.append(f" {COLOURS[colour].shape}{count}", COLOURS[colour].colour)
            words = Text(say(key, {"free": quarter["free"]}, self.lang))
            table.add_row(Text(str(quarter["quarter"]), f"bold {GOLD}"), animal, words + beside)
        return table

    def _bag(self) -> Text:
        return Text(say("terminal-maharani-bag", {"tiles": self.view["bag_left"]}, self.lang), "dim")
