"""What a player can choose from now: actions in words, under headings, each with what it pays at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from durbar.cli.draw import drawing_of, label
from durbar.cli.draw.pieces import GOLD
from durbar.games.base import State
from durbar.play.preview import gain


@dataclass(frozen=True)
class Choice:
    """One entry of the list. Actions that differ in nothing that matters share an entry."""

    heading: str
    words: str
    gold: int | None
    """What it pays at once (or costs); None if there is no gold in it."""
    actions: tuple[int, ...]


def choices(state: State, seat: int, lang: str) -> list[Choice]:
    """The choices of a seat, heading by heading."""
    game = state.game.name
    merged: dict[tuple[str, str], list[int]] = {}
    headings: dict[str, None] = {}
    for action in sorted(state.legal_actions(seat)):
        heading = drawing_of(game).group(state, action, lang)
        headings[heading] = None
        merged.setdefault((heading, label(game, state, action, lang)), []).append(action)
    seen = state.resample(seat, 0)
    return [
        Choice(heading, words, _gold(seen, seat, actions[0]), tuple(actions))
        for wanted in headings
        for (heading, words), actions in merged.items()
        if heading == wanted
    ]


def _gold(state: State, seat: int, action: int) -> int | None:
    """What an action pays the seat at once; ``state`` holds nothing that the seat does not know."""
    after = state.clone()
    after.apply(action)
    return gain(state.game.spec.measures[0], after.events(), seat)


def show(found: Sequence[Choice]) -> RenderableType:
    """The numbered list."""
    parts: list[RenderableType] = []
    entries: dict[str, list[Text]] = {}
    for number, choice in enumerate(found, 1):
        line = Text(f"{number:>3} ", "bold")
        line.append(choice.words)
        if choice.gold is not None:
            line.append(f" {choice.gold:+d}", f"bold {GOLD}")
        entries.setdefault(choice.heading, []).append(line)
    for heading, lines in entries.items():
        parts += [Text(heading, "underline"), Columns(lines, padding=(0, 2), equal=False)]
    return Group(*parts)
