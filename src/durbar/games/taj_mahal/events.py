"""Notes of the compiled rules as events for people: what happened, to whom, and by which rule.

A card drawn from the deck is its owner's secret: the event has ``private`` (who may know) and ``secret`` (the fields
that others do not get; ``source`` among them, so that without it the message for everybody else applies).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from durbar.games.bits import cells
from durbar.games.taj_mahal import codes, court
from durbar.games.taj_mahal import event_types as types
from durbar.games.taj_mahal.board import ADVISORS, BONUSES, COLOURS, COMMODITIES, MEMBERS, Board
from durbar.games.taj_mahal.codes import COLOURLESS, ENLIGHTENMENT, PRESTIGE, UNREST_ROW
from durbar.games.taj_mahal.types import Commodity

if TYPE_CHECKING:
    from durbar.games.base import Note
    from durbar.games.taj_mahal.state import TajMahal

_SHORTAGES: dict[int, tuple[types.Needed, str]] = {
    codes.DISPLAY: ("display", "TJ-V2"),
    codes.BONUS_CARD: ("bonus_card", "TJ-R2"),
    codes.TOP_CARD: ("top_card", "TJ-W4"),
    codes.UNREST: ("unrest", "TJ-D1"),
}


def decode(state: TajMahal, notes: list[Note]) -> list[types.Event]:
    """The events of the last applied action."""
    decoder = _Decoder(state)
    return [decoder.event(note) for note in notes]


def _secret_draw(rule: str, seat: int, card: str) -> types.DrawEvent:
    return {
        "kind": "draw",
        "rule": rule,
        "seat": seat,
        "source": "card",
        "card": card,
        "private": [seat],
        "secret": ["card", "source"],
    }


def _rows(packed: int, players: int) -> list[int]:
    """How often a member shows in the row of each seat."""
    return [packed >> row * 8 & 255 for row in range(players)]


def _unrest(packed: int) -> int:
    """How often it shows in unrest."""
    return packed >> UNREST_ROW * 8 & 255


class _Decoder:
    """Turns notes into events with the names of a board."""

    def __init__(self, state: TajMahal) -> None:
        self.state = state
        self.board: Board = state.game.board
        self.layout = state.layout
        self.tokens = state.token_at
        self.players = state.layout.players
        self.readers: dict[int, Callable[..., types.Event]] = {
            **self.set_up(),
            **self.cards(),
            **self.claims(),
            **self.points(),
            **self.endings(),
        }

    def event(self, note: Note) -> types.Event:
        """One event."""
        kind, *numbers = note
        return self.readers[kind](*numbers)

    def card(self, kind: int) -> str:
        return self.board.card_names[kind]

    def city(self, city: int) -> str:
        return self.board.city_names[city]

    def province(self, province: int) -> str:
        return self.board.provinces[province].name

    def diamond(self, diamond: int) -> str:
        return self.city(self.board.diamonds[diamond])

    def set_up(self) -> dict[int, Callable[..., types.Event]]:
        """TJ-S1, TJ-S2, TJ-V1."""
        return {
            codes.BONUS_PLACED: lambda a, b, c, d: types.LayBonusEvent(
                kind="lay", rule="TJ-S1", source="bonus", city=self.diamond(a), bonus=BONUSES[b]
            ),
            codes.TOKEN_PLACED: lambda a, b, c, d: types.LayTokenEvent(
                kind="lay", rule="TJ-S1", source="token", province=self.province(a), token=b
            ),
            codes.DEALT: lambda a, b, c, d: _secret_draw("TJ-S2", a, self.card(b)),
            codes.MARKER: lambda a, b, c, d: types.FirstEvent(kind="first", rule="TJ-E3" if b else "TJ-S2", seat=a),
            codes.VISITED: lambda a, b, c, d: types.VisitEvent(
                kind="visit",
                rule="TJ-V1",
                visit=a,
                province=self.province(b),
                commodity=self.goods(b),
                seated=[MEMBERS[member] for member in cells(c)],
            ),
            codes.TURN_BEGUN: lambda a, b, c, d: types.TurnEvent(kind="turn", rule="TJ-V3", seat=a, visit=b),
        }

    def goods(self, province: int) -> list[Commodity]:
        return [COMMODITIES[c] for c in self.board.tokens[self.tokens[province] - 1]]

    def cards(self) -> dict[int, Callable[..., types.Event]]:
        """Cards that move."""
        return {
            codes.DISPLAYED: lambda a, b, c, d: types.CardEvent(kind="display", rule="TJ-V2", card=self.card(a)),
            codes.RESHUFFLED: lambda a, b, c, d: types.CardsEvent(kind="reshuffle", rule="TJ-V2", cards=a),
            codes.NO_CARD: self.shortage,
            codes.INFLUENCED: self.influenced,
            codes.BONUS_DRAWN: lambda a, b, c, d: _secret_draw("TJ-R2", a, self.card(b)),
            codes.TOP_DRAWN: lambda a, b, c, d: _secret_draw("TJ-W4", a, self.card(b)),
            codes.DISCARDED: lambda a, b, c, d: types.DiscardEvent(
                kind="discard", rule="TJ-W4", seat=a, card=self.card(b), cards=c
            ),
            codes.PRESTIGE_BACK: lambda a, b, c, d: types.SeatCardEvent(
                kind="back", rule="TJ-W4", seat=a, card=self.card(b)
            ),
            codes.TAKEN: lambda a, b, c, d: types.SeatCardEvent(kind="take", rule="TJ-W4", seat=a, card=self.card(b)),
            codes.UNREST_ADDED: lambda a, b, c, d: types.CardEvent(kind="unrest", rule="TJ-D1", card=self.card(a)),
            codes.PROTESTED: lambda a, b, c, d: types.CardEvent(kind="protest", rule="TJ-D2", card=self.card(a)),
            codes.UNREST_OUT: lambda a, b, c, d: types.CardsEvent(kind="calm", rule="TJ-D2" if b else "TJ-D4", cards=a),
        }

    def shortage(self, phase: int, *_: int) -> types.Event:
        needed, rule = _SHORTAGES[phase]
        return types.ShortageEvent(kind="shortage", rule=rule, needed=needed)

    def influenced(self, seat: int, kind: int, extra: int, _: int) -> types.Event:
        card, tally, leads = self.card(kind), court.tally(self.state, seat), court.leads(self.state)
        if extra < COLOURLESS:
            return types.InfluenceEvent(kind="influence", rule="TJ-I1", seat=seat, card=card, tally=tally, leads=leads)
        rule = "TJ-I3" if extra == ENLIGHTENMENT else "TJ-C4" if extra >= PRESTIGE else "TJ-I2"
        return types.ExtraInfluenceEvent(
            kind="influence", rule=rule, seat=seat, card=card, tally=tally, leads=leads,
            source="extra", extra=self.card(extra),
        )  # fmt: skip

    def withdrew(self, seat: int, bare: int, *_: int) -> types.Event:
        if bare:
            return types.BareWithdrawEvent(kind="withdraw", rule="TJ-W1", seat=seat, source="bare")
        return types.WithdrawEvent(kind="withdraw", rule="TJ-W1", seat=seat)

    def claims(self) -> dict[int, Callable[..., types.Event]]:
        """Withdrawals: what was claimed, palaces, bonus tokens; and what a protest took away."""
        return {
            codes.WITHDREW: self.withdrew,
            codes.MAJORITY: self.majority,
            codes.PALACE_BUILT: lambda a, b, c, d: types.BuildEvent(
                kind="palace", rule="TJ-R1", seat=a, city=self.city(b)
            ),
            codes.BONUS_CLAIMED: lambda a, b, c, d: types.BonusEvent(
                kind="bonus", rule="TJ-R1", seat=a, city=self.diamond(b), bonus=BONUSES[c]
            ),
            codes.CROWN_BUILT: lambda a, b, c, d: types.BuildEvent(
                kind="crown", rule="TJ-R3", seat=a, city=self.city(b)
            ),
            codes.SET_ASIDE: lambda a, b, c, d: types.AsideEvent(
                kind="aside", rule="TJ-D2", member=MEMBERS[a], rows=_rows(b, self.players), unrest=_unrest(b)
            ),
        }

    def majority(self, seat: int, member: int, outcome: int, packed: int) -> types.Event:
        """TJ-W2, TJ-D3: which row beat which, or why nothing was claimed."""
        rows, unrest = _rows(packed, self.players), _unrest(packed)
        own = rows[seat]
        rival = max([*(count for row, count in enumerate(rows) if row != seat), unrest])
        outcomes: tuple[types.Outcome, ...] = ("tied" if own == rival else "beaten", "claimed", "gone")
        return types.MajorityEvent(
            kind="majority", rule="TJ-D3" if self.players == 2 else "TJ-W2", source=outcomes[outcome], seat=seat,
            member=MEMBERS[member], count=own, rival=rival, rows=rows, unrest=unrest,
        )  # fmt: skip

    def points(self) -> dict[int, Callable[..., types.Event]]:
        """Every point, with what it is for."""
        return {
            codes.NOBILITY_POINTS: lambda a, b, c, d: types.NobilityPointsEvent(
                kind="points", rule="TJ-I3", source="nobility", seat=a, amount=b
            ),
            codes.BONUS_SCORED: self.bonus_points,
            codes.CONNECTED: self.connected,
            codes.TOKEN_SCORED: self.token_points,
            codes.CARD_POINTS: lambda a, b, c, d: types.CardPointsEvent(
                kind="points",
                rule="TJ-X1",
                source="cards",
                seat=a,
                amount=b,
                colourless=c,
                colour=COLOURS[d >> 8],
                cards=d & 255,
            ),
        }

    def bonus_points(self, seat: int, amount: int, diamond: int, kind: int) -> types.Event:
        city = self.diamond(diamond)
        if kind < codes.CARD_TOKEN:
            return types.CommodityPointsEvent(
                kind="points", rule="TJ-R2", source="commodity", seat=seat, amount=amount, city=city,
                commodity=COMMODITIES[kind], matches=amount - 1,
            )  # fmt: skip
        return types.BonusPointsEvent(kind="points", rule="TJ-R2", source="bonus", seat=seat, amount=amount, city=city)

    def connected(self, seat: int, amount: int, chain: int, province: int) -> types.Event:
        through = sorted({self.board.cities[city].province for city in cells(chain)} - {province})
        return types.PalacePointsEvent(
            kind="points",
            rule="TJ-R4",
            source="chain" if through else "palace",
            seat=seat,
            amount=amount,
            province=self.province(province),
            through=[self.province(other) for other in through],
            cities=[self.city(city) for city in cells(chain)],
        )

    def token_points(self, seat: int, amount: int, province: int, packed: int) -> types.Event:
        matched = [COMMODITIES[c] for c in range(4) for _ in range(packed >> c * 8 & 255)]
        return types.TokenPointsEvent(
            kind="points",
            rule="TJ-R5",
            source="matches" if matched else "token",
            seat=seat,
            amount=amount,
            province=self.province(province),
            token=self.tokens[province],
            commodity=self.goods(province),
            matched=matched,
        )

    def endings(self) -> dict[int, Callable[..., types.Event]]:
        """The end of a visit and of the game."""
        return {
            codes.SEATED_AGAIN: lambda a, b, c, d: types.SeatedEvent(kind="seated", rule="TJ-D5", member=MEMBERS[a]),
            codes.TOKEN_OUT: lambda a, b, c, d: types.BoxEvent(
                kind="box", rule="TJ-D5" if b else "TJ-E2", province=self.province(a), token=self.tokens[a]
            ),
            codes.PRESTIGE_WON: self.prestige,
            codes.CROWN_BACK: lambda a, b, c, d: types.UncrownEvent(
                kind="uncrown", rule="TJ-E2", seat=a, city=self.city(b)
            ),
            codes.ENDED: lambda a, b, c, d: types.EndEvent(kind="end", rule="TJ-X1"),
        }

    def prestige(self, seat: int, advisor: int, holder: int, kind: int) -> types.Event:
        member, card = ADVISORS[advisor], self.card(kind)
        if holder not in (seat, -1):
            return types.TakenPrestigeEvent(
                kind="prestige", rule="TJ-E1", seat=seat, member=member, card=card, tokens=codes.PRESTIGE_TOKENS,
                source="taken", owner=holder,
            )  # fmt: skip
        return types.OwnPrestigeEvent(
            kind="prestige", rule="TJ-E1", seat=seat, member=member, card=card, tokens=codes.PRESTIGE_TOKENS,
            source="kept" if holder == seat else "supply",
        )  # fmt: skip
