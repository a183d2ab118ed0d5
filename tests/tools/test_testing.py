"""A run of all tests finds planted faults of each kind, names them, and tries twice only what may fail by luck."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests import processes
from tests.processes import ROOT
from tools.testing.stages import concerned

pytestmark = pytest.mark.usefixtures("world")

NEEDED = (
    "tools/testing",
    "tests/conftest.py",
    "tests/examples.py",
    "tests/kinds.py",
    "tests/keeper.py",
    "tests/leftovers.py",
    "tests/outcomes.py",
    "tests/server/__init__.py",
    "tests/server/logs.py",
)
RUN = """
import sys
from tools.testing.run import Run
from tools.testing.stages import make, of_kind
core, world = of_kind("core", "core", workers=1), of_kind("world", "world", workers=1, try_again=True)
run = Run([[make("lint"), make("types")], [core], [world]])
run.everything()
run.note()
print(run.report())
sys.exit(not run.is_well())
"""
INI = """
[tool.pytest.ini_options]
timeout = 4
markers = ["core", "world", "browser", "clock"]
"""
WELL = """
def test_well():
    pass
"""
LUCK = """
from pathlib import Path
import pytest

@pytest.mark.parametrize("number", range({count}))
def test_luck(world, number):
    tried = Path(__file__).with_suffix(f".{{number}}")
    again = tried.exists()
    tried.touch()
    assert again
"""
CORE = """
import subprocess, sys

def test_wrong():
    assert 1 + 1 == 3

def test_hidden_process():
    try:
        subprocess.run([sys.executable, "-c", ""])
    except PermissionError:
        pass
"""
WORLD = """
import subprocess, sys, time
from tests.server import logs

def test_leak(world):
    program = [sys.executable, "-c", "import time; print(flush=True); time.sleep(60)"]
    subprocess.Popen(program, stdout=subprocess.PIPE, start_new_session=True).stdout.readline()

def test_log(world, tmp_path):
    log = tmp_path / "server.log"
    logs.watch(log)
    log.write_text("all is well\\nTraceback (most recent call last)\\n")

def test_after_the_log(world):
    pass

def test_hang(world):
    time.sleep(60)
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A small project with the same machinery."""
    for name in NEEDED:
        copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        copy(ROOT / name, tmp_path / name)
    (tmp_path / ".venv" / "bin").mkdir(parents=True)
    python = tmp_path / ".venv" / "bin" / "python"
    python.write_text(f'#!/bin/sh\nexec {sys.executable} "$@"\n')
    python.chmod(0o755)
    (tmp_path / "pyproject.toml").write_text(INI)
    (tmp_path / "Makefile").write_text("lint types:\n\t@true\n")
    leftovers = tmp_path / "tests" / "leftovers.py"
    leftovers.write_text(leftovers.read_text().replace("PATIENCE = 10.0", "PATIENCE = 0.5"))
    return tmp_path


def write(project: Path, **files: str) -> None:
    for old in (project / "tests").glob("test_*"):
        old.unlink()
    for name, text in files.items():
        (project / "tests" / f"test_{name}.py").write_text(text)


def run(project: Path) -> subprocess.CompletedProcess[str]:
    return processes.run(sys.executable, "-c", RUN, cwd=project, env=processes.environment(PYTHONPATH=str(project)))


def test_luck_is_tried_again_and_told(project: Path) -> None:
    write(project, well=WELL, luck=LUCK.format(count=1))
    done = run(project)
    assert done.returncode == 0, done.stdout
    assert "passed only on a second try: tests/test_luck.py::test_luck[0] (" in done.stdout
    assert "tests/test_luck.py::test_luck[0]" in (project / "build" / "second_tries.txt").read_text()
    assert done.stdout.splitlines()[-1] == "2 passed, 0 failed, 0 skipped"


def test_too_much_luck_fails(project: Path) -> None:
    write(project, well=WELL, luck=LUCK.format(count=4))
    done = run(project)
    assert done.returncode == 1
    assert "second try, alone" not in done.stdout
    assert done.stdout.count("\nFAILED tests/test_luck.py") >= 4


def test_faults_are_named_with_the_command_that_runs_them_alone(project: Path) -> None:
    (project / "Makefile").write_text("lint:\n\t@true\ntypes:\n\t@echo crooked; false\n")
    write(project, core=CORE, world=WORLD)
    done = run(project)
    assert done.returncode == 1
    said, end = done.stdout.split("\nstage  ")
    for words in (
        "crooked",
        "ask for the fixture world",
        "left behind",
        "a server has written of a failure",
        "Timeout",
    ):
        assert words in said, words
    names = ("test_core.py::test_wrong", "test_core.py::test_hidden_process")
    others = ("test_world.py::test_leak", "test_world.py::test_log", "test_world.py::test_hang")
    failed = [line for line in end.splitlines() if line.startswith("FAILED")]
    assert sorted(failed) == sorted(f"FAILED tests/{name}" for name in names + others)
    assert f"run this alone: .venv/bin/python -m pytest {' '.join(f'tests/{name}' for name in names)}" in end
    assert " types\n" in end
    assert "second try, alone: tests/test_core" not in said


@pytest.mark.parametrize(
    ("file", "tests"),
    [
        ("src/durbar/games/maharani/state.py", {"tests/games", "tests/rules", "tests/playthroughs", "tests/play"}),
        ("src/durbar/server/tables/votes.py", {"tests/server"}),
        ("tests/cli/test_draw.py", {"tests/cli/test_draw.py"}),
        ("tests/cli/conftest.py", {"tests/cli"}),
        ("README.md", set()),
    ],
)
def test_a_change_concerns_the_tests_of_its_room(file: str, tests: set[str]) -> None:
    assert set(concerned([file])) - {"tests/test_architecture.py", "tests/test_documents.py"} == tests
