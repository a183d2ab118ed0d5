"""The levels have the same names everywhere, are described in both languages, and play at once what is forced."""

from __future__ import annotations

from itertools import pairwise
from time import thread_time

import pytest

import durbar
from durbar.bots import BOTS, LEVELS, bot, describe
from durbar.bots.knowledge.base import weights_of
from durbar.bots.players.glance import Novice
from durbar.bots.players.levels import SECONDS, Level, iterations_of
from durbar.bots.search.thinker import Budget, Thinker
from tests.bots.positions import GAMES, after


def test_there_are_five_levels() -> None:
    assert LEVELS == ("novice", "apprentice", "skilled", "expert", "master")
    assert [bot(name).name for name in LEVELS] == list(LEVELS)


def test_each_level_thinks_longer_than_the_one_below_and_never_more_than_five_seconds() -> None:
    for game, players in GAMES:
        steps = [iterations_of(name, game, players) for name in LEVELS[1:]]
        for lower, higher in pairwise(steps):
            assert lower <= higher
        assert 5 * steps[1] <= steps[2] <= steps[3] / 100
    assert list(SECONDS) == list(LEVELS[1:])
    assert [Level(name).budget.seconds for name in SECONDS] == sorted(SECONDS.values())
    assert SECONDS["master"] == 5.0


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_level_searches_as_long_as_it_says_unless_the_rest_cannot_matter(game: str, players: int) -> None:
    state = after(game, players, 20)
    most = iterations_of("expert", game, players)
    expert = Level("expert", iterations=most)
    expert.choose(state, state.to_move(), durbar.Rng(1))
    tree = expert._thinker(state).trees[0]
    assert most / 2 < tree.iterations <= most


def test_a_level_plays_with_a_budget_of_ones_own_if_asked() -> None:
    state = after("taj_mahal", 2, 20)
    thinker = Level("expert", iterations=7)._thinker(state)
    assert (thinker.budget.iterations, thinker.budget.seconds) == (7, None)
    assert Level("expert", threads=2)._thinker(state).budget == Budget(
        iterations_of("expert", "taj_mahal", 2), SECONDS["expert"], threads=2
    )


@pytest.mark.parametrize("game", durbar.games())
def test_the_apprentice_sees_what_the_novice_sees(game: str) -> None:
    state = after(game, 2, 20)
    eyes = {
        name: Level(name, iterations=60)._thinker(state).think(state, state.to_move(), durbar.Rng(1))
        for name in SECONDS
    }
    novice = Thinker(game, Budget(iterations=60), weights_of(game, "novice"))
    assert eyes["apprentice"].lines == novice.think(state, state.to_move(), durbar.Rng(1)).lines
    assert eyes["apprentice"].lines != eyes["skilled"].lines == eyes["master"].lines


@pytest.mark.parametrize("game", durbar.games())
def test_below_the_master_any_of_what_seems_about_as_good_is_played(game: str) -> None:
    strays = 0
    for decisions in (8, 20, 32):
        state = after(game, 2, decisions)
        seat = state.to_move()
        for seed in range(10):
            thought = Thinker(game, Budget(iterations=100)).think(state, seat, durbar.Rng(seed), brief=True)
            visits = {line.action: line.visits for line in thought.lines}
            chosen = Level("expert", iterations=100).choose(state, seat, durbar.Rng(seed))
            if state.witnesses(chosen) is None:
                assert visits[chosen] >= thought.best.visits / 2
                assert Level("master", iterations=100).choose(state, seat, durbar.Rng(seed)) == thought.best.action
                strays += chosen != thought.best.action
    assert strays > 0


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_bot_is_described_in_one_line(lang: str) -> None:
    texts = [describe(name, lang) for name in BOTS]
    assert len(set(texts)) == len(BOTS)
    assert all(10 < len(text) < 120 and "\n" not in text for text in texts)


@pytest.mark.parametrize(("game", "players"), GAMES)
@pytest.mark.parametrize("name", [name for name in LEVELS if name not in ("expert", "master")])
def test_quick_levels_answer_in_every_game(name: str, game: str, players: int) -> None:
    for decisions in (0, 10, 30):
        state = after(game, players, decisions)
        for seat in state.pending():
            assert bot(name).choose(state, seat, durbar.Rng(1)) in state.legal_actions(seat)


def test_the_master_keeps_its_time() -> None:
    state = after("maharaja", 2, 30)
    used = thread_time()
    assert bot("master").choose(state, state.to_move(), durbar.Rng(1)) in state.legal_actions()
    assert thread_time() - used < SECONDS["master"] + 0.5


@pytest.mark.parametrize("game", durbar.games())
def test_a_novice_errs_within_reason(game: str) -> None:
    """What it plays is never far from what it thinks is best, and not always that."""
    novice = Novice()
    state = after(game, 2, 12)
    seat = state.to_move()
    chosen = [novice.choose(state, seat, durbar.Rng(seed)) for seed in range(60)]
    known = novice.known(game)
    gains = dict(zip(state.legal_actions(), known.gains_of(state, seat, state.legal_actions()), strict=True))
    assert all(gains[action] >= max(gains.values()) - 3 * Novice.unsure for action in chosen)
    near = [action for action, gain in gains.items() if gain > max(gains.values()) - Novice.unsure]
    assert len(set(chosen)) > 1 or len(near) == 1


def test_settings_of_the_search_are_judged() -> None:
    assert bot("search:iterations=5").name == "search"
    assert bot("flat:iterations=5").name == "flat"
    assert bot("master:time=0.5").name == "master"
    for wrong, sentence in {
        "search:iterations=0": "a search needs at least 1 iteration, not 0",
        "search:time=-1": "a search needs a positive number of seconds, not -1",
        "flat:iterations=0": "flat Monte-Carlo needs 1 to 1,000,000,000 iterations, not 0",
        "search:depth=3": "the bot 'search' has no setting 'depth'",
        "novice:time=1": "the bot 'novice' has no setting 'time'",
        "skilled:threads=0": "a search needs at least 1 thread and at most 256, not 0",
    }.items():
        with pytest.raises(ValueError, match=sentence):
            bot(wrong)
