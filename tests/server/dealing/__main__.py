"""The command; a module of this name is not loaded again by the processes that the server starts."""

from __future__ import annotations

from unittest.mock import patch

from durbar.cli import main
from durbar.server import run
from tests.server.dealing import Dealing, dealt

if __name__ == "__main__":
    create_app = run.create_app
    with patch.object(run, "create_app", lambda services: Dealing(create_app(services))), dealt():
        main()
