"""What Taj Mahal writes as plain data: its view and its structured actions. Its events are in ``event_types``."""

from __future__ import annotations

from typing import Literal, NotRequired

from durbar.games.data import Data, Pair

Phase = Literal[
    "bonus_setup", "token_setup", "deal", "start", "display", "turn", "placing",
    "bonus_card", "crowning", "taking", "top_card", "unrest", "over",
]  # fmt: skip
Colour = Literal["red", "yellow", "green", "blue"]
Member = Literal["vizier", "general", "monk", "princess", "mogul", "elephant"]
Advisor = Literal["vizier", "general", "monk", "princess"]
Effect = Literal["might", "nobility", "knowledge", "enlightenment"]
"""The prestige cards."""
Commodity = Literal["gems", "rice", "spices", "tea"]
Bonus = Literal[
    "gems", "rice", "spices", "tea", "card", "points-1", "points-2", "points-3", "points-4", "points-5", "points-6"
]
Place = Literal["seat", "aside", "taken"]
"""Where a court member is: in its seat, set aside by unrest, or taken in this visit."""
Lead = int | Literal["unrest"] | None
"""Who would claim a court member now: a seat, the unrest of two players, or nobody."""


# The view.


class Court(Data):
    """Where each court member is."""

    vizier: Place
    general: Place
    monk: Place
    princess: Place
    mogul: Place
    elephant: Place


class Leads(Data):
    """Who would claim each court member now."""

    vizier: Lead
    general: Lead
    monk: Lead
    princess: Lead
    mogul: Lead
    elephant: Lead


class Tally(Data):
    """How often each court member shows in a row."""

    vizier: int
    general: int
    monk: int
    princess: int
    mogul: int
    elephant: int


class Advisors(Data):
    """Tokens of each advisor."""

    vizier: int
    general: int
    monk: int
    princess: int


class Goods(Data):
    """Commodities of each kind."""

    gems: int
    rice: int
    spices: int
    tea: int


class Province(Data):
    """A province and its token."""

    key: str
    name: str
    token: int | None
    """The number of its token, which is that of the visit."""
    goods: list[Commodity]
    """The commodities on it."""
    owner: int | None
    """The seat that has the token."""
    visited: bool
    current: bool


class City(Data):
    """A city and what stands there."""

    province: str
    at: Pair[int]
    """Its place on the map, from 0 to 100."""
    diamond: bool
    """Whether bonus tokens lie there."""
    bonus: Bonus | None
    """The bonus token that still waits there."""
    palace: int | None
    """The seat whose palace stands there."""
    crown: int | None
    """The seat whose crown palace stands there."""


class Build(Data):
    """What building in a city would bring the seat in turn."""

    cities: list[str]
    """The own cities that would hang together with it."""
    provinces: int
    """How many provinces they lie in: as many points are scored for them."""
    bonus: int
    """The points of its bonus token."""
    card: bool
    """Whether its bonus token is a card."""


class Seat(Data):
    """What a player has, as far as the viewer may know."""

    seat: int
    points: int
    present: bool
    """Whether they have not withdrawn from this visit."""
    cards: int
    hand: list[str] | None
    """Null for the hands of others."""
    known: dict[str, int] | None
    """Cards of the hand that everybody has seen; null without the memory aid."""
    unknown: int | None
    """How many of them nobody has seen; null without the memory aid."""
    prestige: list[Effect]
    row: list[str]
    """The cards that they have played in this visit."""
    row_colour: Colour | None
    tally: Tally
    advisors: Advisors
    bonus: list[Bonus]
    tokens: list[int]
    goods: Goods


class Options(Data):
    """The options of the table."""

    memory_aid: bool


class View(Data):
    """The table of Taj Mahal as one seat sees it."""

    game: Literal["taj_mahal"]
    players: int
    options: Options
    visit: int
    province: str | None
    """The province that is visited."""
    phase: Phase
    to_move: int
    """The seat that decides; -1: chance, -2: the game is over."""
    pending: list[int]
    """The seats that may decide now."""
    active: int
    """The seat in turn."""
    first: int
    """The seat that begins each visit."""
    court: Court
    leads: Leads
    tied: list[Member]
    """The court members in which nobody leads because the most is shared."""
    claims: list[Member]
    """What the seat that withdraws has claimed."""
    to_place: int
    """How many palaces it has still to place."""
    takes: int
    """How many cards it has still to take."""
    display: list[str]
    unrest: list[str]
    unrest_tally: Tally
    protested: bool
    deck: int
    discarded: int
    discards: dict[str, int] | None
    """The discarded cards; null without the memory aid."""
    provinces: list[Province]
    cities: dict[str, City]
    builds: dict[str, Build]
    """The cities where the seat in turn may build now."""
    roads: list[Pair[str]]
    seats: list[Seat]
    scores: list[int]
    winners: list[int]


# Structured actions.


class InfluenceAction(Data):
    """Play a card, with one more card where that goes along."""

    do: Literal["influence"]
    card: str
    extra: NotRequired[str]


class WithdrawAction(Data):
    """Leave the visit."""

    do: Literal["withdraw"]


class PalaceAction(Data):
    """Build a palace, or the crown palace."""

    do: Literal["palace", "crown"]
    city: str


class CardAction(Data):
    """Take a card from the display; or chance draws one."""

    do: Literal["take", "draw"]
    card: str


class BonusAction(Data):
    """Chance lays a bonus token."""

    do: Literal["bonus"]
    bonus: Bonus


class TokenAction(Data):
    """Chance lays a province token."""

    do: Literal["token"]
    token: int


class StartAction(Data):
    """Chance draws who begins."""

    do: Literal["start"]
    seat: int


Action = InfluenceAction | WithdrawAction | PalaceAction | CardAction | BonusAction | TokenAction | StartAction
