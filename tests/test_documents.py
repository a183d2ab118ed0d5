"""The examples in README and guides are what they say."""

from __future__ import annotations

import doctest
import re
from importlib import import_module
from pathlib import Path

import pytest

import durbar

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src"
MODULES_WITH_EXAMPLES = [
    ".".join(path.relative_to(SOURCES).with_suffix("").parts).removesuffix(".__init__")
    for path in sorted(SOURCES.rglob("*.py"))
    if ">>> " in path.read_text("utf-8")
]
WITHOUT_EXAMPLES = ("CHANCE", "OVER", "BoardError", "IllegalAction", "PositionError", "RecordError")
"""Public names that are numbers or exceptions."""
DOCUMENTS = ["README.md", "CONTRIBUTING.md", *(str(p.relative_to(ROOT)) for p in sorted((ROOT / "docs").rglob("*.md")))]


def test_the_readme_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL)
    assert len(blocks) == 1
    exec(compile(blocks[0], "README.md", "exec"), {})  # noqa: S102
    scores, winners = re.fullmatch(r"\[(.*)\] \[(.*)\]\n", capsys.readouterr().out).groups()  # type: ignore[union-attr]
    gold = [int(score) for score in scores.split(", ")]
    assert len(gold) == 3
    assert [int(seat) for seat in winners.split(", ")] == [s for s in range(3) if gold[s] == max(gold)]


@pytest.mark.parametrize("guide", sorted(path.name for path in (ROOT / "docs").glob("*.md")))
def test_the_sessions_in_a_guide_run(guide: str) -> None:
    result = doctest.testfile(str(ROOT / "docs" / guide), module_relative=False)
    assert result.failed == 0


@pytest.mark.parametrize("module", MODULES_WITH_EXAMPLES)
def test_the_examples_in_docstrings_run(module: str) -> None:
    result = doctest.testmod(import_module(module))
    assert result.attempted > 0, "the examples are not found"
    assert result.failed == 0


@pytest.mark.parametrize("name", [name for name in durbar.__all__ if name not in WITHOUT_EXAMPLES])
def test_public_names_have_examples(name: str) -> None:
    assert ">>> " in getattr(durbar, name).__doc__


@pytest.mark.parametrize("document", DOCUMENTS)
def test_links_lead_somewhere(document: str) -> None:
    path = ROOT / document
    links = re.findall(r"\]\(([^)#:]+)\)", path.read_text("utf-8"))
    assert [link for link in links if not (path.parent / link).exists()] == []


@pytest.mark.parametrize("document", ["docs/architecture.md", *(d for d in DOCUMENTS if "decisions" in d)])
def test_files_that_are_named_exist(document: str) -> None:
    text = (ROOT / document).read_text("utf-8")
    named = re.findall(r"`((?:src|web|tests|docs)/[^`\s<>*]+)`", text)
    assert [name for name in named if not (ROOT / name).exists()] == []


def test_every_decision_is_listed() -> None:
    folder = ROOT / "docs" / "decisions"
    listed = re.findall(r"\]\(([^)]+)\)", (folder / "README.md").read_text("utf-8"))
    assert listed == sorted(path.name for path in folder.glob("0*.md"))
