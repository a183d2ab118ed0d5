"""What a run consists of: the stages with their commands."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).parents[2]
BUILD = ROOT / "build" / "test"
PYTHON = ROOT / ".venv" / "bin" / "python"
WORKERS = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
PLAIN = {"DURBAR_PURE": "1"}
COVERED = ("--cov=durbar.games", "--cov-report=", "--cov-fail-under=95")
RANDOM_GAMES = (
    "*test_contract.py",
    "*test_saving.py",
    "*test_secrets.py",
    "*test_invariants.py",
    "*test_position_fuzz.py",
)
"""Tests of the games that play many of them, which takes long where every line is counted."""
ALWAYS = ("tests/test_architecture.py", "tests/test_documents.py")
"""Tests of what any change can break."""
BESIDE = {"games": ("tests/rules", "tests/playthroughs", "tests/play"), "text": ("tests/cli",)}
"""Where a room is tested besides the folder of its name."""


@dataclass(eq=False)
class Stage:
    """A part of the run. Without one that is ``needed`` there is nothing to go on with."""

    name: str
    command: list[str]
    changes: dict[str, str] = field(default_factory=dict)
    """Changes of the environment."""
    needed: bool = False
    tests: bool = False
    try_again: bool = False
    seconds: float = 0.0
    result: str = "not run"
    failed: list[str] = field(default_factory=list)

    @property
    def outcomes(self) -> Path:
        """Where pytest writes what came of each test."""
        return self.file("jsonl")

    @property
    def log(self) -> Path:
        """Where its output goes while another stage writes to the screen."""
        return self.file("log")

    def file(self, kind: str) -> Path:
        """A file of its own."""
        return BUILD / f"{self.name.replace(' ', '-')}.{kind}"


Group = list[Stage]
"""Stages that run at the same time."""


def make(name: str, needed: bool = False) -> Stage:
    """A stage that is a target of the Makefile."""
    return Stage(name, ["make", "-s", "-j2", f"PYTHON={sys.executable}", name], needed=needed)


def pytest(outcomes: Path, *arguments: str) -> list[str]:
    """The command that runs tests and writes what came of them."""
    return [str(PYTHON), "-m", "pytest", "-q", "-p", "tests.outcomes", "--outcomes", str(outcomes), *arguments]


def of_kind(name: str, kind: str, *arguments: str, workers: int = WORKERS, try_again: bool = False) -> Stage:
    """A stage of tests of one kind."""
    stage = Stage(name, [], tests=True, try_again=try_again)
    spread = ["-n", str(workers)] if workers > 1 else []
    stage.command = pytest(stage.outcomes, *spread, "-m", kind, *arguments)
    return stage


def everything() -> list[Group]:
    """All that a change has to pass before it lands."""
    rules = of_kind("plain rules", "core", "tests/rules", "tests/games", *_without(RANDOM_GAMES), *COVERED)
    games = of_kind("plain games", "core", *_all("tests/games", RANDOM_GAMES), "tests/playthroughs")
    rules.changes = games.changes = PLAIN
    return [
        [make("install", needed=True)],
        [make("compile", needed=True), make("page", needed=True)],
        [make("lint"), make("types"), make("unit")],
        [of_kind("core", "core")],
        [rules],
        [games],
        [of_kind("world", "world and not browser", workers=2 * WORKERS, try_again=True)],
        [of_kind("browser", "browser", workers=2 * WORKERS, try_again=True)],
        [of_kind("clock", "clock", workers=1, try_again=True)],
    ]


def of_a_change() -> list[Group]:
    """What can be said within a minute of all that differs from ``main``."""
    return [
        [make("compile", needed=True)],
        [make("lint"), make("types")],
        [of_kind("core", "core", *concerned(changed()))],
    ]


def _without(patterns: tuple[str, ...]) -> list[str]:
    return [f"--ignore-glob={pattern}" for pattern in patterns]


def _all(folder: str, patterns: tuple[str, ...]) -> list[str]:
    found = (file for pattern in patterns for file in (ROOT / folder).rglob(pattern))
    return sorted(str(file.relative_to(ROOT)) for file in found)


def changed() -> list[str]:
    """The files that differ from ``main``, and those that git does not know yet."""
    differ = ("diff", "--name-only", "main", "--")
    new = ("ls-files", "--others", "--exclude-standard")
    return [name for command in (differ, new) for name in _git(*command).splitlines()]


def _git(*command: str) -> str:
    git = shutil.which("git") or "git"
    done = subprocess.run([git, *command], cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"make check asks git what differs from the branch main: {done.stderr.strip()}")
    return done.stdout


def concerned(files: list[str]) -> list[str]:
    """The tests, or folders of them, that a change of these files concerns."""
    found = set(ALWAYS)
    for file in map(Path, files):
        if file.parts[:2] == ("src", "durbar") and len(file.parts) > 3:
            found |= {f"tests/{file.parts[2]}", *BESIDE.get(file.parts[2], ())}
        elif file.parts[0] == "tests" and len(file.parts) > 2:
            found.add(str(file if file.name.startswith("test_") else file.parent))
    return sorted(name for name in found if (ROOT / name).exists())
