"""People: guests, accounts, sessions."""

from __future__ import annotations

from typing import NotRequired

from durbar.games.data import Data
from durbar.server.http.wire.base import Asked, Lang, Name, Secret
from durbar.server.store.people import PersonKind


class Guest(Asked):
    """Who comes in without an account."""

    name: Name = ""
    lang: Lang | None = None


class Credentials(Asked):
    """Name and password."""

    name: Name
    password: Secret


class Recovery(Asked):
    """A recovery code and a new password."""

    name: Name
    code: Secret
    password: Secret


class NewPassword(Asked):
    """The old password and a new one."""

    old: Secret
    new: Secret


class PersonChanges(Asked):
    """What people can change about themselves: guests their name, everybody their language."""

    name: Name | None = None
    lang: Lang | None = None


class PersonData(Data):
    """A person, as they are told about themselves."""

    id: str
    kind: PersonKind
    name: str
    lang: str


class Me(Data):
    """Who one is here."""

    person: PersonData | None
    """Null for somebody unknown."""


class Admission(Data):
    """Who one is from now on."""

    person: PersonData
    recovery_codes: NotRequired[list[str]]
    """The codes of a new account, shown this once."""


class RecoveryCodes(Data):
    """New recovery codes, shown this once."""

    recovery_codes: list[str]
