"""The commands ``games`` and ``rules``: what there is to play, and how it is played."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.markdown import Markdown
from rich.table import Table

from durbar.cli.command import GameName, Json, Language, out, print_json
from durbar.games import game, usable_games
from durbar.text import say
from durbar.text.rulebook import one_rule, rules_text


def list_games(lang: Language = "en", as_json: Json = False) -> None:
    """List the games with their player counts, options and presets.

    Example:
      durbar games --lang fr
    """
    entries = [_entry(name, lang) for name in usable_games()]
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
