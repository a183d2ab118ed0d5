"""Compiled or pure, with and without Cython installed."""

from __future__ import annotations

import os
import sys

import pytest

import durbar
from durbar import _mode
from tests import processes
from tests.processes import environment

pytestmark = pytest.mark.usefixtures("world")

HIDE_CYTHON = """
import importlib.machinery
real = importlib.machinery.PathFinder.find_spec
def find_spec(name, path=None, target=None):
    return None if name.split(".")[0] in ("cython", "Cython") else real(name, path, target)
importlib.machinery.PathFinder.find_spec = find_spec
try:
    import cython
except ImportError:
    pass
else:
    raise SystemExit("Cython is still there")
"""
PLAY = """
import durbar
from durbar._mode import is_compiled
state = durbar.play_out(durbar.game("maharani").new(3), 11)
print("compiled" if is_compiled() else "pure", state.scores(), hash(state))
"""


def run(script: str, pure: str) -> list[str]:
    done = processes.run(sys.executable, "-c", script, env=environment(DURBAR_PURE=pure), check=True)
    words: list[str] = done.stdout.split(maxsplit=1)
    return words


def expected() -> str:
    state = durbar.play_out(durbar.game("maharani").new(3), 11)
    return f"{state.scores()} {hash(state)}\n"


def built() -> str:
    return "compiled" if _mode._has_compiled_files() else "pure"


def test_the_environment_asks_for_the_plain_files() -> None:
    assert run(PLAY, "1") == ["pure", expected()]


@pytest.mark.parametrize("value", ["", "0", "yes"])
def test_otherwise_the_compiled_modules_serve_where_they_are_built(value: str) -> None:
    assert run(PLAY, value) == [built(), expected()]


@pytest.mark.parametrize("pure", ["0", "1"])
def test_cython_is_not_needed_to_play(pure: str) -> None:
    assert run(HIDE_CYTHON + PLAY, pure) == ["pure" if pure == "1" else built(), expected()]


def test_this_run_is_in_the_mode_that_was_asked_for() -> None:
    assert _mode.is_compiled() == (os.environ.get("DURBAR_PURE") != "1" and built() == "compiled")


def test_the_stand_in_has_what_the_plain_files_need() -> None:
    cython = _mode._cython_stand_in()
    assert cython.compiled is False
    assert cython.cast(int, 5) == 5
    assert cython.p_int is object
    with cython.nogil, cython.gil:
        pass
    with pytest.raises(AttributeError):
        _ = cython.__wrapped__
