"""Data from outside, checked piece by piece: every fault is collected before anybody says no."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from durbar.games.errors import Fault, short, shown


class Faults(list[Fault]):
    """The faults found so far, with the checks that all data from outside needs."""

    def add(self, where: str, found: object, expected: str) -> None:
        """One more fault."""
        self.append(Fault(where, short(found), expected))

    def mapping(
        self, where: str, value: object, known: Collection[str] | None, needed: Collection[str] = ()
    ) -> dict[str, Any]:
        """A mapping with no other keys than the known ones (None: any texts); empty when it is something else."""
        if not isinstance(value, Mapping):
            self.add(where, _kind(value), "a mapping of keys to values")
            return {}
        for key in value:
            if not isinstance(key, str):
                self.add(where or "keys", shown(key), "texts as keys")
            elif known is not None and key not in known:
                self.add(_at(where, short(key)), "not known here", f"only {', '.join(known)}")
        for key in needed:
            if key not in value:
                self.add(_at(where, key), "missing", "to be there")
        return {key: item for key, item in value.items() if isinstance(key, str)}

    def items(self, where: str, value: object, expected: str) -> list[Any]:
        """A list; empty when it is something else."""
        if not isinstance(value, list):
            self.add(where, _kind(value), expected)
            return []
        return value

    def whole(self, where: str, value: object, low: int, high: int) -> int:
        """A whole number in a range; the lowest when it is something else."""
        if type(value) is not int or not low <= value <= high:
            self.add(where, value if type(value) is int else _kind(value), f"a whole number from {low} to {high}")
            return low
        return value

    def text(self, where: str, value: object, longest: int, allow_empty: bool = False) -> str:
        """A short printable text; empty when it is something else."""
        if isinstance(value, str) and len(value) <= longest and value.isprintable() and (value or allow_empty):
            return value
        self.add(
            where,
            repr(value) if isinstance(value, str) else _kind(value),
            f"a text of {0 if allow_empty else 1} to {longest} printable characters",
        )
        return ""


def _at(where: str, key: str) -> str:
    return f"{where}.{key}" if where else key


def _kind(value: object) -> str:
    names = {
        dict: "a mapping",
        list: "a list",
        str: "a text",
        bool: "true or false",
        int: "a number",
        float: "a number",
    }
    return "nothing" if value is None else names.get(type(value), type(value).__name__)
