"""Compiled or pure: which of the two forms of the engine modules is imported.

The modules that have a .pxd file beside them are ordinary Python files that are also compiled. Python prefers the
compiled form when there is one; ``DURBAR_PURE=1`` in the environment asks for the plain files instead.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import nullcontext
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any


class _SourceFinder(MetaPathFinder):
    """Finds the modules of Durbar as plain Python files only."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith("durbar.") or path is None:
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None:
                return spec
        return None


def prepare() -> None:
    """Called once, before any engine module is imported."""
    if os.environ.get("DURBAR_PURE") == "1":
        sys.meta_path.insert(0, _SourceFinder())
    if find_spec("cython") is None and not (_has_compiled_files() and os.environ.get("DURBAR_PURE") != "1"):
        sys.modules["cython"] = _cython_stand_in()


def _has_compiled_files() -> bool:
    folder = Path(__file__).parent / "games"
    return any((folder / f"base{suffix}").exists() for suffix in EXTENSION_SUFFIXES)


def _cython_stand_in() -> ModuleType:
    """The few names that the plain files take from Cython, for an installation without it."""

    class StandIn(ModuleType):
        def __getattr__(self, name: str) -> Any:
            if name.startswith("__"):
                raise AttributeError(name)
            return object

    module = StandIn("cython")
    module.__dict__.update(
        compiled=False,
        gil=nullcontext(),
        nogil=nullcontext(),
        cast=lambda kind, value: value,
    )
    return module


def is_compiled() -> bool:
    """Whether the engines in use are the compiled ones."""
    from durbar.games import base

    return str(base.__file__).endswith(tuple(EXTENSION_SUFFIXES))
