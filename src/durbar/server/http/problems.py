"""Every refusal as problem+json (RFC 9457), with a sentence that a person understands in his language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from durbar.games.errors import DataError, IllegalAction
from durbar.play.course import TableError
from durbar.text import languages, say

MEDIA_TYPE = "application/problem+json"


class Problem(Exception):
    """Something that the server refuses. ``code`` is stable for programs; the sentence is for people."""

    def __init__(
        self,
        status: int,
        code: str,
        arguments: Mapping[str, Any] | None = None,
        headers: Mapping[str, str] | None = None,
        **more: Any,
    ) -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.arguments = dict(arguments or {})
        self.headers = dict(headers or {})
        self.more = more

    def body(self, lang: str = "en") -> dict[str, Any]:
        """The document that is sent."""
        key = self.more.get("message", f"server-no-{self.code}")
        return {
            "type": f"urn:durbar:problem:{self.code}",
            "title": say(f"server-status-{self.status}", {}, lang),
            "status": self.status,
            "detail": say(key, self.arguments, lang),
            "code": self.code,
            **{key: value for key, value in self.more.items() if key != "message"},
        }


def from_error(error: ValueError) -> Problem:
    """What the rules, the table or the checks of data refuse."""
    if isinstance(error, IllegalAction):
        return Problem(422, "illegal", error.arguments, message=error.key, rule=error.rule)
    if isinstance(error, TableError):
        return Problem(409, error.key.removeprefix("table-"), error.arguments, message=error.key)
    if isinstance(error, DataError):
        faults = [{"where": f.where, "found": f.found, "expected": f.expected} for f in error.faults]
        return Problem(422, "bad-data", {}, faults=faults)
    return Problem(422, "bad-request", {"reason": str(error)})


def preferred_language(header: str | None, default: str = "en") -> str:
    """The first of our languages that a browser asks for."""
    for part in (header or "").split(","):
        lang = part.split(";")[0].strip().lower()[:2]
        if lang in languages():
            return lang
    return default
