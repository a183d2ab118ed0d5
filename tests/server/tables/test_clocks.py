"""Time to think: what a clock says, and what the server does when time is up."""

from __future__ import annotations

from durbar.play.entries import TAKEOVER, Entry
from durbar.server.store.tables import load_entries
from durbar.server.tables.clocks import DAY, RETURN_BANK, Timer, read_clock
from tests.server.conftest import StartInside
from tests.server.inside import Inside
from tests.server.parts import told
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


def test_when_time_is_up_a_bot_plays_until_the_player_returns(start_inside: StartInside) -> None:
    server = start_inside(bot_delay=0.25)
    anna, ben = server.browser(), server.browser()
    table = both_seated(anna, ben, clock={"kind": "bank", "bank": 2, "increment": 0})
    client, state = mover(table, anna, ben)
    seat = state["you"]
    assert state["now"] == server.time.now()
    assert state["seats"][seat]["due"] == server.time.now() + 2
    assert state["seats"][1 - seat]["due"] is None
    server.move(1.75)
    assert state_of(client, table)["seats"][seat]["player"] == "human"
    server.move(1.0)
    taken = state_of(client, table)
    assert taken["seats"][seat]["player"] == "greedy"
    assert (taken["actions"], taken["can_undo"]) == ([], 0)
    assert "prompt" not in taken["prompt"]["key"]
    late = move(client, taken | {"actions": [{"action": 0}]}, "late")
    assert late.json()["code"] == "bot-plays"
    other = ben if client is anna else anna
    while seat in state_of(other, table)["pending"]:
        server.move(0.25)
    assert state_of(other, table)["seats"][1 - seat]["player"] == "human"
    server.move(2.0)
    assert state_of(other, table)["seats"][1 - seat]["player"] == "greedy"
    told(client.post(f"/api/tables/{table}/return", json={"id": "back"}))
    assert state_of(client, table)["seats"][seat]["player"] == "human"


def test_days_pass_for_a_clock_of_days(start_inside: StartInside) -> None:
    server = start_inside()
    anna, ben = server.browser(), server.browser()
    table = both_seated(anna, ben, clock={"kind": "days", "days": 2})
    client, state = mover(table, anna, ben)
    server.move(2 * DAY - 1)
    assert state_of(client, table)["seats"][state["you"]]["player"] == "human"
    server.move(2)
    assert state_of(client, table)["seats"][state["you"]]["player"] == "greedy"


def test_whoever_decides_in_the_last_moment_keeps_the_seat(start_inside: StartInside) -> None:
    """The sweep has found the clock run out, and only then gets hold of the table."""
    server = start_inside()
    anna, ben = server.browser(), server.browser()
    table = both_seated(anna, ben, clock=BANK)
    for seat in (0, 1):
        server.call(server.services.votes.take_over, table, seat, server.time.now() + 59.0)
    assert [seat["player"] for seat in state_of(anna, table)["seats"]] == ["human", "human"]


def takeovers(server: Inside, table: str) -> list[Entry]:
    async def load() -> list[Entry]:
        async with server.services.database.read() as connection:
            return await load_entries(connection, table)

    return [entry for entry in server.call(load) if entry.verb == TAKEOVER]


def test_of_two_servers_that_find_a_clock_run_out_one_lets_a_bot_play(start_inside: StartInside) -> None:
    first, second = start_inside(bot_delay=30), start_inside(bot_delay=30)
    anna, ben = first.browser(), second.browser()
    table = both_seated(anna, ben, clock=BANK)
    for server in (first, second):
        state_of(server.browser(), table)
    for _ in range(5):
        first.move(20.0)
    assert len(takeovers(first, table)) == 1


def test_no_clock_runs_at_an_abandoned_table(start_inside: StartInside) -> None:
    server = start_inside()
    anna, ben = server.browser(), server.browser()
    table = both_seated(anna, ben, clock=BANK)
    for client in (anna, ben):
        assert client.put(f"/api/tables/{table}/votes/abandon").status_code == 204
    assert [seat["due"] for seat in state_of(anna, table)["seats"]] == [None, None]
    server.move(1000.0)
    assert [seat["player"] for seat in state_of(anna, table)["seats"]] == ["human", "human"]


def test_clocks_run_on_while_the_server_is_down(start_inside: StartInside) -> None:
    server = start_inside()
    anna, ben = server.browser(), server.browser()
    table = both_seated(anna, ben, clock=BANK)
    _, state = mover(table, anna, ben)
    server.stop()
    server.move(60.0)
    again = start_inside(bot_delay=30)
    assert state_of(again.browser(), table)["seats"][state["you"]]["player"] == "human"
    again.move(1.0)
    assert state_of(again.browser(), table)["seats"][state["you"]]["player"] == "greedy"
