"""What the events of Taj Mahal tell, kind by kind."""

from __future__ import annotations

from typing import Literal

from durbar.games.data import RuledEvent, SeatEvent
from durbar.games.taj_mahal.types import Advisor, Bonus, Colour, Commodity, Leads, Member, Tally

# Set-up, visits and turns.


class LayEvent(RuledEvent):
    """A token was laid out."""

    kind: Literal["lay"]


class LayBonusEvent(LayEvent):
    """A bonus token was laid on a diamond."""

    source: Literal["bonus"]
    city: str
    bonus: Bonus


class LayTokenEvent(LayEvent):
    """A province token was laid out."""

    source: Literal["token"]
    province: str
    token: int


class FirstEvent(SeatEvent):
    """Who begins from now on."""

    kind: Literal["first"]


class VisitEvent(RuledEvent):
    """A visit begins."""

    kind: Literal["visit"]
    visit: int
    province: str
    commodity: list[Commodity]
    seated: list[Member]
    """The court members who come back to their seats."""


class TurnEvent(SeatEvent):
    """A turn begins."""

    kind: Literal["turn"]
    visit: int


class SeatedEvent(RuledEvent):
    """A court member that was set aside is back in its seat."""

    kind: Literal["seated"]
    member: Member


class BoxEvent(RuledEvent):
    """A province token left the game."""

    kind: Literal["box"]
    province: str
    token: int


class UncrownEvent(SeatEvent):
    """A crown palace went back to its owner."""

    kind: Literal["uncrown"]
    city: str


class EndEvent(RuledEvent):
    """The game is over."""

    kind: Literal["end"]


# Cards.


class HiddenDrawEvent(SeatEvent):
    """A card was drawn from the deck, as others than its owner are told."""

    kind: Literal["draw"]


class DrawEvent(HiddenDrawEvent):
    """A card was drawn from the deck, as its owner is told."""

    source: Literal["card"]
    card: str
    private: list[int]
    """The seats that may know what is ``secret``."""
    secret: list[str]
    """The fields that others do not get."""


class CardEvent(RuledEvent):
    """A card came to the display or to the unrest, or set off a protest."""

    kind: Literal["display", "unrest", "protest"]
    card: str


class CardsEvent(RuledEvent):
    """So many discarded cards became the deck, or so many cards left the unrest."""

    kind: Literal["reshuffle", "calm"]
    cards: int


Needed = Literal["display", "bonus_card", "top_card", "unrest"]


class ShortageEvent(RuledEvent):
    """There was no card where one was needed."""

    kind: Literal["shortage"]
    needed: Needed
    """What the card was needed for."""


class InfluenceEvent(SeatEvent):
    """A card was played."""

    kind: Literal["influence"]
    card: str
    tally: Tally
    """How often each court member shows in the row of the seat now."""
    leads: Leads
    """Who would claim each court member now."""


class ExtraInfluenceEvent(InfluenceEvent):
    """Two cards were played, or one by Enlightenment."""

    source: Literal["extra"]
    extra: str


class DiscardEvent(SeatEvent):
    """Cards of a row were discarded."""

    kind: Literal["discard"]
    card: str
    cards: int


class SeatCardEvent(SeatEvent):
    """A prestige card came back to its owner; a card was taken from the display."""

    kind: Literal["back", "take"]
    card: str


class PrestigeEvent(SeatEvent):
    """A prestige card was won."""

    kind: Literal["prestige"]
    member: Advisor
    card: str
    tokens: int


class OwnPrestigeEvent(PrestigeEvent):
    """The seat had the card already, or got it from the supply."""

    source: Literal["kept", "supply"]


class TakenPrestigeEvent(PrestigeEvent):
    """The card was taken from another seat."""

    source: Literal["taken"]
    owner: int


# Claims.


class WithdrawEvent(SeatEvent):
    """A seat left the visit."""

    kind: Literal["withdraw"]


class BareWithdrawEvent(WithdrawEvent):
    """A seat left the visit without having played."""

    source: Literal["bare"]


class Rows(RuledEvent):
    """How often a court member shows in the row of each seat, and in unrest."""

    member: Member
    rows: list[int]
    unrest: int


Outcome = Literal["tied", "beaten", "claimed", "gone"]


class MajorityEvent(Rows):
    """Whether a seat that withdraws claimed a court member, and why not."""

    kind: Literal["majority"]
    source: Outcome
    seat: int
    count: int
    """How often it shows in the row of the seat."""
    rival: int
    """How often it shows in the best of the others."""


class AsideEvent(Rows):
    """A court member was set aside by unrest."""

    kind: Literal["aside"]


class BuildEvent(SeatEvent):
    """A palace, or the crown palace, was built."""

    kind: Literal["palace", "crown"]
    city: str


class BonusEvent(SeatEvent):
    """A bonus token was got."""

    kind: Literal["bonus"]
    city: str
    bonus: Bonus


# Points.


class PointsEvent(SeatEvent):
    """Points."""

    kind: Literal["points"]
    amount: int


class NobilityPointsEvent(PointsEvent):
    """Points for Nobility."""

    source: Literal["nobility"]


class BonusPointsEvent(PointsEvent):
    """The points on a bonus token."""

    source: Literal["bonus"]
    city: str


class CommodityPointsEvent(PointsEvent):
    """Points for a commodity on a bonus token, and for those like it."""

    source: Literal["commodity"]
    city: str
    commodity: Commodity
    matches: int


class PalacePointsEvent(PointsEvent):
    """Points for provinces that hang together with the visited one."""

    source: Literal["palace", "chain"]
    province: str
    through: list[str]
    """The other provinces."""
    cities: list[str]


class TokenPointsEvent(PointsEvent):
    """Points for a province token, and for commodities like those on it."""

    source: Literal["token", "matches"]
    province: str
    token: int
    commodity: list[Commodity]
    matched: list[Commodity]


class CardPointsEvent(PointsEvent):
    """Points for cards at the end."""

    source: Literal["cards"]
    colourless: int
    colour: Colour
    cards: int


Event = (
    LayBonusEvent
    | LayTokenEvent
    | FirstEvent
    | VisitEvent
    | TurnEvent
    | SeatedEvent
    | BoxEvent
    | UncrownEvent
    | EndEvent
    | HiddenDrawEvent
    | DrawEvent
    | CardEvent
    | CardsEvent
    | ShortageEvent
    | InfluenceEvent
    | ExtraInfluenceEvent
    | DiscardEvent
    | SeatCardEvent
    | OwnPrestigeEvent
    | TakenPrestigeEvent
    | WithdrawEvent
    | BareWithdrawEvent
    | MajorityEvent
    | AsideEvent
    | BuildEvent
    | BonusEvent
    | NobilityPointsEvent
    | BonusPointsEvent
    | CommodityPointsEvent
    | PalacePointsEvent
    | TokenPointsEvent
    | CardPointsEvent
)
