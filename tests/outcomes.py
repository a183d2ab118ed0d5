"""Writes what came of every test, a line of JSON each, for whoever has started the run: ``--outcomes FILE``."""

from __future__ import annotations

import json
from pathlib import Path

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option."""
    parser.addoption("--outcomes", type=Path, metavar="FILE", help="write what came of every test, as JSON lines")


def pytest_configure(config: pytest.Config) -> None:
    """Begin a new file, where the reports of all workers arrive."""
    path: Path | None = config.getoption("--outcomes")
    if path is not None and not hasattr(config, "workerinput"):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("", "utf-8")
        config.pluginmanager.register(Writer(path))


class Writer:
    """Keeps the outcome of each phase of a test, and of a file that could not be read."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """A test has been set up, has run, or has been put away."""
        tells = report.when == "call" or not report.passed
        self._write(report.nodeid, report.outcome if tells else "", report.duration)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """A file has been read."""
        if report.failed:
            self._write(report.nodeid, report.outcome, 0.0)

    def _write(self, test: str, outcome: str, seconds: float) -> None:
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps({"test": test, "outcome": outcome, "seconds": round(seconds, 3)}) + "\n")
