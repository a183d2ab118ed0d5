"""In a pseudo-language with accents on every letter, nothing is left in plain letters: no word stands in code."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest

import durbar
from durbar import text
from durbar.games.base import CHANCE, OVER
from durbar.games.errors import IllegalAction
from durbar.play.prompt import prompt
from durbar.text import folders
from durbar.text.rulebook import rules_text
from tests.text.pseudo import LANG, UNTOUCHED, write_language

WORD = re.compile(r"[A-Za-z]{2,}")
PROVINCES = [province["name"] for province in durbar.game("taj_mahal").board.source["provinces"].values()]
NAMES = re.compile(rf"\b(?:[a-h][1-8]|[A-Z]{{3}}[a-e]?|{'|'.join(PROVINCES)})\b")
"""Spaces of Maharani, cities and provinces of Taj Mahal."""
TRIES = 8


@pytest.fixture(scope="module", autouse=True)
def pseudo(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    before = list(folders._folders)
    text.add_folder(write_language(tmp_path_factory.mktemp("pseudo")))
    yield
    folders._folders[:] = before
    folders._forget()


def plain_words(said: str) -> list[str]:
    """The words of a text that have no accents, but for names and notation."""
    return WORD.findall(NAMES.sub("", said))


def test_the_pseudo_language_is_complete() -> None:
    assert sorted(text.keys(LANG)) == sorted(text.keys("en"))


@pytest.mark.parametrize("game", durbar.games())
def test_rules_are_in_the_language(game: str) -> None:
    assert WORD.findall(UNTOUCHED.sub("", rules_text(game, LANG))) == []


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("game", durbar.games())
def test_a_whole_game_is_told_in_the_language(game: str, players: int) -> None:
    """Every action offered, every prompt, every event of a random game, and why some other actions are not legal."""
    chance = Random(5)  # noqa: S311 - a seeded game
    state = durbar.game(game).new(players)
    said: set[str] = set()
    while (seat := state.to_move()) != OVER:
        if seat == CHANCE:
            action, _ = chance.choice(state.chance_outcomes())
        else:
            offered = state.legal_actions()
            said.update(state.describe(each, LANG) for each in offered)
            key, arguments = prompt(state.view(seat), seat, [state.structure(each)["do"] for each in offered])
            said.add(text.say_of_seats(key, arguments, LANG))
            action = chance.choice(offered)
        for other in chance.sample(range(state.game.num_actions), TRIES):
            try:
                state.clone().apply(other)
            except IllegalAction as error:
                said.add(text.say(error.key, error.arguments, LANG))
        state.apply(action)
        said.update(text.tell(game, event, LANG) for event in state.events())
    assert {word for each in said for word in plain_words(each)} == set()
