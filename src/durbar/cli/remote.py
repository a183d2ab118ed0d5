"""A table of a server, over plain HTTP: looking, waiting for news, moving. Cookies stay in a file for the next time."""

from __future__ import annotations

import json
import uuid
from http.cookiejar import LoadError, MozillaCookieJar
from pathlib import Path
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import urlencode, urlsplit
from urllib.request import HTTPCookieProcessor, HTTPRedirectHandler, Request, build_opener

WAIT = 20
PATIENCE = 40
Table = dict[str, Any]


class _Stay(HTTPRedirectHandler):
    """A server that sends us elsewhere is not the one that was asked for."""

    def redirect_request(self, *args: Any, **more: Any) -> None:
        return None


class Remote:
    """One table at one server."""

    def __init__(self, url: str, cookies: Path, lang: str) -> None:
        parts = urlsplit(url)
        self._table = parts.path.rstrip("/").rsplit("/", 1)[-1]
        if parts.scheme not in ("http", "https") or not parts.netloc or len(self._table) != 22:
            raise ValueError(f"{url} is not the link to a table, such as http://localhost:8000/table/…")
        self._server = f"{parts.scheme}://{parts.netloc}"
        self._lang = lang
        self._tag = ""
        cookies.parent.mkdir(parents=True, exist_ok=True)
        self._jar = MozillaCookieJar(cookies)
        if cookies.exists():
            try:
                self._jar.load()
            except LoadError as error:
                raise ValueError(f"{cookies} is damaged; delete it to come in anew") from error
        else:
            cookies.touch(mode=0o600)
        self._opener = build_opener(HTTPCookieProcessor(self._jar), _Stay())

    def come_in(self, name: str) -> None:
        """Be somebody here: whoever one was the last time, or a new guest."""
        self._ask("POST", "/api/guests", {"name": name, "lang": self._lang})
        if name:
            self._ask("PATCH", "/api/me", {"name": name})

    def look(self, since: int = 0) -> Table:
        """The table now, with everything that happened after ``since``."""
        query = urlencode({"words": 1, "since": since, "lang": self._lang})
        found: Table = self._ask("GET", f"/api/tables/{self._table}?{query}")
        return found

    def wait(self, since: int) -> Table:
        """The table as soon as something is new."""
        query = urlencode({"words": 1, "since": since, "lang": self._lang, "wait": WAIT})
        while True:
            found: Table | None = self._ask("GET", f"/api/tables/{self._table}?{query}", tag=self._tag)
            if found is not None:
                return found

    def sit(self, seat: int) -> Table:
        """Take an open seat."""
        self._ask("POST", f"/api/tables/{self._table}/seats/{seat}", {})
        return self.look()

    def move(self, table: Table, action: int) -> Table:
        """Decide; the table afterwards."""
        body = {"seq": table["seq"], "id": str(uuid.uuid4()), "action": action, "seat": table["you"]}
        self._ask("POST", f"/api/tables/{self._table}/moves", body)
        return self.look(table["seq"])

    def undo(self, table: Table) -> Table:
        """Take the last decision back."""
        body = {"seq": table["seq"], "id": str(uuid.uuid4()), "seat": table["you"]}
        self._ask("POST", f"/api/tables/{self._table}/undo", body)
        return self.look(table["seq"])

    def _ask(self, method: str, path: str, body: dict[str, Any] | None = None, tag: str = "") -> Any:
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json", "Accept-Language": self._lang}
        if tag:
            headers["If-None-Match"] = tag
        request = Request(self._server + path, data, headers, method=method)  # noqa: S310 - checked to be http(s)
        try:
            with self._opener.open(request, timeout=PATIENCE) as answer:
                text = answer.read()
                self._tag = answer.headers.get("ETag", self._tag)
                self._jar.save()
                return json.loads(text) if text else None
        except HTTPError as error:
            if error.code == 304:
                return None
            raise ValueError(_reason(error)) from error
        except (URLError, TimeoutError, json.JSONDecodeError) as error:
            raise ValueError(f"the server {self._server} does not answer: {error}") from error


def _reason(error: HTTPError) -> str:
    try:
        return str(json.load(error)["detail"])
    except (ValueError, KeyError, TypeError):
        return f"the server answers {error.code} {error.reason}"
