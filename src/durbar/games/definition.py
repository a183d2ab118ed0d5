"""A game on its board: where positions come from."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import sha256
from typing import Any

from durbar.games.base import State
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

    def new(self, players: int | None = None, options: Mapping[str, Any] | None = None) -> State:
        """A new position with chance still to be resolved; by default for the largest number of players."""
        count = self.players[-1] if players is None else players
        self.check_players(count)
        return self.spec.start(self, count, self.settle_options(count, options or {}))

    def from_dict(self, position: Mapping[str, Any]) -> State:
        """The position that ``to_dict`` wrote; PositionError lists every fault of a broken one."""
        return self.spec.load(self, position)

    def check_players(self, count: object) -> None:
        """Refuse a number of players that the game is not made for."""
        if type(count) is not int or count not in self.players:
            raise ValueError(f"{self.name} is for {self.players[0]} to {self.players[-1]} players, not for {count!r}")

    def settle_options(self, players: int, chosen: Mapping[str, Any]) -> dict[str, Any]:
        """The chosen options with the defaults for the rest; ValueError for what is unknown or impossible."""
        for name, value in chosen.items():
            option = self.options.get(name)
            if option is None:
                known = ", ".join(self.options) or "none"
                raise ValueError(f"{self.name} has no option {name!r}; its options: {known}")
            if not any(type(value) is type(allowed) and value == allowed for allowed in option.values):
                allowed = ", ".join(map(repr, option.values))
                raise ValueError(f"option {name!r} of {self.name} takes {allowed}, not {value!r}")
        settled = {name: chosen.get(name, option.default) for name, option in self.options.items()}
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
