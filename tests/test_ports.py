"""Nobody takes a port that somebody has or may come back to."""

from __future__ import annotations

import socket
import sys

import pytest

from tests import ports
from tests.ports import port_of_ones_own
from tests.processes import ROOT, environment, run

pytestmark = pytest.mark.usefixtures("world")

OTHER = "from tests import ports; ports.FIRST, ports.LAST = {}, {}; print(ports.port_of_ones_own())"


def test_a_port_is_given_to_one_process_and_once(monkeypatch: pytest.MonkeyPatch) -> None:
    mine = port_of_ones_own()
    monkeypatch.setattr(ports, "FIRST", mine)
    monkeypatch.setattr(ports, "LAST", mine + 1)
    (other,) = run(
        sys.executable, "-c", OTHER.format(mine, mine + 1), cwd=ROOT, env=environment(), check=True
    ).stdout.split()
    assert int(other) == mine + 1


def test_a_port_that_something_else_listens_on_is_not_given(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        taken = listener.getsockname()[1]
        monkeypatch.setattr(ports, "FIRST", taken)
        monkeypatch.setattr(ports, "LAST", taken)
        with pytest.raises(OSError, match="is free"):
            port_of_ones_own()
