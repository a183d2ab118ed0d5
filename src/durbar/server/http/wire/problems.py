"""Refusals, as application/problem+json (RFC 9457)."""

from __future__ import annotations

from typing import NotRequired

from durbar.games.data import Data


class FaultData(Data):
    """One thing that is wrong with what was sent."""

    where: str
    found: str
    expected: str


class ProblemDocument(Data):
    """A refusal. ``code`` is for programs, ``detail`` for people, in their language."""

    type: str
    """A URN that ends in the code."""
    title: str
    """What the status means."""
    status: int
    detail: str
    """Why, in a sentence."""
    code: str
    rule: NotRequired[str]
    """The id of the rule that forbids an action (with the code ``illegal``)."""
    faults: NotRequired[list[FaultData]]
    """Everything that is wrong with the data that was sent."""
    seq: NotRequired[int]
    """How many entries of the log the seat knows of by now (with the code ``stale``)."""
