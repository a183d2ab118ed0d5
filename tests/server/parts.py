"""Real parts: a server in a process of its own on a loopback port, and clients for it."""

from __future__ import annotations

import re
import ssl
import sys
from contextlib import suppress
from pathlib import Path
from subprocess import DEVNULL
from typing import Any

import httpx

from tests.patience import PATIENCE, wait_until
from tests.ports import port_of_ones_own
from tests.processes import end, environment, start
from tests.server import dealing, logs
from tests.server.wire import check_response

UNENCRYPTED = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Knows no certificates. For plain HTTP none are needed, and loading them takes longer than many a request."""
DEALING = (sys.executable, "-m", "tests.server.dealing")
PATIENT = {
    "DURBAR_BOT_DELAY": "0.02",
    "DURBAR_BOT_WORKERS": "1",
    "DURBAR_REQUESTS_PER_SECOND": "5000",
    "DURBAR_MOVES_PER_SECOND": "5000",
    "DURBAR_SIGN_INS_PER_MINUTE": "6000",
    "DURBAR_TABLES_PER_HOUR": "360000",
}


class Server:
    """A server process that the test started and ends."""

    def __init__(self, folder: Path, **settings: str) -> None:
        self.folder = folder
        own = {"DURBAR_DATABASE": f"sqlite:///{folder}/durbar.db", "DURBAR_PORT": str(port_of_ones_own())}
        self.settings = {**own, **PATIENT, **settings}
        logs.watch(self._log)
        self.start()

    @property
    def _log(self) -> Path:
        return self.folder / "server.log"

    def start(self) -> None:
        """Start (again) with the same settings and data, on the same port."""
        with self._log.open("ab") as log:
            begin = log.tell()
            self.process = start(*DEALING, "serve", env=environment(**self.settings), stdout=DEVNULL, stderr=log)
        try:
            found = wait_until(lambda: self._address(begin))
            self.url, self.port = found[1], int(found[2])
            wait_until(self._is_ready)
        except BaseException:
            end(self.process)
            raise

    def _address(self, begin: int) -> re.Match[str] | None:
        said = self.log()[begin:]
        assert self.process.poll() is None, said
        return re.search(r'"address":"(http://[^\s:]+:(\d+))"', said)

    def _is_ready(self) -> bool:
        assert self.process.poll() is None, self.log()
        with suppress(httpx.TransportError):
            return httpx.get(f"{self.url}/healthz", timeout=PATIENCE, verify=UNENCRYPTED).status_code == 200
        return False

    def log(self) -> str:
        """What the server has written so far."""
        return self._log.read_text("utf-8", "replace")

    def kill(self) -> None:
        """End it without any warning, with all its processes."""
        end(self.process)

    def stop(self) -> None:
        """End it as an operator would, and see to it that nothing stays."""
        try:
            self.process.terminate()
            self.process.wait(PATIENCE)
        finally:
            end(self.process)


def browser(server: Server, deal: object = dealing.FIRST, **headers: str) -> httpx.Client:
    """A client with cookies of its own. Every answer it gets has to be as the OpenAPI document says."""
    hooks = {"response": [check_response]}
    headers[dealing.HEADER] = str(deal)
    return httpx.Client(base_url=server.url, timeout=PATIENCE, headers=headers, event_hooks=hooks, verify=UNENCRYPTED)


def told(response: httpx.Response, status: int = 200) -> Any:
    """The data of an answer that should have this status."""
    assert response.status_code == status, (response.status_code, response.text[:500])
    return response.json()
