"""The declaration of a game: what cannot work is refused, and what every game declares is there."""

from __future__ import annotations

from dataclasses import replace
from pkgutil import resolve_name
from typing import Any

import pytest

import durbar
from durbar.bots.knowledge.base import Knowledge
from durbar.games.spec import GameSpec, Measure

SPEC = durbar.game("maharani").spec
SPECS = [durbar.game(name).spec for name in durbar.games()]


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"name": "Ludo"}, "'Ludo' cannot be the name of a game"),
        ({"name": "../x"}, "cannot be the name of a game"),
        ({"rule_prefix": "m"}, "the prefix of its rules is two capital letters, not 'm'"),
        ({"end_rule": "TJ-X1"}, "the rule 'TJ-X1' does not begin with MN-"),
        ({"measures": ()}, "maharani has no measures"),
        ({"score": "points"}, "the score 'points' is not among its measures"),
        ({"default_players": 7}, "maharani cannot be played by 7"),
        ({"ladder": {2: (1, 2, 3)}}, "its ladder needs iterations for 2 and for 3 players"),
    ],
)
def test_a_declaration_that_cannot_work_is_refused(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        replace(SPEC, **changes)


def test_what_is_left_out_has_a_default() -> None:
    spec = replace(SPEC, score="", end_columns=(), art="", default_players=0, players=range(2, 3))
    assert (spec.score, spec.end_columns, spec.art, spec.default_players) == ("gold", ("gold",), "maharani", 2)
    assert replace(SPEC, default_players=0).default_players == 3


def test_a_measure_counts_amounts_or_events() -> None:
    gold, palaces = Measure("gold", event="gold"), Measure("palaces", event="palace", counted=True)
    assert gold.change({"kind": "gold", "amount": -3}) == -3
    assert gold.change({"kind": "palace"}) == 0
    assert palaces.change({"kind": "palace", "amount": 5}) == 1


@pytest.mark.parametrize("spec", SPECS, ids=lambda spec: spec.name)
def test_what_a_game_refers_to_is_there(spec: GameSpec) -> None:
    if spec.knowledge is not None:
        assert issubclass(resolve_name(spec.knowledge), Knowledge)
    if spec.planner is not None:
        assert callable(resolve_name(spec.planner))
    if spec.drawing is not None:
        module = resolve_name(spec.drawing)
        assert callable(module.draw)
        assert callable(module.group)


@pytest.mark.parametrize("spec", SPECS, ids=lambda spec: spec.name)
def test_measures_and_columns_are_fields_of_the_seats(spec: GameSpec) -> None:
    state = durbar.play_out(durbar.game(spec.name).new(), 1)
    for number, seat in enumerate(state.view()["seats"]):
        assert all(isinstance(seat[field], int) for field in spec.end_columns)
        assert all(measure.name in seat for measure in spec.measures)
        assert seat[spec.score] == state.scores()[number]
