"""Bot accounts: the example bot plays a whole game over the bot API."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import httpx
import pytest

import durbar
from tests import processes
from tests.patience import PATIENCE
from tests.processes import DURBAR, environment
from tests.server.accounts.test_people import account
from tests.server.conftest import StartServer
from tests.server.parts import Server, browser, told
from tests.server.tables.test_tables import state_of

EXAMPLE = Path(__file__).parents[3] / "examples" / "http_bot.py"


@pytest.mark.parametrize("game", durbar.games())
def test_the_example_bot_plays_a_whole_game(shared: Server, game: str) -> None:
    owner = account(shared, f"Owner of {game}")
    token = told(owner.post("/api/bots", json={"name": f"Bot of {game}"}), 201)["token"]
    seats = ["random", "open", *["random"] * (durbar.game(game).players[0] - 2)]
    table = told(owner.post("/api/tables", json={"game": game, "seats": seats}), 201)["table"]
    done = processes.run(sys.executable, EXAMPLE, shared.url, token, table, "1")
    assert done.returncode == 0, done.stderr
    over = state_of(owner, table)
    assert over["status"] == "over"
    assert over["seats"][1]["name"] == f"Bot of {game}"


def test_the_stream_tells_of_every_turn_and_of_the_end(shared: Server) -> None:
    owner = account(shared, "Stream owner")
    token = told(owner.post("/api/bots", json={"name": "Streamer"}), 201)["token"]
    bot = httpx.Client(base_url=shared.url, headers={"Authorization": f"Bearer {token}"}, timeout=PATIENCE)
    table = told(bot.post("/api/tables", json={"game": "maharani", "seats": ["me", "me"]}), 201)["table"]
    with bot.stream("GET", "/api/stream") as stream:
        lines = (json.loads(line) for line in stream.iter_lines() if line.strip())
        first = next(lines)
        assert (first["type"], first["table"], first["seat"]) == ("turn", table, state_of(bot, table)["pending"][0])
        state = state_of(bot, table)
        told(bot.post(f"/api/tables/{table}/resign", json={"seq": state["seq"], "id": "r", "seat": 0}))
        assert next(line for line in lines if line["type"] == "over")["table"] == table


def test_an_owner_sees_the_names_of_the_own_bots_only(shared: Server) -> None:
    owner, other = account(shared, "Owner of two"), account(shared, "Owner of none")
    for name in ("Second to none", "First of all"):
        told(owner.post("/api/bots", json={"name": name}), 201)
    assert told(owner.get("/api/bots")) == {"bots": ["Second to none", "First of all"]}
    assert told(other.get("/api/bots")) == {"bots": []}
    assert browser(shared).get("/api/bots").json()["code"] == "sign-in"


def test_streams_need_somebody_known(shared: Server) -> None:
    assert browser(shared).get("/api/stream").json()["code"] == "sign-in"


def test_a_banned_bot_is_turned_away(start_server: StartServer) -> None:
    server = start_server()
    owner = account(server, "Keeper")
    token = told(owner.post("/api/bots", json={"name": "Nuisance"}), 201)["token"]
    headers = {"Authorization": f"Bearer {token}"}
    assert httpx.get(f"{server.url}/api/me", headers=headers).status_code == 200
    database = environment(DURBAR_DATABASE=server.settings["DURBAR_DATABASE"])
    processes.run(*DURBAR, "admin", "ban", "Nuisance", env=database, check=True)
    assert httpx.get(f"{server.url}/api/me", headers=headers).json()["code"] == "banned"
