"""The languages that are spoken here, and their words for clients that make texts themselves."""

from __future__ import annotations

import gzip
from functools import lru_cache
from hashlib import sha256
from typing import Annotated

import orjson
from fastapi import APIRouter, Header
from starlette.requests import Request
from starlette.responses import Response

from durbar.server.http.authentication import language_of
from durbar.server.http.page import FOR_EVER
from durbar.server.http.problems import Problem
from durbar.server.http.routes.answers import json_response
from durbar.server.http.wire.languages import LanguageList, LanguageOffer, LanguageWords
from durbar.text import languages, words_for_page

router = APIRouter(tags=["languages"])


@router.get("/api/languages", response_model=LanguageList)
async def list_languages(connection: Request) -> Response:
    """The languages there are. The address of the words changes with them, so that a browser can keep them for ever."""
    offers: list[LanguageOffer] = [
        {"lang": lang, "name": name, "words": f"/api/languages/{lang}/words?v={_packed(lang, words_for_page(lang))[0]}"}
        for lang, name in languages().items()
    ]
    told: LanguageList = {"languages": offers, "preferred": language_of(connection)}
    return json_response(told, Cache_Control="no-cache", Vary="Accept-Language")


@router.get("/api/languages/{lang}/words", response_model=LanguageWords)
async def words_of_language(lang: str, v: str = "", accept_encoding: Annotated[str, Header()] = "") -> Response:
    """All messages of a language but those of the terminal."""
    if lang not in languages():
        raise Problem(404, "language", {"languages": ", ".join(languages())})
    version, plain, packed = _packed(lang, words_for_page(lang))
    headers = {"Cache-Control": FOR_EVER if v == version else "no-cache", "Vary": "Accept-Encoding"}
    if "gzip" in accept_encoding:
        return Response(packed, headers={**headers, "Content-Encoding": "gzip"}, media_type="application/json")
    return Response(plain, headers=headers, media_type="application/json")


@lru_cache(maxsize=64)
def _packed(lang: str, fluent: str) -> tuple[str, bytes, bytes]:
    """The version of a language's words, which changes with them, and the answer, plain and compressed."""
    told: LanguageWords = {"lang": lang, "fluent": fluent}
    plain = orjson.dumps(told)
    return sha256(plain).hexdigest()[:16], plain, gzip.compress(plain, mtime=0)
