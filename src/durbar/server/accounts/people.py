"""People: guests, accounts with name and password, bot accounts with a token.

A session is a random secret that the server makes; it is new after every sign-in, so nobody can plant one.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from functools import partial

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from durbar.play.seats import is_name
from durbar.server.http.problems import Problem
from durbar.server.store import people as store
from durbar.server.store.database import Connection, Database
from durbar.server.store.people import ACCOUNT, BOT, COOKIE, GUEST, TOKEN, Person
from durbar.server.time_source import TimeSource

LONGEST_NAME = 24
SHORTEST_PASSWORD = 8
LONGEST_PASSWORD = 200
RECOVERY_CODES = 8
SEEN_EVERY = 10.0
HASHERS = 2
"""Password hashes computed at once: each takes much memory and a core for a while."""


@dataclass(frozen=True)
class Welcome:
    """Somebody who has just signed in: who they are, the secret for their cookie, and recovery codes to write down."""

    person: Person
    secret: str
    codes: tuple[str, ...] = ()


class People:
    """Who is who."""

    def __init__(self, database: Database, time: TimeSource, seen_every: float = SEEN_EVERY) -> None:
        self._database = database
        self._time = time
        self.seen_every = min(seen_every, SEEN_EVERY)
        """Seconds after which it is noted again that somebody is here."""
        self._hasher = PasswordHasher()
        self._hashing = asyncio.Semaphore(HASHERS)
        self._nobody = ""

    async def find(self, secret: str) -> Person | None:
        """The person behind a cookie or token; banned ones are turned away."""
        async with self._database.read() as connection:
            person = await store.by_secret(connection, secret)
        if person is None:
            return None
        if person.banned:
            raise Problem(403, "banned")
        if self._time.now() - person.seen_at > self.seen_every:
            await self.seen([person.id])
        return person

    async def seen(self, people: list[str]) -> None:
        """Note that these people are here now."""
        async with self._database.write() as connection:
            for person in people:
                await store.change_person(connection, person, seen_at=self._time.now())

    async def come_in(self, name: str, lang: str) -> Welcome:
        """A guest without an account."""
        check_name(name)
        async with self._database.write() as connection:
            person = await store.add_person(connection, GUEST, name, lang, self._time.now())
            secret = await store.add_session(connection, person, COOKIE, self._time.now())
        return await self._welcome(person, secret)

    async def sign_up(self, guest: Person | None, name: str, password: str, lang: str) -> Welcome:
        """A new account. A guest who signs up becomes the account and keeps their games."""
        check_account_name(name)
        check_password(password)
        hashed = await self._hash(password)
        now = self._time.now()
        try:
            async with self._database.write() as connection:
                if guest is not None and guest.kind == GUEST:
                    person = guest.id
                    await store.change_person(
                        connection, person, kind=ACCOUNT, name=name, name_key=store.name_key(name), password=hashed
                    )
                    await store.move_games(connection, guest, person, name)
                    await store.end_sessions(connection, person)
                else:
                    person = await store.add_person(
                        connection, ACCOUNT, name, lang, now, name_key=store.name_key(name), password=hashed
                    )
                codes = await store.replace_codes(connection, person, RECOVERY_CODES)
                secret = await store.add_session(connection, person, COOKIE, now)
        except store.NameTaken as error:
            raise Problem(409, "name-taken", {"name": name}) from error
        return await self._welcome(person, secret, codes)

    async def sign_in(self, guest: Person | None, name: str, password: str) -> Welcome:
        """Sign in to an account. The games that were played as a guest come along."""
        async with self._database.read() as connection:
            found = await store.by_name(connection, name)
        hashed = found[1] if found is not None else None
        right = await self._verify(hashed, password)
        if found is None or not right:
            raise Problem(401, "wrong-password")
        person = found[0]
        if person.banned:
            raise Problem(403, "banned")
        async with self._database.write() as connection:
            await self._leave_guest(connection, guest, person)
            secret = await store.add_session(connection, person.id, COOKIE, self._time.now())
        return await self._welcome(person.id, secret)

    async def recover(self, name: str, code: str, password: str) -> Welcome:
        """Sign in with a recovery code and a new password; all other sessions end."""
        check_password(password)
        hashed = await self._hash(password)
        async with self._database.write() as connection:
            found = await store.by_name(connection, name)
            if found is None or not await store.use_code(connection, found[0].id, code):
                raise Problem(401, "wrong-code")
            person = found[0]
            await store.change_person(connection, person.id, password=hashed)
            await store.end_sessions(connection, person.id, COOKIE)
            secret = await store.add_session(connection, person.id, COOKIE, self._time.now())
        return await self._welcome(person.id, secret)

    async def change_password(self, person: Person, old: str, new: str) -> Welcome:
        """Another password; all other sessions end."""
        check_password(new)
        await self.check_own_password(person, old)
        hashed = await self._hash(new)
        async with self._database.write() as connection:
            await store.change_person(connection, person.id, password=hashed)
            await store.end_sessions(connection, person.id, COOKIE)
            secret = await store.add_session(connection, person.id, COOKIE, self._time.now())
        return await self._welcome(person.id, secret)

    async def check_own_password(self, person: Person, password: str) -> None:
        """Make sure that it is really the owner of an account who asks."""
        async with self._database.read() as connection:
            found = await store.by_name(connection, person.name)
        if found is None or not await self._verify(found[1], password):
            raise Problem(401, "wrong-password")

    async def new_codes(self, person: Person) -> list[str]:
        """Fresh recovery codes; the old ones are no longer valid."""
        async with self._database.write() as connection:
            return await store.replace_codes(connection, person.id, RECOVERY_CODES)

    async def sign_out(self, person: Person) -> None:
        """End this session."""
        async with self._database.write() as connection:
            await store.end_session(connection, person.session)

    async def change(self, person: Person, *, name: str | None, lang: str | None) -> None:
        """Another name (guests only) or language."""
        changes: dict[str, str] = {}
        if lang is not None:
            changes["lang"] = lang
        if name is not None:
            if person.kind != GUEST:
                raise Problem(409, "name-fixed")
            check_name(name)
            changes["name"] = name
        if changes:
            async with self._database.write() as connection:
                await store.change_person(connection, person.id, **changes)
                if name is not None:
                    await store.rename_seats(connection, person, name)

    async def add_bot(self, owner: Person, name: str) -> tuple[str, str]:
        """A bot account and its token."""
        check_account_name(name)
        if owner.kind != ACCOUNT:
            raise Problem(403, "account-needed")
        try:
            async with self._database.write() as connection:
                bot = await store.add_person(
                    connection, BOT, name, owner.lang, self._time.now(), name_key=store.name_key(name), owner=owner.id
                )
                return bot, await store.add_session(connection, bot, TOKEN, self._time.now())
        except store.NameTaken as error:
            raise Problem(409, "name-taken", {"name": name}) from error

    async def new_token(self, owner: Person, name: str) -> str:
        """Another token for a bot account; the old one is no longer valid."""
        async with self._database.write() as connection:
            found = await store.by_name(connection, name)
            if found is None or found[0].owner != owner.id:
                raise Problem(404, "bot")
            await store.end_sessions(connection, found[0].id)
            return await store.add_session(connection, found[0].id, TOKEN, self._time.now())

    async def set_password(self, name: str, password: str) -> None:
        """A password that an administrator sets; all sessions end."""
        check_password(password)
        hashed = await self._hash(password)
        async with self._database.write() as connection:
            found = await store.by_name(connection, name)
            if found is None:
                raise ValueError(f"there is no account {name!r}")
            await store.change_person(connection, found[0].id, password=hashed)
            await store.end_sessions(connection, found[0].id)

    async def _leave_guest(self, connection: Connection, guest: Person | None, person: Person) -> None:
        if guest is not None and guest.kind == GUEST:
            await store.move_games(connection, guest, person.id, person.name)
            await store.end_sessions(connection, guest.id)
        elif guest is not None:
            await store.end_session(connection, guest.session)

    async def _welcome(self, person: str, secret: str, codes: list[str] | None = None) -> Welcome:
        async with self._database.read() as connection:
            found = await store.by_secret(connection, secret)
        if found is None:
            raise Problem(401, "sign-in")
        return Welcome(found, secret, tuple(codes or ()))

    async def _hash(self, password: str) -> str:
        async with self._hashing:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def _verify(self, hashed: str | None, password: str) -> bool:
        """Whether a password is right. For a name that does not exist it takes just as long to find out."""
        if not self._nobody:
            self._nobody = await self._hash("a password that is nobody's")
        async with self._hashing:
            try:
                await asyncio.to_thread(
                    partial(self._hasher.verify, hashed or self._nobody, password[:LONGEST_PASSWORD])
                )
            except (Argon2Error, InvalidHashError):
                return False
        return hashed is not None


def check_name(name: str) -> None:
    """Refuse what cannot be shown as a name."""
    if not is_name(name, LONGEST_NAME) or name != name.strip():
        raise Problem(422, "bad-name", {"longest": LONGEST_NAME})


def check_account_name(name: str) -> None:
    """An account has a name by which it can be found again."""
    check_name(name)
    if len(name) < 2:
        raise Problem(422, "bad-name", {"longest": LONGEST_NAME})


def check_password(password: str) -> None:
    """Refuse passwords that are too short to be safe or too long to be hashed."""
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise Problem(422, "bad-password", {"shortest": SHORTEST_PASSWORD, "longest": LONGEST_PASSWORD})
