"""Telling what happens, in sentences, with each player's sign beside what concerns them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich.console import Console
from rich.text import Text

from durbar.cli.draw.pieces import GOLD, SEATS, seat_name
from durbar.games.base import CHANCE
from durbar.play.record import Result
from durbar.text import player_name, say, tell


class Story:
    """Tells the events of one game to one console."""

    def __init__(self, console: Console, game: str, lang: str, names: Sequence[str]) -> None:
        self.console = console
        self.game = game
        self.lang = lang
        self.names = names

    def events(self, events: Iterable[Mapping[str, Any]]) -> None:
        """A line for each event."""
        for event in events:
            seat = event.get("seat")
            line = Text("  ")
            if isinstance(seat, int) and seat >= 0:
                line.append(f"{SEATS[seat].shape} ", SEATS[seat].colour)
            else:
                line.append("· ", "dim")
            line.append(tell(self.game, event, self.lang, self.names), _style(event))
            self.console.print(line)

    def entry(self, number: int, by: int, notation: str, events: Sequence[Mapping[str, Any]]) -> None:
        """An entry of a log with its number, and what it did."""
        head = Text(f"{number:>4}  ", "dim")
        head.append(Text(say("terminal-chance", {}, self.lang), "dim") if by == CHANCE else self._who(by))
        head.append(f"  {notation}", "bold")
        self.console.print(head)
        self.events(events)

    def result(self, result: Result) -> None:
        """The end: who has won, and the scores from the highest down."""
        winners = [player_name(seat, self.lang, self.names) for seat in result.winners]
        self.console.print()
        self.console.print(
            say("terminal-winners", {"winners": ", ".join(winners), "count": len(winners)}, self.lang), style="bold"
        )
        for seat in sorted(range(len(result.scores)), key=lambda seat: -result.scores[seat]):
            line = Text(f"{result.scores[seat]:>6}  ", f"bold {GOLD}") + self._who(seat)
            if seat in result.resigned:
                line.append(f"  ({say('terminal-resigned', {}, self.lang)})")
            self.console.print(line)

    def _who(self, seat: int) -> Text:
        return seat_name(seat, self.lang, self.names)


def _style(event: Mapping[str, Any]) -> str:
    if event["kind"] == "turn":
        return "bold"
    return "dim" if event["kind"] == "draw" else ""
