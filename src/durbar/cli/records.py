"""The commands ``replay`` and ``verify``: a recorded game told again, and proved."""

from __future__ import annotations

from typing import Annotated

import typer

from durbar.cli.command import CHECK_FAILED, Json, Language, complain, out, print_json
from durbar.cli.draw import drawing_of
from durbar.cli.story import Story
from durbar.games.base import CHANCE
from durbar.play import replay as replays
from durbar.play.record import Record, Result
from durbar.play.types import GameResult
from durbar.text import say

RecordFile = Annotated[str, typer.Argument(metavar="FILE", help="A record that durbar play --record wrote.")]


def replay(
    file: RecordFile,
    at: Annotated[int | None, typer.Option(min=0, metavar="N", help="Stop after N entries and show the board.")] = None,
    lang: Language = "en",
    as_json: Json = False,
) -> None:
    """Tell a recorded game again, entry by entry, in words.

    Examples:
      durbar replay game.json
      durbar replay game.json --at 40 --lang fr
    """
    record = Record.load(file)
    if at is not None and at > len(record.log):
        raise ValueError(f"there is no entry {at}: the log of {file} has {len(record.log)}; give --at 0 to that number")
    steps = [step for step in replays.steps(record) if at is None or step.n <= at]
    state = steps[-1].state if steps else record.start()
    if as_json:
        entries = [{"n": step.n, **step.entry.to_dict(), "events": step.events} for step in steps]
        print_json({"game": record.game, "entries": entries, "view": state.view(None), "result": _result(record, at)})
        return
    names = [seat.name for seat in record.seats]
    story = Story(out, record.game, lang, names)
    for step in steps:
        story.entry(step.n, step.by, step.notation, step.events)
    if at is not None:
        out.print()
        out.print(drawing_of(record.game).draw(state.view(None), lang, names))
    elif record.result is not None:
        story.result(record.result)


def _result(record: Record, at: int | None) -> GameResult | None:
    ended: Result | None = record.result if at is None or at == len(record.log) else None
    return None if ended is None else ended.to_dict()


def verify(file: RecordFile, lang: Language = "en", as_json: Json = False) -> None:
    """Check that a record is true.

    Every move must be legal, every draw the one that the seed gives, and the
    result the one that comes out. Exit code 0 if so, 1 if not.

    Example:
      durbar verify game.json
    """
    record = Record.load(file)
    faults = replays.verify(record)
    proved = record.seed is not None and not faults
    if as_json:
        print_json({"true": not faults, "draws_proved": proved, "faults": [fault._asdict() for fault in faults]})
    elif faults:
        complain(say("verify-untrue", {"file": file}, lang))
        for fault in faults:
            out.print(f"  {fault}", soft_wrap=True)
    else:
        draws = sum(entry.by == CHANCE for entry in record.log)
        out.print(say("verify-legal", {"file": file, "entries": len(record.log)}, lang))
        out.print(say("verify-proved", {"draws": draws}, lang) if proved else say("verify-secret", {}, lang))
    if faults:
        raise typer.Exit(CHECK_FAILED)
