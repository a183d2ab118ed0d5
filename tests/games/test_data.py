"""How a game declares the types of what it writes."""

from __future__ import annotations

from typing import Literal

from pydantic import TypeAdapter

from durbar.games.data import Data, DataTypes, Pair


class Seen(Data):
    ends: Pair[str]


class Pass(Data):
    do: Literal["pass"]


class Bid(Data):
    do: Literal["bid"]


class Gold(Data):
    kind: Literal["gold"]


class Stone(Data):
    kind: Literal["stone"]


def test_a_declaration_lists_the_members_of_its_unions() -> None:
    types = DataTypes(Seen, Pass | Bid, Gold | Stone)
    assert types.actions == (Pass, Bid)
    assert types.events == (Gold, Stone)


def test_a_pair_has_two_items_in_a_schema() -> None:
    described = TypeAdapter(Seen).json_schema()["properties"]["ends"]
    items = {"type": "string"}
    assert described == {"type": "array", "prefixItems": [items, items], "minItems": 2, "maxItems": 2, "title": "Ends"}
