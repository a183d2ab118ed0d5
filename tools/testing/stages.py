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
ALWAYS = ("tests/test_architecture.py", "tests/test_documents.py")
"""Tests of what any change can break."""
BESIDE = {"games": ("tests/rules", "tests/playthroughs", "tests/play"), "text": ("tests/cli",)}
"""Where a room is tested besides the folder of its name."""


@dataclass
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
        return BUILD / f"{self.name.replace(' ', '-')}.jsonl"


def make(name: str, needed: bool = False) -> Stage:
    """A stage that is a target of the Makefile."""
    return Stage(name, ["make", "-s", f"PYTHON={sys.executable}", name], needed=needed)


def pytest(outcomes: Path, *arguments: str) -> list[str]:
    """The command that runs tests and writes what came of them."""
    return [str(PYTHON), "-m", "pytest", "-q", "-p", "tests.outcomes", "--outcomes", str(outcomes), *arguments]


def of_kind(name: str, kind: str, *arguments: str, workers: int = WORKERS, try_again: bool = False) -> Stage:
    """A stage of tests of one kind."""
    stage = Stage(name, [], tests=True, try_again=try_again)
    spread = ["-n", str(workers)] if workers > 1 else []
    stage.command = pytest(stage.outcomes, *spread, "-m", kind, *arguments)
    return stage


def everything() -> list[Stage]:
    """All that a change has to pass before it lands."""
    plain = of_kind("core plain", "core", "tests/games", "tests/rules", "tests/playthroughs", *COVERED)
    plain.changes = PLAIN
    return [
        make("install", needed=True),
        make("compile", needed=True),
        make("page", needed=True),
        make("lint"),
        make("types"),
        make("unit"),
        of_kind("core", "core"),
        plain,
        of_kind("world", "world and not browser", try_again=True),
        of_kind("browser", "browser", try_again=True),
        of_kind("clock", "clock", workers=1, try_again=True),
    ]


def of_a_change() -> list[Stage]:
    """What can be said within a minute of all that differs from ``main``."""
    return [make("compile", needed=True), make("lint"), make("types"), of_kind("core", "core", *concerned(changed()))]


def changed() -> list[str]:
    """The files that differ from ``main``, and those that git does not know yet."""
    git = shutil.which("git") or "git"
    differ = (git, "diff", "--name-only", "main", "--")
    new = (git, "ls-files", "--others", "--exclude-standard")
    return [
        name
        for command in (differ, new)
        for name in subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()
    ]


def concerned(files: list[str]) -> list[str]:
    """The tests, or folders of them, that a change of these files concerns."""
    found = set(ALWAYS)
    for file in map(Path, files):
        if file.parts[:2] == ("src", "durbar") and len(file.parts) > 3:
            found |= {f"tests/{file.parts[2]}", *BESIDE.get(file.parts[2], ())}
        elif file.parts[0] == "tests" and len(file.parts) > 2:
            found.add(str(file if file.name.startswith("test_") else file.parent))
    return sorted(name for name in found if (ROOT / name).exists())
