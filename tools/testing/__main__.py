"""Run everything that a change has to pass, stage by stage, and say at the end what came of it: ``make test``.

A test that uses the world outside (servers, browsers, processes) may fail by what else the machine does. It is tried
once more, alone, in a process of its own; if it passes then, the run goes on and says so at its end. More than three
of these fail the run. They are noted in build/second_tries.txt: each is a fault to be mended.

With ``--changed`` only what can be said within a minute of all that differs from main: ``make check``.
"""

from __future__ import annotations

import argparse
import signal
import sys
from types import FrameType

from tools.testing import stages
from tools.testing.run import Run


def interrupt(number: int, frame: FrameType | None) -> None:
    """Put things away as after Ctrl-C."""
    raise KeyboardInterrupt


def main() -> int:
    """Run, report, and say by the exit code whether all is well."""
    parser = argparse.ArgumentParser(prog="make test", description="Run everything that a change has to pass.")
    parser.add_argument("--changed", action="store_true", help="only what is quick, of what differs from main")
    chosen = parser.parse_args()
    signal.signal(signal.SIGTERM, interrupt)
    run = Run(stages.of_a_change() if chosen.changed else stages.everything())
    try:
        run.everything()
    except KeyboardInterrupt:
        print("interrupted")
    run.note()
    print(run.report(), flush=True)
    return 0 if run.is_well() else 1


if __name__ == "__main__":
    sys.exit(main())
