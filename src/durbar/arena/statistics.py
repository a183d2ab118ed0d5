"""What results prove: intervals on blocks, shares of victory, who finished ahead of whom, and a sequential test.

The games of a block share their chance, so they are not independent of each other; blocks are. Everything here
therefore takes one number per block: the mean of something between 0 and 1 over the games of that block.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist, fmean, variance
from typing import NamedTuple

CONFIDENCE = 0.95
METHOD = (
    "Each block of games with the same chance seed counts as one observation: its mean. The 95 % interval is Wilson's "
    "score interval with Student's t for the number of blocks, in which the number of independent games is replaced by "
    "the number that would scatter as the blocks do (the number of blocks itself where all blocks came out alike)."
)


class Estimate(NamedTuple):
    """A mean over blocks and the interval that covers the truth with the stated confidence."""

    mean: float
    low: float
    high: float


def estimate(blocks: Sequence[float], confidence: float = CONFIDENCE) -> Estimate:
    """The mean of the blocks with its interval; one block proves nothing, so its interval is everything."""
    if not blocks:
        raise ValueError("there is nothing to estimate: no block is complete")
    mean = fmean(blocks)
    if len(blocks) == 1:
        return Estimate(mean, 0.0, 1.0)
    scatter = variance(blocks)
    # Sums of floats that are equal in truth may differ in the last bits.
    count = len(blocks) * mean * (1 - mean) / scatter if scatter > 1e-18 else float(len(blocks))
    t = t_quantile((1 + confidence) / 2, len(blocks) - 1)
    centre = (mean + t * t / (2 * count)) / (1 + t * t / count)
    half = t * math.sqrt(max(0.0, mean * (1 - mean)) / count + (t / (2 * count)) ** 2) / (1 + t * t / count)
    # The mean lies within; at 0 and 1 rounding could leave it out by a hair.
    return Estimate(mean, max(0.0, min(mean, centre - half)), min(1.0, max(mean, centre + half)))


def t_quantile(p: float, freedom: int) -> float:
    """The quantile of Student's t: exact for 1 and 2 degrees of freedom, else by the Cornish-Fisher expansion."""
    if freedom == 1:
        return math.tan(math.pi * (p - 0.5))
    if freedom == 2:
        return (2 * p - 1) * math.sqrt(2 / (4 * p * (1 - p)))
    z = NormalDist().inv_cdf(p)
    n = freedom
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
        + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * n**4)
    )


def shares(winners: Sequence[int], seats: int) -> list[float]:
    """Each seat's share of the victory: 1 for the only winner, equal parts for those who share it."""
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]


def ahead(ranks: Sequence[int], mine: Sequence[int], theirs: Sequence[int]) -> float:
    """How often one of my seats finished ahead of one of theirs, over all pairs; level counts as half."""
    pairs = [(ranks[a], ranks[b]) for a in mine for b in theirs]
    return fmean(1.0 if a < b else 0.5 if a == b else 0.0 for a, b in pairs)


class Verdict(NamedTuple):
    """Where a sequential test stands: the hypothesis accepted (None: go on), the evidence, the blocks it took."""

    accepted: str | None
    evidence: float
    blocks: int


@dataclass(frozen=True)
class SequentialTest:
    """A sequential probability ratio test on block means, with bounds declared beforehand.

    H0 says that the mean is ``low`` or less, H1 that it is ``high`` or more. The evidence is the logarithm of the
    likelihood ratio of the two for normally distributed block means, with the scatter estimated from the blocks and
    two imaginary ones, one all won and one all lost, so that a few blocks that came out alike do not end the test.
    H1 is accepted wrongly with probability of about ``alpha``, H0 with about ``beta``.
    """

    low: float
    high: float
    alpha: float = 0.05
    beta: float = 0.05

    FEWEST = 8
    """Blocks below this number settle nothing: their scatter is not known well enough."""

    def __post_init__(self) -> None:
        if not 0 < self.low < self.high < 1:
            raise ValueError("a sequential test needs bounds with 0 < low < high < 1, as in 0.5,0.55")
        if not (0 < self.alpha < 0.5 and 0 < self.beta < 0.5):
            raise ValueError("the error probabilities of a sequential test lie between 0 and 0.5")

    @property
    def lower(self) -> float:
        """Evidence at or below this accepts H0."""
        return math.log(self.beta / (1 - self.alpha))

    @property
    def upper(self) -> float:
        """Evidence at or above this accepts H1."""
        return math.log((1 - self.beta) / self.alpha)

    def evidence(self, blocks: Sequence[float]) -> float:
        """How strongly the blocks speak for H1 (positive) or H0 (negative)."""
        return self._evidence(len(blocks), math.fsum(blocks), math.fsum(value * value for value in blocks))

    def judge(self, blocks: Sequence[float]) -> Verdict:
        """The verdict at the first block, in order, at which the evidence reached a bound."""
        total = squares = 0.0
        for count, value in enumerate(blocks, 1):
            total += value
            squares += value * value
            evidence = self._evidence(count, total, squares)
            if count >= self.FEWEST and not self.lower < evidence < self.upper:
                return Verdict("H1" if evidence > 0 else "H0", evidence, count)
        return Verdict(None, self.evidence(blocks), len(blocks))

    def _evidence(self, count: int, total: float, squares: float) -> float:
        scatter = (squares + 1 - (total + 1) ** 2 / (count + 2)) / (count + 1)
        return (self.high - self.low) * (total - count * (self.low + self.high) / 2) / scatter
