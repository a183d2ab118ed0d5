"""A position that loads can be saved and loaded again, and so can all that it leads to.

Numbers that grow without end, such as gold, have bounds that grow with the game: here they start at the largest that a
loader takes.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import durbar
from tests.games.walk import Case, main_cases, walk

Position = dict[str, Any]


def numbers(position: Position) -> list[tuple[Any, Any]]:
    """Where the numbers stand that grow in the course of a game: a container and a key each."""
    found: list[tuple[Any, Any]] = [(position["gold"], seat) for seat in range(len(position.get("gold", ())))]
    found += [(seat, "points") for seat in position.get("seats", ())]
    return [*found, *([(position, "turn")] if "turn" in position else [])]


def loads(case: Case, position: Position) -> bool:
    try:
        case.game.from_dict(position)
    except durbar.PositionError:
        return False
    return True


def largest(fits: Callable[[int], bool], low: int) -> int:
    """The largest number that fits, from one on that does."""
    high = low + 1
    while fits(high):
        low, high = high, 2 * high
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if fits(middle) else (low, middle)
    return low


def at_the_limit(case: Case, position: Position) -> Position:
    """The position with every number as large as the loader takes it."""
    position = json.loads(json.dumps(position))
    for holder, key in numbers(position):
        before = holder[key]

        def fits(number: int, holder: Any = holder, key: Any = key) -> bool:
            holder[key] = number
            return loads(case, position)

        holder[key] = largest(fits, before)
    return position


def first_of_each_phase(case: Case) -> dict[str, Position]:
    """A position of every phase of a random game: the first one."""
    found: dict[str, Position] = {}
    state = case.new()
    for _ in walk(state, 3):
        position = state.to_dict()
        if position["phase"] not in found:
            found[position["phase"]] = position
    return found


@pytest.mark.parametrize("case", main_cases(), ids=str)
def test_what_a_loaded_position_leads_to_loads(case: Case) -> None:
    """From every phase, with every number at its limit, after each of the next moves."""
    grown = 0
    for seed, position in enumerate(first_of_each_phase(case).values()):
        start = at_the_limit(case, position)
        grown += start != position
        state = case.game.from_dict(start)
        for step, _ in walk(state, seed):
            assert case.game.from_dict(json.loads(json.dumps(state.to_dict()))) == state
            if step == 15:
                break
    assert grown > 3


@pytest.mark.parametrize("name", ["maharani", "maharaja", "taj_mahal"])
def test_a_hundred_thousand_is_no_wall(name: str) -> None:
    """One move after a position with so much it can still be loaded."""
    game = durbar.game(name)
    rich = {"seats": [{"points": 100_000}] * 2} if name == "taj_mahal" else {"gold": [100_000] * 2}
    state = game.from_dict({"players": 2, **({"rondel": ["blue-along"]} if name == "maharani" else {}), **rich})
    assert state.to_move() >= 0
    for _ in walk(state, 1):
        assert game.from_dict(state.to_dict()) == state
    assert max(state.to_dict().get("gold", state.scores())) > 100_000
