"""The rooms of the package depend on each other as docs/architecture.md draws it, and SQL stays in the store."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "durbar"
ALLOWED = {
    "games": set[str](),
    "text": {"games"},
    "play": {"games", "text"},
    "bots": {"games", "play", "text"},
    "arena": {"games", "play", "bots", "text"},
    "server": {"games", "play", "bots", "text"},
}
"""The rooms that each room may import from, besides the package itself; ``cli`` may import from all of them."""
DATABASE_LIBRARIES = {"sqlalchemy", "alembic", "asyncpg", "aiosqlite", "sqlite3"}


def _imports(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            yield from (f"{node.module}.{name.name}" for name in node.names)


@pytest.mark.parametrize("room", ALLOWED)
def test_a_room_imports_only_from_those_below_it(room: str) -> None:
    wrong = [
        f"{file.relative_to(SOURCE)} imports {name}"
        for file in (SOURCE / room).rglob("*.py")
        for name in _imports(file)
        if name.startswith("durbar.") and (SOURCE / name.split(".")[1]).is_dir()
        if name.split(".")[1] not in ALLOWED[room] | {room}
    ]
    assert wrong == []


def test_only_the_store_speaks_to_the_database() -> None:
    wrong = [
        f"{file.relative_to(SOURCE)} imports {name}"
        for file in SOURCE.rglob("*.py")
        if not file.is_relative_to(SOURCE / "server" / "store")
        for name in _imports(file)
        if name.split(".")[0] in DATABASE_LIBRARIES
    ]
    assert wrong == []
