"""Many notations in little space, as a shell writes them: ``1 {c1,c2} {E,W}`` stands for four."""

from __future__ import annotations

import re
from collections.abc import Iterable

WIDTH = 120
_PART = re.compile(r"[ +-]+[^ +-]*|[^ +-]+")
Tree = dict[str, "Tree"]
END = ""


def group(notations: Iterable[str]) -> str:
    """All notations, with what they have in common written once; their order is lost."""
    tree: Tree = {}
    for notation in notations:
        node = tree
        for part in _PART.findall(notation):
            node = node.setdefault(part, {})
        node[END] = {}
    return ", ".join(_alternatives(tree))


def _alternatives(tree: Tree) -> list[str]:
    starts: dict[str, list[str]] = {}
    for part, rest in tree.items():
        starts.setdefault("" if part == END else _braces(_alternatives(rest)), []).append(part)
    ends = starts.pop("", [])
    return [*ends, *(_braces(parts) + rest for rest, parts in starts.items())]


def _braces(choices: list[str]) -> str:
    if len(choices) == 1:
        return choices[0]
    first = choices[0][:1]
    if first in (" ", "+", "-") and all(choice[:1] == first for choice in choices):
        return f"{first}{{{','.join(choice[1:] for choice in choices)}}}"
    return f"{{{','.join(choices)}}}"


def wrap(text: str, indent: str) -> list[str]:
    """A long text in lines that end after a comma or a space."""
    lines, line = [], ""
    for piece in re.findall(r"[^, ]*[, ]*", text):
        if line and len(line) + len(piece.rstrip()) > WIDTH:
            lines.append(line.rstrip())
            line = indent
        line += piece
    return [*lines, line.rstrip()]
