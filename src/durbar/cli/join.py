"""The command ``join``: play at a table of a server from the terminal."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Any

import typer

from durbar.cli.command import Language, out
from durbar.cli.draw import drawing_of
from durbar.cli.remote import Remote, Table
from durbar.cli.story import Story
from durbar.play.record import Result
from durbar.text import player_name, say


def join(
    url: Annotated[str, typer.Argument(metavar="URL", help="The link to a table, as it was shared.")],
    seat: Annotated[int | None, typer.Option(metavar="N", help="Take this open seat; else the first one.")] = None,
    watch: Annotated[bool, typer.Option("--watch", help="Only look.")] = False,
    name: Annotated[str, typer.Option(metavar="NAME", help="What the others shall call you.")] = "",
    lang: Language = "en",
) -> None:
    """Take a seat at a table of a server and play there. Come back with the same command."""
    remote = Remote(url, _cookies(), lang)
    remote.come_in(name)
    table = remote.look()
    if not watch and not table["yours"]:
        free = [number for number, chair in enumerate(table["seats"]) if chair["kind"] == "open"]
        if seat is not None or free:
            table = remote.sit(free[0] if seat is None else seat)
    Visit(remote, table, lang).run()


def _cookies() -> Path:
    home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return home / "durbar" / "cookies.txt"


class Visit:
    """One table of a server on one screen."""

    def __init__(self, remote: Remote, table: Table, lang: str) -> None:
        self._remote = remote
        self._table = table
        self._lang = lang
        self._told = 0

    def run(self) -> None:
        """Show what happens and ask for decisions until the game has ended."""
        while True:
            self._tell()
            if self._table["status"] not in ("open", "playing"):
                self._conclude()
                return
            if self._table["actions"]:
                self._decide()
            else:
                self._table = self._remote.wait(self._told)

    def _names(self) -> list[str]:
        return [str(chair["name"]) for chair in self._table["seats"]]

    def _tell(self) -> None:
        table = self._table
        story = Story(out, table["game"], self._lang, self._names())
        for line in table["log"]:
            if line["n"] > self._told or line["by"] is None:
                story.events(line["events"])
        self._told = table["seq"]
        if table["view"] is not None and (table["actions"] or table["over"]):
            out.print(drawing_of(table["game"]).draw(table["view"], self._lang, self._names()))
        out.print(table["prompt"]["text"], style="bold")

    def _decide(self) -> None:
        actions = self._table["actions"]
        for number, action in enumerate(actions, 1):
            out.print(f"{number:>4} {action['words']}")
        while True:
            answer = out.input(f"{player_name(self._table['you'], self._lang, self._names())} > ").strip()
            chosen = self._choose(answer)
            if chosen is not None:
                self._table = self._remote.move(self._table, chosen)
                return
            if answer == say("terminal-command-quit", {}, self._lang) or answer == "quit":
                raise KeyboardInterrupt
            if self._table["can_undo"] and answer in ("undo", say("terminal-command-undo", {}, self._lang)):
                self._table = self._remote.undo(self._table)
                return
            out.print(say("terminal-not-understood", {"answer": answer[:60]}, self._lang), style="red")

    def _choose(self, answer: str) -> int | None:
        for number, action in enumerate(self._table["actions"], 1):
            if answer in (str(number), action["notation"]):
                chosen: int = action["action"]
                return chosen
        return None

    def _conclude(self) -> None:
        result: dict[str, Any] | None = self._table["result"]
        if result is not None:
            Story(out, self._table["game"], self._lang, self._names()).result(Result(**result))
