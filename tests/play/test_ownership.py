"""Whose action it is comes first, and what is said about it tells nothing that the asking seat may not know."""

from __future__ import annotations

import pytest
from play_helpers import Toy

import durbar
from durbar.games.definition import Game
from durbar.play.course import Course, TableError
from durbar.play.seats import Seat
from durbar.play.table import Table


def answer(state: durbar.State, seat: int, action: int) -> str:
    """What a table says to a seat that takes an action: a refusal in words, or that it was done."""
    course = Course(state, [Seat("human")] * len(state.scores()))
    try:
        course.play(seat, action)
    except (TableError, durbar.IllegalAction) as refusal:
        return f"{type(refusal).__name__}: {refusal}"
    return "done"


def discs(chosen: str) -> durbar.State:
    position = {"players": 3, "phase": "discs", "discs": ["", chosen, ""]}
    return durbar.game("maharaja").from_dict(position)


def test_an_action_of_another_seat_is_refused_alike_whatever_that_seat_chose() -> None:
    game = durbar.game("maharaja")
    answers = [
        [answer(discs(chosen), 0, action) for action in range(game.num_actions)]
        for chosen in ("", "quarry+quarry", "gold+move")
    ]
    assert answers[0] == answers[1] == answers[2]
    assert answer(discs("quarry+quarry"), 0, discs("").parse("disc red quarry+quarry")).startswith(
        "TableError: that is"
    )


def test_a_seat_is_told_about_its_own_choice() -> None:
    state = discs("quarry+quarry")
    action = state.parse("disc red quarry+quarry")
    assert answer(state, 1, action).startswith("IllegalAction: MJ-T3: the disc shows")
    assert answer(state, 1, state.parse("disc red gold+move")) == "done"
    assert answer(state, 1, state.parse("end")).startswith("IllegalAction: MJ-T3")


def test_whoever_is_not_to_move_is_told_so_first() -> None:
    table = Table(durbar.game("maharaja"), ["human"] * 3, seed=5)
    seat = table.state.to_move()
    told = {answer(table.state, (seat + 1) % 3, action) for action in range(table.game.num_actions)}
    assert told == {f"TableError: it is not the turn of seat {(seat + 1) % 3}: the decision is with seat {seat}"}


def test_legality_is_asked_once(toy: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """By ``apply``; the course itself asks only whose action it is."""
    state = Toy(toy)
    for card in (0, 3, 6):
        state.apply(card)
    asked: list[int | None] = []
    applying: list[bool] = []
    legal_actions, apply = Toy.legal_actions, Toy.apply

    def count(self: Toy, seat: int | None = None) -> list[int]:
        if not applying:
            asked.append(seat)
        return legal_actions(self, seat)

    def applied(self: Toy, action: int) -> None:
        applying.append(True)
        apply(self, action)
        applying.clear()

    monkeypatch.setattr(Toy, "legal_actions", count)
    monkeypatch.setattr(Toy, "apply", applied)
    monkeypatch.setattr(Toy, "may_act", lambda self, seat: True)
    course = Course(state, [Seat("human")] * 3)  # type: ignore[arg-type]
    course.play(1, 12)
    assert asked == []
