"""Bots whose server is gone go on at another one."""

from __future__ import annotations

from durbar.server.bots.turns import LOST_AFTER
from tests.server.conftest import StartInside
from tests.server.parts import told
from tests.server.tables.test_tables import state_of


def test_the_bots_of_a_server_that_is_gone_are_lost_for_a_while_and_then_taken_up(start_inside: StartInside) -> None:
    first, second = start_inside(bot_delay=2, bot_deadline=20), start_inside(bot_delay=2, bot_deadline=20)
    wish = {"game": "maharani", "seats": ["greedy", "random"], "public": True}
    table = told(first.browser().post("/api/tables", json=wish), 201)["table"]
    watcher = second.browser()
    begin = state_of(watcher, table)["seq"]
    first.stop()
    second.move(2 + 20 + LOST_AFTER - 1)
    second.move(2)
    assert state_of(watcher, table)["seq"] == begin
    second.move(3)
    for _ in range(5):
        known = state_of(watcher, table)["seq"]
        second.move(2)
        assert state_of(watcher, table)["seq"] > known


def test_bots_go_on_at_once_when_their_server_starts_again(start_inside: StartInside) -> None:
    server = start_inside(bot_delay=2)
    wish = {"game": "maharani", "seats": ["greedy", "random"], "public": True}
    table = told(server.browser().post("/api/tables", json=wish), 201)["table"]
    begin = state_of(server.browser(), table)["seq"]
    server.stop()
    again = start_inside(bot_delay=2)
    assert state_of(again.browser(), table)["seq"] == begin
    again.move(2)
    assert state_of(again.browser(), table)["seq"] > begin
