"""What not every seat may know, as a game declares it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Secrecy:
    """What a game hides from some seats for a while."""

    reveals: frozenset[tuple[str, str | None]] = frozenset()
    """The events, by kind and source, that show to all what was hidden so far."""

    @property
    def hides_anything(self) -> bool:
        """Whether one seat can know what another one does not."""
        return bool(self.reveals)

    def is_revealing(self, event: Mapping[str, Any]) -> bool:
        """Whether an event shows to all what was hidden so far."""
        return (event["kind"], event.get("source")) in self.reveals


NOTHING_HIDDEN = Secrecy()
