"""Position files: one position of a game, as JSON that a person can write.

::

    {
      "format": "durbar position",
      "version": 1,
      "game": "maharani",
      "position": {"players": 2, ...}
    }

``board`` stands beside them when it is not the standard one. The keys of ``position`` are those of ``state.to_dict()``.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from durbar.games import game as find_game
from durbar.games import games
from durbar.games.base import State
from durbar.games.errors import PositionError
from durbar.games.faults import Faults
from durbar.play.files import StrPath, Unreadable, parse_json, read_text, write_text
from durbar.play.record import nested

FORMAT = "durbar position"
VERSION = 1


def load(path: StrPath) -> State:
    """The position in a file; PositionError lists every fault."""
    try:
        text = read_text(path)
    except Unreadable as error:
        raise PositionError(str(path), [error.fault]) from error
    return loads(text, str(path))


def loads(text: str, what: str = "position") -> State:
    """The position in a text; ``what`` is how an error calls it."""
    faults = Faults()
    state = None
    try:
        state = _read(parse_json(text), faults)
    except Unreadable as error:
        faults.append(error.fault)
    if state is None or faults:
        raise PositionError(what, faults)
    return state


def save(path: StrPath, state: State) -> None:
    """Write a position to a file, in one step."""
    write_text(path, dumps(state))


def dumps(state: State) -> str:
    """The text of a position file."""
    game = state.game
    data = {
        "format": FORMAT,
        "version": VERSION,
        "game": game.name,
        **({} if game.standard_board else {"board": game.board.source}),
        "position": state.to_dict(),
    }
    return json.dumps(data, indent=2, ensure_ascii=False, allow_nan=False) + "\n"


def _read(data: Any, faults: Faults) -> State | None:
    if not isinstance(data, Mapping) or data.get("format") != FORMAT:
        faults.add("format", "not a position", f'a mapping with "format": "{FORMAT}"')
        return None
    version = data.get("version")
    if type(version) is int and version > VERSION:
        faults.add("version", f"{version}, written by a newer Durbar", f"at most {VERSION}")
        return None
    faults.whole("version", version, 1, VERSION)
    given = faults.mapping("", data, ("format", "version", "game", "board", "position"), ("game", "position"))
    if given.get("game") not in games():
        faults.add("game", given.get("game"), f"one of {', '.join(games())}")
        return None
    where = "board"
    try:
        game = find_game(given["game"], faults.mapping("board", given["board"], None) if "board" in given else None)
        where = "position"
        return game.from_dict(given.get("position", {}))
    except ValueError as error:
        faults.extend(nested(where, error))
        return None
