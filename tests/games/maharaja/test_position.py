"""Positions of Maharaja: what is left out has a sensible value, and every fault is named, all at once."""

from __future__ import annotations

from typing import Any

import pytest

import durbar
from tests.examples import every
from tests.games.maharaja.games import GAME, SETTINGS, walk

BASE: dict[str, Any] = {"players": 2}


def faults(**position: Any) -> list[str]:
    with pytest.raises(durbar.PositionError) as caught:
        GAME.from_dict({**BASE, **position})
    return [str(fault) for fault in caught.value.faults]


def test_a_position_needs_only_the_number_of_players() -> None:
    state = GAME.from_dict({"players": 3})
    position = state.to_dict()
    assert position["characters"]["sadhu"] == 2
    assert position["discs"] == ["gold+gold"] * 3
    assert (position["pool"], position["quarry"], position["gold"]) == ([6] * 3, [14] * 3, [15] * 3)
    assert position["maharaja"] == GAME.board.cities[0]
    assert (state.to_move(), position["turn"]) == (0, 1)


def test_pool_and_quarry_hold_what_stands_nowhere() -> None:
    position = GAME.from_dict({"players": 2, "houses": {"delhi": [17, 3]}, "quarry": [1, 9]}).to_dict()
    assert (position["pool"], position["quarry"]) == ([2, 8], [1, 9])
    position = GAME.from_dict({"players": 2, "houses": {"delhi": [17, 3]}, "pool": [0, 4]}).to_dict()
    assert (position["pool"], position["quarry"]) == ([0, 4], [3, 13])


@pytest.mark.parametrize("junk", [None, 3, "x", [], [{}]])
def test_what_is_no_table_is_no_position(junk: Any) -> None:
    with pytest.raises(durbar.PositionError):
        GAME.from_dict(junk)


@pytest.mark.parametrize(
    ("position", "said"),
    [
        ({"players": 6}, "players: 6; expected a whole number from 2 to 5"),
        ({"options": {"elephants": True}}, "options: maharaja has no option 'elephants'"),
        ({"options": 3}, "options"),
        ({"elephants": 3}, "elephants: not known here"),
        ({"phase": "dance"}, "phase: 'dance'"),
        ({"turn": 21}, "turn: 21"),
        ({"turn": 0}, "turn: 0; expected 1 or more"),
        ({"active": 2}, "active: 2"),
        ({"active": -1}, "active: -1; expected the seat in turn"),
        ({"track": {"delhi": 1}}, "1 governors; expected all 7"),
        ({"track": {"delhi": 11}}, "track.delhi: 11; expected a box from -6 to 10"),
        ({"track": {"delhi": 1, "agra": 1}}, "which another governor stands in"),
        ({"track": {"mathura": 1}}, "track.mathura: not a city"),
        ({"maharaja": "start"}, "maharaja"),
        ({"characters": {"mogul": 0}}, "none of seat 1"),
        ({"characters": {"mogul": 0, "trader": 0, "sadhu": 1}}, "2 of seat 0; expected one each"),
        ({"characters": {"yogi": 0, "mogul": 1}}, "characters.yogi: not in this game"),
        ({"characters": {"mogul": "red", "trader": 1}}, "characters.mogul: 'red'"),
        ({"gold": [1]}, "gold: [1]; expected a list of 2"),
        ({"gold": [1, -1]}, "gold of seat 1: -1"),
        ({"gold": [1, 100_005]}, "gold of seat 1: 100005; expected at most 100004 at this point"),
        ({"chits": [1, 0]}, "chits of seat 0: 1"),
        ({"options": {"yogi": True}, "chits": [4, 4]}, "chits: 8; expected 7 in all"),
        ({"houses": {"delhi-agra-1": [1, 1]}}, "houses.delhi-agra-1: 2; expected 1 at most (MJ-B4)"),
        ({"houses": {"mathura": [1, 1]}}, "houses.mathura: no such place"),
        ({"houses": {"delhi": [21, 0]}}, "houses.delhi"),
        ({"houses": {"delhi": [15, 0], "agra": [8, 0]}}, "houses of seat 0: 23 on the board"),
        ({"pool": [6, 6], "quarry": [10, 10]}, "20 in all (MJ-S1)"),
        ({"outer": {"delhi": [4, 3]}}, "outer.delhi: 7 palaces; expected 6 at most"),
        ({"outer": {"delhi": [4, 0], "agra": [4, 0]}}, "8 of seat 0; expected 7 at most"),
        ({"outer": {"delhi": [4, 0], "agra": [3, 0]}}, "ending: not 'palaces'"),
        ({"ending": ["palaces"]}, "'palaces' if somebody has 7"),
        ({"ending": ["turns"]}, "'turns' only in game turn 20"),
        ({"ending": ["boredom"]}, "ending: ['boredom']"),
        ({"turn": 20, "ending": []}, "ending: not 'turns'"),
        ({"central": {"delhi": 2}}, "central.delhi: 2"),
        ({"central": {"mathura": 1}}, "central.mathura: not a city"),
        ({"architects": ["delhi", "mathura"]}, "architect of seat 1: 'mathura'"),
        ({"discs": ["gold+gold", ""]}, "1 chosen; expected all 2"),
        ({"discs": ["gold+dance", "gold+gold"]}, "disc of seat 0: 'gold+dance'"),
        ({"discs": ["gold+palace-and-house", "gold+gold"]}, "disc of seat 0"),
        ({"phase": "discs", "discs": ["gold+gold"] * 2}, "all chosen; expected at least one still to choose"),
        ({"phase": "discs", "active": 1}, "active: 1; expected nothing in phase 'discs'"),
        ({"played": [0]}, "played: seat 0; expected not the active seat"),
        ({"played": [1, 1]}, "played: [1, 1]; expected each one once"),
        ({"left": {"palace": 1}}, "left.palace: 1; expected a whole number from 0 to 0"),
        ({"left": {"dance": 1}}, "left.dance"),
        ({"chit": "gold"}, "chit: 0; expected a disc action other than character, in a game with chits"),
        ({"options": {"yogi": True}, "chit": "character"}, "other than character"),
        ({"visited": ["delhi"]}, "visited: not where the architect is"),
        ({"visited": ["mathura"]}, "visited: ['mathura']"),
        ({"builder_used": 1}, "builder_used: 1; expected true or false"),
        ({"lifted": "delhi"}, "lifted: delhi; expected nothing in phase 'act'"),
        ({"phase": "put"}, "lifted: -1; expected a place with a house of the active seat"),
        ({"phase": "put", "lifted": "delhi", "houses": {"delhi": [1, 0]}}, "left: no house to move"),
        (
            {"phase": "put", "lifted": "delhi", "lifted_free": True, "houses": {"delhi": [1, 0]}},
            "the Builder, not used",
        ),
        ({"phase": "pick"}, "the seat that has lost its only character"),
        ({"phase": "give", "named": "trader"}, "several characters and none in the bank"),
        ({"phase": "enticed", "other": 1}, "several characters and none in the bank"),
        ({"phase": "finished", "active": -1, "played": [0, 1]}, "a reason why the game is over"),
        ({"phase": "bid"}, "active: -1; expected a seat without a character"),
        ({"phase": "choose", "active": 0, "opener": 1, "track": {}}, "opener: 1; expected the seat that chooses"),
        ({"phase": "found", "active": 0}, "expected all 7"),
        ({"phase": "deal", "track": {"delhi": 0}}, "the lowest start boxes filled"),
        ({"phase": "deal", "gold": [16, 15]}, "15 at most in the set-up"),
        ({"phase": "draw", "turn": 3}, "turn: 3; expected nothing in the set-up"),
        ({"bid": 3}, "bid: 3; expected nothing in phase 'act'"),
    ],
)
def test_a_fault_is_named(position: dict[str, Any], said: str) -> None:
    found = faults(**position)
    assert any(said in fault for fault in found), found


def test_all_faults_are_listed_at_once() -> None:
    found = faults(gold=[1], houses={"x": []}, architects=3, phase=None, track=[], chits="many", visited=[[]])
    assert len(found) == 7


def test_a_governor_in_the_last_box_means_the_end() -> None:
    track = dict(zip(GAME.board.cities, range(4, 11), strict=True))
    assert "ending: not 'track'" in faults(track=track)[0]
    assert not GAME.from_dict({**BASE, "track": track, "ending": ["track"]}).is_over()


@pytest.mark.parametrize("options", SETTINGS, ids=lambda options: "+".join(options) or "basic")
def test_every_position_of_a_game_can_be_taken_up_again(options: dict[str, bool]) -> None:
    for players in GAME.players:
        state = GAME.new(players, options)
        for step, _ in enumerate(walk(state, 31 * players)):
            if step % every(4) == 0 or state.view()["phase"] in ("put", "pick", "give", "enticed") or state.is_over():
                loaded = GAME.from_dict(state.to_dict())
                assert loaded == state
                assert [loaded.legal_actions(seat) for seat in range(players)] == [
                    state.legal_actions(seat) for seat in range(players)
                ]


def test_a_position_goes_on_with_the_penalty_it_has_earned() -> None:
    """What was given by disc and chit is known again after loading."""
    state = GAME.from_dict({"players": 2, "options": {"penalty": True}, "discs": ["gold+quarry", "gold+gold"]})
    state.apply(state.parse("quarry 1"))
    loaded = GAME.from_dict(state.to_dict())
    loaded.apply(loaded.parse("end"))
    assert loaded.to_dict()["gold"] == [15, 18]  # 2 for the gold not taken, 1 as the Trader
