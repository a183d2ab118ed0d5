"""What goes wrong with input, said so that a person can mend it. All are ``ValueError``."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

SHOWN = 80


def shown(value: object) -> str:
    """A value as it stands in a message, texts in quotes: short, whatever it is."""
    text = _written(value)
    return text if len(text) <= SHOWN else text[: SHOWN - 3] + "..."


def short(value: object, longest: int = SHOWN) -> str:
    """A value as it stands in a message, texts as they are: short, whatever it is."""
    text = value if isinstance(value, str) and value.isprintable() else _written(value)
    return text if len(text) <= longest else f"{text[: longest - 1]}…"


def _written(value: object) -> str:
    try:
        return repr(value)
    except (RecursionError, ValueError):
        return f"a value of type {type(value).__name__} too large to show"


class IllegalAction(ValueError):
    """An action that the rules do not permit now.

    ``rule`` is the id of the rule it breaks; ``key`` and ``arguments`` are the message that says why, for
    whoever wants it in another language than ``reason``.
    """

    def __init__(self, rule: str, reason: str, key: str = "", arguments: Mapping[str, Any] | None = None) -> None:
        super().__init__(f"{rule}: {reason}")
        self.rule = rule
        self.reason = reason
        self.key = key
        self.arguments = dict(arguments or {})

    def __reduce__(self) -> tuple[type[IllegalAction], tuple[str, str, str, dict[str, Any]]]:
        return IllegalAction, (self.rule, self.reason, self.key, self.arguments)


class Fault(NamedTuple):
    """One thing wrong with a file or a position: where it stands, what is there, what was expected."""

    where: str
    found: str
    expected: str

    def __str__(self) -> str:
        return f"{self.where}: {self.found}; expected {self.expected}"


class DataError(ValueError):
    """Data that cannot be used, with every fault that was found in it."""

    def __init__(self, what: str, faults: Iterable[Fault]) -> None:
        self.what = what
        self.faults = list(faults)
        count = "1 fault" if len(self.faults) == 1 else f"{len(self.faults)} faults"
        super().__init__("\n".join([f"{what}: {count}", *(f"  {fault}" for fault in self.faults)]))

    def __reduce__(self) -> tuple[type[DataError], tuple[str, list[Fault]]]:
        return type(self), (self.what, self.faults)


class PositionError(DataError):
    """A position that cannot stand on the table."""


class BoardError(DataError):
    """A board file that cannot be played on."""
