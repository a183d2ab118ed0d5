"""What the events of Maharaja tell, kind by kind."""

from __future__ import annotations

from typing import Literal

from durbar.games.data import Pair, RuledEvent, SeatEvent
from durbar.games.maharaja.types import Character, EndReason, Plan, Site

# Set-up and the course of a game turn.


class DealEvent(RuledEvent):
    """The governor of a city got their box."""

    kind: Literal["deal"]
    place: str
    box: int


class PlainEvent(SeatEvent):
    """Who begins; who passed in the auction."""

    kind: Literal["start", "pass"]


class BidEvent(SeatEvent):
    """A bid in the auction."""

    kind: Literal["bid"]
    amount: int


class RoundEvent(RuledEvent):
    """A round begins; the Maharaja comes to a city."""

    kind: Literal["round"]
    turn: int
    place: str


class GovernorEvent(RuledEvent):
    """A governor moved on the track."""

    kind: Literal["governor"]
    source: Literal["up", "pushed", "down"]
    place: str
    box: int
    origin: int
    """The box where they stood."""


class DiscEvent(SeatEvent):
    """A seat has chosen its disc; only that seat is told."""

    kind: Literal["disc"]
    private: list[int]


class RevealEvent(SeatEvent):
    """A disc was revealed."""

    kind: Literal["reveal"]
    plan: Pair[Plan]
    turn: int


class DoneEvent(SeatEvent):
    """A turn ended."""

    kind: Literal["done"]
    undone: int
    """Of how many actions of the disc nothing was done."""


class EndEvent(RuledEvent):
    """The game is over."""

    kind: Literal["end"]
    reason: list[EndReason]
    turn: int


# Pieces.


class TravelEvent(SeatEvent):
    """An architect travelled along a road."""

    kind: Literal["travel"]
    road: str
    place: str
    origin: str
    """The station where they set out."""


class HouseEvent(SeatEvent):
    """A house came to a place."""

    kind: Literal["house"]
    place: str


class BuiltHouseEvent(HouseEvent):
    """A house was built."""

    source: Literal["first", "built", "builder"]


class MovedHouseEvent(HouseEvent):
    """A house was moved."""

    source: Literal["moved"]
    origin: str
    """Where it stood."""


class LiftEvent(SeatEvent):
    """A house was lifted to be moved."""

    kind: Literal["lift"]
    place: str


class QuarryEvent(SeatEvent):
    """Houses came from the quarry into the pool."""

    kind: Literal["quarry"]
    source: Literal["first", "action"]
    houses: int


class PalaceEvent(SeatEvent):
    """A palace was built."""

    kind: Literal["palace"]
    place: str
    site: Site
    palaces: int
    """How many the seat has now."""


# Characters and chits.


class CharacterEvent(SeatEvent):
    """Somebody got a character, or gave one back."""

    kind: Literal["character"]
    character: Character


class OwnCharacterEvent(CharacterEvent):
    """A character chosen, taken from the bank, returned to it, or picked after one was taken away."""

    source: Literal["chosen", "bank", "returned", "picked"]


class OthersCharacterEvent(CharacterEvent):
    """A character taken from a seat, or named for an exchange with it."""

    source: Literal["taken", "named"]
    owner: int


class GivenCharacterEvent(CharacterEvent):
    """A character given to a seat, in exchange or because it was enticed."""

    source: Literal["exchanged", "enticed"]
    to: int


class EnticeEvent(SeatEvent):
    """A seat has to give one of its characters."""

    kind: Literal["entice"]
    owner: int


class ChitEvent(SeatEvent):
    """A chit."""

    kind: Literal["chit"]


class NewChitEvent(ChitEvent):
    """A chit was got."""

    source: Literal["got"]


class UsedChitEvent(ChitEvent):
    """A chit was used for an action."""

    source: Literal["used"]
    plan: Plan


# Scoring and gold.


class ScoreEvent(SeatEvent):
    """The points of a seat in the city that is scored, and what they are for."""

    kind: Literal["score"]
    place: str
    points: int
    rank: int
    architect: int
    houses: int
    outer: int
    central: int
    home: int
    outer_palaces: int
    """How many palaces the points of ``outer`` are for."""


class GoldEvent(SeatEvent):
    """Gold that a seat got, or paid if it is less than 0."""

    kind: Literal["gold"]
    amount: int


class PlainGoldEvent(GoldEvent):
    """Gold for an action or by the Trader."""

    source: Literal["action", "trader"]


class RankGoldEvent(GoldEvent):
    """Gold for a rank in a city, after a tie with other seats or without one."""

    source: Literal["rank", "tie"]
    rank: int
    tied: list[int]


class AloneGoldEvent(GoldEvent):
    """Gold for whoever is alone in a city."""

    source: Literal["alone"]
    place: str


class PenaltyGoldEvent(GoldEvent):
    """Gold because another seat left something undone."""

    source: Literal["penalty"]
    owner: int


class IncomeGoldEvent(GoldEvent):
    """Gold because another seat travelled through a village; the bank pays for the Monk."""

    source: Literal["income", "monk"]
    owner: int
    place: str


class BuildingGoldEvent(GoldEvent):
    """The price of a house or of a palace."""

    source: Literal["house", "palace"]
    price: int
    place: str


class BidGoldEvent(GoldEvent):
    """The price of a character in the auction."""

    source: Literal["bid"]
    price: int


class TollGoldEvent(GoldEvent):
    """What a seat pays another one for travelling through a village."""

    source: Literal["toll"]
    price: int
    to: int
    place: str


Event = (
    DealEvent
    | PlainEvent
    | BidEvent
    | RoundEvent
    | GovernorEvent
    | DiscEvent
    | RevealEvent
    | DoneEvent
    | EndEvent
    | TravelEvent
    | BuiltHouseEvent
    | MovedHouseEvent
    | LiftEvent
    | QuarryEvent
    | PalaceEvent
    | OwnCharacterEvent
    | OthersCharacterEvent
    | GivenCharacterEvent
    | EnticeEvent
    | NewChitEvent
    | UsedChitEvent
    | ScoreEvent
    | PlainGoldEvent
    | RankGoldEvent
    | AloneGoldEvent
    | PenaltyGoldEvent
    | IncomeGoldEvent
    | BuildingGoldEvent
    | BidGoldEvent
    | TollGoldEvent
)
