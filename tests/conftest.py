"""For all tests: compiled modules are not older than their sources, chance is seeded, and nothing stays behind."""

from __future__ import annotations

import os
import signal
import uuid
from collections.abc import Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path
from types import FrameType

import psutil
import pytest
from hypothesis import HealthCheck, settings

from tests.keeper import keeping, marked

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
    # What a shell starts in the background of a script ignores Ctrl-C, and so does every process that it starts.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.signal(signal.SIGTERM, _interrupt)
    found = find_spec("durbar")
    if os.environ.get("DURBAR_PURE") == "1" or found is None or found.origin is None:
        return
    stale = stale_modules(Path(found.origin).parent)
    if stale:
        raise pytest.UsageError(
            f"older than their sources: {', '.join(stale)}; they would be tested in place of what is written now. "
            "Run 'python setup.py build_ext --inplace', or test the plain files with DURBAR_PURE=1."
        )


def _interrupt(number: int, frame: FrameType | None) -> None:
    """Put things away as after Ctrl-C when the run is told to end, however often."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    raise KeyboardInterrupt


@pytest.fixture(scope="session", autouse=True)
def nothing_left_behind() -> Iterator[None]:
    """After the tests no process is there that they have started."""
    mark = uuid.uuid4().hex
    with keeping(mark):
        yield
        _, left = psutil.wait_procs(marked(mark), timeout=10)
        assert left == []
