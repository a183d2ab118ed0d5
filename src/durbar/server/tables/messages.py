"""What a client is told of a table: everything its seat may know, and nothing else."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from durbar.games.base import State
from durbar.play.preview import previews
from durbar.play.prompt import prompt
from durbar.play.seats import HUMAN
from durbar.play.table import Table
from durbar.play.types import Account, Choice, PlayerSeat, View
from durbar.server.http.wire.advice import AccountInWords, PreviewInWords, SeatAccounts
from durbar.server.http.wire.chat import ChatMessage
from durbar.server.http.wire.tables import Prompt, Seat, TablePosition, TableState, TableSummary
from durbar.server.store.chat import Remark
from durbar.server.store.tables import ABANDONED, CLOSED, OVER, PLAYING, WAITING, SeatRow, TableRow
from durbar.server.tables.clocks import NoClock
from durbar.text import say, say_of_seats, tell

TOLD_AT_ONCE = 20
"""Actions put into words before others get their turn."""


def summary(row: TableRow, person: str | None) -> TableSummary:
    """A table in a list."""
    own = row.seats_of(person)
    return {
        "table": row.id,
        "game": row.game,
        "players": row.players,
        "options": row.options,
        "status": row.status,
        "public": row.public,
        "clock": row.clock,
        "seats": [
            {
                "name": seat.name,
                "kind": seat.kind,
                "account": seat.account,
                "bank": seat.bank,
                "due": seat.due if row.status == PLAYING else None,
            }
            for seat in row.seats
        ],
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
    now: float,
    *,
    entries: int = -1,
    words: bool = False,
) -> TableState:
    """What one seat (None: a spectator) is told of a table.

    ``log`` and ``events`` are what came after the first ``entries`` entries; -1: the last decision and what followed.
    """
    if table is None:
        players, position = [_before_start(chair) for chair in row.seats], _nothing_played()
    else:
        players, position = _played(row, table, seat, entries)
    if table is not None and words:
        describe = table.state.describe
        position["actions"] = [{**choice, "words": describe(choice["action"], lang)} for choice in position["actions"]]
    return {
        "type": "state",
        "table": row.id,
        "game": row.game,
        "status": row.status,
        "now": None if isinstance(row.timing, NoClock) else now,
        "you": seat,
        "yours": row.seats_of(person),
        "host": person is not None and person == row.host,
        "options": row.options,
        "public": row.public,
        "hints": row.hints,
        "clock": row.clock,
        "seats": [_seat(row, chair, player, online) for chair, player in zip(row.seats, players, strict=True)],
        "prompt": _prompt(row, players, position, seat, lang),
        "seed_digest": row.seed_digest,
        "votes": dict(votes),
        "rematch": row.rematch,
        **position,
    }


def _nothing_played() -> TablePosition:
    return {
        "seq": 0,
        "to_move": None,
        "pending": [],
        "view": None,
        "actions": [],
        "log": [],
        "events": [],
        "can_undo": 0,
        "over": False,
        "result": None,
        "seed": None,
    }


def _played(row: TableRow, table: Table, seat: int | None, entries: int) -> tuple[list[PlayerSeat], TablePosition]:
    told = table.position_for(seat)
    log = table.last_decision(seat) if entries < 0 else table.lines_after(entries, seat)
    playing = row.status == PLAYING
    decides = playing and not _bot_plays(told["seats"], seat)
    return told["seats"], {
        "seq": told["seq"],
        "to_move": told["to_move"],
        "pending": told["pending"] if playing else [],
        "view": told["view"],
        "actions": told["actions"] if decides else [],
        "log": log,
        "events": [event for line in log for event in line["events"]],
        "can_undo": told["can_undo"] if decides else 0,
        "over": told["over"],
        "result": told["result"],
        "seed": told["seed"],
    }


def _before_start(chair: SeatRow) -> PlayerSeat:
    return {"name": chair.name, "kind": chair.kind, "player": chair.kind, "resigned": False}


def _seat(row: TableRow, chair: SeatRow, player: PlayerSeat, online: set[str]) -> Seat:
    return {
        "name": chair.name,
        "kind": chair.kind,
        "player": player["player"],
        "resigned": player["resigned"],
        "account": chair.account,
        "online": chair.person in online,
        "bank": chair.bank,
        "due": chair.due if row.status == PLAYING else None,
    }


def chat_message(remark: Remark, hearer: str | None) -> ChatMessage:
    """Something said at a table, as it is sent to a person (None: somebody unknown)."""
    return {
        "type": "chat",
        "table": remark.table_id,
        "id": remark.id,
        "room": remark.room,
        "seat": remark.seat,
        "name": remark.name,
        "own": hearer is not None and hearer == remark.person,
        "text": remark.text,
        "at": remark.at,
    }


def names_of(row: TableRow) -> list[str]:
    """What the players are called; empty where nobody said."""
    return [seat.name for seat in row.seats]


async def previews_in_words(state: State, seat: int, lang: str, names: Sequence[str]) -> list[PreviewInWords]:
    """Every legal action of a seat in words, with what it does at once in words, too.

    Many words take long, so others get their turn in between: ``state`` is one that nobody changes any more.
    """
    told: list[PreviewInWords] = []
    for number, preview in enumerate(previews(state, seat), 1):
        told.append(
            {
                "action": preview["action"],
                "notation": preview["notation"],
                "do": preview["do"],
                "words": state.describe(preview["action"], lang),
                "events": [{**event, "text": tell(state.game.name, event, lang, names)} for event in preview["events"]],
                "gain": preview["gain"],
                "scores": preview["scores"],
                "final": preview["final"],
            }
        )
        if number % TOLD_AT_ONCE == 0:
            await asyncio.sleep(0)
    return told


def accounts_for(row: TableRow, table: Table, seat: int | None, lang: str) -> list[SeatAccounts]:
    """Where the numbers of every seat come from, in words."""
    names = names_of(row)
    return [
        {"seat": number, "accounts": [_account_in_words(row.game, account, lang, names) for account in accounts]}
        for number, accounts in enumerate(table.accounts(seat))
    ]


def _account_in_words(game: str, account: Account, lang: str, names: list[str]) -> AccountInWords:
    return {
        "measure": account["measure"],
        "hidden": account["hidden"],
        "start": account["start"],
        "total": account["total"],
        "text": say(f"measure-{account['measure']}", {}, lang),
        "entries": [{**entry, "text": tell(game, entry["event"], lang, names)} for entry in account["entries"]],
        "sources": [
            {**source, "text": say(f"{game}-source-{source['source']}", {}, lang)} for source in account["sources"]
        ],
    }


def _prompt(
    row: TableRow, players: Sequence[PlayerSeat], position: TablePosition, seat: int | None, lang: str
) -> Prompt:
    """What is to be done now, as a message key with arguments and in words."""
    arguments: dict[str, Any] = {}
    view, result = position["view"], position["result"]
    if row.status == WAITING:
        key = "server-prompt-seats"
        arguments["free"] = sum(chair.is_open for chair in row.seats)
    elif row.status in (ABANDONED, CLOSED):
        key = f"server-prompt-{row.status}"
    elif result is not None or view is None:
        key = "server-prompt-over"
        arguments["winners"] = [] if result is None else result["winners"]
    else:
        asked = None if _bot_plays(players, seat) else seat
        return prompt_in_words(view, asked, position["actions"], lang, names_of(row))
    return {"key": key, "args": arguments, "text": say_of_seats(key, arguments, lang, names_of(row))}


def prompt_in_words(view: View, seat: int | None, actions: Iterable[Choice], lang: str, names: Sequence[str]) -> Prompt:
    """What the game asks a seat (None: a spectator) for now, if it may choose between these actions."""
    key, arguments = prompt(view, seat, (choice["do"]["do"] for choice in actions))
    return {"key": key, "args": arguments, "text": say_of_seats(key, arguments, lang, names)}


def _bot_plays(players: Sequence[PlayerSeat], seat: int | None) -> bool:
    """Whether a bot decides for a seat now."""
    return seat is not None and players[seat]["player"] != HUMAN
