"""After each test no process is there that was started for it, and no server has written of a failure."""

from __future__ import annotations

import uuid
from collections.abc import Generator, Iterator
from contextlib import ExitStack, nullcontext

import psutil
import pytest

from tests.keeper import keeping, marking, started
from tests.kinds import is_core
from tests.server import logs

PATIENCE = 10.0
"""Seconds that a process may take to be gone."""

_run = uuid.uuid4().hex
_keeper = pytest.StashKey[ExitStack]()


def pytest_sessionstart(session: pytest.Session) -> None:
    """Mark what the tests start."""
    session.config.stash[_keeper] = ExitStack()
    session.config.stash[_keeper].enter_context(keeping(_run))


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Let whoever ends forgotten processes know that the run is over."""
    session.config.stash[_keeper].close()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None]:
    """Mark what a test starts by its name."""
    with nullcontext() if is_core(item) else marking(item.nodeid):
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_fixture_setup(fixturedef: pytest.FixtureDef[object]) -> Generator[None, object, object]:
    """Do not mark what serves more than one test: it stays when this one is over, whenever it was asked for."""
    with nullcontext() if fixturedef.scope == "function" else marking(None):
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item) -> Generator[None]:
    """Look at what the servers have written, and for processes that a test has left behind."""
    try:
        return (yield)
    finally:
        if not is_core(item):
            failures = logs.failures()
            logs.forget()
            _, left = psutil.wait_procs(started(_run, item.nodeid), timeout=PATIENCE)
            assert not failures, "a server has written of a failure: " + failures[0].replace("\\n", "\n")
            assert not left, f"left behind: {left}"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Show beside a failure what the servers of the test have written."""
    report = yield
    if report.failed and not is_core(item):
        for path, text in logs.written().items():
            report.sections.append((f"end of {path}", text[-logs.SHOWN :]))
    return report


@pytest.fixture(scope="session", autouse=True)
def nothing_left_behind() -> Iterator[None]:
    """After all tests no process is there that they have started."""
    yield
    _, left = psutil.wait_procs(started(_run), timeout=PATIENCE)
    assert left == []
