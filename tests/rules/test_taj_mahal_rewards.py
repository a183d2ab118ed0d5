"""Taj Mahal: what claimed tokens bring, the end of a visit and of the game."""

from __future__ import annotations

from typing import Any

import pytest

import durbar
from tests.rules.moves import do, moves, only, refused
from tests.rules.taj_mahal_help import GAME, amounts, at, bonus, cards, draw, settle, tokens


@pytest.mark.rule("TJ-R1")
def test_a_palace_for_each_advisor_on_open_cities() -> None:
    taken = {"palaces": ["KABb"], "advisors": {"monk": 1}}
    court = ["vizier", "general", "princess", "mogul", "elephant"]
    state = at(3, [{"row": cards("red-PV")}, taken], court=court)
    do(state, "withdraw")
    assert moves(state) == {"palace KABa", "palace KABc", "palace KABd"}
    assert refused(state, "palace KABb") == "TJ-R1"
    assert refused(state, "palace LAHa") == "TJ-R1"
    do(state, "palace KABa")
    assert moves(state) == {"palace KABc", "palace KABd"}
    do(state, "palace KABd")
    assert state.to_dict()["seats"][0]["palaces"] == ["KABa", "KABd"]
    assert state.view()["seats"][0]["advisors"] == {"vizier": 1, "general": 0, "monk": 0, "princess": 1}


@pytest.mark.rule("TJ-R1", "TJ-EX3")
def test_a_city_with_only_the_crown_palace_is_open() -> None:
    crowned = {"crowns": ["KABc"]}
    court = ["vizier", "general", "monk", "princess", "elephant"]
    state = at(3, [{"row": cards("red-EV")}, crowned], court=court, bonus=bonus(KABc="rice"))
    do(state, "withdraw")
    assert "palace KABc" in moves(state)
    events = do(state, "palace KABc")
    assert only(events, "bonus") == [
        {"kind": "bonus", "rule": "TJ-R1", "seat": 0, "city": "KABc", "bonus": "rice"},
    ]
    assert state.view()["cities"]["KABc"]["palace"] == 0
    assert state.view()["cities"]["KABc"]["crown"] == 1
    assert state.view()["cities"]["KABc"]["bonus"] is None


@pytest.mark.rule("TJ-R2")
def test_a_bonus_token_of_points() -> None:
    state = at(3, [{"row": cards("red-EV")}], bonus=bonus(KABa="points-2"))
    do(state, "withdraw")
    events = do(state, "palace KABa")
    assert amounts(events, "bonus") == [2]
    # The palace and the rice of the province token count 1 each besides.
    assert state.scores() == [4, 0, 0]
    assert state.view()["seats"][0]["bonus"] == ["points-2"]


@pytest.mark.rule("TJ-R2")
def test_the_taj_mahal_is_worth_four_points() -> None:
    state = at(3, [{"row": cards("red-EV")}], visit=12)
    do(state, "withdraw")
    assert amounts(do(state, "palace AGRe"), "bonus") == [4]


@pytest.mark.rule("TJ-R2")
def test_a_bonus_token_of_a_card_draws_from_the_deck_in_secret() -> None:
    state = at(3, [{"row": cards("red-EV", "red-GC")}], bonus=bonus(KABa="card", KABc="card"))
    do(state, "withdraw", "palace KABa")
    assert state.to_move() == 0
    do(state, "palace KABc")
    for left in (95, 94):
        assert state.to_move() == durbar.CHANCE
        assert sum(weight for _, weight in state.chance_outcomes()) == left - 1
        assert state.witnesses(state.parse("draw blue-EE")) == [0]
        assert refused(state, "crown KABa") == "TJ-R2"
        (event,) = only(do(state, "draw blue-EE"), "draw")
        assert (event["rule"], event["private"], event["secret"]) == ("TJ-R2", [0], ["card", "source"])
    assert state.view()["phase"] == "crowning"
    assert state.view()["seats"][0]["cards"] == 2
    assert state.view()["seats"][0]["known"] == {}


@pytest.mark.rule("TJ-R2")
def test_without_any_card_the_bonus_brings_none() -> None:
    every = at(3).to_dict()["deck"]
    every["red-EV"] -= 1
    state = at(3, [{"row": cards("red-EV")}, {"hand": every}], bonus=bonus(KABa="card"))
    events = do(state, "withdraw", "palace KABa")
    assert [event["rule"] for event in only(events, "shortage")] == ["TJ-R2"]
    assert state.view()["deck"] == 0
    assert state.to_move() == 1


@pytest.mark.rule("TJ-R2")
def test_the_row_is_not_among_the_discards_while_a_bonus_card_is_drawn() -> None:
    every = at(3).to_dict()["deck"]
    every["red-EV"] -= 1
    every["blue-EE"] -= 1
    discards = cards("blue-EE")
    state = at(3, [{"row": cards("red-EV")}, {"hand": every}], bonus=bonus(KABa="card"), discards=discards)
    events = do(state, "withdraw", "palace KABa")
    assert only(events, "reshuffle")[0]["cards"] == 1
    assert [state.notation(action) for action, _ in state.chance_outcomes()] == ["draw blue-EE"]


@pytest.mark.rule("TJ-R2")
def test_commodities_count_one_and_their_matches() -> None:
    held = {"palaces": ["KABa"], "row": cards("red-EV")}
    layout = tokens(KAB=1, LAH=2)
    state = at(3, [held], visit=2, tokens=layout, bonus=bonus(KABa="rice", LAHb="rice"), owners={"KAB": 0})
    assert state.view()["seats"][0]["goods"] == {"gems": 0, "rice": 2, "spices": 0, "tea": 0}
    do(state, "withdraw")
    events = do(state, "palace LAHb")
    (event,) = only(events, "points", "commodity")
    assert (event["amount"], event["matches"], event["commodity"]) == (3, 2, "rice")
    assert state.scores()[0] == sum(event["amount"] for event in only(events, "points"))
    assert state.view()["seats"][0]["goods"]["rice"] == 3


@pytest.mark.rule("TJ-R2", "TJ-R5")
def test_bonus_tokens_count_one_after_another_and_before_the_province_token() -> None:
    row = cards("red-EV", "red-EG")
    state = at(3, [{"row": row}], bonus=bonus(KABa="rice", KABc="rice"))
    do(state, "withdraw", "palace KABa")
    events = do(state, "palace KABc")
    assert amounts(events, "commodity") == [1, 2]
    (event,) = only(events, "points", "matches")
    assert (event["amount"], event["matched"], event["commodity"]) == (3, ["rice", "rice"], ["rice"])


@pytest.mark.rule("TJ-R3")
def test_the_crown_palace_goes_anywhere_in_the_province_and_claims_no_bonus() -> None:
    taken = {"palaces": ["KABb"], "advisors": {"monk": 1}}
    court = ["vizier", "general", "princess", "mogul", "elephant"]
    state = at(3, [{"row": cards("red-EC")}, taken], court=court)
    do(state, "withdraw")
    assert moves(state) == {"crown KABa", "crown KABb", "crown KABc", "crown KABd"}
    assert refused(state, "crown LAHa") == "TJ-R3"
    events = do(state, "crown KABa")
    assert only(events, "bonus") == []
    assert amounts(events, "palace") == [1]
    assert state.view()["cities"]["KABa"]["bonus"] == "gems"
    assert state.view()["cities"]["KABa"]["crown"] == 0
    assert state.view()["cities"]["KABa"]["palace"] is None


@pytest.mark.rule("TJ-R3")
def test_the_crown_palace_may_stand_on_an_own_palace() -> None:
    state = at(3, [{"row": cards("green-GC")}])
    do(state, "withdraw", "palace KABb", "crown KABb")
    assert state.view()["cities"]["KABb"]["palace"] == 0
    assert state.view()["cities"]["KABb"]["crown"] == 0


def connecting(row: dict[str, int], **seat: Any) -> durbar.State:
    """A withdrawal in Ajmer, visited fifth, with palaces elsewhere."""
    return at(3, [{"row": row, **seat}], visit=5)


@pytest.mark.rule("TJ-R4", "TJ-EX3")
def test_a_first_palace_without_a_neighbour_scores_one() -> None:
    state = connecting(cards("red-EC"))
    events = do(state, "withdraw", "crown AJMa")
    (event,) = only(events, "points", "palace")
    assert (event["amount"], event["province"], event["through"]) == (1, "Ajmer", [])


@pytest.mark.rule("TJ-R4", "TJ-EX3")
def test_a_palace_that_joins_two_other_provinces_scores_three() -> None:
    state = connecting(cards("red-EV"), palaces=["LAHd", "MULb"])
    events = do(state, "withdraw", "palace AJMa")
    (event,) = only(events, "points", "chain")
    assert (event["amount"], event["rule"]) == (3, "TJ-R4")
    assert event["through"] == ["Lahore", "Multan"]
    assert event["cities"] == ["LAHd", "MULb", "AJMa"]


@pytest.mark.rule("TJ-R4")
def test_several_palaces_score_the_province_once() -> None:
    state = connecting(cards("red-PV", "red-GC"))
    events = do(state, "withdraw", "palace AJMa", "palace AJMb", "palace AJMc", "crown AJMd")
    assert amounts(events, "palace") == [1]


@pytest.mark.rule("TJ-R4")
def test_a_break_in_the_chain_ends_it_and_branches_count() -> None:
    state = connecting(cards("red-EV"), palaces=["LAHd", "KABc", "KABb", "MULb", "MULc", "DELd"])
    events = do(state, "withdraw", "palace AJMa")
    (event,) = only(events, "points", "chain")
    assert event["through"] == ["Kabul", "Lahore", "Multan"]
    assert event["amount"] == 4


@pytest.mark.rule("TJ-R4")
def test_the_chain_starts_from_any_own_palace_in_the_province() -> None:
    state = connecting(cards("red-PV"), palaces=["LAHc", "DELd"], crowns=["MULc"])
    events = do(state, "withdraw", "palace AJMb", "palace AJMd")
    (event,) = only(events, "points", "chain")
    assert event["through"] == ["Lahore", "Delhi", "Multan"]
    assert event["amount"] == 4


@pytest.mark.rule("TJ-R4")
def test_palaces_of_others_do_not_connect() -> None:
    state = at(3, [{"row": cards("red-EV")}, {"palaces": ["LAHd"]}], visit=5)
    assert amounts(do(state, "withdraw", "palace AJMa"), "palace") == [1]


@pytest.mark.rule("TJ-R4")
def test_without_a_new_palace_there_are_no_points_for_connections() -> None:
    state = connecting(cards("red-EE"), palaces=["LAHd", "KABc"])
    events = do(state, "withdraw")
    assert [event["rule"] for event in only(events, "points")] == ["TJ-R5"]


@pytest.mark.rule("TJ-R5")
def test_the_province_token_counts_its_commodities_and_their_matches() -> None:
    layout = tokens(KAB=1, LAH=2)
    state = at(3, [{"row": cards("red-EE")}], visit=2, tokens=layout)
    (event,) = only(do(state, "withdraw"), "points")
    assert event == {
        "kind": "points", "rule": "TJ-R5", "source": "token", "seat": 0, "amount": 2, "province": "Lahore", "token": 2,
        "commodity": ["gems", "tea"], "matched": [],
    }  # fmt: skip
    assert state.view()["seats"][0]["tokens"] == [2]


@pytest.mark.rule("TJ-EX2")
def test_the_example_of_the_commodities() -> None:
    layout = tokens(KAB=3, LAH=5, AWA=6)
    places = bonus(KABa="rice", KABc="tea", LAHb="rice", AWAb="gems")

    def visit(number: int, palaces: list[str], row: dict[str, int]) -> durbar.State:
        return at(3, [{"row": row, "palaces": palaces}], visit=number, tokens=layout, bonus=places)

    third = visit(3, [], cards("red-PV"))
    assert amounts(do(third, "withdraw", "palace KABa", "palace KABc"), "commodity") == [1, 1]
    fifth = visit(5, ["KABa", "KABc"], cards("red-EV"))
    assert amounts(do(fifth, "withdraw", "palace LAHb"), "commodity") == [2]
    sixth = visit(6, ["KABa", "KABc", "LAHb"], cards("red-EV"))
    events = do(sixth, "withdraw", "palace AWAb")
    assert amounts(events, "commodity") == [1]
    (event,) = only(events, "points", "matches")
    assert (event["amount"], event["commodity"]) == (5, ["rice", "gems"])
    assert sorted(event["matched"]) == ["gems", "rice", "rice"]


def last_out(players: int = 3, **seat: Any) -> durbar.State:
    """The last seat is about to withdraw, all others have."""
    others: list[dict[str, Any]] = [{} for _ in range(players - 1)]
    return at(players, [*others, seat], present=[players - 1], active=players - 1)


@pytest.mark.rule("TJ-E1")
@pytest.mark.parametrize(
    ("advisor", "row", "prestige"),
    [
        ("vizier", "red-EV", "knowledge"),
        ("general", "red-EG", "might"),
        ("monk", "red-EM", "enlightenment"),
        ("princess", "red-EP", "nobility"),
    ],
)
def test_two_tokens_of_an_advisor_are_returned_for_the_prestige_card(advisor: str, row: str, prestige: str) -> None:
    state = last_out(row=cards(row), advisors={advisor: 1})
    events = do(state, "withdraw", "palace KABb")
    assert only(events, "prestige") == [
        {
            "kind": "prestige", "rule": "TJ-E1", "source": "supply", "seat": 2, "member": advisor, "card": prestige,
            "tokens": 2,
        }
    ]  # fmt: skip
    assert state.view()["seats"][2]["prestige"] == [prestige]
    assert state.view()["seats"][2]["advisors"][advisor] == 0


@pytest.mark.rule("TJ-E1")
def test_the_prestige_card_is_taken_from_another_hand() -> None:
    seats = [{"hand": cards("knowledge")}, {}, {"row": cards("red-EV"), "advisors": {"vizier": 1}}]
    state = at(3, seats, present=[2], active=2)
    (event,) = only(do(state, "withdraw", "palace KABb"), "prestige")
    assert (event["source"], event["owner"]) == ("taken", 0)
    assert [seat["prestige"] for seat in state.view()["seats"]] == [[], [], ["knowledge"]]


@pytest.mark.rule("TJ-E1")
def test_who_has_the_prestige_card_returns_the_tokens_and_keeps_it() -> None:
    state = last_out(row=cards("red-EV", "knowledge"), advisors={"vizier": 1})
    events = do(state, "withdraw", "palace KABb", "crown KABb")
    assert only(events, "prestige")[0]["source"] == "kept"
    assert state.view()["seats"][2]["prestige"] == ["knowledge"]
    assert state.view()["seats"][2]["advisors"]["vizier"] == 0


@pytest.mark.rule("TJ-E1")
def test_one_token_stays_until_a_second_comes() -> None:
    state = last_out(row=cards("red-EV"))
    assert only(do(state, "withdraw", "palace KABb"), "prestige") == []
    assert state.view()["seats"][2]["advisors"]["vizier"] == 1


@pytest.mark.rule("TJ-E1", "TJ-X1")
def test_after_the_twelfth_visit_prestige_comes_before_the_final_scoring() -> None:
    seats = [{}, {"row": cards("red-EV"), "advisors": {"vizier": 1}}]
    state = at(2, seats, present=[1], active=1, visit=12)
    events = do(state, "withdraw", "palace AGRa")
    kinds = [
        event["kind"] for event in events if event["kind"] in ("prestige", "end") or event.get("source") == "cards"
    ]
    assert kinds == ["prestige", "points", "points", "end"]
    assert only(events, "points", "cards")[1]["colourless"] == 1


@pytest.mark.rule("TJ-E2")
def test_the_crown_goes_home_and_its_palace_stays() -> None:
    state = last_out(row=cards("red-EC"))
    events = do(state, "withdraw", "crown KABb")
    assert only(events, "uncrown") == [{"kind": "uncrown", "rule": "TJ-E2", "seat": 2, "city": "KABb"}]
    assert state.view()["court"]["mogul"] == "seat"
    assert state.view()["cities"]["KABb"]["crown"] == 2


@pytest.mark.rule("TJ-E2")
def test_what_nobody_claimed_stays_or_leaves_the_game() -> None:
    state = last_out(row=cards("red-VM"))
    events = do(state, "withdraw", "palace KABb", "palace KABd")
    assert only(events, "box") == [
        {"kind": "box", "rule": "TJ-E2", "province": "Kabul", "token": 1},
    ]
    (visit,) = only(events, "visit")
    assert visit["seated"] == ["vizier", "monk"]
    assert state.view()["provinces"][0]["owner"] is None
    assert state.view()["cities"]["KABa"]["bonus"] == "gems"


@pytest.mark.rule("TJ-E3")
@pytest.mark.parametrize(("first", "then"), [(0, 1), (1, 2), (2, 0)])
def test_the_first_player_marker_moves_clockwise(first: int, then: int) -> None:
    state = at(3, first=first, present=[2], active=2)
    do(state, "withdraw")
    events = draw(state)
    assert only(events, "first") == [{"kind": "first", "rule": "TJ-E3", "seat": then}]
    assert state.view()["first"] == then
    assert state.to_move() == then


def ending(*hands: dict[str, int], points: tuple[int, ...] = (0, 0)) -> durbar.State:
    """The last withdrawal of the game, without a claim; seat 1 withdraws with a row that is discarded."""
    seats = [{"hand": hand, "points": score} for hand, score in zip(hands, points, strict=True)]
    seats[1]["row"] = cards("red-EV")
    seats[0]["row"] = cards("blue-EV")
    return at(2, seats, visit=12, protested=True)


@pytest.mark.rule("TJ-X1")
def test_final_scoring_of_hands() -> None:
    state = ending(
        cards("red-EE", "red-EV", "red-EG", "blue-EE", "colourless-E", "might", "nobility"),
        cards("green-EE", "yellow-EE"),
    )
    events = do(state, "withdraw", "withdraw", "palace AGRa")
    assert state.is_over()
    (first, second) = only(events, "points", "cards")
    assert (first["amount"], first["colour"], first["cards"], first["colourless"]) == (6, "red", 3, 3)
    assert (second["amount"], second["colourless"]) == (1, 0)
    assert state.scores()[0] == 6
    with pytest.raises(durbar.IllegalAction, match="TJ-X1"):
        state.apply(state.parse("withdraw"))


@pytest.mark.rule("TJ-X1")
def test_there_are_twelve_visits() -> None:
    state = durbar.play_out(GAME.new(3), 5)
    assert state.view()["visit"] == 12
    assert all(province["token"] == 12 or province["visited"] for province in state.view()["provinces"])


@pytest.mark.rule("TJ-X2")
@pytest.mark.parametrize(
    ("hands", "points", "winners"),
    [
        ((cards("red-EE"), cards("green-EE", "yellow-EV")), (9, 4), [0]),
        ((cards("red-EE"), cards("green-EE", "yellow-EV")), (7, 4), [1]),
        ((cards("red-EE", "blue-EV"), cards("green-EE", "yellow-EV")), (7, 4), [0, 1]),
        ((cards("red-EE", "blue-EV", "green-EE"), cards("yellow-EE", "yellow-EV")), (8, 4), [0]),
    ],
)
def test_most_points_then_most_cards_then_a_shared_victory(
    hands: tuple[dict[str, int], ...], points: tuple[int, ...], winners: list[int]
) -> None:
    state = ending(*hands, points=points)
    assert state.winners() == []
    events = do(state, "withdraw", "withdraw", "palace AGRa")
    scored = [event for event in events if event["kind"] == "points" and event["source"] != "cards"]
    # Seat 1 gets 1 point for its palace and 2 for the province token.
    assert sum(event["amount"] for event in scored if event["seat"] == 1) == 3
    assert state.winners() == winners


@pytest.mark.rule("TJ-X2")
def test_settling_a_whole_visit_without_cards() -> None:
    state = at(3)
    for _ in range(3):
        do(state, "withdraw")
        settle(state)
    assert state.view()["visit"] == 2
