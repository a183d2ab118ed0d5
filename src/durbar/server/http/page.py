"""The browser client, if it has been built into this folder; otherwise a plain page that says what is here."""

from __future__ import annotations

from importlib.resources import files
from mimetypes import guess_type
from pathlib import Path

from fastapi import FastAPI
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from durbar.server.http.authentication import language_of
from durbar.text import say

FOR_EVER = "public, max-age=31536000, immutable"
ENCODINGS = ((".br", "br"), (".gz", "gzip"))
TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".svg": "image/svg+xml"}
"""Said here, since a system may know others or none, and browsers refuse scripts and workers of another type."""
STATIC = Path(str(files("durbar.server"))) / "static"


def add_page(app: FastAPI, static: Path = STATIC) -> None:
    """Answer everything that is not the API with the page that was built into a folder."""

    @app.get("/{path:path}", include_in_schema=False, response_model=None)
    async def show(request: Request, path: str) -> Response:
        if path.startswith("api/"):
            raise HTTPException(404)
        file = _inside(static, path)
        if file is not None:
            cache = FOR_EVER if path.startswith("assets/") else "no-cache"
            return _send(request, file, cache)
        if "." in path.rsplit("/", 1)[-1]:
            raise HTTPException(404)
        index = static / "index.html"
        return _send(request, index, "no-cache") if index.is_file() else _plain(language_of(request))


def _inside(folder: Path, path: str) -> Path | None:
    """A file of the page; None for what is not there or lies elsewhere."""
    if not path or "\0" in path:
        return None
    file = (folder / path).resolve()
    return file if file.is_relative_to(folder.resolve()) and file.is_file() else None


def _send(request: Request, file: Path, cache: str) -> Response:
    """The file, in the compressed form that was built beside it if the browser takes it."""
    accepted = request.headers.get("accept-encoding", "")
    headers = {"Cache-Control": cache, "Vary": "Accept-Encoding"}
    media_type = TYPES.get(file.suffix) or guess_type(file.name)[0] or "application/octet-stream"
    for suffix, encoding in ENCODINGS:
        packed = file.with_name(file.name + suffix)
        if encoding in accepted and packed.is_file():
            return FileResponse(packed, headers={**headers, "Content-Encoding": encoding}, media_type=media_type)
    return FileResponse(file, headers=headers, media_type=media_type)


def _plain(lang: str) -> Response:
    text = say("server-no-page", {}, lang)
    return HTMLResponse(f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>Durbar</title><p>{text}</p>')
