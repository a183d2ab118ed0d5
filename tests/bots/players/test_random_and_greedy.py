"""The first bots: legal, repeatable, and greedy is the better one."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import durbar
from durbar.bots import BOTS, bot
from tests.rules.maharani_help import at, fill, quarter

CASES = [
    (name, game, players)
    for name in ("random", "greedy", "novice")
    for game in durbar.games()
    for players in durbar.game(game).players
]


def play(game: str, names: Sequence[str], seed: int) -> tuple[durbar.State, list[int]]:
    """A whole game; the end and all decisions."""
    state, rng = durbar.game(game).new(len(names)), durbar.Rng(seed)
    players = [bot(name) for name in names]
    decisions = []
    while not state.is_over():
        if state.to_move() == durbar.CHANCE:
            state.apply(state.draw(rng))
            continue
        seat = state.pending()[0]
        before = state.to_dict()
        action = players[seat].choose(state, seat, rng)
        assert state.to_dict() == before
        assert action in state.legal_actions(seat)
        state.apply(action)
        decisions.append(action)
    return state, decisions


@pytest.mark.parametrize(("name", "game", "players"), CASES)
def test_a_bot_plays_whole_legal_games_and_the_same_one_for_a_seed(name: str, game: str, players: int) -> None:
    end, decisions = play(game, [name] * players, 5)
    assert end.winners()
    again, same = play(game, [name] * players, 5)
    assert (again, same) == (end, decisions)
    assert play(game, [name] * players, 6)[1] != decisions


@pytest.mark.parametrize("game", durbar.games())
def test_greedy_beats_random_clearly(game: str) -> None:
    won = 0
    for seed in range(20):
        seats = ["greedy", "random"] if seed % 2 else ["random", "greedy"]
        end, _ = play(game, seats, seed)
        won += end.winners() == [seats.index("greedy")]
    assert won >= 18


def test_bots_know_their_names() -> None:
    assert [bot(name).name for name in BOTS] == list(BOTS)
    with pytest.raises(ValueError, match="there is no bot 'deep'; the bots are random, greedy"):
        bot("deep")


def test_random_plays_everything_sooner_or_later() -> None:
    state = at(2, phase="worker", placed=1, space="c3", gold=[1, 0], tiles={"c3": "blue S"})
    rng = durbar.Rng(1)
    chosen = [bot("random").choose(state, 0, rng) for _ in range(200)]
    assert set(chosen) == set(state.legal_actions())
    assert 70 < chosen.count(chosen[0]) < 130


def test_greedy_takes_the_larger_area_and_the_worker() -> None:
    tiles = {"b1": "blue E", "c2": "blue N", "g8": "blue N"}
    state = at(rondel=["blue-centre"], tiles=tiles)
    assert state.notation(bot("greedy").choose(state, 0, durbar.Rng(1))) == "1 b2 S"


def test_greedy_draws_among_equals() -> None:
    state = at(2, phase="worker", placed=1, space="c3", gold=[1, 0], tiles={"c3": "blue S"})
    chosen = {bot("greedy").choose(state, 0, durbar.Rng(seed)) for seed in range(20)}
    assert chosen == set(state.legal_actions())


def test_greedy_settles_a_quarter_with_more_workers_than_the_table_pays_for() -> None:
    """Seven workers each of two colours in one quarter, in a position that was entered."""
    rondel = ["white-across", "", "", ""]
    spaces = quarter(1)
    workers = {**dict.fromkeys(spaces[:7], "green"), **dict.fromkeys(spaces[7:], "red")}
    state = at(phase="refill", placed=1, rondel=rondel, tiles=fill(spaces, rondel=rondel), workers=workers)
    rng = durbar.Rng(3)
    while state.view()["doubled"]:
        state.apply(bot("greedy").choose(state, state.to_move(), rng))
    assert state.to_move() == durbar.CHANCE
    assert len(state.to_dict()["workers"]) <= 12
