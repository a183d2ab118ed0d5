"""How Maharani looks in a terminal."""

from __future__ import annotations

import importlib.util
from io import StringIO
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

import durbar
from durbar.cli.choices import choices
from durbar.cli.draw import drawing_of, label
from durbar.cli.draw.canvas import Canvas, crossing
from durbar.cli.draw.maharani_board import letter
from durbar.cli.draw.pieces import SEATS
from durbar.games.base import State
from durbar.text import has, languages

PICTURE = Path(__file__).parents[2] / "docs" / "make_picture.py"


def middle_game(players: int, decisions: int = 30) -> State:
    table = durbar.Table(durbar.game("maharani"), ["greedy"] * players, seed=3)
    while sum(entry.by != durbar.CHANCE for entry in table.log) < decisions or table.state.to_move() < 0:
        table.step()
    return table.state


def drawn(view: dict, lang: str, width: int, height: int = 24, colours: bool = False) -> str:
    console = Console(
        file=StringIO(),
        width=width,
        height=height,
        force_terminal=colours,
        color_system="truecolor" if colours else None,
    )
    console.print(drawing_of("maharani").draw(view, lang, []))
    text: str = console.file.getvalue()
    return text


@pytest.mark.parametrize("game", durbar.games())
def test_every_game_can_be_drawn(game: str) -> None:
    module = drawing_of(game)
    assert callable(module.draw)
    assert callable(module.group)
    for lang in languages():
        assert has(f"terminal-{game}-help", lang), "what the signs of the drawing mean"


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("width", "height", "lines"), [(60, 24, 41), (80, 24, 21), (120, 24, 21), (120, 50, 37)])
def test_fits_the_terminal(players: int, lang: str, width: int, height: int, lines: int) -> None:
    view = middle_game(players).view()
    rows = drawn(view, lang, width, height).rstrip().splitlines()
    assert max(cell_len(row) for row in rows) <= width
    assert len(rows) <= lines
    for seat in view["seats"]:
        name = durbar.text.player_name(seat["seat"], lang)
        where = next(row for row in rows if f" {name} " in row and row.rstrip().endswith(str(seat["gold"])))
        assert SEATS[seat["seat"]].shape in where


def test_tiles_and_workers_are_told_without_colour() -> None:
    view = middle_game(3).view()
    rows = drawn(view, "en", 80).splitlines()
    placed = [(name, space) for name, space in view["spaces"].items() if space["tile"]]
    assert len(placed) > 15
    for name, space in placed:
        x, y = 4 + (ord(name[0]) - ord("a")) * 6, 3 + (int(name[1]) - 1) * 2
        inside = rows[y][x : x + 5]
        assert inside[1] == letter(space["tile"], "en")
        shape = SEATS[["green", "red", "blue", "yellow"].index(space["worker"])].shape if space["worker"] else " "
        assert inside[3] == shape
        assert inside[2] == ("○" if space["columns"] == "o" else " ")


def test_letters_are_different_in_both_languages() -> None:
    colours = durbar.game("maharani").board.colours
    for lang in ("en", "fr"):
        assert len({letter(colour, lang) for colour in colours}) == len(colours)
    assert letter("turquoise", "en") == "T", "a colour of somebody's own board"


def test_columns_stand_where_the_board_has_them() -> None:
    rows = drawn(durbar.game("maharani").new(4).view(), "en", 80).splitlines()
    assert rows[3][3:52] == "    1 ┃     ○     ○     ○     ○     ○     ┃ 2    "
    assert sum(row[:53].count("○") for row in rows) == 8 + (24 + 2 * 24) // 2


def test_rondel_shows_slots_in_their_quarters() -> None:
    view = middle_game(4).view()
    rows = drawn(view, "en", 80).splitlines()
    middle = rows[9][22:33], rows[11][22:33]
    places = {1: middle[0][:5], 2: middle[0][6:], 3: middle[1][6:], 4: middle[1][:5]}
    for slot in view["rondel"]:
        shown = places[slot["quarter"]]
        assert shown[0] == str(slot["slot"])
        assert shown[2] == (letter(slot["tile"], "en") if slot["tile"] else "·")
        assert shown[3] == (slot["columns"] or " ")
    assert rows[10][27] == {"N": "↑", "E": "→", "S": "↓", "W": "←"}[view["rondel"][0]["arrow"]]


def test_colours_are_there_on_a_terminal() -> None:
    assert "48;2;43;89;176" in drawn(middle_game(3).view(), "en", 80, colours=True)
    assert "\x1b" not in drawn(middle_game(3).view(), "en", 80)


@pytest.mark.rule("MN-P5")
def test_arrows_that_do_not_point_home_are_one_choice() -> None:
    state = middle_game(3, decisions=0)
    seat = state.to_move()
    found = choices(state, seat, "en")
    offered = [action for choice in found for action in choice.actions]
    assert sorted(offered) == sorted(state.legal_actions(seat))
    home = state.view()["rondel"][0]["arrow"]
    for choice in found:
        arrows = {state.structure(action)["arrow"] for action in choice.actions}
        assert arrows == {home} or home not in arrows
        assert (SEATS[seat].shape in choice.words) == (arrows == {home})
        assert len({state.structure(action)["space"] for action in choice.actions}) == 1
    assert len(found) < len(state.legal_actions(seat))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_gold_of_a_choice_is_what_it_brings(players: int) -> None:
    state = middle_game(players)
    seat = state.to_move()
    for choice in choices(state, seat, "en"):
        for action in choice.actions:
            after = state.clone()
            after.apply(action)
            assert (choice.gold or 0) == after.scores()[seat] - state.scores()[seat]


def test_star_for_a_marker() -> None:
    state = middle_game(3, decisions=0)
    for action in state.legal_actions():
        after = state.clone()
        after.apply(action)
        used = any(event["kind"] == "marker" for event in after.events())
        assert ("*" in label("maharani", state, action, "en")) == used


def test_crossings() -> None:
    assert crossing(0, 0, 0, 0) == " "
    assert crossing(1, 1, 1, 1) == "┼"
    assert crossing(2, 2, 2, 2) == "╋"
    assert crossing(0, 2, 2, 0) == "┏"
    assert crossing(2, 1, 2, 0) == "┠"


def test_canvas() -> None:
    canvas = Canvas(4, 2)
    canvas.fill(1, 0, 2, 1, "on blue")
    canvas.put(1, 0, "a", "red on blue")
    canvas.overlay(1, 0, "b", "green")
    canvas.overlay(0, 1, "c", "green")
    text = canvas.text()
    assert text.plain == " b  \nc   "
    assert [(span.start, span.style) for span in text.spans] == [(1, "red on blue"), (2, "on blue"), (5, "green")]


def test_picture_is_the_one_the_script_draws() -> None:
    spec = importlib.util.spec_from_file_location("make_picture", PICTURE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    assert PICTURE.with_name("terminal.svg").read_text("utf-8") == module.picture()
