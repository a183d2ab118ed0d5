"""Each game writes the views, structured actions and events that it declares, as the OpenAPI document says them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any
from unittest.mock import patch

import pytest
from jsonschema_rs import Draft202012Validator

import durbar
from durbar.games import find_spec
from durbar.play.redact import events_for
from durbar.server.http.game_types import describe_games
from durbar.server.http.openapi import openapi_document
from tests.games.walk import Case, all_cases, possible, walk
from tests.server.wire import check_message

GAMES = durbar.games()
SEEDS = range(3)
RARE = {
    "maharani": {
        ("worker", "none"): "a colour has no worker left in the supply nor on the board",
        ("remove", None): "with two players, two own workers meet on a tile",
    },
    "maharaja": {},
    "taj_mahal": {("shortage", None): "deck and discards are used up"},
}
"""Events that random games hardly ever show, and what has to happen for them."""
RARE_ACTIONS = {"maharani": {"remove"}, "maharaja": set[str](), "taj_mahal": set[str]()}

Kind = tuple[str, str | None]


def components() -> dict[str, Any]:
    found: dict[str, Any] = openapi_document()["components"]["schemas"]
    return found


@cache
def validator(game: str, part: str) -> Draft202012Validator:
    """Validates a view, an action or an event of one game: what is not declared is refused."""
    name = game.title().replace("_", "") + part
    reference = {"$ref": f"#/components/schemas/{name}", "unevaluatedProperties": False}
    return Draft202012Validator({**reference, "components": {"schemas": components()}})


def variants(game: str, part: str) -> Iterator[dict[str, Any]]:
    """The properties of each type of a union."""
    union = components()[game.title().replace("_", "") + part]
    for variant in union.get("oneOf", union.get("anyOf")):
        yield components()[variant["$ref"].rsplit("/", 1)[-1]]["properties"]


def values(properties: dict[str, Any], field: str) -> list[Any]:
    """What a field may say; None where there is none."""
    described = properties.get(field, {"const": None})
    return [described["const"]] if "const" in described else list(described["enum"])


def games_of(game: str) -> Iterator[tuple[Case, durbar.State, int]]:
    """Random games of every preset and number of players, step by step."""
    for case in all_cases():
        for seed in SEEDS if case.name == game else ():
            state = case.new()
            yield case, state, 0
            for step, _ in walk(state, seed):
                yield case, state, step


@pytest.mark.parametrize("game", GAMES)
def test_every_view_is_as_declared(game: str) -> None:
    view = validator(game, "View")
    for case, state, step in games_of(game):
        for seat in (None, step % case.players):
            view.validate(state.view(seat))


@pytest.mark.parametrize("game", GAMES)
def test_every_structured_action_is_as_declared_and_every_declared_one_occurs(game: str) -> None:
    action, seen = validator(game, "Action"), set[str]()
    for _, state, step in games_of(game):
        for number in possible(state) if step % 5 == 0 else possible(state)[:3]:
            form = state.structure(number)
            action.validate(form)
            seen.add(form["do"])
    declared = {verb for properties in variants(game, "Action") for verb in values(properties, "do")}
    assert seen | RARE_ACTIONS[game] == declared


@pytest.mark.parametrize("game", GAMES)
def test_every_event_is_as_declared_and_every_declared_one_occurs(game: str) -> None:
    validate, seen = validator(game, "Event").validate, set[Kind]()
    for case, state, _ in games_of(game):
        for seat in (None, *range(case.players)):
            for event in events_for(state.events(), seat):
                validate(event)
                seen.add((event["kind"], event.get("source")))
    declared = {
        (kind, source)
        for properties in variants(game, "Event")
        for kind in values(properties, "kind")
        for source in values(properties, "source")
    }
    assert seen | set(RARE[game]) == declared


@pytest.mark.parametrize("kind", ["View", "Action", "Event"])
def test_what_is_not_declared_is_refused(kind: str) -> None:
    state = next(state for _, state, step in games_of("maharani") if step == 40)
    parts = {"View": state.view(0), "Action": state.structure(possible(state)[0]), "Event": state.events()[0]}
    validate = validator("maharani", kind)
    assert validate.is_valid(parts[kind])
    assert not validate.is_valid({**parts[kind], "surprise": 1})
    for key in parts[kind]:
        assert not validate.is_valid({name: value for name, value in parts[kind].items() if name != key})


def test_events_in_words_are_closed_too() -> None:
    event = {"kind": "stop", "rule": "MN-2A", "seat": 0}
    check_message("GameEvent", event)
    check_message("EventInWords", {**event, "text": "…"})
    for component, wrong in (
        ("GameEvent", {**event, "text": "…"}),
        ("EventInWords", event),
        ("EventInWords", {**event, "text": "…", "surprise": 1}),
        ("GameEvent", {**event, "kind": "jump"}),
    ):
        with pytest.raises(AssertionError):
            check_message(component, wrong)


def test_a_hidden_card_has_no_place_in_what_others_are_told() -> None:
    hidden = {"kind": "draw", "rule": "TJ-W4", "seat": 1}
    check_message("GameEvent", hidden)
    with pytest.raises(AssertionError):
        check_message("GameEvent", {**hidden, "card": "red-EV"})


def test_a_game_without_types_of_its_own_stays_open() -> None:
    bare = replace(find_spec("maharani"), types=None)
    about = {"description": "…", "properties": {"text": {"type": "string"}}}
    schemas: dict[str, Any] = {name: dict(about) for name in ("View", "Doing", "GameEvent", "EventInWords")}
    with patch("durbar.server.http.game_types.find_spec", lambda name: bare if name == "maharani" else find_spec(name)):
        describe_games(schemas)
    for name in ("View", "Doing", "GameEvent"):
        assert {"$ref": f"#/components/schemas/Untyped{name}"} in schemas[name]["anyOf"]
        assert schemas[f"Untyped{name}"] == about
    assert "MaharaniView" not in schemas
    assert "unevaluatedProperties" not in schemas["EventInWords"]
