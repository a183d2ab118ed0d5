"""The map of Taj Mahal: provinces with their tokens, cities, palaces and bonus tokens, roads as dots between them."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from durbar.cli.draw.canvas import Canvas
from durbar.cli.draw.pieces import GOLD, SEATS
from durbar.text import say

WIDTH, HEIGHT = 78, 25
CITY_WIDTH = 5
"""A city takes at most as many signs: its letter, its shape or palace, the bonus token or the crown palace."""
ROUND, DIAMOND, CROWN, DOT = "○", "◇", "♔", "·"
LIT = "bold #201000 on #d9b44a"


def good(name: str, lang: str) -> str:
    """The letter of a commodity."""
    return say(f"terminal-taj_mahal-good-{name}", {}, lang)


def bonus_sign(bonus: str, lang: str) -> str:
    """A bonus token in one or two signs: a commodity's letter, + for a card, or the points."""
    if bonus == "card":
        return "+"
    return bonus.removeprefix("points-") if bonus.startswith("points-") else good(bonus, lang)


class Map:
    """Draws the map of one view, scaled to the width of a narrow terminal."""

    def __init__(self, view: dict[str, Any], lang: str) -> None:
        self.view = view
        self.lang = lang
        self.canvas = Canvas(WIDTH, HEIGHT)
        spots = [city["at"] for city in view["cities"].values()]
        self.left, self.top = min(x for x, _ in spots), min(y for _, y in spots)
        self.across = (WIDTH - CITY_WIDTH) / max(1, max(x for x, _ in spots) - self.left)
        self.down = (HEIGHT - 1) / max(1, max(y for _, y in spots) - self.top)

    def text(self) -> Text:
        """The drawing."""
        for one, two in self.view["roads"]:
            self._road(self._place(one), self._place(two))
        for province in self.view["provinces"]:
            self._province(province)
        for name in self.view["cities"]:
            self._city(name)
        return self.canvas.text()

    def _place(self, name: str) -> tuple[int, int]:
        x, y = self.view["cities"][name]["at"]
        return round((x - self.left) * self.across), round((y - self.top) * self.down)

    def _road(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        steps = max(abs(end[0] - start[0]) // 2, abs(end[1] - start[1]))
        for step in range(1, steps):
            x = round(start[0] + (end[0] - start[0]) * step / steps)
            y = round(start[1] + (end[1] - start[1]) * step / steps)
            self.canvas.put(x, y, DOT, "dim")

    def _province(self, province: dict[str, Any]) -> None:
        """The label stands in the middle of its cities: short name, number of the token, commodities, owner."""
        spots = [self._place(name) for name, city in self.view["cities"].items() if city["province"] == province["key"]]
        token = "" if province["token"] is None else f" {province['token']}"
        goods = "".join(good(name, self.lang) for name in province["goods"])
        owner = SEATS[province["owner"]].shape if province["owner"] is not None else ""
        style = LIT if province["current"] else "dim" if province["visited"] else f"bold {GOLD}"
        label = f"{province['key']}{token}{goods}{owner}"
        if province["current"]:
            label = f"▸{label}"
        x = (min(x for x, _ in spots) + max(x for x, _ in spots) + 2 - len(label)) // 2
        y = (min(y for _, y in spots) + max(y for _, y in spots)) // 2
        crowded = any(abs(place[1] - y) < 1 and x - 3 <= place[0] <= x + len(label) for place in spots)
        self.canvas.put(max(0, min(x, WIDTH - len(label))), y - crowded, label, style)

    def _city(self, name: str) -> None:
        city = self.view["cities"][name]
        x, y = self._place(name)
        self.canvas.put(x, y, name[-1], "bold" if city["province"] == self.view["province"] else "dim")
        if city["palace"] is None:
            self.canvas.put(x + 1, y, DIAMOND if city["diamond"] else ROUND)
        else:
            sign = SEATS[city["palace"]]
            self.canvas.put(x + 1, y, sign.shape, f"bold {sign.colour}")
        at = x + 2
        if city["bonus"]:
            self.canvas.put(at, y, bonus_sign(city["bonus"], self.lang), f"bold {GOLD}")
            at += 1
        if city["crown"] is not None:
            sign = SEATS[city["crown"]]
            self.canvas.put(at, y, f"{CROWN}{sign.shape}"[: WIDTH - at], f"bold {sign.colour}")
