"""A picture of every screen, by day on a desktop and by night on a phone: ``make screenshots``.

They are written to build/screenshots, to be looked at: does anything overlap, is any text cut, is it legible?
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.server.parts import Server
from tests.web.screens import SCREENS
from tests.web.visitor import DESKTOP, PHONE, ROOT, Visitor, launch

FOLDER = ROOT / "build" / "screenshots"
LOOKS = {
    "desktop": {"size": DESKTOP},
    "desktop-dark": {"size": DESKTOP, "dark": True},
    "phone": {"size": PHONE},
    "phone-fr": {"size": PHONE, "lang": "fr"},
    "landscape": {"size": (740, 360)},
}


def main() -> None:
    """Visit every screen in every look."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        browser = launch(playwright)
        try:
            for number, screen in enumerate(SCREENS, 1):
                for look, details in LOOKS.items():
                    visitor = Visitor(browser, server.url, **details)  # type: ignore[arg-type]
                    screen.reach(visitor)
                    visitor.page.screenshot(path=FOLDER / f"{screen.name}-{look}.png")
                    for complaint in visitor.leave():
                        print(f"{screen.name}, {look}: {complaint}")
                print(f"{number} of {len(SCREENS)}: {screen.name}", flush=True)
        finally:
            browser.close()
            server.stop()
    print(f"The pictures are in {FOLDER.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
