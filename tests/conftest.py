"""Before any test: the compiled modules are those of the sources, and random tests draw the same every time."""

from __future__ import annotations

import os
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "durbar", derandomize=True, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("durbar")


def stale_modules(folder: Path) -> list[str]:
    """The compiled modules under a folder that are older than their .py or .pxd file."""
    stale = []
    for declared in sorted(folder.rglob("*.pxd")):
        for suffix in EXTENSION_SUFFIXES:
            compiled = declared.parent / f"{declared.stem}{suffix}"
            if not compiled.exists():
                continue
            newest = max(file.stat().st_mtime for file in (declared, declared.with_suffix(".py")))
            if compiled.stat().st_mtime < newest:
                stale.append(compiled.relative_to(folder).as_posix())
    return stale


def pytest_configure(config: pytest.Config) -> None:
    found = find_spec("durbar")
    if os.environ.get("DURBAR_PURE") == "1" or found is None or found.origin is None:
        return
    stale = stale_modules(Path(found.origin).parent)
    if stale:
        raise pytest.UsageError(
            f"older than their sources: {', '.join(stale)}; they would be tested in place of what is written now. "
            "Run 'python setup.py build_ext --inplace', or test the plain files with DURBAR_PURE=1."
        )
