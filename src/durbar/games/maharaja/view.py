"""What a seat may see: everything but discs that are not revealed and, if so agreed, the money of others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from durbar.games.data import Pair
from durbar.games.maharaja import codes
from durbar.games.maharaja.actions import PAIR_NAMES
from durbar.games.maharaja.codes import CHARACTER_NAMES, KIND_NAMES, PHASES, RIGHT_NAMES, VILLAGES
from durbar.games.maharaja.events import box_number, end_reasons
from durbar.games.maharaja.trips import road_payments, trips
from durbar.games.maharaja.types import Auction, Box, CharacterCard, City, Plan, Road, Seat, View, Village

if TYPE_CHECKING:
    from durbar.games.maharaja.state import Maharaja

HIDDEN: Literal["hidden"] = "hidden"
"""What is seen of a disc that is chosen and not yet revealed."""


def view(state: Maharaja, seat: int | None) -> View:
    """The table as plain data, as that seat sees it (None: a spectator)."""
    board = state.game.board
    in_turn = codes.ACTING <= state.phase < codes.FINISHED
    return {
        "game": "maharaja",
        "players": state.layout.players,
        "options": dict(state.layout.options),
        "turn": state.turn,
        "turn_limit": state.layout.turn_limit,
        "phase": PHASES[state.phase],
        "to_move": state.to_move(),
        "pending": state.pending(),
        "active": state.active if state.active >= 0 else None,
        "maharaja": board.cities[state.maharaja] if state.maharaja >= 0 else None,
        "track": _track(state),
        "start": {"at": list(board.places[0]), "architects": _architects(state, 0)},
        "cities": {name: _city(state, city) for city, name in enumerate(board.cities)},
        "villages": _villages(state),
        "roads": {road.name: _road(state, number) for number, road in enumerate(board.roads)},
        "characters": [_character(state, number) for number in range(codes.CHARACTERS)],
        "chits_in_bank": state.bank_chits(),
        "seats": [_seat(state, other, seat) for other in range(state.layout.players)],
        "left": {name: left for name, left in zip(RIGHT_NAMES, state.rights, strict=True) if left},
        "builder_house": in_turn and bool(state.cards[state.active] >> codes.BUILDER & 1) and not state.builder_used,
        "chit_used": KIND_NAMES[state.chit] if state.chit >= 0 else None,
        "lifted": board.spots[state.lifted] if state.lifted >= 0 else None,
        "named": CHARACTER_NAMES[state.named] if state.named >= 0 else None,
        "auction": _auction(state),
        "plans": list(KIND_NAMES if state.layout.palace_and_house else KIND_NAMES[: codes.PALACE_AND_HOUSE]),
        "trips": trips(state) if state.phase == codes.ACTING and seat == state.active else [],
        "payouts": list(board.seatings[state.layout.players].payouts),
        "ending": end_reasons(state.ending),
        "scores": state.scores(),
        "winners": state.winners(),
    }


def _track(state: Maharaja) -> list[Box]:
    """The boxes from the bottom, with their governors."""
    standing = {box: city for city, box in enumerate(state.box)}
    cities = state.game.board.cities
    return [
        {"box": box_number(box), "governor": cities[standing[box]] if box in standing else None}
        for box in range(state.layout.last_box + 1)
    ]


def _architects(state: Maharaja, station: int) -> list[int]:
    return [seat for seat, where in enumerate(state.architect[: state.layout.players]) if where == station]


def _city(state: Maharaja, city: int) -> City:
    board, players = state.game.board, state.layout.players
    central = state.central[city]
    return {
        "at": list(board.places[city + 1]),
        "architects": _architects(state, city + 1),
        "houses": state.houses[(VILLAGES + city) * 5 :][:players],
        "outer": state.outer[city * 5 :][:players],
        "central": central if central >= 0 else None,
        "neutral": state.layout.neutral,
        "free_outer": state.free_sites(city),
        "home": CHARACTER_NAMES[board.home.index(city)],
        "points": [state.city_points(seat, city) for seat in range(players)],
        "standing": [
            {"seat": seat, "points": points, "gold": gold} for seat, points, gold in state.city_standing(city)
        ],
    }


def _villages(state: Maharaja) -> dict[str, Village]:
    """Every village: its road, its place between the stations and its houses."""
    board, players, houses, crowd = state.game.board, state.layout.players, state.houses, state.crowd
    found: dict[str, Village] = {}
    for road in board.roads:
        (x, y), (to_x, to_y) = board.places[road.ends[0]], board.places[road.ends[1]]
        for i, village in enumerate(road.villages, 1):
            share = i / (len(road.villages) + 1)
            found[board.spots[village]] = {
                "at": [round(x + (to_x - x) * share, 2), round(y + (to_y - y) * share, 2)],
                "road": road.name,
                "houses": houses[village * 5 :][:players],
                "room": state.layout.village_limit - crowd[village],
            }
    return found


def _road(state: Maharaja, road: int) -> Road:
    """A road: its ends, its villages, and for every seat what it costs (None: a village is empty)."""
    board, players, houses = state.game.board, state.layout.players, state.houses
    villages = board.roads[road].villages
    tolls = [state.road_toll(seat, road) for seat in range(players)]
    return {
        "ends": [board.stations[end] for end in board.roads[road].ends],
        "villages": [board.spots[village] for village in villages],
        "open": tolls[0] >= 0,
        "tolls": [None if toll < 0 else toll for toll in tolls],
        "paid": [list(road_payments(houses, villages, seat, players)) for seat in range(players)],
    }


def _character(state: Maharaja, number: int) -> CharacterCard:
    holder = state.holder[number]
    return {
        "character": CHARACTER_NAMES[number],
        "number": number + 1,
        "home": state.game.board.cities[state.layout.home[number]],
        "in_game": holder != codes.NOT_IN_GAME,
        "holder": holder if holder >= 0 else None,
    }


def _seat(state: Maharaja, seat: int, viewer: int | None) -> Seat:
    hidden_money = state.layout.options["hidden_money"] and seat != viewer and state.phase != codes.FINISHED
    return {
        "seat": seat,
        "colour": state.game.board.colours[seat],
        "gold": None if hidden_money else state.gold[seat],
        "pool": state.pool[seat],
        "quarry": state.quarry[seat],
        "palaces": state.palaces[seat],
        "palaces_left": state.layout.palaces_each - state.palaces[seat],
        "characters": [name for i, name in enumerate(CHARACTER_NAMES) if state.cards[seat] >> i & 1],
        "chits": state.chits[seat],
        "architect": state.game.board.stations[state.architect[seat]],
        "disc": _disc(state, seat, viewer),
        "played": bool(state.played >> seat & 1),
        "palace_price": state.price_of_palace(seat),
    }


def _disc(state: Maharaja, seat: int, viewer: int | None) -> Pair[Plan] | Literal["hidden"] | None:
    """None before it is chosen, the two actions when it is revealed or one's own."""
    if state.disc[seat] < 0:
        return None
    if state.is_hidden(seat) and seat != viewer:
        return HIDDEN
    return list(PAIR_NAMES[state.disc[seat]])


def _auction(state: Maharaja) -> Auction | None:
    if state.phase != codes.BIDDING:
        return None
    return {
        "opener": state.opener,
        "bid": state.bid if state.bid >= 0 else None,
        "bidder": state.other if state.other >= 0 else None,
        "passed": [seat for seat in range(state.layout.players) if state.passed >> seat & 1],
    }
