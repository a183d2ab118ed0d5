"""What came out of a match, as plain data: shares, intervals, cross-table and ratings, always together."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import fmean
from typing import Any

from durbar.arena.contest import Outcome
from durbar.arena.entrants import labels
from durbar.arena.ratings import rate
from durbar.arena.results import Results
from durbar.arena.seating import has_mixes
from durbar.arena.statistics import METHOD, Estimate, SequentialTest, ahead, estimate, shares

Block = Sequence[Outcome]
CROSS = "How often the bot of the row finished ahead of the bot of the column, level counting as half."
RATINGS = "Plackett-Luce by OpenSkill, one pass over the games in the order of blocks; mu and sigma."


def report(results: Results, test: SequentialTest | None = None) -> dict[str, Any]:
    """All there is to say about the complete blocks; with a test, up to the one that settled it."""
    settings = results.settings
    blocks = results.blocks()
    if not blocks:
        raise ValueError("no block of games is complete yet, so there is nothing to report")
    verdict = None
    if test is not None:
        verdict = test.judge(block_scores(blocks, 0))
        blocks = blocks[: verdict.blocks]
    entrants = range(len(settings.entrants))
    games = [outcome for block in blocks for outcome in block]
    names = labels(settings.entrants)
    ratings = rate(len(entrants), games)
    found: dict[str, Any] = {
        "settings": settings.to_dict(),
        "blocks": len(blocks),
        "games": len(games),
        "games_not_counted": len(results.outcomes) - len(games),
        "method": METHOD,
        "entrants": [{"name": names[one], **_standing(blocks, one), **ratings[one]._asdict()} for one in entrants],
        "cross_table": {
            "meaning": CROSS,
            "rows": [[_cell(blocks, one, other) for other in entrants] for one in entrants],
        },
        "ratings": RATINGS,
    }
    if has_mixes(len(entrants), settings.players):
        found["mixes"] = [
            {"one": names[one], "among": names[other], **_mix(blocks, one, other, settings.players)}
            for one in entrants
            for other in entrants
            if one < other or (one > other and settings.both_mixes)
        ]
    if test is not None and verdict is not None:
        found["sequential_test"] = {
            "low": test.low,
            "high": test.high,
            "alpha": test.alpha,
            "beta": test.beta,
            "lower_bound": test.lower,
            "upper_bound": test.upper,
            "evidence": verdict.evidence,
            "accepted": verdict.accepted,
            "caution": "After a stop by the test the intervals are narrower than they should be.",
        }
    return found


def block_scores(blocks: Sequence[Block], entrant: int) -> list[float]:
    """An entrant's share of victory in each block, per game in which it sits."""
    return _means(blocks, lambda game: _share(game, entrant) if entrant in game.entrants else None)


def _standing(blocks: Sequence[Block], entrant: int) -> dict[str, Any]:
    games = [game for block in blocks for game in block if entrant in game.entrants]
    fair = fmean(game.entrants.count(entrant) / len(game.entrants) for game in games)
    seats = [(game, seat) for game in games for seat, who in enumerate(game.entrants) if who == entrant]
    decisions = sum(game.decisions[seat] for game, seat in seats)
    failed = [game.failures[seat] for game, seat in seats if seat in game.failures]
    return {
        "share": _against(estimate(block_scores(blocks, entrant)), fair),
        "score": fmean(game.scores[seat] for game, seat in seats),
        "seconds_per_decision": sum(game.seconds[seat] for game, seat in seats) / max(1, decisions),
        "failures": len(failed),
        "failure_reasons": sorted(set(failed))[:5],
    }


def _mix(blocks: Sequence[Block], one: int, other: int, players: int) -> dict[str, Any]:
    """How one entrant does alone among several of another."""

    def alone(game: Outcome) -> float | None:
        fits = game.entrants.count(one) == 1 and game.entrants.count(other) == players - 1
        return _share(game, one) if fits else None

    return _against(estimate(_means(blocks, alone)), 1 / players)


def _cell(blocks: Sequence[Block], one: int, other: int) -> dict[str, float] | None:
    if one == other:
        return None

    def finished_ahead(game: Outcome) -> float | None:
        mine = [seat for seat, who in enumerate(game.entrants) if who == one]
        theirs = [seat for seat, who in enumerate(game.entrants) if who == other]
        return ahead(game.ranks, mine, theirs) if mine and theirs else None

    return estimate(_means(blocks, finished_ahead))._asdict()


def _against(found: Estimate, fair: float) -> dict[str, float]:
    return {**found._asdict(), "fair": fair, "times_fair": found.mean / fair}


def _share(game: Outcome, entrant: int) -> float:
    parts = shares(game.winners, len(game.entrants))
    return sum(part for part, who in zip(parts, game.entrants, strict=True) if who == entrant)


def _means(blocks: Sequence[Block], value: Callable[[Outcome], float | None]) -> list[float]:
    """The mean of a value over the games of each block that have one."""
    return [fmean(found for game in block if (found := value(game)) is not None) for block in blocks]
