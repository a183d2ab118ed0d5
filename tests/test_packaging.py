"""A built wheel works in an empty environment: compiled without Cython, and plain where there is no C compiler."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

from tests import processes
from tests.processes import ROOT

pytestmark = pytest.mark.usefixtures("world")

TRANSLATED = Path("build", "cython")
UNWANTED = ("DURBAR_PURE", "PYTHONPATH", "PIP_CONSTRAINT")
PROBE = """
import importlib.util, durbar
from durbar._mode import is_compiled
state = durbar.play_out(durbar.game("maharani").new(4), 5)
print(is_compiled(), importlib.util.find_spec("Cython") is None, sum(state.scores()) > 0)
"""


def _run(*command: str | Path, **environment: str) -> str:
    return str(_finish(*command, **environment).stdout)


def _finish(*command: str | Path, **environment: str) -> subprocess.CompletedProcess[str]:
    clean = {name: value for name, value in os.environ.items() if name not in UNWANTED}
    return processes.run(*command, env=clean | environment, cwd=environment.get("PWD", "/"), check=True)


def _wheel(folder: Path, *options: str, **environment: str) -> Path:
    source = folder / "source"
    ignore = shutil.ignore_patterns("*.so", "*.egg-info", "__pycache__")
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        source.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, source)
    shutil.copytree(ROOT / "src", source / "src", ignore=ignore)
    if (ROOT / TRANSLATED).exists():  # C files that are newer than their sources are not made again
        shutil.copytree(ROOT / TRANSLATED, source / TRANSLATED)
    build = (sys.executable, "-m", "build", "--no-isolation", *options, "-o", folder / "dist", source)
    _run(*build, PWD=str(source), **environment)
    return next((folder / "dist").glob("*.whl"))


@pytest.fixture(scope="module")
def empty(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("empty") / "venv"
    venv.create(folder, with_pip=True)
    return folder / "bin"


def test_the_wheel_works_without_sources_and_without_cython(tmp_path: Path, empty: Path) -> None:
    wheel = _wheel(tmp_path, CFLAGS="-O0")  # a quick build; how fast the result is does not matter here
    assert "durbar/server/static/index.html" in zipfile.ZipFile(wheel).namelist()
    _run(empty / "pip", "install", "-q", "-c", ROOT / "constraints.txt", wheel)
    assert _run(empty / "python", "-c", PROBE) == "True True True\n"
    assert "maharani" in _run(empty / "durbar", "games")


def test_without_a_compiler_it_still_installs_and_says_once_that_it_is_slow(tmp_path: Path, empty: Path) -> None:
    wheel = _wheel(tmp_path, "--wheel", CC="/bin/false")
    _run(empty / "pip", "uninstall", "-q", "-y", "durbar")
    _run(empty / "pip", "install", "-q", "-c", ROOT / "constraints.txt", wheel)
    assert _run(empty / "python", "-c", PROBE) == "False True True\n"
    done = _finish(empty / "durbar", "simulate", "maharani", "--games", "2", "--bots", "random,random")
    assert done.stderr.count("compiler") == 1
