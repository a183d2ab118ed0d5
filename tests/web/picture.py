"""The picture of the page in the README, docs/page.png: ``python -m tests.web.picture`` after a change to its looks."""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

import durbar
from tests.server.parts import Server
from tests.web.playing import WAITS
from tests.web.visitor import ROOT, Visitor, launch

ENTRIES = 70
"""How far into the game the picture is taken."""


def main() -> None:
    """Let bots play for a while, sit down at their table, and take the picture."""
    table = durbar.Table(durbar.game("maharani"), ["greedy"] * 3, seed="the picture")
    while table.seq < ENTRIES or table.state.to_move() != 0:
        table.step()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        browser = launch(playwright)
        try:
            visitor = Visitor(browser, server.url)
            visitor.open_table("maharani", ["me", "expert", "skilled"], position=table.state.to_dict())
            visitor.page.wait_for_function(WAITS)
            visitor.page.screenshot(path=ROOT / "docs" / "page.png")
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
