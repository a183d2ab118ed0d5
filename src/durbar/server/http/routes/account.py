"""What people can do with what is kept of them: statistics, notifications, export, deletion."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from durbar.server.http.authentication import Address, AnyPerson, TheServices, drop_cookie
from durbar.server.http.routes.answers import json_response
from durbar.server.http.wire.personal_data import (
    ChooseNotifications,
    Deletion,
    Export,
    MailCode,
    Notifications,
    Statistics,
)
from durbar.server.store import people as store
from durbar.server.store.people import ACCOUNT

router = APIRouter(tags=["account"])


@router.get("/api/me/statistics", response_model=Statistics)
async def statistics(services: TheServices, person: AnyPerson) -> Response:
    """Games played to the end, by game and number of players."""
    told: Statistics = {"statistics": await services.personal_data.statistics(person)}
    return json_response(told)


@router.get("/api/me/notifications", response_model=Notifications)
async def notifications(services: TheServices, person: AnyPerson) -> Response:
    """Where one is told of one's turns."""
    async with services.database.read() as connection:
        found = await store.reachability(connection, person.id)
    told: Notifications = {
        "webhook": found.webhook,
        "email": found.email,
        "email_confirmed": found.email_confirmed,
    }
    return json_response(told)


@router.put("/api/me/notifications", response_model=Notifications)
async def choose_notifications(
    sent: ChooseNotifications, request: Request, services: TheServices, person: AnyPerson, address: Address
) -> Response:
    """Choose a webhook or a mail address; a code is sent to the latter first."""
    request.app.state.limits.sign_ins.check(address)
    if "webhook" in sent.model_fields_set:
        await services.notifier.choose_webhook(person, sent.webhook)
    if "email" in sent.model_fields_set:
        await services.notifier.choose_email(person, sent.email)
    await services.tables.reload_tables_of(person.id)
    return await notifications(services, person)


@router.post("/api/me/notifications/confirm", response_model=Notifications)
async def confirm(
    sent: MailCode, request: Request, services: TheServices, person: AnyPerson, address: Address
) -> Response:
    """Confirm a mail address with the code that was sent to it."""
    request.app.state.limits.sign_ins.check(address)
    await services.notifier.confirm_email(person, sent.code)
    await services.tables.reload_tables_of(person.id)
    return await notifications(services, person)


@router.get("/api/me/export", response_model=Export)
async def export(services: TheServices, person: AnyPerson) -> Response:
    """Everything that is kept of oneself."""
    data = await services.personal_data.export(person)
    return json_response(data, Content_Disposition='attachment; filename="durbar-export.json"')


@router.post("/api/me/deletion", status_code=204)
async def delete(
    sent: Deletion, request: Request, services: TheServices, person: AnyPerson, address: Address
) -> Response:
    """Be forgotten: one's games stay without one's name, everything else is deleted."""
    request.app.state.limits.sign_ins.check(address)
    if person.kind == ACCOUNT:
        await services.people.check_own_password(person, sent.password)
    await services.personal_data.forget(person)
    response = Response(status_code=204)
    drop_cookie(response, request)
    return response
