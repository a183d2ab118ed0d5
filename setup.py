"""Compiles the engine and search modules: every .py file in the package that has a .pxd beside it.

Without a C compiler the build goes on without them, and Durbar runs from the plain files.
"""

import os
from pathlib import Path

from setuptools import Extension, setup

SOURCES = Path("src")
PYTHON_ONLY = {"__init__.py", "bits.py", "limits.py"}
"""Files whose .pxd is a package mark, a set of inline C functions or a list of constants."""
OPTIMISED = [] if "CFLAGS" in os.environ else ["-O2"]
"""Whoever sets CFLAGS decides."""


def extensions() -> list[Extension]:
    """The compiled modules; optional, so that a failing compiler does not stop the installation."""
    if os.environ.get("DURBAR_PURE") == "1":
        return []
    from Cython.Build import cythonize

    files = [p.with_suffix(".py") for p in sorted(SOURCES.glob("durbar/**/*.pxd"))]
    modules = cythonize(
        [
            Extension(
                ".".join(file.relative_to(SOURCES).with_suffix("").parts),
                [file.as_posix()],
                extra_compile_args=[*OPTIMISED, "-g0"],
            )
            for file in files
            if file.name not in PYTHON_ONLY
        ],
        compiler_directives={
            "language_level": "3",
            "boundscheck": False,
            "wraparound": False,
            "cdivision": True,
            "initializedcheck": False,
        },
        build_dir="build/cython",
        include_path=[SOURCES.as_posix()],
    )
    for module in modules:
        module.optional = True
    return modules


setup(ext_modules=extensions())
