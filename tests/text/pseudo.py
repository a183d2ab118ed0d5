"""A pseudo-language made from English: every letter of every message and rule has an accent, ⟦ľíķé ţĥíš⟧.

Whatever is shown in it with plain letters did not come from the words: it stands in code. Its tag is en-XA, which is
what others call accented English, too.
"""

from __future__ import annotations

import re
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

import durbar
from durbar import text

LANG = "en-XA"
PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
ACCENTED = "áƀçðéƒĝĥíĵķľɱñóþʠŕšţúṽŵẋýžÁƁÇÐÉƑĜĤÍĴĶĽṀÑÓÞǪŔŠŢÚṼŴẊÝŽ"
ACCENTS = str.maketrans(PLAIN, ACCENTED)
UNTOUCHED = re.compile(r"```.*?```|`[^`]*`|\b(?:MN|MJ|TJ)-[A-Z0-9]+\b", re.DOTALL)
"""In the rules: notation, and the ids of rules."""


def accent(words: str) -> str:
    """Words with an accent on every letter."""
    return words.translate(ACCENTS)


class Accents(Transformer):
    """Puts accents on the text of messages; what is put in for arguments stays as it is."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        return ast.TextElement(accent(node.value))


def accent_messages(source: str) -> str:
    """A file of messages. Each is put in brackets, but for single letters, which stand in drawings."""
    resource = FluentParser().parse(source)
    for entry in resource.body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            Accents().visit(entry)
            elements = entry.value.elements
            if len(elements) > 1 or not isinstance(elements[0], ast.TextElement) or len(elements[0].value) > 1:
                entry.value.elements = [ast.TextElement("⟦"), *elements, ast.TextElement("⟧")]
    return FluentSerializer().serialize(resource)


def accent_rules(markdown: str) -> str:
    """The rules of a game."""
    pieces, end = [], 0
    for found in UNTOUCHED.finditer(markdown):
        pieces += [accent(markdown[end : found.start()]), found[0]]
        end = found.end()
    return "".join([*pieces, accent(markdown[end:])])


def write_language(folder: Path) -> Path:
    """The pseudo-language as a folder in a folder."""
    english = Path(text.__file__).parent / "en"
    for file in english.rglob("*.*"):
        made = folder / LANG / file.relative_to(english)
        made.parent.mkdir(parents=True, exist_ok=True)
        change = accent_messages if file.suffix == ".ftl" else accent_rules
        made.write_text(change(file.read_text("utf-8")), "utf-8")
    return folder


def write_package(folder: Path) -> Path:
    """The package durbar with one more language and otherwise as it is; the folder is for PYTHONPATH."""
    _link_all(Path(durbar.__file__).parent, folder / "durbar", but="text")
    _link_all(Path(text.__file__).parent, folder / "durbar" / "text")
    write_language(folder / "durbar" / "text")
    return folder


def _link_all(source: Path, target: Path, but: str = "") -> None:
    target.mkdir(parents=True)
    for each in source.iterdir():
        if each.name not in (but, "__pycache__"):
            (target / each.name).symlink_to(each)
