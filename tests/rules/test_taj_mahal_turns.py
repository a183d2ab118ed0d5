"""Taj Mahal: the course of a visit, influence and majorities."""

from __future__ import annotations

import pytest

import durbar
from tests.rules.moves import do, moves, only, refused
from tests.rules.taj_mahal_help import at, cards, claimed, draw, settle, tokens, weights


@pytest.mark.rule("TJ-V1")
def test_the_lowest_province_token_is_visited_and_the_court_is_complete() -> None:
    state = at(3, [{"hand": cards("green-VG")}], tokens=tokens(BEN=1, GUJ=2))
    assert state.view()["province"] == "BEN"
    do(state, "green-VG", "withdraw")
    draw(state)
    do(state, "withdraw")
    draw(state)
    do(state, "withdraw", "palace BENa", "palace BENc")
    events = draw(state)
    assert state.view()["visit"] == 2
    assert state.view()["province"] == "GUJ"
    assert set(state.view()["court"].values()) == {"seat"}
    assert only(events, "display")[0]["rule"] == "TJ-V2"


@pytest.mark.rule("TJ-V1")
def test_empty_advisor_seats_are_filled() -> None:
    state = at(2, [{"hand": cards("green-VG")}, {}], protested=True)
    do(state, "green-VG", "withdraw")
    draw(state)
    do(state, "withdraw", "palace KABa")
    (visit,) = only(do(state, "palace KABb"), "visit")
    assert visit["seated"] == ["vizier", "general"]


@pytest.mark.rule("TJ-V2")
@pytest.mark.parametrize(("players", "size"), [(2, 3), (3, 5), (4, 7), (5, 9)])
def test_the_display_depends_on_the_number_of_players(players: int, size: int) -> None:
    state = at(players, phase="display")
    events = draw(state)
    assert len(only(events, "display")) == size
    assert len(state.view()["display"]) == size
    assert state.view()["phase"] == "turn"


@pytest.mark.rule("TJ-V2")
def test_a_display_card_is_drawn_in_the_open() -> None:
    state = at(3, phase="display")
    action = state.parse("draw red-EE")
    assert state.witnesses(action) is None
    state.apply(action)
    assert state.events() == [{"kind": "display", "rule": "TJ-V2", "card": "red-EE"}]


@pytest.mark.rule("TJ-V2")
def test_an_empty_deck_is_made_of_the_discards() -> None:
    every = at(3).to_dict()["deck"]
    discards = {name: count for name, count in every.items() if name.startswith("red")}
    hand = {name: count for name, count in every.items() if name not in discards}
    hand["green-EE"] -= 1
    state = at(3, [{}, {"hand": hand}], phase="display", discards=discards, deck=cards("green-EE"))
    assert weights(state) == {"draw green-EE": 1}
    events = do(state, "draw green-EE")
    assert only(events, "reshuffle") == [{"kind": "reshuffle", "rule": "TJ-V2", "cards": 21}]
    assert weights(state) == {f"draw {name}": count for name, count in discards.items()}
    assert state.view()["discarded"] == 0


@pytest.mark.rule("TJ-V2")
def test_without_any_card_the_display_stays_short() -> None:
    every = at(3).to_dict()["deck"]
    every["red-EE"] -= 2
    state = at(3, [{}, {"hand": every}], phase="display", deck={"red-EE": 2})
    events = do(state, "draw red-EE", "draw red-EE")
    assert only(events, "shortage") == [{"kind": "shortage", "rule": "TJ-V2", "needed": "display"}]
    assert state.to_move() == 0
    events = do(state, "withdraw", "take red-EE", "take red-EE")
    assert only(events, "shortage") == [{"kind": "shortage", "rule": "TJ-W4", "needed": "top_card"}]
    assert state.to_move() == 1
    do(state, "withdraw")
    assert state.to_move() == 2


@pytest.mark.rule("TJ-V3")
def test_turns_go_clockwise_past_those_who_withdrew() -> None:
    hands = [
        {"hand": cards("red-EE", "red-EV", "red-EG")},
        {},
        {"hand": cards("blue-EE", "blue-EV", "blue-EG")},
        {"hand": cards("green-EE", "green-EV")},
    ]
    state = at(4, hands, first=2, active=2)
    order = [state.to_move()]
    for move in ("blue-EE", "green-EE", "red-EE", "withdraw", "blue-EV", "green-EV", "red-EV", "blue-EG"):
        do(state, move)
        draw(state)
        order.append(state.to_move())
    assert order == [2, 3, 0, 1, 2, 3, 0, 2, 3]


@pytest.mark.rule("TJ-V3")
def test_nothing_else_can_be_done_in_a_turn() -> None:
    state = at(3, [{"hand": cards("red-EE")}], display=cards("blue-EE"))
    assert moves(state) == {"withdraw", "red-EE"}
    assert refused(state, "draw red-EE") == "TJ-V3"
    assert refused(state, "take blue-EE") == "TJ-W4"
    assert refused(state, "palace KABa") == "TJ-W2"
    assert refused(state, "crown KABa") == "TJ-W2"
    assert refused(state, "token 3") == "TJ-S1"
    assert refused(state, "bonus gems") == "TJ-S1"


@pytest.mark.rule("TJ-I1")
def test_the_first_card_sets_the_colour_of_the_row() -> None:
    state = at(2, [{"hand": cards("red-EE", "red-EV", "blue-EE")}, {"hand": cards("blue-EV")}], protested=True)
    assert {"red-EE", "red-EV", "blue-EE"} <= moves(state)
    do(state, "red-EE")
    assert state.view()["seats"][0]["row_colour"] == "red"
    do(state, "blue-EV")
    assert moves(state) == {"withdraw", "red-EV"}
    assert refused(state, "blue-EE") == "TJ-I1"
    assert refused(state, "green-EE") == "TJ-I1"


@pytest.mark.rule("TJ-I1")
def test_a_row_begins_anew_in_the_next_visit() -> None:
    state = at(2, [{"hand": cards("red-EE", "blue-EE", "green-EE")}, {}], protested=True)
    do(state, "red-EE", "withdraw")
    draw(state)
    do(state, "withdraw")
    draw(state)
    do(state, "withdraw")
    settle(state)
    assert state.view()["visit"] == 2
    assert {"blue-EE", "green-EE"} <= moves(state)


@pytest.mark.rule("TJ-I2")
def test_a_colourless_card_only_goes_with_a_coloured_one() -> None:
    state = at(3, [{"hand": cards("colourless-E", "might", "red-EE")}])
    assert moves(state) == {"withdraw", "red-EE", "red-EE+colourless-E", "red-EE+might"}
    assert refused(state, "red-EE+colourless-C") == "TJ-I2"
    assert refused(state, "red-EE+nobility") == "TJ-C4"
    events = do(state, "red-EE+colourless-E")
    assert events[0] == {
        "kind": "influence", "rule": "TJ-I2", "source": "extra", "seat": 0, "card": "red-EE", "extra": "colourless-E",
        "tally": state.view()["seats"][0]["tally"], "leads": state.view()["leads"],
    }  # fmt: skip
    assert state.view()["seats"][0]["row"] == ["red-EE", "colourless-E"]
    assert state.view()["seats"][0]["tally"]["elephant"] == 3


@pytest.mark.rule("TJ-I2")
def test_colourless_cards_alone_cannot_be_played() -> None:
    assert moves(at(3, [{"hand": cards("colourless-E", "colourless-C", "knowledge")}])) == {"withdraw"}


@pytest.mark.rule("TJ-I3")
def test_nobility_scores_at_once_and_in_every_visit_again() -> None:
    state = at(2, [{"hand": cards("red-EE", "blue-EE", "nobility")}, {}], protested=True)
    events = do(state, "red-EE+nobility")
    assert only(events, "points") == [
        {"kind": "points", "rule": "TJ-I3", "source": "nobility", "seat": 0, "amount": 2},
    ]
    assert state.scores() == [2, 0]
    do(state, "withdraw")
    draw(state)
    do(state, "withdraw")
    draw(state)
    do(state, "withdraw")
    settle(state)
    before = state.scores()[0]
    do(state, "blue-EE+nobility")
    assert state.scores()[0] == before + 2


@pytest.mark.rule("TJ-I3")
def test_enlightenment_lets_a_card_of_any_colour_join_the_row() -> None:
    hand = cards("red-EE", "red-EV", "blue-EE", "green-EG", "enlightenment", "colourless-E")
    state = at(2, [{"hand": hand}, {"hand": cards("blue-EV", "blue-EG")}], protested=True)
    do(state, "red-EE", "blue-EV")
    assert moves(state) == {
        "withdraw", "red-EV", "red-EV+enlightenment", "red-EV+colourless-E", "blue-EE+enlightenment",
        "green-EG+enlightenment",
    }  # fmt: skip
    assert refused(state, "blue-EE") == "TJ-I3"
    assert refused(state, "blue-EE+colourless-E") == "TJ-I3"
    do(state, "blue-EE+enlightenment", "blue-EG")
    assert state.view()["seats"][0]["row_colour"] == "red"
    assert state.view()["seats"][0]["tally"]["elephant"] == 4
    assert moves(state) == {"withdraw", "red-EV", "red-EV+colourless-E"}


@pytest.mark.rule("TJ-I3")
def test_enlightenment_with_the_first_card_is_legal_and_changes_nothing() -> None:
    state = at(
        2, [{"hand": cards("red-EE", "red-EV", "blue-EE", "enlightenment")}, {"hand": cards("blue-EV")}], protested=True
    )
    do(state, "red-EE+enlightenment", "blue-EV")
    assert state.view()["seats"][0]["row_colour"] == "red"
    assert moves(state) == {"withdraw", "red-EV"}


@pytest.mark.rule("TJ-W1")
def test_without_a_matching_card_one_must_withdraw() -> None:
    state = at(2, [{"hand": cards("red-EE", "blue-EE", "colourless-E")}, {"hand": cards("green-EE")}], protested=True)
    do(state, "red-EE", "green-EE")
    assert moves(state) == {"withdraw"}


@pytest.mark.rule("TJ-W1")
def test_who_withdraws_takes_no_more_turns_in_the_visit() -> None:
    state = at(
        3, [{"hand": cards("red-EE")}, {"hand": cards("green-EE", "green-EV")}, {"hand": cards("blue-EV", "blue-EG")}]
    )
    events = do(state, "withdraw")
    assert events[0] == {"kind": "withdraw", "rule": "TJ-W1", "seat": 0, "source": "bare"}
    draw(state)
    do(state, "green-EE", "blue-EV")
    assert state.to_move() == 1
    assert state.view()["seats"][0]["present"] is False


ROWS = [
    {"row": cards("red-EV", "red-EV", "red-GC")},
    {"row": cards("blue-EG", "blue-EM")},
    {"row": cards("green-PM", "green-VG")},
]


@pytest.mark.rule("TJ-W2")
def test_strictly_more_than_every_other_row_claims_the_token() -> None:
    events = do(at(3, ROWS), "withdraw")
    assert claimed(events) == ["vizier", "mogul"]
    found = {event["member"]: (event["source"], event["count"], event["rival"]) for event in only(events, "majority")}
    assert found == {
        "vizier": ("claimed", 2, 1),
        "general": ("tied", 1, 1),
        "mogul": ("claimed", 1, 0),
        "elephant": ("tied", 2, 2),
    }
    assert only(events, "majority", "claimed")[0]["rows"] == [2, 0, 1]
    assert {event["rule"] for event in only(events, "majority")} == {"TJ-W2"}


@pytest.mark.rule("TJ-W2")
def test_rows_of_those_who_withdrew_no_longer_count() -> None:
    state = at(3, ROWS)
    do(state, "withdraw", "palace KABb", "crown KABb")
    events = do(state, "withdraw")
    assert claimed(events) == ["elephant"]
    assert {event["member"] for event in only(events, "majority", "tied")} == {"general", "monk"}
    draw(state)
    assert claimed(do(state, "withdraw")) == ["general", "monk", "princess"]


@pytest.mark.rule("TJ-W2")
def test_a_token_can_be_claimed_once_in_a_visit() -> None:
    taken = {"palaces": ["KABb"], "advisors": {"vizier": 1}}
    court = ["general", "monk", "princess", "mogul", "elephant"]
    state = at(3, [{"row": cards("red-PV", "red-EV")}, taken], court=court)
    events = do(state, "withdraw")
    assert claimed(events) == ["princess", "elephant"]
    assert [event["member"] for event in only(events, "majority", "gone")] == ["vizier"]


@pytest.mark.rule("TJ-W2")
def test_members_that_do_not_show_in_the_row_cannot_be_claimed() -> None:
    events = do(at(3, [{"row": cards("red-EE")}]), "withdraw")
    assert [event["member"] for event in only(events, "majority")] == ["elephant"]


@pytest.mark.rule("TJ-W3")
def test_claims_are_resolved_in_their_order() -> None:
    row = cards("red-EV", "red-EV", "red-EC", "red-GC")
    state = at(3, [{"row": row}])
    events = do(state, "withdraw")
    assert state.view()["phase"] == "placing"
    assert refused(state, "crown KABa") == "TJ-R1"
    events += do(state, "palace KABa")
    assert only(events, "points") == []
    assert refused(state, "withdraw") == "TJ-R1"
    events += do(state, "palace KABc")
    assert [event["rule"] for event in only(events, "points")] == ["TJ-R2", "TJ-R2"]
    assert state.view()["phase"] == "crowning"
    assert refused(state, "palace KABb") == "TJ-R3"
    events += do(state, "crown KABa")
    assert [event["rule"] for event in only(events, "points")] == ["TJ-R2", "TJ-R2", "TJ-R4", "TJ-R5"]


@pytest.mark.rule("TJ-W4")
def test_the_row_goes_and_two_cards_are_taken() -> None:
    row = cards("red-EV", "red-EE", "colourless-C", "might")
    display = cards("green-EE", "green-EE", "green-EV", "blue-EE", "blue-EC")
    state = at(3, [{"row": row}, {"row": cards("blue-EV", "blue-EV", "blue-CV")}], display=display)
    events = do(state, "withdraw")
    assert {event["card"]: event["cards"] for event in only(events, "discard")} == {
        "red-EV": 1, "red-EE": 1, "colourless-C": 1,
    }  # fmt: skip
    assert only(events, "back") == [{"kind": "back", "rule": "TJ-W4", "seat": 0, "card": "might"}]
    assert state.view()["discards"] == {"red-EE": 1, "red-EV": 1, "colourless-C": 1}
    assert state.view()["seats"][0]["row"] == []
    assert state.view()["takes"] == 2
    assert moves(state) == {"take green-EE", "take green-EV", "take blue-EE", "take blue-EC"}
    assert refused(state, "take red-EE") == "TJ-W4"
    assert refused(state, "withdraw") == "TJ-W4"
    do(state, "take green-EE", "take green-EE")
    assert state.to_move() == 1
    assert state.view(0)["seats"][0]["hand"] == ["green-EE", "green-EE", "might"]


@pytest.mark.rule("TJ-W4")
def test_the_last_to_withdraw_takes_the_one_card_that_is_left() -> None:
    state = at(3, [{}, {}, {"row": cards("red-VM")}], present=[2], active=2, display=cards("green-EE"))
    events = do(state, "withdraw", "palace KABb", "palace KABd")
    assert state.view()["takes"] == 1
    events += do(state, "take green-EE")
    assert len(only(events, "take")) == 1
    assert state.view()["visit"] == 2


@pytest.mark.rule("TJ-W4")
def test_withdrawing_without_having_played_draws_a_card_after_the_display_cards() -> None:
    state = at(
        3, [{"hand": cards("red-EE")}], display=cards("green-EE", "green-EV", "green-EG", "green-EM", "green-EP")
    )
    do(state, "withdraw")
    assert state.view()["phase"] == "taking"
    do(state, "take green-EE", "take green-EV")
    assert state.to_move() == durbar.CHANCE
    assert refused(state, "withdraw") == "TJ-W4"
    action = state.parse("draw blue-EE")
    assert state.witnesses(action) == [0]
    state.apply(action)
    (event,) = only(state.events(), "draw")
    assert event == {
        "kind": "draw", "rule": "TJ-W4", "seat": 0, "source": "card", "card": "blue-EE", "private": [0],
        "secret": ["card", "source"],
    }  # fmt: skip
    assert state.view()["seats"][0]["cards"] == 4
    assert state.view(1)["seats"][0]["unknown"] == 2


@pytest.mark.rule("TJ-W4")
def test_the_last_one_too_draws_a_card_for_not_having_played() -> None:
    state = at(3, present=[2], active=2, display=cards("green-EE"))
    do(state, "withdraw", "take green-EE")
    assert state.to_move() == durbar.CHANCE
    do(state, "draw red-EE")
    assert state.view(2)["seats"][2]["hand"] == ["red-EE", "green-EE"]
    assert state.view()["visit"] == 2


@pytest.mark.rule("TJ-W4")
def test_who_has_played_draws_no_card() -> None:
    state = at(
        3, [{"row": cards("red-EE")}, {"row": cards("blue-EE")}], display=cards("green-EE", "green-EV", "green-EG")
    )
    do(state, "withdraw", "take green-EE", "take green-EV")
    assert state.to_move() == 1


@pytest.mark.rule("TJ-EX1")
def test_the_example_of_the_majorities() -> None:
    lena = {"hand": cards("green-CP", "green-GC")}
    greg = {"hand": cards("red-CP", "red-EG", "red-GC")}
    nicole = {"hand": cards("blue-EV", "blue-EG", "colourless-G")}
    state = at(3, [lena, greg, nicole])
    do(state, "green-CP", "red-CP", "blue-EV", "green-GC", "red-EG", "blue-EG+colourless-G")
    assert claimed(do(state, "withdraw")) == ["mogul"]
    do(state, "crown KABb", "red-GC")
    events = do(state, "withdraw")
    assert claimed(events) == ["vizier", "elephant"]
    assert [event["member"] for event in only(events, "majority", "tied")] == ["general"]
    do(state, "palace KABb")
    assert claimed(do(state, "withdraw")) == ["general", "princess"]
    assert state.view()["court"]["monk"] == "seat"
