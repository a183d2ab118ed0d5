"""The search keeps its budget, repeats itself, knows no more than its seat, and finds what is exactly right."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Thread
from time import monotonic, thread_time

import pytest

import durbar
from durbar.bots.search.searcher import Searcher
from durbar.bots.search.thinker import MAX_ITERATIONS, MEMORY, Budget, Thinker, Thought
from tests import processes
from tests.bots.positions import GAMES, after, exact, played
from tests.patience import wait_until
from tests.processes import environment

SCRIPT = """
import json, sys
import durbar
from durbar.bots.search.thinker import Budget, Thinker
from tests.bots.positions import after
for game, decisions in json.loads(sys.argv[1]):
    state = after(game, 2, decisions)
    thought = Thinker(game, Budget(iterations=40, memory=1 << 20)).think(state, state.to_move(), durbar.Rng(3))
    print(game, decisions, thought.lines)
"""


def think(state: durbar.State, budget: Budget, seed: int = 3) -> Thought:
    """What a fresh search finds out for the seat to move."""
    return Thinker(state.game.name, budget).think(state, state.to_move(), durbar.Rng(seed))


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_the_same_seed_and_iterations_find_out_the_same(game: str, players: int) -> None:
    state = after(game, players, 9)
    budget = Budget(iterations=300)
    thought = think(state, budget)
    assert thought.lines == think(state, budget).lines
    assert thought.lines != think(state, budget, seed=4).lines
    assert thought.iterations == 300
    assert sum(line.visits for line in thought.lines) == 300
    assert sorted(line.action for line in thought.lines) == sorted(state.legal_actions())


@pytest.mark.usefixtures("world")
def test_compiled_and_plain_find_out_the_same() -> None:
    cases = json.dumps([(game, decisions) for game in durbar.games() for decisions in (0, 8, 30)])
    outputs = []
    for pure in ("0", "1"):
        done = processes.run(sys.executable, "-c", SCRIPT, cases, env=environment(DURBAR_PURE=pure), check=True)
        outputs.append(done.stdout)
    assert outputs[0] == outputs[1]
    assert outputs[0].count("Line(") > 10


@pytest.mark.parametrize("game", durbar.games())
def test_a_search_ends_in_time(game: str) -> None:
    """Until its end it cannot use more processor time than there is time; what it uses beyond that is too much."""
    state = after(game, 2, 4)
    used = thread_time()
    thought = think(state, Budget(seconds=0.2))
    assert thread_time() - used < 0.3
    assert thought.seconds >= 0.2
    assert thought.iterations > 1


def test_a_search_looks_at_the_deadline_after_every_iteration() -> None:
    state = after("maharani", 2, 4)
    tree = Thinker("maharani", Budget(iterations=1)).trees[0]
    tree.search(state, state.to_move(), state.legal_actions(), MAX_ITERATIONS, monotonic(), False)
    assert tree.iterations == 1


def test_the_earlier_end_counts() -> None:
    state = after("maharani", 2, 4)
    assert think(state, Budget(iterations=50, seconds=3600)).iterations == 50
    thought = think(state, Budget(iterations=MAX_ITERATIONS, seconds=0.05))
    assert thought.seconds >= 0.05
    assert thought.iterations < MAX_ITERATIONS


@contextmanager
def cancelled_in_the_middle(thinker: Thinker) -> Iterator[None]:
    """Cancel the search in the block as soon as all of its trees grow."""

    def cancel() -> None:
        wait_until(lambda: all(tree.nodes > 10 for tree in thinker.trees))
        thinker.cancel()

    thread = Thread(target=cancel)
    thread.start()
    yield
    thread.join()


@pytest.mark.parametrize("threads", [1, 2])
def test_a_cancelled_search_returns_its_best_so_far(threads: int) -> None:
    state = after("maharani", 2, 4)
    thinker = Thinker("maharani", Budget(iterations=MAX_ITERATIONS, threads=threads))
    with cancelled_in_the_middle(thinker):
        thought = thinker.think(state, state.to_move(), durbar.Rng(1))
    assert threads < thought.iterations < MAX_ITERATIONS
    assert thought.best.visits > 0


@pytest.mark.parametrize("threads", [1, 2])
def test_cancelling_before_the_search_ends_the_next_one_and_no_other(threads: int) -> None:
    state = after("maharani", 2, 4)
    thinker = Thinker("maharani", Budget(iterations=MAX_ITERATIONS, threads=threads))
    thinker.cancel()
    thought = thinker.think(state, state.to_move(), durbar.Rng(1))
    assert thought.iterations == threads
    assert thought.best.visits > 0
    for tree in thinker.trees:
        tree.forget()
    with cancelled_in_the_middle(thinker):
        assert thinker.think(state, state.to_move(), durbar.Rng(1)).iterations > threads


def test_a_bot_that_is_cancelled_before_its_first_decision_answers_at_once() -> None:
    state = after("maharani", 2, 4)
    searcher = Searcher("hasty", Budget(iterations=MAX_ITERATIONS))
    searcher.cancel()
    assert searcher.choose(state, state.to_move(), durbar.Rng(1)) in state.legal_actions()
    assert searcher._thinker(state).trees[0].iterations == 1


@pytest.mark.parametrize("game", durbar.games())
def test_threads_share_the_iterations_and_add_up_what_they_found(game: str) -> None:
    state = after(game, 2, 4)
    thought = think(state, Budget(iterations=401, threads=2))
    assert thought.iterations == 401
    assert sum(line.visits for line in thought.lines) == 401
    assert thought.lines == think(state, Budget(iterations=401, threads=2)).lines


@pytest.mark.parametrize("game", durbar.games())
def test_a_small_memory_is_never_exceeded_and_searching_goes_on(game: str) -> None:
    state = after(game, 2, 4)
    thinker = Thinker(game, Budget(iterations=3000, memory=40_000))
    thought = thinker.think(state, state.to_move(), durbar.Rng(1))
    tree = thinker.trees[0]
    assert thought.iterations == 3000
    assert 40_000 // 2 < tree.memory_used() <= 40_000
    assert thought.best.visits > 3000 / len(thought.lines)
    roomy = think(state, Budget(iterations=3000))
    assert thought.best.reward == pytest.approx(roomy.best.reward, abs=0.1)


def test_the_usual_memory_is_256_megabytes() -> None:
    assert Budget(iterations=1).memory == MEMORY == 256 * 1024 * 1024


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({}, "needs an end"),
        ({"iterations": 0}, "at least 1 iteration"),
        ({"seconds": 0.0}, "positive number of seconds"),
        ({"seconds": float("nan")}, "positive number of seconds"),
        ({"iterations": 1, "threads": 0}, "at least 1 thread"),
    ],
)
def test_a_budget_that_cannot_be_kept_is_refused(wrong: dict[str, float], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        Budget(**wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_seat_finds_out_the_same_whatever_it_cannot_see(game: str, players: int) -> None:
    for decisions in (0, 7, 25):
        state = after(game, players, decisions)
        for seat in state.pending():
            thoughts = []
            for world in (state, state.resample(seat, 11), state.resample(seat, 12)):
                thinker = Thinker(game, Budget(iterations=150))
                thoughts.append(thinker.think(world, seat, durbar.Rng(5)).lines)
            assert thoughts[0] == thoughts[1] == thoughts[2]


@pytest.mark.parametrize("game", durbar.games())
def test_a_brief_search_ends_when_the_rest_of_its_budget_cannot_change_its_choice(game: str) -> None:
    saved = 0
    for decisions in range(0, 40, 4):
        state = after(game, 2, decisions)
        seat = state.to_move()
        full = think(state, Budget(iterations=1500))
        brief = Thinker(game, Budget(iterations=1500)).think(state, seat, durbar.Rng(3), brief=True)
        assert brief.best.action == full.best.action
        unused = 1500 - brief.iterations
        assert unused == 0 or brief.best.visits - brief.lines[1].visits > unused
        saved += unused
    assert saved > 1500


@pytest.mark.usefixtures("wall_clock")
def test_a_brief_search_counts_on_the_time_that_is_left() -> None:
    state = after("maharani", 2, 4)
    thought = Thinker("maharani", Budget(seconds=2.0)).think(state, state.to_move(), durbar.Rng(3), brief=True)
    lead = thought.best.visits - thought.lines[1].visits
    assert thought.seconds < 2.0
    assert lead > 0.5 * thought.iterations * (2.0 - thought.seconds) / thought.seconds


def test_on_several_threads_a_brief_search_uses_its_whole_budget() -> None:
    state = after("maharani", 2, 4)
    thinker = Thinker("maharani", Budget(iterations=1500, threads=2))
    assert thinker.think(state, state.to_move(), durbar.Rng(3), brief=True).iterations == 1500


def test_what_was_found_out_serves_the_rest_of_the_turn() -> None:
    state = after("maharani", 2, 4)
    seat = state.to_move()
    thinker = Thinker("maharani", Budget(iterations=2000))
    action = next(
        line.action
        for line in thinker.think(state, seat, durbar.Rng(1)).lines
        if played(state, line.action).to_move() == seat and len(played(state, line.action).legal_actions()) > 1
    )
    thinker.follow(state, seat, action)
    kept = thinker.think(played(state, action), seat, durbar.Rng(2))
    fresh = Thinker("maharani", Budget(iterations=2000)).think(played(state, action), seat, durbar.Rng(2))
    assert kept.iterations == fresh.iterations == 2000
    assert sum(line.visits for line in kept.lines) > sum(line.visits for line in fresh.lines) == 2000
    other = Thinker("maharani", Budget(iterations=2000))
    other.think(state, seat, durbar.Rng(1))
    other.follow(state, seat, action)
    elsewhere = after("maharani", 2, 20)
    assert sum(line.visits for line in other.think(elsewhere, elsewhere.to_move(), durbar.Rng(2)).lines) == 2000


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_searching_bots_play_whole_legal_games(game: str, players: int) -> None:
    state, rng = durbar.game(game).new(players), durbar.Rng(players)
    bots = [Searcher("test", Budget(iterations=8, memory=1 << 20)) for _ in range(players)]
    while not state.is_over():
        if state.to_move() == durbar.CHANCE:
            state.apply(state.draw(rng))
        else:
            seat = state.pending()[-1]
            before = state.to_dict()
            action = bots[seat].choose(state, seat, rng)
            assert state.to_dict() == before
            state.apply(action)
    assert state.winners()


def test_a_forced_decision_is_played_at_once() -> None:
    """Without a search, which would not end."""
    state, rng = durbar.game("maharani").new(2), durbar.Rng(8)
    bot = Searcher("slow", Budget(iterations=MAX_ITERATIONS))
    forced = 0
    while not state.is_over():
        legal = state.legal_actions()
        if state.to_move() == durbar.CHANCE:
            state.apply(state.draw(rng))
        elif len(legal) == 1:
            assert bot.choose(state, state.to_move(), rng) == legal[0]
            forced += 1
            state.apply(legal[0])
        else:
            state.apply(legal[rng.randrange(len(legal))])
    assert forced


def last_space(seed: int) -> durbar.State | None:
    """A random game of Maharani at the start of a turn with one free space left, if it comes to that."""
    state, rng = durbar.game("maharani").new(2), durbar.Rng(seed)
    while not state.is_over():
        position = state.to_dict() if state.to_move() >= 0 else {}
        if position.get("phase") == "first" and len(position["tiles"]) == 55:
            return state
        legal = state.legal_actions() or [state.draw(rng)]
        state.apply(legal[rng.randrange(len(legal))])
    return None


def test_the_last_decisions_of_a_game_are_exactly_right() -> None:
    """With one free space left, what the search plays is worth as much as the best that there is."""
    decided = 0
    for state in filter(None, map(last_space, range(1000))):
        seat = state.to_move()
        values = {action: exact(played(state, action))[seat] for action in state.legal_actions()}
        if max(values.values()) - min(values.values()) > 0.2:
            best = think(state, Budget(iterations=3000)).best
            assert values[best.action] == pytest.approx(max(values.values()), abs=0.02)
            decided += 1
        if decided == 3:
            break
    assert decided == 3
