"""Going through a record again: step by step, to one point, or to find out whether it is true."""

from __future__ import annotations

from collections.abc import Iterator

from durbar.games.base import CHANCE, State
from durbar.games.errors import Fault
from durbar.play.chance import SeededChance, digest
from durbar.play.course import Course, Step
from durbar.play.record import Record, RecordError


def steps(record: Record) -> Iterator[Step]:
    """Every entry of the log with the position after it; RecordError at the first that is not possible."""
    course = _course(record)
    for number, entry in enumerate(record.log, 1):
        try:
            step = course.follow(entry)
        except ValueError as error:
            raise RecordError.at_entry(number, entry, error) from error
        yield step


def state_at(record: Record, n: int) -> State:
    """The position after n entries of the log; 0 is the start."""
    if type(n) is not int or not 0 <= n <= len(record.log):
        raise ValueError(f"there is no entry {n!r}: the log has {len(record.log)}")
    state = record.start()
    for step in steps(record):
        if step.n > n:
            break
        state = step.state
    return state


def verify(record: Record) -> list[Fault]:
    """What is not true in a record: illegal moves, draws that the seed does not give, a wrong digest or result."""
    faults: list[Fault] = []
    chance = None
    if record.seed is not None:
        if digest(record.seed) != record.seed_digest:
            faults.append(Fault("seed", f"its SHA-256 is {digest(record.seed)}", record.seed_digest))
        else:
            chance = SeededChance(record.seed)
    course = _course(record)
    for number, entry in enumerate(record.log, 1):
        if chance is not None and entry.by == CHANCE:
            faults.extend(_check_draw(course, chance, number, str(entry.value)))
        try:
            course.follow(entry)
        except ValueError as error:
            return [*faults, *RecordError.at_entry(number, entry, error).faults]
    return [*faults, *_check_end(course, record)]


def _course(record: Record) -> Course:
    return Course(record.start(), record.seats)


def _check_draw(course: Course, chance: SeededChance, number: int, notation: str) -> list[Fault]:
    outcomes = course.state.chance_outcomes()
    if not outcomes:
        return []
    drawn = course.state.notation(chance.draw(course.draws, outcomes))
    if drawn == notation:
        return []
    return [Fault(f"entry {number}", f"the draw {notation!r}", f"{drawn!r}, which the seed gives")]


def _check_end(course: Course, record: Record) -> list[Fault]:
    result = course.result()
    if result is None:
        ended = [name for name, value in (("result", record.result), ("seed", record.seed)) if value is not None]
        return [Fault(name, "given, but the game is not over", "neither before the end") for name in ended]
    faults = []
    if record.result != result:
        found = "missing" if record.result is None else str(record.result.to_dict())
        faults.append(Fault("result", found, str(result.to_dict())))
    if record.seed is None:
        faults.append(Fault("seed", "missing", "the seed, since the game is over"))
    return faults
