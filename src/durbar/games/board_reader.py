"""The parts of a board file, read alike for every game."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from durbar.games.errors import BoardError, shown
from durbar.games.faults import Faults


class BoardReader:
    """Reads a board from plain data and collects every fault on the way."""

    def __init__(self, data: Mapping[str, Any], known: Collection[str]) -> None:
        """``known`` are the parts that a board of the game has."""
        self.faults = Faults()
        self.data = self.faults.mapping("", data, known)

    def fault(self, where: str, found: object, expected: str) -> None:
        """One more fault."""
        self.faults.add(where, found, expected)

    def check(self) -> None:
        """BoardError with all faults, if there are any."""
        if self.faults:
            raise BoardError("board", self.faults)

    def mapping(self, key: str, parts: Collection[str] | None = None) -> dict[str, Any]:
        """A part of the board that is a mapping, with all these parts and no others (None: any)."""
        return self.faults.mapping(key, self.data.get(key), parts, parts or ())

    def name(self, where: str, value: object) -> str:
        """A name for people."""
        if not isinstance(value, str) or not value:
            self.fault(where, shown(value), "a text")
            return ""
        return value

    def words(self, key: str, count: int) -> tuple[str, ...]:
        """So many words that can be told apart in notation."""
        found = self.data.get(key)
        if (
            not isinstance(found, list)
            or len(found) != count
            or not all(isinstance(word, str) and word.isidentifier() for word in found)
            or len({word.casefold() for word in found}) != count
        ):
            self.fault(key, shown(found), f"{count} different words")
            return ()
        return tuple(found)
