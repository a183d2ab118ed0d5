"""A game on its board: where positions come from."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import sha256
from typing import Any, SupportsIndex

from durbar.games.base import State
from durbar.games.errors import shown
from durbar.games.integers import as_integer, with_plain_integers
from durbar.games.presentation import Presentation
from durbar.games.spec import GameSpec, Option


@dataclass(frozen=True, eq=False)
class Game:
    """One game on one board. ``new`` starts a position; ``from_dict`` takes one up again.

    >>> import durbar
    >>> durbar.game("maharani").new(players=3).to_move() == durbar.CHANCE
    True
    """

    spec: GameSpec = field(repr=False)
    """How the game is declared."""
    board: Any = field(repr=False)
    """The board in use: an object with ``source``, the plain data it was made from."""
    standard_board: bool = True
    name: str = field(init=False)

    def __post_init__(self) -> None:
        """Keep the name where it is shown."""
        object.__setattr__(self, "name", self.spec.name)

    @property
    def players(self) -> range:
        """The numbers of players it is for."""
        return self.spec.players

    @property
    def num_actions(self) -> int:
        """Actions are the numbers from 0 up to this one, which is none."""
        return self.spec.num_actions

    @property
    def options(self) -> Mapping[str, Option]:
        """The options of a table, with their defaults and values."""
        return self.spec.options

    @property
    def presets(self) -> Mapping[str, Mapping[str, Any]]:
        """Options that go well together, by the name of the preset."""
        return self.spec.presets

    @property
    def rules_version(self) -> int:
        """Which version of the rules this is; records say by which one they were played."""
        return self.spec.rules_version

    @property
    def end_rule(self) -> str:
        """The rule that ends the game."""
        return self.spec.end_rule

    @property
    def presentation(self) -> Presentation:
        """How the game puts actions, events and positions into data and words."""
        return self.spec.presentation

    def new(self, players: SupportsIndex | None = None, options: Mapping[str, Any] | None = None) -> State:
        """A new position with chance still to be resolved; by default for the largest number of players.

        >>> import durbar
        >>> state = durbar.game("maharaja").new(players=3, options={"yogi": True})
        >>> state.to_move() == durbar.CHANCE
        True
        """
        count = self.players[-1] if players is None else self.check_players(players)
        return self.spec.start(self, count, self.settle_options(count, {} if options is None else options))

    def from_dict(self, position: Mapping[str, Any]) -> State:
        """The position that ``to_dict`` wrote; PositionError lists every fault of a broken one.

        >>> import durbar
        >>> game = durbar.game("maharani")
        >>> game.from_dict({"players": 4, "rondel": ["blue-along"]}).to_move()
        0
        >>> game.from_dict({"players": 9})
        Traceback (most recent call last):
            ...
        durbar.games.errors.PositionError: position: 1 fault
          players: 9; expected a whole number from 2 to 4
        """
        return self.spec.load(self, with_plain_integers(position))

    def check_players(self, count: SupportsIndex) -> int:
        """The number of players; ValueError if the game is not made for it."""
        number = as_integer(count)
        if number is None or number not in self.players:
            first, last = self.players[0], self.players[-1]
            raise ValueError(f"{self.name} is for {first} to {last} players, not for {shown(count)}")
        return number

    def settle_options(self, players: int, chosen: Mapping[str, Any]) -> dict[str, Any]:
        """The chosen options with the defaults for the rest; ValueError for what is unknown or impossible."""
        if not isinstance(chosen, Mapping):
            raise ValueError(f"{shown(chosen)} are no options of {self.name}: give a mapping of names to values")
        settled: dict[str, Any] = {name: option.default for name, option in self.options.items()}
        for name, value in chosen.items():
            option = self.options.get(name)
            if option is None:
                known = ", ".join(self.options) or "none"
                raise ValueError(f"{self.name} has no option {shown(name)}; its options: {known}")
            number = as_integer(value)
            plain = value if number is None else number
            if not any(type(plain) is type(allowed) and plain == allowed for allowed in option.values):
                allowed = ", ".join(map(repr, option.values))
                raise ValueError(f"option {name!r} of {self.name} takes {allowed}, not {shown(value)}")
            settled[name] = plain
        self.spec.check_options(players, settled)
        return settled

    @cached_property
    def board_digest(self) -> str:
        """A short fingerprint of the board's data."""
        return sha256(json.dumps(self.board.source, sort_keys=True).encode()).hexdigest()[:16]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self.name == other.name and self.board_digest == other.board_digest

    def __hash__(self) -> int:
        return hash((self.name, self.board_digest))

    def __reduce__(self) -> tuple[Callable[..., Game], tuple[str, Any]]:
        from durbar.games import game

        return game, (self.name, None if self.standard_board else self.board.source)
