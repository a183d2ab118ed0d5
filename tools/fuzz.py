"""Look for faults with examples that nobody has tried: ``make fuzz MINUTES=10``.

Tests of Hypothesis try the same examples in every run of the tests. Here they try others, again and again, until the
time is over or something is found. What is found is kept in build/fuzz and tried first the next time; write it into its
test as an ``@example`` when it is mended.
"""

from __future__ import annotations

import secrets
import subprocess
import sys
import time

from tools.testing.run import environment
from tools.testing.stages import PYTHON, ROOT, WORKERS


def main(minutes: float, *tests: str) -> int:
    """Run rounds, each with a seed of its own; 1 if something was found."""
    ends = time.monotonic() + 60 * minutes
    number = 0
    while (left := ends - time.monotonic()) > 0:
        number += 1
        seed = f"--hypothesis-seed={secrets.randbelow(2**32)}"
        print(f"round {number}, {seed}, {left / 60:.1f} minutes left", flush=True)
        chosen = ("-n", str(WORKERS), "-m", "hypothesis", "--hypothesis-profile=fuzz", seed, *tests)
        done = subprocess.run([PYTHON, "-m", "pytest", "-q", *chosen], cwd=ROOT, env=environment(), check=False)
        if done.returncode:
            print(f"found something in round {number}; the example is kept in {ROOT / 'build' / 'fuzz'}")
            return 1
    print(f"{number} rounds, nothing found")
    return 0


if __name__ == "__main__":
    sys.exit(main(float(sys.argv[1]), *sys.argv[2:]))
