"""Notes of the compiled rules as events for people: what happened, to whom, and by which rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Literal

from durbar.games.maharaja import codes
from durbar.games.maharaja import event_types as types
from durbar.games.maharaja.actions import PAIR_NAMES
from durbar.games.maharaja.codes import CHARACTER_NAMES, KIND_NAMES, START_BOXES
from durbar.games.maharaja.types import EndReason, Site

if TYPE_CHECKING:
    from durbar.games.base import Note
    from durbar.games.maharaja.board import Board
    from durbar.games.maharaja.state import Maharaja
ENDS: dict[int, EndReason] = {codes.LAST_PALACE: "palaces", codes.LAST_BOX: "track", codes.LAST_TURN: "turns"}


def decode(state: Maharaja, notes: list[Note]) -> list[types.Event]:
    """The events of the last applied action."""
    decoder = _Decoder(state)
    return [decoder.event(note) for note in notes]


def box_number(box: int) -> int:
    """The number of a track box as printed: 1 and more; the start boxes are 0 for the highest, then -1, and so on."""
    return box - START_BOXES + 1


def end_reasons(ending: int) -> list[EndReason]:
    """The words for the bits of `ending`."""
    return [word for bit, word in ENDS.items() if ending & bit]


class _Decoder:
    """Turns one note after another into an event, each kind of note by a method of its own."""

    def __init__(self, state: Maharaja) -> None:
        self.board: Board = state.game.board
        self.layout = state.layout
        self.short = bool(state.layout.options["short"])

    def event(self, note: Note) -> types.Event:
        """One event."""
        kind, *numbers = note
        return _READERS[kind](self, *numbers)

    # Set-up.

    def dealt(self, city: int, box: int, _c: int, _d: int) -> types.Event:
        return types.DealEvent(kind="deal", rule="MJ-S2", place=self.board.cities[city], box=box_number(box))

    def started(self, seat: int, _b: int, _c: int, _d: int) -> types.Event:
        return types.PlainEvent(kind="start", rule="MJ-S3", seat=seat)

    def bid(self, seat: int, amount: int, _c: int, _d: int) -> types.Event:
        return types.BidEvent(kind="bid", rule="MJ-O4", seat=seat, amount=amount)

    def passed(self, seat: int, _b: int, _c: int, _d: int) -> types.Event:
        return types.PlainEvent(kind="pass", rule="MJ-O4", seat=seat)

    def chose(self, seat: int, character: int, _c: int, _d: int) -> types.Event:
        rule = "MJ-O4" if self.layout.auction else "MJ-S3"
        return types.OwnCharacterEvent(
            kind="character", rule=rule, source="chosen", seat=seat, character=CHARACTER_NAMES[character]
        )

    def founded(self, seat: int, village: int, _c: int, _d: int) -> types.Event:
        return types.BuiltHouseEvent(
            kind="house", rule="MJ-S4", source="first", seat=seat, place=self.board.spots[village]
        )

    def pooled(self, seat: int, houses: int, _c: int, _d: int) -> types.Event:
        return types.QuarryEvent(kind="quarry", rule="MJ-S4", source="first", seat=seat, houses=houses)

    # The course of a game turn.

    def round(self, turn: int, city: int, _c: int, _d: int) -> types.Event:
        return types.RoundEvent(kind="round", rule="MJ-T1", turn=turn, place=self.board.cities[city])

    def governor_up(self, city: int, box: int, before: int, _d: int) -> types.Event:
        return self.governor("up", "MJ-T2", city, box, before)

    def governor_moved(self, city: int, box: int, before: int, pushed: int) -> types.Event:
        return self.governor("pushed" if pushed else "down", "MJ-A7", city, box, before)

    def governor(
        self, source: Literal["up", "pushed", "down"], rule: str, city: int, box: int, before: int
    ) -> types.Event:
        place = self.board.cities[city]
        return types.GovernorEvent(
            kind="governor", rule=rule, source=source, place=place, box=box_number(box), origin=box_number(before)
        )

    def committed(self, seat: int, _b: int, _c: int, _d: int) -> types.Event:
        return types.DiscEvent(kind="disc", rule="MJ-T3", seat=seat, private=[seat])

    def revealed(self, seat: int, pair: int, turn: int, _d: int) -> types.Event:
        return types.RevealEvent(kind="reveal", rule="MJ-T4", seat=seat, plan=list(PAIR_NAMES[pair]), turn=turn)

    def turn_ended(self, seat: int, undone: int, _c: int, _d: int) -> types.Event:
        return types.DoneEvent(kind="done", rule="MJ-T5", seat=seat, undone=undone)

    def game_ended(self, reasons: int, turn: int, _c: int, _d: int) -> types.Event:
        words = end_reasons(reasons)
        if reasons & ~codes.LAST_TURN == 0:
            rule = "MJ-O1" if self.short else "MJ-X3"
        else:
            rule = "MJ-O1" if self.short and reasons & codes.LAST_PALACE else "MJ-X1"
        return types.EndEvent(kind="end", rule=rule, reason=words, turn=turn)

    # Pieces.

    def travelled(self, seat: int, road: int, station: int, before: int) -> types.Event:
        stations = self.board.stations
        return types.TravelEvent(
            kind="travel", rule="MJ-V1", seat=seat, road=self.board.road_names[road],
            place=stations[station], origin=stations[before],
        )  # fmt: skip

    def built(self, seat: int, spot: int, how: int, _d: int) -> types.Event:
        if how == 2:
            return types.BuiltHouseEvent(
                kind="house", rule="MJ-C5", source="builder", seat=seat, place=self.board.spots[spot]
            )
        return types.BuiltHouseEvent(
            kind="house", rule="MJ-A3" if how else "MJ-A2", source="built", seat=seat, place=self.board.spots[spot]
        )

    def lifted(self, seat: int, spot: int, free: int, _d: int) -> types.Event:
        return types.LiftEvent(kind="lift", rule="MJ-C5" if free else "MJ-A4", seat=seat, place=self.board.spots[spot])

    def moved(self, seat: int, spot: int, before: int, free: int) -> types.Event:
        spots = self.board.spots
        rule = "MJ-C5" if free else "MJ-A4"
        return types.MovedHouseEvent(
            kind="house", rule=rule, source="moved", seat=seat, place=spots[spot], origin=spots[before]
        )

    def quarried(self, seat: int, houses: int, _c: int, _d: int) -> types.Event:
        return types.QuarryEvent(kind="quarry", rule="MJ-A5", source="action", seat=seat, houses=houses)

    def palace(self, seat: int, city: int, central: int, palaces: int) -> types.Event:
        site: Site = "central" if central else "outer"
        return types.PalaceEvent(
            kind="palace", rule="MJ-A6", seat=seat, place=self.board.cities[city], site=site, palaces=palaces
        )

    # Characters and chits.

    def card_taken(self, seat: int, character: int, owner: int, _d: int) -> types.Event:
        rule = "MJ-O6" if self.layout.several else "MJ-A8"
        name = CHARACTER_NAMES[character]
        if owner < 0:
            return types.OwnCharacterEvent(kind="character", rule=rule, source="bank", seat=seat, character=name)
        return types.OthersCharacterEvent(
            kind="character", rule=rule, source="taken", seat=seat, character=name, owner=owner
        )

    def card_returned(self, seat: int, character: int, _c: int, _d: int) -> types.Event:
        return types.OwnCharacterEvent(
            kind="character", rule="MJ-A8", source="returned", seat=seat, character=CHARACTER_NAMES[character]
        )

    def card_picked(self, seat: int, character: int, _c: int, _d: int) -> types.Event:
        return types.OwnCharacterEvent(
            kind="character", rule="MJ-A8", source="picked", seat=seat, character=CHARACTER_NAMES[character]
        )

    def card_named(self, seat: int, character: int, owner: int, _d: int) -> types.Event:
        return types.OthersCharacterEvent(
            kind="character", rule="MJ-O6", source="named", seat=seat, character=CHARACTER_NAMES[character], owner=owner
        )

    def enticing(self, seat: int, owner: int, _c: int, _d: int) -> types.Event:
        return types.EnticeEvent(kind="entice", rule="MJ-O6", seat=seat, owner=owner)

    def card_given(self, seat: int, character: int, to: int, enticed: int) -> types.Event:
        source: Literal["enticed", "exchanged"] = "enticed" if enticed else "exchanged"
        return types.GivenCharacterEvent(
            kind="character", rule="MJ-O6", source=source, seat=seat, character=CHARACTER_NAMES[character], to=to
        )

    def chit_got(self, seat: int, _b: int, _c: int, _d: int) -> types.Event:
        return types.NewChitEvent(kind="chit", rule="MJ-O2", source="got", seat=seat)

    def chit_used(self, seat: int, kind: int, _c: int, _d: int) -> types.Event:
        return types.UsedChitEvent(kind="chit", rule="MJ-O2", source="used", seat=seat, plan=KIND_NAMES[kind])

    # Scoring and gold.

    def scored(self, seat: int, city: int, points: int, packed: int) -> types.Event:
        rank, items = packed % 8, packed // 8
        worth = codes.SADHU_POINTS if items >> 3 & 1 else 1
        return types.ScoreEvent(
            kind="score", rule="MJ-P1", seat=seat, place=self.board.cities[city], points=points, rank=rank,
            architect=items & 1, houses=items >> 8, outer=(items >> 4 & 15) * worth,
            central=codes.CENTRAL_POINTS * (items >> 2 & 1), home=items >> 1 & 1, outer_palaces=items >> 4 & 15,
        )  # fmt: skip

    def received(self, seat: int, amount: int, source: int, detail: int) -> types.Event:
        match source:
            case codes.BY_ACTION:
                return types.PlainGoldEvent(kind="gold", rule="MJ-A1", seat=seat, amount=amount, source="action")
            case codes.BY_TRADER:
                return types.PlainGoldEvent(kind="gold", rule="MJ-C2", seat=seat, amount=amount, source="trader")
            case codes.BY_RANK:
                tied = [other for other in range(self.layout.players) if detail >> 3 + other & 1]
                return types.RankGoldEvent(
                    kind="gold", rule="MJ-P2", seat=seat, amount=amount, source="tie" if tied else "rank",
                    rank=detail & 7, tied=tied,
                )  # fmt: skip
            case codes.BY_BEING_ALONE:
                return types.AloneGoldEvent(
                    kind="gold", rule="MJ-P3", seat=seat, amount=amount, source="alone", place=self.board.cities[detail]
                )
            case codes.BY_PENALTY:
                return types.PenaltyGoldEvent(
                    kind="gold", rule="MJ-O7", seat=seat, amount=amount, source="penalty", owner=detail
                )
        village = self.board.spots[detail % 64]
        if source == codes.BY_TOLL:
            return types.IncomeGoldEvent(
                kind="gold", rule="MJ-V2", seat=seat, amount=amount, source="income", owner=detail // 64, place=village
            )
        return types.IncomeGoldEvent(
            kind="gold", rule="MJ-C4", seat=seat, amount=amount, source="monk", owner=detail // 64, place=village
        )

    def paid(self, seat: int, amount: int, source: int, detail: int) -> types.Event:
        match source:
            case codes.FOR_HOUSE:
                return types.BuildingGoldEvent(
                    kind="gold", rule="MJ-A2", seat=seat, amount=-amount, source="house",
                    price=amount, place=self.board.spots[detail],
                )  # fmt: skip
            case codes.FOR_PALACE:
                rule = "MJ-C6" if amount == codes.ARTISAN_PRICE else "MJ-A6"
                return types.BuildingGoldEvent(
                    kind="gold", rule=rule, seat=seat, amount=-amount, source="palace",
                    price=amount, place=self.board.cities[detail],
                )  # fmt: skip
            case codes.FOR_CARD:
                return types.BidGoldEvent(
                    kind="gold", rule="MJ-O4", seat=seat, amount=-amount, source="bid", price=amount
                )
        village = self.board.spots[detail % 64]
        return types.TollGoldEvent(
            kind="gold", rule="MJ-V2", seat=seat, amount=-amount, source="toll",
            price=amount, to=detail // 64, place=village,
        )  # fmt: skip


_READERS: dict[int, Callable[[_Decoder, int, int, int, int], types.Event]] = {
    codes.DEALT: _Decoder.dealt,
    codes.STARTED: _Decoder.started,
    codes.BID_MADE: _Decoder.bid,
    codes.PASSED: _Decoder.passed,
    codes.CHOSE: _Decoder.chose,
    codes.FOUNDED: _Decoder.founded,
    codes.POOLED: _Decoder.pooled,
    codes.ROUND: _Decoder.round,
    codes.GOVERNOR_UP: _Decoder.governor_up,
    codes.COMMITTED: _Decoder.committed,
    codes.REVEALED: _Decoder.revealed,
    codes.CHIT_GOT: _Decoder.chit_got,
    codes.CHIT_USED: _Decoder.chit_used,
    codes.TRAVELLED: _Decoder.travelled,
    codes.BUILT: _Decoder.built,
    codes.LIFTED: _Decoder.lifted,
    codes.MOVED: _Decoder.moved,
    codes.QUARRIED: _Decoder.quarried,
    codes.PALACE_BUILT: _Decoder.palace,
    codes.GOVERNOR_MOVED: _Decoder.governor_moved,
    codes.CARD_TAKEN: _Decoder.card_taken,
    codes.CARD_RETURNED: _Decoder.card_returned,
    codes.CARD_PICKED: _Decoder.card_picked,
    codes.CARD_NAMED: _Decoder.card_named,
    codes.CARD_GIVEN: _Decoder.card_given,
    codes.TURN_ENDED: _Decoder.turn_ended,
    codes.SCORED: _Decoder.scored,
    codes.RECEIVED: _Decoder.received,
    codes.PAID: _Decoder.paid,
    codes.GAME_ENDED: _Decoder.game_ended,
    codes.ENTICING: _Decoder.enticing,
}
