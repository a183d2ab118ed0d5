"""The commands ``games`` and ``rules``: what there is to play, and how it is played."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Annotated, Any

import typer
from rich.markdown import Markdown
from rich.table import Table

from durbar.cli.command import GameName, Json, Language, out, print_json
from durbar.games import game, games
from durbar.text import say

RULE_ID = re.compile(r"\b[A-Z]{2}-[A-Z0-9]+\b")


def list_games(lang: Language = "en", as_json: Json = False) -> None:
    """List the games with their player counts, options and presets.

    Example:
      durbar games --lang fr
    """
    entries = [_entry(name, lang) for name in games()]
    if as_json:
        print_json(entries)
        return
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for key in ("game", "title", "players", "options", "presets"):
        table.add_column(say(f"terminal-games-{key}", {}, lang), overflow="fold")
    for entry in entries:
        low, high = entry["players"][0], entry["players"][-1]
        chosen = ", ".join(entry["options"]) or "–"
        table.add_row(entry["game"], entry["title"], f"{low}–{high}", chosen, ", ".join(entry["presets"]))
    out.print(table)
    for entry in entries:
        out.print()
        out.print(f"{entry['title']}, {entry['by']}", style="bold")
        out.print(entry["summary"])


def _entry(name: str, lang: str) -> dict[str, Any]:
    one = game(name)
    return {
        "game": name,
        "title": say(f"{name}-title", {}, lang),
        "by": say(f"{name}-by", {}, lang),
        "summary": say(f"{name}-summary", {}, lang),
        "players": list(one.players),
        "options": {
            key: {"default": option.default, "values": list(option.values), "rule": option.rule}
            for key, option in one.options.items()
        },
        "presets": {key: dict(preset) for key, preset in one.presets.items()},
        "rules_version": one.rules_version,
    }


def show_rules(
    name: GameName,
    lang: Language = "en",
    rule: Annotated[str | None, typer.Option(metavar="ID", help="Only this rule, such as MN-G1.")] = None,
) -> None:
    """Show the rules of a game, or one of them.

    Examples:
      durbar rules maharani --lang fr
      durbar rules maharani --rule MN-G1
    """
    out.print(Markdown(rules_text(name, lang) if rule is None else one_rule(name, lang, rule)))


@cache
def rules_text(name: str, lang: str) -> str:
    """The rules of a game, as Markdown."""
    file = files("durbar.text").joinpath("rules", f"{name}.{lang}.md")
    if not file.is_file():
        raise ValueError(say("terminal-no-rules", {"game": name}, lang))
    return file.read_text("utf-8")


def one_rule(name: str, lang: str, rule: str) -> str:
    """The paragraph or list entry that states a rule, as Markdown."""
    wanted = rule.strip().upper()
    stated = {each: block for block in _blocks(rules_text(name, lang)) for each in _stated(block)}
    if wanted not in stated:
        raise ValueError(say("terminal-no-such-rule", {"wanted": wanted, "known": ", ".join(stated)}, lang))
    return stated[wanted]


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
