"""What the modules around the rules ask a position of Maharaja: only about seats, roads and cities that are there."""

from __future__ import annotations

from typing import Any

import pytest

from durbar.bots.knowledge.maharaja_plan import Planner
from tests.games.indexes import INTEGER_TYPES
from tests.games.maharaja.games import GAME

STATE: Any = GAME.from_dict({"players": 3})
ROADS = len(GAME.board.roads)
NO_NUMBERS = [-1, 99, 10**30, True, 1.0, "0", None]


@pytest.mark.parametrize("seat", [*NO_NUMBERS, 3])
def test_a_seat_that_is_not_there(seat: Any) -> None:
    calls = [
        lambda: STATE.road_toll(seat, 0),
        lambda: STATE.price_of_palace(seat),
        lambda: STATE.city_points(seat, 0),
        lambda: STATE.is_hidden(seat),
        lambda: Planner().worth(STATE, seat),
        lambda: Planner().decide(STATE, seat),
        lambda: Planner().choose_disc(STATE, seat),
    ]
    for call in calls:
        with pytest.raises(ValueError, match=r"there is no seat .*: the seats are 0 to 2"):
            call()


@pytest.mark.parametrize("number", [*NO_NUMBERS, ROADS])
def test_a_road_or_a_city_that_is_not_there(number: Any) -> None:
    with pytest.raises(ValueError, match=f"there is no road .*: they are 0 to {ROADS - 1}"):
        STATE.road_toll(0, number)
    for call in (lambda: STATE.free_sites(number), lambda: STATE.city_points(0, number)):
        with pytest.raises(ValueError, match=r"there is no city .*: they are 0 to 6"):
            call()
    with pytest.raises(ValueError, match=r"there is no character .*: they are 0 to 6"):
        Planner().judge_of(number)


@pytest.mark.parametrize("kind", INTEGER_TYPES)
def test_integers_of_other_types(kind: Any) -> None:
    assert STATE.road_toll(kind(1), kind(2)) == STATE.road_toll(1, 2)
    assert STATE.city_points(kind(1), kind(2)) == STATE.city_points(1, 2)
    assert STATE.free_sites(kind(2)) == 6
