"""No seat learns what it may not know, and dealing anew is fair."""

from __future__ import annotations

import json
from collections import Counter
from math import comb

import pytest

import durbar
from durbar.bots import bot
from tests.games.taj_mahal.games import GAME, PLAYERS, positions, steps


@pytest.mark.parametrize("players", PLAYERS)
def test_views_are_the_same_for_every_deal_a_seat_holds_possible(players: int) -> None:
    changed = 0
    for number, state in enumerate(positions(players, seed=players, every=9)):
        for seat in (*range(players), None):
            for deal in range(2):
                other = state.resample(seat, durbar.Rng(number * 10 + deal))
                assert other.view(seat) == state.view(seat)
                assert other.knowledge(seat) == state.knowledge(seat)
                assert other.pending() == state.pending()
                changed += other != state
    assert changed > 50


def test_there_are_views_for_seats_and_spectators_only() -> None:
    with pytest.raises(ValueError, match="there is no seat 3"):
        GAME.new(3).view(3)


def test_views_without_memory_aid_do_not_leak_either() -> None:
    state = GAME.new(3, {"memory_aid": False})
    for number, _ in enumerate(steps(state, 21)):
        if number % 7 == 0:
            for seat in (0, 1, 2, None):
                other = state.resample(seat, number)
                assert other.view(seat) == state.view(seat)


def test_a_view_has_no_card_of_another_hand() -> None:
    for state in positions(4, seed=3, every=9):
        for viewer in (0, 1, 2, 3, None):
            for seat in state.view(viewer)["seats"]:
                assert (seat["hand"] is None) == (seat["seat"] != viewer)


@pytest.mark.parametrize("players", PLAYERS)
def test_a_new_deal_keeps_what_is_known_and_the_size_of_hands(players: int) -> None:
    for number, state in enumerate(positions(players, seed=30 + players, every=11)):
        before = state.to_dict()
        for seat in (None, *range(players)):
            after = state.resample(seat, number).to_dict()
            for n, (old, new) in enumerate(zip(before["seats"], after["seats"], strict=True)):
                assert sum(old["hand"].values()) == sum(new["hand"].values())
                assert all(new["hand"].get(name, 0) >= count for name, count in old["known"].items())
                if n == seat:
                    assert old == new
            assert sum(before["deck"].values()) == sum(after["deck"].values())
            assert GAME.from_dict(after).to_dict() == after


def test_every_deal_comes_with_its_probability() -> None:
    """Chi-square over all deals of a small case: seat 1 has two unknown cards and a known one, seat 2 one unknown card.

    Seen by seat 0, four cards are unknown: two red-EE, a blue-EE and a green-EC; the deck has one of them.
    """
    every = GAME.from_dict({"players": 3}).to_dict()["deck"]
    unseen = Counter({"red-EE": 2, "blue-EE": 1, "green-EC": 1})
    discards = Counter(every)
    discards.subtract(unseen)
    discards.subtract({"yellow-EE": 1})
    seats = [
        {},
        {"hand": {"red-EE": 1, "blue-EE": 1, "yellow-EE": 1}, "known": {"yellow-EE": 1}},
        {"hand": {"green-EC": 1}},
    ]
    state = GAME.from_dict({"players": 3, "seats": seats, "discards": dict(discards), "deck": {"red-EE": 1}})
    expected: dict[tuple[str, str, str], float] = {}
    for deck in unseen:
        for second in unseen:
            rest = +(unseen - Counter([deck]) - Counter([second]))
            if rest.total() == 2:
                ways = comb(unseen[deck], 1) * comb((unseen - Counter([deck]))[second], 1)
                expected[deck, second, str(sorted(rest.elements()))] = ways / 12
    assert sum(expected.values()) == pytest.approx(1)
    draws = 12_000
    rng = durbar.Rng(2024)
    seen: Counter[tuple[str, str, str]] = Counter()
    for _ in range(draws):
        deal = state.resample(0, rng).to_dict()
        (deck,) = deal["deck"]
        (second,) = deal["seats"][2]["hand"]
        first = Counter(deal["seats"][1]["hand"]) - Counter(["yellow-EE"])
        seen[deck, second, str(sorted(first.elements()))] += 1
    assert seen.keys() == expected.keys()
    square = sum((seen[deal] - draws * chance) ** 2 / (draws * chance) for deal, chance in expected.items())
    # The 99.9 % quantile of chi-square with 6 degrees of freedom.
    assert len(expected) == 7
    assert square < 22.46


@pytest.mark.parametrize("players", PLAYERS)
def test_a_drawn_card_is_told_to_its_owner_only(players: int) -> None:
    state = GAME.new(players)
    private = 0
    rng = durbar.Rng(players)
    while not state.is_over():
        legal = state.legal_actions()
        action = legal[rng.randrange(len(legal))] if legal else state.draw(rng)
        witnesses = state.witnesses(action)
        state.apply(action)
        secrets = [event for event in state.events() if "private" in event]
        if witnesses is None:
            assert secrets == []
        else:
            private += 1
            (event,) = secrets
            assert event["private"] == witnesses == [event["seat"]]
            assert "card" in event["secret"]
            public = [e for e in state.events() if "private" not in e]
            assert f'"{event["card"]}"' not in json.dumps([e for e in public if e["kind"] != "reshuffle"])
    assert private >= 6 * players


@pytest.mark.parametrize("players", PLAYERS)
def test_the_greedy_bot_does_not_look_into_other_hands(players: int) -> None:
    greedy = bot("greedy")
    for number, state in enumerate(positions(players, seed=50 + players, every=3)):
        seat = state.to_move()
        if seat >= 0:
            chosen = greedy.choose(state, seat, durbar.Rng(number))
            other = state.resample(seat, number)
            assert greedy.choose(other, seat, durbar.Rng(number)) == chosen
