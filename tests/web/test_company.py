"""What people at a table do besides playing: offers, leaving and coming back, clocks, talk, notes, names."""

from __future__ import annotations

import random
import re
from typing import Any

from playwright.sync_api import Locator, expect

from tests.patience import wait_until
from tests.web.conftest import Visit
from tests.web.playing import END, by_clicks, play
from tests.web.visitor import PHONE, Visitor

SAY = "Say something"


def together(visit: Visit, **wish: Any) -> tuple[Visitor, Visitor, str]:
    """Anna at a desktop and Ben at a phone, who have just begun a game of Maharani."""
    anna, ben = visit().called("Anna"), visit(size=PHONE).called("Ben")
    table = anna.open_table("maharani", ["me", "open"], **wish)
    ben.go(f"/table/{table}").press("Sit down here")
    for seat, visitor in enumerate((anna, ben)):
        expect(visitor.page.locator(f"[data-you='{seat}']")).to_be_visible()
        expect(decision(visitor)).to_be_visible()
    return anna, ben, table


def decision(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("region", name="Your decision")


def open_menu(visitor: Visitor) -> None:
    """By its key, which does nothing as long as another sheet is open."""
    expect(visitor.page.locator("dialog[open]")).to_have_count(0)
    visitor.page.keyboard.press("m")


def menu(visitor: Visitor, item: str) -> None:
    open_menu(visitor)
    visitor.press(item)


def say(visitor: Visitor, text: str) -> None:
    visitor.page.get_by_label(SAY).fill(text)
    visitor.page.keyboard.press("Enter")


def test_a_game_is_abandoned_when_both_agree_and_played_again(visit: Visit) -> None:
    anna, ben, table = together(visit)
    menu(anna, "Offer to abandon the game")
    expect(decision(ben)).to_contain_text("Anna offers to abandon the game.")
    ben.press("No")
    expect(decision(ben)).not_to_contain_text("Anna offers")
    anna.press("Take it back")
    expect(decision(anna)).not_to_contain_text("You offer")
    menu(anna, "Offer to abandon the game")
    assert ben.violations() == []
    ben.press("Agree")
    for visitor in (anna, ben):
        expect(decision(visitor)).to_contain_text("The game was abandoned by agreement.")
    ben.press("Play again")
    anna.press("To the next game")
    anna.press("Sit down here")
    expect(decision(ben)).to_be_visible()
    assert anna.page.url == ben.page.url != f"{anna.url}/table/{table}"


def test_a_bot_plays_for_somebody_who_is_away_until_he_returns_and_resigns(visit: Visit) -> None:
    anna, ben, table = together(visit)
    open_menu(anna)
    expect(anna.page.get_by_role("button", name="Resign")).to_be_visible()
    assert anna.page.get_by_role("button", name="Let a bot play for Ben").count() == 0
    ben.go("/")
    anna.press("Let a bot play for Ben")
    expect(anna.page.get_by_role("list", name="Log")).to_contain_text("A bot plays for Ben from now on")
    ben.go(f"/table/{table}")
    expect(decision(ben)).to_contain_text("A bot plays for you.")
    ben.press("Play on yourself")
    expect(decision(ben)).not_to_contain_text("A bot plays for you.")
    assert ben.fetch(f"tables/{table}")["seats"][1]["player"] == "human"
    resigning_is_asked_twice_and_ends_the_game(anna, ben)


def resigning_is_asked_twice_and_ends_the_game(anna: Visitor, ben: Visitor) -> None:
    menu(ben, "Resign")
    ben.press("Play on")
    ben.press("Resign")
    ben.page.locator("dialog .danger").click()
    expect(ben.page.locator(END)).to_contain_text("Anna wins")
    expect(anna.page.locator(END)).to_contain_text("You have won!")
    anna.press("Play again")
    expect(ben.page.locator(END).get_by_role("button", name="To the next game")).to_be_visible()


def test_a_clock_counts_down_for_whoever_has_to_decide(visit: Visit) -> None:
    anna, ben, table = together(visit, clock={"kind": "bank", "bank": 3600, "increment": 60})
    mover = anna if anna.fetch(f"tables/{table}")["actions"] else ben
    for visitor in (anna, ben):
        clocks = visitor.page.locator(".players").first
        expect(clocks).to_contain_text(re.compile(r"59:[0-5]\d"))
        expect(clocks).not_to_have_text(clocks.inner_text())
    mover.page.clock.install()
    mover.page.clock.fast_forward("59:30")
    expect(decision(mover)).to_contain_text("When your time is up, a bot plays for you.")


def test_a_bot_plays_when_a_clock_is_empty_until_its_player_returns(visit: Visit) -> None:
    anna, ben, table = together(visit, clock={"kind": "bank", "bank": 1, "increment": 60})

    def taken_over() -> list[int]:
        seats = anna.fetch(f"tables/{table}")["seats"]
        return [number for number, seat in enumerate(seats) if seat["player"] != "human"]

    mover = (anna, ben)[wait_until(taken_over)[0]]
    expect(decision(mover)).to_contain_text("A bot plays for you.")
    mover.press("Play on yourself")
    wait_until(lambda: mover.fetch(f"tables/{table}")["you"] not in taken_over())


def test_spectators_talk_among_themselves_and_who_is_muted_is_not_heard(visit: Visit) -> None:
    anna, ben, table = together(visit)
    eve = visit().go(f"/table/{table}")
    eve.press("Chat")
    say(eve, "psst <b>north</b>")
    expect(eve.page.get_by_text("psst <b>north</b>")).to_be_visible()
    assert eve.page.get_by_role("button", name="Mute").count() == 0
    anna.press("Chat")
    say(anna, "good luck")
    expect(eve.page.get_by_text("good luck")).to_be_visible()
    expect(ben.page.get_by_role("button", name="Chat 1 new remark")).to_be_visible()
    ben.press("Chat")
    say(ben, "rude words")
    anna.press("Mute Ben")
    expect(anna.page.get_by_text("You have muted one person here.")).to_be_visible()
    say(ben, "more of them")
    expect(eve.page.get_by_text("more of them")).to_be_visible()
    assert anna.page.get_by_text("more of them").count() == 0
    anna.press("Hear everybody again")
    expect(anna.page.get_by_text("more of them")).to_be_visible()
    assert anna.page.get_by_text("psst").count() == ben.page.get_by_text("psst").count() == 0


def test_a_note_keeps_itself_and_whoever_sat_down_last_reads_the_whole_log(visit: Visit) -> None:
    anna, ben, table = together(visit)
    open_menu(anna)
    anna.page.get_by_label("Your private note").fill("he saves blue")
    anna.page.keyboard.press("Escape")
    open_menu(anna)
    expect(anna.page.get_by_label("Your private note")).to_have_value("he saves blue")
    ben.press("Log")
    begun = ben.fetch(f"tables/{table}?since=0")["log"]
    expect(ben.page.get_by_role("list", name="Log").get_by_role("listitem")).to_have_count(len(begun))


def test_players_at_one_screen_are_called_by_their_names(visit: Visit) -> None:
    anna = visit().go("/new/taj_mahal?mode=screen")
    anna.page.locator("label", has_text="2").first.click()
    names = {"Green": "Zoé", "Red": "<b>Bo</b>"}
    for place, name in names.items():
        anna.page.get_by_label(f"Name at {place}").fill(name)
    anna.press("Start")
    shown = set()

    def read_handovers(visitor: Visitor, chance: random.Random, waits: str) -> None:
        if waits == "handover":
            shown.add(re.sub("^Pass to ", "", visitor.page.locator(".handover h2").inner_text()))
        by_clicks(visitor, chance, waits)

    for seed in range(20):  # whoever withdraws decides several times in a row
        if len(shown) < len(names):
            play(anna, read_handovers, seed=seed, decisions=1)
    assert shown == set(names.values())
    for name in names.values():
        expect(anna.page.locator(".panels")).to_contain_text(name)
