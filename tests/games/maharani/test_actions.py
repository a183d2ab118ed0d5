"""The actions of Maharani as numbers, structures, notation and words."""

from __future__ import annotations

import pytest

import durbar
from durbar.games.maharani.codes import DRAW, NUM_ACTIONS, START
from tests.rules.maharani_help import GAME, at
from tests.rules.moves import refused

STATE = at(rondel=["blue-centre", "", "", ""])
UNUSED = range(DRAW + len(GAME.board.tile_names), START)
ACTIONS = [*range(UNUSED.start), *range(START, NUM_ACTIONS)]


def test_every_number_has_one_notation_and_one_structure() -> None:
    notations = {STATE.notation(action): action for action in ACTIONS}
    assert len(notations) == len(ACTIONS)
    for notation, action in notations.items():
        assert STATE.parse(notation) == action
        assert STATE.action(STATE.structure(action)) == action
        for lang in ("en", "fr"):
            assert STATE.describe(action, lang)


@pytest.mark.parametrize("action", [-1, *UNUSED[:2], UNUSED[-1], NUM_ACTIONS, 10**30])
def test_numbers_without_an_action(action: int) -> None:
    with pytest.raises(ValueError, match="is not an action of Maharani on this board"):
        STATE.notation(action)


def test_a_number_without_an_action_cannot_be_applied() -> None:
    for state in (STATE, GAME.new(2)):
        with pytest.raises(durbar.IllegalAction):
            state.apply(UNUSED[0])


@pytest.mark.parametrize(
    ("notation", "structure", "english", "french"),
    [
        (
            "1 b2 S", {"do": "place", "slot": 1, "space": "b2", "arrow": "S"},
            "Place the blue tile of slot 1 on b2, arrow south, with a worker",
            "Poser la tuile bleue de la case 1 en b2, flèche sud, avec un artisan",
        ),
        (
            "1 b2 W", {"do": "place", "slot": 1, "space": "b2", "arrow": "W"},
            "Place the blue tile of slot 1 on b2, arrow west",
            "Poser la tuile bleue de la case 1 en b2, flèche ouest",
        ),
        (
            "2 c1 E", {"do": "place", "slot": 2, "space": "c1", "arrow": "E"},
            "Place a tile from the empty slot 2 on c1, arrow east",
            "Poser une tuile de la case vide 2 en c1, flèche est",
        ),
        (
            "refresh", {"do": "refresh"},
            "Turn your action markers face up", "Retourner vos marqueurs d’action face visible",
        ),
        (
            "stop", {"do": "stop"},
            "End the turn without a second tile", "Finir le tour sans seconde tuile",
        ),
        (
            "new red", {"do": "new", "worker": "red"},
            "Put a new red worker on the tile", "Placer un nouvel artisan rouge sur la tuile",
        ),
        (
            "move yellow", {"do": "move", "worker": "yellow"},
            "Relocate the yellow worker to the tile", "Déplacer l’artisan jaune sur la tuile",
        ),
        (
            "remove h5", {"do": "remove", "space": "h5"},
            "Take the worker on h5 away", "Retirer l’artisan en h5",
        ),
        (
            "draw white-across", {"do": "draw", "tile": "white-across"},
            "Drawn: white tile with two half columns across the arrow",
            "Tirage : tuile blanche à deux demi-colonnes en travers de la flèche",
        ),
        (
            "start 2", {"do": "start", "seat": 2},
            "Blue begins", "Bleu commence",
        ),
    ],
)  # fmt: skip
def test_actions_read_aloud(notation: str, structure: dict[str, object], english: str, french: str) -> None:
    action = STATE.parse(notation)
    assert STATE.notation(action) == notation
    assert STATE.structure(action) == structure
    assert STATE.describe(action) == english
    assert STATE.describe(action, "fr").replace("\N{NO-BREAK SPACE}", " ") == french


@pytest.mark.parametrize("typed", ["1 B2 s", "  1   b2\tS ", "1 b2 S\n"])
def test_blanks_and_capitals_do_not_matter(typed: str) -> None:
    assert STATE.parse(typed) == STATE.parse("1 b2 S")


@pytest.mark.parametrize("typed", ["", "1 b2", "5 b2 S", "1 i2 S", "1 b2 X", "1b2S", "new", "new violet", "draw blue"])
def test_what_is_no_move(typed: str) -> None:
    with pytest.raises(ValueError, match="is not a move of Maharani; moves look like '2 c3 S'"):
        STATE.parse(typed)


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("1 b2 S", "there is a tile on b2 already"),
        ("2 c1 E", "there is no tile on slot 2"),
        ("1 a1 N", "a1 is not a space of the palace"),
        ("1 c1 N", "the columns of the tile on slot 1 do not fit c1"),
        ("3 c1 N", "with its arrow to the north the tile on slot 3 would make half columns on c1"),
        ("1 g2 N", "your marker of quarter 1 is face down, so the tile on slot 1 can only go into quarter 1"),
        ("stop", "place a tile or turn your markers face up; doing neither is not possible"),
        ("draw blue-along", "tiles are drawn at the end of a turn only"),
        ("start 0", "the start player is drawn only once, after the first four tiles"),
        ("remove c3", "no worker has to be taken away"),
        ("new green", "there is no worker to choose now"),
    ],
)
def test_refusals_say_why(move: str, reason: str) -> None:
    state = at(rondel=["blue-centre", "", "red-along", ""], tiles={"b2": "red N"}, markers=[[2, 3], [], [], []])
    rule = refused(state, move)
    with pytest.raises(durbar.IllegalAction) as caught:
        state.apply(state.parse(move))
    assert str(caught.value) == f"{rule}: {reason}"
    assert caught.value.reason == reason


def test_a_colour_without_a_worker_left_is_refused_with_two_players() -> None:
    """With the supply of one colour empty there is nothing to choose, unless the position was entered so."""
    seven = {"g1": "red N", "f1": "red E", "g8": "green W", "f8": "green E", "b8": "white E", "c8": "purple W"}
    state = at(
        2, phase="worker", placed=1, space="c3", gold=[1, 0], tiles={**seven, "c3": "blue S"},
        workers={"f1": "green", "g8": "green"}, beside={"1 green": 3, "4 green": 2},
    )  # fmt: skip
    assert [state.notation(action) for action in state.legal_actions()] == ["new blue"]
    assert refused(state, "new green") == "MN-D2"
    state.apply(state.parse("new blue"))
    standing = at(
        2, phase="worker", placed=1, space="c3", gold=[1, 0], tiles={**seven, "c3": "blue S", "b1": "blue E"},
        workers={"b1": "blue"}, beside={"1 green": 3, "4 green": 4},
    )  # fmt: skip
    assert refused(standing, "new green") == "MN-D3"
