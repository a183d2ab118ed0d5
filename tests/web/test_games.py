"""Whole games on the page, each game in each way that people play."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

import durbar
from tests.server.conftest import StartServer
from tests.web.conftest import Visit
from tests.web.late import shortly_before_the_end
from tests.web.playing import END, WAITS, Step, by_clicks, by_keys, play, seq
from tests.web.visitor import PHONE, Visitor

GAMES = durbar.games()
REFUSED = ("WebSocket", "ERR_CONNECTION", "ERR_EMPTY_RESPONSE")
"""What a browser says of a server that is not there, in words of its own."""
CUT_OFF = ("ERR_CONTENT_LENGTH_MISMATCH", "ERR_INCOMPLETE_CHUNKED_ENCODING")
"""What it says of an answer that has begun and does not end. A server that is told to end finishes its answers."""
PRESET: dict[str, Any] = {"maharaja": {"preset": "short"}}


def sit_down(visitor: Visitor, game: str, seats: list[str], decisions: int = 0) -> str:
    return visitor.open_table(game, seats, decisions, **PRESET.get(game, {}))


def the_end_is_shown(visitor: Visitor, table: str) -> None:
    state = visitor.fetch(f"tables/{table}")
    assert state["status"] == "over"
    for score in state["result"]["scores"]:
        expect(visitor.page.locator(END)).to_contain_text(str(score))
    assert visitor.violations() == []


@pytest.mark.parametrize(("game", "step"), [("maharani", by_clicks), ("maharaja", by_keys), ("taj_mahal", by_clicks)])
def test_a_whole_game_against_a_bot(visit: Visit, game: str, step: Step) -> None:
    anna = visit()
    table = sit_down(anna, game, ["me", "greedy"])
    assert play(anna, step, seed=4) > 10
    the_end_is_shown(anna, table)


@pytest.mark.parametrize(("game", "step"), [("maharani", by_keys), ("maharaja", by_clicks), ("taj_mahal", by_keys)])
def test_the_end_of_a_game_with_everything_that_moves(visit: Visit, game: str, step: Step) -> None:
    anna = visit(motion=True)
    table = anna.open_table(game, ["me", "greedy"], position=shortly_before_the_end(game))
    assert play(anna, step, seed=4) > 3
    the_end_is_shown(anna, table)


@pytest.mark.parametrize("game", GAMES)
def test_two_browsers_play_each_other_while_a_third_watches(visit: Visit, game: str) -> None:
    anna, ben, watcher = visit(), visit(), visit()
    table = sit_down(anna, game, ["me", "open"])
    ben.go(f"/table/{table}").page.get_by_role("button", name="Sit down here").click()
    watcher.go(f"/table/{table}")
    for turn in range(10):
        mover = anna if anna.fetch(f"tables/{table}")["actions"] else ben
        play(mover, by_clicks, seed=turn, decisions=1)
    told = watcher.fetch(f"tables/{table}")
    assert told["you"] is None
    expect(watcher.page.locator("[data-seq]")).to_have_attribute("data-seq", str(told["seq"]))
    assert watcher.page.locator("[data-target].open").count() == 0
    anna_sees = anna.fetch(f"tables/{table}")
    expect(anna.page.locator("[data-seq]")).to_have_attribute("data-seq", str(anna_sees["seq"]))


@pytest.mark.parametrize("game", GAMES)
def test_a_reload_in_the_middle_of_a_turn_changes_nothing(visit: Visit, game: str) -> None:
    anna = visit()
    table = sit_down(anna, game, ["me", "greedy"], decisions=4)
    play(anna, by_clicks, seed=2, decisions=2)
    before = anna.fetch(f"tables/{table}?since=0")
    anna.page.reload()
    play(anna, by_clicks, seed=3, decisions=3)
    after = anna.fetch(f"tables/{table}?since=0")
    kept = len(before["log"])
    assert [line["notation"] for line in after["log"][:kept]] == [line["notation"] for line in before["log"]]
    assert after["seq"] > before["seq"]


@pytest.mark.parametrize(("game", "killed"), [("maharani", True), ("maharaja", False), ("taj_mahal", True)])
def test_a_restart_of_the_server_loses_nothing_and_the_page_comes_back(
    visit: Visit, start_server: StartServer, game: str, killed: bool
) -> None:
    server = start_server()
    anna = visit(server)
    table = sit_down(anna, game, ["me", "greedy"], decisions=3)
    play(anna, by_clicks, seed=2, decisions=1)
    log = [line["notation"] for line in anna.fetch(f"tables/{table}?since=0")["log"]]
    if killed:
        server.kill()
    else:
        server.stop()
    expect(anna.page.locator(".banner")).to_be_visible()
    server.start()
    expect(anna.page.locator(".banner")).to_be_hidden()
    play(anna, by_clicks, seed=3, decisions=2)
    after = [line["notation"] for line in anna.fetch(f"tables/{table}?since=0")["log"]]
    assert after[: len(log)] == log
    anna.forgive(*REFUSED, *(CUT_OFF if killed else ()))


@pytest.mark.parametrize("game", GAMES)
def test_french_from_the_prompt_to_the_log(visit: Visit, game: str) -> None:
    anna = visit(lang="fr")
    table = sit_down(anna, game, ["me", "greedy"])
    play(anna, by_clicks, seed=5, decisions=3)
    anna.page.wait_for_function(WAITS)  # what is asked of the bot may be answered before it is looked for
    assert anna.page.evaluate("document.documentElement.lang") == "fr"
    prompt = anna.fetch(f"tables/{table}?lang=fr")["prompt"]["text"]
    expect(anna.page.get_by_text(prompt).first).to_be_visible()
    assert anna.violations() == []


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_shows_everything_and_taps_reach_it(visit: Visit, game: str) -> None:
    anna = visit(size=PHONE)
    sit_down(anna, game, ["me", "greedy"])
    assert play(anna, by_clicks, seed=6, decisions=8) == 8
    assert anna.overflow() == 0
    assert anna.violations() == []


@pytest.mark.parametrize("game", GAMES)
def test_two_people_at_one_screen(visit: Visit, game: str) -> None:
    anna = visit()
    sit_down(anna, game, ["me", "me"])
    shown = set()
    for number in range(12):
        play(anna, by_clicks, seed=number, decisions=1)
        shown.add(anna.page.evaluate("document.querySelector('[data-you]')?.dataset.you"))
    assert shown >= {"0", "1"}


@pytest.mark.parametrize("game", ["maharaja", "taj_mahal"])
def test_the_handover_hides_what_the_next_player_must_not_see(visit: Visit, game: str) -> None:
    anna = visit()
    table = sit_down(anna, game, ["me", "me"])
    expect(anna.page.locator(".handover")).to_be_visible()
    covered = anna.page.evaluate(
        """() => {
            const board = document.querySelector('[data-seq]').getBoundingClientRect()
            const above = document.elementFromPoint(board.x + board.width / 2, board.y + board.height / 2)
            return above.closest('.handover') !== null && document.querySelector('[data-seq]').inert
        }"""
    )
    assert covered
    assert table


@pytest.mark.parametrize("game", GAMES)
def test_a_decision_can_be_taken_back(visit: Visit, game: str) -> None:
    anna = visit()
    table = sit_down(anna, game, ["me", "greedy"])
    for seed in range(40):
        play(anna, by_clicks, seed=seed, decisions=1)
        anna.page.wait_for_function(WAITS)  # until the bot has decided, it may yet make the undo impossible
        if anna.fetch(f"tables/{table}")["can_undo"]:
            break
    before = seq(anna)
    anna.page.keyboard.press("u")
    anna.page.wait_for_function(f"() => document.querySelector('[data-seq]').dataset.seq !== '{before}'")
    log = anna.fetch(f"tables/{table}?since=0")["log"]
    assert any("undo" in line["notation"] for line in log)
