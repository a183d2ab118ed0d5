"""What each game shows, in the OpenAPI document: its views, structured actions and events, as the game declares them.

The types of any table (``View``, ``Doing``, ``GameEvent``) become unions of those of the games that are installed. A
game that has not declared its types stays what any game is.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from pydantic import TypeAdapter

from durbar.games import find_spec, usable_games
from durbar.games.data import DataTypes

Schema = dict[str, Any]
Schemas = dict[str, Schema]

REFERENCE = "#/components/schemas/"
PARTS = {"View": "View", "Doing": "Action", "GameEvent": "Event"}
"""The types of any table, and what a game's own ones are called after its name."""


def describe_games(schemas: Schemas) -> None:
    """Put the types of all games in the place of what they have in common."""
    declared = {name: find_spec(name).types for name in usable_games()}
    typed = {name: types for name, types in declared.items() if types is not None}
    closed = {"unevaluatedProperties": False}
    if len(typed) < len(declared):
        schemas.update({f"Untyped{common}": schemas[common] for common in PARTS})
        closed = {}
    for name, types in typed.items():
        schemas.update(_described(name, types))
    for common, own in PARTS.items():
        members = {name: _component(name, own) for name in typed}
        union = _one_by("game", members) if common == "View" and closed else _any_of(members.values())
        if not closed:
            union["anyOf"].append(_reference(f"Untyped{common}"))
        schemas[common] = {**_about(schemas[common]), **union}
    text = schemas["EventInWords"]["properties"]["text"]
    in_words = {"type": "object", "properties": {"text": text}, "required": ["text"]}
    events = {"anyOf": schemas["GameEvent"]["anyOf"]}
    schemas["EventInWords"] = {**_about(schemas["EventInWords"]), "allOf": [events, in_words], **closed}
    schemas["GameEvent"].update(closed)


def _about(schema: Schema) -> Schema:
    return {"description": schema["description"]}


def _described(game: str, types: DataTypes) -> Schemas:
    """The components of a game: all its types, and a union each of its actions and of its events.

    Types of events stay open for the words that may be added to them; the unions of all games are closed.
    """
    _, found = TypeAdapter.json_schemas(
        [(kind, "serialization", TypeAdapter(kind)) for kind in (types.view, *types.actions, *types.events)],
        ref_template=REFERENCE + _component(game, "{model}"),
    )
    own: Schemas = {_component(game, name): _spelled_out(schema) for name, schema in found["$defs"].items()}
    actions = [_component(game, kind.__name__) for kind in types.actions]
    by_verb = {verb: name for name in actions for verb in _values(own[name], "do")}
    own[_component(game, "Action")] = {
        "description": f"A structured action of the game ``{game}``.",
        **_one_by("do", by_verb),
    }
    events = [_component(game, kind.__name__) for kind in types.events]
    for name in events:
        del own[name]["additionalProperties"]
    own[_component(game, "Event")] = {
        "description": f"Something that happened in the game ``{game}``.",
        **_any_of(events),
    }
    return own


def _one_by(field: str, components: dict[str, str]) -> Schema:
    """One of some types, told apart by the value of a field."""
    mapping = {value: REFERENCE + component for value, component in components.items()}
    return {
        "oneOf": [_reference(component) for component in dict.fromkeys(components.values())],
        "discriminator": {"propertyName": field, "mapping": mapping},
    }


def _any_of(components: Iterable[str]) -> Schema:
    return {"anyOf": [_reference(component) for component in components]}


def _reference(component: str) -> Schema:
    return {"$ref": REFERENCE + component}


def _values(schema: Schema, field: str) -> list[str]:
    described = schema["properties"][field]
    return [described["const"]] if "const" in described else list(described["enum"])


def _component(game: str, name: str) -> str:
    return "".join(part.title() for part in game.split("_")) + name


def _spelled_out(part: Any) -> Any:
    """Name each key of a mapping whose keys are known, so that they are known in generated types, too."""
    if isinstance(part, list):
        return [_spelled_out(item) for item in part]
    if not isinstance(part, dict):
        return part
    part = {key: _spelled_out(value) for key, value in part.items()}
    if "propertyNames" in part:
        keys = part.pop("propertyNames")["enum"]
        part["properties"] = dict.fromkeys(keys, part["additionalProperties"])
        part["additionalProperties"] = False
    return part
