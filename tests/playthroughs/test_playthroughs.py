"""Every playthrough is told today as it was when it was written down, and together they show all kinds of events."""

from __future__ import annotations

from difflib import unified_diff

import pytest

import durbar
from durbar.text import keys
from tests.games.walk import Case, all_cases, main_cases, walk
from tests.playthroughs.notation import WIDTH, group, wrap
from tests.playthroughs.playthrough import FOLDER, file_of, moves_of, playthrough

UNTOLD = {
    "maharani-event-remove",  # needs two workers of a colour beside each other on one tile colour, after a draw
    "maharani-event-worker-none",  # needs all workers of a colour on the board
    "taj_mahal-event-draw",  # what the others are told of a card, not what happened
}


@pytest.mark.parametrize("case", main_cases(), ids=str)
def test_playthrough(case: Case) -> None:
    written = file_of(case).read_text("utf-8")
    told = playthrough(case, moves_of(written))
    changes = [*unified_diff(written.splitlines(), told.splitlines(), "written", "told now", lineterm="", n=5)]
    if changes:
        pytest.fail(
            "\n".join([f"{case} has changed; if it should, run 'make playthroughs' and read the diff", *changes])
        )


def test_a_playthrough_goes_on_by_itself_after_a_move_that_is_not_legal() -> None:
    case = all_cases()[0]
    moves = moves_of(file_of(case).read_text("utf-8"))
    told = moves_of(playthrough(case, [*moves[:9], "no move at all", *moves[10:]]))
    assert told[:9] == moves[:9]
    assert told[9:] != moves[9:]


def test_there_is_one_playthrough_for_each_case() -> None:
    assert sorted(FOLDER.glob("*/*.txt")) == sorted(file_of(case) for case in all_cases())


@pytest.mark.parametrize("name", durbar.games())
def test_all_kinds_of_events_are_told(name: str) -> None:
    told = set()
    for case in all_cases():
        if case.name == name:
            state = case.new()
            for move in moves_of(file_of(case).read_text("utf-8")):
                state.apply(state.parse(move))
                for event in state.events():
                    told.add("-".join(filter(None, (name, "event", event["kind"], event.get("source")))))
    assert {key for key in keys("en") if key.startswith(f"{name}-event-")} - told <= UNTOLD


@pytest.mark.parametrize("case", main_cases(), ids=str)
def test_a_group_of_notations_stands_for_all_of_them(case: Case) -> None:
    state = case.new()
    for _ in walk(state, 5):
        notations = [state.notation(action) for action in state.legal_actions()]
        text = group(notations)
        assert {notation.strip() for notation in _expand(text)[0]} == set(notations or [""])
        lines = wrap(text, "      ")
        assert "".join(lines).replace(" ", "") == text.replace(" ", "")
        assert all(len(line) <= WIDTH for line in lines)


def _expand(text: str, at: int = 0) -> tuple[set[str], int]:
    """What alternatives stand for, up to the brace that ends them; and where that is."""
    found: set[str] = set()
    current = {""}
    while at < len(text) and text[at] != "}":
        if text[at] == ",":
            found |= current
            current = {""}
        elif text[at] == "{":
            inner, at = _expand(text, at + 1)
            current = {start + rest for start in current for rest in inner}
        else:
            current = {start + text[at] for start in current}
        at += 1
    return found | current, at
