"""Record what a real server sends, for the unit tests of the page: ``make fixtures``.

Each file in web/tests/recorded is named after a type of the OpenAPI document and holds examples of it by name. Record
them again when a type has changed; ``test_fixtures`` says when one does not fit any more.
"""

from __future__ import annotations

import json
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tests.server.parts import Server, browser, told
from tests.web.visitor import ROOT

FOLDER = ROOT / "web" / "tests" / "recorded"


def record_games(server: Server) -> None:
    """The games and bots on offer."""
    write("GameList", {"english": told(browser(server).get("/api/games", params={"lang": "en"}))})


def write(component: str, examples: Mapping[str, Any]) -> None:
    """Keep examples of a type."""
    FOLDER.mkdir(exist_ok=True)
    text = json.dumps(examples, indent=1, ensure_ascii=False)
    (FOLDER / f"{component}.json").write_text(text + "\n", "utf-8")


def main() -> None:
    """Record everything."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        try:
            record_games(server)
        finally:
            server.stop()


if __name__ == "__main__":
    main()
