"""Real parts: a server in a process of its own on a loopback port, and clients for it."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx

from tests.server.wire import check_response

PATIENCE = 180.0
"""Seconds to wait for what will come: a busy machine is no reason to fail."""
PATIENT = {
    "DURBAR_PORT": "0",
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
        self.settings = {"DURBAR_DATABASE": f"sqlite:///{folder}/durbar.db", **PATIENT, **settings}
        self.start()

    def start(self) -> None:
        """Start (again) with the same settings and data, on the same port."""
        log_file = self.folder / "server.log"
        with log_file.open("ab") as log:
            begin = log.tell()
            self.process = subprocess.Popen(
                [sys.executable, "-m", "durbar", "serve"],
                env={**os.environ, **self.settings},
                stdout=subprocess.DEVNULL,
                stderr=log,
                start_new_session=True,
            )
        deadline = time.monotonic() + PATIENCE
        while not (found := re.search(r'"address":"(http://[^\s:]+:(\d+))"', self.log()[begin:])):
            assert time.monotonic() < deadline, self.log()
            assert self.process.poll() is None, self.log()
            time.sleep(0.05)
        self.url, self.port = found[1], int(found[2])
        self.settings["DURBAR_PORT"] = found[2]
        while True:
            try:
                if httpx.get(f"{self.url}/healthz", timeout=PATIENCE).status_code == 200:
                    return
            except httpx.TransportError:
                pass
            assert time.monotonic() < deadline, self.log()
            time.sleep(0.05)

    def log(self) -> str:
        """What the server has written so far."""
        return (self.folder / "server.log").read_text("utf-8", "replace")

    def kill(self) -> None:
        """End it without any warning, with all its processes."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(PATIENCE)

    def stop(self) -> None:
        """End it as an operator would."""
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(30)
            except subprocess.TimeoutExpired:
                self.kill()


def browser(server: Server, **headers: str) -> httpx.Client:
    """A client with cookies of its own. Every answer it gets has to be as the OpenAPI document says."""
    hooks = {"response": [check_response]}
    return httpx.Client(base_url=server.url, timeout=PATIENCE, headers=headers, event_hooks=hooks)


def told(response: httpx.Response, status: int = 200) -> Any:
    """The data of an answer that should have this status."""
    assert response.status_code == status, (response.status_code, response.text[:500])
    return response.json()
