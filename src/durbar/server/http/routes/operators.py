"""For operators: whether the server is well, and its figures."""

from __future__ import annotations

import secrets
from ipaddress import ip_address

from fastapi import APIRouter
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.requests import Request
from starlette.responses import Response

import durbar
from durbar.server.http.authentication import Address, TheServices
from durbar.server.http.problems import Problem
from durbar.server.http.routes.answers import json_response
from durbar.server.http.wire.operators import Health

router = APIRouter(tags=["operators"])


@router.get("/healthz", response_model=Health)
async def health(services: TheServices) -> Response:
    """200 when the server and its database answer."""
    await services.database.check()
    told: Health = {"status": "ok", "version": durbar.__version__}
    return json_response(told)


@router.get("/metrics", include_in_schema=False)
async def metrics(request: Request, services: TheServices, address: Address) -> Response:
    """Figures for Prometheus: to this machine, or to whoever has the token."""
    token = services.settings.metrics_token.get_secret_value()
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    if not (secrets.compare_digest(given.encode(), token.encode()) if token else _is_local(address)):
        raise Problem(403, "operators-only")
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


def _is_local(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False
