"""Scenario files: a position or moves, and what must come out. Rulebook examples as data, in TOML.

::

    [[scenario]]
    title = "A second tile costs 2 gold"
    rules = ["MN-2B"]
    game = "maharani"
    players = 3                       # with options = {...}; or position = {...}; or position = "file.json"
    chance = ["draw blue-along"]      # what chance does whenever it is to move
    moves = ["0: 1 c3 S", "0: stop"]  # who and what; "chance: draw red-left" is possible here, too

    [scenario.expect]
    gold = [3, 0, 0]

What can be expected, all of it after the last move:

- ``legal`` (all legal moves, in any order), ``includes`` and ``excludes`` (some that are, or are not), for the seat to
  move or for ``seat``; when chance is to move, its outcomes;
- ``gold``, ``scores``, ``winners``, ``to_move`` (a seat, ``"chance"`` or ``"over"``);
- ``position``: fields of ``state.to_dict()``;
- ``events``: tables that must match events in this order, those of the last move (with the draws after it) or, with
  ``events_of = "all"``, of all moves. A mapping matches an event that has all its values;
- ``illegal = {move = "0: 1 c3 S", rule = "MN-P3"}``: that move must be refused because of that rule.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from durbar.games import game as find_game
from durbar.games import games
from durbar.games.base import CHANCE, State
from durbar.games.definition import Game
from durbar.games.errors import DataError
from durbar.games.faults import Faults
from durbar.play import position as positions
from durbar.play.entries import MAX_NOTATION
from durbar.play.expect import Difference, Expectation, Move, compare, read_expectation
from durbar.play.files import StrPath, Unreadable, parse_toml, read_text
from durbar.play.record import nested

KNOWN = ("title", "rules", "game", "board", "players", "options", "position", "chance", "moves", "expect")
RULE = re.compile(r"[A-Z]{2}-[A-Z0-9]+")
MOVE = re.compile(r"\s*(chance|[0-9]{1,2})\s*:\s*(.+)")


class ScenarioError(DataError):
    """A scenario file that cannot be used."""


@dataclass(frozen=True)
class Scenario:
    """One scenario, ready to run."""

    title: str
    rules: tuple[str, ...]
    start: State
    chance: tuple[str, ...]
    moves: tuple[Move, ...]
    expect: Expectation


def load(path: StrPath) -> list[Scenario]:
    """The scenarios in a file; ScenarioError lists every fault."""
    try:
        text = read_text(path)
    except Unreadable as error:
        raise ScenarioError(str(path), [error.fault]) from error
    return loads(text, str(path), Path(path).parent)


def loads(text: str, what: str = "scenarios", folder: Path | None = None) -> list[Scenario]:
    """The scenarios in a text; position files are looked for in the folder."""
    faults = Faults()
    scenarios: list[Scenario | None] = []
    try:
        data = faults.mapping("", parse_toml(text), ("scenario",), ("scenario",))
        found = faults.items("scenario", data.get("scenario", []), "tables that begin with [[scenario]]")
        if not found and not faults:
            faults.add("scenario", "none", "at least one [[scenario]]")
        scenarios = [_read(item, f"scenario {n}", folder or Path(), faults) for n, item in enumerate(found, 1)]
    except Unreadable as error:
        faults.append(error.fault)
    if faults:
        raise ScenarioError(what, faults)
    return [scenario for scenario in scenarios if scenario is not None]


def run(scenario: Scenario) -> list[Difference]:
    """Play the scenario and compare; an empty list when everything came out as expected."""
    return compare(scenario.start, scenario.chance, scenario.moves, scenario.expect)


def read_move(where: str, value: object, faults: Faults) -> Move:
    """A move such as ``0: stop`` or ``chance: start 1``."""
    match = MOVE.fullmatch(value) if isinstance(value, str) and len(value) <= MAX_NOTATION else None
    if match is None:
        faults.add(where, value, "who acts and the move, such as '0: stop' or 'chance: start 1'")
        return Move(CHANCE, "")
    who, notation = match.groups()
    return Move(CHANCE if who == "chance" else int(who), notation.strip())


def _read(data: object, where: str, folder: Path, faults: Faults) -> Scenario | None:
    before = len(faults)
    given = faults.mapping(where, data, KNOWN, ("title", "rules", "game", "expect"))
    title = faults.text(f"{where}.title", given.get("title", "-"), MAX_NOTATION)
    rules = faults.items(f"{where}.rules", given.get("rules", []), "a list of rule ids")
    for rule in rules:
        if not isinstance(rule, str) or not RULE.fullmatch(rule):
            faults.add(f"{where}.rules", rule, "rule ids such as 'MN-P3'")
    start = _read_start(given, where, folder, faults)
    draws = faults.items(f"{where}.chance", given.get("chance", []), "a list of draws in notation")
    chance = [faults.text(f"{where}.chance[{n}]", draw, MAX_NOTATION) for n, draw in enumerate(draws)]
    listed = faults.items(f"{where}.moves", given.get("moves", []), "a list of moves")
    moves = [read_move(f"{where}.moves[{n}]", move, faults) for n, move in enumerate(listed)]
    expect = Expectation()
    if "expect" in given:
        expect = read_expectation(given["expect"], f"{where}.expect", read_move, faults)
    if start is None or len(faults) > before:
        return None
    return Scenario(title, tuple(rules), start, tuple(chance), tuple(moves), expect)


def _read_start(given: Mapping[str, Any], where: str, folder: Path, faults: Faults) -> State | None:
    position = given.get("position")
    if position is not None:
        for key in ("players", "options"):
            if key in given:
                faults.add(f"{where}.{key}", "given beside a position", "a position alone: it has its own")
    game = _read_game(given, where, folder, faults)
    if game is None:
        return None
    try:
        if isinstance(position, str):
            state = positions.load(folder / position)
        elif position is not None:
            state = game.from_dict(position)
        else:
            state = game.new(given.get("players"), faults.mapping(f"{where}.options", given.get("options", {}), None))
    except ValueError as error:
        faults.extend(nested(f"{where}.{'players' if position is None else 'position'}", error))
        return None
    if state.game != game:
        faults.add(f"{where}.position", f"a position of {state.game.name} on its board", "the same game and board")
    return state


def _read_game(given: Mapping[str, Any], where: str, folder: Path, faults: Faults) -> Game | None:
    name, board = given.get("game"), given.get("board")
    if name not in games():
        faults.add(f"{where}.game", name, f"one of {', '.join(games())}")
    elif not isinstance(board, Mapping | str | None):
        faults.add(f"{where}.board", board, "a board file, or its data")
    else:
        try:
            return find_game(name, folder / board if isinstance(board, str) else board)
        except ValueError as error:
            faults.extend(nested(f"{where}.board", error))
    return None
