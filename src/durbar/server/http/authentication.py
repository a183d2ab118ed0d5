"""Who asks: the cookie of a browser or the token of a program, and the cookie that a browser gets."""

from __future__ import annotations

from typing import Annotated
from urllib.parse import urlsplit

from fastapi import Depends, Query
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.responses import Response

from durbar.server.accounts.people import Welcome
from durbar.server.http.problems import Problem, preferred_language
from durbar.server.operations.settings import Settings
from durbar.server.services import Services
from durbar.server.store.people import ACCOUNT, Person

COOKIE = "durbar"
COOKIE_AGE = 400 * 86_400


def services_of(connection: HTTPConnection) -> Services:
    """The services that this connection has come to."""
    services: Services = connection.app.state.services
    return services


def address_of(connection: HTTPConnection) -> str:
    """The address of the client."""
    return connection.client.host if connection.client else "unknown"


def language_of(connection: HTTPConnection) -> str:
    """The language in which to answer somebody unknown: what he asks for in the address, then what his browser says."""
    return preferred_language(connection.query_params.get("lang") or connection.headers.get("accept-language"))


def is_secure(scheme: str, settings: Settings) -> bool:
    """Whether the browser came over TLS."""
    return scheme in ("https", "wss") or settings.public_url.startswith("https:")


def cookie_name(secure: bool) -> str:
    """Over TLS the browser itself guards the name against being set from elsewhere."""
    return f"__Host-{COOKIE}" if secure else COOKIE


def set_cookie(response: Response, connection: HTTPConnection, secret: str) -> None:
    """Let the browser come back as the same person."""
    secure = is_secure(connection.url.scheme, services_of(connection).settings)
    response.set_cookie(
        cookie_name(secure), secret, max_age=COOKIE_AGE, path="/", secure=secure, httponly=True, samesite="lax"
    )


def drop_cookie(response: Response, connection: HTTPConnection) -> None:
    """Let the browser forget who it was."""
    secure = is_secure(connection.url.scheme, services_of(connection).settings)
    response.delete_cookie(cookie_name(secure), path="/", secure=secure, httponly=True, samesite="lax")


def is_same_origin(headers: Headers, scheme: str, settings: Settings) -> bool:
    """Whether a browser sent this from our own page. Programs send no origin, and no cookie of somebody else's."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    if settings.public_url:
        return origin == settings.public_url
    parts = urlsplit(origin)
    return parts.netloc == headers.get("host", "") and parts.scheme == {"ws": "http", "wss": "https"}.get(
        scheme, scheme
    )


async def find_visitor(connection: HTTPConnection) -> Person | None:
    """The person who asks; None if he has not said who he is."""
    services = services_of(connection)
    authorization = connection.headers.get("authorization")
    if authorization is not None:
        kind, _, secret = authorization.partition(" ")
        person = await services.people.find(secret.strip()) if kind.lower() == "bearer" else None
        if person is None:
            raise Problem(401, "token", headers={"WWW-Authenticate": "Bearer"})
        return person
    secret = connection.cookies.get(cookie_name(is_secure(connection.url.scheme, services.settings)), "")
    return await services.people.find(secret) if secret else None


async def _services(connection: HTTPConnection) -> Services:
    """The same as services_of: what is not a coroutine would be called in a thread."""
    return services_of(connection)


async def _address(connection: HTTPConnection) -> str:
    return address_of(connection)


Visitor = Annotated[Person | None, Depends(find_visitor)]
TheServices = Annotated[Services, Depends(_services)]
Address = Annotated[str, Depends(_address)]


async def need_person(visitor: Visitor) -> Person:
    """Somebody known, be it as a guest."""
    if visitor is None:
        raise Problem(401, "sign-in")
    return visitor


async def need_account(visitor: Visitor) -> Person:
    """Somebody with an account."""
    person = await need_person(visitor)
    if person.kind != ACCOUNT:
        raise Problem(403, "account-needed")
    return person


async def person_or_guest(
    connection: HTTPConnection, response: Response, visitor: Visitor, services: TheServices, address: Address
) -> Person:
    """Somebody known; whoever comes without a name becomes a guest at once."""
    if visitor is not None:
        return visitor
    connection.app.state.limits.guests.check(address)
    welcome: Welcome = await services.people.come_in("", language_of(connection))
    set_cookie(response, connection, welcome.secret)
    return welcome.person


LangQuery = Annotated[str | None, Query(description="The language of texts; by default that of the person.")]


async def language(connection: HTTPConnection, visitor: Visitor, lang: LangQuery = None) -> str:
    """The language to answer in."""
    if visitor is not None and lang is None:
        return visitor.lang
    return language_of(connection)


AnyPerson = Annotated[Person, Depends(need_person)]
Account = Annotated[Person, Depends(need_account)]
PersonOrGuest = Annotated[Person, Depends(person_or_guest)]
Language = Annotated[str, Depends(language)]
