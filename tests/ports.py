"""Ports for servers that are started again on the one they had: nobody else takes it meanwhile."""

from __future__ import annotations

import fcntl
import os
import socket
import tempfile
from pathlib import Path
from typing import IO

FIRST, LAST = 20_000, 29_999
"""Ports that the system does not give away by itself."""

_held: list[IO[str]] = []


def port_of_ones_own() -> int:
    """A free port. It belongs to this process until it ends, also for other tests on the same machine."""
    folder = Path(tempfile.gettempdir(), f"durbar-test-ports-{os.getuid()}")
    folder.mkdir(exist_ok=True)
    count = LAST - FIRST + 1
    for turn in range(count):
        port = FIRST + (97 * os.getpid() + turn) % count
        lock = (folder / str(port)).open("w")
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            lock.close()
            continue
        if _is_free(port):
            _held.append(lock)
            return port
        lock.close()
    raise OSError(f"no port from {FIRST} to {LAST} is free")


def _is_free(port: int) -> bool:
    with socket.socket() as candidate:
        candidate.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            candidate.bind(("127.0.0.1", port))
        except OSError:
            return False
    return True
