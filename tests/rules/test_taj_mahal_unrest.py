"""Taj Mahal with two players: unrest and protests."""

from __future__ import annotations

from typing import Any

import pytest

import durbar
from tests.rules.moves import do, only, refused
from tests.rules.taj_mahal_help import at, cards, claimed


def two(first: dict[str, int], second: dict[str, int], **position: Any) -> durbar.State:
    """Two players with these rows; each holds some more cards."""
    seats = [
        {"row": first, "hand": cards("red-EE", "red-EE")},
        {"row": second, "hand": cards("blue-EE", "blue-EV")},
    ]
    return at(2, seats, **position)


@pytest.mark.rule("TJ-D1")
def test_a_card_is_laid_open_after_every_turn() -> None:
    state = two({}, {}, display=cards("green-EE", "green-EV", "green-EG"))
    do(state, "red-EE")
    assert state.to_move() == durbar.CHANCE
    assert state.witnesses(state.parse("draw yellow-EE")) is None
    assert refused(state, "blue-EE") == "TJ-D1"
    events = do(state, "draw yellow-EE")
    assert events[0] == {"kind": "unrest", "rule": "TJ-D1", "card": "yellow-EE"}
    assert state.view()["unrest"] == ["yellow-EE"]
    assert state.to_move() == 1
    do(state, "blue-EE", "draw colourless-E")
    assert state.view()["unrest"] == ["yellow-EE", "colourless-E"]
    assert state.view()["unrest_tally"]["elephant"] == 3
    do(state, "withdraw", "take green-EE", "take green-EV")
    assert state.to_move() == durbar.CHANCE
    do(state, "draw green-EM")
    assert state.to_move() == 1
    assert state.view()["unrest"] == ["yellow-EE", "green-EM", "colourless-E"]


@pytest.mark.rule("TJ-D1", "TJ-D4")
def test_no_card_is_drawn_when_both_have_withdrawn_and_unrest_is_discarded() -> None:
    state = two({}, cards("blue-EE"), present=[1], active=1, unrest=cards("yellow-EV", "green-EM"))
    events = do(state, "withdraw")
    assert only(events, "unrest") == []
    assert only(events, "calm") == [{"kind": "calm", "rule": "TJ-D4", "cards": 2}]
    assert state.view()["discards"] == {"yellow-EV": 1, "green-EM": 1, "blue-EE": 1}
    assert state.view()["visit"] == 2
    assert state.view()["unrest"] == []


@pytest.mark.rule("TJ-D1")
def test_with_three_players_there_is_no_unrest() -> None:
    state = at(3, [{"hand": cards("red-EE")}, {"hand": cards("blue-EE")}])
    do(state, "red-EE")
    assert state.to_move() == 1


@pytest.mark.rule("TJ-D1", "TJ-V2")
def test_unrest_needs_a_card_too_and_the_discards_are_shuffled() -> None:
    every = at(2).to_dict()["deck"]
    every["red-EE"] -= 2
    every["green-EE"] -= 1
    seats = [{"hand": cards("red-EE", "red-EE")}, {"hand": every}]
    state = at(2, seats, discards=cards("green-EE"))
    events = do(state, "red-EE")
    assert only(events, "reshuffle")[0]["cards"] == 1
    state.apply(state.parse("draw green-EE"))
    events = do(state, "blue-EE")
    assert [event["rule"] for event in only(events, "shortage")] == ["TJ-D1"]
    assert state.to_move() == 0


@pytest.mark.rule("TJ-D2")
def test_a_colour_that_is_in_unrest_sets_off_a_protest() -> None:
    unrest = cards("yellow-EV", "green-VG", "colourless-M", "blue-PG")
    state = two(cards("red-EG"), cards("blue-EM"), unrest=unrest)
    do(state, "red-EE")
    events = do(state, "draw yellow-PM")
    assert events[0] == {"kind": "protest", "rule": "TJ-D2", "card": "yellow-PM"}
    aside = only(events, "aside")
    # Vizier 2 to 0, general 2 to 1, monk 1 to 1, princess 1 to 0, elephant 1 to 3.
    assert [event["member"] for event in aside] == ["vizier", "general", "princess"]
    assert (aside[1]["unrest"], aside[1]["rows"]) == (2, [1, 0])
    assert only(events, "calm") == [{"kind": "calm", "rule": "TJ-D2", "cards": 4}]
    view = state.view()
    assert view["unrest"] == []
    assert view["discards"] == {"yellow-EV": 1, "yellow-PM": 1, "green-VG": 1, "blue-PG": 1, "colourless-M": 1}
    assert view["court"] == {
        "vizier": "aside", "general": "aside", "monk": "seat", "princess": "aside", "mogul": "seat", "elephant": "seat",
    }  # fmt: skip


@pytest.mark.rule("TJ-D2")
def test_colourless_cards_set_off_no_protest() -> None:
    state = two({}, {}, unrest=cards("colourless-E"))
    do(state, "red-EE", "draw colourless-E")
    assert state.view()["unrest"] == ["colourless-E", "colourless-E"]
    assert not state.view()["protested"]


@pytest.mark.rule("TJ-D2")
def test_after_a_protest_no_card_is_drawn_for_the_rest_of_the_visit() -> None:
    state = two({}, {}, unrest=cards("yellow-EV"))
    do(state, "red-EE", "draw yellow-EG")
    assert state.view()["protested"]
    do(state, "blue-EE")
    assert state.to_move() == 0
    do(state, "red-EE")
    assert state.to_move() == 1


@pytest.mark.rule("TJ-D2")
def test_a_protest_is_measured_against_the_rows_still_on_the_table() -> None:
    seats = [{}, {"row": cards("blue-EM"), "hand": cards("blue-EE")}]
    state = at(2, seats, present=[1], active=1, unrest=cards("yellow-EV", "green-VG"))
    do(state, "blue-EE")
    events = do(state, "draw green-PM")
    assert [event["member"] for event in only(events, "aside")] == ["vizier", "general"]


@pytest.mark.rule("TJ-D2")
def test_a_token_that_is_claimed_cannot_be_set_aside() -> None:
    taken = {"palaces": ["KABb"], "advisors": {"vizier": 1}}
    court = ["general", "monk", "princess", "mogul", "elephant"]
    seats = [taken, {"hand": cards("blue-EE")}]
    state = at(2, seats, present=[1], active=1, court=court, unrest=cards("yellow-EV"))
    do(state, "blue-EE")
    assert only(do(state, "draw yellow-EG"), "aside") == []


@pytest.mark.rule("TJ-D3")
def test_the_row_must_beat_the_opponent_and_unrest() -> None:
    state = two(cards("red-EV", "red-EG", "red-PV"), cards("blue-EM"), unrest=cards("yellow-EV", "green-EG"))
    events = do(state, "withdraw")
    assert claimed(events) == ["vizier", "princess"]
    found = {event["member"]: (event["source"], event["rival"], event["unrest"]) for event in only(events, "majority")}
    assert found == {
        "vizier": ("claimed", 1, 1),
        "general": ("tied", 1, 1),
        "princess": ("claimed", 0, 0),
        "elephant": ("tied", 2, 2),
    }
    assert {event["rule"] for event in only(events, "majority")} == {"TJ-D3"}


@pytest.mark.rule("TJ-D3")
def test_a_token_that_was_set_aside_cannot_be_claimed() -> None:
    court = ["general", "monk", "princess", "mogul", "elephant"]
    state = two(cards("red-PV"), {}, court=court, aside=["vizier"], protested=True)
    events = do(state, "withdraw")
    assert claimed(events) == ["princess"]
    assert [event["member"] for event in only(events, "majority", "gone")] == ["vizier"]


@pytest.mark.rule("TJ-D5")
def test_tokens_set_aside_return_and_the_province_token_goes_into_the_box() -> None:
    court = ["general", "monk", "princess"]
    aside = ["vizier", "mogul", "elephant"]
    state = two({}, cards("blue-EE"), present=[1], active=1, court=court, aside=aside, protested=True)
    events = do(state, "withdraw")
    assert [event["member"] for event in only(events, "seated")] == ["vizier", "mogul"]
    assert only(events, "box") == [{"kind": "box", "rule": "TJ-D5", "province": "Kabul", "token": 1}]
    assert set(state.view()["court"].values()) == {"seat"}
    assert not state.view()["protested"]
    assert only(events, "visit")[0]["seated"] == []
    assert state.to_dict()["owners"] == {}
