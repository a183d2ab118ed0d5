"""Maharani: how a game begins."""

from __future__ import annotations

import pytest

import durbar
from tests.rules.maharani_help import GAME, draw
from tests.rules.moves import do, refused


def weights(state: durbar.State) -> dict[str, int]:
    return {state.notation(action): weight for action, weight in state.chance_outcomes()}


@pytest.mark.rule("MN-S1")
def test_four_tiles_are_drawn_onto_the_slots_in_order() -> None:
    state = GAME.new(4)
    for slot, tile in enumerate(("blue-centre", "red-ahead", "blue-centre", "white-across"), 1):
        assert state.to_move() == durbar.CHANCE
        assert state.legal_actions() == []
        assert sum(weights(state).values()) == 61 - slot
        colour, shape = tile.split("-")
        assert do(state, f"draw {tile}") == [
            {"kind": "draw", "rule": "MN-S1", "slot": slot, "tile": colour, "shape": shape}
        ]
    assert [slot["shape"] for slot in state.view()["rondel"]] == ["centre", "ahead", "centre", "across"]
    assert state.view()["bag_left"] == 56
    assert set(weights(state)) == {"start 0", "start 1", "start 2", "start 3"}


@pytest.mark.rule("MN-S1")
def test_the_bag_is_drawn_from_by_what_is_left_in_it() -> None:
    state = GAME.new(4)
    assert weights(state)["draw blue-centre"] == 2
    assert weights(state)["draw blue-ahead"] == 1
    do(state, "draw blue-centre", "draw blue-ahead")
    assert weights(state)["draw blue-centre"] == 1
    assert "draw blue-ahead" not in weights(state)
    do(state, "draw blue-centre")
    assert refused(state, "draw blue-centre") == "MN-E3"


@pytest.mark.rule("MN-S1", "MN-S4")
def test_nothing_else_happens_before_the_rondel_is_full_and_the_start_player_drawn() -> None:
    state = GAME.new(4)
    do(state, "draw blue-centre")
    for move in ("start 0", "1 b2 N", "refresh", "stop"):
        assert refused(state, move) == "MN-S1"
    state = GAME.new(4)
    do(state, "draw blue-centre", "draw red-centre", "draw red-centre", "draw red-ahead")
    for move in ("draw blue-centre", "1 b2 N", "stop"):
        assert refused(state, move) == "MN-S4"


@pytest.mark.rule("MN-S2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_has_four_markers_face_up(players: int) -> None:
    seats = GAME.new(players).view()["seats"]
    assert [seat["markers"] for seat in seats] == [[1, 2, 3, 4]] * players


@pytest.mark.rule("MN-S3", "MN-D1")
@pytest.mark.parametrize(
    ("players", "workers"),
    [
        (4, [{"green": 8}, {"red": 8}, {"blue": 8}, {"yellow": 8}]),
        (3, [{"green": 10}, {"red": 10}, {"blue": 10}]),
        (2, [{"green": 7, "blue": 7}, {"red": 7, "yellow": 7}]),
    ],
)
def test_workers_depend_on_the_number_of_players(players: int, workers: list[dict[str, int]]) -> None:
    seats = GAME.new(players).view()["seats"]
    supplies = [{name: here["supply"] for name, here in seat["workers"].items()} for seat in seats]
    assert supplies == workers


@pytest.mark.rule("MN-S4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_random_player_begins_without_gold_and_play_goes_clockwise(players: int) -> None:
    for start in range(players):
        state = GAME.new(players)
        do(state, "draw blue-centre", "draw red-centre", "draw green-centre", "draw white-centre")
        assert weights(state) == {f"start {seat}": 1 for seat in range(players)}
        assert state.scores() == [0] * players
        assert do(state, f"start {start}") == [{"kind": "turn", "rule": "MN-R1", "seat": start, "turn": 1}]
        seats = []
        for spot in ("b2", "c3", "g2"):
            seats.append(state.to_move())
            slot = state.view()["rondel"].index(next(s for s in state.view()["rondel"] if s["shape"] == "centre")) + 1
            do(state, f"{slot} {spot} E", "stop")
            draw(state)
        assert seats == [(start + turn) % players for turn in range(3)]


@pytest.mark.rule("MN-S4")
def test_the_start_player_is_drawn_once() -> None:
    state = GAME.new(2)
    do(state, "draw blue-centre", "draw red-centre", "draw green-centre", "draw white-centre", "start 1")
    assert refused(state, "start 0") == "MN-S4"
