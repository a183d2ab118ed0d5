"""Hostile positions of Maharaja: whatever is loaded can be played to its end."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

import durbar
from durbar.games.maharaja.codes import CHARACTER_NAMES, KIND_NAMES, PHASES, RIGHT_NAMES
from tests.examples import examples
from tests.games.fuzz import broken
from tests.games.maharaja.games import GAME, SETTINGS, walk

SEATS = st.integers(-1, 5)


@cache
def positions() -> list[dict[str, Any]]:
    """Positions of every phase, from a random game with each setting."""
    found = []
    for number, options in enumerate(SETTINGS):
        state = GAME.new(2 + number % 4, options)
        for step, _ in enumerate(walk(state, number)):
            if step % 17 == 1 or state.is_over() or state.view()["phase"] in ("put", "pick", "give", "enticed", "bid"):
                found.append(state.to_dict())
    return found


def likely(draw: st.DrawFn, key: str, value: Any) -> Any:
    """Something that may stand in a field."""
    table = dict(value) if isinstance(value, dict) else {}
    match key:
        case "phase":
            return draw(st.sampled_from(PHASES))
        case "active" | "other" | "opener":
            return draw(SEATS)
        case "turn" | "bid":
            return draw(st.integers(-1, 20))
        case "characters":
            table[draw(st.sampled_from(CHARACTER_NAMES))] = draw(SEATS | st.just("bank"))
            return table
        case "track":
            table[draw(st.sampled_from(GAME.board.cities))] = draw(st.integers(-6, 10))
            return table
        case "houses":
            table[draw(st.sampled_from(GAME.board.spots))] = [draw(st.integers(0, 2)) for _ in range(len(value or [0]))]
            return table
        case "left":
            return {draw(st.sampled_from(RIGHT_NAMES)): draw(st.integers(0, 2))}
        case "chit":
            return draw(st.sampled_from([*KIND_NAMES, ""]))
        case "lifted":
            return draw(st.sampled_from(GAME.board.spots))
        case "named":
            return draw(st.sampled_from(CHARACTER_NAMES))
        case "ending":
            return draw(st.lists(st.sampled_from(["palaces", "track", "turns"]), max_size=3, unique=True))
        case "played" | "passed":
            return draw(st.lists(st.integers(0, 4), max_size=4, unique=True))
        case "options":
            return {draw(st.sampled_from([*GAME.options])): draw(st.booleans())}
        case "visited":
            return draw(st.lists(st.sampled_from(GAME.board.stations), max_size=4, unique=True))
        case "builder_used" | "lifted_free":
            return draw(st.booleans())
    return value


@settings(max_examples=examples(500), deadline=None)
@given(position=st.deferred(lambda: broken(positions(), likely, "delhi")), seed=st.integers(0, 99))
def test_a_fuzzed_position_is_refused_or_can_be_played_to_the_end(position: dict[str, Any], seed: int) -> None:
    try:
        state = GAME.from_dict(position)
    except durbar.PositionError:
        return
    assert GAME.from_dict(json.loads(json.dumps(state.to_dict()))) == state
    for seat in (None, *range(len(state.scores()))):
        json.dumps(state.view(seat))
    for step, _ in enumerate(walk(state, seed)):
        assert state.events()
        if step % 10 == 0:
            assert GAME.from_dict(state.to_dict()) == state
    assert len(state.winners()) == 1
