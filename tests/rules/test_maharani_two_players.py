"""Maharani for two: each player has two worker colours."""

from __future__ import annotations

from typing import Any

import pytest

import durbar
from tests.rules.maharani_help import area, arrival, at, draw, fill, group, place, quarter, relocation
from tests.rules.moves import do, moves, only, refused

SEVEN = {
    "g1": "blue N", "f1": "red E", "e1": "green E", "g8": "red W", "f8": "green E", "e8": "white E", "c8": "white W",
}  # fmt: skip
"""Seven tiles outside quarter 1 on which seven workers of one colour may stand."""
OTHER_SEVEN = {
    "f2": "blue W", "e2": "red N", "h2": "green S", "h7": "red W", "f7": "green N", "g6": "white N", "a6": "white E",
}  # fmt: skip


@pytest.mark.rule("MN-D1")
def test_each_player_has_two_colours_and_one_score() -> None:
    state = at(2, rondel=["blue-centre"])
    seats = state.view()["seats"]
    assert [seat["workers"] for seat in seats] == [
        {"green": {"supply": 7, "board": 0}, "blue": {"supply": 7, "board": 0}},
        {"red": {"supply": 7, "board": 0}, "yellow": {"supply": 7, "board": 0}},
    ]
    assert state.scores() == [0, 0]
    do(state, "1 b2 S")
    assert moves(state) == {"new green", "new blue"}
    for move in ("new red", "new yellow", "move red"):
        assert refused(state, move) == "MN-D1"


@pytest.mark.rule("MN-D2", "MN-W1")
@pytest.mark.parametrize("worker", ["green", "blue"])
def test_a_new_worker_is_of_either_colour(worker: str) -> None:
    state = at(2, rondel=["blue-centre"])
    assert do(state, "1 b2 S") == [place(0, "b2", "blue", "centre", 1, "S"), area(0, "blue", "b2")]
    assert state.to_move() == 0
    assert state.view()["worker_space"] == "b2"
    for move in ("stop", "refresh", "1 c3 S"):
        assert refused(state, move) == "MN-W1"
    assert refused(state, f"move {worker}") == "MN-D2"
    assert do(state, f"new {worker}") == [arrival(0, worker, "b2", rule="MN-D2"), group(0, worker, "b2")]
    assert state.to_dict()["supply"][worker] == 6
    assert state.scores() == [2, 0]
    assert "stop" in moves(state)


@pytest.mark.rule("MN-D2")
def test_with_one_supply_empty_the_other_colour_comes_by_itself() -> None:
    state = at(2, rondel=["orange-centre"], tiles=SEVEN, workers=dict.fromkeys(SEVEN, "green"))
    assert do(state, "1 b2 S")[2:] == [arrival(0, "blue", "b2", rule="MN-D2"), group(0, "blue", "b2")]


@pytest.mark.rule("MN-D2", "MN-W3")
def test_no_worker_comes_only_when_both_supplies_are_empty() -> None:
    workers = {**dict.fromkeys(SEVEN, "green"), **dict.fromkeys(OTHER_SEVEN, "blue")}
    state = at(2, rondel=["orange-centre"], tiles={**SEVEN, **OTHER_SEVEN}, workers=workers)
    events = do(state, "1 b2 S")
    assert events[-1] == {"kind": "worker", "rule": "MN-W3", "source": "none", "seat": 0, "space": "b2"}
    assert state.scores() == [1, 0]


@pytest.mark.rule("MN-D3")
def test_one_own_worker_there_is_relocated_or_joined_by_the_other_colour() -> None:
    position: dict[str, Any] = {"rondel": ["blue-centre"], "tiles": {"b1": "blue E"}, "workers": {"b1": "green"}}
    state = at(2, **position)
    do(state, "1 c3 S")
    assert moves(state) == {"move green", "new blue"}
    assert refused(state, "new green") == "MN-D3"
    assert refused(state, "move blue") == "MN-D3"
    assert do(state, "move green") == [
        relocation(0, "green", "b1", "c3", rule="MN-D3"),
        group(0, "green", "c3"),
    ]
    state = at(2, **position)
    assert do(state, "1 c3 S", "new blue")[2:] == [arrival(0, "blue", "c3", rule="MN-D3"), group(0, "blue", "c3")]
    assert state.to_dict()["workers"] == {"b1": "green", "c3": "blue"}
    assert state.to_dict()["supply"] == {"green": 6, "red": 7, "blue": 6, "yellow": 7}


@pytest.mark.rule("MN-D3")
def test_relocation_is_compulsory_when_the_other_colour_is_used_up() -> None:
    """It happens by itself then."""
    tiles = {**SEVEN, "b1": "orange E"}
    state = at(2, rondel=["orange-centre"], tiles=tiles, workers={**dict.fromkeys(SEVEN, "blue"), "b1": "green"})
    assert do(state, "1 c3 S")[2:] == [relocation(0, "green", "b1", "c3", rule="MN-D3"), group(0, "green", "c3")]


@pytest.mark.rule("MN-D3", "MN-D4")
def test_relocation_does_not_need_the_own_supply_but_the_new_worker_does() -> None:
    tiles = {**SEVEN, "b1": "orange E"}
    del tiles["g1"]
    workers = {**dict.fromkeys(set(SEVEN) - {"g1"}, "green"), "b1": "green"}
    state = at(2, rondel=["orange-centre"], tiles=tiles, workers=workers)
    assert state.to_dict()["supply"]["green"] == 0
    do(state, "1 c3 S")
    assert moves(state) == {"move green", "new blue"}


@pytest.mark.rule("MN-D4")
@pytest.mark.parametrize(("worker", "origin", "stays"), [("green", "b1", "c1"), ("blue", "c1", "b1")])
def test_of_both_own_colours_one_is_chosen_to_be_relocated(worker: str, origin: str, stays: str) -> None:
    state = at(2, rondel=["blue-centre"], tiles={"b1": "blue E", "c1": "blue E"}, workers={"b1": "green", "c1": "blue"})
    do(state, "1 c3 S")
    assert moves(state) == {"move green", "move blue"}
    for move in ("new green", "new blue"):
        assert refused(state, move) == "MN-D4"
    assert do(state, f"move {worker}") == [
        relocation(0, worker, origin, "c3", rule="MN-D4"),
        group(0, worker, "c3"),
    ]
    assert set(state.to_dict()["workers"]) == {stays, "c3"}


@pytest.mark.rule("MN-D4")
def test_the_opponents_workers_are_not_to_choose_from() -> None:
    state = at(
        2, active=1, rondel=["", "", "blue-centre", ""],
        tiles={"b1": "blue E", "c1": "blue E"}, workers={"b1": "green", "c1": "blue"},
    )  # fmt: skip
    do(state, "3 c3 N")
    assert moves(state) == {"new red", "new yellow"}


@pytest.mark.rule("MN-D5", "MN-W5")
def test_the_two_colours_form_no_common_group() -> None:
    state = at(
        2, rondel=["blue-centre"], tiles={"b1": "red E", "c2": "green E", "b3": "white S"},
        workers={"b1": "green", "c2": "blue", "b3": "green"},
    )  # fmt: skip
    do(state, "1 b2 S")
    blue = state.clone()
    assert do(blue, "new blue")[-1] == group(0, "blue", "b2", "c2")
    assert do(state, "new green")[-1] == group(0, "green", "b1", "b2", "b3")


@pytest.mark.rule("MN-D5", "MN-V2", "MN-D1")
def test_the_two_colours_are_evaluated_separately_and_paid_to_one_score() -> None:
    six = {"b1": "blue E", "c1": "red E", "d1": "green E", "a2": "orange S", "b2": "purple N", "c2": "white E"}
    state = at(
        2, phase="refill", placed=1, rondel=["red-across"], tiles=fill(quarter(1), six, rondel=["red-across"]),
        workers={"b1": "green", "c1": "green", "d1": "blue", "a2": "blue", "b2": "blue", "c2": "yellow"},
        gold=[10, 10],
    )  # fmt: skip
    events = draw(state)
    assert [(e["seat"], e["worker"], e["workers"], e["amount"]) for e in only(events, "gold")] == [
        (0, "green", 2, 6), (0, "blue", 3, 9), (1, "yellow", 1, 4),
    ]  # fmt: skip
    assert state.scores() == [25, 14]
    assert state.to_dict()["supply"] == {"green": 7, "red": 7, "blue": 7, "yellow": 7}


@pytest.mark.rule("MN-2A", "MN-D2")
def test_the_worker_of_the_second_tile_is_chosen_before_the_turn_ends() -> None:
    state = at(2, rondel=["blue-centre", "red-across", "", ""])
    do(state, "1 b2 N", "2 f1 S")
    assert state.to_move() == 0
    assert moves(state) == {"new green", "new blue"}
    assert [event["kind"] for event in do(state, "new blue")] == ["worker", "gold", "gold"]
    assert state.to_move() == durbar.CHANCE
    assert state.scores() == [1, 0]
