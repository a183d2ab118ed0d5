"""A table in memory: who watches it, and its position as long as somebody plays."""

from __future__ import annotations

import asyncio
from dataclasses import asdict
from typing import Any

from durbar.play.table import Table
from durbar.server.store.tables import OVER, PLAYING, TableRow
from durbar.server.store.writes import Write
from durbar.server.tables.clocks import Timer
from durbar.server.tables.watchers import Watcher


class LiveTable:
    """A table in memory. Whoever reads or changes it holds its lock.

    ``started_game`` is what the log says and nothing else: when a write fails it is thrown away and read again.
    """

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.lock = asyncio.Lock()
        self.cached_row: TableRow | None = None
        self.started_game: Table | None = None
        self.votes: dict[str, list[int]] = {}
        self.behind = False
        """Another process has written something."""
        self.users = 0
        """How many hold the lock or wait for it."""
        self.used_at = 0.0
        self.watchers: set[Watcher] = set()

    @property
    def row(self) -> TableRow:
        """The table's row, which is there whenever the lock is held."""
        assert self.cached_row is not None  # noqa: S101 - at() loads it
        return self.cached_row

    @property
    def game(self) -> Table:
        """The game, which is there whenever the lock is held and it has begun."""
        assert self.started_game is not None  # noqa: S101
        return self.started_game

    def forget(self) -> None:
        """Keep nothing but the watchers; the store knows the rest."""
        self.cached_row = None
        self.started_game = None
        self.votes = {}
        self.behind = False

    def wake(self) -> None:
        """Let every watcher fetch what is new."""
        for watcher in self.watchers:
            watcher.wake()

    def online(self) -> set[str]:
        """The people who have this table open."""
        return {watcher.person for watcher in self.watchers if watcher.person is not None}

    def is_bot(self, seat: int) -> bool:
        """Whether a bot of ours decides for a seat."""
        return self.game.player(seat) not in ("human", "open")

    def bot_to_decide(self) -> int | None:
        """The first seat whose bot has to decide now."""
        if self.cached_row is None or self.started_game is None or self.cached_row.status != PLAYING:
            return None
        return next((seat for seat in self.started_game.deciders() if self.is_bot(seat)), None)

    def prepare_write(self, before: int, now: float, client_id: str | None, undo: bool, sender: str) -> Write:
        """What has to be written so that everything after the first ``before`` entries is kept."""
        row, play = self.row, self.game
        turn = play.deciders()
        result = play.result()
        begun = [seat for seat in turn if seat not in row.turn or row.status != PLAYING]
        timers = self._run_clocks(turn, now, undo)
        seats: list[dict[str, Any]] = [{"seat": seat, **timer, "score": None, "won": None} for seat, timer in timers]
        if result is not None:
            stopped = dict(timers)
            seats = [
                {
                    "seat": seat,
                    "bank": stopped.get(seat, {}).get("bank", row.seats[seat].bank),
                    "since": None,
                    "due": None,
                    "score": result.scores[seat],
                    "won": seat in result.winners,
                }
                for seat in range(row.players)
            ]
        return Write(
            table_id=self.id,
            old_seq=before,
            added=play.log[before:],
            at=now,
            status=PLAYING if result is None else OVER,
            turn=turn,
            bot_since=now if any(self.is_bot(seat) for seat in turn) else None,
            started_at=row.started_at or now,
            result=None if result is None else result.to_dict(),
            client_id=client_id,
            seats=seats,
            notices=[{"seat": seat, "person": row.seats[seat].person} for seat in begun if self._wants_notice(seat)],
            sender=sender,
        )

    def accept(self, write: Write) -> None:
        """The write is durable: the row says the same as the store."""
        row = self.row
        row.seq, row.status, row.turn = write.new_seq, write.status, list(write.turn)
        row.updated_at, row.started_at = write.at, write.started_at
        row.result = write.result
        for change in write.seats:
            seat = row.seats[change["seat"]]
            seat.bank, seat.since, seat.due = change["bank"], change["since"], change["due"]

    def _wants_notice(self, seat: int) -> bool:
        chair = self.row.seats[seat]
        return (
            chair.reachable and chair.person is not None and not self.is_bot(seat) and chair.person not in self.online()
        )

    def _run_clocks(self, turn: list[int], now: float, undo: bool) -> list[tuple[int, dict[str, Any]]]:
        """The clocks that start or stop, with their new values."""
        row = self.row
        clock = row.timing
        changed = []
        for number, seat in enumerate(row.seats):
            timer = Timer(seat.bank, seat.since, seat.due)
            thinks = number in turn and not self.is_bot(number)
            if thinks and timer.since is None:
                if undo:
                    timer.bank = clock.take_back(timer.bank)
                timer.begin(clock, now)
            elif not thinks and timer.since is not None:
                timer.end(clock, now)
            else:
                continue
            if clock.start() is not None or timer.due is not None or seat.due is not None:
                changed.append((number, asdict(timer)))
        return changed
