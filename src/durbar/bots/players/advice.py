"""Advice for people: the best few decisions with their reasons, and what a decision of their own gave away.

All of it comes from what the seat may know: what it cannot see is dealt anew before anything is looked at.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from durbar.bots.search.thinker import Budget, Line, Thinker
from durbar.games.base import State
from durbar.games.rng import Rng
from durbar.text import say, tell

USUAL = Budget(iterations=20_000, seconds=2.0)


@dataclass(frozen=True)
class Advice:
    """One decision and what speaks for it."""

    action: int
    words: str
    win: float
    """Chance to win, from 0 to 1."""
    score: float
    """The final score that the seat may expect."""
    margin: float
    """By how much that is more than the best of the others."""
    gains: tuple[str, ...]
    """What it brings the seat at once, in words."""
    purpose: str
    """What it is for, in words."""


@dataclass(frozen=True)
class Verdict:
    """A decision beside the best one."""

    played: Advice
    best: Advice
    lines: tuple[Advice, ...]
    """The best few decisions, as `advise` gives them."""

    @property
    def lost_win(self) -> float:
        """How much chance to win the decision gave away; 0 for the best one."""
        return max(self.best.win - self.played.win, 0.0)

    @property
    def lost_margin(self) -> float:
        """How much margin it gave away."""
        return max(self.best.margin - self.played.margin, 0.0)


def advise(
    state: State,
    seat: int,
    budget: Budget = USUAL,
    *,
    lang: str = "en",
    lines: int = 3,
    names: Sequence[str] = (),
    seed: int = 0,
) -> list[Advice]:
    """The best few decisions of a seat, best first; none when the seat has nothing to decide."""
    legal = _legal(state, seat)
    if not legal:
        return []
    found = _seen(Thinker(state.game.name, budget).think(state, seat, Rng(seed)).lines)
    return _Explainer(state, seat, lang, names, seed).explain(found[:lines])


def assess(
    state: State,
    seat: int,
    action: int,
    budget: Budget = USUAL,
    *,
    lang: str = "en",
    lines: int = 3,
    names: Sequence[str] = (),
    seed: int = 0,
) -> Verdict:
    """How good a decision of a seat is beside the best one; half of the budget is for finding that, half for it."""
    if action not in _legal(state, seat):
        raise ValueError(f"seat {seat} cannot decide {action} here: it is not a legal action")
    thinker = Thinker(state.game.name, _half(budget))
    found = _seen(thinker.think(state, seat, Rng(seed)).lines)
    best = found[0]
    played = thinker.think(state, seat, Rng(seed), [action]).best if action != best.action else best
    if played.reward > best.reward:
        best = played
    explainer = _Explainer(state, seat, lang, names, seed)
    own, other = explainer.explain([played, best])
    return Verdict(own, other, tuple(explainer.explain(found[:lines])))


def _half(budget: Budget) -> Budget:
    return replace(
        budget,
        iterations=None if budget.iterations is None else max(budget.iterations // 2, 1),
        seconds=None if budget.seconds is None else budget.seconds / 2,
    )


def _seen(lines: Sequence[Line]) -> Sequence[Line]:
    return [line for line in lines if line.visits] or lines


def _legal(state: State, seat: int) -> list[int]:
    return state.legal_actions(seat) if seat in state.pending() else []


class _Explainer:
    """Puts lines of a search into words, by what each brings at once and by how it compares with the others."""

    def __init__(self, state: State, seat: int, lang: str, names: Sequence[str], seed: int) -> None:
        self.state = state.resample(seat, Rng(seed))
        self.seat = seat
        self.lang = lang
        self.names = names

    def explain(self, lines: Sequence[Line]) -> list[Advice]:
        """All lines; the purpose of each is what it is better at than the rest."""
        at_once = [self._at_once(line.action) for line in lines]
        return [
            Advice(
                action=line.action,
                words=self.state.describe(line.action, self.lang),
                win=line.win,
                score=line.scores[self.seat],
                margin=line.scores[self.seat] - self._best_other(line),
                gains=words,
                purpose=say(f"advice-{self._purpose(line, gain, lines, most)}", {}, self.lang),
            )
            for line, (gain, words) in zip(lines, at_once, strict=True)
            for most in [max(score for score, _ in at_once)]
        ]

    def _at_once(self, action: int) -> tuple[int, tuple[str, ...]]:
        after = self.state.clone()
        after.apply(action)
        gained = after.scores()[self.seat] - self.state.scores()[self.seat]
        events = [event for event in after.events() if event.get("seat") == self.seat and "amount" in event]
        return gained, tuple(tell(self.state.game.name, event, self.lang, self.names) for event in events)

    def _purpose(self, line: Line, gained: int, lines: Sequence[Line], most: int) -> str:
        others = [other for other in lines if other is not line]
        if not others or (gained > 0 and gained == most):
            return "now" if gained > 0 else "later"
        own = line.scores[self.seat] - sum(other.scores[self.seat] for other in others) / len(others)
        theirs = sum(self._best_other(other) for other in others) / len(others) - self._best_other(line)
        return "deny" if theirs > max(own, 0.0) else "later"

    def _best_other(self, line: Line) -> float:
        return max(score for seat, score in enumerate(line.scores) if seat != self.seat)
