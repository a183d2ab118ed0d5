"""What a seat may see: everything but the deck and the hands of others (TJ-O1).

``memory`` decides about what lay open once and has to be remembered: the known cards of every hand and the
composition of the discards. A person at a table without ``memory_aid`` gets None for them; bots always have them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from durbar.games.bits import cells
from durbar.games.taj_mahal import court
from durbar.games.taj_mahal.board import BONUSES, COLOURS, COMMODITIES, EFFECTS, MEMBERS
from durbar.games.taj_mahal.codes import CARD_TOKEN, CROWN, CROWNING, PALACE, PHASES, PLACING, PRESTIGE, UNREST_ROW
from durbar.games.taj_mahal.types import Advisors, Build, City, Goods, Province, Seat, View

if TYPE_CHECKING:
    from durbar.games.taj_mahal.state import TajMahal


def view(state: TajMahal, viewer: int | None) -> View:
    """The table as plain data, seen from a seat; None is a spectator."""
    return _seen(state, viewer, state.memory_aid)


def knowledge(state: TajMahal, viewer: int | None) -> View:
    """The table as somebody sees it who remembers all that lay open."""
    return _seen(state, viewer, True)


def _seen(state: TajMahal, viewer: int | None, memory: bool) -> View:
    board = state.game.board
    return {
        "game": "taj_mahal",
        "players": state.layout.players,
        "options": {"memory_aid": state.memory_aid},
        "visit": state.visit,
        "province": board.provinces[state.province].key if state.province >= 0 else None,
        "phase": PHASES[state.phase],
        "to_move": state.to_move(),
        "pending": state.pending(),
        "active": state.active,
        "first": state.first,
        "court": court.members(state),
        "leads": court.leads(state),
        "tied": court.tied(state),
        "claims": [MEMBERS[member] for member in cells(state.claims)],
        "to_place": state.to_place,
        "takes": state.takes,
        "display": card_list(state, state.display),
        "unrest": card_list(state, state.unrest),
        "unrest_tally": court.tally(state, UNREST_ROW),
        "protested": bool(state.protested),
        "deck": state.left,
        "discarded": state.discarded,
        "discards": card_counts(state, state.discards) if memory else None,
        "provinces": [_province(state, province) for province in range(len(board.provinces))],
        "cities": {name: _city(state, city) for city, name in enumerate(board.city_names)},
        "builds": {board.city_names[city]: _build(state, city) for city in _building_sites(state)},
        "roads": [[board.city_names[end] for end in road] for road in board.roads],
        "seats": [_seat(state, seat, viewer == seat, memory) for seat in range(state.layout.players)],
        "scores": state.scores(),
        "winners": state.winners(),
    }


def card_counts(state: TajMahal, counts: list[int]) -> dict[str, int]:
    """Cards by name; ``counts`` may be a slice of a hand or a row."""
    return {name: count for name, count in zip(state.game.board.card_names, counts, strict=False) if count}


def card_list(state: TajMahal, counts: list[int]) -> list[str]:
    """Cards one by one, in the order of their kinds."""
    return [name for name, count in card_counts(state, counts).items() for _ in range(count)]


def owned_bonus(state: TajMahal, seat: int) -> list[int]:
    """The diamonds whose bonus tokens lie in front of a seat."""
    return [diamond for diamond, owner in enumerate(state.bonus_owner) if owner == seat]


def _province(state: TajMahal, province: int) -> Province:
    board, number = state.game.board, state.token_at[province]
    owner = state.token_owner[province]
    return {
        "key": board.provinces[province].key,
        "name": board.provinces[province].name,
        "token": number or None,
        "goods": [COMMODITIES[good] for good in board.tokens[number - 1]] if number else [],
        "owner": owner if owner >= 0 else None,
        "visited": bool(number) and number < state.visit,
        "current": province == state.province,
    }


def _city(state: TajMahal, city: int) -> City:
    place, diamond = state.game.board.cities[city], state.layout.diamond_at[city]
    waiting = diamond >= 0 and state.bonus[diamond] >= 0 and state.bonus_owner[diamond] < 0
    return {
        "province": state.game.board.provinces[place.province].key,
        "at": list(place.at),
        "diamond": diamond >= 0,
        "bonus": BONUSES[state.bonus[diamond]] if waiting else None,
        "palace": _builder(state.palaces, city),
        "crown": _builder(state.crowns, city),
    }


def _building_sites(state: TajMahal) -> list[int]:
    first = {PLACING: PALACE, CROWNING: CROWN}.get(state.phase)
    return [] if first is None else [action - first for action in state.legal_actions()]


def _build(state: TajMahal, city: int) -> Build:
    board, diamond = state.game.board, state.layout.diamond_at[city]
    chain = cells(state.chain_with(city))
    kind = state.bonus[diamond] if state.phase == PLACING and diamond >= 0 else -1
    return {
        "cities": [board.city_names[other] for other in chain],
        "provinces": len({board.cities[other].province for other in chain}),
        "bonus": _bonus_points(state, kind),
        "card": kind == CARD_TOKEN,
    }


def _bonus_points(state: TajMahal, kind: int) -> int:
    """TJ-R2: what a bonus token is worth to the seat in turn; nothing for none (-1)."""
    if kind >= CARD_TOKEN:
        return kind - CARD_TOKEN
    return 1 + state.goods[state.active * 4 + kind] if kind >= 0 else 0


def _builder(palaces: list[int], city: int) -> int | None:
    return next((seat for seat, built in enumerate(palaces) if built >> city & 1), None)


def _seat(state: TajMahal, seat: int, own: bool, memory: bool) -> Seat:
    hand = state.hand[seat * 54 : seat * 54 + 54]
    known = state.known[seat * 50 : seat * 50 + 50]
    row = state.row[seat * 54 : seat * 54 + 54]
    colour = state.row_colour[seat]
    return {
        "seat": seat,
        "points": state.points[seat],
        "present": bool(state.present >> seat & 1),
        "cards": sum(hand),
        "hand": card_list(state, hand) if own else None,
        "known": card_counts(state, known) if memory else None,
        "unknown": sum(hand[:PRESTIGE]) - sum(known) if memory else None,
        "prestige": [name for effect, name in enumerate(EFFECTS) if hand[PRESTIGE + effect]],
        "row": card_list(state, row),
        "row_colour": COLOURS[colour] if colour >= 0 else None,
        "tally": court.tally(state, seat),
        "advisors": _advisors(state, seat),
        "bonus": [BONUSES[state.bonus[diamond]] for diamond in owned_bonus(state, seat)],
        "tokens": [state.token_at[province] for province, owner in enumerate(state.token_owner) if owner == seat],
        "goods": _goods(state, seat),
    }


def _advisors(state: TajMahal, seat: int) -> Advisors:
    vizier, general, monk, princess = state.advisors[seat * 4 : seat * 4 + 4]
    return {"vizier": vizier, "general": general, "monk": monk, "princess": princess}


def _goods(state: TajMahal, seat: int) -> Goods:
    gems, rice, spices, tea = state.goods[seat * 4 : seat * 4 + 4]
    return {"gems": gems, "rice": rice, "spices": spices, "tea": tea}
