"""Whatever tests start ends with them."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests import processes
from tests.patience import wait_until
from tests.processes import is_running, running

pytestmark = pytest.mark.usefixtures("world")

KILLED = """
import os, signal, subprocess
from tests.keeper import keeping
with keeping("a run that is killed"):
    print(subprocess.Popen(["sleep", "600"], start_new_session=True).pid, flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
"""
PARENT = """
import subprocess
print(subprocess.Popen(["sleep", "600"], start_new_session=True).pid, flush=True)
input()
"""


def test_what_a_killed_run_has_started_is_ended() -> None:
    child = int(processes.run(sys.executable, "-c", KILLED).stdout)
    wait_until(lambda: not is_running(child))


def test_a_process_ends_with_its_block_and_so_do_its_children() -> None:
    pipes = dict.fromkeys(("stdin", "stdout"), subprocess.PIPE)
    with running(sys.executable, "-c", PARENT, **pipes) as process:
        child = int(process.stdout.readline())
        assert is_running(child)
    assert not is_running(process.pid)
    wait_until(lambda: not is_running(child))
