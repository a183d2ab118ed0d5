"""Why an action is not legal now: the rule it breaks, and the message that says so."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from durbar.games.maharaja import codes
from durbar.games.maharaja.actions import PAIR_NAMES
from durbar.games.maharaja.codes import CHARACTER_NAMES, KIND_NAMES, PAIRS, SPOTS, VILLAGES
from durbar.games.maharaja.events import box_number

if TYPE_CHECKING:
    from durbar.games.base import Refusal
    from durbar.games.maharaja.state import Maharaja


def refusal(state: Maharaja, action: int) -> Refusal:
    """The reason, for an action that is not legal."""
    if action >= codes.DISC:
        return _disc(state, *divmod(action - codes.DISC, PAIRS))
    if state.phase <= codes.DRAWING:
        return _chance(state, action)
    if action >= codes.START:
        return _no("MJ-S2", "chance-now")
    if state.phase < codes.SECRET:
        return _set_up(state, action)
    if state.phase == codes.SECRET:
        return _no("MJ-T3", "disc-first")
    if codes.BID <= action <= codes.PASS:
        return _no("MJ-O4", "bid-now")
    if state.phase == codes.PUTTING:
        return _put(state, action)
    if state.phase == codes.PICKING:
        if codes.TAKE <= action < codes.EXCHANGE:
            return _no("MJ-A8", "not-in-bank", character=CHARACTER_NAMES[action - codes.TAKE])
        return _no("MJ-A8", "pick-first", seat=str(state.other))
    if state.phase in (codes.GIVING, codes.ENTICED):
        return _no("MJ-O6", "give-first", seat=str(state.to_move()))
    return _Turn(state).refusal(action)


def _no(rule: str, key: str, **words: Any) -> Refusal:
    return rule, f"maharaja-no-{key}", words


def _disc(state: Maharaja, seat: int, pair: int) -> Refusal:
    if seat >= state.layout.players:
        return _no("MJ-T3", "such-seat", players=state.layout.players)
    if state.phase != codes.SECRET:
        return _no("MJ-T3", "disc-now")
    if pair == state.disc[seat]:
        return _no("MJ-T3", "same-disc", plan=list(PAIR_NAMES[pair]))
    return _no("MJ-O7", "disc-option", plan=PAIR_NAMES[pair][1])


def _chance(state: Maharaja, action: int) -> Refusal:
    if state.phase == codes.DEALING:
        if action >= codes.DEAL:
            return _no("MJ-S2", "dealt", place=state.game.board.cities[action - codes.DEAL])
        return _no("MJ-S2", "deal-first")
    if codes.START <= action < codes.DEAL:
        return _no("MJ-S3", "such-seat", players=state.layout.players)
    return _no("MJ-S3", "draw-first")


def _set_up(state: Maharaja, action: int) -> Refusal:
    if state.phase == codes.FOUNDING:
        if action < VILLAGES:
            return _no("MJ-B4", "room", place=state.game.board.spots[action])
        return _no("MJ-S4", "found-first")
    if state.phase == codes.CHOOSING:
        if codes.TAKE <= action < codes.EXCHANGE:
            name = CHARACTER_NAMES[action - codes.TAKE]
            if state.holder[action - codes.TAKE] == codes.NOT_IN_GAME:
                return _no("MJ-O2", "not-in-game", character=name)
            return _no("MJ-S3", "not-in-bank", character=name)
        return _no("MJ-S3", "choose-first")
    if action == codes.PASS:
        return _no("MJ-O4", "pass")
    if codes.BID <= action < codes.PASS:
        if action - codes.BID <= state.bid:
            return _no("MJ-O4", "bid-low", amount=state.bid)
        return _no("MJ-O4", "bid-gold", amount=state.gold[state.active])
    return _no("MJ-O4", "bid-first")


def _put(state: Maharaja, action: int) -> Refusal:
    if not codes.PUT <= action < codes.ROAD:
        return _no("MJ-A4", "put-first", place=state.game.board.spots[state.lifted])
    spot = action - codes.PUT
    place = state.game.board.spots[spot]
    if spot == state.lifted:
        return _no("MJ-A4", "same-place", place=place)
    if spot >= VILLAGES:
        return _no("MJ-A4", "architect", place=place)
    return _no("MJ-B4", "room", place=place)


class _Turn:
    """The reasons between two decisions of a player's turn."""

    def __init__(self, state: Maharaja) -> None:
        self.state = state
        self.board = state.game.board
        self.seat = state.active
        self.gold = state.gold[self.seat]
        self.station = state.architect[self.seat]
        self.cards = state.cards[self.seat]

    def refusal(self, action: int) -> Refusal:
        """The reason."""
        if action < codes.LIFT:
            return self.house(action % SPOTS, free=action >= codes.FREE_HOUSE)
        if action < codes.PUT:
            return self.lift((action - codes.LIFT) % SPOTS, free=action >= codes.FREE_LIFT)
        if action < codes.ROAD:
            return _no("MJ-A4", "put-now")
        if action < codes.GOLD:
            return self.road(action - codes.ROAD)
        if action == codes.GOLD:
            return self.nothing_left(codes.TAKE_GOLD)
        if action < codes.PALACE:
            return self.quarry()
        if action < codes.GOVERNOR:
            return self.palace(*divmod(action - codes.PALACE, 2))
        if action < codes.TAKE:
            return self.governor(action - codes.GOVERNOR)
        if action < codes.CHIT:
            return self.character(action)
        return self.chit(action - codes.CHIT)

    def nothing_left(self, kind: int) -> Refusal:
        return _no("MJ-T4", "right", plan=KIND_NAMES[kind])

    def house(self, spot: int, *, free: bool) -> Refusal:
        state, place = self.state, self.board.spots[spot]
        if free and (reason := self.builder()):
            return reason
        if not free and not state.rights[codes.ONE_HOUSE] + state.rights[codes.CITY_HOUSE]:
            return self.nothing_left(codes.ONE_HOUSE)
        if not state.pool[self.seat]:
            return _no("MJ-A10", "pool")
        if not free and self.gold < codes.HOUSE_PRICE:
            return _no("MJ-A2", "gold", price=codes.HOUSE_PRICE, amount=self.gold)
        if spot >= VILLAGES:
            if not self.station:
                return _no("MJ-A10", "building-at-start", place=place)
            return _no("MJ-C5" if free else "MJ-A2", "architect", place=place)
        if not free and not state.rights[codes.ONE_HOUSE]:
            return _no("MJ-A3", "village-house")
        return _no("MJ-B4", "room", place=place)

    def builder(self) -> Refusal | None:
        if not self.cards >> codes.BUILDER & 1:
            return _no("MJ-C5", "builder")
        return _no("MJ-C5", "builder-again") if self.state.builder_used else None

    def lift(self, spot: int, *, free: bool) -> Refusal:
        state, place = self.state, self.board.spots[spot]
        if free and (reason := self.builder()):
            return reason
        if not free and not state.rights[codes.MOVE_HOUSE]:
            return self.nothing_left(codes.MOVE_HOUSE)
        if not state.houses[spot * 5 + self.seat]:
            return _no("MJ-A4", "own-house", place=place)
        return _no("MJ-B4", "other-place", place=place)

    def road(self, road: int) -> Refusal:
        if road >= len(self.board.roads):
            return _no("MJ-B3", "such-road")
        ends = self.board.roads[road].ends
        if self.station not in ends:
            return _no("MJ-V1", "road-here", road=self.board.road_names[road], place=self.board.stations[self.station])
        there = ends[0] + ends[1] - self.station
        if self.state.visited >> there & 1:
            return _no("MJ-V3", "way-back", place=self.board.stations[there])
        price = self.state.road_toll(self.seat, road)
        if price < 0:
            return _no("MJ-V1", "empty-village", road=self.board.road_names[road])
        return _no("MJ-V3", "gold", price=price, amount=self.gold)

    def quarry(self) -> Refusal:
        if not self.state.rights[codes.FROM_QUARRY]:
            return self.nothing_left(codes.FROM_QUARRY)
        houses = min(self.state.rights[codes.FROM_QUARRY], self.state.quarry[self.seat])
        return _no("MJ-A5", "quarry", houses=houses)

    def palace(self, city: int, central: int) -> Refusal:
        place = self.board.cities[city]
        if not self.state.rights[codes.BUILD_PALACE]:
            return self.nothing_left(codes.BUILD_PALACE)
        if not self.station:
            return _no("MJ-A10", "building-at-start", place=place)
        if self.station != city + 1:
            return _no("MJ-A6", "architect", place=place)
        if self.state.palaces[self.seat] >= self.state.layout.palaces_each:
            return _no("MJ-S1", "palaces")
        price = self.state.price_of_palace(self.seat)
        if self.gold < price:
            return _no("MJ-A6", "gold", price=price, amount=self.gold)
        return _no("MJ-B2", "site", place=place, site="central" if central else "outer")

    def governor(self, city: int) -> Refusal:
        if not self.state.rights[codes.MOVE_GOVERNOR]:
            return self.nothing_left(codes.MOVE_GOVERNOR)
        return _no("MJ-A7", "governor", place=self.board.cities[city], box=box_number(self.state.box[city]))

    def character(self, action: int) -> Refusal:
        state = self.state
        if not state.rights[codes.CHANGE_CHARACTER]:
            return self.nothing_left(codes.CHANGE_CHARACTER)
        if codes.GIVE <= action < codes.ENTICE:
            return _no("MJ-O6", "give-now")
        if action >= codes.EXCHANGE:
            if not state.layout.several:
                return _no("MJ-O6", "several")
            if codes.IN_BANK in state.holder:
                return _no("MJ-O6", "bank-first")
            if action >= codes.ENTICE:
                return _no("MJ-O6", "entice")
            name, holder = CHARACTER_NAMES[action - codes.EXCHANGE], state.holder[action - codes.EXCHANGE]
            if holder == codes.NOT_IN_GAME:
                return _no("MJ-O2", "not-in-game", character=name)
            return _no("MJ-O6", "own-character", character=name)
        name, holder = CHARACTER_NAMES[action - codes.TAKE], state.holder[action - codes.TAKE]
        if holder == codes.NOT_IN_GAME:
            return _no("MJ-O2", "not-in-game", character=name)
        if holder == self.seat:
            return _no("MJ-A8", "own-character", character=name)
        return _no("MJ-O6", "not-in-bank", character=name)

    def chit(self, kind: int) -> Refusal:
        if self.state.chit >= 0:
            return _no("MJ-O2", "second-chit")
        if not self.state.chits[self.seat]:
            return _no("MJ-O2", "chit")
        if kind == codes.CHANGE_CHARACTER:
            return _no("MJ-O2", "chit-character")
        return _no("MJ-O7", "disc-option", plan=KIND_NAMES[kind])
