"""The rooms of the package depend on each other as docs/architecture.md draws it.

SQL stays in the store, and the server gets the time from one place.
"""

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
TIMES = {
    *("import time", "asyncio.sleep", "asyncio.wait_for", "asyncio.timeout", "asyncio.timeout_at"),
    *("call_later", "call_at", "loop.time", "datetime.now", "datetime.utcnow", "datetime.today", "date.today"),
}
"""What tells the time, or waits for it to pass."""
OWN_TIME = {"time_source.py": TIMES, "http/protocols.py": {"call_later"}}
"""The source of time itself; and the timers of connections, which are beneath the application, as the event loop is."""


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


def _uses_of_time(tree: ast.AST) -> Iterator[str]:
    """Which of ``TIMES`` a module uses; giving way (``asyncio.sleep(0)``) does not count."""
    giving_way = {node.func for node in ast.walk(tree) if isinstance(node, ast.Call) and _gives_way(node)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (f"import {name.name}" for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield f"import {node.module}"
            yield from (f"{node.module}.{name.name}" for name in node.names)
        elif isinstance(node, ast.Call) and ast.unparse(node.func).endswith(".time"):
            yield "loop.time"
        elif isinstance(node, ast.Attribute) and node not in giving_way:
            yield node.attr
            yield ast.unparse(node)


def _gives_way(call: ast.Call) -> bool:
    return ast.unparse(call) == "asyncio.sleep(0)"


def _wrong_uses_of_time(module: str, source: str) -> set[str]:
    return (TIMES & set(_uses_of_time(ast.parse(source)))) - OWN_TIME.get(module, set())


def test_the_server_gets_the_time_from_one_place() -> None:
    server = SOURCE / "server"
    wrong = {
        module: found
        for file in server.rglob("*.py")
        if (found := _wrong_uses_of_time(module := file.relative_to(server).as_posix(), file.read_text("utf-8")))
    }
    assert wrong == {}


@pytest.mark.parametrize(
    "source",
    [
        "import time",
        "import time as t",
        "from time import monotonic",
        "import asyncio\nasync def wait(): await asyncio.sleep(0.5)",
        "from asyncio import sleep",
        "asyncio.wait_for(work(), 5)",
        "asyncio.timeout(5)",
        "asyncio.get_running_loop().time()",
        "loop.call_later(3, work)",
        "datetime.now(UTC)",
    ],
)
def test_another_use_of_time_is_found(source: str) -> None:
    assert _wrong_uses_of_time("services.py", source)


def test_giving_way_is_no_use_of_time() -> None:
    assert not _wrong_uses_of_time("services.py", "await asyncio.sleep(0)\nself._time.sleep(1)\nself._time.now()")
