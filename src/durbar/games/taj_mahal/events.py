"""Notes of the compiled rules as events for people: what happened, to whom, and by which rule.

A card drawn from the deck is its owner's secret: the event has ``private`` (who may know) and ``secret`` (the fields
that others do not get; ``source`` among them, so that without it the message for everybody else applies).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from durbar.games.bits import cells
from durbar.games.taj_mahal import codes
from durbar.games.taj_mahal.board import ADVISORS, BONUSES, COLOURS, COMMODITIES, MEMBERS, Board
from durbar.games.taj_mahal.codes import COLOURLESS, ENLIGHTENMENT, PHASES, PRESTIGE, UNREST_ROW

if TYPE_CHECKING:
    from durbar.games.base import Event, Note
    from durbar.games.taj_mahal.state import TajMahal

_NO_CARD_RULES = {"display": "TJ-V2", "bonus_card": "TJ-R2", "top_card": "TJ-W4", "unrest": "TJ-D1"}


def decode(state: TajMahal, notes: list[Note]) -> list[Event]:
    """The events of the last applied action."""
    decoder = _Decoder(state)
    return [decoder.event(note) for note in notes]


def _event(kind: str, rule: str, **details: object) -> Event:
    return {"kind": kind, "rule": rule, **details}


def _secret_draw(rule: str, seat: int, card: str) -> Event:
    secret = {"private": [seat], "secret": ["card", "source"]}
    return _event("draw", rule, seat=seat, source="card", card=card, **secret)


def _tallies(packed: int, players: int) -> dict[str, Any]:
    """How often a member shows in each row, and in unrest."""
    return {"rows": [packed >> row * 8 & 255 for row in range(players)], "unrest": packed >> UNREST_ROW * 8 & 255}


class _Decoder:
    """Turns notes into events with the names of a board."""

    def __init__(self, state: TajMahal) -> None:
        self.board: Board = state.game.board
        self.layout = state.layout
        self.tokens = state.token_at
        self.players = state.layout.players
        self.readers: dict[int, Callable[..., Event]] = {
            **self.set_up(),
            **self.cards(),
            **self.claims(),
            **self.points(),
            **self.endings(),
        }

    def event(self, note: Note) -> Event:
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

    def set_up(self) -> dict[int, Callable[..., Event]]:
        """TJ-S1, TJ-S2, TJ-V1."""
        return {
            codes.BONUS_PLACED: lambda a, b, c, d: _event(
                "lay", "TJ-S1", source="bonus", city=self.diamond(a), bonus=BONUSES[b]
            ),
            codes.TOKEN_PLACED: lambda a, b, c, d: _event(
                "lay", "TJ-S1", source="token", province=self.province(a), token=b
            ),
            codes.DEALT: lambda a, b, c, d: _secret_draw("TJ-S2", a, self.card(b)),
            codes.MARKER: lambda a, b, c, d: _event("first", "TJ-E3" if b else "TJ-S2", seat=a),
            codes.VISITED: lambda a, b, c, d: _event(
                "visit",
                "TJ-V1",
                visit=a,
                province=self.province(b),
                commodity=self.goods(b),
                seated=[MEMBERS[member] for member in cells(c)],
            ),
            codes.TURN_BEGUN: lambda a, b, c, d: _event("turn", "TJ-V3", seat=a, visit=b),
        }

    def goods(self, province: int) -> list[str]:
        return [COMMODITIES[c] for c in self.board.tokens[self.tokens[province] - 1]]

    def cards(self) -> dict[int, Callable[..., Event]]:
        """Cards that move."""
        return {
            codes.DISPLAYED: lambda a, b, c, d: _event("display", "TJ-V2", card=self.card(a)),
            codes.RESHUFFLED: lambda a, b, c, d: _event("reshuffle", "TJ-V2", cards=a),
            codes.NO_CARD: lambda a, b, c, d: _event("shortage", _NO_CARD_RULES[PHASES[a]], needed=PHASES[a]),
            codes.INFLUENCED: self.influenced,
            codes.BONUS_DRAWN: lambda a, b, c, d: _secret_draw("TJ-R2", a, self.card(b)),
            codes.TOP_DRAWN: lambda a, b, c, d: _secret_draw("TJ-W4", a, self.card(b)),
            codes.DISCARDED: lambda a, b, c, d: _event("discard", "TJ-W4", seat=a, card=self.card(b), cards=c),
            codes.PRESTIGE_BACK: lambda a, b, c, d: _event("back", "TJ-W4", seat=a, card=self.card(b)),
            codes.TAKEN: lambda a, b, c, d: _event("take", "TJ-W4", seat=a, card=self.card(b)),
            codes.UNREST_ADDED: lambda a, b, c, d: _event("unrest", "TJ-D1", card=self.card(a)),
            codes.PROTESTED: lambda a, b, c, d: _event("protest", "TJ-D2", card=self.card(a)),
            codes.UNREST_OUT: lambda a, b, c, d: _event("calm", "TJ-D2" if b else "TJ-D4", cards=a),
        }

    def influenced(self, seat: int, kind: int, extra: int, _: int) -> Event:
        event = _event("influence", "TJ-I1", seat=seat, card=self.card(kind))
        if extra >= COLOURLESS:
            rule = "TJ-I3" if extra == ENLIGHTENMENT else "TJ-C4" if extra >= PRESTIGE else "TJ-I2"
            event.update(source="extra", rule=rule, extra=self.card(extra))
        return event

    def claims(self) -> dict[int, Callable[..., Event]]:
        """Withdrawals: what was claimed, palaces, bonus tokens; and what a protest took away."""
        return {
            codes.WITHDREW: lambda a, b, c, d: _event("withdraw", "TJ-W1", seat=a, **({"source": "bare"} if b else {})),
            codes.MAJORITY: self.majority,
            codes.PALACE_BUILT: lambda a, b, c, d: _event("palace", "TJ-R1", seat=a, city=self.city(b)),
            codes.BONUS_CLAIMED: lambda a, b, c, d: _event(
                "bonus", "TJ-R1", seat=a, city=self.diamond(b), bonus=BONUSES[c]
            ),
            codes.CROWN_BUILT: lambda a, b, c, d: _event("crown", "TJ-R3", seat=a, city=self.city(b)),
            codes.SET_ASIDE: lambda a, b, c, d: _event(
                "aside", "TJ-D2", member=MEMBERS[a], **_tallies(b, self.players)
            ),
        }

    def majority(self, seat: int, member: int, outcome: int, packed: int) -> Event:
        """TJ-W2, TJ-D3: which row beat which, or why nothing was claimed."""
        tallies = _tallies(packed, self.players)
        own = tallies["rows"][seat]
        rival = max([*(count for row, count in enumerate(tallies["rows"]) if row != seat), tallies["unrest"]])
        source = ("tied" if own == rival else "beaten", "claimed", "gone")[outcome]
        rule = "TJ-D3" if self.players == 2 else "TJ-W2"
        return _event(
            "majority", rule, source=source, seat=seat, member=MEMBERS[member], count=own, rival=rival, **tallies
        )

    def points(self) -> dict[int, Callable[..., Event]]:
        """Every point, with what it is for."""
        return {
            codes.NOBILITY_POINTS: lambda a, b, c, d: _event("points", "TJ-I3", source="nobility", seat=a, amount=b),
            codes.BONUS_SCORED: self.bonus_points,
            codes.CONNECTED: self.connected,
            codes.TOKEN_SCORED: self.token_points,
            codes.CARD_POINTS: lambda a, b, c, d: _event(
                "points", "TJ-X1", source="cards", seat=a, amount=b, colourless=c, colour=COLOURS[d >> 8], cards=d & 255
            ),
        }

    def bonus_points(self, seat: int, amount: int, diamond: int, kind: int) -> Event:
        event = _event("points", "TJ-R2", source="bonus", seat=seat, amount=amount, city=self.diamond(diamond))
        if kind < codes.CARD_TOKEN:
            event.update(source="commodity", commodity=COMMODITIES[kind], matches=amount - 1)
        return event

    def connected(self, seat: int, amount: int, chain: int, province: int) -> Event:
        through = sorted({self.board.cities[city].province for city in cells(chain)} - {province})
        return _event(
            "points",
            "TJ-R4",
            source="chain" if through else "palace",
            seat=seat,
            amount=amount,
            province=self.province(province),
            through=[self.province(other) for other in through],
            cities=[self.city(city) for city in cells(chain)],
        )

    def token_points(self, seat: int, amount: int, province: int, packed: int) -> Event:
        matched = [COMMODITIES[c] for c in range(4) for _ in range(packed >> c * 8 & 255)]
        return _event(
            "points",
            "TJ-R5",
            source="matches" if matched else "token",
            seat=seat,
            amount=amount,
            province=self.province(province),
            token=self.tokens[province],
            commodity=self.goods(province),
            matched=matched,
        )

    def endings(self) -> dict[int, Callable[..., Event]]:
        """The end of a visit and of the game."""
        return {
            codes.SEATED_AGAIN: lambda a, b, c, d: _event("seated", "TJ-D5", member=MEMBERS[a]),
            codes.TOKEN_OUT: lambda a, b, c, d: _event(
                "box", "TJ-D5" if b else "TJ-E2", province=self.province(a), token=self.tokens[a]
            ),
            codes.PRESTIGE_WON: self.prestige,
            codes.CROWN_BACK: lambda a, b, c, d: _event("uncrown", "TJ-E2", seat=a, city=self.city(b)),
            codes.ENDED: lambda a, b, c, d: _event("end", "TJ-X1"),
        }

    def prestige(self, seat: int, advisor: int, holder: int, kind: int) -> Event:
        event = _event(
            "prestige", "TJ-E1", seat=seat, member=ADVISORS[advisor], card=self.card(kind), tokens=codes.PRESTIGE_TOKENS
        )
        if holder == seat:
            return {**event, "source": "kept"}
        if holder < 0:
            return {**event, "source": "supply"}
        return {**event, "source": "taken", "owner": holder}
