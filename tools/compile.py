"""Compile the engine modules in place; without a working C compiler, say what that means.

``--quiet`` leaves that to the command that comes next.
"""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

SOURCES = Path("src")


def forget_deleted(folder: Path) -> None:
    """Take away compiled modules whose source is gone: they would go on being imported."""
    for compiled in {file for suffix in EXTENSION_SUFFIXES for file in folder.rglob(f"*{suffix}")}:
        source = compiled.with_name(compiled.name.partition(".")[0])
        if not all(source.with_suffix(part).exists() for part in (".py", ".pxd")):
            compiled.unlink()


def main() -> int:
    """Run the build; a failing C compiler is not an error, a source that cannot be translated is."""
    forget_deleted(SOURCES)
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
