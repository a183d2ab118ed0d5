"""What the types of plain data have in common, and how a game declares its own.

Everything that these types describe can be written as JSON.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, TypeVar, get_args

from typing_extensions import TypedDict


class Data(TypedDict):
    """Plain data with the keys that its type names and no others."""


class OpenData(TypedDict):
    """Plain data to which each game adds keys of its own."""


class RuledEvent(Data):
    """Something that happened by a rule."""

    rule: str
    """The id of the rule behind it."""


class SeatEvent(RuledEvent):
    """Something that happened to a seat."""

    seat: int


class Two:
    """Says of a list that it has two items; pydantic asks for it when it describes the type as a JSON schema."""

    def __get_pydantic_json_schema__(self, core_schema: Any, handler: Any) -> dict[str, Any]:
        """The schema of the list with both items."""
        items = handler(core_schema)["items"]
        return {"type": "array", "prefixItems": [items, items], "minItems": 2, "maxItems": 2}


Item = TypeVar("Item")
Pair = Annotated[list[Item], Two()]
"""A list of two items."""


@dataclass(frozen=True)
class DataTypes:
    """The types of what a game writes. Names of classes differ within a game; other games may use the same ones.

    ``action`` and ``event`` are a union each. Every type in them says by a ``Literal`` which ``do`` or ``kind`` it
    belongs to; types of events with the same ``kind`` differ in their ``source``.
    """

    view: type
    action: Any
    event: Any

    @property
    def actions(self) -> tuple[type, ...]:
        """The type of each structured action."""
        return get_args(self.action)

    @property
    def events(self) -> tuple[type, ...]:
        """The type of each event."""
        return get_args(self.event)
