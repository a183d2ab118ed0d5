"""Servers and databases that tests start, and that end with them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.server.parts import Server
from tests.server.postgresql import postgresql

StartServer = Callable[..., Server]


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
