from __future__ import annotations

import itertools
from typing import Any

import pytest

import durbar
from durbar.games.definition import Game
from durbar.play.entries import Entry
from durbar.play.redact import Line, events_for, lines_for
from durbar.play.table import Table

OPEN = {"kind": "turn", "seat": 0}
DEALT = {"kind": "deal", "seat": 1, "card": 5, "private": [1], "secret": ["card"]}
WHISPER = {"kind": "peek", "seat": 1, "private": [1, 2]}


@pytest.mark.parametrize(
    ("seat", "seen"),
    [
        (1, [OPEN, DEALT, WHISPER]),
        (2, [OPEN, {"kind": "deal", "seat": 1}, WHISPER]),
        (0, [OPEN, {"kind": "deal", "seat": 1}]),
        (None, [OPEN, {"kind": "deal", "seat": 1}]),
    ],
)
def test_events_lose_what_is_secret(seat: int | None, seen: list[dict[str, Any]]) -> None:
    assert events_for([OPEN, DEALT, WHISPER], seat) == seen


def test_redaction_leaves_the_events_themselves_alone() -> None:
    before = dict(DEALT)
    events_for([DEALT], 0)
    assert before == DEALT


LINES = [
    Line(Entry(durbar.CHANCE, "do", "deal 1 five"), [DEALT], [1]),
    Line(Entry(0, "do", "move"), [OPEN], None),
    Line(Entry(1, "do", "choose 3"), [WHISPER], [1]),
    Line(Entry(durbar.CHANCE, "do", "deal 1 five"), [DEALT], [1]),
    Line(Entry(0, "undo", 1), [], None),
]


def test_who_may_know_reads_every_line() -> None:
    lines = lines_for(LINES, 1)
    assert [line["n"] for line in lines] == [1, 2, 3, 4, 5]
    assert [line["notation"] for line in lines] == ["deal 1 five", "move", "choose 3", "deal 1 five", "undo 1"]
    assert [line["by"] for line in lines] == ["chance", 0, 1, "chance", 0]


def test_for_others_secret_lines_leave_no_gap() -> None:
    lines = lines_for(LINES, 0)
    assert [(line["n"], line["notation"]) for line in lines] == [(0, None), (1, "move"), (2, "undo 1")]
    assert lines[0]["events"] == [{"kind": "deal", "seat": 1}]
    assert lines[1]["events"] == [OPEN, {"kind": "deal", "seat": 1}]
    assert lines_for(LINES[3:], 0, known=1)[0]["n"] == 1
    assert "five" not in str(lines)
    assert "choose" not in str(lines)


def play_toy(toy: Game, cards: list[int], choices: list[list[int]], until: int) -> Table:
    """A table of the toy on which these cards are dealt and these numbers chosen, each seat as often as it likes."""
    table = Table(toy, ["human"] * 3, seed=next(s for s in itertools.count() if dealt(toy, s) == cards))
    for seat, numbers in enumerate(choices[:until]):
        for number in numbers:
            table.act(seat, 10 + 2 * seat + number)
    return table


def dealt(toy: Game, seed: int) -> list[int]:
    state: Any = Table(toy, ["human"] * 3, seed=seed).state
    return list(state.cards)


def without_public_seed(told: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in told.items() if key != "seed_digest"}


@pytest.mark.parametrize("watcher", [0, None])
@pytest.mark.parametrize("until", [0, 1, 2, 3])
def test_a_seat_is_told_the_same_whatever_others_hold_and_choose(toy: Game, watcher: int | None, until: int) -> None:
    """Cards, choices, and how often somebody changed his mind: nothing of it reaches seat 0 or a spectator."""
    one = play_toy(toy, [2, 0, 1], [[1], [0], [1]], until)
    two = play_toy(toy, [2, 1, 0], [[1], [1, 0, 1], [0]], until)
    assert without_public_seed(one.view(watcher)) == without_public_seed(two.view(watcher))
    assert one.lines(watcher) == two.lines(watcher)
    if until:
        assert one.view(1) != two.view(1)


def test_a_change_of_mind_changes_nothing_that_others_are_told(toy: Game) -> None:
    table = play_toy(toy, [2, 0, 1], [[1], [0], [1]], 2)
    table.act(0, 10)
    before = [table.view(0), table.view(2), table.view(None)]
    assert before[0]["log"][-1]["notation"] == "toy 10"
    table.act(1, 13)
    assert [table.view(0), table.view(2), table.view(None)] == before


def test_what_is_shown_is_told_to_all(toy: Game) -> None:
    table = play_toy(toy, [2, 0, 1], [[1], [0], [1]], 3)
    table.act(0, 20)
    for seat in (0, 1, 2, None):
        assert table.view(seat)["events"] == [{"kind": "reveal", "seat": 0, "number": 1}]


def test_own_secrets_are_told(toy: Game) -> None:
    table = play_toy(toy, [2, 0, 1], [[1], [0], [1]], 2)
    assert [line["notation"] for line in table.lines(1)] == [None, "toy 3", "toy 12"]
    assert table.lines(1)[0]["events"] == [{"kind": "deal", "seat": 0}]
    assert table.view(1)["seq"] == 2
    assert table.seq == 5
