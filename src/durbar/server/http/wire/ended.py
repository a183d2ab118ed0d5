"""Games that are over."""

from __future__ import annotations

from typing import NotRequired

from durbar.games.data import Data
from durbar.play.types import LogLine, View
from durbar.server.http.wire.problems import FaultData


class Replay(Data):
    """A position of an ended game."""

    at: int
    """How many entries of the log come before it."""
    length: int
    """How many entries the whole log has."""
    view: View
    scores: list[int]
    log: NotRequired[list[LogLine]]
    """The whole log, with the first position only."""
    times: NotRequired[list[float]]
    """When each entry was written, in seconds since 1970; with the first position only."""


class Proof(Data):
    """Whether all draws of a game follow from its seed."""

    seed: str | None
    seed_digest: str
    """The SHA-256 of the seed, public from the start."""
    verified: bool
    faults: list[FaultData]
