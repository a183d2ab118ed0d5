"""Answers in JSON."""

from __future__ import annotations

from typing import Any

import orjson
from starlette.responses import Response


def json_response(data: Any, status: int = 200, **headers: str) -> Response:
    """Plain data as JSON."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return Response(orjson.dumps(data), status, headers=named, media_type="application/json")


def with_cookies(response: Response, prepared: Response) -> Response:
    """An answer that also sets the cookies which a dependency prepared."""
    for name, value in prepared.raw_headers:
        if name == b"set-cookie":
            response.raw_headers.append((name, value))
    return response
