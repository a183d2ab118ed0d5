"""Ratings by the Plackett-Luce model of the OpenSkill library (the extra ``arena``).

Every seat is a player of its own. Games are rated one after another in the order of blocks; an entrant at several
seats of a game enters it several times with its one rating and takes the mean of what comes out.
"""

from __future__ import annotations

from collections.abc import Iterable
from statistics import fmean
from typing import NamedTuple

from durbar.arena.contest import Outcome


class Rating(NamedTuple):
    """Strength and its uncertainty; everybody starts at 25 and 25/3."""

    mu: float
    sigma: float


def check_library() -> None:
    """Refuse to begin what needs ratings at its end; ValueError says what to install."""
    try:
        import openskill.models  # noqa: F401
    except ImportError as error:
        raise ValueError("ratings need the OpenSkill library; install it with: pip install 'durbar[arena]'") from error


def rate(entrants: int, outcomes: Iterable[Outcome]) -> list[Rating]:
    """The ratings of all entrants after these games."""
    check_library()
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    now = [Rating(fresh.mu, fresh.sigma) for fresh in (model.rating() for _ in range(entrants))]
    for outcome in outcomes:
        teams = [[model.rating(mu=now[entrant].mu, sigma=now[entrant].sigma)] for entrant in outcome.entrants]
        after = model.rate(teams, ranks=[float(rank) for rank in outcome.ranks])
        for entrant in set(outcome.entrants):
            mine = [team[0] for team, who in zip(after, outcome.entrants, strict=True) if who == entrant]
            now[entrant] = Rating(fmean(one.mu for one in mine), fmean(one.sigma for one in mine))
    return now
