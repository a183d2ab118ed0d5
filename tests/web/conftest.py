"""A real server, a real Chromium, and visitors who come with browsers of their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.server.conftest import StartServer
from tests.server.conftest import start_server as start_server
from tests.server.parts import Server
from tests.web.visitor import WEB_PATIENCE, Visitor, launch

Visit = Callable[..., Visitor]
expect.set_options(timeout=WEB_PATIENCE)


@pytest.fixture(scope="session")
def chromium(world: None) -> Iterator[Browser]:
    """One browser for all tests of a process; every visitor has its own cookies and storage in it."""
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def site(world: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server for all tests that do not stop it."""
    server = Server(tmp_path_factory.mktemp("site"))
    yield server
    server.stop()


@pytest.fixture
def visit(chromium: Browser, site: Server, start_server: StartServer) -> Iterator[Visit]:
    """Let somebody come to the site. Whatever his browser complained of fails the test.

    It asks for ``start_server`` so that visitors leave before the servers of their test end: an open page
    that still fetches something would complain that nobody answers.
    """
    visitors: list[Visitor] = []

    def come(server: Server = site, **looks: Any) -> Visitor:
        visitors.append(Visitor(chromium, server.url, **looks))
        return visitors[-1]

    yield come
    complaints = [complaint for visitor in visitors for complaint in visitor.leave()]
    assert complaints == []
