"""A game at the terminal: what is shown, what is asked, and what the answers mean."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from shlex import quote

from rich.console import Console
from rich.markdown import Markdown

from durbar.cli.choices import Choice, choices, show
from durbar.cli.draw import drawing_of
from durbar.cli.draw.pieces import seat_name
from durbar.cli.patience import Patience
from durbar.cli.story import Story
from durbar.games.base import CHANCE, State
from durbar.games.errors import IllegalAction
from durbar.play.prompt import prompt
from durbar.play.redact import events_for
from durbar.play.seats import HUMAN
from durbar.play.table import Table
from durbar.text import has, player_name, say, say_of_seats
from durbar.text.rulebook import one_rule, rules_text

COMMANDS = ("help", "board", "undo", "log", "rules", "resign", "quit")


class Quit(Exception):
    """The player has had enough for now."""


class Session:
    """One table, one screen, one language; everybody who is human sits in front of it."""

    def __init__(self, table: Table, lang: str, console: Console, keep: Path | None) -> None:
        self.table = table
        self.lang = lang
        self.console = console
        self.keep = keep
        self.story = Story(console, table.game.name, lang, table.names)
        self.patience = Patience()
        self.facing: int | None = None
        """The seat that the screen was last shown to."""

    def run(self) -> None:
        """Play until the game is over; Quit, EOFError or KeyboardInterrupt when it stops earlier."""
        with self.patience:
            self.save()
            self._introduce()
            self._let_others_play()
            while not self.table.over:
                self._decide(self._human())
                self._let_others_play()
                self.save()
            self.save()
            self._conclude()

    def save(self) -> None:
        """Write the record, if one is kept; while the game goes on, its seed lies in a file beside it."""
        if self.keep is None:
            return
        with self.patience.hold():
            try:
                self.table.record().save(self.keep)
            except OSError as error:
                raise ValueError(
                    say("terminal-not-written", {"file": str(self.keep), "why": str(error.strerror)}, self.lang)
                ) from error
            secret = seed_file(self.keep)
            if self.table.over:
                secret.unlink(missing_ok=True)
            elif not secret.exists():
                secret.touch(mode=0o600)
                secret.write_text(f"{self.table.secret_seed}\n", "utf-8")

    # The course of the game.

    def _say(self, key: str, style: str = "", **arguments: object) -> None:
        self.console.print(say(f"terminal-{key}", arguments, self.lang), style=style)

    def _introduce(self) -> None:
        name = self.table.game.name
        self.console.print(f"{say(f'{name}-title', {}, self.lang)}, {say(f'{name}-by', {}, self.lang)}", style="bold")
        for seat, chair in enumerate(self.table.seats):
            who = say("terminal-you", {}, self.lang) if chair.kind == HUMAN else chair.kind
            sits = say("terminal-sits", {"who": who}, self.lang)
            self.console.print(seat_name(seat, self.lang, self.table.names).append(sits))
        self._say("digest", "dim", digest=self.table.seed_digest)
        self._say("welcome")
        if not any(entry.by != CHANCE for entry in self.table.log):
            self._retell(self._viewer())

    def _retell(self, seat: int | None) -> None:
        for line in self.table.lines(seat):
            self.story.events(line["events"])

    def _let_others_play(self) -> None:
        """Draws and bots, told one after another."""
        while True:
            with self.patience.hold():
                step = self.table.step()
            if step is None:
                return
            self.story.events(events_for(step.events, self._viewer()))

    def _humans(self) -> list[int]:
        return [seat for seat in range(len(self.table.seats)) if self.table.player(seat) == HUMAN]

    def _viewer(self) -> int | None:
        """Whose eyes the story is told for: the only human's, or a spectator's."""
        humans = self._humans()
        return humans[0] if len(humans) == 1 else None

    def _human(self) -> int:
        humans = self._humans()
        return next(seat for seat in self.table.deciders() if seat in humans)

    def _decide(self, seat: int) -> None:
        """Show the table to a player and carry out the next decision."""
        self._hand_over(seat)
        found = self._show(seat)
        while True:
            answer = self._ask(f"{player_name(seat, self.lang, self.table.names)} >")
            word, _, rest = answer.partition(" ")
            command = self._command(word)
            if not answer:
                found = self._show(seat)
            elif command is None:
                if self._act(seat, found, answer):
                    return
            elif command == "quit":
                raise Quit
            elif command == "undo":
                if self._undo(seat):
                    found = self._show(seat)
            elif command == "resign":
                if self._resign(seat):
                    return
            else:
                self._inform(command, rest, seat)

    def _ask(self, prompt: str) -> str:
        """What the player types; EOFError if there is nobody."""
        if sys.stdin is None:
            raise EOFError
        return self.console.input(f"{prompt} ", markup=False, emoji=False).strip()

    def _hand_over(self, seat: int) -> None:
        """Several people at one screen: let the next one come before anything secret is shown, and clear what is.

        Secrets of the one before are on the screen, too: a disc that they have just chosen, typed in plain sight.
        """
        view = self.table.state.view
        if self.facing not in (None, seat) and not view(seat) == view(self.facing) == view(None):
            self.console.clear()
            self._ask(say("terminal-hand-over", {"player": player_name(seat, self.lang, self.table.names)}, self.lang))
        self.facing = seat

    def _show(self, seat: int) -> list[Choice]:
        self._draw(seat)
        found = choices(self.table.state, seat, self.lang)
        self.console.print(show(found))
        self._prompt(seat)
        return found

    def _prompt(self, seat: int) -> None:
        state = self.table.state
        verbs = (state.structure(action)["do"] for action in state.legal_actions(seat))
        key, arguments = prompt(state.view(seat), seat, verbs)
        self.console.print(say_of_seats(key, arguments, self.lang, self.table.names), style="bold")

    def _draw(self, seat: int | None) -> None:
        state = self.table.state
        self.console.print()
        self.console.print(drawing_of(state.game.name).draw(state.view(seat), self.lang, self.table.names))

    def _command(self, word: str) -> str | None:
        """The command that a word means, in the language of the session or in English."""
        wanted = word.casefold()
        return next(
            (name for name in COMMANDS if wanted in (name, say(f"terminal-command-{name}", {}, self.lang))), None
        )

    def _act(self, seat: int, found: Sequence[Choice], answer: str) -> bool:
        """Carry out a choice, by its number or in notation."""
        state = self.table.state
        if answer.isdecimal():
            number = int(answer[:9])
            if not 1 <= number <= len(found):
                self._say("no-number", "red", last=len(found))
                return False
            action = found[number - 1].actions[0]
        else:
            parsed = _parse(state, answer)
            if parsed is None:
                self._say("not-understood", "red", answer=answer[:60])
                return False
            action = parsed
        try:
            with self.patience.hold():
                events = self.table.act(seat, action)
        except IllegalAction as error:
            self.console.print(f"{error.rule}: {say(error.key, error.arguments, self.lang)}", style="red")
            return False
        except ValueError:
            self._say("not-now", "red")
            return False
        self.story.events(events_for(events, seat))
        return True

    def _undo(self, seat: int) -> bool:
        if not self.table.can_undo(seat):
            self._say("no-undo", "red")
            return False
        with self.patience.hold():
            self.table.undo(seat)
        self._say("undone")
        return True

    def _resign(self, seat: int) -> bool:
        answer = self._ask(say("terminal-really-resign", {}, self.lang)).casefold()
        if answer not in say("terminal-yes", {}, self.lang).split():
            return False
        with self.patience.hold():
            self.table.resign(seat)
        return True

    def _inform(self, command: str, rest: str, seat: int) -> None:
        if command == "help":
            self.console.print(Markdown(say("terminal-help", {}, self.lang)))
            if has(signs := f"terminal-{self.table.game.name}-help", self.lang):
                self.console.print(Markdown(say(signs, {}, self.lang)))
        elif command == "board":
            self._draw(seat)
        elif command == "log":
            self._retell(seat)
        else:
            name = self.table.game.name
            try:
                self.console.print(Markdown(one_rule(name, self.lang, rest) if rest else rules_text(name, self.lang)))
            except ValueError as error:
                self.console.print(str(error), style="red")

    def _conclude(self) -> None:
        result = self.table.result()
        self._draw(None)
        if result is not None:
            self.story.result(result)
        self._say("seed", "dim", seed=str(self.table.seed))
        if self.keep is not None:
            command = f"durbar verify {quote(str(self.keep))}"
            words = say("terminal-recorded", {"file": str(self.keep), "command": command}, self.lang)
            self.console.print(words, soft_wrap=True)


def _parse(state: State, answer: str) -> int | None:
    try:
        return state.parse(answer)
    except ValueError:
        return None


def seed_file(record: Path) -> Path:
    """Where the seed of an unfinished game is kept: a record may not tell it before the end."""
    return record.with_name(f"{record.name}.seed")
