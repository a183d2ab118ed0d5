"""What callers in Python hand in by mistake is refused with a sentence, and changes nothing.

Compiled, arguments reach C code that checks nothing: so the checks are at the methods that Python can call.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest

import durbar
from durbar.games.base import State
from durbar.games.playout import Playout
from tests.games.indexes import INTEGER_TYPES, Index
from tests.games.walk import walk

NO_SEATS = [-1, 99, 10**30, True, False, 1.0, "0", None, [], object()]
NO_SOURCES = [None, True, 1.0, "7", [], object()]


def middle(name: str, players: int = 3) -> State:
    """A position in the middle of a random game in which a seat decides."""
    state = durbar.game(name).new(players)
    for step, _ in walk(state, 4):
        if step > 60 and state.to_move() >= 0:
            break
    return state


@pytest.fixture(params=durbar.games())
def state(request: pytest.FixtureRequest) -> State:
    return middle(request.param)


def refuses(state: State, said: str, call: Callable[[], object]) -> None:
    """The call is refused with that sentence and leaves the position as it is."""
    before, events = state.to_dict(), state.events()
    with pytest.raises(ValueError, match=said):
        call()
    assert (state.to_dict(), state.events()) == (before, events)


@pytest.mark.parametrize("seat", [seat for seat in NO_SEATS if seat is not None])
def test_a_seat_that_is_not_there(state: State, seat: Any) -> None:
    refuses(state, "there is no seat .*: the seats are 0 to 2", lambda: state.resample(seat, 1))
    refuses(state, "there is no seat .*: the seats are 0 to 2", lambda: state.legal_actions(seat))
    refuses(state, "there is no seat .*: the seats are 0 to 2", lambda: state.view(seat))


def test_a_spectator_may_have_the_rest_dealt_anew(state: State) -> None:
    assert state.resample(None, 1).view() == state.view()


@pytest.mark.parametrize("source", NO_SOURCES)
def test_what_is_no_source_of_chance(state: State, source: Any) -> None:
    said = "is not a source of chance: give an Rng, a random.Random or a whole number"
    refuses(state, said, lambda: state.resample(0, source))
    refuses(state, said, lambda: durbar.play_out(state, source))
    fresh = state.game.new(3)
    refuses(fresh, said, lambda: fresh.draw(source))


@pytest.mark.parametrize("seed", [None, True, 1.0, "7", []])
def test_what_is_no_seed(seed: Any) -> None:
    with pytest.raises(ValueError, match="is not a seed: seeds are whole numbers"):
        durbar.Rng(seed)


@pytest.mark.parametrize("bound", [None, True, 1.0, "7", [], 0, -3, 2**31])
def test_what_is_no_bound(bound: Any) -> None:
    with pytest.raises(ValueError, match="cannot draw a number below"):
        durbar.Rng(1).randrange(bound)


@pytest.mark.parametrize("position", [None, 5, "maharani", {}, durbar.game("maharani"), object()])
def test_what_is_no_position_cannot_be_played_out(position: Any) -> None:
    with pytest.raises(ValueError, match="is not a position of a game"):
        durbar.play_out(position, 1)


@pytest.mark.parametrize("kind", INTEGER_TYPES)
def test_integers_of_other_types_do_for_seats_actions_and_seeds(state: State, kind: Any) -> None:
    seat, players = state.to_move(), len(state.scores())
    legal = state.legal_actions()
    assert state.legal_actions(kind(seat)) == legal
    assert state.view(kind(seat)) == state.view(seat)
    assert state.resample(kind(seat), kind(3)) == state.resample(seat, 3)
    assert state.structure(kind(legal[0])) == state.structure(legal[0])
    assert state.notation(kind(legal[0])) == state.notation(legal[0])
    assert state.describe(kind(legal[0])) == state.describe(legal[0])
    assert durbar.play_out(state.clone(), kind(3)) == durbar.play_out(state.clone(), 3)
    assert durbar.Rng(kind(-5)).randrange(kind(1000)) == durbar.Rng(-5).randrange(1000)
    assert state.game.new(kind(players)) == state.game.new(players)
    fresh = state.game.new(players)
    assert fresh.draw(kind(3)) == fresh.draw(3)
    other = state.clone()
    other.apply(kind(legal[0]))
    state.apply(legal[0])
    assert other == state
    assert other.events() == state.events()


@pytest.mark.parametrize("kind", INTEGER_TYPES)
def test_integers_of_other_types_do_in_positions_structures_and_boards(kind: Any) -> None:
    game = durbar.game("maharani")
    state = game.from_dict({"players": kind(3), "gold": [kind(4), 5, 6], "rondel": ["blue-along"]})
    assert state.scores() == [4, 5, 6]
    assert state.action({"do": "place", "slot": kind(1), "space": "c1", "arrow": "E"}) == state.parse("1 c1 E")
    board = {**game.board.source, "payouts": [kind(number) for number in game.board.source["payouts"]]}
    assert durbar.game("maharani", board) == game


def numbered_structures(state: State) -> list[tuple[int, dict[str, Any]]]:
    """Some actions of every verb that has a number in its structure."""
    found: dict[str, list[tuple[int, dict[str, Any]]]] = {}
    for action in range(state.game.num_actions):
        with suppress(ValueError):
            form = state.structure(action)
            if any(type(value) is int for value in form.values()):
                found.setdefault(form["do"], []).append((action, form))
    return [pair for pairs in found.values() for pair in (*pairs[:4], pairs[-1])]


def test_what_only_equals_a_number_is_none_in_a_structure(state: State) -> None:
    forms = numbered_structures(state)
    assert forms
    for action, form in forms:
        for key, value in form.items():
            if type(value) is int:
                assert state.action({**form, key: Index(value)}) == action
                wrong: list[Any] = [float(value), str(value), [value], *([bool(value)] if value < 2 else [])]
                for other in wrong:
                    broken = {**form, key: other}
                    refuses(state, "is not an action of", lambda broken=broken: state.action(broken))


@pytest.mark.parametrize("name", [[], {}, None, 5, True, b"maharani", ("maharani",)])
def test_what_is_no_name_of_a_game(name: Any) -> None:
    with pytest.raises(ValueError, match=r"there is no game .*; the games are maharani"):
        durbar.game(name)


@pytest.mark.parametrize("board", [5, True, [], b"board.toml", object()])
def test_what_is_no_board(board: Any) -> None:
    with pytest.raises(durbar.BoardError, match="expected the name of a file, or the data of one"):
        durbar.game("maharani", board)


@pytest.mark.parametrize("options", [5, 0, True, False, "", "short", [], [("short", True)], object()])
def test_what_are_no_options(options: Any) -> None:
    game = durbar.game("maharaja")
    with pytest.raises(ValueError, match="are no options of maharaja: give a mapping of names to values"):
        game.new(options=options)
    with pytest.raises(ValueError, match="are no options of maharaja: give a mapping of names to values"):
        durbar.Table(game, ["human"] * 3, options=options)


@pytest.mark.parametrize("key", [5, None, True, ("short",)])
def test_options_have_texts_as_names(key: Any) -> None:
    with pytest.raises(ValueError, match="maharaja has no option"):
        durbar.game("maharaja").new(options={key: True})


def test_a_game_that_goes_through_the_hooks_of_python_sources_of_chance() -> None:
    """``random.Random`` and an Rng stay what they were: sources that go on."""
    source = random.Random(7)  # noqa: S311
    state = durbar.game("maharani").new(2)
    assert state.draw(source) in dict(state.chance_outcomes())
    playout = Playout(durbar.Rng(1))
    assert playout.repeat(state, 2) > 0
