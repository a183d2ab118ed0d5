"""Servers and databases that tests start, and that end with them."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from anyio.from_thread import start_blocking_portal

from tests.server.dealing import dealt
from tests.server.inside import Inside
from tests.server.parts import Server
from tests.server.postgresql import postgresql
from tests.server.standing_time import StandingTime

StartServer = Callable[..., Server]
StartInside = Callable[..., Inside]


@pytest.fixture
def start_server(world: None, tmp_path: Path) -> Iterator[StartServer]:
    """Start servers with settings of one's own; they end with the test."""
    servers: list[Server] = []

    def start(**settings: str) -> Server:
        folder = tmp_path / f"server{len(servers)}"
        folder.mkdir()
        servers.append(Server(folder, **settings))
        return servers[-1]

    yield start
    with ExitStack() as ending:
        for server in servers:
            ending.callback(server.stop)


@pytest.fixture
def start_inside(tmp_path: Path) -> Iterator[StartInside]:
    """Start servers in this process, on one database and in one time that stands still; they end with the test."""
    time = StandingTime()
    collecting = gc.get_threshold()
    with dealt(), start_blocking_portal() as portal, ExitStack() as ending:

        def start(**settings: object) -> Inside:
            server = Inside(portal, time, f"sqlite:///{tmp_path}/durbar.db", **settings)
            ending.callback(server.stop)
            return server

        yield start
    gc.unfreeze()
    gc.set_threshold(*collecting)


@pytest.fixture(scope="session")
def shared(world: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do not mind each other."""
    server = Server(tmp_path_factory.mktemp("shared"))
    yield server
    server.stop()


@pytest.fixture(scope="session")
def postgres(world: None) -> Iterator[Callable[[], str]]:
    """A real PostgreSQL; each call gives the address of an empty database in it."""
    with postgresql() as new_database:
        yield new_database
