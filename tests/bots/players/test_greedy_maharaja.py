"""The greedy bot plays Maharaja as people do: it travels, builds palaces and ends the game when it is ahead."""

from __future__ import annotations

from itertools import islice

import pytest

import durbar
from durbar._mode import is_compiled
from durbar.bots import bot
from durbar.bots.knowledge import knowledge_of
from durbar.bots.players.greedy_maharaja import choose, worth
from tests.games.maharaja.games import GAME, SETTINGS, walk
from tests.rules.maharaja_help import CITIES, at
from tests.rules.moves import do

GREEDY = bot("greedy")


def play(players: int, options: dict[str, bool], seed: int, *names: str) -> durbar.State:
    table = durbar.Table(GAME, list(names) or ["greedy"] * players, seed=seed, options=options)
    table.advance()
    return table.state


@pytest.mark.parametrize("options", SETTINGS, ids=lambda options: "+".join(options) or "basic")
def test_every_decision_is_legal_with_every_option(options: dict[str, bool]) -> None:
    """From positions of random games, so that all kinds of decisions come up."""
    for players in (2, 5):
        state = GAME.new(players, options)
        rng = durbar.Rng(3)
        for step, _ in enumerate(walk(state, players)):
            if step % 6 == 0 or state.view()["phase"] in ("bid", "pick", "give", "enticed"):
                for seat in state.pending():
                    assert GREEDY.choose(state, seat, rng) in state.legal_actions(seat)


def test_it_goes_to_the_maharajas_city_and_builds_a_palace() -> None:
    houses = {"start-jaipur-1": [1, 0], "start-jaipur-2": [0, 1]}
    state = at(2, maharaja="jaipur", houses=houses, discs=["palace+gold", "gold+gold"])
    rng = durbar.Rng(1)
    while state.to_move() == 0:
        state.apply(choose(state, 0, rng))
    position = state.to_dict()
    assert position["architects"][0] == "jaipur"
    assert position["central"] == {"jaipur": 0}
    assert position["gold"][0] == 15 - 1 + 2 - 12


def test_it_plans_a_palace_when_it_has_the_gold() -> None:
    houses = {"start-jaipur-1": [1, 0], "start-jaipur-2": [0, 1]}
    state = at(2, phase="discs", maharaja="jaipur", houses=houses)
    assert "palace" in state.notation(choose(state, 0, durbar.Rng(1)))


def test_the_last_palace_is_built_when_that_wins_and_not_when_it_loses() -> None:
    """Seat 0 can end the game; seat 1 is far behind, or will have as many palaces and more gold."""
    position = {"architects": ["jaipur", "start"], "discs": ["palace+gold", "gold+gold"]}
    ahead = at(2, outer={"agra": [6, 0], "delhi": [0, 2]}, played=[1], **position)
    assert any(move.startswith("palace jaipur") for move in _turn(ahead, durbar.Rng(1)))
    behind = at(2, outer={"agra": [6, 0], "delhi": [0, 6]}, gold=[15, 60], **position)
    assert not any(move.startswith("palace") for move in _turn(behind, durbar.Rng(1)))


def _turn(state: durbar.State, rng: durbar.Rng) -> list[str]:
    done = []
    while state.to_move() == 0 and state.view()["phase"] == "act":
        action = choose(state, 0, rng)
        done.append(state.notation(action))
        state.apply(action)
    return done


def test_a_position_with_more_palaces_is_worth_more() -> None:
    assert worth(at(2, outer={"delhi": [2, 0]}), 0) > worth(at(2, outer={"delhi": [1, 0]}), 0) > worth(at(2), 0)
    assert worth(at(2, gold=[20, 15]), 0) > worth(at(2), 0)


def test_the_choice_does_not_depend_on_what_the_seat_cannot_see() -> None:
    state = GAME.new(3)
    for _ in islice(walk(state, 6), 60):
        pass
    checked = 0
    for _ in islice(walk(state, 7), 60):
        if state.is_over():
            break
        for seat in state.pending():
            chosen = {choose(state.resample(seat, seed), seat, durbar.Rng(5)) for seed in range(3)}
            assert len(chosen) == 1
            checked += 1
    assert checked > 20


def test_games_of_greedy_bots_are_like_those_of_people() -> None:
    """The full report is in benchmarks/sanity.py; uncompiled one game says enough."""
    for players in GAME.players if is_compiled() else [2]:
        states = [play(players, {}, seed) for seed in range(5 if is_compiled() else 1)]
        turns = [state.to_dict()["turn"] for state in states]
        assert 6 <= sum(turns) / len(turns) <= 10
        assert all(5 <= max(state.scores()) <= 7 for state in states)


def test_it_beats_random_players() -> None:
    for seed in range(3 if is_compiled() else 1):
        assert play(3, {}, seed, "random", "greedy", "random").winners() == [1]


def test_a_palace_that_stands_counts_more_than_gold_for_more_than_there_are() -> None:
    def outlook(palaces: int, gold: int) -> tuple[list[float], list[float]]:
        outer = {"agra": [0, 1], "udaipur": [1, 0], "jaipur": [1, 1], "khajuraho": [palaces, 0]}
        central = {"agra": 1, "udaipur": 1, "jaipur": 0, "khajuraho": 1, "ahmadabad": 0}
        position = {"players": 2, "turn": 7, "phase": "discs", "outer": outer, "central": central, "gold": [gold, 40]}
        return knowledge_of("maharaja").outlook(durbar.game("maharaja").from_dict(position))

    hoarding, building = outlook(0, 45), outlook(1, 36)
    assert building[1][0] > hoarding[1][0] + 0.1
    assert max(*hoarding[0], *building[0]) <= 7


def test_a_first_house_goes_where_the_first_journey_leads() -> None:
    """Ahmadabad is scored first, and a road of two villages joins it to the start."""
    state = GAME.new(2)
    governors = sorted(CITIES, key=lambda city: city != "ahmadabad")
    do(state, *(f"deal {city}" for city in governors), f"start {GAME.board.colours[0]}")
    while state.view()["phase"] != "found":
        state.apply(state.legal_actions()[0])
    seat = state.to_move()
    legal = state.legal_actions(seat)
    gains = knowledge_of("maharaja").gains_of(state, seat, legal)
    best = {state.notation(action) for action, gain in zip(legal, gains, strict=True) if gain == max(gains)}
    assert best == {"house start-ahmadabad-1", "house start-ahmadabad-2"}


def test_a_road_to_the_city_of_the_maharaja_is_worth_more_than_one_to_a_later_city() -> None:
    def chance(*villages: str) -> float:
        houses = {village: [1, 0] for village in villages}
        return knowledge_of("maharaja").outlook(at(2, phase="discs", maharaja="jaipur", turn=1, houses=houses))[1][0]

    there = chance("start-jaipur-1", "start-jaipur-2")
    assert there > chance("start-jaipur-1", "start-khajuraho-1") > chance("start-khajuraho-1", "start-khajuraho-2")
