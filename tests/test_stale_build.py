"""The check that stands before every run of the tests."""

from __future__ import annotations

import os
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from tests.conftest import stale_modules
from tools.compile import forget_deleted


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A package with one module, compiled after it was written."""
    for name, age in (("state.py", 30), ("state.pxd", 30), (f"state{EXTENSION_SUFFIXES[0]}", 20), ("plain.py", 10)):
        (tmp_path / name).touch()
        os.utime(tmp_path / name, (1_000_000 - age, 1_000_000 - age))
    return tmp_path


def test_a_module_built_after_its_sources_is_fresh(package: Path) -> None:
    assert stale_modules(package) == []


@pytest.mark.parametrize("edited", ["state.py", "state.pxd"])
def test_an_edited_source_makes_the_module_stale(package: Path, edited: str) -> None:
    os.utime(package / edited, (1_000_000, 1_000_000))
    assert stale_modules(package) == [f"state{EXTENSION_SUFFIXES[0]}"]


@pytest.mark.parametrize("deleted", ["state.py", "state.pxd"])
def test_a_module_whose_source_is_gone_is_stale(package: Path, deleted: str) -> None:
    (package / deleted).unlink()
    assert stale_modules(package) == [f"state{EXTENSION_SUFFIXES[0]}"]


def test_compiling_takes_away_what_has_no_source_any_more(package: Path) -> None:
    (package / "state.pxd").unlink()
    forget_deleted(package)
    assert sorted(file.name for file in package.iterdir()) == ["plain.py", "state.py"]
