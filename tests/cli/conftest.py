"""Helpers for the tests of the command line: the commands in this process, and the real thing in another one."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import durbar
from durbar.cli import app
from durbar.text import folders, rulebook

SOURCES = Path(durbar.__file__).parents[1]


@pytest.fixture
def run() -> Callable[..., Any]:
    """Run a command in this process; the result has exit_code, stdout and stderr."""

    def run_command(*arguments: str, typed: Sequence[str] | str = "") -> Any:
        text = typed if isinstance(typed, str) else "".join(f"{line}\n" for line in typed)
        return CliRunner().invoke(app, list(arguments), input=text, prog_name="durbar", catch_exceptions=False)

    return run_command


@pytest.fixture
def refused(run: Callable[..., Any]) -> Callable[..., str]:
    """Run a command that must refuse its input; returns what it says."""

    def run_refused(*arguments: str, typed: str = "") -> str:
        result = run(*arguments, typed=typed)
        assert result.exit_code == 2, result.output
        assert "Traceback" not in result.output
        assert result.stdout == ""
        assert result.stderr.strip()
        return " ".join(result.stderr.replace("│", " ").split())

    return run_refused


LITTLE_RULES = """# The rules of a game

- **MN-A1** The first rule
  goes over two lines. See MN-A2.
- **MN-A2** The second rule.

**MN-B1** A rule in a paragraph.

A rule, as MN-A1 says, with its ids
at the end. (MN-C1, MN-C2)
"""


@pytest.fixture
def little_rules(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """A few rules of a made-up game in the place of the real ones, in English only."""
    (tmp_path / "en" / "rules").mkdir(parents=True)
    (tmp_path / "en" / "rules" / "maharani.md").write_text(LITTLE_RULES, "utf-8")
    monkeypatch.setattr(folders, "_folders", [tmp_path])
    _forget_rules()
    yield
    _forget_rules()


def _forget_rules() -> None:
    rulebook.rules_text.cache_clear()
    rulebook.all_rules.cache_clear()


@pytest.fixture
def environment() -> dict[str, str]:
    """The environment for another process that runs this very source, 80 columns wide."""
    path = os.pathsep.join([str(SOURCES), *filter(None, [os.environ.get("PYTHONPATH")])])
    return {**os.environ, "PYTHONPATH": path, "COLUMNS": "80", "PYTHONIOENCODING": "utf-8"}


@pytest.fixture
def real(environment: dict[str, str]) -> Callable[..., subprocess.CompletedProcess[str]]:
    """Run the real thing in another process, to its end."""

    def run_real(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "durbar", *arguments],
            input=typed,
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=60,
            check=False,
            env=environment,
        )

    return run_real
