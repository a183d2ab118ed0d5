"""The command ``hint``: what was best at a point of a recorded game, and how the move that was played compares."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated, Any

import typer

from durbar.bots import Advice, Budget, Verdict, advise, assess
from durbar.cli.command import Json, Language, out, print_json
from durbar.cli.records import RecordFile
from durbar.games.base import State
from durbar.play import replay as replays
from durbar.play.entries import DO, Entry
from durbar.play.record import Record
from durbar.text import player_name, say


def hint(
    file: RecordFile,
    at: Annotated[int | None, typer.Option(min=0, metavar="N", help="After N entries. [default: at the end]")] = None,
    seat: Annotated[int | None, typer.Option(min=0, help="For which seat, where several decide at once.")] = None,
    seconds: Annotated[float, typer.Option(min=0.05, max=600.0, help="How long to think.")] = 2.0,
    lang: Language = "en",
    as_json: Json = False,
) -> None:
    """Say what was best at a point of a recorded game, and what the move that was played gave away.

    Only what the deciding seat could know is used.

    Examples:
      durbar hint game.json --at 40
      durbar hint game.json --at 40 --seconds 10 --lang fr
    """
    record = Record.load(file)
    entry = len(record.log) if at is None else at
    if entry > len(record.log):
        raise ValueError(f"there is no entry {at}: the log of {file} has {len(record.log)}; give --at 0 to that number")
    steps = list(replays.steps(record))
    state = steps[entry - 1].state if entry else record.start()
    pending = state.pending()
    if not pending:
        raise ValueError(say("hint-nothing", {"entry": entry}, lang))
    if seat is not None and seat not in pending:
        raise ValueError(f"seat {seat} does not decide after entry {entry}: it is the turn of {pending}")
    who = pending[0] if seat is None else seat
    names = [player.name for player in record.seats]
    budget = Budget(seconds=seconds)
    action = next((_action(state, step.entry) for step in steps[entry:] if step.by == who), None)
    verdict = None if action is None else assess(state, who, action, budget, lang=lang, names=names)
    lines = verdict.lines if verdict else advise(state, who, budget, lang=lang, names=names)
    if as_json:
        print_json({"seat": who, "lines": [asdict(line) for line in lines], "played": _verdict(verdict)})
        return
    player = player_name(who, lang, names)
    out.print(say("hint-for", {"player": player, "entry": entry}, lang), soft_wrap=True)
    for rank, line in enumerate(lines, 1):
        out.print(say("hint-line", {"rank": rank, **_numbers(line)}, lang), soft_wrap=True)
        for words in (line.purpose, *line.gains):
            out.print(f"   {words}", soft_wrap=True)
    if verdict is not None:
        key = "hint-best" if verdict.played.action == verdict.best.action else "hint-played"
        lost = f"{100 * verdict.lost_win:.1f}"
        out.print(say(key, {"player": player, "lost": lost, **_numbers(verdict.played)}, lang), soft_wrap=True)


def _action(state: State, entry: Entry) -> int | None:
    return state.parse(str(entry.value)) if entry.verb == DO else None


def _numbers(line: Advice) -> dict[str, str]:
    return {
        "words": line.words,
        "win": f"{100 * line.win:.0f}",
        "score": f"{line.score:.1f}",
        "margin": f"{line.margin:+.1f}",
    }


def _verdict(verdict: Verdict | None) -> dict[str, Any] | None:
    if verdict is None:
        return None
    return {
        "played": asdict(verdict.played),
        "best": asdict(verdict.best),
        "lost_win": verdict.lost_win,
        "lost_margin": verdict.lost_margin,
    }
