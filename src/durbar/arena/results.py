"""The results of a match in a file: one line of JSON for the settings, then one for each game, in the order of play.

Written line by line, so that a match that was stopped goes on where it ended. A line that was cut off in the middle is
dropped; anything else that does not belong there is refused, with the number of the line.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from types import TracebackType
from typing import IO, Any

from durbar.arena.contest import Outcome
from durbar.arena.settings import Settings, differences
from durbar.games.errors import DataError
from durbar.games.faults import Faults
from durbar.play.files import StrPath, Unreadable, parse_json
from durbar.play.record import MAX_SCORE

FORMAT = "durbar arena results"
VERSION = 1
KEYS = ("block", "number", "entrants", "scores", "winners", "ranks", "failures", "decisions", "seconds")
MAX_BLOCKS = 1_000_000
MAX_LINE = 64 * 1024
MAX_REASON = 2000


class ResultsError(DataError):
    """A results file that cannot be used for this match."""


class Results:
    """The games of a match so far; with a path they are also kept in a file.

    >>> settings = Settings("maharani", 2, ("greedy", "random"))
    >>> with Results(settings) as results:
    ...     len(results.outcomes)
    0
    """

    def __init__(self, settings: Settings, path: StrPath | None = None) -> None:
        self.settings = settings
        self.outcomes: dict[tuple[int, int], Outcome] = {}
        self._path = None if path is None else Path(path)
        self._file: IO[bytes] | None = None

    def __enter__(self) -> Results:
        if self._path is not None:
            self._file = self._path.open("a+b")
            try:
                self._take_up(self._file)
            except BaseException:
                self._file.close()
                raise
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._file is not None:
            self._file.close()

    @classmethod
    def read(cls, settings: Settings, path: StrPath) -> Results:
        """The games that are in a file, which may belong to a match that is being played; the file stays as it is."""
        results = cls(settings, path)
        with Path(path).open("rb") as file:
            results._read_lines(file)
        return results

    def add(self, outcome: Outcome) -> None:
        """One more game."""
        self.outcomes[outcome.block, outcome.number] = outcome
        self._write(outcome.to_dict())

    def blocks(self) -> list[list[Outcome]]:
        """The complete blocks from the first on, up to the first that is not complete."""
        found: list[list[Outcome]] = []
        size = len(self.settings.block(0))
        while all((len(found), number) in self.outcomes for number in range(size)):
            found.append([self.outcomes[len(found), number] for number in range(size)])
        return found

    def _take_up(self, file: IO[bytes]) -> None:
        _lock(file)
        file.seek(0)
        whole = self._read_lines(file)
        os.truncate(file.fileno(), whole)
        if whole == 0:
            self._write({"format": FORMAT, "version": VERSION, "settings": self.settings.to_dict()})

    def _read_lines(self, file: IO[bytes]) -> int:
        """Read every line that is whole; how many bytes they are."""
        whole = 0
        number = 0
        while line := file.readline(MAX_LINE + 1):
            number += 1
            if not line.endswith(b"\n"):
                if len(line) > MAX_LINE:
                    raise self._error(number, f"more than {MAX_LINE} bytes", "one line of a results file")
                break
            self._read(number, line)
            whole += len(line)
        return whole

    def _read(self, number: int, line: bytes) -> None:
        try:
            data = parse_json(line.decode("utf-8"))
        except (UnicodeDecodeError, Unreadable) as error:
            raise self._error(number, "not JSON", "a line of a results file") from error
        if number == 1:
            self._check_header(data)
            return
        faults = Faults()
        outcome = _read_outcome(data, self.settings, faults)
        if outcome is None or faults:
            raise ResultsError(f"{self._path}, line {number}", faults)
        if (outcome.block, outcome.number) in self.outcomes:
            raise self._error(number, f"block {outcome.block}, game {outcome.number} again", "every game once")
        self.outcomes[outcome.block, outcome.number] = outcome

    def _check_header(self, data: object) -> None:
        if not isinstance(data, dict) or data.get("format") != FORMAT or data.get("version") != VERSION:
            raise self._error(1, "not the beginning of a results file", f'"format": "{FORMAT}", "version": {VERSION}')
        kept = data.get("settings")
        # Through JSON and back, so that both sides are made of the same types.
        other = differences(kept if isinstance(kept, dict) else {}, json.loads(json.dumps(self.settings.to_dict())))
        if other:
            raise self._error(1, "; ".join(other), "the same settings; give them, or name another file")

    def _error(self, line: int, found: str, expected: str) -> ResultsError:
        faults = Faults()
        faults.add(f"line {line}", found if len(found) < 600 else f"{found[:600]}…", expected)
        return ResultsError(str(self._path), faults)

    def _write(self, data: Any) -> None:
        if self._file is not None:
            self._file.write(json.dumps(data, ensure_ascii=False).encode() + b"\n")
            self._file.flush()


def _lock(file: IO[bytes]) -> None:
    """Refuse a file that another match is writing, on systems that can tell."""
    try:
        import fcntl
    except ImportError:
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        raise ValueError(f"{file.name} is in use by another match; wait for it or name another file") from error


def _read_outcome(data: object, settings: Settings, faults: Faults) -> Outcome | None:
    given = faults.mapping("", data, KEYS, KEYS)
    if faults:
        return None
    seats = settings.players
    block = faults.whole("block", given["block"], 0, MAX_BLOCKS)
    seatings = settings.block(block)
    number = faults.whole("number", given["number"], 0, len(seatings) - 1)
    if given["entrants"] != list(seatings[number]):
        faults.add("entrants", given["entrants"], f"{list(seatings[number])}, who sit there in this game")
    winners = _wholes("winners", given["winners"], 0, seats - 1, faults)
    if not winners or len(set(winners)) != len(winners):
        faults.add("winners", given["winners"], "at least one seat, none of them twice")
    return Outcome(
        block=block,
        number=number,
        entrants=list(seatings[number]),
        scores=_wholes("scores", given["scores"], -MAX_SCORE, MAX_SCORE, faults, seats),
        winners=winners,
        ranks=_wholes("ranks", given["ranks"], 0, seats - 1, faults, seats),
        failures=_read_failures(given["failures"], seats, faults),
        decisions=_wholes("decisions", given["decisions"], 0, MAX_SCORE, faults, seats),
        seconds=_read_seconds(given["seconds"], seats, faults),
    )


def _wholes(where: str, value: object, low: int, high: int, faults: Faults, count: int | None = None) -> list[int]:
    found = faults.items(where, value, "a list of whole numbers")
    if count is not None and len(found) != count:
        faults.add(where, f"{len(found)} of them", f"{count}, one for each seat")
    return [faults.whole(where, item, low, high) for item in found]


def _read_seconds(value: object, seats: int, faults: Faults) -> list[float]:
    found = faults.items("seconds", value, "a list of numbers")
    if len(found) != seats or not all(type(item) in (int, float) and item >= 0 for item in found):
        faults.add("seconds", value, f"{seats} numbers, one for each seat")
    return found


def _read_failures(value: object, seats: int, faults: Faults) -> dict[int, str]:
    given = faults.mapping("failures", value, [str(seat) for seat in range(seats)])
    return {int(seat): str(why)[:MAX_REASON] for seat, why in given.items() if seat.isdecimal()}
