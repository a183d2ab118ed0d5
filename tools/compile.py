"""Compile the engine modules in place; without a working C compiler, say once what that means."""

from __future__ import annotations

import subprocess
import sys

SLOW = """\
The fast engines could not be built, so Durbar runs from its plain Python files: everything works, but slowly.
For the fast ones install a C compiler and Python's headers (Debian: apt-get install gcc python3-dev), then:
make clean build"""


def main() -> int:
    """Run the build; a failing compiler is not an error."""
    build = [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
    done = subprocess.run(build, capture_output=True, text=True, check=False)
    check = "from durbar._mode import is_compiled; raise SystemExit(not is_compiled())"
    if subprocess.run([sys.executable, "-c", check], check=False).returncode == 0:
        return 0
    print(SLOW, file=sys.stderr)
    if done.returncode:
        print(done.stderr[-2000:], file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
