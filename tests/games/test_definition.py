"""Finding games, their players, options and boards."""

from __future__ import annotations

import pickle
from dataclasses import replace
from typing import Any

import pytest

import durbar
from durbar.games.base import State
from durbar.games.definition import Game
from durbar.games.errors import BoardError, DataError, Fault, PositionError, shown
from durbar.games.spec import Option

MAHARANI = durbar.game("maharani")


def refuse_three(players: int, options: dict[str, Any]) -> None:
    if players == 3 and options["long"]:
        raise ValueError("three players have no time for the long game")


OPTIONAL = replace(
    MAHARANI,
    spec=replace(
        MAHARANI.spec,
        options={"long": Option(False, (False, True), "MN-X1"), "cards": Option(3, (1, 3), "MN-S1")},
        check_options=refuse_three,
    ),
)


def test_games_have_names() -> None:
    assert "maharani" in durbar.games()
    for name in durbar.games():
        game = durbar.game(name)
        assert game.name == name
        assert game is durbar.game(name)
        assert game.rules_version >= 1
        assert game.num_actions > 0


@pytest.mark.parametrize("name", ["", "chess", "Maharani", "maharani "])
def test_an_unknown_game_is_refused_with_the_known_ones(name: str) -> None:
    with pytest.raises(ValueError, match=r"there is no game .*; the games are maharani"):
        durbar.game(name)


@pytest.mark.parametrize("players", [0, 1, 5, -2, True, "2", 2.0, [], 10**30])
def test_an_impossible_number_of_players_is_refused(players: Any) -> None:
    with pytest.raises(ValueError, match="maharani is for 2 to 4 players, not for "):
        MAHARANI.new(players)


def test_without_a_number_as_many_play_as_can() -> None:
    assert len(MAHARANI.new().scores()) == 4


def test_options_have_defaults() -> None:
    assert OPTIONAL.settle_options(2, {}) == {"long": False, "cards": 3}
    assert OPTIONAL.settle_options(2, {"cards": 1}) == {"long": False, "cards": 1}
    assert MAHARANI.settle_options(2, {}) == {}


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"speed": 1}, "maharani has no option 'speed'; its options: long, cards"),
        ({"cards": 2}, "option 'cards' of maharani takes 1, 3, not 2"),
        ({"cards": True}, "option 'cards' of maharani takes 1, 3, not True"),
        ({"long": 1}, "option 'long' of maharani takes False, True, not 1"),
        ({"long": []}, r"option 'long' of maharani takes False, True, not \[\]"),
    ],
)
def test_unknown_options_and_values_are_refused(options: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        OPTIONAL.new(2, options)


def test_options_that_do_not_go_together_are_refused_with_a_reason() -> None:
    OPTIONAL.new(2, {"long": True})
    with pytest.raises(ValueError, match="no time for the long game"):
        OPTIONAL.new(3, {"long": True})


def test_a_game_without_options_says_so() -> None:
    with pytest.raises(ValueError, match="its options: none"):
        MAHARANI.new(2, {"long": True})


def test_presets_are_playable() -> None:
    for name in durbar.games():
        game = durbar.game(name)
        assert game.presets
        for options in game.presets.values():
            assert isinstance(game.new(game.players[0], options), State)


def test_games_are_equal_by_name_and_board() -> None:
    other = durbar.game("maharani", board={**MAHARANI.board.source, "name": "other"})
    same = durbar.game("maharani", board=dict(MAHARANI.board.source))
    assert same == MAHARANI
    assert hash(same) == hash(MAHARANI)
    assert other != MAHARANI
    assert other != "maharani"
    assert len(MAHARANI.board_digest) == 16
    for game in (MAHARANI, other):
        again: Game = pickle.loads(pickle.dumps(game))  # noqa: S301
        assert again == game
        assert again.standard_board == game.standard_board
    assert pickle.loads(pickle.dumps(MAHARANI)) is MAHARANI  # noqa: S301


def test_positions_of_different_boards_differ() -> None:
    other = durbar.game("maharani", board={**MAHARANI.board.source, "name": "other"})
    assert other.new(2) != MAHARANI.new(2)
    assert hash(other.new(2)) != hash(MAHARANI.new(2))


def test_a_position_introduces_itself() -> None:
    assert repr(MAHARANI.new(2)) == "<maharani for 2, to move: -1, scores: [0, 0]>"


def test_the_contract_must_be_kept() -> None:
    """A game that leaves out a part of the contract is found out when that part is needed."""
    bare = State()
    for part in (
        lambda: bare.clone(),
        lambda: bare.to_move(),
        lambda: bare.scores(),
    ):
        with pytest.raises(NotImplementedError):
            part()
    assert bare.witnesses(0) is None


@pytest.mark.parametrize("kind", [PositionError, BoardError])
def test_data_errors_list_their_faults(kind: type[DataError]) -> None:
    error = kind("what", [Fault("here", "this", "that"), Fault("there", "none", "some")])
    assert str(error) == "what: 2 faults\n  here: this; expected that\n  there: none; expected some"
    again = pickle.loads(pickle.dumps(error))  # noqa: S301
    assert type(again) is kind
    assert (str(again), again.faults) == (str(error), error.faults)


def test_values_are_shown_short_whatever_they_are() -> None:
    assert shown("a") == "'a'"
    assert len(shown("a" * 1000)) == 80
    assert shown("a" * 1000).endswith("...")
    assert shown(10**6000) == "a value of type int too large to show"
