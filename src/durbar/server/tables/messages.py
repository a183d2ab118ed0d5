"""What a client is told of a table: everything its seat may know, and nothing else."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping, Sequence
from typing import Any

from durbar.games.base import State
from durbar.play.preview import previews
from durbar.play.prompt import prompt
from durbar.play.seats import HUMAN
from durbar.play.table import Table
from durbar.server.store.tables import ABANDONED, CLOSED, OVER, PLAYING, WAITING, TableRow
from durbar.server.tables.clocks import NoClock
from durbar.text import say, say_of_seats, tell

TOLD_AT_ONCE = 20
"""Actions put into words before others get their turn."""


def summary(row: TableRow, person: str | None) -> dict[str, Any]:
    """A table in a list: what can be seen from the door."""
    own = row.seats_of(person)
    return {
        "table": row.id,
        "game": row.game,
        "players": row.players,
        "options": row.options,
        "status": row.status,
        "public": row.public,
        "clock": row.clock,
        "seats": [_seat(row, seat, None) for seat in range(row.players)],
        "you": own,
        "your_turn": row.status == PLAYING and any(seat in row.turn for seat in own),
        "pending": row.turn if row.status == PLAYING else [],
        "result": row.result if row.status == OVER else None,
        "created_at": row.created_at,
        "updated_at": row.updated_at,
        "seed_digest": row.seed_digest,
    }


def state_for(
    row: TableRow,
    table: Table | None,
    seat: int | None,
    person: str | None,
    online: set[str],
    votes: Mapping[str, list[int]],
    lang: str,
    *,
    entries: int = -1,
    words: bool = False,
) -> dict[str, Any]:
    """The message ``{table, seq, view, actions, events, prompt, …}`` for one seat (None: a spectator)."""
    told: dict[str, Any] = {
        "type": "state",
        "table": row.id,
        "game": row.game,
        "status": row.status,
        "seq": 0,
        "now": None if isinstance(row.timing, NoClock) else time.time(),
        "you": seat,
        "yours": row.seats_of(person),
        "host": person is not None and person == row.host,
        "options": row.options,
        "public": row.public,
        "hints": row.hints,
        "clock": row.clock,
        "seats": [_seat(row, number, online) for number in range(row.players)],
        "to_move": None,
        "pending": [],
        "view": None,
        "actions": [],
        "events": [],
        "log": [],
        "can_undo": 0,
        "over": False,
        "result": None,
        "seed_digest": row.seed_digest,
        "seed": None,
        "votes": dict(votes),
        "rematch": row.rematch,
    }
    if table is not None:
        told.update(_played(row, table, seat, entries, told["seats"]))
        if words:
            describe = table.state.describe
            told["actions"] = [{**action, "words": describe(action["action"], lang)} for action in told["actions"]]
    told["prompt"] = _prompt(row, told, lang)
    return told


def _played(row: TableRow, table: Table, seat: int | None, entries: int, seats: list[dict[str, Any]]) -> dict[str, Any]:
    told = table.position_for(seat)
    log = table.last_decision(seat) if entries < 0 else table.lines_after(entries, seat)
    told["seats"] = [{**chair, **kept} for chair, kept in zip(told["seats"], seats, strict=True)]
    told["log"] = log
    told["events"] = [event for line in log for event in line["events"]]
    if row.status != PLAYING:
        told.update(actions=[], pending=[], can_undo=0)
    elif _bot_plays(told, seat):
        told.update(actions=[], can_undo=0)
    return told


def names_of(row: TableRow) -> list[str]:
    """What the players are called; empty where nobody said."""
    return [seat.name for seat in row.seats]


async def previews_in_words(state: State, seat: int, lang: str, names: Sequence[str]) -> list[dict[str, Any]]:
    """Every legal action of a seat in words, with what it does at once in words, too.

    Many words take long, so others get their turn in between: ``state`` is one that nobody changes any more.
    """
    told = previews(state, seat)
    for number, preview in enumerate(told, 1):
        preview["words"] = state.describe(preview["action"], lang)
        preview["events"] = [
            {**event, "text": tell(state.game.name, event, lang, names)} for event in preview["events"]
        ]
        if number % TOLD_AT_ONCE == 0:
            await asyncio.sleep(0)
    return told


def accounts_for(row: TableRow, table: Table, seat: int | None, lang: str) -> list[dict[str, Any]]:
    """Where the numbers of every seat come from, in words."""
    names = names_of(row)
    return [
        {"seat": number, "accounts": [_account_in_words(row.game, account, lang, names) for account in accounts]}
        for number, accounts in enumerate(table.accounts(seat))
    ]


def _account_in_words(game: str, account: dict[str, Any], lang: str, names: list[str]) -> dict[str, Any]:
    return {
        **account,
        "text": say(f"measure-{account['measure']}", {}, lang),
        "entries": [{**entry, "text": tell(game, entry["event"], lang, names)} for entry in account["entries"]],
        "sources": [
            {**source, "text": say(f"{game}-source-{source['source']}", {}, lang)} for source in account["sources"]
        ],
    }


def _seat(row: TableRow, number: int, online: set[str] | None) -> dict[str, Any]:
    seat = row.seats[number]
    told = {
        "name": seat.name,
        "kind": seat.kind,
        "account": seat.account,
        "bank": seat.bank,
        "due": seat.due if row.status == PLAYING else None,
    }
    if online is not None:
        told["online"] = seat.person in online
    return told


def _prompt(row: TableRow, told: Mapping[str, Any], lang: str) -> dict[str, Any]:
    """What is to be done now, as a message key with arguments and in words."""
    arguments: dict[str, Any] = {}
    if row.status == WAITING:
        key = "server-prompt-seats"
        arguments["free"] = sum(seat.is_open for seat in row.seats)
    elif row.status in (ABANDONED, CLOSED):
        key = f"server-prompt-{row.status}"
    elif told["result"] is not None:
        key = "server-prompt-over"
        arguments["winners"] = told["result"]["winners"]
    else:
        return prompt_in_words(told, lang, names_of(row))
    return {"key": key, "args": arguments, "text": say_of_seats(key, arguments, lang, names_of(row))}


def prompt_in_words(told: Mapping[str, Any], lang: str, names: Sequence[str]) -> dict[str, Any]:
    """What the game asks for now; whoever lets a bot play is asked for nothing."""
    seat = None if _bot_plays(told, told["you"]) else told["you"]
    key, arguments = prompt(told["view"], seat, (action["do"]["do"] for action in told["actions"]))
    return {"key": key, "args": arguments, "text": say_of_seats(key, arguments, lang, names)}


def _bot_plays(told: Mapping[str, Any], seat: int | None) -> bool:
    """Whether a bot decides for a seat now."""
    return seat is not None and told["seats"][seat]["player"] != HUMAN
