"""What programs are told by their surroundings: nothing by which two machines or two terminals would differ."""

from __future__ import annotations

from collections.abc import Mapping

OF_THE_CALLER = ("DURBAR_", "COLUMNS", "LINES", "NO_COLOR", "FORCE_COLOR", "CLICOLOR")
"""Beginnings of the names of variables that change what Durbar does, or how what it says looks."""


def neutral(variables: Mapping[str, str], *kept: str) -> dict[str, str]:
    """The variables without those that could change an answer, but for some that are kept."""
    return {name: value for name, value in variables.items() if name in kept or not name.startswith(OF_THE_CALLER)}
