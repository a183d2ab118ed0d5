"""Maharaja: the course of a game turn, secret discs and the actions."""

from __future__ import annotations

import pytest

import durbar
from tests.rules.maharaja_help import CITIES, GAME, at, choose_discs, finish, first_turn, gold
from tests.rules.moves import do, moves, only, refused


@pytest.mark.rule("MJ-T1", "MJ-T2")
def test_the_maharaja_follows_the_lowest_governor_who_goes_to_the_top() -> None:
    state = first_turn(2)
    assert state.view()["maharaja"] == CITIES[0]
    assert only(state.events(), "round") == [{"kind": "round", "rule": "MJ-T1", "turn": 1, "place": CITIES[0]}]
    assert only(state.events(), "governor") == [
        {"kind": "governor", "rule": "MJ-T2", "source": "up", "place": CITIES[0], "box": 1, "origin": -6}
    ]
    for turn in range(2, 5):
        choose_discs(state, "gold+gold", "gold+gold")
        finish(state)
        assert state.view()["maharaja"] == CITIES[turn - 1]
        assert state.to_dict()["track"][CITIES[turn - 1]] == turn


@pytest.mark.rule("MJ-T2")
def test_the_governor_goes_above_the_topmost_whatever_gaps_there_are() -> None:
    track = dict(zip(CITIES, (7, -6, -2, 0, 1, 2, 4), strict=True))
    state = at(2, track=track, played=[1], maharaja="jodhpur")
    do(state, "end")
    assert state.view()["maharaja"] == CITIES[1]
    assert state.to_dict()["track"] == {**track, CITIES[1]: 8}


@pytest.mark.rule("MJ-T3")
def test_all_choose_two_actions_at_the_same_time_and_may_choose_again() -> None:
    state = first_turn(3)
    assert state.pending() == [0, 1, 2]
    assert state.to_move() == 0
    assert len(moves(state, seat=2)) == 36
    assert "disc blue move+move" in moves(state, seat=2)
    assert refused(state, "end") == "MJ-T3"
    assert refused(state, "disc yellow gold+gold") == "MJ-T3"
    do(state, "disc red gold+palace")
    assert state.pending() == [0, 2]
    do(state, "disc blue gold+gold")
    assert (state.pending(), state.to_move()) == ([0], 0)
    do(state, "disc red house+house")
    assert refused(state, "disc red house+house") == "MJ-T3"
    do(state, "disc green gold+gold")
    assert state.to_dict()["discs"] == ["gold+gold", "house+house", "gold+gold"]
    assert refused(state, "disc red gold+gold") == "MJ-T3"


@pytest.mark.rule("MJ-T3", "MJ-T4")
def test_a_disc_is_in_nobody_elses_view_before_its_turn() -> None:
    state = first_turn(3)
    choose_discs(state, "gold+gold", "house+quarry", "move+palace")
    assert state.to_move() == 0
    assert [seat["disc"] for seat in state.view()["seats"]] == [["gold", "gold"], "hidden", "hidden"]
    assert [seat["disc"] for seat in state.view(2)["seats"]] == [["gold", "gold"], "hidden", ["move", "palace"]]
    assert only(state.events(), "reveal") == [
        {"kind": "reveal", "rule": "MJ-T4", "seat": 0, "plan": ["gold", "gold"], "turn": 1}
    ]  # fmt: skip
    events = do(state, "end")
    assert only(events, "reveal")[0]["plan"] == ["house", "quarry"]
    assert [seat["disc"] for seat in state.view()["seats"]] == [["gold", "gold"], ["house", "quarry"], "hidden"]


@pytest.mark.rule("MJ-T4")
def test_turns_go_by_ascending_character() -> None:
    characters = {"artisan": 0, "sadhu": 1, "mogul": 2, "monk": 3}
    state = at(phase="discs", characters=characters)
    order = []
    for seat in range(4):
        do(state, f"disc {GAME.board.colours[seat]} gold+gold")
    while state.view()["phase"] == "act":
        order.append(state.to_move())
        do(state, "end")
    assert order == [2, 1, 3, 0]


@pytest.mark.rule("MJ-T4")
def test_the_parts_of_both_actions_and_travel_may_be_mixed() -> None:
    state = at(
        characters={"builder": 0, "mogul": 1, "trader": 2, "sadhu": 3},
        discs=["two-houses+quarry"] * 4,
        architects=["delhi"] * 4,
        houses={"delhi-jaipur-1": [1, 0, 0, 0]},
        pool=[1, 6, 6, 6],
    )
    do(state, "house delhi", "quarry 1", "builder house delhi", "road delhi-jaipur", "quarry 1", "house jaipur")
    position = state.to_dict()
    assert position["houses"] == {"delhi-jaipur-1": [1, 0, 0, 0], "delhi": [2, 0, 0, 0], "jaipur": [1, 0, 0, 0]}
    assert position["pool"][0] == 0
    assert gold(state)[0] == 13


@pytest.mark.rule("MJ-T4")
def test_only_what_the_disc_shows_can_be_done() -> None:
    state = at(discs=["quarry+governor"] * 4, architects=["delhi"] * 4, houses={"delhi": [1, 1, 1, 1]})
    for move in ("gold", "house delhi", "move delhi", "palace delhi outer", "take artisan"):
        assert refused(state, move) == "MJ-T4"
    do(state, "governor agra")
    assert refused(state, "governor agra") == "MJ-T4"


@pytest.mark.rule("MJ-T5")
def test_a_part_a_whole_action_or_both_may_be_renounced() -> None:
    state = at(discs=["two-houses+gold"] * 4)
    do(state, "house delhi-agra-1")
    assert only(do(state, "end"), "done") == [{"kind": "done", "rule": "MJ-T5", "seat": 0, "undone": 1}]
    assert state.to_move() == 1
    assert only(do(state, "end"), "done")[0]["undone"] == 2
    assert gold(state)[1] == 16  # The Trader's gold and nothing else.


@pytest.mark.rule("MJ-T6")
def test_after_the_last_turn_the_city_is_scored_and_a_new_game_turn_begins() -> None:
    state = at(2, architects=["jodhpur", "jodhpur"], maharaja="jodhpur")
    assert only(do(state, "end"), "score") == []
    events = do(state, "end")
    assert [event["kind"] for event in events] == ["done", "score", "gold", "score", "gold", "round", "governor"]
    assert state.to_dict()["turn"] == 2
    assert state.pending() == [0, 1]


# The actions.


@pytest.mark.rule("MJ-A1")
def test_gold() -> None:
    state = at(discs=["gold+gold"] * 4)
    assert do(state, "gold", "gold") == [
        {"kind": "gold", "rule": "MJ-A1", "seat": 0, "amount": 2, "source": "action"}
    ] * 2  # fmt: skip
    assert gold(state) == [19, 15, 15, 15]
    assert refused(state, "gold") == "MJ-T4"


@pytest.mark.rule("MJ-A2")
def test_a_house_costs_a_gold_and_a_city_needs_the_architect() -> None:
    state = at(discs=["house+house"] * 4, architects=["delhi"] * 4)
    assert len(moves(state, "house")) == 31
    assert refused(state, "house agra") == "MJ-A2"
    events = do(state, "house delhi", "house agra-khajuraho-2")
    assert [(e["kind"], e["rule"], e.get("place")) for e in events] == [
        ("house", "MJ-A2", "delhi"),
        ("gold", "MJ-A2", "delhi"),
        ("house", "MJ-A2", "agra-khajuraho-2"),
        ("gold", "MJ-A2", "agra-khajuraho-2"),
    ]
    assert gold(state)[0] == 13
    poor = at(discs=["house+house"] * 4, gold=[0, 15, 15, 15])
    assert moves(poor, "house") == set()
    assert refused(poor, "house delhi-agra-1") == "MJ-A2"


@pytest.mark.rule("MJ-A3")
def test_of_two_houses_one_at_most_goes_into_a_village() -> None:
    state = at(discs=["two-houses+gold"] * 4, architects=["delhi"] * 4)
    village = state.clone()
    assert do(village, "house delhi-agra-1")[0]["rule"] == "MJ-A3"
    assert refused(village, "house delhi-agra-2") == "MJ-A3"
    do(village, "house delhi")
    assert gold(village)[0] == 13
    assert refused(village, "house delhi") == "MJ-T4"
    do(state, "house delhi", "house delhi")
    assert refused(state, "house delhi-agra-1") == "MJ-T4"
    assert state.to_dict()["houses"] == {"delhi": [2, 0, 0, 0]}


@pytest.mark.rule("MJ-A3")
def test_two_houses_twice_are_four_with_two_in_villages_at_most() -> None:
    state = at(discs=["two-houses+two-houses"] * 4, architects=["delhi"] * 4)
    do(state, "house delhi-agra-1", "house delhi-agra-2")
    assert refused(state, "house delhi-jaipur-1") == "MJ-A3"
    do(state, "house delhi", "house delhi")
    assert gold(state)[0] == 11
    assert moves(state, "house") == set()


@pytest.mark.rule("MJ-A2", "MJ-A3")
@pytest.mark.parametrize(
    ("built", "rules"),
    [
        (["delhi", "delhi", "delhi-agra-1"], ["MJ-A3", "MJ-A2", "MJ-A3"]),
        (["delhi-agra-1", "delhi-agra-2", "delhi"], ["MJ-A2", "MJ-A3", "MJ-A3"]),
    ],
)
def test_one_house_and_two_houses_each_count_by_their_own_rule(built: list[str], rules: list[str]) -> None:
    state = at(discs=["house+two-houses"] * 4, architects=["delhi"] * 4)
    events = do(state, *(f"house {place}" for place in built))
    assert [event["rule"] for event in only(events, "house")] == rules


@pytest.mark.rule("MJ-A4")
def test_a_house_moves_free_of_charge_and_into_a_city_only_with_the_architect() -> None:
    state = at(
        discs=["move+move"] * 4, architects=["delhi"] * 4, houses={"agra": [2, 0, 0, 0], "delhi-agra-1": [0, 1, 0, 0]}
    )
    assert moves(state, "move") == {"move agra"}
    assert refused(state, "move delhi-agra-1") == "MJ-A4"
    do(state, "move agra")
    assert len(moves(state)) == 31
    assert refused(state, "end") == "MJ-A4"
    assert refused(state, "to agra") == "MJ-A4"
    assert refused(state, "to jaipur") == "MJ-A4"
    assert only(do(state, "to delhi"), "house") == [
        {"kind": "house", "rule": "MJ-A4", "source": "moved", "seat": 0, "place": "delhi", "origin": "agra"}
    ]  # fmt: skip
    do(state, "move delhi", "to delhi-agra-1")
    assert state.to_dict()["houses"] == {"agra": [1, 0, 0, 0], "delhi-agra-1": [1, 1, 0, 0]}
    assert gold(state)[0] == 15


@pytest.mark.rule("MJ-A4")
def test_a_house_without_another_place_stays() -> None:
    """All villages full and the architect at the start: no house can be taken up."""
    full = {spot: [1] for spot in GAME.board.spots[:30]}
    houses = {spot: [int(i % 2 == 0), int(i % 2 == 1)] for i, spot in enumerate(full)}
    state = at(2, discs=["move+move"] * 2, houses=houses)
    assert moves(state, "move") == set()
    assert refused(state, f"move {GAME.board.spots[0]}") == "MJ-B4"
    inside = at(2, discs=["move+move"] * 2, houses=houses, architects=["delhi", "start"])
    do(inside, f"move {GAME.board.spots[0]}")
    assert moves(inside) == {"to delhi"}


@pytest.mark.rule("MJ-A5")
def test_the_quarry_gives_up_to_two_houses() -> None:
    state = at(discs=["quarry+quarry"] * 4, quarry=[3, 10, 10, 10])
    do(state, "quarry 2")
    assert moves(state, "quarry") == {"quarry 1"}
    assert refused(state, "quarry 2") == "MJ-A5"
    do(state, "quarry 1")
    assert refused(state, "quarry 1") == "MJ-A5"
    assert (state.to_dict()["pool"][0], state.to_dict()["quarry"][0]) == (20, 0)
    one = at(discs=["quarry+gold"] * 4)
    do(one, "quarry 1", "quarry 1")
    assert refused(one, "quarry 1") == "MJ-T4"


@pytest.mark.rule("MJ-A6")
def test_a_palace_costs_twelve_on_a_free_site_of_the_architects_city() -> None:
    state = at(discs=["palace+palace"] * 4, architects=["delhi"] * 4, gold=[24, 15, 15, 15])
    assert refused(state, "palace agra outer") == "MJ-A6"
    events = do(state, "palace delhi central")
    assert [(e["kind"], e["rule"]) for e in events] == [("palace", "MJ-A6"), ("gold", "MJ-A6")]
    assert gold(state)[0] == 12
    do(state, "palace delhi outer")
    assert gold(state)[0] == 0
    assert state.scores() == [2, 0, 0, 0]
    poor = at(discs=["palace+palace"] * 4, architects=["delhi"] * 4, gold=[11, 15, 15, 15])
    assert refused(poor, "palace delhi outer") == "MJ-A6"


@pytest.mark.rule("MJ-A7")
@pytest.mark.parametrize(
    ("boxes", "city", "after"),
    [
        ((1, 2, 3, 4, 5, 6, 7), "agra", (2, 3, 1, 4, 5, 6, 7)),  # both overtaken, one of them in the target box
        ((1, 2, 5, 4, 7, 8, 9), "agra", (1, 2, 3, 5, 7, 8, 9)),  # one overtaken, a gap in the target box
        ((1, 3, 5, 6, 7, 8, 9), "agra", (1, 4, 3, 6, 7, 8, 9)),  # only the one in the target box
        ((1, 2, 5, -6, 7, 8, 9), "agra", (1, 2, 3, -6, 7, 8, 9)),  # nobody overtaken
        ((1, 2, -4, -6, -5, 8, 9), "agra", (1, 2, -6, -5, -4, 8, 9)),  # down to the lowest box
    ],
)
def test_a_governor_goes_two_boxes_down(boxes: tuple[int, ...], city: str, after: tuple[int, ...]) -> None:
    state = at(discs=["governor+governor"] * 4, track=dict(zip(CITIES, boxes, strict=True)))
    events = do(state, f"governor {city}")
    assert tuple(state.to_dict()["track"][name] for name in CITIES) == after
    moved = {e["place"]: (e["origin"], e["box"]) for e in only(events, "governor")}
    assert moved == {
        name: (old, new) for name, old, new in zip(CITIES, boxes, after, strict=True) if old != new
    }  # fmt: skip
    assert {e["source"] for e in events if e["place"] == city} == {"down"}


@pytest.mark.rule("MJ-A7")
def test_a_governor_cannot_leave_the_track() -> None:
    state = at(discs=["governor+governor"] * 4, track=dict(zip(CITIES, (-6, -5, -4, 1, 2, 3, 4), strict=True)))
    assert moves(state, "governor") == {f"governor {city}" for city in CITIES[2:]}
    assert refused(state, f"governor {CITIES[0]}") == "MJ-A7"
    assert refused(state, f"governor {CITIES[1]}") == "MJ-A7"


@pytest.mark.rule("MJ-A10")
def test_houses_come_from_the_pool_only_and_nothing_is_built_at_the_start() -> None:
    state = at(discs=["house+palace"] * 4, pool=[0, 6, 6, 6])
    assert moves(state, "house") == set()
    assert refused(state, "house delhi-agra-1") == "MJ-A10"
    assert refused(state, "palace delhi outer") == "MJ-A10"
    assert refused(at(discs=["house+house"] * 4), "house delhi") == "MJ-A10"
    state = at(discs=["quarry+house"] * 4, pool=[0, 6, 6, 6])
    do(state, "quarry 1", "house delhi-agra-1")


def test_acting_after_the_end_is_refused() -> None:
    state = durbar.play_out(first_turn(2), 3)
    assert refused(state, "end") == "MJ-X1"
