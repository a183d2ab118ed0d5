"""The rules of the games as people read them: whole, or rule by rule."""

from __future__ import annotations

import re
from functools import cache

from durbar.text import say
from durbar.text.folders import rules_file

RULE_ID = re.compile(r"\b[A-Z]{2}-[A-Z0-9]+\b")


@cache
def rules_text(name: str, lang: str) -> str:
    """The rules of a game, as Markdown."""
    file = rules_file(name, lang)
    if file is None:
        raise ValueError(say("terminal-no-rules", {"game": name}, lang))
    return file.read_text("utf-8")


def one_rule(name: str, lang: str, rule: str) -> str:
    """The paragraph or list entry that states a rule, as Markdown."""
    wanted = rule.strip().upper()
    stated = all_rules(name, lang)
    if wanted not in stated:
        raise ValueError(say("terminal-no-such-rule", {"wanted": wanted, "known": ", ".join(stated)}, lang))
    return stated[wanted]


@cache
def all_rules(name: str, lang: str) -> dict[str, str]:
    """Every rule by its id, as Markdown."""
    return {each: block for block in _blocks(rules_text(name, lang)) for each in _stated(block)}


def _stated(block: str) -> list[str]:
    """The ids of the rules that a piece of text states: those in parentheses at its end, or else its first one."""
    last = re.search(r"\(([^()]*)\)\W*$", block)
    ids: list[str] = RULE_ID.findall(last.group(1)) if last else []
    return ids or RULE_ID.findall(block)[:1]


def _blocks(text: str) -> list[str]:
    """The pieces of a text: paragraphs, and each entry of a list with the lines that belong to it."""
    blocks: list[list[str]] = [[]]
    for line in text.splitlines():
        if re.match(r"(#|[-*] |\d+\. )", line) or not line.strip():
            blocks.append([])
        if line.strip():
            blocks[-1].append(line)
    return ["\n".join(block) for block in blocks if block]
