"""Advice names the best decisions, says why, and measures what another one gave away."""

from __future__ import annotations

from typing import Any

import pytest

import durbar
from durbar.bots import Budget, advise, assess
from durbar.bots.search.thinker import Thinker, Thought
from durbar.text import languages, say
from tests.bots.positions import GAMES, after
from tests.rules.maharani_help import at

SHORT = Budget(iterations=300)


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_advice_is_about_legal_actions_in_words_and_numbers(game: str, players: int) -> None:
    for decisions in (3, 16, 40):
        state = after(game, players, decisions)
        seat = state.pending()[-1]
        lines = advise(state, seat, SHORT, lang="fr")
        assert 1 <= len(lines) <= 3
        assert len({line.action for line in lines}) == len(lines)
        for line in lines:
            assert line.action in state.legal_actions(seat)
            assert line.words == state.describe(line.action, "fr")
            assert 0 <= line.win <= 1
            assert line.purpose in [say(f"advice-{reason}", {}, "fr") for reason in ("now", "later", "deny")]


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_advice_reads_only_what_the_seat_may_know(game: str, players: int) -> None:
    state = after(game, players, 20)
    seat = state.pending()[0]
    assert advise(state, seat, SHORT) == advise(state.resample(seat, 99), seat, SHORT)


def test_nothing_to_decide_nothing_to_advise() -> None:
    assert advise(durbar.game("maharani").new(2), 0, SHORT) == []
    state = after("maharani", 2, 5)
    assert advise(state, 1 - state.to_move(), SHORT) == []


@pytest.mark.parametrize("lang", languages())
def test_what_it_brings_at_once_is_told(lang: str) -> None:
    tiles = {"b1": "blue E", "c2": "blue N", "g8": "blue N"}
    state = at(rondel=["blue-centre"], tiles=tiles)
    best = advise(state, 0, SHORT, lang=lang, names=["Asha", "B", "C", "D"])[0]
    assert state.notation(best.action).startswith("1 b2")
    assert "Asha" in best.gains[0]
    assert "3" in best.gains[0]
    assert best.purpose == say("advice-now", {}, lang)


def test_a_poor_decision_gave_something_away_and_the_best_nothing() -> None:
    tiles = {"b1": "blue E", "c2": "blue N", "g8": "blue N"}
    state = at(rondel=["blue-centre"], tiles=tiles)
    best = advise(state, 0, SHORT)[0]
    praised = assess(state, 0, best.action, SHORT)
    assert (praised.lost_win, praised.lost_margin) == (0, 0)
    poor = assess(state, 0, state.parse("1 g7 N"), SHORT)
    assert poor.lost_win > 0.005
    assert poor.lost_margin > 0.5
    assert poor.best.action == best.action
    with pytest.raises(ValueError, match="not a legal action"):
        assess(state, 0, 1173, SHORT)


@pytest.mark.parametrize("budget", [Budget(iterations=300), Budget(seconds=0.3)])
def test_an_assessment_stays_within_its_budget(monkeypatch: pytest.MonkeyPatch, budget: Budget) -> None:
    """Each of its searches stays within its own."""
    searches: list[tuple[Budget, Thought]] = []

    def think(thinker: Thinker, *given: Any) -> Thought:
        searches.append((thinker.budget, original(thinker, *given)))
        return searches[-1][1]

    original = Thinker.think
    monkeypatch.setattr(Thinker, "think", think)
    state = after("maharani", 2, 4)
    seat = state.to_move()
    verdict = assess(state, seat, advise(state, seat, SHORT)[-1].action, budget)
    budgets, thoughts = zip(*searches[1:], strict=True)
    assert len(thoughts) == 2
    assert 1 <= len(verdict.lines) <= 3
    if budget.seconds is None:
        assert sum(thought.iterations for thought in thoughts) == budget.iterations
    else:
        assert sum(half.seconds for half in budgets) == budget.seconds <= sum(thought.seconds for thought in thoughts)
