"""Who sits where: people, free chairs and bots. This room knows bots only by name and by what they can do."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from durbar.games.base import State
from durbar.games.rng import Rng
from durbar.play.types import RecordSeat

HUMAN = "human"
OPEN = "open"
STAND_IN = "greedy"
"""The bot that plays on for somebody who has resigned."""
MAX_NAME = 60


class Bot(Protocol):
    """Somebody who can decide for a seat."""

    @property
    def name(self) -> str:
        """The name by which it is hired."""
        ...

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        """One of the legal actions of the seat. What the seat cannot see is dealt anew in ``state``."""
        ...


Resolver = Callable[[str], Bot]

_resolver: list[Resolver] = []


def hire_from(resolver: Resolver) -> None:
    """Tell tables where bots come from: ``resolver(name)`` gives one, or ValueError that says which there are."""
    _resolver[:] = [resolver]


def hire(name: str) -> Bot:
    """A bot by name."""
    if not _resolver:
        raise ValueError(f"the bot {name!r} cannot be hired: no bots are connected (see hire_from)")
    return _resolver[0](name)


@dataclass(frozen=True)
class Seat:
    """A chair at the table: ``human``, ``open`` or the name of a bot, and what the player is called."""

    kind: str
    name: str = ""

    @property
    def is_bot(self) -> bool:
        """Whether a bot sits here from the start."""
        return self.kind not in (HUMAN, OPEN)

    def to_dict(self) -> RecordSeat:
        """As it stands in a record."""
        return {"kind": self.kind, "name": self.name}


def is_name(value: object, longest: int = MAX_NAME) -> bool:
    """Whether a text from outside can be shown as a name: short, and without control characters."""
    return isinstance(value, str) and len(value) <= longest and value.isprintable()
