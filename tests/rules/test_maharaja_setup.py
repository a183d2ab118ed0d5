"""Maharaja: set-up, the choice and the auction of characters, first houses, neutral palaces."""

from __future__ import annotations

import pytest

import durbar
from tests.rules.maharaja_help import CITIES, GAME, at, first_turn, gold, set_up
from tests.rules.moves import do, moves, only, refused


@pytest.mark.rule("MJ-S1")
@pytest.mark.parametrize("players", GAME.players)
def test_what_everybody_begins_with(players: int) -> None:
    position = first_turn(players).to_dict()
    assert position["architects"] == ["start"] * players
    assert position["gold"] == [15] * players
    assert position["pool"] == [6] * players
    assert position["quarry"] == [10] * players
    assert sum(map(sum, position["houses"].values())) == 4 * players
    assert [seat["palaces_left"] for seat in first_turn(players).view()["seats"]] == [7] * players


@pytest.mark.rule("MJ-S2")
def test_the_governors_are_dealt_onto_the_start_boxes() -> None:
    state = GAME.new(3)
    assert state.to_move() == durbar.CHANCE
    assert state.chance_outcomes() == [(state.parse(f"deal {city}"), 1) for city in CITIES]
    do(state, "deal agra")
    assert len(state.chance_outcomes()) == 6
    assert refused(state, "deal agra") == "MJ-S2"
    assert refused(state, "start green") == "MJ-S2"
    for city in CITIES:
        if city != "agra":
            do(state, f"deal {city}")
    track = state.view()["track"]
    assert track[0] == {"box": -6, "governor": "agra"}
    assert [box["governor"] is not None for box in track] == [True] * 7 + [False] * 10


@pytest.mark.rule("MJ-S3")
def test_characters_are_taken_clockwise_from_a_random_start_player() -> None:
    state = GAME.new(3)
    do(state, *(f"deal {city}" for city in CITIES))
    assert [state.notation(action) for action, _ in state.chance_outcomes()] == [
        "start green",
        "start red",
        "start blue",
    ]
    do(state, "start blue")
    assert state.to_move() == 2
    assert moves(state) == {f"take {name}" for name in ("mogul", "trader", "sadhu", "monk", "builder", "artisan")}
    events = do(state, "take artisan")
    assert events == [
        {"kind": "character", "rule": "MJ-S3", "source": "chosen", "seat": 2, "character": "artisan"}
    ]  # fmt: skip
    assert state.to_move() == 0
    assert refused(state, "take artisan") == "MJ-S3"
    assert refused(state, "take yogi") == "MJ-O2"
    do(state, "take trader")
    assert state.to_move() == 1


@pytest.mark.rule("MJ-S4")
def test_first_houses_go_round_four_times_in_character_order() -> None:
    state = set_up(3, start=0)
    do(state, "take sadhu", "take mogul", "take trader")
    order = []
    for _ in range(12):
        order.append(state.to_move())
        do(state, min(moves(state)))
    assert order == [1, 2, 0] * 4
    assert gold(state) == [15, 15, 15]
    assert only(state.events(), "quarry", "first") == [
        {"kind": "quarry", "rule": "MJ-S4", "source": "first", "seat": seat, "houses": 6} for seat in range(3)
    ]
    assert state.view()["phase"] == "discs"


@pytest.mark.rule("MJ-S4", "MJ-B4")
def test_first_houses_keep_to_the_limit_and_to_villages() -> None:
    state = set_up(2)
    do(state, "take mogul", "take trader")
    assert len(moves(state)) == 30
    assert refused(state, "house delhi") == "MJ-S4"
    do(state, "house delhi-agra-1")
    assert refused(state, "house delhi-agra-1") == "MJ-B4"


@pytest.mark.rule("MJ-S5")
def test_money_is_hidden_only_if_so_agreed() -> None:
    open_money, hidden = first_turn(3), first_turn(3, hidden_money=True)
    assert [seat["gold"] for seat in open_money.view(0)["seats"]] == [15, 15, 15]
    assert [seat["gold"] for seat in hidden.view(0)["seats"]] == [15, None, None]
    assert [seat["gold"] for seat in hidden.view()["seats"]] == [None] * 3
    over = durbar.play_out(hidden.clone(), 5)
    assert [seat["gold"] for seat in over.view()["seats"]] == gold(over)


# Neutral palaces.


@pytest.mark.rule("MJ-O3")
@pytest.mark.parametrize(("players", "neutral"), [(2, 3), (3, 2), (4, 1), (5, 0)])
def test_palaces_of_unused_colours_take_up_outer_sites(players: int, neutral: int) -> None:
    options = {"neutral_palaces": True}
    cities = GAME.new(players, options).view()["cities"]
    assert [(city["neutral"], city["free_outer"]) for city in cities.values()] == [(neutral, 6 - neutral)] * 7
    full = [6 - neutral] + [0] * (players - 1)
    state = at(
        players,
        options=options,
        outer={"delhi": full},
        architects=["delhi"] * players,
        discs=["palace+palace"] * players,
    )
    if neutral:
        assert moves(state, "palace") == {"palace delhi central"}
        assert refused(state, "palace delhi outer") == "MJ-B2"
    points = state.view()["cities"]["delhi"]["points"]
    assert points == [1 + 6 - neutral] + [1] * (players - 1)
    assert GAME.new(players).view()["cities"]["delhi"]["neutral"] == 0


# The auction.


@pytest.mark.rule("MJ-O4")
def test_the_opener_cannot_pass_and_the_highest_bidder_chooses() -> None:
    state = set_up(3, start=1, auction=True)
    assert state.to_move() == 1
    assert moves(state) == {f"bid {amount}" for amount in range(16)}
    assert refused(state, "pass") == "MJ-O4"
    do(state, "bid 2")
    assert state.to_move() == 2
    assert refused(state, "bid 2") == "MJ-O4"
    assert moves(state) == {"pass", *(f"bid {amount}" for amount in range(3, 16))}
    do(state, "pass")
    do(state, "bid 4")  # Seat 0; seat 2 has passed for this card.
    assert state.to_move() == 1
    events = do(state, "pass")
    assert only(events, "gold") == [
        {"kind": "gold", "rule": "MJ-O4", "seat": 0, "amount": -4, "source": "bid", "price": 4}
    ]  # fmt: skip
    assert state.to_move() == 0
    assert gold(state) == [11, 15, 15]
    do(state, "take artisan")
    # The next auction is opened by the next player without a character after the last opener (seat 1): seat 2.
    assert state.to_move() == 2
    assert refused(state, "pass") == "MJ-O4"
    do(state, "bid 0")
    assert state.to_move() == 1
    do(state, "pass")
    assert state.to_move() == 2
    assert gold(state) == [11, 15, 15]
    do(state, "take mogul")
    assert state.to_move() == 1
    assert moves(state) == {f"take {name}" for name in ("trader", "sadhu", "monk", "builder")}
    do(state, "take monk")
    assert gold(state) == [11, 15, 15]
    assert state.to_move() == 2


@pytest.mark.rule("MJ-O4")
def test_bids_are_limited_by_the_own_gold() -> None:
    state = set_up(3, auction=True)
    do(state, "bid 14", "bid 15", "pass", "pass", "take mogul")
    assert gold(state) == [15, 0, 15]
    assert state.to_move() == 2
    do(state, "bid 15")
    assert state.to_move() == 0
    assert moves(state) == {"pass"}
    poor = GAME.from_dict({**state.to_dict(), "gold": [6, 0, 15], "bid": 5})
    assert moves(poor) == {"pass", "bid 6"}
    assert refused(poor, "bid 7") == "MJ-O4"
