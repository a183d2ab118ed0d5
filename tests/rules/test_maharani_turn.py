"""Maharani: the second tile, refreshing markers and the end of a turn."""

from __future__ import annotations

import pytest

import durbar
from tests.rules.maharani_help import SPACES, area, at, draw, fill, group, place, places, quarter
from tests.rules.moves import do, moves, only, refused

RONDEL = ["blue-centre", "red-along", "green-ahead", "white-across"]
STOPPED = {"kind": "stop", "rule": "MN-2A", "seat": 0}
PAID = {"kind": "gold", "rule": "MN-2B", "seat": 0, "amount": -2, "source": "second"}
CENTRES = ("b2", "c3", "g2", "f3", "f6", "g7", "b7", "c6")


def drawn(slot: int, tile: str, shape: str) -> dict[str, object]:
    return {"kind": "draw", "rule": "MN-E1", "slot": slot, "tile": tile, "shape": shape}


@pytest.mark.rule("MN-2A")
def test_a_second_tile_is_offered_from_the_other_slots() -> None:
    state = at(rondel=RONDEL)
    do(state, "2 c1 E")
    assert state.to_move() == 0
    assert {move[0] for move in moves(state) - {"stop"}} == {"1", "3", "4"}
    assert refused(state, "2 d1 E") == "MN-2A"


@pytest.mark.rule("MN-2A")
def test_doing_without_a_second_tile_is_a_decision() -> None:
    state = at(rondel=RONDEL, gold=[3, 3, 3, 3])
    do(state, "1 b2 N")
    assert "stop" in moves(state)
    assert do(state, "stop") == [STOPPED]
    assert state.scores() == [4, 3, 3, 3]
    assert state.to_move() == durbar.CHANCE


@pytest.mark.rule("MN-2A", "MN-W2")
def test_the_second_tile_follows_the_same_rules() -> None:
    """Marker, area, worker and group work as with the first; then the turn ends by itself."""
    state = at(rondel=["blue-centre", "blue-across", "", ""], tiles={"b1": "red E"}, workers={"b1": "green"})
    do(state, "1 b2 N")
    assert do(state, "2 c1 S") == [
        place(0, "c1", "blue", "across", 2, "S", rule="MN-P2"),
        {"kind": "marker", "rule": "MN-P2", "seat": 0, "quarter": 2, "goal": 1},
        area(0, "blue", "c1"),
        {"kind": "worker", "rule": "MN-W2", "source": "new", "seat": 0, "worker": "green", "space": "c1"},
        group(0, "green", "b1", "c1"),
        PAID,
    ]
    assert state.to_move() == durbar.CHANCE


@pytest.mark.rule("MN-2A", "MN-V1", "MN-V3")
def test_workers_in_a_quarter_that_the_first_tile_filled_still_stand_for_the_second() -> None:
    """They count in its group, and none of them is back in the supply."""
    rondel = ["blue-across", "white-across", "", ""]
    given = {
        "d1": "red E",
        "c2": "green E",
        "f1": "orange E",
        "g1": "purple W",
        "e8": "red E",
        "d8": "green W",
        "e7": "purple N",
        "c8": "orange E",
    }
    tiles = fill(set(quarter(1)) - {"d2"}, given, rondel=rondel, avoid=["blue", "white"])
    workers = dict.fromkeys(["d1", "c2", "f1", "g1", "e8", "d8", "e7", "c8"], "green")
    state = at(rondel=rondel, tiles=tiles, workers=workers)
    events = do(state, "1 d2 S")
    assert only(events, "worker", "none")
    assert state.to_dict()["supply"]["green"] == 0
    assert only(events, "quarter") == []
    other = at(rondel=rondel, tiles=tiles, workers={**workers, "c8": "red"})
    do(other, "1 d2 N")
    events = do(other, "2 e1 S")
    assert only(events, "gold", "group") == [group(0, "green", "d1", "e1", "f1", "g1")]


@pytest.mark.rule("MN-2B", "MN-E1")
def test_the_second_tile_costs_two_gold_at_the_end_of_the_turn() -> None:
    state = at(rondel=RONDEL)
    do(state, "1 b2 N")
    assert state.scores() == [1, 0, 0, 0]
    events = do(state, "2 e1 E")
    assert [event["amount"] for event in only(events, "gold")] == [1, -2]
    assert events[-1] == PAID
    assert state.scores() == [0, 0, 0, 0]


@pytest.mark.rule("MN-2B")
def test_one_tile_costs_nothing_and_a_new_turn_starts_afresh() -> None:
    state = at(rondel=RONDEL)
    do(state, "1 b2 N", "stop")
    draw(state)
    do(state, "2 f6 N" if "2 f6 N" in moves(state) else sorted(moves(state))[0])
    assert state.scores()[0] == 1
    assert "stop" in moves(state)


@pytest.mark.rule("MN-F1")
def test_refreshing_turns_all_own_markers_up_and_ends_the_turn() -> None:
    state = at(rondel=RONDEL, markers=[[2], [], [1], [4]], gold=[5, 5, 5, 5])
    events = do(state, "refresh")
    assert events == [
        {"kind": "refresh", "rule": "MN-F1", "seat": 0, "quarters": [1, 3, 4]},
        {"kind": "turn", "rule": "MN-R1", "seat": 1, "turn": 2},
    ]
    assert [seat["markers"] for seat in state.view()["seats"]] == [[1, 2, 3, 4], [], [1], [4]]
    assert state.scores() == [5, 5, 5, 5]
    assert state.to_dict()["rondel"] == RONDEL


@pytest.mark.rule("MN-F1")
def test_refreshed_markers_serve_from_the_next_turn_on() -> None:
    state = at(2, rondel=RONDEL, markers=[[], []])
    assert places(state, 1) == {"b2", "c3"}
    do(state, "refresh", "refresh")
    assert state.to_move() == 0
    assert places(state, 1) == set(CENTRES)


@pytest.mark.rule("MN-F2")
def test_nobody_refreshes_markers_that_are_all_face_up() -> None:
    state = at(rondel=RONDEL, markers=[[1, 2, 3, 4], [], [], []])
    assert "refresh" not in moves(state)
    assert refused(state, "refresh") == "MN-F2"
    assert "refresh" in moves(at(rondel=RONDEL, markers=[[1, 2, 4], [], [], []]))


@pytest.mark.rule("MN-E1")
def test_the_turn_ends_with_payment_refill_evaluation_and_the_next_player_in_that_order() -> None:
    rondel = ["red-along", "", "blue-centre", "green-centre"]
    tiles = fill(set(quarter(1)) - {"b2"}, {"b1": "white E"}, rondel=rondel, avoid=["red"])
    state = at(rondel=rondel, tiles=tiles, workers={"b1": "red"}, gold=[4, 0, 0, 0])
    do(state, "3 b2 N")
    assert only(do(state, "1 e1 E"), "gold")[-1] == PAID
    assert refused(state, "4 f3 N") == "MN-E1"
    events = do(state, "draw red-centre")
    assert events == [drawn(1, "red", "centre")]
    assert do(state, "draw red-along") == [drawn(2, "red", "along")]
    events = do(state, "draw white-across")
    assert events == [
        drawn(3, "white", "across"),
        {"kind": "quarter", "rule": "MN-V1", "quarter": 1, "animal": "lion", "finished": True},
        {
            "kind": "gold", "rule": "MN-V2", "seat": 1, "amount": 4, "source": "quarter", "worker": "red",
            "workers": 1, "quarter": 1, "spaces": ["b1"],
        },
        {
            "kind": "return", "rule": "MN-V3", "seat": 1, "worker": "red", "amount": 1, "beside": 0, "quarter": 1,
            "spaces": ["b1"],
        },
        {"kind": "turn", "rule": "MN-R1", "seat": 1, "turn": 2},
    ]  # fmt: skip
    assert state.to_dict()["rondel"] == ["red-centre", "red-along", "white-across", "green-centre"]
    assert refused(state, "draw white-across") == "MN-E1"


@pytest.mark.rule("MN-E1")
def test_nothing_is_drawn_when_the_palace_is_full() -> None:
    """Four centre tiles are left in the bag and stay there."""
    rondel = ["white-across", "", "", ""]
    tiles = fill(set(SPACES) - {"c1"}, rondel=rondel)
    state = at(rondel=rondel, tiles=tiles, evaluated=[2, 3, 4])
    assert state.view()["bag_left"] == 4
    events = do(state, "1 c1 N", "stop")
    assert state.is_over()
    assert only(events, "draw") == []
    assert state.view()["bag_left"] == 4


@pytest.mark.rule("MN-E2")
def test_centre_tiles_leave_the_rondel_at_once_when_the_last_centre_space_is_filled() -> None:
    """Also between the first and the second tile."""
    rondel = ["blue-centre", "red-centre", "green-ahead", "white-centre"]
    tiles = fill(set(CENTRES) - {"b2"}, rondel=rondel)
    state = at(rondel=rondel, tiles=tiles)
    events = do(state, "1 b2 N")
    assert only(events, "discard") == [
        {"kind": "discard", "rule": "MN-E2", "slot": 2, "tile": "red"},
        {"kind": "discard", "rule": "MN-E2", "slot": 4, "tile": "white"},
    ]
    assert state.to_dict()["rondel"] == ["", "", "green-ahead", ""]
    assert state.view()["removed"] == {"red-centre": 1, "white-centre": 1}
    assert {move[0] for move in moves(state) - {"stop"}} == {"3"}


@pytest.mark.rule("MN-E2")
def test_centre_tiles_stay_while_a_centre_space_is_free() -> None:
    rondel = ["blue-centre", "red-centre", "", ""]
    state = at(rondel=rondel, tiles=fill(set(CENTRES) - {"b2", "c6"}, rondel=rondel))
    assert only(do(state, "1 b2 N"), "discard") == []
    assert "c6" in places(state, 2)


@pytest.mark.rule("MN-E2")
def test_a_centre_tile_drawn_later_leaves_the_game_and_the_slot_is_drawn_again() -> None:
    rondel = ["", "red-along", "", "white-across"]
    state = at(phase="refill", placed=1, rondel=rondel, tiles=fill(CENTRES, rondel=rondel))
    centre = next(state.notation(action) for action, _ in state.chance_outcomes() if "centre" in state.notation(action))
    colour = centre.split()[1].split("-")[0]
    assert do(state, centre) == [
        drawn(1, colour, "centre"),
        {"kind": "discard", "rule": "MN-E2", "slot": 1, "tile": colour},
    ]
    assert state.to_dict()["rondel"] == rondel
    assert do(state, "draw green-ahead") == [drawn(1, "green", "ahead")]
    assert do(state, "draw green-left")[0] == drawn(3, "green", "left")
    assert state.to_move() == 1


@pytest.mark.rule("MN-E2", "MN-E3")
def test_the_last_tile_of_the_bag_may_be_a_centre_tile_that_leaves() -> None:
    rondel = ["", "red-along", "", "white-across"]
    tiles = fill(set(SPACES) - {"c1", "d1"}, rondel=rondel)
    state = at(phase="refill", placed=1, rondel=rondel, tiles=tiles, bag={"white-centre": 1}, evaluated=[2, 3, 4])
    assert only(do(state, "draw white-centre"), "turn") == [{"kind": "turn", "rule": "MN-R1", "seat": 1, "turn": 2}]
    assert state.to_dict()["rondel"] == rondel


@pytest.mark.rule("MN-E3")
def test_with_an_empty_bag_play_goes_on_with_what_lies_on_the_rondel() -> None:
    rondel = ["red-along", "white-across", "", ""]
    tiles = fill(set(SPACES) - {"c1", "d1"}, rondel=rondel)
    state = at(rondel=rondel, tiles=tiles, bag={}, evaluated=[2, 3, 4])
    assert do(state, "1 c1 E", "stop")[-2:] == [STOPPED, {"kind": "turn", "rule": "MN-R1", "seat": 1, "turn": 2}]
    assert places(state, 2) == {"d1"}
    do(state, "2 d1 N", "stop")
    assert state.is_over()


@pytest.mark.rule("MN-E3")
def test_the_last_tiles_of_the_bag_fill_the_lowest_slots() -> None:
    rondel = ["red-along", "", "", ""]
    tiles = fill(set(SPACES) - {"c1", "d1"}, rondel=["red-along", "white-across"])
    state = at(phase="refill", rondel=rondel, tiles=tiles, bag={"white-across": 1}, evaluated=[2, 3, 4])
    assert refused(state, "draw white-along") == "MN-E3"
    do(state, "draw white-across")
    assert state.to_dict()["rondel"] == ["red-along", "white-across", "", ""]
    assert state.to_move() == 1
