"""What a match is: everything that decides its games. The same settings give the same games, budgets by time aside."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

import durbar
from durbar.arena.entrants import check
from durbar.arena.seating import Seating, block_of
from durbar.games import game as find_game
from durbar.games.errors import short
from durbar.play.chance import check_seed

MAX_SEED = 100
MAX_ENTRANTS = 10
LIMIT = 10.0
"""Seconds that a process from outside has for a decision, unless something else is said."""


@dataclass(frozen=True)
class Settings:
    """The settings of a match; ValueError for what cannot be played."""

    game: str
    players: int
    entrants: tuple[str, ...]
    seed: str = "0"
    options: Mapping[str, Any] = field(default_factory=dict)
    limit: float = LIMIT
    both_mixes: bool = True
    """Whether pairs at three and more seats also meet as one of the later named among those of the earlier."""

    def __post_init__(self) -> None:
        game = find_game(self.game)
        game.check_players(self.players)
        object.__setattr__(self, "options", game.settle_options(self.players, self.options))
        if not 2 <= len(self.entrants) <= MAX_ENTRANTS:
            raise ValueError(f"a match is between 2 to {MAX_ENTRANTS} bots, not {len(self.entrants)}")
        if len(check_seed(self.seed)) > MAX_SEED:
            raise ValueError(f"the seed of a match has at most {MAX_SEED} characters")
        if not 0 < self.limit <= 3600:
            raise ValueError(f"the time limit is more than 0 and at most 3600 seconds, not {short(self.limit)}")
        for entrant in self.entrants:
            check(entrant)

    def block(self, number: int) -> list[Seating]:
        """The seatings of the games of a block."""
        return block_of(len(self.entrants), self.players, number, self.both_mixes)

    def block_seed(self, number: int) -> str:
        """The seed of all games of a block."""
        return f"{self.seed}:{number}"

    def to_dict(self) -> dict[str, Any]:
        """As it stands in a results file, with the versions that the games depend on."""
        game = find_game(self.game)
        return {
            **asdict(self),
            "entrants": list(self.entrants),
            "options": dict(self.options),
            "rules_version": game.rules_version,
            "board": game.board_digest,
            "durbar": durbar.__version__,
        }


def differences(one: Mapping[str, Any], other: Mapping[str, Any]) -> Sequence[str]:
    """The settings that are not the same, in words."""
    keys = [key for key in [*one, *(key for key in other if key not in one)] if one.get(key) != other.get(key)]
    return [f"{key} is {short(one.get(key))} there and {short(other.get(key))} here" for key in keys]
