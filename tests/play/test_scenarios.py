from __future__ import annotations

import pickle
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import durbar
from durbar.play import position, scenario
from durbar.play.scenario import Scenario, ScenarioError

FOLDER = Path(__file__).parent.parent / "scenarios"
FILES = sorted(FOLDER.rglob("*.toml"))

HEAD = """
[[scenario]]
title = "A test"
rules = ["MN-G1"]
game = "maharani"
"""
POSITION = 'position = { players = 3, rondel = ["blue-centre", "red-left", "red-right", "green-along"] }\n'
MOVED = HEAD + 'moves = ["0: 1 b2 S", "0: stop"]\nchance = ["draw red-along"]\n' + POSITION + "[scenario.expect]\n"


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_our_scenarios_come_out(path: Path) -> None:
    for number, item in enumerate(scenario.load(path), 1):
        differences = scenario.run(item)
        assert not differences, f"{number} {item.title}\n" + "\n".join(map(str, differences))


def test_the_rulebook_examples_are_there() -> None:
    rules = {rule for path in FILES for item in scenario.load(path) for rule in item.rules}
    assert {"MN-EX1", "MN-EX2", "MN-EX3", "MN-EX4", "MN-EX5"} <= rules


def one(text: str) -> Scenario:
    (item,) = scenario.loads(text)
    return item


def diff(expectation: str, before: str = MOVED) -> str:
    return "\n".join(map(str, scenario.run(one(before + expectation))))


PASSING = """
gold = [2, 0, 0]
scores = [2, 0, 0]
winners = []
to_move = 1
includes = ["4 b4 N", "4 A4 n"]
excludes = ["refresh", "stop"]
events = [{ kind = "stop" }, { kind = "draw", slot = 1, tile = "red" }, { kind = "turn", seat = 1 }]
illegal = { move = "1: refresh", rule = "MN-F2" }
position.workers = { b2 = "green" }
"""


def test_what_comes_out_as_expected_is_no_difference() -> None:
    assert diff(PASSING) == ""


@pytest.mark.parametrize(
    ("expectation", "lines"),
    [
        ("gold = [3, 0, 0]", ["gold", "  expected: [3, 0, 0]", "  found:    [2, 0, 0]"]),
        ("scores = [2, 0]", ["scores", "  expected: [2, 0]", "  found:    [2, 0, 0]"]),
        ("winners = [0]", ["winners", "  expected: [0]", "  found:    []"]),
        ("to_move = 0", ["to_move", "  expected: seat 0", "  found:    seat 1"]),
        ('to_move = "chance"', ["to_move", "  expected: chance", "  found:    seat 1"]),
        ('to_move = "over"', ["to_move", "  expected: over", "  found:    seat 1"]),
        (
            'includes = ["refresh", "4 b4 N", "stop"]',
            [
                "includes",
                "  expected: to be legal: 'refresh', '4 b4 N', 'stop'",
                "  found:    not legal: 'refresh', 'stop'",
            ],
        ),
        (
            'excludes = ["refresh", "4 b4 N"]',
            ["excludes", "  expected: not to be legal: 'refresh', '4 b4 N'", "  found:    legal: '4 b4 N'"],
        ),
        (
            'excludes = ["4 z9 N"]',
            [
                "excludes",
                "  expected: '4 z9 N' to be a move",
                "  found:    '4 z9 N' is not a move of Maharani; moves look like '2 c3 S', 'refresh' or 'stop'",
            ],
        ),
        (
            "position.evaluated = [1]",
            ["position.evaluated", "  expected: [1]", "  found:    []"],
        ),
        ("position.moon = 1", ["position.moon", "  expected: 1", "  found:    no such field"]),
        (
            'events = [{ kind = "turn" }, { kind = "stop" }]',
            [
                "events[1]",
                "  expected: {'kind': 'stop'}",
                "  found:    none like that after those before it; there are:",
                "            none",
            ],
        ),
        (
            'events = [{ kind = "place" }]',
            [
                "events[0]",
                "  expected: {'kind': 'place'}",
                "  found:    none like that; there are:",
                "            {'kind': 'stop', 'rule': 'MN-2A', 'seat': 0}",
                "            {'kind': 'draw', 'rule': 'MN-E1', 'slot': 1, 'tile': 'red', 'shape': 'along'}",
                "            {'kind': 'turn', 'rule': 'MN-R1', 'seat': 1, 'turn': 2}",
            ],
        ),
        (
            'illegal = { move = "1: refresh", rule = "MN-P3" }',
            [
                "illegal, 1: refresh",
                "  expected: to be refused because of MN-P3",
                "  found:    refused, but: MN-F2: all your markers are face up already",
            ],
        ),
        (
            'illegal = { move = "0: stop", rule = "MN-P3" }',
            [
                "illegal, 0: stop",
                "  expected: to be refused because of MN-P3",
                "  found:    refused, but: it is not the turn of seat 0: the decision is with seat 1",
            ],
        ),
        (
            'illegal = { move = "1: 4 b4 N", rule = "MN-P3" }',
            [
                "illegal, 1: 4 b4 N",
                "  expected: to be refused because of MN-P3",
                "  found:    it is legal",
            ],
        ),
    ],
)
def test_differences_are_readable(expectation: str, lines: list[str]) -> None:
    assert diff(expectation).splitlines() == lines


def test_events_of_all_moves() -> None:
    wanted = 'events = [{ kind = "place" }, { kind = "stop" }]\n'
    assert "none like that" in diff(wanted)
    assert diff(wanted + 'events_of = "all"') == ""


def test_the_list_of_legal_moves_is_exact() -> None:
    started = HEAD + "players = 2\n"
    draws = 'chance = ["draw red-left", "draw red-right", "draw red-ahead", "draw red-behind"]\n[scenario.expect]\n'
    assert diff('legal = ["start 1", "start 0"]', started + draws) == ""
    assert diff('legal = ["start 0", "start 3"]', started + draws).splitlines() == [
        "legal",
        "  expected: exactly these to be legal: 'start 0', 'start 3'",
        "  found:    not legal: 'start 3'",
        "            legal, too: 'start 1'",
    ]


def test_legal_moves_of_another_seat() -> None:
    assert diff("legal = []\nseat = 0") == ""
    assert diff("legal = []\nseat = 9") == ""
    assert "legal, too" in diff("legal = []\nseat = 1")


def test_a_move_that_is_not_possible_is_a_difference() -> None:
    before = MOVED.replace('"0: stop"', '"0: 1 c3 S"')
    assert diff("to_move = 1", before).splitlines() == [
        "move 2, 0: 1 c3 S",
        "  expected: to be possible",
        "  found:    MN-2A: there is no tile on slot 1",
    ]
    assert "is not a move of Maharani" in diff("to_move = 1", MOVED.replace("0: stop", "0: fly"))


def test_draws_that_are_left_over_are_a_difference() -> None:
    before = MOVED.replace('"draw red-along"]', '"draw red-along", "draw red-across"]')
    assert diff("to_move = 1", before).splitlines()[-1] == "  found:    left over: draw red-across"


def test_a_position_from_a_file(tmp_path: Path) -> None:
    state = one(MOVED + "to_move = 1").start
    position.save(tmp_path / "start.json", state)
    path = tmp_path / "scenario.toml"
    path.write_text(MOVED.replace(POSITION, 'position = "start.json"\n') + "to_move = 1", "utf-8")
    (item,) = scenario.load(path)
    assert item.start == state
    assert scenario.run(item) == []
    path.write_text(MOVED.replace(POSITION, 'position = "none.json"\n') + "to_move = 1", "utf-8")
    with pytest.raises(ScenarioError, match=r"scenario 1.position: file: No such file"):
        scenario.load(path)


def test_another_board(tmp_path: Path) -> None:
    standard = (Path(durbar.__file__).parent / "games" / "maharani" / "board.toml").read_text("utf-8")
    (tmp_path / "rich.toml").write_text(standard.replace("payouts = [4,", "payouts = [40,"), "utf-8")
    path = tmp_path / "scenario.toml"
    path.write_text(MOVED.replace("game =", 'board = "rich.toml"\ngame =') + "to_move = 1", "utf-8")
    (item,) = scenario.load(path)
    assert item.start.game.board.payouts[0] == 40
    position.save(tmp_path / "rich.json", item.start)
    path.write_text(MOVED.replace(POSITION, 'position = "rich.json"\n') + "to_move = 1", "utf-8")
    with pytest.raises(ScenarioError, match="expected the same game and board"):
        scenario.load(path)
    path.write_text(MOVED.replace("game =", 'board = "poor.toml"\ngame =') + "to_move = 1", "utf-8")
    with pytest.raises(ScenarioError, match=r"scenario 1.board: file"):
        scenario.load(path)


def test_running_does_not_change_the_scenario() -> None:
    item = one(MOVED + "gold = [2, 0, 0]")
    before = hash(item.start)
    assert scenario.run(item) == scenario.run(item) == []
    assert hash(item.start) == before
    assert scenario.run(pickle.loads(pickle.dumps(item))) == []  # noqa: S301


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "scenario: missing"),
        ("scenario = 5", "scenario: a number"),
        ("scenario = []", "at least one"),
        ("this is no toml", "expected TOML"),
        ("a = " + "[" * 5000, "nested too deeply"),
        ("scenario = [5]", "scenario 1: a number"),
        (HEAD, "scenario 1.expect: missing"),
        (MOVED, "scenario 1.expect: nothing; expected at least one thing"),
        (MOVED + "hope = 1", "scenario 1.expect.hope: not known here"),
        (MOVED + "gold = 5", "scenario 1.expect.gold: a number"),
        (MOVED + 'gold = ["much"]', "scenario 1.expect.gold[0]: a text"),
        (MOVED + "to_move = 1.5", "scenario 1.expect.to_move: 1.5"),
        (MOVED + "to_move = []", "scenario 1.expect.to_move: []"),
        (MOVED + "legal = [5]", "scenario 1.expect.legal[0]: a number"),
        (MOVED + "events = [5]", "scenario 1.expect.events[0]: a number"),
        (MOVED + 'events = []\nevents_of = "some"', "'last' or 'all'"),
        (MOVED + "illegal = {}", "scenario 1.expect.illegal.move: missing"),
        (MOVED + 'illegal = { move = "stop", rule = "MN-P3" }', "who acts and the move"),
        (MOVED + "position = 5", "scenario 1.expect.position: a number"),
        (MOVED.replace("MN-G1", "rule one") + "to_move = 1", "rule ids such as 'MN-P3'"),
        (MOVED.replace('"maharani"', '"chess"') + "to_move = 1", "scenario 1.game: chess; expected one of"),
        (MOVED.replace('"0: stop"', '"stop"') + "to_move = 1", "scenario 1.moves[1]: stop; expected who acts"),
        (MOVED.replace("game =", "players = 3\ngame =") + "to_move = 1", "given beside a position"),
        (MOVED.replace("game =", "board = 3\ngame =") + "to_move = 1", "scenario 1.board: 3"),
        (MOVED.replace("game =", "board = {}\ngame =") + "to_move = 1", "scenario 1.board: name"),
        (MOVED.replace("blue-centre", "pink-centre") + "to_move = 1", "scenario 1.position: rondel"),
        (HEAD + "players = 9\nexpect = { to_move = 1 }", "2 to 4 players, not for 9"),
        (HEAD + "players = 2\noptions = 5\nexpect = { to_move = 1 }", "scenario 1.options: a number"),
        (HEAD + "players = 2\noptions = { speed = 1 }\nexpect = { to_move = 1 }", "no option 'speed'"),
    ],
)
def test_faults_are_named(text: str, words: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        scenario.loads(text)
    assert any(words in str(fault) for fault in caught.value.faults), caught.value


def test_all_faults_are_listed() -> None:
    with pytest.raises(ScenarioError) as caught:
        scenario.loads(MOVED.replace("0: stop", "x") + "gold = 5\nhope = 1\n" + HEAD.replace('"maharani"', "7"))
    assert len(caught.value.faults) == 5


@settings(max_examples=80, deadline=None, derandomize=True)
@given(st.data())
def test_damaged_text_never_crashes_anything(draw: st.DataObject) -> None:
    text = MOVED + PASSING
    for _ in range(draw.draw(st.integers(1, 2))):
        at = draw.draw(st.integers(0, len(text)))
        text = text[:at] + draw.draw(st.text(max_size=3)) + text[at + draw.draw(st.integers(0, 12)) :]
    try:
        items = scenario.loads(text)
    except ScenarioError:
        items = []
    for item in items:
        scenario.run(item)
