"""What the packages of the server import from each other: recorded as it is, so that it can only become less."""

from __future__ import annotations

import ast
from pathlib import Path

SERVER = Path(__file__).parents[2] / "src" / "durbar" / "server"
OUTERMOST = "http"
TAKEN_FROM_OUTERMOST = {"accounts": 3, "bots": 2, "notifications": 2, "tables": 13}
"""How many names: HTTP is the outermost layer, nothing but what puts the server together should import from it."""
MUTUAL = {
    ("accounts", "http"),
    ("accounts", "tables"),
    ("bots", "http"),
    ("http", "tables"),
    ("store", "tables"),
}
"""Packages that import each other."""


def _imports() -> dict[tuple[str, str], set[str]]:
    """What one package takes from another."""
    found: dict[tuple[str, str], set[str]] = {}
    for file in SERVER.rglob("*.py"):
        here = file.relative_to(SERVER).parts[0]
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("durbar.server."):
                there = str(node.module).split(".")[2]
                if (SERVER / here).is_dir() and (SERVER / there).is_dir() and here != there:
                    found.setdefault((here, there), set()).update(f"{node.module}.{name.name}" for name in node.names)
    return found


def test_nothing_more_imports_from_the_outermost_layer() -> None:
    found = {here: len(names) for (here, there), names in _imports().items() if there == OUTERMOST}
    assert found == TAKEN_FROM_OUTERMOST, "more is not allowed; if it has become less, write the new numbers down"


def test_no_more_packages_import_each_other() -> None:
    arrows = set(_imports())
    found = {(here, there) for here, there in arrows if here < there and (there, here) in arrows}
    assert found == MUTUAL, "more is not allowed; if it has become less, write down what is left"
