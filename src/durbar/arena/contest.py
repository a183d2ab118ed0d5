"""One game of a match, from the first draw to the result.

The ruling for a bot that fails (it crashes, answers too late or not at all, or asks for what is not legal): its seat
resigns and cannot win any more. Between two that ends the game; among more the stand-in plays the seat on, so that the
others finish a game of full strength in numbers.
"""

from __future__ import annotations

import time
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from durbar.arena.entrants import Chooser, Player, chair, enter
from durbar.arena.line_bot import BotFailure
from durbar.arena.seating import Seating
from durbar.arena.settings import Settings
from durbar.games import game as find_game
from durbar.play.seats import STAND_IN, hire
from durbar.play.table import Table

MAX_DECISIONS = 100_000
"""No game of ours is longer; one that is has no end."""


@dataclass(frozen=True)
class Job:
    """A game to be played."""

    settings: Settings
    block: int
    number: int
    """Which game of the block."""
    records: Path | None = None

    @property
    def seating(self) -> Seating:
        """The entrant at each seat."""
        return self.settings.block(self.block)[self.number]


@dataclass(frozen=True)
class Outcome:
    """How a game went, by seat."""

    block: int
    number: int
    entrants: list[int]
    """The entrant at each seat."""
    scores: list[int]
    winners: list[int]
    """The seats that have won."""
    ranks: list[int]
    """The place of each seat, from 0; seats that are level share it."""
    failures: dict[int, str]
    """What went wrong at a seat; such a seat is last."""
    decisions: list[int]
    seconds: list[float]

    def to_dict(self) -> dict[str, Any]:
        """As it stands in a results file."""
        return {**asdict(self), "failures": {str(seat): why for seat, why in self.failures.items()}}


def contest(job: Job) -> Outcome:
    """Play a game. Failures of bots are part of its result; they never stop a match."""
    settings, seating = job.settings, job.seating
    words = [settings.entrants[entrant] for entrant in seating]
    chairs = [chair(word) for word in words]
    table = Table(
        find_game(settings.game),
        [kind for kind, _ in chairs],
        settings.block_seed(job.block),
        settings.options,
        [name for _, name in chairs],
    )
    players: list[Player] = [enter(word, settings.limit) for word in words]
    failures: dict[int, str] = {}
    decisions = [0] * len(players)
    seconds = [0.0] * len(players)
    try:
        while not table.over:
            seat = table.deciders()[0]
            start = time.perf_counter()
            try:
                table.act(seat, players[seat].decide(table, seat))
            except (BotFailure, ValueError) as error:
                if seat in failures:
                    raise
                failures[seat] = str(error)
                players[seat].close(table)
                table.resign(seat)
                players[seat] = Chooser(hire(STAND_IN).choose)
            decisions[seat] += 1
            seconds[seat] += time.perf_counter() - start
            if sum(decisions) > MAX_DECISIONS:
                raise ValueError(f"block {job.block}, game {job.number}: no end after {MAX_DECISIONS} decisions")
    finally:
        for player in players:
            player.close(table)
    if job.records is not None:
        table.record().save(job.records / f"block-{job.block:05}-{job.number:02}.json")
    return _outcome(job, table, failures, decisions, seconds)


def _outcome(job: Job, table: Table, failures: dict[int, str], decisions: list[int], seconds: list[float]) -> Outcome:
    result = table.result()
    assert result is not None  # noqa: S101
    standings = table.state.standings()
    order = [(seat not in failures, standings[seat]) for seat in range(len(decisions))]
    return Outcome(
        block=job.block,
        number=job.number,
        entrants=list(job.seating),
        scores=result.scores,
        winners=result.winners,
        ranks=[sum(other > mine for other in order) for mine in order],
        failures=failures,
        decisions=decisions,
        seconds=[round(spent, 4) for spent in seconds],
    )
