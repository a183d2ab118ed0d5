"""Jewels, a package outside Durbar, works wherever a game of the house does, with no edit of Durbar."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.games import test_contract
from tests.patience import PATIENCE, wait_until
from tests.server.parts import Server, browser, told
from tests.server.wire import Description

HERE = Path(__file__).parent
ROOT = HERE.parents[1]


@pytest.fixture(scope="module")
def environment(world: None) -> dict[str, str]:
    """The environment of somebody who has installed Jewels: its package and its metadata are on the path."""
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT), str(HERE), os.environ.get("PYTHONPATH", "")])
    return {**os.environ, "PYTHONPATH": path, "COLUMNS": "100", "PYTHONIOENCODING": "utf-8"}


def run(environment: dict[str, str], *command: str, typed: str = "") -> str:
    done = subprocess.run(
        [sys.executable, "-m", *command],
        env=environment,
        input=typed,
        cwd=ROOT,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=PATIENCE * 2,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout


def test_it_keeps_the_contract_of_every_game(environment: dict[str, str], tmp_path: Path) -> None:
    file = tmp_path / "outcomes.jsonl"
    alone = ("-p", "no:xdist", "-p", "no:cacheprovider", "-p", "tests.outcomes", "--outcomes", str(file))
    run(environment, "pytest", "-q", *alone, str(test_contract.__file__), "-k", "jewels")
    passed = [
        line["test"] for line in map(json.loads, file.read_text("utf-8").splitlines()) if line["outcome"] == "passed"
    ]
    assert all("jewels" in test for test in passed)
    claims = {name for name in vars(test_contract) if name.startswith("test_")}
    assert {re.split(r"::|\[", test)[1] for test in passed} == claims


def test_it_is_played_to_the_end_in_the_terminal(environment: dict[str, str], tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    command = ("durbar", "play", "jewels", "--players", "3", "--seed", "7", "--lang", "fr", "--record", str(path))
    shown = run(environment, *command, typed="1\n" * 40)
    assert "Joyau" in shown
    assert json.loads(path.read_text("utf-8"))["result"] is not None
    assert "JW-T2" in run(environment, "durbar", "rules", "jewels")
    run(environment, "durbar", "verify", str(path))


def test_its_bots_meet_in_the_arena(environment: dict[str, str]) -> None:
    match = ("durbar", "arena", "match", "greedy", "random", "--game", "jewels", "--games", "8", "--seed", "3")
    assert "greedy" in run(environment, *match)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, environment: dict[str, str]) -> Iterator[Server]:
    """A server in the same environment."""
    server = Server(tmp_path_factory.mktemp("jewels"), PYTHONPATH=environment["PYTHONPATH"])
    yield server
    server.stop()


@pytest.fixture
def client(server: Server) -> Iterator[httpx.Client]:
    """A client whose answers have to be as the document of this server says, which knows of Jewels."""
    with browser(server) as client:
        client.event_hooks = {}
        described = Description(told(client.get("/api/openapi.json")))
        client.event_hooks = {"response": [described.check_response]}
        yield client


def test_its_views_and_events_are_open_in_the_document(client: httpx.Client) -> None:
    schemas = told(client.get("/api/openapi.json"))["components"]["schemas"]
    assert {"$ref": "#/components/schemas/UntypedView"} in schemas["View"]["anyOf"]
    assert {"$ref": "#/components/schemas/MaharaniView"} in schemas["View"]["anyOf"]


def test_a_server_offers_it_with_its_own_words(client: httpx.Client) -> None:
    offers = {game["name"]: game for game in told(client.get("/api/games?lang=fr"))["games"]}
    jewels = offers["jewels"]
    assert jewels["title"] == "Joyaux"
    assert jewels["options"]["rounds"]["values"] == [4, 5, 6, 7]
    assert jewels["presets"]["short"]["options"] == {"rounds": 4}
    assert jewels["has_secrets"]
    assert not offers["maharani"]["has_secrets"]
    words = {language["lang"]: language["words"] for language in told(client.get("/api/languages"))["languages"]}
    assert "jewels-field-jewel = Joyau" in told(client.get(words["fr"]))["fluent"]
    assert "JW-S1" in told(client.get("/api/rules/jewels"))["rules"]


def test_a_game_is_played_to_the_end_at_a_server(client: httpx.Client) -> None:
    wish = {"game": "jewels", "seats": ["me", "greedy", "novice"], "options": {"rounds": 4, "ties": "carry"}}
    table = told(client.post("/api/tables", json=wish), 201)["table"]
    final = _play(client, table)
    assert final["options"] == {"rounds": 4, "ties": "carry"}
    assert len(final["result"]["scores"]) == 3
    assert told(client.get(f"/api/tables/{table}/proof"))["verified"]


def _play(client: Any, table: str) -> dict[str, Any]:
    def play() -> dict[str, Any] | None:
        state: dict[str, Any] = told(client.get(f"/api/tables/{table}"))
        if 0 in state["pending"]:
            move = {"seq": state["seq"], "id": f"move-{state['seq']}", "action": state["actions"][0]["action"]}
            told(client.post(f"/api/tables/{table}/moves", json=move))
        return state if state["over"] else None

    over = wait_until(play)
    assert over is not None
    return over
