"""Nothing is lost and nothing comes from nowhere, whatever is played."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import durbar
from tests.examples import examples
from tests.games.taj_mahal.games import GAME, PLAYERS

MIX = Counter({card.name: card.count for card in GAME.board.cards if card})
PRESTIGE = set(GAME.board.card_names[50:])


def influence_cards(position: dict[str, Any]) -> Counter[str]:
    """All influence cards, wherever they are."""
    found: Counter[str] = Counter()
    for pile in ("deck", "discards", "display", "unrest"):
        found.update(position[pile])
    for seat in position["seats"]:
        for place in ("hand", "row"):
            found.update({name: count for name, count in seat[place].items() if name not in PRESTIGE})
    return found


def check(state: durbar.State, explained: list[int]) -> None:
    position = state.to_dict()
    assert influence_cards(position) == MIX
    held = Counter(name for seat in position["seats"] for place in ("hand", "row") for name in seat[place])
    assert all(held[name] <= 1 for name in PRESTIGE)
    for advisor in ("vizier", "general", "monk", "princess"):
        tokens = sum(seat["advisors"].get(advisor, 0) for seat in position["seats"])
        assert tokens + (advisor in position["court"]) + (advisor in position["aside"]) <= 6
    for seat in position["seats"]:
        assert all(seat["hand"][name] >= count > 0 for name, count in seat["known"].items())
    cities = [city for seat in position["seats"] for city in seat["palaces"]]
    assert len(cities) == len(set(cities))
    view = state.view()
    laid_out = Counter(position["bonus"].values())
    claimed = Counter(bonus for seat in view["seats"] for bonus in seat["bonus"])
    waiting = Counter(city["bonus"] for city in view["cities"].values() if city["bonus"])
    assert claimed + waiting == laid_out
    owned = [number for seat in view["seats"] for number in seat["tokens"]]
    assert len(owned) == len(set(owned)) == len(position["owners"])
    assert state.scores() == explained


@settings(max_examples=examples(10), deadline=None)
@given(st.sampled_from(PLAYERS), st.randoms(use_true_random=False))
def test_invariants_after_every_step(players: int, random: Any) -> None:
    state = GAME.new(players)
    explained = [0] * players
    while not state.is_over():
        if state.to_move() == durbar.CHANCE:
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            action = random.choices(actions, weights)[0]
        else:
            action = random.choice(state.legal_actions())
        state.apply(action)
        for event in state.events():
            assert event["rule"].startswith("TJ-")
            if event["kind"] == "points":
                explained[event["seat"]] += event["amount"]
        check(state, explained)
    assert len(state.winners()) >= 1


@pytest.mark.parametrize("players", PLAYERS)
def test_events_tell_every_card_that_moves(players: int) -> None:
    """The hands, rows, display, unrest and discards that the events describe are those of the position."""
    state = GAME.new(players)
    rng = durbar.Rng(players)
    hands = [Counter[str]() for _ in range(players)]
    rows = [Counter[str]() for _ in range(players)]
    display, discards, unrest = Counter[str](), Counter[str](), Counter[str]()
    while not state.is_over():
        legal = state.legal_actions()
        state.apply(legal[rng.randrange(len(legal))] if legal else state.draw(rng))
        for event in state.events():
            kind, card, seat = event["kind"], event.get("card", ""), event.get("seat", 0)
            if kind in ("draw", "take"):
                hands[seat][card] += 1
                display[card] -= kind == "take"
            elif kind == "display":
                display[card] += 1
            elif kind == "influence":
                for played in (card, event.get("extra", "")):
                    if played:
                        hands[seat][played] -= 1
                        rows[seat][played] += 1
            elif kind == "discard":
                rows[seat][card] -= event["cards"]
                discards[card] += event["cards"]
            elif kind == "back":
                rows[seat][card] -= 1
                hands[seat][card] += 1
            elif kind == "prestige":
                if event["source"] == "taken":
                    hands[event["owner"]][card] -= 1
                hands[seat][card] += event["source"] != "kept"
            elif kind == "unrest":
                unrest[card] += 1
            elif kind == "protest":
                discards[card] += 1
            elif kind == "calm":
                assert unrest.total() == event["cards"]
                discards.update(unrest)
                unrest.clear()
            elif kind == "reshuffle":
                assert discards.total() == event["cards"]
                discards.clear()
        position = state.to_dict()
        assert [+hand for hand in hands] == [Counter(seat["hand"]) for seat in position["seats"]]
        assert [+row for row in rows] == [Counter(seat["row"]) for seat in position["seats"]]
        assert (+display, +discards, +unrest) == tuple(
            Counter(position[pile]) for pile in ("display", "discards", "unrest")
        )


def test_old_copies_do_not_change() -> None:
    state = GAME.new(3)
    kept = []
    rng = durbar.Rng(9)
    for _ in range(120):
        kept.append((state.clone(), state.to_dict()))
        legal = state.legal_actions()
        state.apply(legal[rng.randrange(len(legal))] if legal else state.draw(rng))
    assert all(copy.to_dict() == position for copy, position in kept)
