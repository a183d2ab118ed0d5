"""Maharani: the rondel, placing a tile and the gold for it."""

from __future__ import annotations

import pytest

from tests.rules.maharani_help import SIDES, area, at, draw, fill, place, places, quarter
from tests.rules.moves import do, moves, only, refused

RONDEL = ["blue-centre", "red-along", "green-ahead", "white-across"]
CENTRES = {"b2", "c3", "g2", "f3", "f6", "g7", "b7", "c6"}


@pytest.mark.rule("MN-R1", "MN-B5")
@pytest.mark.parametrize(
    ("players", "seat", "lies_in"),
    [
        (4, 0, [1, 2, 3, 4]), (4, 1, [2, 3, 4, 1]), (4, 2, [3, 4, 1, 2]), (4, 3, [4, 1, 2, 3]),
        (3, 0, [1, 2, 3, 4]), (3, 1, [2, 3, 4, 1]), (3, 2, [3, 4, 1, 2]),
        (2, 0, [1, 2, 3, 4]), (2, 1, [3, 4, 1, 2]),
    ],
)  # fmt: skip
def test_the_rondel_turns_its_slots_with_its_arrow(players: int, seat: int, lies_in: list[int]) -> None:
    state = at(players, active=seat, rondel=["blue-centre"] * 2 + ["red-centre"] * 2, markers=[[]] * players)
    shown = state.view()["rondel"]
    side = "SN"[seat] if players == 2 else SIDES[seat]
    assert [slot["quarter"] for slot in shown] == lies_in
    assert {slot["arrow"] for slot in shown} == {side}
    for slot, number in enumerate(lies_in, 1):
        assert places(state, slot) == {space for space in quarter(number) if space in CENTRES}


@pytest.mark.rule("MN-R1")
def test_a_turn_begins_with_the_rondel_at_the_next_player() -> None:
    state = at(rondel=RONDEL)
    do(state, "1 b2 N", "stop")
    turn = draw(state)[-1]
    assert turn == {"kind": "turn", "rule": "MN-R1", "seat": 1, "turn": 2}
    assert [slot["quarter"] for slot in state.view()["rondel"]] == [2, 3, 4, 1]


@pytest.mark.rule("MN-R2")
def test_a_turn_is_placing_or_refreshing() -> None:
    state = at(rondel=RONDEL, markers=[[1, 2, 3], [], [], []])
    assert {"refresh", "1 b2 N"} <= moves(state)
    assert refused(state, "stop") == "MN-R2"
    do(state, "1 b2 N")
    assert state.to_move() == 0
    assert "refresh" not in moves(state)
    assert refused(state, "refresh") == "MN-R2"
    other = at(rondel=RONDEL, markers=[[1, 2, 3], [], [], []])
    do(other, "refresh")
    assert other.to_move() == 1


@pytest.mark.rule("MN-P1", "MN-P4")
def test_without_a_marker_a_tile_goes_into_the_quarter_in_which_it_lies() -> None:
    state = at(rondel=RONDEL, markers=[[], [1], [2], [3]])
    assert places(state, 1) == {"b2", "c3"}
    assert places(state, 2) == {"e1", "f1", "e2", "h3", "g4", "h4"}
    assert places(state, 3) == {"f5", "g6", "h7", "f7", "e6", "g8"}
    events = do(state, "1 c3 W")
    assert events == [place(0, "c3", "blue", "centre", 1, "W"), area(0, "blue", "c3")]
    assert [seat["markers"] for seat in state.view()["seats"]] == [[], [1], [2], [3]]


@pytest.mark.rule("MN-P1")
def test_a_space_takes_one_tile() -> None:
    state = at(rondel=RONDEL, tiles={"b2": "red N"})
    assert "b2" not in places(state, 1)
    assert refused(state, "1 b2 N") == "MN-P1"


@pytest.mark.rule("MN-P1")
def test_an_empty_slot_has_nothing_to_place() -> None:
    state = at(rondel=["", "blue-centre", "", ""])
    assert {move[0] for move in moves(state)} == {"2"}
    assert refused(state, "1 b2 N") == "MN-P1"


@pytest.mark.rule("MN-P2")
@pytest.mark.parametrize(("goal", "number"), [("g2", 2), ("f6", 3), ("b7", 4)])
def test_a_marker_takes_a_tile_into_another_quarter(goal: str, number: int) -> None:
    """The marker of the quarter in which the tile lies is turned, not the one it goes to."""
    state = at(rondel=RONDEL, markers=[[1, 3], [1, 2], [1, 2], [1, 2]])
    events = do(state, f"1 {goal} N")
    assert events == [
        place(0, goal, "blue", "centre", 1, "N", rule="MN-P2"),
        {"kind": "marker", "rule": "MN-P2", "seat": 0, "quarter": 1, "goal": number},
        area(0, "blue", goal),
    ]
    assert [seat["markers"] for seat in state.view()["seats"]] == [[3], [1, 2], [1, 2], [1, 2]]


@pytest.mark.rule("MN-P2")
def test_the_marker_of_the_goal_does_not_matter() -> None:
    state = at(rondel=RONDEL, markers=[[1], [], [], []])
    assert places(state, 1) == CENTRES


@pytest.mark.rule("MN-P2", "MN-R1")
def test_the_marker_is_that_of_the_turned_rondel() -> None:
    """At the west side slot 4 lies in quarter 1."""
    state = at(active=1, rondel=RONDEL, markers=[[], [1], [], []])
    assert places(state, 4) >= {"c1", "f1", "e8", "d8"}
    assert places(state, 1) == {"g2", "f3"}
    assert only(do(state, "4 f1 N"), "marker") == [
        {"kind": "marker", "rule": "MN-P2", "seat": 1, "quarter": 1, "goal": 2}
    ]


@pytest.mark.rule("MN-P3")
def test_with_the_marker_face_down_the_tile_stays_in_its_quarter() -> None:
    state = at(rondel=RONDEL, markers=[[2, 3, 4], [1], [1], [1]])
    assert places(state, 1) == {"b2", "c3"}
    assert refused(state, "1 g2 N") == "MN-P3"
    assert places(state, 2) > {"c1", "d1", "e1"}
    do(state, "2 c1 E")
    assert state.view()["seats"][0]["markers"] == [3, 4]


@pytest.mark.rule("MN-P4")
@pytest.mark.parametrize("up", [[1, 2, 3, 4], [1], []])
def test_placing_in_the_own_quarter_turns_no_marker(up: list[int]) -> None:
    state = at(rondel=RONDEL, markers=[up, [], [], []])
    assert only(do(state, "1 b2 N"), "marker") == []
    assert state.view()["seats"][0]["markers"] == up


@pytest.mark.rule("MN-P5")
def test_the_arrow_may_point_anywhere_and_has_no_effect_later() -> None:
    """Only the arrow home brings a worker; the others differ in nothing that comes after."""
    later = []
    for arrow in "NEW":
        state = at(rondel=["blue-centre", "red-along", "blue-ahead", "white-across"])
        do(state, f"1 b2 {arrow}")
        legal = moves(state)
        later.append((legal, do(state, "3 c2 E"), state.view()["spaces"]["b2"]["worker"], state.scores()))
    assert later[0] == later[1] == later[2]
    assert later[0][2] is None
    home = at(rondel=["blue-centre", "red-along", "blue-ahead", "white-across"])
    do(home, "1 b2 S")
    assert home.view()["spaces"]["b2"]["worker"] == "green"


@pytest.mark.rule("MN-G1")
def test_a_tile_alone_is_worth_one() -> None:
    state = at(rondel=RONDEL, tiles={"c2": "red E", "b1": "red N"}, gold=[5, 6, 7, 8])
    assert do(state, "1 b2 N")[-1] == area(0, "blue", "b2")
    assert state.scores() == [6, 6, 7, 8]


@pytest.mark.rule("MN-G1")
def test_the_area_of_the_new_tile_is_counted_and_no_other() -> None:
    """Two arms meet in the new tile; a third blue area and other colours do not count."""
    tiles = {"b1": "blue E", "c1": "blue E", "c2": "blue N", "d2": "white N", "b3": "red S", "c4": "blue W"}
    state = at(rondel=RONDEL, tiles=tiles)
    assert do(state, "1 b2 N")[-1] == area(0, "blue", "b1", "c1", "b2", "c2")
    assert state.scores() == [4, 0, 0, 0]


@pytest.mark.rule("MN-G2")
def test_areas_run_across_borders_and_through_evaluated_quarters() -> None:
    tiles = fill(quarter(2), {"e1": "blue E", "f1": "blue N", "e2": "blue W"}, rondel=["blue-across"], avoid=["blue"])
    state = at(rondel=["blue-across"], tiles=tiles, evaluated=[2])
    assert do(state, "1 d1 N")[-1] == area(0, "blue", "d1", "e1", "f1", "e2")
