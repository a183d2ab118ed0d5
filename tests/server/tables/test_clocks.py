"""Time to think: what a clock says, and what the server does when time is up."""

from __future__ import annotations

import time
from typing import Any

import pytest

from durbar.server.tables.clocks import DAY, RETURN_BANK, Timer, read_clock
from tests.patience import wait_until
from tests.server.conftest import StartServer
from tests.server.parts import Server, browser, told
from tests.server.tables.test_tables import both_seated, move, mover, state_of

BANK = {"kind": "bank", "bank": 60, "increment": 5}


def test_no_clock_never_runs_out() -> None:
    timer = Timer()
    timer.begin(read_clock({"kind": "none"}), 100.0)
    assert timer.due is None
    timer.end(read_clock({"kind": "none"}), 10**9)
    assert timer == Timer()


def test_days_are_the_same_for_every_turn() -> None:
    clock = read_clock({"kind": "days", "days": 2})
    timer = Timer(clock.start())
    for begun in (0.0, 5 * DAY):
        timer.begin(clock, begun)
        assert timer.due == begun + 2 * DAY
        timer.end(clock, begun + DAY)
        assert timer.due is None


def test_a_bank_is_spent_and_grows_by_the_increment() -> None:
    clock = read_clock(BANK)
    timer = Timer(clock.start())
    timer.begin(clock, 1000.0)
    assert timer.due == 1060.0
    timer.end(clock, 1020.0)
    assert timer.bank == 45.0
    timer.begin(clock, 2000.0)
    assert timer.due == 2045.0
    timer.end(clock, 9999.0)
    assert timer.bank == 5.0


def test_taking_back_a_finished_turn_earns_nothing() -> None:
    clock = read_clock(BANK)
    timer = Timer(clock.start())
    for _ in range(50):
        timer.begin(clock, 0.0)
        timer.end(clock, 0.0)
        timer.bank = clock.take_back(timer.bank)
    assert timer.bank == 60.0


def test_whoever_returns_after_his_bank_ran_out_gets_a_little() -> None:
    clock = read_clock({"kind": "bank", "bank": 300, "increment": 0})
    timer = Timer(0.0)
    timer.begin(clock, 100.0)
    assert timer.due == 100.0 + RETURN_BANK


@pytest.mark.parametrize("clock", [{"kind": "bank", "bank": 1, "increment": 0}])
def test_when_time_is_up_a_bot_plays_until_the_player_returns(start_server: StartServer, clock: dict[str, Any]) -> None:
    server = start_server(DURBAR_BOT_DELAY="0.3")
    anna, ben = browser(server), browser(server)
    table = both_seated(anna, ben, clock=clock)
    client, state = mover(table, anna, ben)
    seat = state["you"]
    assert state["seats"][seat]["due"] == pytest.approx(time.time() + 1, abs=3)
    assert state["seats"][1 - seat]["due"] is None
    assert state["now"] == pytest.approx(time.time(), abs=3)
    wait_until(lambda: state_of(client, table)["seats"][seat]["player"] == "greedy")
    taken = state_of(client, table)
    assert (taken["actions"], taken["can_undo"]) == ([], 0)
    assert "prompt" not in taken["prompt"]["key"]
    late = move(client, state_of(client, table) | {"actions": [{"action": 0}]}, "late")
    assert late.json()["code"] in ("bot-plays", "stale")
    wait_until(lambda: "human" not in [s["player"] for s in state_of(client, table)["seats"]])
    told(client.post(f"/api/tables/{table}/return", json={"id": "back"}))
    assert state_of(client, table)["seats"][seat]["player"] == "human"


def test_no_clock_runs_at_an_abandoned_table(shared: Server) -> None:
    anna, ben = browser(shared), browser(shared)
    table = both_seated(anna, ben, clock=BANK)
    for client in (anna, ben):
        assert client.put(f"/api/tables/{table}/votes/abandon").status_code == 204
    assert [seat["due"] for seat in state_of(anna, table)["seats"]] == [None, None]


def test_clocks_run_on_while_the_server_is_down(start_server: StartServer) -> None:
    server = start_server()
    anna, ben = browser(server), browser(server)
    table = both_seated(anna, ben, clock={"kind": "bank", "bank": 2, "increment": 0})
    client, state = mover(table, anna, ben)
    server.kill()
    time.sleep(2)
    server.start()
    wait_until(lambda: state_of(client, table)["seats"][state["you"]]["player"] == "greedy")
