"""People: coming in, accounts, own games."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query
from starlette.requests import Request
from starlette.responses import Response

from durbar.server.accounts.people import Welcome
from durbar.server.http.authentication import (
    Account,
    Address,
    AnyPerson,
    TheServices,
    Visitor,
    drop_cookie,
    language_of,
    set_cookie,
)
from durbar.server.http.routes.answers import json_response
from durbar.server.http.wire.people import (
    Admission,
    Credentials,
    Guest,
    Me,
    NewPassword,
    PersonChanges,
    PersonData,
    Recovery,
    RecoveryCodes,
)
from durbar.server.http.wire.tables import OwnTables
from durbar.server.services import Services
from durbar.server.store import tables as store
from durbar.server.store.people import Person
from durbar.server.store.tables import PLAYING, WAITING
from durbar.server.tables.messages import summary

router = APIRouter(tags=["people"])


@router.get("/api/me", response_model=Me)
async def me(visitor: Visitor) -> Response:
    """Who one is here; ``person`` is null for somebody unknown."""
    told: Me = {"person": None if visitor is None else describe(visitor)}
    return json_response(told)


@router.post(
    "/api/guests",
    status_code=201,
    response_model=Admission,
    responses={200: {"model": Admission, "description": "The browser was known already."}},
)
async def come_in(sent: Guest, request: Request, services: TheServices, visitor: Visitor, address: Address) -> Response:
    """Come in without an account; the browser is known again by its cookie."""
    if visitor is not None:
        known: Admission = {"person": describe(visitor)}
        return json_response(known)
    request.app.state.limits.guests.check(address)
    return _admit(request, await services.people.come_in(sent.name, sent.lang or language_of(request)))


@router.patch("/api/me", response_model=Admission)
async def change(sent: PersonChanges, services: TheServices, person: AnyPerson) -> Response:
    """Change one's language, or as a guest one's name."""
    await services.people.change(person, name=sent.name, lang=sent.lang)
    if sent.name is not None:
        await services.tables.reload_tables_of(person.id)
    told: Admission = {
        "person": {
            "id": person.id,
            "kind": person.kind,
            "name": person.name if sent.name is None else sent.name,
            "lang": person.lang if sent.lang is None else sent.lang,
        }
    }
    return json_response(told)


@router.post("/api/accounts", status_code=201, response_model=Admission)
async def sign_up(
    sent: Credentials, request: Request, services: TheServices, visitor: Visitor, address: Address
) -> Response:
    """Make an account. A guest's games come along; the recovery codes are shown this once."""
    request.app.state.limits.sign_ins.check(address)
    welcome = await services.people.sign_up(visitor, sent.name, sent.password, language_of(request))
    await _rename(services, visitor)
    return _admit(request, welcome)


@router.post("/api/sessions", status_code=201, response_model=Admission)
async def sign_in(
    sent: Credentials, request: Request, services: TheServices, visitor: Visitor, address: Address
) -> Response:
    """Sign in. What one played as a guest in this browser comes along."""
    request.app.state.limits.sign_ins.check(address)
    request.app.state.limits.sign_ins.check(f"name:{sent.name.casefold()}")
    welcome = await services.people.sign_in(visitor, sent.name, sent.password)
    await _rename(services, visitor)
    return _admit(request, welcome)


@router.delete("/api/sessions", status_code=204)
async def sign_out(request: Request, services: TheServices, person: AnyPerson) -> Response:
    """Sign out in this browser."""
    await services.people.sign_out(person)
    services.tables.dismiss(session=person.session)
    response = Response(status_code=204)
    drop_cookie(response, request)
    return response


@router.post("/api/recoveries", status_code=201, response_model=Admission)
async def recover(sent: Recovery, request: Request, services: TheServices, address: Address) -> Response:
    """Back into an account with a recovery code; all other sessions end."""
    request.app.state.limits.sign_ins.check(address)
    return _admit(request, await services.people.recover(sent.name, sent.code, sent.password))


@router.post("/api/me/password", response_model=Admission)
async def change_password(
    sent: NewPassword, request: Request, services: TheServices, person: Account, address: Address
) -> Response:
    """Another password; all other sessions end."""
    request.app.state.limits.sign_ins.check(address)
    return _admit(request, await services.people.change_password(person, sent.old, sent.new), 200)


@router.post("/api/me/recovery-codes", status_code=201, response_model=RecoveryCodes)
async def new_codes(services: TheServices, person: Account) -> Response:
    """New recovery codes; the old ones are worth nothing any more."""
    told: RecoveryCodes = {"recovery_codes": await services.people.new_codes(person)}
    return json_response(told, 201)


@router.get("/api/me/tables", response_model=OwnTables)
async def own_tables(
    services: TheServices, person: AnyPerson, limit: Annotated[int, Query(ge=1, le=200)] = 100
) -> Response:
    """One's own tables: those that wait for oneself first, then running, not yet started, and ended ones."""
    async with services.database.read() as connection:
        rows = await store.load_tables(connection, await store.tables_of(connection, person.id, limit))
    ranks = {PLAYING: 1, WAITING: 2}
    tables = sorted(
        (summary(row, person.id) for row in rows),
        key=lambda table: 0 if table["your_turn"] else ranks.get(table["status"], 3),
    )
    told: OwnTables = {"tables": tables}
    return json_response(told)


def describe(person: Person) -> PersonData:
    """A person, as they are told about themselves."""
    return {"id": person.id, "kind": person.kind, "name": person.name, "lang": person.lang}


async def _rename(services: Services, guest: Person | None) -> None:
    """Show the seats of somebody who was a guest until now under the name of their account."""
    if guest is not None:
        services.tables.dismiss(person=guest.id)
        await services.tables.reload_tables_of(guest.id)


def _admit(request: Request, welcome: Welcome, status: int = 201) -> Response:
    told: Admission = {"person": describe(welcome.person)}
    if welcome.codes:
        told["recovery_codes"] = list(welcome.codes)
    response = json_response(told, status)
    set_cookie(response, request, welcome.secret)
    return response
