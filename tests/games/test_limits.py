"""A game is only defined if the buffers of the compiled modules have room for it."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import durbar
from durbar.games import limits
from durbar.games.limits import MAX_ACTIONS, MAX_NOTES, MAX_SEATS
from tests.games.walk import cases, walk

SPEC = durbar.game("maharani").spec


def test_the_c_constants_are_those_of_the_python_file() -> None:
    declared = Path(limits.__file__).with_suffix(".pxd").read_text()
    numbers = {name: int(value) for name, value in re.findall(r"(\w+) = (\d+)", declared)}
    assert numbers == {"MAX_ACTIONS": MAX_ACTIONS, "MAX_SEATS": MAX_SEATS, "MAX_NOTES": MAX_NOTES}


@pytest.mark.parametrize("size", [1, 1174, MAX_ACTIONS])
def test_a_game_within_the_limits_is_defined(size: int) -> None:
    assert replace(SPEC, num_actions=size).num_actions == size
    assert replace(SPEC, players=range(1, MAX_SEATS + 1)).players[-1] == MAX_SEATS


@pytest.mark.parametrize("size", [0, -1, MAX_ACTIONS + 1, 65536, True, 12.0, None, "12"])
def test_a_game_with_too_many_actions_is_refused(size: Any) -> None:
    with pytest.raises(ValueError, match=rf"^maharani cannot have .* actions: it takes 1 to {MAX_ACTIONS}$"):
        replace(SPEC, num_actions=size)


@pytest.mark.parametrize(
    "players", [range(2, MAX_SEATS + 2), range(3), range(3, 3), range(2, 5, 2), range(4, 1, -1), [2, 3], 4, None]
)
def test_a_game_for_too_many_players_is_refused(players: Any) -> None:
    with pytest.raises(
        ValueError, match=rf"^maharani cannot be for .* players: it takes a range within 1 to {MAX_SEATS}$"
    ):
        replace(SPEC, players=players)


@pytest.mark.parametrize("case", cases(), ids=str)
def test_an_action_writes_far_fewer_notes_than_there_is_room_for(case: Any) -> None:
    state = case.new()
    assert max(len(state.events()) for _ in walk(state, 5)) < MAX_NOTES / 4
