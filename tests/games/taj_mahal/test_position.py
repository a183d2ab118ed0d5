"""Positions as plain data: there and back, every fault at once, and nothing that crashes."""

from __future__ import annotations

import copy
import json
import pickle
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import durbar
from durbar.games.errors import PositionError
from tests.examples import every, examples
from tests.games.junk import JUNK
from tests.games.taj_mahal.games import GAME, PLAYERS, positions

SAMPLES = [json.dumps(state.to_dict()) for players in PLAYERS for state in positions(players, seed=players, every=13)]
PIECES = JUNK | st.sampled_from(
    [
        "turn",
        "taking",
        "placing",
        "crowning",
        "over",
        "display",
        "red",
        {"red-EV": 1},
        ["vizier"],
        ["KABa"],
        [0, 1],
        1,
        2,
        {},
    ]
)


@pytest.mark.parametrize("players", PLAYERS)
def test_every_position_can_be_written_down_and_taken_up(players: int) -> None:
    for state in positions(players, seed=90 + players, every=every(3)):
        position = json.loads(json.dumps(state.to_dict()))
        again = GAME.from_dict(position)
        assert again == state
        assert hash(again) == hash(state)
        assert again.legal_actions() == state.legal_actions()
        assert again.chance_outcomes() == state.chance_outcomes()
        assert again.knowledge(0) == state.knowledge(0)
        assert durbar.play_out(again, 5).to_dict() == durbar.play_out(state.clone(), 5).to_dict()


def test_positions_can_be_pickled_and_copied() -> None:
    for state in positions(3, seed=1, every=50):
        assert pickle.loads(pickle.dumps(state)) == state  # noqa: S301
        assert copy.deepcopy(state) == state
        assert state.clone() is not state


def test_an_option_is_part_of_the_position() -> None:
    state = GAME.new(3, {"memory_aid": False})
    assert state.to_dict()["options"] == {"memory_aid": False}
    assert GAME.from_dict(state.to_dict()).view()["options"] == {"memory_aid": False}
    assert GAME.from_dict(state.to_dict()) != GAME.new(3)
    with pytest.raises(ValueError, match="memory_aid"):
        GAME.new(3, {"memory_aid": "yes"})


def faults(**position: Any) -> list[str]:
    with pytest.raises(PositionError) as caught:
        GAME.from_dict({"players": 3, **position})
    return [str(fault) for fault in caught.value.faults]


SEAT = [{}, {}]


@pytest.mark.parametrize(
    ("position", "told"),
    [
        ({"players": 6}, "players: 6"),
        ({"table": 1}, "table: not known here"),
        ({"phase": "sleeping"}, "phase: 'sleeping'"),
        ({"visit": 13}, "visit: 13"),
        ({"first": 3}, "first: 3"),
        ({"bare": 1}, "bare: 1; expected true or false"),
        ({"present": [0, 0, 1]}, "present: [0, 0, 1]; expected each one once"),
        ({"present": [7]}, "present: [7]"),
        ({"court": ["king"]}, "court: ['king']"),
        ({"options": {"aid": 1}}, "options: "),
        ({"options": 3}, "options: a number; expected a mapping"),
        ({"seats": [{}]}, "seats: [{}]; expected a list of 3"),
        ({"seats": [{"gold": 1}, *SEAT]}, "seats[0].gold: not known here"),
        ({"seats": [{"points": -1}, *SEAT]}, "seats[0].points: -1"),
        ({"seats": [{"hand": {"red-XX": 1}}, *SEAT]}, "seats[0].hand.red-XX"),
        ({"seats": [{"hand": {"red-EE": 3}}, *SEAT]}, "cards: 3 of red-EE; expected 2"),
        ({"deck": {"red-EE": 1}}, "cards: 1 of red-EE; expected 2"),
        ({"seats": [{"hand": {"might": 2}}, *SEAT]}, "might: 2 of it"),
        ({"seats": [{"known": {"red-EE": 1}}, *SEAT]}, "seats[0].known: 1 of red-EE; expected at most 0"),
        ({"seats": [{"row_colour": "pink"}, *SEAT]}, "seats[0].row_colour: 'pink'"),
        ({"phase": "deal", "seats": [{"row_colour": "red"}, *SEAT]}, "row_colour: the colour of a row; expected none"),
        ({"phase": "deal", "first": 1}, "first: 1; expected nothing before the first visit"),
        ({"phase": "deal", "active": 2}, "active: 2; expected nothing before the first visit"),
        ({"seats": [{"points": 100_001}, *SEAT]}, "seats[0].points: 100001; expected at most 100000 at this point"),
        ({"seats": [{"row_colour": "red"}, *SEAT]}, "seats[0].row: a colour without cards"),
        ({"seats": [{"row": {"red-EE": 1, "blue-EE": 1}, "row_colour": "red"}, *SEAT]}, "1 cards of other colours"),
        ({"seats": [{"row": {"red-EE": 1, "blue-EE": 1}}, *SEAT]}, "no card of its colour"),
        ({"seats": [{"row": {"red-EE": 1, "colourless-E": 2}}, *SEAT]}, "more colourless cards"),
        ({"seats": [{"row": {"red-EE": 1}}, *SEAT], "present": [1, 2], "active": 1}, "seats[0].row: a row"),
        ({"seats": [{"advisors": {"vizier": 3}}, *SEAT]}, "seats[0].advisors.vizier: 3"),
        ({"seats": [{"advisors": {"vizier": 2}}, *SEAT]}, "advisors, vizier: [2, 0, 0]"),
        ({"seats": [{"palaces": ["KABx"]}, *SEAT]}, "seats[0].palaces: ['KABx']"),
        ({"seats": [{"palaces": ["LAHa"]}, *SEAT]}, "palaces on LAHa: built before the visit"),
        ({"seats": [{"palaces": ["KABa"]}, {"palaces": ["KABa"]}, {}], "visit": 2}, "palaces on KABa: 2"),
        ({"seats": [{"palaces": ["KABa"]}, *SEAT]}, "palaces in KAB: 1 and 0 to place; expected 0"),
        ({"seats": [{"crowns": ["KABa", "KABb"]}, *SEAT], "visit": 2}, "crown palaces in KAB: 2"),
        ({"seats": [{"crowns": ["KABa"]}, *SEAT]}, "crown palaces in KAB: 1; expected one exactly when"),
        ({"court": ["vizier"]}, "court: general neither in its seat nor with a player"),
        ({"aside": ["vizier"], "court": ["vizier"]}, "court: a token in two places"),
        ({"unrest": {"red-EE": 1}}, "unrest: unrest with more than two players"),
        ({"players": 2, "unrest": {"red-EE": 1, "red-EV": 1}}, "unrest: 2 cards of one colour"),
        ({"players": 2, "unrest": {"red-EE": 1}, "protested": True}, "unrest: 1 cards after a protest"),
        ({"players": 2, "aside": ["vizier"]}, "aside: tokens set aside without a protest"),
        ({"bonus": {"KABb": "gems"}}, "bonus.KABb"),
        ({"bonus": {"AGRe": "gems"}}, "bonus.AGRe: gems; expected the Taj Mahal token"),
        ({"bonus": {"KABa": "gems", "KABc": "gems", "LAHb": "gems"}}, "bonus: 3 of gems"),
        ({"bonus": {"KABa": "gems"}}, "bonus: 14 diamonds without a token"),
        ({"tokens": {"KAB": 12}}, "tokens.KAB: 12; expected token 12 in AGR"),
        ({"tokens": {"KAB": 1, "LAH": 1}}, "tokens.LAH: 1 a second time"),
        ({"tokens": {"KAB": 1}}, "tokens: 10 provinces without a token"),
        ({"tokens": {"KAB": "1"}}, "tokens.KAB: '1'"),
        ({"owners": {"KAB": 5}}, "owners.KAB: 5"),
        ({"owners": {"LAH": 0}}, "owners.LAH: not visited yet"),
        ({"owners": {"KAB": 0}}, "owners.KAB: somebody; expected an owner exactly when"),
        ({"present": [1, 2]}, "active: 0; expected a player who has not withdrawn"),
        ({"phase": "taking", "takes": 1}, "active: 0; expected the player who has just withdrawn"),
        ({"phase": "taking", "present": [1, 2]}, "takes: 0"),
        ({"phase": "display", "present": [0]}, "present: a visit that has begun"),
        ({"phase": "over"}, "phase: over; expected the twelfth visit"),
        ({"phase": "turn", "present": []}, "present: nobody"),
        ({"phase": "unrest"}, "phase: unrest; expected two players"),
        ({"display": {"red-EE": 2, "red-EV": 3, "red-EG": 3}}, "display: 8 cards; expected at most 5"),
        ({"bare": True}, "bare: true"),
        ({"claims": ["vizier"]}, "claims: 1"),
        ({"to_place": 1}, "to_place: 1"),
        ({"due": ["KABa"]}, "due: 1"),
        ({"phase": "crowning"}, "claims: no crown"),
        ({"phase": "placing", "claims": ["vizier"], "to_place": 1}, "claims: vizier; expected members that show"),
        ({"phase": "bonus_card"}, "due: 0; expected a card token that comes next"),
        (
            {"players": 2, "phase": "taking", "takes": 2, "present": [], "display": {"red-EE": 2}},
            "takes: 2; expected one card for the last player to withdraw (TJ-W4)",
        ),
        (
            {
                "players": 2,
                "protested": True,
                "aside": ["vizier"],
                "seats": [{"advisors": {"vizier": 2}}, {}],
            },
            "advisors, vizier: [2, 0]",
        ),
        (
            {
                "phase": "crowning",
                "claims": ["mogul"],
                "court": ["general", "monk", "princess", "elephant"],
                "seats": [{"row": {"red-EC": 1}, "palaces": ["KABa"], "advisors": {"vizier": 1}}, *SEAT],
            },
            "claims: 0 advisors; expected one for each palace built or to place, 1 (TJ-R1)",
        ),
        ({"visit": 0}, "visit: 0; expected 1 to 12"),
        ({"phase": "deal"}, "phase: deal; expected the first step of set-up"),
        ({"phase": "bonus_setup", "visit": 1}, "visit: 1; expected nothing before"),
        ({"phase": "bonus_setup", "seats": [{"hand": {"red-EE": 1}}, *SEAT]}, "seats: cards before the deal"),
        ({"phase": "bonus_setup", "display": {"red-EE": 1}}, "display: something"),
        ({"phase": "bonus_setup", "owners": {"KAB": 0}}, "owners: somebody"),
    ],
)  # fmt: skip
def test_every_fault_is_told(position: dict[str, Any], told: str) -> None:
    if position.get("players") == 2:
        position = {"seats": SEAT, **position}
    found = faults(**position)
    assert any(fault.startswith(told) or told in fault for fault in found), found


def test_all_faults_come_at_once() -> None:
    found = faults(phase="x", visit=99, first=-1, present="all", seats=[{"points": "a"}, {"hand": 3}, {"palaces": 1}])
    for where in ("phase", "visit", "first", "present", "seats[0].points", "seats[1].hand", "seats[2].palaces"):
        assert any(fault.startswith(where) for fault in found), where


@pytest.mark.parametrize("junk", [None, 3, [], "players", {}, {"players": True}, {"players": "3"}])
def test_junk_is_no_position(junk: Any) -> None:
    with pytest.raises(PositionError):
        GAME.from_dict(junk)


def test_a_position_by_hand_is_short() -> None:
    state = GAME.from_dict({"players": 3})
    assert state.to_move() == 0
    assert state.view()["province"] == "KAB"
    assert state.view()["deck"] == 96
    assert GAME.from_dict({"players": 2, "phase": "bonus_setup"}) == GAME.new(2)


@settings(max_examples=examples(150), deadline=None)
@given(
    st.sampled_from(SAMPLES),
    st.lists(st.tuples(st.integers(0, 40), st.integers(0, 40), PIECES), min_size=1, max_size=3),
)
def test_altered_positions_are_refused_or_can_be_played_to_the_end(sample: str, changes: list[Any]) -> None:
    position = json.loads(sample)
    for first, second, value in changes:
        keys = sorted(position)
        key = keys[first % len(keys)]
        part = position[key]
        if key == "seats" and isinstance(part, list) and part:
            seat = part[second % len(part)]
            if isinstance(seat, dict) and seat:
                seat[sorted(seat)[first % len(seat)]] = value
        elif isinstance(part, dict) and part and second % 2:
            part[sorted(part)[second % len(part)]] = value
        else:
            position[key] = value
    try:
        state = GAME.from_dict(position)
    except PositionError:
        return
    assert GAME.from_dict(state.to_dict()) == state
    durbar.play_out(state, 3)
    assert state.is_over()
    assert GAME.from_dict(state.to_dict()) == state
