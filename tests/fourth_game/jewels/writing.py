"""How Jewels is written down: actions, refusals, events, views and positions as plain data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from jewels.state import BID, CARDS, CHOSEN, LEFT, NUM_ACTIONS, REVEALED, SHOW, SHOWN, TAKEN, Jewels

from durbar.games.base import OVER, Event, Note, Refusal
from durbar.games.definition import Game
from durbar.games.lexicon import Lexicon
from durbar.games.position_reader import PositionReader, players_and_options

FIELDS = ("players", "options", "left", "jewel", "carried", "hands", "bids", "points", "jewels")


def _structure(_names: str, action: int) -> dict[str, Any]:
    if BID <= action < SHOW and action % CARDS:
        return {"do": "bid", "seat": action // CARDS, "card": action % CARDS}
    if SHOW < action < NUM_ACTIONS:
        return {"do": "show", "jewel": action - SHOW}
    raise ValueError(f"{action} is not an action of Jewels")


def _notation(names: str, action: int) -> str:
    form = _structure(names, action)
    return f"show {form['jewel']}" if form["do"] == "show" else f"seat {form['seat']} bids {form['card']}"


def _actions(_names: str) -> list[int]:
    return [action for action in range(NUM_ACTIONS) if action % CARDS]


LEXICON: Lexicon[str] = Lexicon(
    "Jewels", "'seat 0 bids 3'", lambda board: str(board.source["name"]), _actions, _structure, _notation
)


def message(state: Jewels, action: object) -> tuple[str, dict[str, Any]]:
    form = LEXICON.structure(state.game.board, action)
    verb = form.pop("do")
    form.pop("seat", None)
    return f"jewels-{verb}", form


def refusal(state: Jewels, action: int) -> Refusal:
    if action >= SHOW or not action % CARDS:
        return "JW-T1", "jewels-no-show", {}
    if not state.jewel:
        return "JW-T1", "jewels-no-jewel", {}
    return "JW-T1", "jewels-no-card", {"card": action % CARDS}


def decode(_state: Jewels, notes: list[Note]) -> list[Event]:
    return [_event(*note) for note in notes]


def _event(kind: int, a: int, b: int, _c: int, _d: int) -> Event:
    if kind == SHOWN:
        return {"kind": "show", "rule": "JW-T1", "jewel": a}
    if kind == CHOSEN:
        return {"kind": "bid", "rule": "JW-T1", "seat": a, "card": b, "private": [a], "secret": ["card"]}
    if kind == REVEALED:
        return {"kind": "reveal", "rule": "JW-T1", "seat": a, "card": b}
    if kind == TAKEN:
        return {"kind": "points", "rule": "JW-T2", "seat": a, "amount": b}
    assert kind == LEFT
    return {"kind": "left", "rule": "JW-T2", "amount": a}


def view(state: Jewels, seat: int | None) -> dict[str, Any]:
    mover = state.to_move()
    return {
        "game": "jewels",
        "players": state.seat_count(),
        "options": state.options,
        "phase": "over" if mover == OVER else "bids" if state.jewel else "show",
        "to_move": mover,
        "pending": state.pending(),
        "jewel": state.jewel or None,
        "carried": state.carried,
        "left": state.left[:],
        "seats": [
            {
                "points": state.taken[other],
                "jewels": state.jewels[other],
                "cards": state.hands[other][:],
                "bid": (state.bids[other] or None) if other == seat else None,
            }
            for other in range(state.seat_count())
        ],
    }


def to_dict(state: Jewels) -> dict[str, Any]:
    return {
        "players": state.seat_count(),
        "options": dict(state.options),
        "left": state.left[:],
        "jewel": state.jewel,
        "carried": state.carried,
        "hands": [hand[:] for hand in state.hands],
        "bids": state.bids[:],
        "points": state.taken[:],
        "jewels": state.jewels[:],
    }


def from_dict(game: Game, data: Mapping[str, Any]) -> Jewels:
    players, options = players_and_options(game, data)
    reader = PositionReader(game, data, players, FIELDS)
    rounds = options["rounds"]
    every = list(range(1, rounds + 1))
    state = Jewels(game, players, options)
    state.left = _some(reader, "left", reader.data.get("left", every), every)
    state.jewel = reader.number("jewel", 0, 0, rounds)
    state.carried = reader.number("carried", 0, 0, sum(every))
    hands = reader.by_seat("hands", every)
    state.hands = [_some(reader, f"hands of seat {seat}", hand, every) for seat, hand in enumerate(hands)]
    state.bids = reader.numbers("bids", 0, rounds)[:players]
    state.taken = reader.numbers("points", 0, sum(every))[:players]
    state.jewels = reader.numbers("jewels", 0, rounds)[:players]
    _check(reader, state, rounds)
    reader.check()
    return state


def _some(reader: PositionReader, where: str, value: object, every: list[int]) -> list[int]:
    bits = reader.bits(where, value, every)
    return [number for number in every if bits >> (number - 1) & 1]


def _check(reader: PositionReader, state: Jewels, rounds: int) -> None:
    """Whether the parts of a position fit together."""
    to_come = len(state.left) + bool(state.jewel)
    if state.jewel in state.left:
        reader.fault("jewel", state.jewel, "a jewel that is not among those left")
    if any(len(hand) != to_come for hand in state.hands):
        reader.fault("hands", [len(hand) for hand in state.hands], f"{to_come} cards each, one for every jewel to come")
    if not state.jewel and any(state.bids):
        reader.fault("bids", state.bids, "none before a jewel is shown")
    if state.jewel and all(state.bids):
        reader.fault("bids", state.bids, "somebody who has still to bid")
    for seat, bid in enumerate(state.bids):
        if bid and bid not in state.hands[seat]:
            reader.fault(f"bids of seat {seat}", bid, "a card of the hand")
    if sum(state.jewels) > rounds - to_come:
        reader.fault("jewels", state.jewels, f"at most {rounds - to_come}, the jewels shown before")
