"""The table: seats, turns, draws, bots, undo, and the log of it all.

The table keeps the rules of the game and of the log. Who may speak for a seat (the right person in front of the
screen, the right connection, the bot's process) is the business of whoever carries the table.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, cast

from durbar.games.base import CHANCE, OVER, Event, State
from durbar.games.definition import Game
from durbar.games.errors import short, shown
from durbar.games.integers import with_plain_integers
from durbar.games.rng import Rng
from durbar.play.account import accounts
from durbar.play.chance import SeededChance, as_seed
from durbar.play.course import Course, Step, TableError
from durbar.play.entries import Entry
from durbar.play.record import Record, RecordError, Result
from durbar.play.redact import Line, lines_for, sees
from durbar.play.seats import HUMAN, MAX_NAME, OPEN, STAND_IN, Seat, hire, is_name
from durbar.play.types import Account, Choice, Doing, LogLine, PlayerSeat, TableNews, TableView, View


class Table:
    """A game in progress.

    ``seats`` has one entry for each player: ``"human"``, ``"open"`` or the name of a bot. Draws are made at once, so
    that nobody waits for them; bots play when ``advance`` (or ``step``) is called.

    >>> import durbar
    >>> from durbar.play.table import Table
    >>> table = Table(durbar.game("maharani"), ["human", "human"], seed=7)
    >>> seat = table.state.to_move()
    >>> events = table.act(seat, table.state.legal_actions()[0])
    >>> table.log[-1].by in (seat, durbar.CHANCE)
    True
    """

    def __init__(
        self,
        game: Game,
        seats: Sequence[str],
        seed: int | str | None = None,
        options: Mapping[str, Any] | None = None,
        names: Sequence[str] | None = None,
        position: Mapping[str, Any] | None = None,
    ) -> None:
        if not isinstance(game, Game):
            raise ValueError(f"{shown(game)} is not a game: durbar.game(name) gives one")
        chairs = _chairs(seats, names)
        for chair in chairs:
            if chair.is_bot:
                hire(chair.kind)
        game.check_players(len(chairs))
        self.game = game
        self.options: dict[str, Any] = {}
        self.position = None if position is None else with_plain_integers(position)
        if position is None:
            self.options = game.settle_options(len(chairs), {} if options is None else options)
            state = game.new(len(chairs), self.options)
        elif options:
            raise TableError("position-and-options")
        else:
            state = game.from_dict(position)
        if len(state.scores()) != len(chairs):
            raise TableError("wrong-seats", {"players": len(state.scores()), "seats": len(chairs)})
        self._set_up(Course(state, chairs), SeededChance(as_seed(seed)))
        self._resolve_chance()

    def _set_up(self, course: Course, chance: SeededChance) -> None:
        self._course = course
        self._chance = chance
        self._lines: list[Line] = []
        self._news: list[int] = [0]
        """Where in the lines the news of each call begin."""
        self._secrets: list[tuple[int, Sequence[int]]] = []
        """The lines of which not everybody may know: their place, and who may."""
        self._forms = _forms_of(self.game.name, self.game.board_digest)

    @classmethod
    def resume(cls, record: Record, seed: int | str | None = None) -> Table:
        """Go on with a recorded game. An unfinished one needs its seed, which must match the published digest."""
        table = cls.at_start(record, seed)
        table.follow(record.log)
        table._begin_news()
        table._resolve_chance()
        return table

    @classmethod
    def at_start(cls, record: Record, seed: int | str | None = None) -> Table:
        """A recorded game before the first entry of its log, which ``follow`` carries out entry by entry."""
        text = record.seed if seed is None else as_seed(seed)
        if text is None:
            raise TableError("seed-needed")
        chance = SeededChance(text)
        if chance.digest != record.seed_digest:
            raise TableError("wrong-seed")
        table = cls.__new__(cls)
        table.game = record.find_game()
        table.options = dict(record.options)
        table.position = None if record.position is None else dict(record.position)
        table._set_up(Course(record.start(), record.seats), chance)
        return table

    def follow(self, entries: Iterable[Entry]) -> None:
        """Carry out entries that were written elsewhere, draws among them; RecordError at the first impossible one."""
        self._begin_news()
        for number, entry in enumerate(entries, self.seq + 1):
            try:
                self._note(self._course.follow(entry))
            except ValueError as error:
                raise RecordError.at_entry(number, entry, error) from error

    # How things stand.

    @property
    def state(self) -> State:
        """The position now. Play through ``act``; changing it directly would not be in the log."""
        return self._course.state

    @property
    def log(self) -> list[Entry]:
        """Everything that has happened."""
        return list(self._course.log)

    @property
    def seq(self) -> int:
        """How many entries the log has."""
        return len(self._course.log)

    @property
    def seats(self) -> list[Seat]:
        """The seats with their kinds and names."""
        return list(self._course.seats)

    @property
    def names(self) -> list[str]:
        """What the players are called; empty where nobody said."""
        return [seat.name for seat in self._course.seats]

    @property
    def resigned(self) -> list[int]:
        """The seats that have resigned."""
        return sorted(self._course.resigned)

    @property
    def seed_digest(self) -> str:
        """The SHA-256 of the seed, public from the start."""
        return self._chance.digest

    @property
    def seed(self) -> str | None:
        """The seed, once the game is over."""
        return self._chance.seed if self.over else None

    @property
    def secret_seed(self) -> str:
        """The seed at any time, for whoever stores the table to resume it later. Nobody else may see it."""
        return self._chance.seed

    @property
    def over(self) -> bool:
        """Whether the game has ended, by the rules or because everybody else has resigned."""
        return self._course.over

    def result(self) -> Result | None:
        """How the game ended; None before."""
        return self._course.result()

    def player(self, seat: int) -> str:
        """Who decides for a seat now: ``human``, ``open`` or the name of a bot."""
        return self._course.player(self._course.check_seat(seat))

    def deciders(self) -> list[int]:
        """The seats that may decide now; none when the game is over."""
        return [] if self.over else self.state.pending()

    def record(self) -> Record:
        """The record so far; with seed and result once the game is over."""
        return Record(
            game=self.game.name,
            rules_version=self.game.rules_version,
            players=len(self._course.seats),
            options=dict(self.options),
            seats=self.seats,
            seed_digest=self.seed_digest,
            log=self.log,
            board=None if self.game.standard_board else self.game.board.source,
            position=self.position,
            seed=self.seed,
            result=self.result(),
        )

    # What happens.

    def act(self, seat: int, action: int) -> list[Event]:
        """A decision of a seat, and the draws that follow from it; returns what they did, secrets included.

        IllegalAction names the rule that forbids it, TableError says whose turn it is; nothing has changed then.
        """
        step = self._course.play(self._course.check_seat(seat), action)
        self._tell(step)
        return [event for happened in [step, *self._resolve_chance()] for event in happened.events]

    def step(self) -> Step | None:
        """One draw or one decision of a bot; None when a person has to decide or the game is over."""
        step = self._next_step()
        if step is not None:
            self._tell(step)
        return step

    def advance(self) -> list[Step]:
        """Draws and bots, until a human or open seat has to decide or the game is over."""
        steps: list[Step] = []
        while (step := self._next_step()) is not None:
            if not steps:
                self._begin_news()
            self._note(step)
            steps.append(step)
        return steps

    def bot_rng(self) -> Rng:
        """The generator for a bot that decides now."""
        return self._chance.bot_rng(self.seq)

    def can_undo(self, seat: int) -> int:
        """How many of its last actions a seat may take back (0: none).

        Never past another seat's action, a draw or anything revealed. A secret choice is changed by choosing again.
        """
        return self._course.undoable(seat)

    def undo(self, seat: int, count: int = 1) -> None:
        """Take back a seat's last action (or last few). This is an entry of the log, too."""
        self._tell(self._course.undo(seat, count))

    def resign(self, seat: int) -> None:
        """Give up. The last one who has not resigned has won at once; with more of them left a bot plays on."""
        seat = self._course.check_seat(seat)
        self._tell(self._course.resign(seat))
        if not self.over and not self._course.is_bot(seat):
            self._note(self._course.takeover(seat, STAND_IN))

    def takeover(self, seat: int, bot_name: str) -> None:
        """Let a bot decide for a seat from now on."""
        hire(bot_name)
        self._tell(self._course.takeover(seat, bot_name))

    def give_back(self, seat: int) -> None:
        """Let a seat that a bot took over decide for itself again."""
        self._tell(self._course.give_back(seat))

    def sit(self, seat: int, name: str) -> None:
        """Somebody takes an open seat."""
        seat = self._course.check_seat(seat)
        if self._course.seats[seat].kind != OPEN:
            raise TableError("not-open", {"seat": seat})
        self._course.seats[seat] = _chair(HUMAN, name)

    # What a seat is told.

    def view(self, seat: int | None = None) -> TableNews:
        """All that a seat (None: a spectator) may know, as plain data.

        ``events`` and ``log`` are the news: what the last call of act, step, advance, undo and the like did of which
        this seat may know anything (so others' secret choices do not even show by the news going stale).
        ``seq`` counts the entries that this seat may know of.
        """
        log = self._news_for(seat)
        events = [event for line in log for event in line["events"]]
        return {**self.position_for(seat), "events": events, "log": log}

    def position_for(self, seat: int | None = None) -> TableView:
        """The same without the news."""
        if seat is not None:
            seat = self._course.check_seat(seat)
        result = self.result()
        return {
            "game": self.game.name,
            "seq": self.known(seat),
            "you": seat,
            "seats": self._describe_seats(),
            "to_move": self._to_move(),
            "pending": self.deciders(),
            "view": cast(View, self.state.view(seat)),
            "actions": [] if seat is None or self.over else self._actions(seat),
            "can_undo": 0 if seat is None else self.can_undo(seat),
            "over": self.over,
            "result": None if result is None else result.to_dict(),
            "seed_digest": self.seed_digest,
            "seed": self.seed,
        }

    def lines(self, seat: int | None = None) -> list[LogLine]:
        """The whole log as a seat may read it."""
        return lines_for(self._lines, seat)

    def known(self, seat: int | None = None) -> int:
        """How many entries of the log a seat knows of: the number by which it counts what happens."""
        return self._count(len(self._lines), seat)

    def lines_after(self, entries: int, seat: int | None = None) -> list[LogLine]:
        """What a seat may read of the log after its first ``entries`` entries."""
        return lines_for(self._lines[entries:], seat, self._count(entries, seat))

    def last_decision(self, seat: int | None = None) -> list[LogLine]:
        """The last decision that a seat knows of, and what followed from it."""
        by_seats = (n for n in range(len(self._lines) - 1, -1, -1) if self._decided(self._lines[n], seat))
        return self.lines_after(next(by_seats, 0), seat)

    def entries_behind(self, known: int, seat: int | None = None) -> int:
        """How many entries the log had when a seat knew of ``known`` of them; the earliest such moment."""
        for entries, line in enumerate(self._lines):
            if known <= 0:
                return entries
            known -= sees(line.witnesses, seat)
        return len(self._lines)

    def accounts(self, seat: int | None = None) -> list[list[Account]]:
        """Where the numbers of every seat come from, as a seat may know it (see durbar.play.account)."""
        return accounts(self._lines, self.record().start(), self.state, seat)

    def _news_for(self, seat: int | None) -> list[LogLine]:
        end = len(self._lines)
        for begin in reversed(self._news):
            told = lines_for(self._lines[begin:end], seat, self._count(begin, seat))
            if told:
                return told
            end = begin
        return []

    def _decided(self, line: Line, seat: int | None) -> bool:
        return line.entry.by != CHANCE and sees(line.witnesses, seat)

    def _count(self, entries: int, seat: int | None) -> int:
        """How many of the first entries a seat knows of."""
        return entries - sum(1 for place, known_to in self._secrets if place < entries and not sees(known_to, seat))

    def _actions(self, seat: int) -> list[Choice]:
        """The legal actions in all their forms, which are the same in every position: so they are made only once."""
        forms, state = self._forms, self.state
        legal = state.legal_actions(seat)
        for action in legal:
            if action not in forms:
                forms[action] = {
                    "action": action,
                    "notation": state.notation(action),
                    "do": cast(Doing, state.structure(action)),
                }
        return [forms[action] for action in legal]

    def _describe_seats(self) -> list[PlayerSeat]:
        return [
            {
                "name": chair.name,
                "kind": chair.kind,
                "player": self._course.player(seat),
                "resigned": seat in self._course.resigned,
            }
            for seat, chair in enumerate(self._course.seats)
        ]

    def _to_move(self) -> int:
        return OVER if self.over else self.state.to_move()

    # Draws, bots and news.

    def _resolve_chance(self) -> list[Step]:
        steps = []
        while not self.over and self.state.to_move() == CHANCE:
            steps.append(self._draw())
            self._note(steps[-1])
        return steps

    def _next_step(self) -> Step | None:
        if self.over:
            return None
        if self.state.to_move() == CHANCE:
            return self._draw()
        for seat in self.state.pending():
            if self._course.is_bot(seat):
                return self._play_bot(seat)
        return None

    def _draw(self) -> Step:
        outcomes = self.state.chance_outcomes()
        return self._course.play(CHANCE, self._chance.draw(self._course.draws, outcomes))

    def _play_bot(self, seat: int) -> Step:
        """A bot sees what its seat may see: the rest is dealt anew before it is asked."""
        rng = self.bot_rng()
        bot = hire(self._course.player(seat))
        action = bot.choose(self.state.resample(seat, rng), seat, rng)
        return self._course.play(seat, action)

    def _tell(self, step: Step) -> None:
        self._begin_news()
        self._note(step)

    def _begin_news(self) -> None:
        self._news.append(len(self._lines))

    def _note(self, step: Step) -> None:
        if step.witnesses is not None:
            self._secrets.append((len(self._lines), step.witnesses))
        self._lines.append(Line(step.entry, step.events, step.witnesses))


@lru_cache(maxsize=16)
def _forms_of(_game: str, _board: str) -> dict[int, Choice]:
    """The forms of the actions of a game on a board, shared by all its tables. They are not to be changed."""
    return {}


def _chairs(seats: Sequence[str], names: Sequence[str] | None) -> list[Seat]:
    if not _is_list(seats) or not all(isinstance(kind, str) for kind in seats):
        raise TableError("bad-seats", {"found": short(seats)})
    if names is None:
        names = [""] * len(seats)
    if not _is_list(names) or len(names) != len(seats):
        raise TableError("bad-names", {"seats": len(seats)})
    return [_chair(kind, name) for kind, name in zip(seats, names, strict=True)]


def _is_list(value: object) -> bool:
    return isinstance(value, Sequence) and not isinstance(value, str)


def _chair(kind: str, name: str) -> Seat:
    for text in (kind, name):
        if not is_name(text):
            raise TableError("bad-name", {"found": short(text), "longest": MAX_NAME})
    return Seat(kind, name)
