"""Whether what a server sends is what its OpenAPI document says."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import httpx
from jsonschema_rs import Draft202012Validator

from durbar.server.http.openapi import openapi_document

NO_BODY = (101, 204, 304)
Operation = tuple[str, str]
"""A method and a path with names in braces, as in the document."""


def operations() -> dict[Operation, dict[str, Any]]:
    """Every operation of the document."""
    paths = openapi_document()["paths"]
    return {(method, path): described for path, methods in paths.items() for method, described in methods.items()}


def operation_of(request: httpx.Request) -> Operation | None:
    """The operation that a request asks for; None if the document does not have it."""
    method = request.method.lower()
    for path, pattern in _patterns().items():
        if pattern.fullmatch(request.url.path) and (method, path) in operations():
            return method, path
    return None


def check_response(response: httpx.Response) -> None:
    """Fail when a response is not as the document says."""
    operation = operation_of(response.request)
    if operation is None:
        return
    described = operations()[operation]["responses"]
    status = str(response.status_code)
    assert status in described or response.status_code >= 400, f"{operation} does not describe status {status}"
    content = described.get(status, described["default"]).get("content")
    if content is None:
        return
    media_type = response.headers["content-type"].split(";")[0]
    assert media_type in content, f"{operation} {status} does not describe {media_type}"
    if media_type != "application/x-ndjson":
        response.read()
        _check(str(content[media_type]["schema"]["$ref"]), response.json(), f"{operation} {status}")


def check_message(component: str, message: Any) -> None:
    """Fail when a message is not what the document says of this component."""
    _check(f"#/components/schemas/{component}", message, component)


def _check(reference: str, data: Any, what: str) -> None:
    faults = [f"{'/'.join(map(str, fault.instance_path))}: {fault.message}" for fault in _validator(reference)(data)]
    assert not faults, f"{what} is not as described:\n" + "\n".join(fault[:500] for fault in faults[:5])


@cache
def _validator(reference: str) -> Any:
    components = openapi_document()["components"]
    return Draft202012Validator({"$ref": reference, "components": components}).iter_errors


@cache
def _patterns() -> dict[str, re.Pattern[str]]:
    paths = sorted(openapi_document()["paths"], key=lambda path: path.count("{"))
    return {path: re.compile(re.sub(r"\\\{\w+\\\}", "[^/]+", re.escape(path))) for path in paths}
