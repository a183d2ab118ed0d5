"""Draws docs/terminal.svg, a picture for the README: Maharani at the terminal after some moves of greedy bots.

Run it from the top of the repository after a change to the drawing: ``python docs/make_picture.py``
"""

from __future__ import annotations

from io import StringIO
from pathlib import Path

from rich.console import Console

import durbar
from durbar.cli.draw import drawing_of

ENTRIES = 78
"""How far into the game the picture is taken."""


def picture() -> str:
    """The SVG."""
    table = durbar.Table(durbar.game("maharani"), ["greedy"] * 4, seed="the picture")
    while table.seq < ENTRIES or table.state.to_move() < 0:
        table.step()
    console = Console(record=True, width=100, height=50, file=StringIO(), force_terminal=True, color_system="truecolor")
    console.print(drawing_of("maharani").draw(table.state.view(None), "en", []))
    return console.export_svg(title="durbar play maharani", unique_id="durbar")


if __name__ == "__main__":
    Path(__file__).with_name("terminal.svg").write_text(picture(), "utf-8")
