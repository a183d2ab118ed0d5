"""Maharani: the worked examples of the rulebooks."""

from __future__ import annotations

import pytest

from tests.rules.maharani_help import area, arrival, at, draw, fill, group, quarter, relocation
from tests.rules.moves import do, only


@pytest.mark.rule("MN-EX1", "MN-G1")
def test_a_blue_tile_alone_then_one_that_joins_three() -> None:
    state = at(rondel=["blue-along", "blue-along", "", ""], tiles={"b1": "blue N", "d2": "red E"})
    assert only(do(state, "1 d1 E"), "gold") == [area(0, "blue", "d1")]
    assert state.scores()[0] == 1
    assert only(do(state, "2 c1 W"), "gold")[0] == area(0, "blue", "b1", "c1", "d1")


@pytest.mark.rule("MN-EX2", "MN-W2", "MN-W4", "MN-W5")
def test_a_worker_alone_and_a_worker_beside_another() -> None:
    state = at(rondel=["orange-centre", "red-left", "", ""])
    assert do(state, "1 b2 S")[-2:] == [arrival(0, "green", "b2"), group(0, "green", "b2")]
    assert do(state, "2 c2 S")[-3:-1] == [arrival(0, "green", "c2"), group(0, "green", "b2", "c2")]
    walking = at(rondel=["blue-centre"], tiles={"b1": "blue E"}, workers={"b1": "green"})
    assert do(walking, "1 c3 S")[-2:] == [relocation(0, "green", "b1", "c3"), group(0, "green", "c3")]


@pytest.mark.rule("MN-EX3", "MN-G2", "MN-W6")
def test_an_area_of_five_and_a_group_of_three_across_a_border() -> None:
    state = at(
        rondel=["blue-across"],
        tiles={"b1": "blue E", "c1": "blue E", "e1": "blue W", "f1": "blue N", "d2": "red E"},
        workers={"e1": "green", "d2": "green", "b1": "red"},
    )
    events = do(state, "1 d1 S")
    assert only(events, "gold") == [area(0, "blue", "b1", "c1", "d1", "e1", "f1"), group(0, "green", "d1", "e1", "d2")]
    assert state.scores() == [8, 0, 0, 0]


@pytest.mark.rule("MN-EX4", "MN-2B")
def test_a_second_tile_worth_four() -> None:
    state = at(
        active=1, rondel=["blue-centre", "red-along", "", ""],
        tiles={"e8": "red W", "f8": "red N", "d8": "red S"}, gold=[0, 10, 0, 0],
    )  # fmt: skip
    do(state, "1 g2 N")
    before = state.scores()[1]
    events = do(state, "2 c8 E")
    assert [event["amount"] for event in only(events, "gold")] == [4, -2]
    assert state.scores()[1] == before + 4 - 2


@pytest.mark.rule("MN-EX5", "MN-V2")
def test_the_evaluation_of_a_quarter() -> None:
    six = {"b1": "blue E", "c1": "red E", "d1": "green E", "a2": "orange S", "b2": "purple N"}
    more = {"c2": "white E", "a3": "blue N", "b3": "red S", "d3": "green N"}
    rondel = ["red-across", "white-across", "white-across", ""]
    workers = {**dict.fromkeys(six, "green"), "c2": "red", "a3": "red", "b3": "red", "d3": "blue"}
    state = at(
        phase="refill", placed=1, rondel=rondel, tiles=fill(quarter(1), {**six, **more}, rondel=rondel), workers=workers
    )
    paid = {event["worker"]: event["amount"] for event in only(draw(state), "gold")}
    assert paid == {"green": 18, "red": 9, "blue": 4}
    assert state.scores() == [18, 9, 4, 0]
