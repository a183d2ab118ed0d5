"""Every refusal as problem+json (RFC 9457), with a sentence that people understand, in their language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from itertools import islice
from typing import Any

from durbar.games.errors import DataError, Fault, IllegalAction
from durbar.play.course import TableError
from durbar.server.http.wire.problems import FaultData, ProblemDocument
from durbar.text import ENGLISH, best_language, say

MEDIA_TYPE = "application/problem+json"
MOST_FAULTS = 20


class Problem(Exception):
    """Something that the server refuses.

    ``code`` is stable for programs. People read the message ``server-no-CODE``, or another one whose key is
    ``message``, with its arguments. ``rule``, ``faults`` and ``seq`` go into the document where they are known.
    """

    def __init__(
        self,
        status: int,
        code: str,
        arguments: Mapping[str, Any] | None = None,
        *,
        message: str | None = None,
        rule: str | None = None,
        faults: list[FaultData] | None = None,
        seq: int | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.arguments = dict(arguments or {})
        self.message = message or f"server-no-{code}"
        self.rule = rule
        self.faults = faults
        self.seq = seq
        self.headers = dict(headers or {})

    def body(self, lang: str = ENGLISH) -> ProblemDocument:
        """The document that is sent."""
        document: ProblemDocument = {
            "type": f"urn:durbar:problem:{self.code}",
            "title": say(f"server-status-{self.status}", {}, lang),
            "status": self.status,
            "detail": say(self.message, self.arguments, lang),
            "code": self.code,
        }
        if self.rule is not None:
            document["rule"] = self.rule
        if self.faults is not None:
            document["faults"] = self.faults
        if self.seq is not None:
            document["seq"] = self.seq
        return document


def from_error(error: ValueError) -> Problem:
    """What the rules, the table or the checks of data refuse."""
    if isinstance(error, IllegalAction):
        return Problem(422, "illegal", error.arguments, message=error.key, rule=error.rule)
    if isinstance(error, TableError):
        return Problem(409, error.key.removeprefix("table-"), error.arguments, message=error.key)
    if isinstance(error, DataError):
        return Problem(422, "bad-data", faults=faults_as_data(error.faults))
    return Problem(422, "bad-request", {"reason": str(error)})


def from_validation(errors: Iterable[Any]) -> Problem:
    """What the models of requests and messages refuse, from the errors that pydantic lists."""
    faults: list[FaultData] = [
        {
            "where": ".".join(str(part) for part in error["loc"])[:200],
            "found": str(error["type"])[:80],
            "expected": str(error["msg"])[:200],
        }
        for error in islice(errors, MOST_FAULTS)
    ]
    return Problem(422, "bad-fields", faults=faults)


def faults_as_data(faults: Iterable[Fault]) -> list[FaultData]:
    """Faults as they are sent."""
    return [{"where": fault.where, "found": fault.found, "expected": fault.expected} for fault in faults]


def preferred_language(header: str | None) -> str:
    """The language there is that somebody prefers, by the value of ``Accept-Language``."""
    wishes = [part.partition(";") for part in (header or "").split(",")]
    return best_language(tag for tag, _, weight in sorted(wishes, key=lambda wish: -_weight(wish[2])))


def _weight(parameter: str) -> float:
    """How much a language is wanted: 0.8 for ``q=0.8``, 1 if nothing is said, 0 for nonsense."""
    name, _, value = parameter.strip().partition("=")
    if not name:
        return 1.0
    return float(value) if name.strip() == "q" and re.fullmatch(r"[01](\.\d{1,3})?", value.strip()) else 0.0
