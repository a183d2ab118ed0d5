"""Compile the engine modules in place; without a working C compiler, say what that means.

``--quiet`` leaves that to the command that comes next.
"""

from __future__ import annotations

import os
import subprocess
import sys


def main() -> int:
    """Run the build; a failing C compiler is not an error, a source that cannot be translated is."""
    print("Compiling the engines: about a minute the first time", flush=True)
    build = [sys.executable, "setup.py", "-q", "build_ext", "--inplace", f"--parallel={os.cpu_count() or 1}"]
    done = subprocess.run(build, capture_output=True, text=True, check=False)
    if done.returncode:
        print(done.stderr[-4000:], file=sys.stderr)
        return done.returncode
    if "--quiet" not in sys.argv[1:]:
        notice = "from durbar.cli.command import warn_if_slow; warn_if_slow()"
        subprocess.run([sys.executable, "-c", notice], check=False)
    return 0


if __name__ == "__main__":
    sys.exit(main())
