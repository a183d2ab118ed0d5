"""A sheet of characters with a style each, and lines that join properly where they meet."""

from __future__ import annotations

from itertools import groupby
from operator import itemgetter

from rich.text import Text

LINES = " ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋"
"""Every crossing of lines that are absent, thin or thick: up * 27 + right * 9 + down * 3 + left."""


def crossing(up: int, right: int, down: int, left: int) -> str:
    """The sign where four lines meet, each 0 (absent), 1 (thin) or 2 (thick)."""
    return LINES[up * 27 + right * 9 + down * 3 + left]


class Canvas:
    """Signs are written at places; the sheet then becomes one text."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self._signs = [[" "] * width for _ in range(height)]
        self._styles = [[""] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write a text from a place to the right; each of its characters is one column wide."""
        for at, sign in enumerate(text, x):
            self._signs[y][at] = sign
            self._styles[y][at] = style

    def overlay(self, x: int, y: int, sign: str, style: str) -> None:
        """Write one sign in the style of the ground that is painted there, or else in the one given."""
        here = self._styles[y][x]
        self.put(x, y, sign, here if " on " in here else style)

    def fill(self, x: int, y: int, width: int, height: int, style: str) -> None:
        """Paint a rectangle."""
        for row in range(y, y + height):
            self.put(x, row, " " * width, style)

    def text(self) -> Text:
        """The sheet as a text of many lines."""
        text = Text(no_wrap=True)
        for row, (signs, styles) in enumerate(zip(self._signs, self._styles, strict=True)):
            if row:
                text.append("\n")
            for style, run in groupby(zip(signs, styles, strict=True), key=itemgetter(1)):
                text.append("".join(sign for sign, _ in run), style)
        return text
