"""For all tests: compiled modules are not older than their sources, and chance is seeded."""

from __future__ import annotations

import os
import signal
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path
from types import FrameType

import pytest

from tests.examples import choose_the_same_everywhere
from tools.testing.environment import neutral

pytest_plugins = ("tests.kinds", "tests.leftovers")

choose_the_same_everywhere()


def stale_modules(folder: Path) -> list[str]:
    """The compiled modules under a folder that are older than their .py or .pxd file, or whose source is gone."""
    stale = []
    for compiled in sorted({file for suffix in EXTENSION_SUFFIXES for file in folder.rglob(f"*{suffix}")}):
        source = compiled.with_name(compiled.name.partition(".")[0])
        sources = [source.with_suffix(suffix) for suffix in (".py", ".pxd")]
        if not all(file.exists() for file in sources) or compiled.stat().st_mtime < max(
            file.stat().st_mtime for file in sources
        ):
            stale.append(compiled.relative_to(folder).as_posix())
    return stale


def pytest_configure(config: pytest.Config) -> None:
    for name in set(os.environ).difference(neutral(os.environ, "DURBAR_PURE", "DURBAR_BROWSER")):
        del os.environ[name]
    # What a shell starts in the background of a script ignores Ctrl-C, and so does every process that it starts.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.signal(signal.SIGTERM, _interrupt)
    found = find_spec("durbar")
    if os.environ.get("DURBAR_PURE") == "1" or found is None or found.origin is None:
        return
    stale = stale_modules(Path(found.origin).parent)
    if stale:
        raise pytest.UsageError(
            f"not compiled from what is written now, and would be tested in its place: {', '.join(stale)}. "
            "Run 'make compile', or test the plain files with DURBAR_PURE=1."
        )


def _interrupt(number: int, frame: FrameType | None) -> None:
    """Put things away as after Ctrl-C when the run is told to end, however often."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    raise KeyboardInterrupt
