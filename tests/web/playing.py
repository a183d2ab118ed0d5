"""Ways to play at the page: with the mouse alone, and with the keyboard alone. Decisions are random, with a seed."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

from playwright.sync_api import Error, Locator

from tests.web.visitor import Visitor

OPEN = "[data-target].open, button[data-target]:not(:disabled)"
CONFIRM = "[data-confirm]:not(:disabled)"
END = "dialog[aria-labelledby=end-title]"
PATIENCE = 300
"""Seconds that a whole game may take on a busy machine."""
WAITS = """() => {
    if (document.querySelector('dialog[aria-labelledby=end-title]')) return 'end'
    if (document.querySelector('.handover')) return 'handover'
    if (document.querySelector('[aria-busy=true]')) return ''
    if (document.querySelector('[data-confirm]:not(:disabled)')) return 'confirm'
    if (document.querySelector('[data-target].open, button[data-target]:not(:disabled)')) return 'choose'
    return ''
}"""
"""What the page waits for: nothing, a click somewhere, the last word, the next player, or the game is over."""

RESTS = "() => !document.querySelector('[aria-busy=true]')"
"""Nothing is on its way to the server."""

Step = Callable[[Visitor, random.Random, str], None]


def play(visitor: Visitor, step: Step, seed: int, decisions: int | None = None) -> int:
    """Decide so many times, or until the game is over; how many decisions there were."""
    chance = random.Random(seed)
    made = 0
    patience = time.monotonic() + PATIENCE
    while decisions is None or made < decisions:
        assert time.monotonic() < patience, f"nothing happened any more after {made} decisions"
        visitor.page.wait_for_function(WAITS)
        waits = visitor.page.evaluate(WAITS)
        if waits == "end":
            break
        if waits:
            before = seq(visitor)
            step(visitor, chance, waits)
            visitor.page.wait_for_function(RESTS)
            made += seq(visitor) != before
    return made


def seq(visitor: Visitor) -> str:
    """Which state of the table the page shows."""
    shown: str = visitor.page.evaluate("document.querySelector('[data-seq]')?.dataset.seq ?? ''")
    return shown


def by_clicks(visitor: Visitor, chance: random.Random, waits: str) -> None:
    """One click: take over the screen, confirm, or point at something that lights up."""
    page = visitor.page
    if waits == "handover":
        page.locator(".handover button").click()
        page.locator(".handover").wait_for(state="hidden")
    elif waits == "confirm":
        click(page.locator(CONFIRM).first)
    else:
        places = page.locator(OPEN)
        count = places.count()
        if count:
            click(places.nth(chance.randrange(count)))


def by_keys(visitor: Visitor, chance: random.Random, waits: str) -> None:
    """The list of actions, some steps down, Enter; then the last word if it is asked for."""
    page = visitor.page
    if waits == "handover":
        page.keyboard.press("Enter")
        page.locator(".handover").wait_for(state="hidden")
    elif waits == "confirm":
        page.keyboard.press("y")
        visitor.settle()
    else:
        page.keyboard.press("a")
        listed = page.locator("[data-action]")
        try:
            listed.first.wait_for(timeout=2000)
        except Error:
            return
        for _ in range(chance.randint(1, min(8, listed.count()))):
            page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        visitor.settle()


def click(place: Locator) -> None:
    """A real click in the middle; a place that vanishes meanwhile is somebody else's turn."""
    try:
        place.click(timeout=3000)
    except Error as error:
        if "intercepts pointer events" in str(error):
            raise
