from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import durbar
from durbar.arena.contest import Job, contest
from durbar.arena.entrants import chair, check, labels, with_budget
from durbar.arena.match import play
from durbar.arena.report import report
from durbar.arena.results import Results
from durbar.arena.settings import Settings
from durbar.bots import BOTS
from durbar.play.record import Record
from durbar.play.replay import verify


class Budgeted:
    name = "budgeted"

    def __init__(self, time: float = 1.0, iterations: int = 10) -> None:
        self.budget = time, iterations

    def choose(self, state: Any, seat: int, rng: Any) -> int:
        return int(state.legal_actions(seat)[0])


@pytest.mark.parametrize(
    ("word", "said"),
    [
        ("", "not the name"),
        ("nobody", "no bot 'nobody'"),
        ("greedy:time=1", "no setting 'time'"),
        ("arena_helpers:nothing", "module:function"),
        ("no_such_module:function", "No module named"),
        ("arena_helpers:NOT_CALLABLE", "not callable"),
        ("line:", "needs a command"),
        ("line:no-such-program-here --fast", "no program"),
        ("line:'unclosed", "cannot be read"),
        ("open_spiel", "needs a budget"),
        ("open_spiel:time=0", "above 0"),
        ("open_spiel:simulations=1", "from 2 on"),
        ("x" * 501, "at most 500"),
        ("line:echo \x07", "printable"),
    ],
)
def test_words_that_nobody_answers_to_are_refused(word: str, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        check(word)


def test_a_callable_plays() -> None:
    outcome = contest(Job(Settings("maharani", 2, ("arena_helpers:first", "random")), 0, 0))
    assert outcome.failures == {}
    assert min(outcome.decisions) > 5


@pytest.mark.parametrize(
    ("word", "said"),
    [
        ("arena_helpers:broken", "RuntimeError: no idea"),
        ("arena_helpers:leaving", "SystemExit: 3"),
        ("arena_helpers:talkative", "TypeError"),
        ("arena_helpers:cheating", "MN-"),
    ],
)
def test_a_callable_that_fails_loses_and_the_reason_is_told(word: str, said: str, tmp_path: Path) -> None:
    settings = Settings("maharani", 2, (word, "random"))
    with Results(settings) as results:
        play(results, 2, records=tmp_path)
        found = report(results)
    bad, good = found["entrants"]
    assert bad["failures"] == 4
    assert said in bad["failure_reasons"][0]
    assert (bad["share"]["mean"], good["share"]["mean"]) == (0.0, 1.0)
    assert good["failures"] == 0
    for file in tmp_path.iterdir():
        record = Record.load(file)
        assert verify(record) == []
        assert record.result is not None
        assert [seat.name for seat in record.seats].index(word) in record.result.resigned


def test_among_more_the_stand_in_plays_on_for_a_bot_that_fails(tmp_path: Path) -> None:
    settings = Settings("maharani", 3, ("arena_helpers:broken", "random"))
    outcome = contest(Job(settings, 0, 0, tmp_path))
    assert list(outcome.failures) == [0]
    assert outcome.ranks[0] == 2
    assert 0 not in outcome.winners
    record = Record.load(next(tmp_path.iterdir()))
    assert verify(record) == []
    assert sum(entry.by == 0 for entry in record.log) > 5
    both = contest(Job(settings, 0, 3))
    assert len(both.failures) == 2
    assert both.winners == [seat for seat, who in enumerate(both.entrants) if who == 1]


def test_a_bot_of_the_house_that_fails_is_treated_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(self: Any, state: Any, seat: int, rng: Any) -> int:
        raise RuntimeError("stumbled")

    monkeypatch.setattr(BOTS["random"], "choose", fail)
    outcome = contest(Job(Settings("maharani", 3, ("random", "greedy")), 0, 0))
    assert outcome.failures == {0: "RuntimeError: stumbled"}
    assert outcome.ranks[0] == 2


def test_budgets_go_to_those_who_take_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "budgeted", Budgeted)
    assert with_budget("budgeted", "time", 0.5) == "budgeted:time=0.5"
    assert with_budget("budgeted:time=1", "iterations", 50) == "budgeted:time=1,iterations=50"
    for word in ("greedy", "line:python bot.py", "module:function"):
        assert with_budget(word, "time", 0.5) == word
    with pytest.raises(ValueError, match="either there or for all"):
        with_budget("budgeted:time=1", "time", 2)
    check("budgeted:time=2")


def test_records_know_the_bots_of_the_house_by_their_word() -> None:
    assert chair("greedy") == ("greedy", "")
    assert chair("arena_helpers:first") == ("human", "arena_helpers:first")
    kind, name = chair("line:python " + "very" * 50)
    assert kind == "human"
    assert len(name) <= 60


def test_labels() -> None:
    assert labels(["a", "b"]) == ["a", "b"]
    assert labels(["a", "b", "a"]) == ["a (1)", "b", "a (2)"]


def test_a_callable_does_not_see_the_real_hidden_things() -> None:
    """What a bot gets is a copy: whatever it does to it, the table goes on from the true position."""
    seen: list[durbar.State] = []
    from durbar.arena.entrants import Chooser

    table = durbar.Table(durbar.game("maharani"), ["human", "human"], seed=3)
    before = table.state.to_dict()

    def meddle(state: durbar.State, seat: int, rng: durbar.Rng) -> int:
        seen.append(state)
        action = state.legal_actions(seat)[0]
        state.apply(action)
        return action

    Chooser(meddle).decide(table, table.deciders()[0])
    assert table.state.to_dict() == before
    assert seen[0] is not table.state
