"""What the packages of the server import from each other: recorded as it is, so that it can only become less."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path

SERVER = Path(__file__).parents[2] / "src" / "durbar" / "server"
OUTERMOST = "http"
IMPORTS_OF_OUTERMOST = {"accounts": 2, "bots": 3, "notifications": 4, "tables": 9}
"""HTTP is the outermost layer: nothing but what puts the server together should import from it."""
MUTUAL = {
    ("accounts", "http"),
    ("accounts", "tables"),
    ("bots", "http"),
    ("http", "tables"),
    ("store", "tables"),
}
"""Packages that import each other."""


def _imports() -> Counter[tuple[str, str]]:
    """How many import statements lead from one package to another."""
    found: Counter[tuple[str, str]] = Counter()
    for file in SERVER.rglob("*.py"):
        here = file.relative_to(SERVER).parts[0]
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("durbar.server."):
                there = str(node.module).split(".")[2]
                if (SERVER / here).is_dir() and (SERVER / there).is_dir() and here != there:
                    found[here, there] += 1
    return found


def test_nothing_more_imports_from_the_outermost_layer() -> None:
    found = {here: count for (here, there), count in _imports().items() if there == OUTERMOST}
    assert found == IMPORTS_OF_OUTERMOST, "more is not allowed; if it has become less, write the new numbers down"


def test_no_more_packages_import_each_other() -> None:
    arrows = set(_imports())
    found = {(here, there) for here, there in arrows if here < there and (there, here) in arrows}
    assert found == MUTUAL, "more is not allowed; if it has become less, write down what is left"
