"""What a scenario expects, and how that differs from what came out."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from durbar.games.base import CHANCE, OVER, Event, State
from durbar.games.errors import IllegalAction
from durbar.games.faults import Faults
from durbar.play.course import Course, Step
from durbar.play.entries import MAX_NOTATION
from durbar.play.seats import HUMAN, Seat

KNOWN = (
    *("legal", "includes", "excludes", "seat", "gold", "scores", "winners", "to_move"),
    *("position", "events", "events_of", "illegal"),
)
SHOWN = 30
"""How many events or moves a difference lists at most."""


@dataclass(frozen=True)
class Move:
    """Who acts (a seat or CHANCE), and the move in notation."""

    by: int
    notation: str

    def __str__(self) -> str:
        return f"{'chance' if self.by == CHANCE else self.by}: {self.notation}"


@dataclass(frozen=True)
class Refused:
    """A move that must be refused, and the rule it breaks."""

    move: Move
    rule: str


@dataclass(frozen=True)
class Expectation:
    """What must come out; None for what does not matter."""

    legal: list[str] | None = None
    includes: list[str] | None = None
    excludes: list[str] | None = None
    seat: int | None = None
    gold: list[int] | None = None
    scores: list[int] | None = None
    winners: list[int] | None = None
    to_move: int | None = None
    position: Mapping[str, Any] | None = None
    events: list[Event] | None = None
    all_events: bool = False
    illegal: Refused | None = None


@dataclass(frozen=True)
class Difference:
    """One thing that did not come out as expected."""

    item: str
    expected: str
    found: str

    def __str__(self) -> str:
        return f"{self.item}\n  expected: {_indent(self.expected)}\n  found:    {_indent(self.found)}"


ReadMove = Callable[[str, object, Faults], Move]


def read_expectation(value: object, where: str, read_move: ReadMove, faults: Faults) -> Expectation:
    """An expectation from the data of a scenario file."""
    given = faults.mapping(where, value, KNOWN)
    if not given.keys() - {"seat", "events_of"} and isinstance(value, Mapping):
        faults.add(where, "nothing", "at least one thing that must come out")
    if given.get("events_of", "last") not in ("last", "all"):
        faults.add(f"{where}.events_of", given["events_of"], "'last' or 'all'")

    def numbers(key: str) -> list[int] | None:
        found = faults.items(f"{where}.{key}", given.get(key, []), "a list of numbers")
        numbers = [faults.whole(f"{where}.{key}[{n}]", item, -(10**9), 10**9) for n, item in enumerate(found)]
        return numbers if key in given else None

    def moves(key: str) -> list[str] | None:
        found = faults.items(f"{where}.{key}", given.get(key, []), "a list of moves in notation")
        texts = [faults.text(f"{where}.{key}[{n}]", item, MAX_NOTATION) for n, item in enumerate(found)]
        return texts if key in given else None

    def tables(key: str) -> list[Event] | None:
        found = faults.items(f"{where}.{key}", given.get(key, []), "a list of mappings")
        events = [faults.mapping(f"{where}.{key}[{n}]", item, None) for n, item in enumerate(found)]
        return events if key in given else None

    position = given.get("position")
    return Expectation(
        legal=moves("legal"),
        includes=moves("includes"),
        excludes=moves("excludes"),
        seat=faults.whole(f"{where}.seat", given["seat"], 0, 99) if "seat" in given else None,
        gold=numbers("gold"),
        scores=numbers("scores"),
        winners=numbers("winners"),
        to_move=_read_to_move(given["to_move"], f"{where}.to_move", faults) if "to_move" in given else None,
        position=None if position is None else faults.mapping(f"{where}.position", position, None),
        events=tables("events"),
        all_events=given.get("events_of") == "all",
        illegal=_read_refused(given["illegal"], f"{where}.illegal", read_move, faults) if "illegal" in given else None,
    )


def _read_to_move(value: object, where: str, faults: Faults) -> int:
    if value in ("chance", "over"):
        return CHANCE if value == "chance" else OVER
    if type(value) is int:
        return faults.whole(where, value, 0, 99)
    faults.add(where, value, "a seat, 'chance' or 'over'")
    return OVER


def _read_refused(value: object, where: str, read_move: ReadMove, faults: Faults) -> Refused:
    given = faults.mapping(where, value, ("move", "rule"), ("move", "rule"))
    move = read_move(f"{where}.move", given.get("move", "0: -"), faults)
    return Refused(move, faults.text(f"{where}.rule", given.get("rule", "-"), MAX_NOTATION))


def compare(start: State, chance: Sequence[str], moves: Sequence[Move], expect: Expectation) -> list[Difference]:
    """Play from the start and compare what comes out with what is expected."""
    course = Course(start.clone(), [Seat(HUMAN)] * len(start.scores()))
    draws = deque(chance)
    steps: list[Step] = []
    for move in _in_order(course, moves, draws):
        try:
            steps.append(_play(course, move))
        except ValueError as error:
            return [Difference(f"move {len(steps) + 1}, {move}", "to be possible", str(error))]
    if draws:
        return [Difference("chance", "every draw to be used", f"left over: {', '.join(draws)}")]
    return list(_differences(course, steps, expect))


def _in_order(course: Course, moves: Sequence[Move], draws: deque[str]) -> Iterator[Move]:
    """The moves with the draws between them, each when chance is to move."""
    for move in moves:
        while move.by != CHANCE and draws and course.state.to_move() == CHANCE:
            yield Move(CHANCE, draws.popleft())
        yield move
    while draws and course.state.to_move() == CHANCE:
        yield Move(CHANCE, draws.popleft())


def _play(course: Course, move: Move) -> Step:
    return course.play(move.by, course.state.parse(move.notation))


def _differences(course: Course, steps: Sequence[Step], expect: Expectation) -> Iterable[Difference]:
    state = course.state
    yield from _compare_moves(state, expect)
    position = state.to_dict()
    found: dict[str, tuple[Any, Any]] = {
        "gold": (expect.gold, position.get("gold", state.scores())),
        "scores": (expect.scores, state.scores()),
        "winners": (expect.winners, state.winners()),
    }
    for item, (expected, actual) in found.items():
        if expected is not None and expected != actual:
            yield Difference(item, str(expected), str(actual))
    if expect.to_move is not None and expect.to_move != state.to_move():
        yield Difference("to_move", _who(expect.to_move), _who(state.to_move()))
    for key, value in (expect.position or {}).items():
        if key not in position or position[key] != value:
            yield Difference(f"position.{key}", str(value), str(position.get(key, "no such field")))
    if expect.events is not None:
        yield from _compare_events(steps if expect.all_events else _last(steps), expect.events)
    if expect.illegal is not None:
        yield from _compare_refusal(course, expect.illegal)


def _who(mover: int) -> str:
    return {CHANCE: "chance", OVER: "over"}.get(mover, f"seat {mover}")


def _compare_moves(state: State, expect: Expectation) -> Iterable[Difference]:
    legal = _legal(state, expect.seat)
    for item, texts in (("legal", expect.legal), ("includes", expect.includes), ("excludes", expect.excludes)):
        if texts is None:
            continue
        actions = set()
        for text in texts:
            try:
                actions.add(state.parse(text))
            except ValueError as error:
                yield Difference(item, f"{text!r} to be a move", str(error))
        names = {action: state.notation(action) for action in actions | legal}
        missing = sorted(names[action] for action in actions - legal)
        surplus = sorted(names[action] for action in (legal - actions if item == "legal" else legal & actions))
        wrong = []
        if missing and item != "excludes":
            wrong.append(f"not legal: {_list(missing)}")
        if surplus and item != "includes":
            wrong.append(f"legal, too: {_list(surplus)}" if item == "legal" else f"legal: {_list(surplus)}")
        if wrong:
            words = {"legal": "exactly these to be legal", "includes": "to be legal", "excludes": "not to be legal"}
            yield Difference(item, f"{words[item]}: {_list(texts)}", "\n".join(wrong))


def _legal(state: State, seat: int | None) -> set[int]:
    if state.to_move() == CHANCE:
        return {action for action, _ in state.chance_outcomes()}
    if seat is not None and seat >= len(state.scores()):
        return set()
    return set(state.legal_actions(seat))


def _last(steps: Sequence[Step]) -> Sequence[Step]:
    """The last decision of a seat and the draws after it; all when there is no decision."""
    decisions = [n for n, step in enumerate(steps) if step.by != CHANCE]
    return steps[decisions[-1] :] if decisions else steps


def _compare_events(steps: Sequence[Step], wanted: Sequence[Event]) -> Iterable[Difference]:
    events = [event for step in steps for event in step.events]
    at = 0
    for number, partial in enumerate(wanted):
        hit = next((n for n in range(at, len(events)) if _matches(events[n], partial)), None)
        if hit is None:
            listed = [str(event) for event in events[at:][:SHOWN]]
            place = "none like that" if at == 0 else "none like that after those before it"
            yield Difference(
                f"events[{number}]", str(partial), "\n".join([f"{place}; there are:", *(listed or ["none"])])
            )
            return
        at = hit + 1


def _matches(event: Event, partial: Event) -> bool:
    return all(key in event and event[key] == value for key, value in partial.items())


def _compare_refusal(course: Course, refused: Refused) -> Iterable[Difference]:
    item, expected = f"illegal, {refused.move}", f"to be refused because of {refused.rule}"
    try:
        _play(course, refused.move)
    except ValueError as error:
        rule = error.rule if isinstance(error, IllegalAction) else None
        if rule != refused.rule:
            yield Difference(item, expected, f"refused, but: {error}")
    else:
        yield Difference(item, expected, "it is legal")


def _list(texts: Sequence[str]) -> str:
    shown = ", ".join(f"'{text}'" for text in texts[:SHOWN])
    more = len(texts) - SHOWN
    return f"{shown} and {more} more" if more > 0 else shown or "nothing"


def _indent(text: str) -> str:
    return text.replace("\n", "\n            ")
