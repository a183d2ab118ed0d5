"""Hostile positions of Maharani: whatever is loaded can be played to its end."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

import durbar
from durbar.games.maharani.board import COMPASS, SPACE_NAMES
from durbar.games.maharani.codes import PHASES, WORKERS
from tests.examples import examples
from tests.games.fuzz import broken
from tests.games.walk import walk
from tests.rules.maharani_help import GAME, SPACES, quarter

POSITIONS = [
    state.to_dict()
    for players in (2, 3, 4)
    for seed in (1, 2)
    for state in [GAME.new(players)]
    for step, _ in walk(state, seed)
    if step % 13 == 1 or state.is_over() or state.to_dict()["phase"] == "worker"
]
TILE_NAMES = [*GAME.board.tile_names, ""]


def likely(draw: st.DrawFn, key: str, value: Any) -> Any:
    """Something that may stand in a field."""
    table = dict(value) if isinstance(value, dict) else {}
    match key:
        case "phase":
            return draw(st.sampled_from(PHASES))
        case "players" | "active" | "placed" | "turn":
            return draw(st.integers(0, 4))
        case "space":
            return draw(st.sampled_from([*SPACES, ""]))
        case "tiles":
            space = draw(st.sampled_from(SPACES))
            if table.pop(space, None) is None:
                table[space] = f"{draw(st.sampled_from(GAME.board.colours))} {draw(st.sampled_from(COMPASS))}"
            return table
        case "workers":
            space = draw(st.sampled_from(SPACE_NAMES))
            if table.pop(space, None) is None:
                table[space] = draw(st.sampled_from(WORKERS))
            return table
        case "rondel":
            return draw(st.lists(st.sampled_from(TILE_NAMES), max_size=4))
        case "beside":
            return draw(st.sampled_from([{}, {"1 green": 1}, {"2 red": 2}, {"3 blue": 7, "4 green": 1}]))
        case "evaluated":
            return draw(st.lists(st.integers(1, 4), max_size=4, unique=True))
        case "gold":
            return draw(st.lists(st.integers(0, 3), min_size=2, max_size=4))
        case "markers":
            return draw(st.lists(st.lists(st.integers(1, 4), max_size=3, unique=True), min_size=2, max_size=4))
    return value


@settings(max_examples=examples(400))
@given(
    position=broken(POSITIONS, likely, "c3"),
    seed=st.integers(0, 99),
    left_out=st.sets(st.sampled_from(["bag", "supply", "gold", "markers"])),
)
def test_a_fuzzed_position_is_refused_or_can_be_played_to_the_end(
    position: dict[str, Any], seed: int, left_out: set[str]
) -> None:
    for key in left_out:
        position.pop(key, None)
    try:
        state = GAME.from_dict(position)
    except durbar.PositionError:
        return
    assert GAME.from_dict(json.loads(json.dumps(state.to_dict()))) == state
    for step, _ in walk(state, seed):
        assert state.events()
        if step % 10 == 0:
            assert GAME.from_dict(state.to_dict()) == state
    assert GAME.from_dict(state.to_dict()) == state
    assert state.winners()


@settings(max_examples=examples(60))
@given(position=st.sampled_from(POSITIONS), seed=st.integers(0, 99), data=st.data())
def test_workers_put_anywhere_are_sorted_out(position: dict[str, Any], seed: int, data: st.DataObject) -> None:
    """Doubled workers of all colours (MN-W7) in every phase."""
    position = {key: value for key, value in position.items() if key != "supply"}
    open_spaces = [
        space
        for number in {1, 2, 3, 4} - set(position["evaluated"])
        for space in quarter(number)
        if space in position["tiles"] and space != position["space"]
    ]
    each = {2: 7, 3: 10, 4: 8}[position["players"]]
    chosen = data.draw(st.permutations(open_spaces)) if open_spaces else []
    colours = [c for c in WORKERS[: 4 if position["players"] == 2 else position["players"]] for _ in range(each)]
    position["workers"] = dict(zip(chosen, data.draw(st.permutations(colours)), strict=False))
    try:
        state = GAME.from_dict(position)
    except durbar.PositionError as error:
        reasons = [str(fault) for fault in error.faults]
        if all("MN-D2" in reason for reason in reasons):  # no worker is left for the tile that waits for one
            return
        raise
    for step, _ in walk(state, seed):
        if step % 5 == 0:
            assert GAME.from_dict(state.to_dict()) == state
    assert state.winners()
