"""How soon a click on the page shows its effect, with the server on the same machine.

    python -m benchmarks.page

Random games are played by clicks in a real Chromium. The time runs from the pointer's press to the frame that shows the
first change of the page, and, for clicks that send a decision, to the frame that shows the new state of the table.
"""

from __future__ import annotations

import os
import random
import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

import durbar
from tests.server.parts import Server
from tests.web.playing import WAITS, by_clicks
from tests.web.visitor import Visitor, launch

STEPS = 120
WATCH = """
    window.clicks = []
    let now = null
    const frame = (then) => requestAnimationFrame(() => setTimeout(then))
    addEventListener('pointerdown', () => {
        const seq = document.querySelector('[data-seq]')?.dataset.seq
        now = { at: performance.now(), first: null, state: null, seq }
        window.clicks.push(now)
    }, true)
    new MutationObserver(() => {
        const click = now
        if (!click) return
        const seq = document.querySelector('[data-seq]')?.dataset.seq
        if (click.first === null) { click.first = 0; frame(() => (click.first = performance.now() - click.at)) }
        if (click.state === null && seq !== click.seq) {
            click.state = 0
            frame(() => (click.state = performance.now() - click.at))
        }
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
"""


def main() -> None:
    """Play some of each game and print the times."""
    print(f"load of the machine at the start: {os.getloadavg()[0]:.1f}")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        browser = launch(playwright)
        try:
            for game in durbar.games():
                visitor = Visitor(browser, server.url)
                visitor.page.add_init_script(WATCH)
                visitor.open_table(game, ["me", "greedy"])
                chance = random.Random(1)
                for _ in range(STEPS):
                    visitor.page.wait_for_function(WAITS)
                    waits = visitor.page.evaluate(WAITS)
                    if waits == "end":
                        break
                    if waits:
                        by_clicks(visitor, chance, waits)
                clicks = visitor.page.evaluate("window.clicks")
                _print(game, "first effect", [click["first"] for click in clicks if click["first"]])
                _print(game, "new state", [click["state"] for click in clicks if click["state"]])
                visitor.leave()
        finally:
            browser.close()
            server.stop()


def _print(game: str, what: str, times: list[float]) -> None:
    ordered = sorted(times)
    middle, late = statistics.median(ordered), ordered[int(0.95 * len(ordered))]
    print(f"{game:10} {what:13} {len(ordered):4} clicks, median {middle:4.0f} ms, 95 % within {late:4.0f} ms")


if __name__ == "__main__":
    main()
