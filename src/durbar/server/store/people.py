"""People: guests, accounts, bot accounts, sessions and recovery codes. Of secrets only digests are kept."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final, Literal, NamedTuple

from sqlalchemy import delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from typing_extensions import TypeAliasType

from durbar.server.store.database import Connection
from durbar.server.store.schema import people, recovery_codes, seats, sessions

PersonKind = TypeAliasType("PersonKind", Literal["guest", "account", "bot"])
GUEST: Final = "guest"
ACCOUNT: Final = "account"
BOT: Final = "bot"
SessionKind = TypeAliasType("SessionKind", Literal["cookie", "token"])
COOKIE: Final = "cookie"
TOKEN: Final = "token"  # noqa: S105 - the kind of a session


class NameTaken(Exception):
    """Another account has this name."""


@dataclass(frozen=True)
class Person:
    """Somebody who plays here."""

    id: str
    kind: PersonKind
    name: str
    lang: str
    banned: bool
    owner: str | None
    seen_at: float
    session: str = ""
    """The digest of the session that this request came with."""
    session_kind: str = ""
    session_at: float = 0.0


def id_of(person: Person | None) -> str | None:
    """The identifier of somebody who may be nobody."""
    return None if person is None else person.id


def new_id() -> str:
    """An identifier of 128 random bits."""
    return secrets.token_urlsafe(16)


def new_token() -> str:
    """A secret of 256 random bits."""
    return secrets.token_urlsafe(32)


def fingerprint(secret: str) -> str:
    """What is kept of a secret that is long and random by itself."""
    return sha256(secret.encode()).hexdigest()


def name_key(name: str) -> str:
    """What makes two names the same."""
    return " ".join(name.casefold().split())


_PERSON = (
    people.c.id,
    people.c.kind,
    people.c.name,
    people.c.lang,
    people.c.banned,
    people.c.owner,
    people.c.seen_at,
)


async def by_secret(connection: Connection, secret: str) -> Person | None:
    """The person behind a cookie or token."""
    query = select(
        *_PERSON,
        sessions.c.digest.label("session"),
        sessions.c.kind.label("session_kind"),
        sessions.c.used_at.label("session_at"),
    ).join(sessions, sessions.c.person == people.c.id)
    row = (await connection.execute(query.where(sessions.c.digest == fingerprint(secret)))).one_or_none()
    return None if row is None else Person(**row._mapping)


async def by_id(connection: Connection, person: str) -> Person | None:
    """A person by identifier."""
    row = (await connection.execute(select(*_PERSON).where(people.c.id == person))).one_or_none()
    return None if row is None else Person(**row._mapping)


async def by_name(connection: Connection, name: str) -> tuple[Person, str | None] | None:
    """An account by name, with the hash of its password."""
    query = select(*_PERSON, people.c.password).where(people.c.name_key == name_key(name))
    row = (await connection.execute(query)).one_or_none()
    if row is None:
        return None
    values = dict(row._mapping)
    password = values.pop("password")
    return Person(**values), password


async def add_person(connection: Connection, kind: str, name: str, lang: str, now: float, **more: Any) -> str:
    """Add a person and return their identifier; ``NameTaken`` when the name of an account is not free."""
    identifier = new_id()
    values = {"id": identifier, "kind": kind, "name": name, "lang": lang, "created_at": now, "seen_at": now, **more}
    with _unique_name():
        await connection.execute(insert(people).values(**values))
    return identifier


async def add_session(connection: Connection, person: str, kind: str, now: float) -> str:
    """A new session; returns its secret."""
    secret = new_token()
    await connection.execute(
        insert(sessions).values(digest=fingerprint(secret), person=person, kind=kind, created_at=now, used_at=now)
    )
    return secret


async def end_sessions(connection: Connection, person: str, kind: str | None = None) -> None:
    """End all sessions of a person, or those of one kind."""
    query = delete(sessions).where(sessions.c.person == person)
    await connection.execute(query if kind is None else query.where(sessions.c.kind == kind))


async def end_session(connection: Connection, session: str) -> None:
    """One session ends."""
    await connection.execute(delete(sessions).where(sessions.c.digest == session))


async def change_person(connection: Connection, person: str, **changes: Any) -> None:
    """Change the row of a person; ``NameTaken`` when the name of an account is not free."""
    with _unique_name():
        await connection.execute(update(people).where(people.c.id == person).values(**changes))


@contextmanager
def _unique_name() -> Iterator[None]:
    try:
        yield
    except IntegrityError as error:
        raise NameTaken from error


async def replace_codes(connection: Connection, person: str, count: int) -> list[str]:
    """New recovery codes instead of the old ones."""
    await connection.execute(delete(recovery_codes).where(recovery_codes.c.person == person))
    codes = [f"{secrets.token_hex(5)}-{secrets.token_hex(5)}" for _ in range(count)]
    await connection.execute(
        insert(recovery_codes), [{"digest": fingerprint(f"{person}:{code}"), "person": person} for code in codes]
    )
    return codes


async def use_code(connection: Connection, person: str, code: str) -> bool:
    """Whether a recovery code was right; it can be used once."""
    done = await connection.execute(
        delete(recovery_codes).where(
            recovery_codes.c.person == person,
            recovery_codes.c.digest == fingerprint(f"{person}:{code.strip().lower()}"),
        )
    )
    return done.rowcount == 1


async def move_games(connection: Connection, guest: Person, person: str, name: str) -> None:
    """The games of a guest become those of an account."""
    await rename_seats(connection, guest, name)
    await connection.execute(update(seats).where(seats.c.person == guest.id).values(person=person))


async def rename_seats(connection: Connection, person: Person, name: str) -> None:
    """Seats under the name of a person get another one; those that were given a name of their own keep it."""
    own = (seats.c.person == person.id) & (seats.c.name == person.name)
    await connection.execute(update(seats).where(own).values(name=name))


async def confirm_email(connection: Connection, person: str, code: str) -> bool:
    """Whether a code was the one sent to a mail address; after one wrong try another has to be sent."""
    right = people.c.email_code == fingerprint(f"{person}:{code}")
    done = await connection.execute(
        update(people).where(people.c.id == person, right).values(email_confirmed=True, email_code=None)
    )
    if done.rowcount != 1:
        await change_person(connection, person, email_code=None)
    return done.rowcount == 1


async def find_account_or_guest(connection: Connection, who: str) -> tuple[str, str] | None:
    """The identifier and name of an account (by name) or a guest (by identifier)."""
    match = or_(people.c.name_key == name_key(who), people.c.id == who)
    row = (await connection.execute(select(people.c.id, people.c.name).where(match))).one_or_none()
    return None if row is None else (str(row[0]), str(row[1]))


async def list_people(connection: Connection, limit: int) -> list[dict[str, Any]]:
    """People, the latest seen first, with how many seats they have held."""
    held = select(func.count()).where(seats.c.person == people.c.id).scalar_subquery()
    query = (
        select(people.c.id, people.c.kind, people.c.name, people.c.banned, people.c.seen_at, held.label("seats"))
        .order_by(people.c.seen_at.desc())
        .limit(limit)
    )
    return [dict(row) for row in (await connection.execute(query)).mappings()]


async def bots_of(connection: Connection, owner: str) -> list[str]:
    """The names of somebody's bot accounts, in the order in which they were made."""
    query = select(people.c.name).where(people.c.owner == owner).order_by(people.c.created_at, people.c.name)
    return list((await connection.execute(query)).scalars())


class Reachability(NamedTuple):
    """How a person wants to be told of their turns."""

    webhook: str | None
    email: str | None
    email_confirmed: bool


async def reachability(connection: Connection, person: str) -> Reachability:
    """How a person wants to be told of their turns."""
    query = select(people.c.webhook, people.c.email, people.c.email_confirmed).where(people.c.id == person)
    webhook, email, confirmed = (await connection.execute(query)).one()
    return Reachability(webhook, email, confirmed)


async def banned_among(connection: Connection, present: list[str]) -> list[str]:
    """Those who have been banned."""
    query = select(people.c.id).where(people.c.id.in_(present), people.c.banned.is_(True))
    return list((await connection.execute(query)).scalars())
