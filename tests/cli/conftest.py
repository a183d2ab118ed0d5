"""Helpers for the tests of the command line: the commands in this process, and the real thing in another one."""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from rich.console import ConsoleDimensions
from typer.testing import CliRunner

from durbar.cli import app, command
from durbar.text import folders, rulebook
from tests import processes

TERMINAL = ConsoleDimensions(80, 25)


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Callable[..., Any]:
    """Run a command in this process; the result has exit_code, stdout and stderr.

    It writes for a terminal of the usual size, whatever the tests were started in: Rich asks the real one, and has
    no other way to be told than this once its consoles are there.
    """
    for console in (command.out, command.err):
        monkeypatch.setattr(console, "size", TERMINAL)
    monkeypatch.setenv("COLUMNS", str(TERMINAL.width))
    monkeypatch.setenv("LINES", str(TERMINAL.height))

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
def real(world: None) -> Callable[..., subprocess.CompletedProcess[str]]:
    """Run the real thing in another process, to its end."""

    def run_real(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        return processes.run(*processes.DURBAR, *arguments, typed=typed)

    return run_real
