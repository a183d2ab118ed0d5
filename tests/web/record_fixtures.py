"""Record what a real server sends, for the unit tests of the page: ``make fixtures``.

Each file in web/tests/recorded is named after a type of the OpenAPI document and holds examples of it by name, one in
a line. The server of the tests deals the same cards every time and the moves are drawn with a fixed seed, so that the
same is recorded unless the server sends something else; ``test_fixtures`` says when it does.
"""

from __future__ import annotations

import json
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any

import httpx

from tests.server.parts import Server, browser, told
from tests.web.visitor import ROOT

FOLDER = ROOT / "web" / "tests" / "recorded"
TABLES = (
    ("maharani", 2, "standard"),
    ("maharani", 3, "standard"),
    ("maharani", 4, "standard"),
    ("maharaja", 2, "basic"),
    ("maharaja", 4, "advanced2"),
    ("taj_mahal", 2, "standard"),
    ("taj_mahal", 3, "standard"),
    ("taj_mahal", 4, "standard"),
    ("taj_mahal", 5, "standard"),
)
"""Games that are played to the end by people at one screen."""
EVERY = 50
"""Of a game the first and the widest decision of each phase are recorded, and one of so many decisions."""
FEW = 30
"""What actions would do is recorded where there are no more of them."""
TABLE = "recorded-table-of-page"

Recorded = dict[str, dict[str, Any]]
"""Examples by the name of their type and their own name."""


def record(server: Server) -> Recorded:
    """Everything that the page's unit tests take from a server."""
    with browser(server) as client:
        recorded: Recorded = {
            "GameList": {"english": told(client.get("/api/games", params={"lang": "en"}))},
            "TableState": {},
            "Previews": {},
        }
        for game, players, preset in TABLES:
            _play(client, game, players, preset, recorded)
        recorded["ProblemDocument"] = _refusals(client)
    return recorded


def _play(client: httpx.Client, game: str, players: int, preset: str, recorded: Recorded) -> None:
    """Play a game to its end and record some of its decisions, and its end."""
    wish = {"game": game, "seats": ["me"] * players, "preset": preset}
    address = f"/api/tables/{told(client.post('/api/tables', json=wish), 201)['table']}"
    widest: dict[str, int] = {}
    for number, state in enumerate(_decisions(client, address)):
        phase, width = state["view"]["phase"], len(state["actions"])
        which = "first" if phase not in widest else "widest" if width > widest[phase] else str(number)
        widest[phase] = max(width, widest.get(phase, 0))
        if which in ("first", "widest") or number % EVERY == 0:
            name = f"{game} {players} {phase}, {which}"
            recorded["TableState"][name] = _fixed(state)
            recorded["Previews"].pop(name, None)
            if width <= FEW:
                recorded["Previews"][name] = told(client.get(f"{address}/actions", params={"seat": state["you"]}))
    recorded["TableState"][f"{game} {players} over"] = _fixed(told(client.get(address)))


def _decisions(client: httpx.Client, address: str) -> Iterator[dict[str, Any]]:
    """The states in which somebody decides, as they see them; then a move is drawn for them."""
    rng = Random(1)
    while not (state := told(client.get(address)))["over"]:
        seat = state["pending"][0]
        if seat != state["you"]:
            state = told(client.get(address, params={"seat": seat}))
        yield state
        action = rng.choice(state["actions"])["action"]
        move = {"seq": state["seq"], "id": f"move-{state['seq']}-{seat}", "action": action, "seat": seat}
        told(client.post(f"{address}/moves", json=move))


def _refusals(client: httpx.Client) -> dict[str, Any]:
    """What the server says to moves that cannot be."""
    table = told(client.post("/api/tables", json={"game": "maharani", "seats": ["me", "me"]}), 201)
    seat, seq = table["pending"][0], table["seq"]
    moves = {
        "stale": {"seq": seq - 1, "id": "stale", "action": table["actions"][0]["action"], "seat": seat},
        "illegal": {"seq": seq, "id": "illegal", "action": 0, "seat": seat},
        "faulty": {"seq": -1, "id": "faulty", "action": 0},
    }
    address = f"/api/tables/{table['table']}/moves"
    return {name: client.post(address, json=move).json() for name, move in moves.items()}


def _fixed(state: dict[str, Any]) -> dict[str, Any]:
    """A state without what is different every time."""
    return {**state, "table": TABLE}


def write(recorded: Mapping[str, Mapping[str, Any]], folder: Path = FOLDER) -> None:
    """Keep the examples of each type."""
    folder.mkdir(exist_ok=True)
    for component, examples in recorded.items():
        lines = (
            f"{json.dumps(name)}: {json.dumps(data, ensure_ascii=False, separators=(',', ':'))}"
            for name, data in examples.items()
        )
        (folder / f"{component}.json").write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


def main() -> None:
    """Record everything."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        try:
            write(record(server))
        finally:
            server.stop()


if __name__ == "__main__":
    main()
