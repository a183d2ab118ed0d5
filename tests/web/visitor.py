"""Somebody who visits the page with a browser: clicks, keys, and what the browser complains of."""

from __future__ import annotations

import os
import random
import shutil
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, ConsoleMessage, Playwright

from tests.patience import wait_until
from tests.server import dealing

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
WEB_PATIENCE = 60_000
"""Milliseconds to wait for what the page will show: a busy machine is no reason to fail."""
DESKTOP = (1280, 800)
PHONE = (360, 740)


def launch(playwright: Playwright) -> Browser:
    """The installed browser, without a window."""
    named = os.environ.get("DURBAR_BROWSER")
    found = next(filter(None, map(shutil.which, [named] if named else BROWSERS)), None)
    assert found, "the tests of the page need Chromium or Chrome; tools/browser.sh says how to get it"
    return playwright.chromium.launch(executable_path=found, args=list(QUIET))


class Visitor:
    """One person with a browser of his own. ``complaints`` holds errors of the page and of the console."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        size: tuple[int, int] = DESKTOP,
        lang: str = "en",
        dark: bool = False,
        deal: object = dealing.FIRST,
        motion: bool = False,
    ) -> None:
        self.url = url
        self.complaints: list[str] = []
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=lang,
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=min(size) < 600,
            extra_http_headers={dealing.HEADER: str(deal)},
            service_workers="block",
        )
        self.page = self.context.new_page()
        self.page.set_default_timeout(WEB_PATIENCE)
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))

    def go(self, path: str = "/") -> Visitor:
        """Open a page by its address."""
        self.page.goto(self.url + path)
        return self

    def fetch(self, path: str) -> Any:
        """What the API says to this visitor."""
        answer = self.context.request.get(f"{self.url}/api/{path}")
        assert answer.ok, answer.text()
        return answer.json()

    def called(self, name: str) -> Visitor:
        """Come in as a guest of this name."""
        answer = self.context.request.post(f"{self.url}/api/guests", data={"name": name}, headers={"Origin": self.url})
        assert answer.ok, answer.text()
        return self

    def settle(self) -> None:
        """Let the page answer to what was done to it, and draw the answer."""
        self.page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")

    def press(self, name: str) -> None:
        """Press a button by its name."""
        self.page.get_by_role("button", name=name).first.click()

    def open_table(self, game: str, seats: list[str], decisions: int = 0, **wish: Any) -> str:
        """Open a table over the API, decide so many times there, and go to its page."""
        table = str(self._post("tables", game=game, seats=seats, **wish)["table"])
        for _ in range(decisions):
            self.decide(table)
        self.go(f"/table/{table}")
        return table

    def decide(self, table: str) -> None:
        """Decide over the API whatever there is to decide, as soon as one has to."""

        def asked() -> Any:
            state = self.fetch(f"tables/{table}")
            return state if state["actions"] or state["over"] else None

        state = wait_until(asked)
        if not state["over"]:
            action = random.Random(state["seq"]).choice(state["actions"])["action"]
            self._post(f"tables/{table}/moves", seq=state["seq"], id=f"api-{state['seq']}", action=action)

    def _post(self, path: str, **data: Any) -> Any:
        answer = self.context.request.post(f"{self.url}/api/{path}", data=data, headers={"Origin": self.url})
        assert answer.ok, answer.text()
        return answer.json()

    def look(self, colours: Literal["light", "dark"], size: tuple[int, int]) -> None:
        """Change the language, the colours and the size of the window, whatever is open."""
        other = self.page.evaluate("() => document.querySelector('header button[lang]').lang")
        self.page.evaluate("() => document.querySelector('header button[lang]').click()")
        self.page.wait_for_function(f"() => document.documentElement.lang === '{other}'")
        self.page.emulate_media(color_scheme=colours)
        self.page.set_viewport_size({"width": size[0], "height": size[1]})

    def violations(self) -> list[str]:
        """What axe-core finds wrong with the page as it is now."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text("utf-8"))
        found = self.page.evaluate("axe.run({ resultTypes: ['violations'] }).then(({ violations }) => violations)")
        return [f"{one['id']}: {one['help']}: {node['html'][:160]}" for one in found for node in one["nodes"]]

    def overflow(self) -> int:
        """How many pixels the page is wider than the screen."""
        width: int = self.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        return max(0, width)

    def forgive(self, *expected: str) -> None:
        """What the browser complained of has been provoked, if one of these words is in it."""
        self.complaints = [one for one in self.complaints if not any(word in one for word in expected)]

    def leave(self) -> list[str]:
        """Close the browser; what it complained of."""
        self.context.close()
        return self.complaints

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.complaints.append(f"console: {message.text} {message.location.get('url', '')}")
