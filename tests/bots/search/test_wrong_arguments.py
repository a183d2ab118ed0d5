"""The search and what it knows refuse positions of other games, foreign seats and actions that are not legal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import durbar
from durbar.bots.knowledge import knowledge_of
from durbar.bots.knowledge.base import Knowledge, weights_of
from durbar.bots.search.flat import Flat
from durbar.bots.search.thinker import MAX_MEMORY, Budget, Thinker
from durbar.games.base import State
from tests.bots.positions import after
from tests.games.indexes import INTEGER_TYPES

SMALL = Budget(iterations=20, memory=1 << 20)
PAIRS = [(game, other) for game in durbar.games() for other in durbar.games() if game != other]


def refuses(state: State, said: str, call: Callable[[], object]) -> None:
    before = state.to_dict()
    with pytest.raises(ValueError, match=said):
        call()
    assert state.to_dict() == before


def foreign(state: State) -> list[Any]:
    """What is no list of different legal actions of the seat to move."""
    legal = state.legal_actions()
    illegal = next(action for action in range(state.game.num_actions) if action not in legal)
    return [
        *([illegal], [legal[0], illegal], [legal[0], legal[0]], [-1], [state.game.num_actions], [10**30]),
        *([True], [float(legal[0])], [str(legal[0])], [None], 5, legal * 1000, list(range(100_000))),
    ]


@pytest.mark.parametrize(("game", "other"), PAIRS)
def test_a_position_of_another_game(game: str, other: str) -> None:
    state = after(other, 2, 8)
    seat, legal = state.to_move(), state.legal_actions()
    thinker = Thinker(game, SMALL)
    refuses(state, f"this thinker knows {game}, not <{other} for 2", lambda: thinker.think(state, seat, 1))
    refuses(state, f"this thinker knows {game}", lambda: thinker.follow(state, seat, legal[0]))
    refuses(state, "cannot judge", lambda: thinker.trees[0].search(state, seat, legal, 5, 1e9, False))
    refuses(state, "cannot judge", lambda: knowledge_of(game).gains_of(state, seat, legal))
    refuses(state, "cannot judge", lambda: knowledge_of(game).outlook(state))


@pytest.mark.parametrize("state", [None, 5, "x", {}, object()])
def test_what_is_no_position(state: Any) -> None:
    known = knowledge_of("maharani")
    with pytest.raises(ValueError, match="this thinker knows maharani"):
        Thinker("maharani", SMALL).think(state, 0, 1)
    with pytest.raises(ValueError, match="cannot judge"):
        known.gains_of(state, 0, [])
    with pytest.raises(ValueError, match="cannot judge"):
        known.outlook(state)
    with pytest.raises(ValueError, match="cannot judge"):
        Knowledge(weights_of("any")).outlook(state)


@pytest.mark.parametrize("game", durbar.games())
@pytest.mark.parametrize("seat", [-1, 2, 99, True, 1.0, "0", None])
def test_a_seat_that_is_not_there(game: str, seat: Any) -> None:
    state = after(game, 2, 8)
    legal = state.legal_actions()
    refuses(state, "there is no seat", lambda: Thinker(game, SMALL).think(state, seat, 1, legal))
    refuses(state, "there is no seat", lambda: Thinker(game, SMALL).follow(state, seat, legal[0]))
    refuses(state, "there is no seat", lambda: Flat(5).choose(state, seat, durbar.Rng(1)))
    if seat is not None:
        refuses(state, "there is no seat", lambda: knowledge_of(game).gains_of(state, seat, legal))


@pytest.mark.parametrize("game", durbar.games())
def test_actions_that_are_not_legal(game: str) -> None:
    state = after(game, 2, 8)
    seat, thinker, known = state.to_move(), Thinker(game, SMALL), knowledge_of(game)
    for actions in foreign(state):
        refuses(state, "is not a list of different legal actions", lambda a=actions: thinker.think(state, seat, 1, a))
        refuses(state, "is not a list of different legal actions", lambda a=actions: known.gains_of(state, seat, a))
    refuses(state, "is not a list of different", lambda: thinker.follow(state, seat, state.game.num_actions))
    assert known.gains_of(state, seat, []) == []
    refuses(state, "has nothing to decide here", lambda: thinker.think(state, seat, 1, []))


@pytest.mark.parametrize("game", durbar.games())
def test_a_seat_that_has_nothing_to_decide(game: str) -> None:
    over = durbar.play_out(durbar.game(game).new(2), 1)
    for seat in (0, 1):
        refuses(over, f"seat {seat} has nothing to decide here", lambda s=seat: Thinker(game, SMALL).think(over, s, 1))
        refuses(over, f"seat {seat} has nothing to decide", lambda s=seat: Flat(5).choose(over, s, durbar.Rng(1)))


def test_a_refused_search_leaves_what_was_found_out() -> None:
    """The thinker goes on as if nothing had been asked."""
    state = after("maharani", 2, 4)
    seat, one, other = state.to_move(), Thinker("maharani", SMALL), Thinker("maharani", SMALL)
    for thinker in (one, other):
        thinker.follow(state, seat, thinker.think(state, seat, 3).best.action)
    with pytest.raises(ValueError, match="is not a list"):
        one.think(state, seat, 3, [-1])
    later = state.clone()
    later.apply(Thinker("maharani", SMALL).think(state, seat, 3).best.action)
    if later.to_move() == seat:
        assert one.think(later, seat, 4).lines == other.think(later, seat, 4).lines


@pytest.mark.parametrize("source", [None, True, 1.0, "7", object()])
def test_a_search_needs_a_source_of_chance(source: Any) -> None:
    state = after("maharani", 2, 4)
    refuses(
        state, "is not a source of chance", lambda: Thinker("maharani", SMALL).think(state, state.to_move(), source)
    )


@pytest.mark.parametrize("kind", INTEGER_TYPES)
def test_integers_of_other_types(kind: Any) -> None:
    state = after("maharani", 2, 4)
    seat, legal = state.to_move(), state.legal_actions()
    budget = Budget(iterations=kind(20), threads=kind(1), memory=kind(1 << 20))
    assert budget == SMALL
    thought = Thinker("maharani", budget).think(state, kind(seat), kind(1), [kind(action) for action in legal])
    assert thought.lines == Thinker("maharani", SMALL).think(state, seat, 1).lines
    known = knowledge_of("maharani")
    assert known.gains_of(state, kind(seat), [kind(legal[0])]) == known.gains_of(state, seat, legal[:1])
    assert Flat(kind(30)).choose(state, kind(seat), durbar.Rng(1)) == Flat(30).choose(state, seat, durbar.Rng(1))


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"iterations": True}, "at least 1 iteration, not True"),
        ({"iterations": 1.5}, "at least 1 iteration"),
        ({"iterations": "5"}, "at least 1 iteration"),
        ({"iterations": 1 << 80}, "at least 1 iteration"),
        ({"seconds": True}, "positive number of seconds"),
        ({"seconds": "1"}, "positive number of seconds"),
        ({"iterations": 1, "threads": 1.0}, "at least 1 thread"),
        ({"iterations": 1, "threads": 10**9}, "at least 1 thread and at most 256"),
        ({"iterations": 1, "memory": 0}, "a memory of 1 to"),
        ({"iterations": 1, "memory": MAX_MEMORY + 1}, "a memory of 1 to"),
    ],
)
def test_a_budget_of_the_wrong_kind(wrong: dict[str, Any], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        Budget(**wrong)


@pytest.mark.parametrize("budget", [None, 5, {"iterations": 5}])
def test_a_thinker_needs_a_budget(budget: Any) -> None:
    with pytest.raises(ValueError, match="is not a Budget"):
        Thinker("maharani", budget)


@pytest.mark.parametrize("game", [None, 5, [], {}])
def test_a_thinker_needs_the_name_of_a_game(game: Any) -> None:
    with pytest.raises(ValueError, match="there is no game"):
        Thinker(game, SMALL)


WEIGHTS = weights_of("maharani")


@pytest.mark.parametrize("value", [float("nan"), float("inf"), -1e300, True, "1", None])
def test_weights_are_numbers_of_a_sensible_size(value: Any) -> None:
    with pytest.raises(ValueError, match="the weight 'depth' cannot be"):
        knowledge_of("maharani", {**WEIGHTS, "depth": value})


@pytest.mark.parametrize("weights", [{}, 5, [], {"depth": 1.0}])
def test_all_weights_of_a_game_are_needed(weights: Any) -> None:
    with pytest.raises(ValueError, match="are not the weights for maharani: it needs exploration"):
        knowledge_of("maharani", weights)


@pytest.mark.parametrize("iterations", [0, -1, True, 1.0, "5", None, 10**30])
def test_flat_needs_a_number_of_iterations(iterations: Any) -> None:
    with pytest.raises(ValueError, match="flat Monte-Carlo needs 1 to"):
        Flat(iterations)
