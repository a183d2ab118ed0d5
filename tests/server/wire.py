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


class Description:
    """An OpenAPI document, to hold against it what a server sends."""

    def __init__(self, document: dict[str, Any]) -> None:
        self._paths = document["paths"]
        self._components = document["components"]
        paths = sorted(self._paths, key=lambda path: path.count("{"))
        self._patterns = {path: re.compile(re.sub(r"\\\{\w+\\\}", "[^/]+", re.escape(path))) for path in paths}
        self._validators: dict[str, Any] = {}

    def operations(self) -> dict[Operation, dict[str, Any]]:
        """Every operation of the document."""
        return {
            (method, path): described for path, methods in self._paths.items() for method, described in methods.items()
        }

    def operation_of(self, request: httpx.Request) -> Operation | None:
        """The operation that a request asks for; None if the document does not have it."""
        method = request.method.lower()
        for path, pattern in self._patterns.items():
            if pattern.fullmatch(request.url.path) and method in self._paths[path]:
                return method, path
        return None

    def check_response(self, response: httpx.Response) -> None:
        """Fail when a response is not as the document says."""
        operation = self.operation_of(response.request)
        if operation is None:
            return
        described = self.operations()[operation]["responses"]
        status = str(response.status_code)
        assert status in described or response.status_code >= 400, f"{operation} does not describe status {status}"
        content = described.get(status, described["default"]).get("content")
        if content is None:
            return
        media_type = response.headers["content-type"].split(";")[0]
        assert media_type in content, f"{operation} {status} does not describe {media_type}"
        if media_type != "application/x-ndjson":
            response.read()
            self._check(str(content[media_type]["schema"]["$ref"]), response.json(), f"{operation} {status}")

    def check_message(self, component: str, message: Any) -> None:
        """Fail when a message is not what the document says of this component."""
        self._check(f"#/components/schemas/{component}", message, component)

    def _check(self, reference: str, data: Any, what: str) -> None:
        if reference not in self._validators:
            schema = {"$ref": reference, "components": self._components}
            self._validators[reference] = Draft202012Validator(schema)
        found = self._validators[reference].iter_errors(data)
        faults = [f"{'/'.join(map(str, fault.instance_path))}: {fault.message}" for fault in found]
        assert not faults, f"{what} is not as described:\n" + "\n".join(fault[:500] for fault in faults[:5])


@cache
def description() -> Description:
    """What this version of the server says of itself."""
    return Description(openapi_document())


def operations() -> dict[Operation, dict[str, Any]]:
    """Every operation of the document."""
    return description().operations()


def operation_of(request: httpx.Request) -> Operation | None:
    """The operation that a request asks for; None if the document does not have it."""
    return description().operation_of(request)


def check_response(response: httpx.Response) -> None:
    """Fail when a response is not as the document says."""
    description().check_response(response)


def check_message(component: str, message: Any) -> None:
    """Fail when a message is not what the document says of this component."""
    description().check_message(component, message)
