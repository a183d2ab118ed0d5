"""The course of a game: a position and the log that leads on from it.

The table plays a course forward; a replay follows a record along one. Both go through the same checks, so a log that
a table wrote can always be replayed, and one that was tampered with cannot.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, SupportsIndex

from durbar.games.base import CHANCE, Event, State
from durbar.games.errors import short
from durbar.games.integers import as_integer
from durbar.play.entries import DO, RESIGN, RETURN, TAKEOVER, UNDO, Entry
from durbar.play.record import Result
from durbar.play.seats import Seat
from durbar.text import say


class TableError(ValueError):
    """Something that a table refuses for another reason than a rule of the game: not your turn, nothing to undo.

    ``key`` and ``arguments`` are the message that says why, for whoever wants it in another language.
    """

    def __init__(self, key: str, arguments: Mapping[str, Any] | None = None) -> None:
        self.key = f"table-{key}"
        self.arguments = dict(arguments or {})
        super().__init__(say(self.key, self.arguments))

    def __reduce__(self) -> tuple[type[TableError], tuple[str, dict[str, Any]]]:
        return TableError, (self.key.removeprefix("table-"), self.arguments)


@dataclass(frozen=True)
class Step:
    """One entry of the log carried out. ``state`` is the position after it, ``before`` the one it was made in."""

    n: int
    """The number of the entry, from 1."""
    entry: Entry
    action: int | None
    """The action of a ``do``; None for everything else."""
    before: State
    state: State
    events: list[Event]
    witnesses: list[int] | None
    """The seats that may know of it; None for everybody."""

    @property
    def by(self) -> int:
        """Who: a seat or CHANCE."""
        return self.entry.by

    @property
    def notation(self) -> str:
        """What, as it is written in the log."""
        return self.entry.text


class Course:
    """A game under way: its position, who has resigned, which seats a bot has taken over, and what may be undone."""

    def __init__(self, state: State, seats: Sequence[Seat]) -> None:
        self.state = state
        self.seats = list(seats)
        self.resigned: list[int] = []
        self.taken: dict[int, str] = {}
        self.log: list[Entry] = []
        self.draws = 0
        self._turned: list[State] = []
        """The positions before the last actions, as far back as they may be taken back."""
        self._turner = CHANCE
        """The seat whose actions those were."""

    @property
    def over(self) -> bool:
        """Whether the game has ended, by the rules or because everybody else has resigned."""
        return self.state.is_over() or len(self.resigned) >= len(self.seats) - 1 > 0

    def result(self) -> Result | None:
        """How the game ended; None before."""
        if not self.over:
            return None
        left = [seat for seat in range(len(self.seats)) if seat not in self.resigned]
        if self.state.is_over():
            standings = self.state.standings()
            best = max(standings[seat] for seat in left)
            left = [seat for seat in left if standings[seat] == best]
        return Result(self.state.scores(), left, sorted(self.resigned))

    def player(self, seat: int) -> str:
        """Who decides for a seat now: ``human``, ``open`` or the name of a bot."""
        return self.taken.get(seat, self.seats[seat].kind)

    def is_bot(self, seat: int) -> bool:
        """Whether a bot decides for a seat now."""
        return seat in self.taken or self.seats[seat].is_bot

    def follow(self, entry: Entry) -> Step:
        """Carry out an entry of a log; ValueError says why it cannot be."""
        if entry.verb == DO:
            return self.play(entry.by, self.state.parse(str(entry.value)))
        if entry.verb == UNDO:
            return self.undo(entry.by, int(entry.value))
        if entry.verb == RESIGN:
            return self.resign(entry.by)
        if entry.verb == TAKEOVER:
            return self.takeover(entry.by, str(entry.value))
        return self.give_back(entry.by)

    def play(self, by: int, action: int) -> Step:
        """An action of a seat, or an outcome of chance."""
        if by == CHANCE:
            self._check_chance()
        else:
            action = self._check_action(by, action)
        before = self.state
        after = before.clone()
        after.apply(action)
        witnesses = before.witnesses(action)
        notation = before.notation(action)
        events = after.events()
        revealed = any(map(before.game.spec.secrecy.is_revealing, events))
        if by == CHANCE or revealed or witnesses is not None or len(before.pending()) > 1:
            self._forget()
        else:
            self._remember(by, before)
        self.draws += by == CHANCE
        self.state = after
        return self._log(Entry(by, DO, notation), before, action, events, witnesses)

    def undoable(self, seat: int) -> int:
        """How many of its last actions a seat may take back: none past a draw, a revelation or another seat."""
        return len(self._turned) if self.check_seat(seat) == self._turner and not self.over else 0

    def undo(self, seat: int, count: int = 1) -> Step:
        """Take back a seat's last actions."""
        seat, possible, number = self.check_seat(seat), self.undoable(seat), as_integer(count)
        if number is None or not 1 <= number <= possible:
            wanted = short(count) if number is None else number
            raise TableError("no-undo", {"seat": seat, "count": wanted, "possible": possible})
        before = self.state
        self.state = self._turned[-number]
        del self._turned[-number:]
        return self._log(Entry(seat, UNDO, number), before)

    def resign(self, seat: int) -> Step:
        """Give the game up: the seat can no longer win."""
        seat = self._check_running(seat)
        if seat in self.resigned:
            raise TableError("resigned-already", {"seat": seat})
        self.resigned.append(seat)
        return self._aside(Entry(seat, RESIGN, True))

    def takeover(self, seat: int, bot: str) -> Step:
        """A bot decides for the seat from now on."""
        seat = self._check_running(seat)
        if self.is_bot(seat):
            raise TableError("bot-already", {"seat": seat, "bot": self.player(seat)})
        self.taken[seat] = bot
        return self._aside(Entry(seat, TAKEOVER, bot))

    def give_back(self, seat: int) -> Step:
        """The seat decides for itself again."""
        seat = self._check_running(seat)
        if seat in self.resigned:
            raise TableError("resigned-for-good", {"seat": seat})
        if seat not in self.taken:
            raise TableError("not-taken-over", {"seat": seat})
        del self.taken[seat]
        return self._aside(Entry(seat, RETURN, True))

    def check_seat(self, seat: SupportsIndex) -> int:
        """The number of a seat; TableError if it is not at this table."""
        number = as_integer(seat)
        if number is None or not 0 <= number < len(self.seats):
            raise TableError("no-seat", {"found": short(seat), "last": len(self.seats) - 1})
        return number

    def _check_running(self, seat: SupportsIndex) -> int:
        number = self.check_seat(seat)
        if self.over:
            raise TableError("over")
        return number

    def _check_chance(self) -> None:
        if self.over or self.state.to_move() != CHANCE:
            raise TableError("nothing-drawn")

    def _check_action(self, seat: int, action: SupportsIndex) -> int:
        """The action; TableError if it is not this seat's to take.

        Whether it is legal is for ``apply`` alone to say, and only of an action that belongs to the seat: what is said
        about the action of another seat could tell what that seat has chosen in secret.
        """
        self.check_seat(seat)
        state = self.state
        number = as_integer(action)
        if number is None or not 0 <= number < state.game.num_actions:
            raise TableError("no-action", {"found": short(action), "last": str(state.game.num_actions - 1)})
        if state.is_over():
            return number
        if self.over:
            raise TableError("over")
        if state.to_move() == CHANCE:
            raise TableError("draw-first")
        if not state.may_act(seat):
            raise TableError("not-your-turn", {"seat": seat, "pending": state.pending()})
        if state.owner(number) not in (None, seat):
            raise TableError("not-your-decision", {"seat": seat})
        return number

    def _remember(self, seat: int, before: State) -> None:
        if seat != self._turner:
            self._forget()
        self._turner = seat
        self._turned.append(before)

    def _forget(self) -> None:
        self._turner = CHANCE
        self._turned.clear()

    def _aside(self, entry: Entry) -> Step:
        """Something that does not change the position, and that nobody undoes past."""
        self._forget()
        return self._log(entry, self.state)

    def _log(
        self,
        entry: Entry,
        before: State,
        action: int | None = None,
        events: list[Event] | None = None,
        witnesses: list[int] | None = None,
    ) -> Step:
        self.log.append(entry)
        return Step(len(self.log), entry, action, before, self.state, events or [], witnesses)
