"""The fields of a written position, read alike for every game; what is left out has a default."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from durbar.games.errors import PositionError, shown
from durbar.games.faults import Faults

if TYPE_CHECKING:
    from durbar.games.definition import Game


def players_and_options(game: Game, data: Mapping[str, Any]) -> tuple[int, dict[str, Any]]:
    """What the rest of a position depends on: without it there is nothing to read, so its faults stand alone."""
    faults = Faults()
    given = faults.mapping("position", data, None)
    if not faults:
        players = faults.whole("players", given.get("players"), game.players[0], game.players[-1])
        options = faults.mapping("options", given.get("options", {}), None)
        try:
            settled = game.settle_options(players, options)
        except ValueError as error:
            faults.add("options", str(error), f"options of {game.name}")
    if faults:
        raise PositionError("position", faults)
    return players, settled


class PositionReader:
    """Reads one position field by field and collects the faults. A field with a fault gets a value that fits."""

    def __init__(self, game: Game, data: Mapping[str, Any], players: int, known: Collection[str]) -> None:
        """``known`` are the fields that the game has."""
        self.faults = Faults()
        self.game = game
        self.data = self.faults.mapping("", data, known)
        self.players = players
        self.chairs = game.players[-1]
        """How many seats the game has room for; numbers by seat are filled up to it."""

    def fault(self, where: str, found: object, expected: str) -> None:
        """One more fault."""
        self.faults.add(where, found, expected)

    def check(self) -> None:
        """PositionError with all faults, if there are any."""
        if self.faults:
            raise PositionError("position", self.faults)

    def number(self, key: str, default: int, low: int, high: int) -> int:
        """A whole number."""
        return self.faults.whole(key, self.data.get(key, default), low, high)

    def flag(self, key: str) -> int:
        """True or false, as 1 or 0."""
        value = self.data.get(key, False)
        if type(value) is not bool:
            self.fault(key, shown(value), "true or false")
        return int(value is True)

    def phase(self, names: Sequence[str], default: int) -> int:
        """The number of the phase."""
        name = self.data.get("phase", names[default])
        if name not in names:
            self.fault("phase", shown(name), f"one of {', '.join(names)}")
            return default
        return names.index(name)

    def name(self, key: str, names: Sequence[str]) -> int:
        """The number of a name, -1 for none."""
        value = self.data.get(key, "")
        if value != "" and value not in names:
            self.fault(key, shown(value), f"one of {', '.join(names)}, or '' for none")
        return names.index(value) if value in names else -1

    def mapping(self, key: str) -> dict[str, Any]:
        """A mapping with any keys."""
        return self.faults.mapping(key, self.data.get(key, {}), None)

    def by_seat(self, key: str, default: Any) -> list[Any]:
        """A list with one entry for each seat."""
        value = self.data.get(key, [default] * self.players)
        if not isinstance(value, list) or len(value) != self.players:
            self.fault(key, shown(value), f"a list of {self.players}, one for each seat")
            return [default] * self.players
        return value

    def numbers(self, key: str, default: int, high: int) -> list[int]:
        """One whole number a seat, filled up with the default."""
        value = self.by_seat(key, default)
        found = [self.faults.whole(f"{key} of seat {seat}", number, 0, high) for seat, number in enumerate(value)]
        return found + [default] * (self.chairs - self.players)

    def mask(self, key: str, default: list[Any], names: Iterable[Any]) -> int:
        """A field that lists some of the names, as bits."""
        return self.bits(key, self.data.get(key, default), names)

    def bits(self, where: str, value: object, names: Iterable[Any]) -> int:
        """A bit for each of the names that are listed."""
        known = list(names)
        if not isinstance(value, list) or not all(type(item) is type(known[0]) and item in known for item in value):
            self.fault(where, shown(value), f"a list of some of {known[0]} ... {known[-1]}")
            return 0
        if len(set(value)) != len(value):
            self.fault(where, shown(value), "each one once")
        return sum(1 << known.index(item) for item in set(value))
