"""How Maharaja looks in a terminal."""

from __future__ import annotations

from io import StringIO
from itertools import islice

import pytest
from rich.cells import cell_len
from rich.console import Console

import durbar
from durbar.cli.choices import choices
from durbar.cli.draw.maharaja import CENTRAL, MAHARAJA, draw, group, label
from durbar.cli.draw.pieces import SEATS
from tests.games.maharaja.games import GAME, SETTINGS, walk


def drawn(state: durbar.State, seat: int | None = None, lang: str = "en", width: int = 80) -> str:
    console = Console(file=StringIO(), width=width, height=30, force_terminal=False, color_system=None)
    console.print(draw(state.view(seat), lang, []))
    text: str = console.file.getvalue()
    return text


def middle(players: int, options: dict[str, bool], steps: int = 90) -> durbar.State:
    state = GAME.new(players, options)
    for _ in islice(walk(state, 4), steps):
        pass
    return state


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("width", [60, 80, 120])
@pytest.mark.parametrize("options", [SETTINGS[0], SETTINGS[-1]], ids=["basic", "all"])
@pytest.mark.parametrize("players", GAME.players)
def test_fits_the_terminal_and_shows_every_player(
    players: int, options: dict[str, bool], width: int, lang: str
) -> None:
    for steps in (0, 3, 9, 30, 90):
        state = middle(players, options, steps)
        rows = drawn(state, 0, lang, width).rstrip().splitlines()
        assert max(cell_len(row) for row in rows) <= width
        for seat in range(players):
            name = durbar.text.player_name(seat, lang)
            assert any(f"{SEATS[seat].shape} {name}" in row for row in rows)


def test_pieces_are_told_without_colour() -> None:
    position = {
        "players": 3,
        "maharaja": "delhi",
        "architects": ["delhi", "agra", "start"],
        "houses": {"delhi": [2, 0, 1], "delhi-agra-1": [1, 1, 0]},
        "outer": {"delhi": [0, 1, 0]},
        "central": {"delhi": 2},
        "options": {"neutral_palaces": True},
    }
    rows = drawn(GAME.from_dict(position)).splitlines()
    green, red, blue = (sign.shape for sign in SEATS[:3])
    delhi = next(row for row in rows if f"{MAHARAJA} Delhi" in row)
    assert f"{CENTRAL}{blue} {red}✕✕···" in delhi
    assert f"{green}{green}{blue}" in delhi
    assert delhi.rstrip().endswith(f"{green}3 {red}1 {blue}4")
    assert any(f"[{green}{red}] [··]" in row for row in rows if "Delhi–Agra" in row)
    assert any(row.split()[-1] == blue for row in rows if "the start" in row)


def test_discs_and_money_of_others_are_not_drawn() -> None:
    position = {"players": 3, "discs": ["gold+gold", "house+quarry", "move+palace"], "options": {"hidden_money": True}}
    text = drawn(GAME.from_dict(position), 1)
    lines = {name: next(row for row in text.splitlines() if f" {name} " in row) for name in ("Green", "Red", "Blue")}
    assert "disc: gold, gold" in lines["Green"]
    assert "disc: one house, quarry" in lines["Red"]
    assert "disc chosen" in lines["Blue"]
    assert "move" not in lines["Blue"]
    assert " ? " in lines["Green"]
    assert " ? " in lines["Blue"]
    assert "15" in lines["Red"]


def test_actions_are_listed_under_headings() -> None:
    state = GAME.from_dict(
        {
            "players": 2,
            "discs": ["house+palace", "gold+gold"],
            "architects": ["delhi", "start"],
            "houses": {"delhi-jaipur-1": [1, 0]},
        }
    )
    headings = {group(state, action, "en") for action in state.legal_actions()}
    assert headings == {"Travel", "Build a house", "Build a palace", "Otherwise"}
    discs = GAME.from_dict({"players": 2, "phase": "discs"})
    action = discs.parse("disc green gold+palace")
    assert (group(discs, action, "en"), label(discs, action, "en")) == ("Disc with gold and", "palace")
    assert (group(discs, action, "fr"), label(discs, action, "fr")) == ("Disque avec « or » et", "palais")


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("options", SETTINGS, ids=lambda options: "+".join(options) or "basic")
def test_every_action_is_a_choice_of_its_own(options: dict[str, bool], lang: str) -> None:
    state = GAME.new(3, options)
    for step, _ in enumerate(walk(state, 2)):
        if step % 11 == 0:
            for seat in state.pending():
                offered = choices(state, seat, lang)
                assert sorted(action for choice in offered for action in choice.actions) == sorted(
                    state.legal_actions(seat)
                )
                assert all(len(choice.actions) == 1 for choice in offered)


def test_the_auction_and_what_is_left_to_do_are_told() -> None:
    auction = GAME.from_dict(
        {
            "players": 2,
            "options": {"auction": True},
            "phase": "bid",
            "active": 1,
            "opener": 0,
            "other": 0,
            "bid": 4,
            "track": {city: box for box, city in enumerate(GAME.board.cities, -6)},
        }
    )
    assert "Green bids 4." in drawn(auction)
    builder = GAME.from_dict({"players": 2, "characters": {"builder": 0, "mogul": 1}, "discs": ["two-houses+gold"] * 2})
    text = drawn(builder)
    assert "Left to do: gold, one house, a house in a city." in text
    assert "The Builder’s house is free." in text
