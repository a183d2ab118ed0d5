"""Maharaja in a terminal: the track, the cities, the roads with their villages, and the players."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from durbar.cli.draw.pieces import GOLD, SEATS
from durbar.games.base import State
from durbar.text import player_name, say

GROUPS = {
    "road": "travel",
    "house": "house",
    "builder-house": "builder",
    "builder-move": "builder",
    "move": "move",
    "to": "to",
    "palace": "palace",
    "governor": "governor",
    "take": "character",
    "exchange": "character",
    "entice": "character",
    "give": "character",
    "chit": "chit",
    "disc": "disc",
    "bid": "auction",
    "pass": "auction",
}
"""The heading of every verb; all others are listed together."""
MAHARAJA = "♛"
CENTRAL, FREE = "◈", "·"
NEUTRAL = "✕"
BESIDE = 108
"""From this width on, the roads stand beside the cities."""
TWO_COLUMNS = 72
"""From this width on, the roads are listed in two columns."""


def draw(view: dict[str, Any], lang: str, names: Sequence[str]) -> RenderableType:
    """The table as one seat sees it."""
    return _Table(view, lang, names)


def group(state: State, action: int, lang: str) -> str:
    """Actions are listed by what they do; the choice of a disc by its first action."""
    form = state.structure(action)
    if form["do"] == "disc":
        return say("terminal-maharaja-disc-with", {"plan": form["actions"][0]}, lang)
    heading = GROUPS.get(form["do"])
    return say(f"terminal-maharaja-{heading}" if heading else "terminal-other", {}, lang)


def label(state: State, action: int, lang: str) -> str:
    """The second action of a disc; otherwise the action in words."""
    form = state.structure(action)
    if form["do"] == "disc":
        return say("terminal-maharaja-plan", {"plan": form["actions"][1]}, lang)
    return state.describe(action, lang)


@dataclass(frozen=True)
class _Table:
    """Chooses the layout when the width of the terminal is known."""

    view: dict[str, Any]
    lang: str
    names: Sequence[str]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self._track()
        if options.max_width >= BESIDE:
            layout = Table.grid(padding=(0, 3, 0, 0))
            layout.add_row(Group(self._cities(), "", self._players()), self._roads(1))
            yield layout
        else:
            yield self._cities()
            yield self._roads(2 if options.max_width >= TWO_COLUMNS else 1)
            yield self._players()
        yield self._state_of_turn()

    def say(self, key: str, **words: Any) -> str:
        return say(f"terminal-maharaja-{key}", words, self.lang)

    def place(self, name: str) -> str:
        return self.say("place", place=name)

    def signs(self, counts: Sequence[int]) -> Text:
        """For every piece the sign of its owner."""
        text = Text()
        for seat, count in enumerate(counts):
            text.append(SEATS[seat].shape * count, SEATS[seat].colour)
        return text

    # The track and the cities.

    def _track(self) -> Text:
        """From the bottom: the governors in the order of their boxes, with a line above the start boxes."""
        text = Text(self.say("track") + " ", "bold", overflow="fold")
        for box in self.view["track"]:
            if box["box"] == 1:
                text.append("| ")
            if box["governor"]:
                number = f"{box['box']}:" if box["box"] > 0 else ""
                text.append(f"{number}{self.place(box['governor'])} ", GOLD)
            elif box["box"] > 0:
                text.append(f"{box['box']} ", "dim")
        if self.view["turn"]:
            text.append(self.say("turn", turn=self.view["turn"], limit=self.view["turn_limit"]))
        return text

    def _cities(self) -> Table:
        table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
        for key in ("city", "palaces", "houses", "architects", "points"):
            table.add_column(self.say(key), no_wrap=True)
        for name, city in self.view["cities"].items():
            here = name == self.view["maharaja"]
            who = Text(f"{MAHARAJA if here else ' '} {self.place(name)}", f"bold {GOLD}" if here else "")
            palaces = Text()
            if city["central"] is None:
                palaces.append(f"{CENTRAL}{FREE} ", "dim")
            else:
                sign = SEATS[city["central"]]
                palaces.append(f"{CENTRAL}{sign.shape} ", sign.colour)
            palaces += self.signs(city["outer"])
            palaces.append(NEUTRAL * city["neutral"] + FREE * city["free_outer"], "dim")
            architects = self.signs([int(seat in city["architects"]) for seat in range(self.view["players"])])
            points = Text()
            for seat, number in enumerate(city["points"]):
                if number:
                    points.append(f"{SEATS[seat].shape}{number} ", SEATS[seat].colour)
            table.add_row(who, palaces, self.signs(city["houses"]), architects, points)
        waiting = [int(seat in self.view["start"]["architects"]) for seat in range(self.view["players"])]
        table.add_row(Text(f"  {self.place('start')}", "dim"), "", "", self.signs(waiting), "")
        return table

    def _roads(self, columns: int) -> Table:
        """Every road with the houses in its villages; a dot is room for a house."""
        table = Table.grid(padding=(0, 1, 0, 0))
        roads = list(self.view["roads"].items())
        rows = -(-len(roads) // columns)
        for row in range(rows):
            cells: list[RenderableType] = []
            for name, road in roads[row::rows]:
                cells += [Text(self.say("road", road=name), "" if road["open"] else "dim"), self._villages(road)]
            table.add_row(*cells)
        return table

    def _villages(self, road: dict[str, Any]) -> Text:
        text = Text()
        for number, name in enumerate(road["villages"]):
            village = self.view["villages"][name]
            text.append("[" if not number else " [", "dim")
            text += self.signs(village["houses"])
            text.append(FREE * village["room"] + "]", "dim")
        return text

    # The players.

    def _players(self) -> Table:
        table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
        table.add_column("", no_wrap=True, max_width=18)
        for key in ("gold", "built", "pool"):
            table.add_column(self.say(key), justify="right", no_wrap=True)
        table.add_column(self.say("characters"))
        for seat in self.view["seats"]:
            sign = SEATS[seat["seat"]]
            acts = seat["seat"] in self.view["pending"]
            who = Text("▸" if acts else " ", "bold")
            name = player_name(seat["seat"], self.lang, self.names)
            who.append(f"{sign.shape} {name[:14]}", f"{'bold ' if acts else ''}{sign.colour}")
            table.add_row(
                who,
                Text("?" if seat["gold"] is None else str(seat["gold"]), f"bold {GOLD}"),
                f"{seat['palaces']}/{seat['palaces'] + seat['palaces_left']}",
                f"{seat['pool']}+{seat['quarry']}",
                self._holdings(seat),
            )
        return table

    def _holdings(self, seat: dict[str, Any]) -> Text:
        """Characters, chits and the disc as far as it may be seen."""
        parts = []
        if seat["characters"]:
            parts.append(self.say("cards", character=seat["characters"]))
        if seat["chits"]:
            parts.append(self.say("chits", chits=seat["chits"]))
        if seat["disc"] == "hidden":
            parts.append(self.say("disc-hidden"))
        elif seat["disc"]:
            parts.append(self.say("disc-shown", plan=seat["disc"]))
        return Text(" · ".join(parts))

    def _state_of_turn(self) -> Text:
        """What is left to do for the active player, or how the auction stands."""
        view = self.view
        if view["auction"] and view["auction"]["bid"] is not None:
            bidder = player_name(view["auction"]["bidder"], self.lang, self.names)
            return Text(self.say("bid-stands", bidder=bidder, bid=view["auction"]["bid"]))
        left = [name for name, count in view["left"].items() for _ in range(count)]
        text = Text(self.say("left", plan=left) if left else "")
        if view["builder_house"]:
            text.append((" " if left else "") + self.say("builder-house"))
        return text
