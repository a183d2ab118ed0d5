"""Board files: what is wrong with one is said at once, and another good one can be played on."""

from __future__ import annotations

import copy
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import durbar
from durbar.games.taj_mahal.board import load_board
from tests.examples import examples
from tests.games.junk import JUNK

TEXT = files("durbar.games.taj_mahal").joinpath("board.toml").read_text("utf-8")


@pytest.fixture
def data() -> dict[str, Any]:
    return copy.deepcopy(tomllib.loads(TEXT))


def faults(data: Any) -> list[str]:
    with pytest.raises(durbar.BoardError) as caught:
        load_board(data)
    return [str(fault) for fault in caught.value.faults]


def test_the_standard_board_has_the_known_numbers() -> None:
    board = load_board(None)
    assert sum(card.count for card in board.cards if card) == 96
    assert len(board.provinces) == 12
    assert len(board.cities) == 49
    assert len(board.diamonds) == 16
    assert len(board.roads) == 82
    assert board.city_names[board.agra] == "AGRe"
    assert len(board.tokens) == 12
    assert sum(board.bonus) == 15


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda d: d.update(name=""), "name: ''; expected a text"),
        (lambda d: d.update(colour="red"), "colour: not known here"),
        (lambda d: d.pop("prestige"), "prestige: nothing; expected a mapping"),
        (lambda d: d.update(cards=3), "cards: a number; expected a mapping"),
        (lambda d: d.update(agra="KABb"), "agra: 'KABb'; expected a city with a diamond"),
        (lambda d: d["cards"]["red"].update(EE=3), "cards.red: 22 cards; expected 21"),
        (lambda d: d["cards"]["red"].update(EX=1), "cards.red.EX: its name; expected 2 of the letters VGMPCE"),
        (lambda d: d["cards"]["red"].update(VE=1), "cards.red.VE: the same members as another kind"),
        (lambda d: d["cards"]["red"].update(EE="2"), "cards.red.EE: '2'; expected a whole number"),
        (lambda d: d["cards"]["red"].update(VV=0), "cards.red: 12 kinds; expected at most 11"),
        (lambda d: d["cards"]["colourless"].update(E=8), "cards.colourless: 13 cards; expected 12"),
        (lambda d: d["prestige"].update(monk="might"), "expected each of might, nobility, "),
        (lambda d: d["provinces"].update({"K-B": {}}), "provinces.K-B: its name; expected a word"),
        (lambda d: d["provinces"]["KAB"].update(name=3), "provinces.KAB.name: 3; expected a text"),
        (lambda d: d["provinces"]["KAB"]["cities"].update(E=[1, 1]), "provinces.KAB.cities.E: its name"),
        (lambda d: d["provinces"]["KAB"]["cities"].update(a=[1]), "provinces.KAB.cities.a: [1]; expected two whole"),
        (lambda d: d["provinces"]["KAB"]["cities"].update(e=[2, 2]), "map: 50 cities; expected 49"),
        (lambda d: d["provinces"]["KAB"]["cities"].pop("b"), "provinces.KAB: 3 cities; expected a city for"),
        (lambda d: d["provinces"]["KAB"]["cities"].update(b=[7, 8]), "map: KABa and KABb in one place"),
        (lambda d: d["provinces"].update(lah=d["provinces"].pop("KAB")), "map: 2 cities called 'laha'"),
        (lambda d: d["provinces"].pop("KAB"), "map: 11 provinces; expected 12"),
        (lambda d: d["provinces"]["KAB"].update(diamonds=["a"]), "map: 15 diamonds; expected 16"),
        (lambda d: d["provinces"]["KAB"].update(diamonds=["a", "x"]), "provinces.KAB.diamonds: KABx"),
        (lambda d: d["provinces"]["KAB"].update(diamonds=3), "provinces.KAB.diamonds: 3; expected a list of words"),
        (lambda d: d["provinces"]["KAB"].update(roads=["ab", "bc"]), "provinces.KAB: no way from the rest to KABd"),
        (lambda d: d["provinces"]["KAB"]["roads"].append("aa"), "provinces.KAB.roads: aa; expected two different"),
        (lambda d: d["provinces"]["KAB"]["roads"].append("ba"), "provinces.KAB.roads: ba; expected each road once"),
        (lambda d: d["roads"]["across"].append("KABa-KABd"), "roads.across: KABa-KABd; expected cities of different"),
        (lambda d: d["roads"]["across"].append("KABa-LAHx"), "roads.across: KABa-LAHx; expected two different"),
        (lambda d: d["tokens"]["provinces"].pop(), "tokens.provinces: "),
        (lambda d: d["tokens"]["provinces"][0].append("silk"), "tokens.provinces, token 1: "),
        (lambda d: d["tokens"]["bonus"].update(gems=3), "tokens.bonus: 16 tokens; expected 15"),
        (lambda d: d["tokens"]["bonus"].update(silk=1), "tokens.bonus.silk: 1"),
        (lambda d: d["tokens"].update(agra="gems"), "tokens.agra: 'gems'"),
    ],
)  # fmt: skip
def test_every_fault_is_told(data: dict[str, Any], change: Any, told: str) -> None:
    change(data)
    assert any(told in fault for fault in faults(data)), faults(data)


def test_the_map_must_be_in_one_piece(data: dict[str, Any]) -> None:
    data["roads"]["across"] = [road for road in data["roads"]["across"] if "KAB" not in road]
    assert any(fault.startswith("map: no way from the rest to LAHa, ") for fault in faults(data))


@pytest.mark.parametrize(
    ("road", "other"),
    [
        ("KABc-AJMa", "LAHd-MULb"),
        ("KABd-GUJa", "MULa"),
    ],
)
def test_roads_may_not_cross_nor_run_through_a_city(data: dict[str, Any], road: str, other: str) -> None:
    data["provinces"]["KAB"]["cities"]["d"] = [7, 22]
    data["roads"]["across"].append(road)
    assert any("meets" in fault and road in fault and other in fault for fault in faults(data))


def test_all_faults_come_at_once(data: dict[str, Any]) -> None:
    data["cards"]["red"]["EE"] = 3
    data["tokens"]["agra"] = "gems"
    data["provinces"]["KAB"]["diamonds"] = ["a"]
    found = "\n".join(faults(data))
    for part in ("cards.red", "tokens.agra", "15 diamonds"):
        assert part in found


@pytest.mark.parametrize(
    "junk", [{}, {"provinces": []}, {"provinces": {"KAB": 3}}, {"cards": {"red": [1]}}, {1: 2}, {"agra": 10**5000}]
)
def test_junk_is_refused_without_a_crash(junk: Any) -> None:
    assert faults(junk)


@settings(max_examples=examples(100))
@given(st.lists(st.integers(0, 30), min_size=1, max_size=4), JUNK)
def test_a_board_with_junk_in_it_is_refused_or_playable(path: list[int], junk: Any) -> None:
    data: Any = tomllib.loads(TEXT)
    part = data
    for step in path[:-1]:
        keys = sorted(part) if isinstance(part, dict) else range(len(part)) if isinstance(part, list) else ()
        if not keys or not isinstance(part[keys[step % len(keys)]], dict | list):
            break
        part = part[keys[step % len(keys)]]
    if part:
        keys = sorted(part) if isinstance(part, dict) else range(len(part))
        part[keys[path[-1] % len(keys)]] = junk
    try:
        game = durbar.game("taj_mahal", data)
    except durbar.BoardError as error:
        assert error.faults  # noqa: PT017
    else:
        assert durbar.play_out(game.new(2), 1).is_over()


def test_an_unreadable_file_is_a_fault(tmp_path: Path) -> None:
    with pytest.raises(durbar.BoardError, match="readable TOML"):
        durbar.game("taj_mahal", tmp_path / "missing.toml")
    broken = tmp_path / "broken.toml"
    broken.write_text("name = ", "utf-8")
    with pytest.raises(durbar.BoardError, match="readable TOML"):
        durbar.game("taj_mahal", broken)


def test_another_board_can_be_played_on(data: dict[str, Any], tmp_path: Path) -> None:
    """A colour with fewer kinds, other tokens and another prestige order."""
    data["cards"]["red"] = {"EE": 11, "EV": 10}
    data["tokens"]["bonus"] = {"card": 14, "points-6": 1}
    data["prestige"] = {"vizier": "might", "general": "knowledge", "monk": "nobility", "princess": "enlightenment"}
    game = durbar.game("taj_mahal", data)
    state = durbar.play_out(game.new(4), 3)
    assert state.is_over()
    assert game.from_dict(state.to_dict()) == state
    first = game.new(2)
    assert first.parse("draw red-EE") == first.action({"do": "draw", "card": "red-EE"})
    with pytest.raises(ValueError, match="not a move"):
        first.parse("draw red-EG")
    with pytest.raises(ValueError, match="not an action"):
        first.notation(2 * 11)
    with pytest.raises(durbar.IllegalAction):
        first.apply(2 * 11)
    assert game != durbar.game("taj_mahal")
