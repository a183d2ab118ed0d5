"""What Maharaja writes as plain data: its view and its structured actions. Its events are in ``event_types``."""

from __future__ import annotations

from typing import Literal

from durbar.games.data import Data, Pair

Phase = Literal["deal", "draw", "bid", "choose", "found", "discs", "act", "put", "pick", "give", "enticed", "finished"]
Character = Literal["mogul", "trader", "sadhu", "monk", "builder", "artisan", "yogi"]
Plan = Literal["gold", "house", "two-houses", "move", "quarry", "palace", "governor", "character", "palace-and-house"]
"""What a disc can show."""
Right = Literal["gold", "house", "city-house", "move", "quarry", "palace", "governor", "character"]
"""What can be left to do in a turn."""
Site = Literal["outer", "central"]
EndReason = Literal["palaces", "track", "turns"]


# The view.


class Box(Data):
    """A box of the governor track."""

    box: int
    """As printed: 1 and more; the start boxes are 0 for the highest, then -1, and so on."""
    governor: str | None
    """The city whose governor stands there."""


class Start(Data):
    """Where the architects set out."""

    at: Pair[float]
    """Its place on the map, from 0 to 100."""
    architects: list[int]
    """The seats whose architects are there."""


class Rank(Data):
    """What a seat would be paid if a city were scored now."""

    seat: int
    points: int
    gold: int


class City(Data):
    """A city. Lists of houses, palaces and points have a number for each seat."""

    at: Pair[float]
    """Its place on the map, from 0 to 100."""
    architects: list[int]
    """The seats whose architects are there."""
    houses: list[int]
    outer: list[int]
    """Palaces on outer sites."""
    central: int | None
    """The seat whose palace stands on the central site."""
    neutral: int
    """Outer sites with a neutral palace."""
    free_outer: int
    home: Character
    """The character whose home it is."""
    points: list[int]
    standing: list[Rank]
    """Who would be paid if it were scored now, the first rank first."""


class Village(Data):
    """A village on a road."""

    at: Pair[float]
    """Its place on the map, from 0 to 100."""
    road: str
    houses: list[int]
    """Of each seat."""
    room: int
    """For how many more houses there is room."""


class Road(Data):
    """A road between two stations."""

    ends: Pair[str]
    villages: list[str]
    open: bool
    """Whether no village is empty, so that one can travel there."""
    tolls: list[int | None]
    """What it costs each seat."""
    paid: list[list[int]]
    """For each seat that travels, what each seat gets."""


class CharacterCard(Data):
    """A character and who has them."""

    character: Character
    number: int
    home: str
    in_game: bool
    holder: int | None


class Seat(Data):
    """What a player has."""

    seat: int
    colour: str
    gold: int | None
    """Null if it is hidden from the viewer."""
    pool: int
    """Houses that can be built."""
    quarry: int
    palaces: int
    palaces_left: int
    characters: list[Character]
    chits: int
    architect: str
    """The station where their architect stands."""
    disc: Pair[Plan] | Literal["hidden"] | None
    """Null before it is chosen, the two actions when it is revealed or one's own."""
    played: bool
    """Whether they had their turn in this round."""
    palace_price: int


class Auction(Data):
    """The auction of a character."""

    opener: int
    bid: int | None
    bidder: int | None
    passed: list[int]


class Trip(Data):
    """A whole trip of the architect, road by road."""

    place: str
    roads: list[str]
    actions: list[int]
    """The actions that travel these roads; each can be done after the one before it."""
    price: int
    paid: list[int]
    """What each seat gets."""
    paid_by: Literal["bank", "seat"]


class View(Data):
    """The table of Maharaja as one seat sees it."""

    game: Literal["maharaja"]
    players: int
    options: dict[str, bool]
    turn: int
    turn_limit: int
    phase: Phase
    to_move: int
    """The seat that decides; -1: chance, -2: the game is over."""
    pending: list[int]
    """The seats that may decide now: more than one while discs are chosen."""
    active: int | None
    """The seat in turn."""
    maharaja: str | None
    """The city where the Maharaja is."""
    track: list[Box]
    """From the bottom."""
    start: Start
    cities: dict[str, City]
    villages: dict[str, Village]
    roads: dict[str, Road]
    characters: list[CharacterCard]
    chits_in_bank: int
    seats: list[Seat]
    left: dict[Right, int]
    """What the seat in turn may still do, and how often."""
    builder_house: bool
    """Whether the Builder's free house is still to be built or moved."""
    chit_used: Plan | None
    lifted: str | None
    """Where a house was lifted that has to be put down."""
    named: Character | None
    """The character that somebody has named for an exchange."""
    auction: Auction | None
    plans: list[Plan]
    """What a disc can show at this table."""
    trips: list[Trip]
    """The trips that the viewer's architect can make now."""
    payouts: list[int]
    """What each rank in a city is paid."""
    ending: list[EndReason]
    """Why the game ends after this round."""
    scores: list[int]
    winners: list[int]


# Structured actions.

SeatVerb = Literal["entice", "start"]
CharacterVerb = Literal["take", "exchange", "give"]
PlainVerb = Literal["gold", "end", "pass"]
SpotVerb = Literal["house", "builder-house", "move", "builder-move", "to"]


class SpotAction(Data):
    """Build a house, lift one to move it, or put it down; the Builder's are free."""

    do: SpotVerb
    place: str


class RoadAction(Data):
    """Travel along a road."""

    do: Literal["road"]
    road: str


class PlainAction(Data):
    """Take gold; end the turn; pass in the auction."""

    do: PlainVerb


class QuarryAction(Data):
    """Take houses from the quarry."""

    do: Literal["quarry"]
    houses: int


class PalaceAction(Data):
    """Build a palace."""

    do: Literal["palace"]
    place: str
    site: Site


class CityAction(Data):
    """Move the governor of a city; or chance deals the city its box."""

    do: Literal["governor", "deal"]
    place: str


class CharacterAction(Data):
    """Take a character, name one for an exchange, or give one for it."""

    do: CharacterVerb
    character: Character


class SeatAction(Data):
    """Entice a seat; or chance draws who begins."""

    do: SeatVerb
    seat: int


class ChitAction(Data):
    """Use a chit for an action."""

    do: Literal["chit"]
    plan: Plan


class BidAction(Data):
    """Bid in the auction."""

    do: Literal["bid"]
    gold: int


class DiscAction(Data):
    """Choose the two actions of a seat's disc."""

    do: Literal["disc"]
    seat: int
    actions: Pair[Plan]


Action = (
    SpotAction
    | RoadAction
    | PlainAction
    | QuarryAction
    | PalaceAction
    | CityAction
    | CharacterAction
    | SeatAction
    | ChitAction
    | BidAction
    | DiscAction
)
