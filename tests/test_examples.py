"""A test of Hypothesis is given the same examples whatever else is loaded, and wherever the project lies."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

from tests import processes
from tests.processes import ROOT

pytestmark = pytest.mark.usefixtures("world")

TRIED = """
from hypothesis import given, settings, strategies as st
from tests.examples import choose_the_same_everywhere
import neighbour

choose_the_same_everywhere()

@settings(max_examples=300)
@given(st.integers(), st.text())
def tried(number, text):
    print(number, ascii(text))

tried()
"""
REMARKABLE = "NUMBERS = [77000001, 77000002, 77000003]\nWORDS = ['padishah', 'jharokha', 'pietra dura']\n"


def tried(project: Path) -> str:
    done = processes.run(sys.executable, "-c", TRIED, cwd=project, env=processes.environment(PYTHONPATH=str(project)))
    assert done.returncode == 0, done.stderr
    return str(done.stdout)


def test_examples_depend_on_nothing_but_their_test(tmp_path: Path) -> None:
    (tmp_path / "tests").mkdir()
    shutil.copy(ROOT / "tests" / "examples.py", tmp_path / "tests")
    neighbour = tmp_path / "neighbour.py"
    neighbour.touch()
    before = tried(tmp_path)
    assert len(set(before.splitlines())) > 200
    neighbour.write_text(REMARKABLE)
    assert tried(tmp_path) == before
