"""Taj Mahal in a terminal: the map, the court with everybody's row, the display and the own hand."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from durbar.cli.draw.pieces import GOLD, SEATS
from durbar.cli.draw.taj_mahal_map import Map, bonus_sign, good
from durbar.games.base import State
from durbar.text import has, player_name, say

CHIPS = {
    "red": "bold #ffffff on #b03a2e",
    "yellow": "bold #201000 on #e0b93a",
    "green": "bold #ffffff on #2f7d55",
    "blue": "bold #ffffff on #2b59b0",
    "colourless": "bold #201000 on #ece6d6",
}
"""The ground of each colour of card; the small letter on a card says the same."""
PRESTIGE_CHIP = "bold #ffffff on #7a4aa6"
SYMBOLS = {"vizier": "V", "general": "G", "monk": "M", "princess": "P", "mogul": "C", "elephant": "E"}


def draw(view: dict[str, Any], lang: str, names: Sequence[str]) -> RenderableType:
    """The table as one seat sees it."""
    parts: list[RenderableType] = [Map(view, lang).text(), "", _rows(view, lang, names), ""]
    parts.append(_line("display", _chips(view["display"], lang), lang))
    if view["unrest"]:
        parts.append(_line("unrest", _chips(view["unrest"], lang), lang))
    own = next((seat for seat in view["seats"] if seat["hand"] is not None), None)
    if own is not None:
        parts.append(_line("hand", _chips(own["hand"], lang), lang))
    parts.append(Text(_words("piles", lang, deck=view["deck"], discarded=view["discarded"]), "dim"))
    return Group(*parts)


def group(state: State, action: int, lang: str) -> str:
    """Cards are listed under their colour, palaces and cards of the display by themselves."""
    form = state.structure(action)
    if form["do"] == "influence":
        return say("terminal-taj_mahal-play-colour", {"colour": form["card"].split("-")[0]}, lang)
    key = f"terminal-taj_mahal-{form['do']}-heading"
    return say(key, {}, lang) if has(key, lang) else say("terminal-other", {}, lang)


def label(state: State, action: int, lang: str) -> str:
    """A card by its members, a city by its name; everything else as it is described."""
    form = state.structure(action)
    if form["do"] == "influence":
        return say("terminal-taj_mahal-extra" if "extra" in form else "terminal-taj_mahal-card", form, lang)
    if form["do"] == "take":
        return say("terminal-taj_mahal-card", form, lang)
    if form["do"] in ("palace", "crown"):
        key, words = state.message(action)
        return say(f"terminal-{key}", words, lang) if key.endswith("bonus") else str(form["city"])
    return state.describe(action, lang)


def _words(key: str, lang: str, **arguments: Any) -> str:
    return say(f"terminal-taj_mahal-{key}", arguments, lang)


def _line(key: str, cards: Text, lang: str) -> Text:
    return Text(f"{_words(key, lang)} ", "bold") + cards


def _chip(card: str, lang: str) -> Text:
    """A card: the letter of its colour and those of its members, or the name of a prestige card."""
    colour, _, symbols = card.partition("-")
    if not symbols:
        return Text(f" {_words('card', lang, card=card)} ", PRESTIGE_CHIP)
    return Text(f" {_words(f'colour-{colour}', lang)}{symbols} ", CHIPS[colour])


def _chips(cards: Iterable[str], lang: str) -> Text:
    """Cards one after another, with a gap between colours."""
    line = Text()
    for n, (_, same) in enumerate(groupby(cards, key=lambda card: card.partition("-")[0])):
        line.append("  " if n else "")
        for card in same:
            line.append(_chip(card, lang))
            line.append(" ")
    return line


def _rows(view: dict[str, Any], lang: str, names: Sequence[str]) -> Table:
    """A line for each player with the tally of symbols against everybody else's, and one for what lies before them."""
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    table.add_column(_words("visit", lang, visit=view["visit"]), no_wrap=True, min_width=16)
    table.add_column(_words("points", lang), justify="right")
    table.add_column(_words("cards", lang), justify="right")
    for member, symbol in SYMBOLS.items():
        place = view["court"][member]
        head = Text(symbol, "bold") if place == "seat" else Text(f"({symbol})", "dim")
        table.add_column(head, justify="right", width=3)
    table.add_column(_words("row", lang))
    for seat in view["seats"]:
        number = seat["seat"]
        sign, acts = SEATS[number], number in view["pending"]
        who = Text("▸" if acts else "1" if number == view["first"] else " ", "bold")
        name = player_name(number, lang, names)
        who.append(f"{sign.shape} {name[:12]}", f"{'bold ' if acts else ''}{sign.colour}")
        tally = [_count(view, member, seat["tally"][member], number) for member in SYMBOLS]
        row = _chips(seat["row"], lang) if seat["present"] else Text(_words("withdrawn", lang), "dim")
        table.add_row(who, Text(str(seat["points"]), f"bold {GOLD}"), str(seat["cards"]), *tally, row)
        table.add_row("", "", "", *[""] * len(SYMBOLS), _holdings(seat, lang))
    if view["unrest"]:
        tally = [_count(view, member, view["unrest_tally"][member], "unrest") for member in SYMBOLS]
        table.add_row(Text(f"  {_words('unrest', lang)}"), "", "", *tally, "")
    return table


def _count(view: dict[str, Any], member: str, count: int, row: int | str) -> Text:
    """How often a member shows in a row; a star for who would claim it now."""
    if view["leads"][member] == row:
        return Text(f"{count}*", "bold")
    return Text(str(count)) if count else Text("·", "dim")


def _holdings(seat: dict[str, Any], lang: str) -> Text:
    """Advisor tokens, commodities and prestige cards of a player, and what everybody knows of the hand."""
    advisors = "".join(SYMBOLS[name] * count for name, count in seat["advisors"].items())
    goods = "".join(good(name, lang) * count for name, count in seat["goods"].items())
    others = " ".join(bonus_sign(bonus, lang) for bonus in seat["bonus"] if bonus.startswith("points"))
    parts = [f"[{advisors}]" if advisors else "", goods, others and f"+{others}".replace(" ", "+")]
    line = Text(" ".join(filter(None, parts)), "dim")
    for card in seat["prestige"] if seat["hand"] is None else ():
        line.append(" ")
        line.append(_chip(card, lang))
    if seat["hand"] is None and seat["known"]:
        line.append(f" {_words('known', lang)} ", "dim")
        line.append(_chips([card for card, count in seat["known"].items() for _ in range(count)], lang))
    return line
