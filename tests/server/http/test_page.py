"""The files of the browser client: right types, right caching, compressed where that was built, and nothing else."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from durbar.server.http.page import add_page


@pytest.fixture
def site(tmp_path: Path) -> FastAPI:
    """A page of a few files, and a secret beside its folder."""
    (tmp_path / "secret.txt").write_text("secret")
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>page</title>")
    (folder / "sw.js").write_text("self.skipWaiting()")
    (folder / "manifest.webmanifest").write_text("{}")
    (folder / "icon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (folder / "assets" / "main-1234.js").write_text("plain")
    (folder / "assets" / "main-1234.js.br").write_bytes(b"packed")
    app = FastAPI()
    add_page(app, folder)
    return app


def get(site: FastAPI, path: str, **headers: str) -> httpx.Response:
    async def ask() -> httpx.Response:
        transport = httpx.ASGITransport(site)
        async with httpx.AsyncClient(transport=transport, base_url="http://test") as client:
            request = client.build_request("GET", path, headers=headers)
            answer = await client.send(request, stream=True)
            answer._content = b"".join([part async for part in answer.aiter_raw()])
            return answer

    return asyncio.run(ask())


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/", "text/html"),
        ("/table/abc", "text/html"),
        ("/sw.js", "text/javascript"),
        ("/manifest.webmanifest", "application/manifest+json"),
        ("/icon.svg", "image/svg+xml"),
    ],
)
def test_what_may_change_is_asked_for_every_time(site: FastAPI, path: str, kind: str) -> None:
    answer = get(site, path)
    assert answer.status_code == 200
    assert answer.headers["Content-Type"].split(";")[0] == kind
    assert answer.headers["Cache-Control"] == "no-cache"


def test_what_never_changes_is_kept_and_sent_compressed(site: FastAPI) -> None:
    packed = get(site, "/assets/main-1234.js", **{"Accept-Encoding": "gzip, br"})
    assert "immutable" in packed.headers["Cache-Control"]
    assert packed.headers["Content-Encoding"] == "br"
    assert packed.headers["Content-Type"].split(";")[0] == "text/javascript"
    assert packed.content == b"packed"
    plain = get(site, "/assets/main-1234.js", **{"Accept-Encoding": "identity"})
    assert plain.content == b"plain"


@pytest.mark.parametrize("path", ["/missing.js", "/assets/../../secret.txt", "/%2e%2e/secret.txt", "/api/nothing"])
def test_nothing_else_is_there(site: FastAPI, path: str) -> None:
    assert get(site, path).status_code == 404
