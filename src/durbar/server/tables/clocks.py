"""Time to think: none, some days for each move, or a bank of time with an increment for each turn.

A clock runs while its seat has to decide. When time is up the server lets a bot play the seat; its player may return.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter
from typing_extensions import TypeAliasType

from durbar.games.data import Data

DAY = 86_400.0
RETURN_BANK = 30.0


class AnyClock(BaseModel):
    """The interface of every clock; this one lets everybody think as long as they like."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    def start(self) -> float | None:
        """The time in the bank at the start."""
        return None

    def budget(self, bank: float | None) -> float | None:
        """The time that a turn may take."""
        return None

    def spend(self, bank: float | None, used: float) -> float | None:
        """What is in the bank after a turn."""
        return None

    def take_back(self, bank: float | None) -> float | None:
        """What is in the bank when a finished turn is taken back."""
        return None


class NoClock(AnyClock):
    """No limit."""

    kind: Literal["none"] = "none"


class DaysClock(AnyClock):
    """So many days for each turn."""

    kind: Literal["days"]
    days: float = Field(ge=0.01, le=60)

    def budget(self, bank: float | None) -> float | None:
        """The same for every turn."""
        return self.days * DAY


class BankClock(AnyClock):
    """A bank of seconds for the whole game, and an increment after each turn."""

    kind: Literal["bank"]
    bank: float = Field(ge=1, le=30 * DAY)
    increment: float = Field(0, ge=0, le=DAY)

    def start(self) -> float | None:
        """The whole bank."""
        return self.bank

    def budget(self, bank: float | None) -> float | None:
        """What is in the bank; a little for players who return after their bank ran out."""
        left = self.bank if bank is None else bank
        return left or min(self.bank, RETURN_BANK)

    def spend(self, bank: float | None, used: float) -> float | None:
        """The turn is paid for, then the increment is added."""
        return max(0.0, (self.bank if bank is None else bank) - used) + self.increment

    def take_back(self, bank: float | None) -> float | None:
        """The increment is returned, so that taking back and repeating earns nothing."""
        return max(0.0, (self.bank if bank is None else bank) - self.increment)


class NoClockData(Data):
    """No limit."""

    kind: Literal["none"]


class DaysClockData(Data):
    """So many days for each turn."""

    kind: Literal["days"]
    days: float


class BankClockData(Data):
    """A bank of seconds for the whole game, and an increment after each turn."""

    kind: Literal["bank"]
    bank: float
    increment: float


ClockData = TypeAliasType(
    "ClockData", Annotated[NoClockData | DaysClockData | BankClockData, Field(discriminator="kind")]
)
"""A clock as it is kept with a table and shown."""
Clock = TypeAliasType("Clock", Annotated[NoClock | DaysClock | BankClock, Field(discriminator="kind")])
_adapter: TypeAdapter[NoClock | DaysClock | BankClock] = TypeAdapter(Clock)


def read_clock(data: ClockData) -> AnyClock:
    """A clock as it is kept with a table."""
    return _adapter.validate_python(data)


@dataclass
class Timer:
    """The time of one seat: what is in its bank, since when its turn runs, and when its time is up."""

    bank: float | None = None
    since: float | None = None
    due: float | None = None

    def begin(self, clock: AnyClock, now: float) -> None:
        """The seat has to decide from now on."""
        budget = clock.budget(self.bank)
        self.since = now
        self.due = None if budget is None else now + budget

    def end(self, clock: AnyClock, now: float) -> None:
        """The seat has decided."""
        if self.since is not None:
            self.bank = clock.spend(self.bank, now - self.since)
        self.stop()

    def stop(self) -> None:
        """The clock of the seat stops."""
        self.since = None
        self.due = None
