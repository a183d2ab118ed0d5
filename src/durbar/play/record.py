"""The record of a game: one readable JSON file that is complete without a random generator.

::

    {
      "format": "durbar record",
      "version": 1,
      "game": "maharani",
      "rules_version": 1,
      "players": 2,
      "options": {},
      "seats": [...],
      "seed_digest": "...",
      "log": [
        {"by": "chance", "do": "..."},
        {"by": 0, "do": "..."},
        {"by": 0, "undo": 1}
      ]
    }

``board`` is there when the game is not played on its standard board, ``position`` when it did not start from the
beginning, ``seed`` and ``result`` when it is over.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from durbar.games import game as find_game
from durbar.games import games
from durbar.games.base import CHANCE, State
from durbar.games.definition import Game
from durbar.games.errors import DataError, Fault
from durbar.games.faults import Faults
from durbar.play.chance import MAX_SEED
from durbar.play.entries import Entry, read_entry
from durbar.play.files import StrPath, Unreadable, check_data, parse_json, read_text, write_text
from durbar.play.seats import HUMAN, MAX_NAME, Seat
from durbar.play.types import GameResult, RecordData, RecordEnd, RecordStart

FORMAT: Final = "durbar record"
VERSION = 1
MAX_SEATS = 10
MAX_SCORE = 10**9
REQUIRED = ("game", "rules_version", "players", "options", "seats", "seed_digest", "log")
KNOWN = ("format", "version", *REQUIRED, "board", "position", "seed", "result")


class RecordError(DataError):
    """A record that cannot be used."""

    @classmethod
    def at_entry(cls, number: int, entry: Entry, error: ValueError) -> RecordError:
        """An entry of the log (counted from 1) that is not possible where it stands."""
        who = "chance" if entry.by == CHANCE else f"seat {entry.by}"
        fault = Fault(f"entry {number}", f"{who}: {entry.text} ({error})", "something that is possible there")
        return cls("the log", [fault])


@dataclass(frozen=True)
class Result:
    """How a game ended: the scores, who has won, and who had resigned."""

    scores: list[int]
    winners: list[int]
    resigned: list[int] = field(default_factory=list)

    def to_dict(self) -> GameResult:
        """As it stands in a record."""
        return {"scores": self.scores, "winners": self.winners, "resigned": self.resigned}


@dataclass(frozen=True)
class Record:
    """A game, finished or not, as it is kept.

    >>> import durbar
    >>> table = durbar.Table(durbar.game("maharani"), ["random", "random"], seed=7)
    >>> steps = table.advance()
    >>> record = table.record()
    >>> record.result
    Result(scores=[48, 43], winners=[0], resigned=[])
    >>> durbar.Record.loads(record.dumps()) == record
    True
    """

    game: str
    rules_version: int
    players: int
    options: dict[str, Any]
    seats: list[Seat]
    seed_digest: str
    log: list[Entry]
    board: Mapping[str, Any] | None = None
    position: Mapping[str, Any] | None = None
    seed: str | None = None
    result: Result | None = None

    @classmethod
    def load(cls, path: StrPath) -> Record:
        """A record from a file; RecordError lists what is wrong with it."""
        try:
            text = read_text(path)
        except Unreadable as error:
            raise RecordError(str(path), [error.fault]) from error
        return cls.loads(text, str(path))

    @classmethod
    def loads(cls, text: str, what: str = "record") -> Record:
        """A record from a text; ``what`` is how an error calls it."""
        try:
            data = parse_json(text)
        except Unreadable as error:
            raise RecordError(what, [error.fault]) from error
        return cls.from_dict(data, what)

    @classmethod
    def from_dict(cls, data: object, what: str = "record") -> Record:
        """A record from plain data."""
        faults = Faults()
        try:
            check_data(data)
        except Unreadable as error:
            faults.append(error.fault)
        record = None if faults else _read(data, faults)
        if record is None or faults:
            raise RecordError(what, faults)
        return record

    def to_dict(self) -> RecordData:
        """As plain data, in the order of the file."""
        start: RecordStart = {
            "format": FORMAT,
            "version": VERSION,
            "game": self.game,
            "rules_version": self.rules_version,
            "players": self.players,
            "options": self.options,
            "seats": [seat.to_dict() for seat in self.seats],
            "seed_digest": self.seed_digest,
        }
        if self.board is not None:
            start["board"] = dict(self.board)
        if self.position is not None:
            start["position"] = dict(self.position)
        end: RecordEnd = {}
        if self.seed is not None:
            end["seed"] = self.seed
        if self.result is not None:
            end["result"] = self.result.to_dict()
        return {**start, "log": [entry.to_dict() for entry in self.log], **end}

    def dumps(self) -> str:
        """The text of the file: one line for each part, and for each entry of the log."""
        parts = [f'  "{key}": {_dump(value, key in ("seats", "log"))}' for key, value in self.to_dict().items()]
        return "{\n" + ",\n".join(parts) + "\n}\n"

    def save(self, path: StrPath) -> None:
        """Write the file in one step; a failure leaves what was there before."""
        write_text(path, self.dumps())

    def find_game(self) -> Game:
        """The game on the board that this record was played on."""
        return find_game(self.game, self.board)

    def start(self) -> State:
        """The position before the first entry of the log."""
        game = self.find_game()
        if self.position is not None:
            return game.from_dict(self.position)
        return game.new(self.players, self.options)


def _dump(value: Any, one_per_line: bool) -> str:
    if not one_per_line or not value:
        return json.dumps(value, ensure_ascii=False, allow_nan=False)
    lines = ",\n".join(f"    {_dump(item, False)}" for item in value)
    return f"[\n{lines}\n  ]"


def _read(data: object, faults: Faults) -> Record | None:
    if not _is_ours(data, faults):
        return None
    given = faults.mapping("", data, KNOWN, REQUIRED)
    if len(faults) and any(key not in given for key in REQUIRED):
        return None
    players = faults.whole("players", given["players"], 1, MAX_SEATS)
    record = Record(
        game=faults.text("game", given["game"], MAX_NAME),
        rules_version=faults.whole("rules_version", given["rules_version"], 1, 10**6),
        players=players,
        options=faults.mapping("options", given["options"], None),
        seats=_read_seats(given["seats"], players, faults),
        seed_digest=_read_digest(given["seed_digest"], faults),
        log=_read_log(given["log"], players, faults),
        board=_read_optional(given, "board", faults),
        position=_read_optional(given, "position", faults),
        seed=faults.text("seed", given["seed"], MAX_SEED) if "seed" in given else None,
        result=_read_result(given["result"], players, faults) if "result" in given else None,
    )
    _check_game(record, faults)
    return record


def _is_ours(data: object, faults: Faults) -> bool:
    if not isinstance(data, Mapping) or data.get("format") != FORMAT:
        faults.add("format", "not a record", f'a mapping with "format": "{FORMAT}"')
        return False
    version = data.get("version")
    if type(version) is int and version > VERSION:
        faults.add(
            "version",
            f"{version}, written by a newer Durbar",
            f"at most {VERSION}; a newer Durbar can read this record",
        )
        return False
    faults.whole("version", version, 1, VERSION)
    return True


def _read_optional(given: Mapping[str, Any], key: str, faults: Faults) -> dict[str, Any] | None:
    return faults.mapping(key, given[key], None) if key in given else None


def _read_seats(value: object, players: int, faults: Faults) -> list[Seat]:
    found = faults.items("seats", value, f"a list of {players} seats")
    if found and len(found) != players:
        faults.add("seats", f"{len(found)} of them", f"{players}, one for each player")
    seats = []
    for number, item in enumerate(found[:MAX_SEATS]):
        given = faults.mapping(f"seats[{number}]", item, ("kind", "name"), ("kind",))
        kind = faults.text(f"seats[{number}].kind", given.get("kind", HUMAN), MAX_NAME)
        name = faults.text(f"seats[{number}].name", given.get("name", ""), MAX_NAME, allow_empty=True)
        seats.append(Seat(kind, name))
    return seats


def _read_digest(value: object, faults: Faults) -> str:
    if isinstance(value, str) and len(value) == 64 and set(value) <= set("0123456789abcdef"):
        return value
    faults.add("seed_digest", value, "64 hexadecimal digits")
    return ""


def _read_log(value: object, players: int, faults: Faults) -> list[Entry]:
    found = faults.items("log", value, "a list of entries")
    entries = (read_entry(item, f"log[{number}]", players, faults) for number, item in enumerate(found))
    return [entry for entry in entries if entry is not None]


def _read_result(value: object, players: int, faults: Faults) -> Result:
    keys = ("scores", "winners", "resigned")
    given = faults.mapping("result", value, keys, keys)

    def numbers(key: str, low: int, high: int) -> list[int]:
        found = faults.items(f"result.{key}", given.get(key, []), "a list of numbers")
        return [faults.whole(f"result.{key}[{number}]", item, low, high) for number, item in enumerate(found)]

    return Result(
        numbers("scores", -MAX_SCORE, MAX_SCORE),
        numbers("winners", 0, players - 1),
        numbers("resigned", 0, players - 1),
    )


def _check_game(record: Record, faults: Faults) -> None:
    """Whether there is such a game, for that many players, with those options, board and position."""
    if record.game not in games():
        faults.add("game", repr(record.game), f"one of {', '.join(games())}")
        return
    try:
        game = record.find_game()
    except ValueError as error:
        faults.extend(nested("board", error))
        return
    if record.rules_version > game.rules_version:
        faults.add(
            "rules_version",
            f"{record.rules_version}, played by newer rules",
            f"at most {game.rules_version}; a newer Durbar can read this record",
        )
    try:
        game.check_players(record.players)
        start = record.start()
    except ValueError as error:
        faults.extend(nested("options" if record.position is None else "position", error))
        return
    if len(start.scores()) != record.players:
        faults.add("position", f"{len(start.scores())} players", f"{record.players}, as the record says")


def nested(where: str, error: ValueError) -> list[Fault]:
    """The faults of a part of a file, as faults of the file."""
    if isinstance(error, DataError):
        return [Fault(f"{where}: {fault.where}", fault.found, fault.expected) for fault in error.faults]
    return [Fault(where, str(error), "something that can be played")]
