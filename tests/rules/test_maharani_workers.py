"""Maharani: workers and the gold for them, with one colour each."""

from __future__ import annotations

import pytest

from tests.rules.maharani_help import SIDES, area, arrival, at, group, place, relocation
from tests.rules.moves import do, moves, only, refused

EIGHT = {
    "b1": "green",
    "c1": "green",  # blue and red in quarter 1
    "g1": "green",
    "f1": "green",
    "g8": "green",
    "f8": "green",
    "b8": "green",
    "c8": "green",
}
"""All eight green workers, in pairs in the four corners."""
UNDER_EIGHT = {
    "b1": "blue E",
    "c1": "red E",
    "g1": "blue N",
    "f1": "red E",
    "g8": "red W",
    "f8": "green E",
    "b8": "red N",
    "c8": "green E",
}


@pytest.mark.rule("MN-W1", "MN-B5")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_only_an_arrow_that_points_home_brings_a_worker(seat: int) -> None:
    worker = ("green", "red", "blue", "yellow")[seat]
    for arrow in "NESW":
        state = at(active=seat, rondel=["blue-centre"])
        events = do(state, f"1 b2 {arrow}")
        assert state.to_move() == seat
        if arrow == SIDES[seat]:
            assert only(events, "worker") == [arrival(seat, worker, "b2")]
            assert state.view()["spaces"]["b2"]["worker"] == worker
            assert state.scores()[seat] == 2
        else:
            assert only(events, "worker") == []
            assert state.view()["spaces"]["b2"]["worker"] is None
            assert state.scores()[seat] == 1


@pytest.mark.rule("MN-W1")
def test_the_worker_is_not_a_matter_of_choice() -> None:
    state = at(rondel=["blue-centre"])
    do(state, "1 b2 S")
    for move in ("new green", "move green"):
        assert move not in moves(state)
        assert refused(state, move) == "MN-W1"


@pytest.mark.rule("MN-W2")
def test_the_first_worker_on_a_colour_in_a_quarter_comes_from_the_supply() -> None:
    """Own workers on other colours here and on that colour elsewhere, and others' workers, do not matter."""
    state = at(
        rondel=["blue-centre"],
        tiles={"b1": "red E", "e1": "blue E", "d2": "blue E"},
        workers={"b1": "green", "e1": "green", "d2": "red"},
    )
    assert do(state, "1 c3 S") == [
        place(0, "c3", "blue", "centre", 1, "S"),
        area(0, "blue", "c3"),
        arrival(0, "green", "c3"),
        group(0, "green", "c3"),
    ]
    assert state.to_dict()["supply"] == {"green": 5, "red": 7, "blue": 8, "yellow": 8}
    assert state.to_dict()["workers"] == {"b1": "green", "e1": "green", "d2": "red", "c3": "green"}


@pytest.mark.rule("MN-W3")
def test_without_a_worker_left_the_tile_stays_empty() -> None:
    """Even beside other workers there is no gold for workers then."""
    state = at(rondel=["orange-centre"], tiles=UNDER_EIGHT, workers=EIGHT)
    assert do(state, "1 b2 S") == [
        place(0, "b2", "orange", "centre", 1, "S"),
        area(0, "orange", "b2"),
        {"kind": "worker", "rule": "MN-W3", "source": "none", "seat": 0, "space": "b2"},
    ]
    assert state.scores() == [1, 0, 0, 0]
    assert state.to_dict()["workers"] == EIGHT
    assert state.to_dict()["supply"]["green"] == 0


@pytest.mark.rule("MN-W4")
def test_a_worker_on_that_colour_in_that_quarter_is_relocated() -> None:
    state = at(
        rondel=["blue-centre"],
        tiles={"b1": "blue E", "d2": "red E", "e1": "blue N"},
        workers={"b1": "green", "d2": "green", "e1": "green"},
    )
    assert do(state, "1 c3 S") == [
        place(0, "c3", "blue", "centre", 1, "S"),
        area(0, "blue", "c3"),
        relocation(0, "green", "b1", "c3"),
        group(0, "green", "c3"),
    ]
    assert state.to_dict()["supply"]["green"] == 5
    assert state.to_dict()["workers"] == {"d2": "green", "e1": "green", "c3": "green"}


@pytest.mark.rule("MN-W4")
def test_relocation_needs_no_supply() -> None:
    state = at(rondel=["blue-centre"], tiles=UNDER_EIGHT, workers=EIGHT)
    assert do(state, "1 c3 S")[2:] == [relocation(0, "green", "b1", "c3"), group(0, "green", "c3")]


@pytest.mark.rule("MN-W4")
def test_other_players_workers_are_left_alone() -> None:
    state = at(rondel=["blue-centre"], tiles={"b1": "blue E"}, workers={"b1": "red"})
    assert only(do(state, "1 c3 S"), "worker") == [arrival(0, "green", "c3")]


@pytest.mark.rule("MN-W5")
def test_the_group_is_counted_after_the_worker_has_left_its_old_tile() -> None:
    """From b2 the worker goes next door to c2; on the tile it left nobody stands to be counted, nor behind it."""
    state = at(
        rondel=["blue-left"],
        tiles={"b2": "blue N", "b3": "red S", "c1": "white E"},
        workers={"b2": "green", "b3": "green", "c1": "green"},
    )
    assert do(state, "1 c2 S") == [
        place(0, "c2", "blue", "left", 1, "S"),
        area(0, "blue", "b2", "c2"),
        relocation(0, "green", "b2", "c2"),
        group(0, "green", "c1", "c2"),
    ]
    assert state.scores() == [4, 0, 0, 0]


@pytest.mark.rule("MN-W5")
def test_a_group_is_of_one_worker_colour_on_tiles_of_any_colour() -> None:
    state = at(
        rondel=["blue-centre"],
        tiles={"b1": "red E", "a2": "white S", "c2": "green E", "d2": "purple E", "b3": "orange S", "d1": "purple E"},
        workers={"b1": "green", "c2": "green", "d2": "green", "a2": "yellow", "b3": "red", "d1": "red"},
    )
    assert do(state, "1 b2 S")[-1] == group(0, "green", "b1", "b2", "c2", "d2")


@pytest.mark.rule("MN-W6")
def test_groups_run_across_the_borders_of_quarters() -> None:
    state = at(
        rondel=["blue-across"],
        tiles={"e1": "blue E", "e2": "red W", "f1": "red N"},
        workers={"e1": "green", "e2": "green"},
    )
    events = do(state, "1 d1 S")
    assert events[-2:] == [arrival(0, "green", "d1"), group(0, "green", "d1", "e1", "e2")]


@pytest.mark.rule("MN-W4", "MN-W6")
def test_a_worker_in_another_quarter_is_not_relocated() -> None:
    """The tile goes by marker into quarter 2; what stands on blue in quarter 1 stays."""
    state = at(rondel=["blue-centre"], tiles={"b1": "blue E"}, workers={"b1": "green"})
    assert only(do(state, "1 g2 S"), "worker") == [arrival(0, "green", "g2")]
    assert state.to_dict()["workers"] == {"b1": "green", "g2": "green"}
