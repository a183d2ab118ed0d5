"""A match: block after block, on as many processes as asked for, until enough was played or proved."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

from durbar.arena.contest import Job, contest
from durbar.arena.report import block_scores
from durbar.arena.results import Results
from durbar.arena.statistics import SequentialTest
from durbar.arena.workers import work


def blocks_for(games: int, size: int) -> int:
    """How many whole blocks it takes for at least that many games."""
    return -(-games // size)


def play(
    results: Results,
    blocks: int,
    workers: int = 1,
    records: Path | None = None,
    test: SequentialTest | None = None,
    tick: Callable[[], None] = lambda: None,
) -> None:
    """Play what is missing of that many blocks and add it to the results; ``tick`` is called for each game.

    With a test it ends as soon as that has a verdict on the complete blocks, taken in their order.
    """
    if test is not None and len(results.settings.entrants) != 2:
        raise ValueError("a sequential test is between two bots")
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    if _decided(results, test):
        return
    with closing(work(contest, _jobs(results, blocks, records), workers)) as outcomes:
        for outcome in outcomes:
            results.add(outcome)
            tick()
            if _decided(results, test):
                return


def _jobs(results: Results, blocks: int, records: Path | None) -> Iterator[Job]:
    missing = [
        (block, number)
        for block in range(blocks)
        for number in range(len(results.settings.block(block)))
        if (block, number) not in results.outcomes
    ]
    return (Job(results.settings, block, number, records) for block, number in missing)


def _decided(results: Results, test: SequentialTest | None) -> bool:
    return test is not None and test.judge(block_scores(results.blocks(), 0)).accepted is not None
