"""Which examples Hypothesis tries, and how many: the same ones in every run."""

from __future__ import annotations

from hypothesis import HealthCheck, settings
from hypothesis.internal.conjecture import providers

from durbar._mode import is_compiled


def examples(count: int) -> int:
    """So many of the compiled files, a fifth of the plain ones, which are slow and do the same."""
    return count if is_compiled() else max(2, count // 5)


def choose_the_same_everywhere() -> None:
    """Let a test alone decide which examples it is given.

    Hypothesis likes to try numbers and words that it finds in the modules that happen to be loaded, so another test in
    the same process, or an edit anywhere, would change the examples.
    """
    providers._get_local_constants = providers.Constants
    settings.register_profile(
        "durbar", derandomize=True, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
    )
    settings.load_profile("durbar")
