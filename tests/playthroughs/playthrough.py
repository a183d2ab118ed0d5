"""A whole game told step by step, so that a changed rule shows in a diff.

Each step says what could be done, what was done, what followed from it with the rule behind it, the scores, and a
digest of what every seat and a spectator see.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from hashlib import blake2b
from pathlib import Path

import durbar
from durbar.text import player_name, tell
from tests.games.walk import Case
from tests.playthroughs.notation import group, wrap

FOLDER = Path(__file__).parent
LEGEND = """\
What could be done, what was done, what followed [by which rule]; then the scores and digests of the views of all seats
and of a spectator. "python -m tests.playthroughs" tells the same moves again after a change of the rules.
"""
SHORT = 12
"""More alternatives than these are told once, or, of chance, only counted."""
_MOVE = re.compile(r"^\d+ [^:\n]+: (.*)$", re.MULTILINE)


def file_of(case: Case) -> Path:
    """Where the playthrough of a case is kept."""
    return FOLDER / case.name / f"{case.players}-{case.preset}.txt"


def moves_of(text: str) -> list[str]:
    """The moves of a playthrough, in notation."""
    return _MOVE.findall(text)


def playthrough(case: Case, moves: Iterable[str] = ()) -> str:
    """Tell a game that follows the moves as long as they are legal, and then goes on by itself."""
    options = ", ".join(f"{name}={value}" for name, value in case.game.presets[case.preset].items())
    title = f"{case.name}, {case.players} players, preset {case.preset}{f' ({options})' if options else ''}"
    state = case.new()
    lines = [title, LEGEND]
    told = _Options()
    for step, action in enumerate(_play(state, list(moves)), 1):
        lines += _tell_choice(state, told, step, action)
        state.apply(action)
        lines += [f"    {line}" for line in _tell_consequences(state)]
    lines += ["", f"Won by {', '.join(player_name(seat) for seat in state.winners())}."]
    return "\n".join(lines) + "\n"


def _play(state: durbar.State, moves: list[str]) -> Iterator[int]:
    """The actions of a game, each to be applied before the next is asked for."""
    used: Counter[str] = Counter()
    rng = durbar.Rng(len(state.scores()))
    while not state.is_over():
        action = _next_move(state, moves)
        if action is None:
            moves.clear()
            action = _choose(state, rng, used)
        used[_kind(state, action)] += 1
        yield action


def _next_move(state: durbar.State, moves: list[str]) -> int | None:
    """The next of the given moves; None when there is none, or when it is not legal here."""
    try:
        action = state.parse(moves.pop(0))
        state.clone().apply(action)
    except (IndexError, ValueError):
        return None
    return action


def _choose(state: durbar.State, rng: durbar.Rng, used: Counter[str]) -> int:
    """Chance by its weights. Otherwise any seat that may act, preferring kinds of actions that were seldom seen."""
    if state.to_move() == durbar.CHANCE:
        return _draw(state.chance_outcomes(), rng)
    able = [seat for seat in range(len(state.scores())) if state.legal_actions(seat)]
    seats = able if rng.randrange(10) == 0 else state.pending()
    actions = state.legal_actions(seats[rng.randrange(len(seats))])
    kinds = Counter(_kind(state, action) for action in actions)
    return _draw([(a, 10_000 // (1 + used[k := _kind(state, a)]) // kinds[k] + 1) for a in actions], rng)


def _draw(weighted: list[tuple[int, int]], rng: durbar.Rng) -> int:
    rest = rng.randrange(sum(weight for _, weight in weighted))
    for action, weight in weighted:
        rest -= weight
        if rest < 0:
            return action
    raise AssertionError("the weights add up to more than is drawn")


def _kind(state: durbar.State, action: int) -> str:
    return str(state.structure(action)["do"])


class _Options:
    """Tells what can be done. A long list that is much like an earlier one is told by what is different."""

    def __init__(self) -> None:
        self._told: dict[str, dict[int, set[str]]] = {}

    def of_seat(self, step: int, notations: list[str]) -> str:
        """The legal actions of a seat."""
        by_verb: dict[str, list[str]] = {}
        for notation in notations:
            by_verb.setdefault(notation.split(" ")[0], []).append(notation)
        short = [notation for few in by_verb.values() if len(few) <= SHORT for notation in few]
        long = [self._once(step, verb, many) for verb, many in by_verb.items() if len(many) > SHORT]
        return ", ".join([*([group(short)] if short else []), *long])

    def _once(self, step: int, verb: str, notations: list[str]) -> str:
        these = set(notations)
        told = self._told.setdefault(verb, {})
        like = min(told, key=lambda earlier: len(told[earlier] ^ these), default=0)
        different = told.get(like, set()) ^ these
        if len(different) > SHORT:
            told[step] = these
            return group(notations)
        more = [notation for notation in notations if notation in different]
        less = sorted(different - these)
        changes = [f"{word} {group(some)}" for word, some in (("with", more), ("without", less)) if some]
        return f"{verb} … ({', '.join([f'{len(these)} as in step {like}', *changes])})"

    @staticmethod
    def of_chance(outcomes: list[tuple[str, int]]) -> str:
        """The outcomes of chance with their weights; of many only the sum and a digest."""
        if len(outcomes) > SHORT:
            return f"of {sum(weight for _, weight in outcomes)}, digest {_digest(outcomes)}"
        even = len({weight for _, weight in outcomes}) == 1
        return group(notation if even else f"{notation}*{weight}" for notation, weight in outcomes)


def _tell_choice(state: durbar.State, told: _Options, step: int, action: int) -> list[str]:
    if state.to_move() == durbar.CHANCE:
        who = "Chance"
        outcomes = [(state.notation(outcome), weight) for outcome, weight in state.chance_outcomes()]
        count, options = len(outcomes), told.of_chance(outcomes)
    else:
        seat = next(seat for seat in range(len(state.scores())) if action in state.legal_actions(seat))
        who = player_name(seat)
        actions = state.legal_actions(seat)
        count, options = len(actions), told.of_seat(step, [state.notation(each) for each in actions])
    lines = wrap(f"{count}: {options}", "      ") if count > 1 else []
    return ["", *lines, f"{step} {who}: {state.notation(action)}"]


def _tell_consequences(state: durbar.State) -> Iterator[str]:
    for event in state.events():
        yield f"{tell(state.game.name, event)} [{event['rule']}]"
    seats: list[int | None] = [*range(len(state.scores())), None]
    yield f"{' '.join(map(str, state.scores()))} | {' '.join(_digest(state.view(seat)) for seat in seats)}"


def _digest(data: object) -> str:
    return blake2b(json.dumps(data, sort_keys=True).encode(), digest_size=2).hexdigest()
