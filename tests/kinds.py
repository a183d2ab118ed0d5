"""Three kinds of tests, told apart by the fixtures that they use.

- **core** uses nothing but this process: rules, engines, bots, words. It gives the same answer every time.
- **world** uses the fixture ``world``, mostly through another one: processes, servers, databases, sockets. Those with
  the fixture ``chromium`` are marked ``browser``, too.
- **clock** uses the fixture ``wall_clock``: it measures real time, and runs alone.

A core test that starts a process or opens a connection fails, so nobody has to remember to mark one.
"""

from __future__ import annotations

import sys
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from multiprocessing.process import BaseProcess
from unittest.mock import patch

import pytest

MARKS = {"wall_clock": ("clock",), "chromium": ("world", "browser"), "world": ("world",)}
"""The marks of a test by the first of these fixtures that it uses."""
START = "multiprocessing.Process.start"
OUTSIDE = {START, "subprocess.Popen", "os.fork", "os.forkpty", "os.posix_spawn", "socket.bind", "socket.connect"}
"""What the interpreter reports when a program reaches for something outside its process (but for the first)."""


@pytest.fixture(scope="session")
def world() -> None:
    """Leave to use what is outside this process. Whoever starts something ends it, too."""


@pytest.fixture
def wall_clock() -> None:
    """Leave to measure real time, on a machine that does nothing else."""


@pytest.hookimpl(wrapper=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> Generator[None]:
    """Give every test the mark of its kind, before tests are chosen by it.

    Browsers come last: one leaves an event loop running in its thread, where no other can be run then.
    """
    for item in items:
        used = set(getattr(item, "fixturenames", ()))
        for name in next((marks for fixture, marks in MARKS.items() if fixture in used), ("core",)):
            item.add_marker(name)
    yield
    items.sort(key=lambda item: item.get_closest_marker("browser") is not None)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup(item: pytest.Item) -> Generator[None]:
    """Forbid what a core test does not do, while its parts are made."""
    with _watch.over(item):
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None]:
    """Forbid what a core test does not do, while it runs."""
    with _watch.over(item):
        return (yield)


def is_core(item: pytest.Item) -> bool:
    """Whether a test uses nothing but this process."""
    return item.get_closest_marker("core") is not None


class _Watch:
    """Forbids, as long as it is on, what a core test does not do."""

    def __init__(self) -> None:
        self._on = False
        self._seen: list[str] = []
        sys.addaudithook(self._hear)
        start = BaseProcess.start

        def reported(process: BaseProcess) -> None:
            sys.audit(START, process)
            start(process)

        patch.object(BaseProcess, "start", reported).start()

    @contextmanager
    def over(self, item: pytest.Item) -> Iterator[None]:
        """Fail if a core test uses anything outside this process, even if somebody catches the refusal."""
        self._on, self._seen = is_core(item), []
        try:
            yield
        finally:
            self._on = False
        assert not self._seen, f"a core test has used {self._seen[0]}; ask for the fixture world"

    def _hear(self, event: str, arguments: tuple[object, ...]) -> None:
        if self._on and event in OUTSIDE:
            self._seen.append(f"{event}{arguments[:2]}")
            raise PermissionError(f"a core test may not use {event}; ask for the fixture world")


_watch = _Watch()
