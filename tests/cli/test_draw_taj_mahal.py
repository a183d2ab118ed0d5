"""How Taj Mahal looks in a terminal."""

from __future__ import annotations

import copy
from io import StringIO
from itertools import pairwise
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

import durbar
from durbar.cli.choices import choices
from durbar.cli.draw import drawing_of, label
from durbar.games.base import State

GAME = durbar.game("taj_mahal")


def middle_game(players: int, decisions: int = 60) -> State:
    table = durbar.Table(GAME, ["greedy"] * players, seed=3)
    while sum(entry.by != durbar.CHANCE for entry in table.log) < decisions or table.state.to_move() < 0:
        table.step()
    return table.state


def drawn(view: dict[str, Any], lang: str = "en", width: int = 80) -> str:
    console = Console(file=StringIO(), width=width)
    console.print(drawing_of("taj_mahal").draw(view, lang, ["Akbar", "Begum"]))
    text: str = console.file.getvalue()
    return text


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_fits_the_terminal_and_shows_everything(players: int, lang: str) -> None:
    state = middle_game(players)
    view = state.view(state.to_move())
    text = drawn(view, lang)
    assert max(cell_len(line) for line in text.splitlines()) <= 80
    for province in view["provinces"]:
        assert f"{province['key']} {province['token']}" in text
    assert "Akbar" in text
    for seat in view["seats"]:
        assert str(seat["points"]) in text


@pytest.mark.parametrize("axis", [0, 1])
def test_a_map_on_a_line_can_be_drawn(axis: int) -> None:
    board = copy.deepcopy(GAME.board.source)
    cities: list[str] = []
    for province, entry in board["provinces"].items():
        letters = list(entry["cities"])
        for letter in letters:
            at = len(cities)
            cities.append(province + letter)
            entry["cities"][letter] = [at, 5] if axis else [5, at]
        entry["roads"] = [one + two for one, two in pairwise(letters)]
    board["roads"]["across"] = [f"{one}-{two}" for one, two in pairwise(cities) if one[:-1] != two[:-1]]
    text = drawn(durbar.game("taj_mahal", board).new(3).view(0))
    assert max(cell_len(line) for line in text.splitlines()) <= 80


def test_the_hand_is_shown_to_its_owner_only() -> None:
    seats = [{"hand": {"red-CP": 1, "colourless-V": 1}}, {}, {}]
    state = GAME.from_dict({"players": 3, "seats": seats})
    assert "rCP" in drawn(state.view(0))
    assert "·V" in drawn(state.view(0))
    for viewer in (1, 2, None):
        assert "rCP" not in drawn(state.view(viewer))
        assert "·V" not in drawn(state.view(viewer))


def test_who_leads_has_a_star_and_unrest_has_its_line() -> None:
    seats = [{"row": {"red-EV": 1, "red-EE": 1}}, {"row": {"blue-EG": 1}, "crowns": ["KABb"], "hand": {"might": 1}}]
    court = ["vizier", "general", "monk", "princess", "elephant"]
    position = {"players": 2, "seats": seats, "unrest": {"green-EG": 1}, "court": court}
    text = drawn(GAME.from_dict(position).view())
    assert "3*" in text
    assert "(C)" in text
    assert "Unrest" in text
    assert "♔■" in text
    assert "Might" in text


def test_known_cards_are_shown_with_the_memory_aid_only() -> None:
    seats = [{}, {"hand": {"blue-EG": 1}, "known": {"blue-EG": 1}}, {}]
    for aid in (True, False):
        state = GAME.from_dict({"players": 3, "seats": seats, "options": {"memory_aid": aid}})
        assert ("bEG" in drawn(state.view(0))) is aid


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_choice_has_a_heading_and_words(lang: str) -> None:
    table = durbar.Table(GAME, ["random"] * 3, seed=8)
    seen = set()
    while not table.state.is_over():
        state = table.state
        for action in state.legal_actions()[:12]:
            heading = drawing_of("taj_mahal").group(state, action, lang)
            words = label("taj_mahal", state, action, lang)
            assert heading
            assert words
            seen.add((state.structure(action)["do"], heading))
        table.step()
    assert {verb for verb, _ in seen} == {"influence", "withdraw", "palace", "crown", "take"}
    assert len({heading for _, heading in seen}) == 8


def test_choices_say_what_they_score_at_once() -> None:
    seats = [{"row": {"red-EE": 1}, "hand": {"red-EV": 1, "nobility": 1}}, {}, {}]
    state = GAME.from_dict({"players": 3, "seats": seats})
    found = {choice.words: choice.gold for choice in choices(state, 0, "en")}
    assert found == {"Withdraw": 1, "red elephant–vizier": None, "red elephant–vizier + Nobility": 2}
