"""Which examples Hypothesis tries, and how many: the same ones in every run of the tests, others when fuzzing."""

from __future__ import annotations

from pathlib import Path

from hypothesis import HealthCheck, settings
from hypothesis.database import DirectoryBasedExampleDatabase
from hypothesis.internal.conjecture import providers

from durbar._mode import is_compiled

FOUND = Path(__file__).parents[1] / "build" / "fuzz"
"""Where examples are kept that ``make fuzz`` has found."""


def examples(count: int) -> int:
    """So many of the compiled files, a fifth of the plain ones, which are slow and do the same."""
    return count if is_compiled() else max(2, count // 5)


def seeds(count: int) -> range:
    """The seeds of so many games of the compiled files, of one game of the plain ones."""
    return range(count if is_compiled() else 1)


def every(steps: int) -> int:
    """Look at every so many positions of a game; of the plain files, at a quarter of them."""
    return steps if is_compiled() else 4 * steps


def choose_the_same_everywhere() -> None:
    """Let a test alone decide which examples it is given.

    Hypothesis likes to try numbers and words that it finds in the modules that happen to be loaded, so another test in
    the same process, or an edit anywhere, would change the examples.
    """
    providers._get_local_constants = providers.Constants
    patient = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
    settings.register_profile("durbar", patient, derandomize=True, database=None)
    settings.register_profile("fuzz", patient, derandomize=False, database=DirectoryBasedExampleDatabase(FOUND))
    settings.load_profile("durbar")
