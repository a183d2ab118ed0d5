"""Maharani: the board and the tiles."""

from __future__ import annotations

from collections import Counter

import pytest

from durbar.games.maharani.board import CELLS, COMPASS
from tests.rules.maharani_help import GAME, SPACES, area, at, places, quarter
from tests.rules.moves import do, moves, only, refused

MAP = [".>----<.", "vo>--<ov", "|vo><ov|", "||v..v||", "||^..^||", "|^o><o^|", "^o>--<o^", ".>----<."]


def spaces() -> dict[str, dict[str, object]]:
    view = GAME.new(4).view()
    found: dict[str, dict[str, object]] = view["spaces"]
    return found


@pytest.mark.rule("MN-B1")
def test_the_palace_has_56_spaces_without_corners_and_rondel() -> None:
    names = {f"{column}{row}" for column in "abcdefgh" for row in range(1, 9)}
    assert set(spaces()) == names - {"a1", "h1", "a8", "h8", "d4", "e4", "d5", "e5"}
    assert len(spaces()) == 56


@pytest.mark.rule("MN-B1")
@pytest.mark.parametrize("space", ["a1", "h1", "a8", "h8", "d4", "e4", "d5", "e5"])
def test_there_is_nothing_to_place_on_in_the_corners_and_under_the_rondel(space: str) -> None:
    state = at(rondel=["blue-centre"])
    assert space not in places(state, 1)
    assert refused(state, f"1 {space} N") == "MN-B1"


@pytest.mark.rule("MN-B2")
def test_quarters_lie_clockwise_from_the_north_west() -> None:
    expected = {}
    for space in SPACES:
        west, north = space[0] in "abcd", space[1] in "1234"
        expected[space] = {(True, True): 1, (False, True): 2, (False, False): 3, (True, False): 4}[west, north]
    assert {space: content["quarter"] for space, content in spaces().items()} == expected
    assert [len(quarter(number)) for number in (1, 2, 3, 4)] == [14] * 4
    assert [q["animal"] for q in GAME.new(4).view()["quarters"]] == ["lion", "elephant", "peacock", "monkey"]


@pytest.mark.rule("MN-B3")
@pytest.mark.parametrize(
    ("other", "arrow", "joined"),
    [
        ("c2", "E", True),  # west, in the same quarter
        ("e2", "E", True),  # east, across the border of quarter 2
        ("d1", "E", True),  # north
        ("d3", "E", True),  # south
        ("c1", "E", False),  # the four diagonals
        ("e1", "E", False),
        ("c3", "E", False),
        ("e3", "E", False),
    ],
)
def test_spaces_touch_horizontally_and_vertically_only(other: str, arrow: str, joined: bool) -> None:
    state = at(rondel=["blue-across"], tiles={other: f"blue {'W' if other == 'e3' else arrow}"})
    expected = area(0, "blue", *sorted(["d2", other], key=lambda space: (space[1], space[0]))) if joined else None
    assert only(do(state, "1 d2 N"), "gold")[0] == (expected or area(0, "blue", "d2"))


@pytest.mark.rule("MN-B3")
@pytest.mark.parametrize(
    ("tile", "placed", "other"),
    [
        ("blue-along", "1 a3 N", "h2 blue S"),  # the end of one row and the start of the next
        ("blue-ahead", "1 h2 S", "a3 blue N"),
        ("blue-ahead", "1 c4 S", "f4 blue W"),  # on either side of the rondel
        ("blue-along", "1 c1 E", "c8 blue E"),  # the first row and the last
    ],
)
def test_spaces_do_not_touch_around_the_edge_or_through_the_rondel(tile: str, placed: str, other: str) -> None:
    space, tile_there = other.split(maxsplit=1)
    state = at(rondel=[tile], tiles={space: tile_there})
    assert only(do(state, placed), "gold")[0] == area(0, "blue", placed.split()[1])


@pytest.mark.rule("MN-B4")
def test_columns_stand_on_concentric_cloisters() -> None:
    """The drawn map and the formula of the rule agree with the board."""
    signs = {0: ".", 1: "^", 2: ">", 4: "v", 8: "<", 5: "|", 10: "-", 16: "o"}
    for row in range(8):
        for column in range(8):
            x, y = column - 3.5, row - 3.5
            halves = 0
            if abs(x) == abs(y):
                halves = 16
            elif abs(y) > abs(x):
                halves = 2 * (abs(x + 1) < abs(y)) + 8 * (abs(x - 1) < abs(y))
            else:
                halves = 4 * (abs(y + 1) < abs(x)) + 1 * (abs(y - 1) < abs(x))
            if MAP[row][column] == ".":
                halves = 0
            assert GAME.board.columns[row * 8 + column] == halves
            assert MAP[row][column] == signs[halves]
    assert Counter("".join(MAP)) == {"o": 8, ".": 8, "-": 12, "|": 12, "<": 6, ">": 6, "^": 6, "v": 6}


@pytest.mark.rule("MN-B4")
def test_every_half_column_meets_its_other_half() -> None:
    for space in SPACES:
        cell = CELLS[space]
        for side, step in enumerate((-8, 1, 8, -1)):
            if GAME.board.columns[cell] >> side & 1:
                assert GAME.board.columns[cell + step] >> (side + 2) % 4 & 1, space


@pytest.mark.rule("MN-B5")
@pytest.mark.parametrize(("players", "sides"), [(4, "SWNE"), (3, "SWN"), (2, "SN")])
def test_seats_are_sides_of_the_board(players: int, sides: str) -> None:
    assert "".join(seat["side"] for seat in GAME.new(players).view()["seats"]) == sides
    for seat, side in enumerate(sides):
        state = at(players, active=seat, rondel=["blue-centre"] * 2)
        assert {slot["arrow"] for slot in state.view()["rondel"]} == {side}
        with_worker = {
            arrow for arrow in COMPASS if state.describe(state.parse(f"1 b2 {arrow}")).endswith("with a worker")
        }
        assert with_worker == {side}


@pytest.mark.rule("MN-T1")
def test_there_are_60_tiles_10_of_each_colour() -> None:
    bag = GAME.new(4).view()["bag"]
    colours: Counter[str] = Counter()
    for name, count in bag.items():
        colours[name.split("-")[0]] += count
    assert colours == dict.fromkeys(["blue", "red", "green", "orange", "purple", "white"], 10)
    assert GAME.new(4).view()["bag_left"] == 60


@pytest.mark.rule("MN-T2")
def test_every_colour_has_the_same_mix() -> None:
    bag = GAME.new(4).view()["bag"]
    mix = {"centre": 2, "ahead": 1, "right": 1, "behind": 1, "left": 1, "along": 2, "across": 2}
    for colour in ("blue", "red", "green", "orange", "purple", "white"):
        of_colour = {name.split("-")[1]: count for name, count in bag.items() if name.startswith(f"{colour}-")}
        assert of_colour == mix


@pytest.mark.rule("MN-T3", "MN-T2", "MN-P5")
@pytest.mark.parametrize(
    ("kind", "space", "arrows"),
    [
        ("centre", "b2", "NESW"),
        ("ahead", "b1", "E"), ("right", "b1", "N"), ("behind", "b1", "W"), ("left", "b1", "S"),
        ("ahead", "a2", "S"), ("right", "a2", "E"), ("behind", "a2", "N"), ("left", "a2", "W"),
        ("along", "c1", "EW"), ("across", "c1", "NS"), ("along", "a3", "NS"), ("across", "a3", "EW"),
    ],
)  # fmt: skip
def test_a_tile_fits_when_its_columns_are_those_of_the_space(kind: str, space: str, arrows: str) -> None:
    state = at(rondel=[f"blue-{kind}"])
    assert {move[-1] for move in moves(state) if move.startswith(f"1 {space} ")} == set(arrows)
    for arrow in set("NESW") - set(arrows):
        assert refused(state, f"1 {space} {arrow}") == "MN-T3"


@pytest.mark.rule("MN-T3")
@pytest.mark.parametrize(
    ("kind", "signs"),
    [
        ("centre", "o"),
        *((kind, "<>^v") for kind in ("ahead", "right", "behind", "left")),
        ("along", "-|"),
        ("across", "-|"),
    ],
)
def test_a_tile_fits_no_space_with_other_columns(kind: str, signs: str) -> None:
    state = at(rondel=[f"blue-{kind}"])
    fitting = {space for space in SPACES if MAP[int(space[1]) - 1]["abcdefgh".index(space[0])] in signs}
    assert places(state, 1) == fitting
    for space in set(SPACES) - fitting:
        assert refused(state, f"1 {space} N") == "MN-T3"
