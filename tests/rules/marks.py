"""The rule marks of all tests, read from the test sources, so that any part of the tests may be run alone."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

TESTS = Path(__file__).parent.parent
IDS = (Path(__file__).parent / "ids.txt").read_text("utf-8").split()
"""The id of every rule of every game."""


def marked() -> dict[str, list[str]]:
    """For each id named in a rule mark: the files that name it."""
    found: dict[str, list[str]] = defaultdict(list)
    for file in sorted(TESTS.rglob("test_*.py")):
        for rule in marks_in(file.read_text("utf-8")):
            found[rule].append(file.relative_to(TESTS).as_posix())
    return found


def marks_in(source: str) -> Iterator[str]:
    """The ids of ``pytest.mark.rule("…", …)`` wherever it stands in a source."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            yield from (str(ast.literal_eval(argument)) for argument in node.args)
