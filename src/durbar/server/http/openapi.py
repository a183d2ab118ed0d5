"""The OpenAPI document: every request, answer and message, made from their types.

FastAPI describes the routes. Added here is what it cannot know: the live connection, which is served beside the
routes, what is posted to webhooks, the media types of refusals and of the stream, and what each game shows.
"""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

from fastapi import APIRouter, Body, Query
from fastapi.openapi.utils import get_openapi

import durbar
from durbar.server.http.authentication import Language
from durbar.server.http.game_types import describe_games
from durbar.server.http.problems import MEDIA_TYPE
from durbar.server.http.routes import REFUSALS, api
from durbar.server.http.routes.bots import LINES
from durbar.server.http.wire.base import SeatNumber, TableId
from durbar.server.http.wire.bots import TurnNotice
from durbar.server.http.wire.live import ClientMessage, ServerMessage

LIVE = "/api/tables/{table_id}/live"
_live_connection = APIRouter(tags=["live connection"], responses=REFUSALS)
_webhooks = APIRouter(tags=["notifications"])
Document = dict[str, Any]


@cache
def openapi_document() -> Document:
    """The document, the same for every server of this version."""
    document = get_openapi(
        title="Durbar",
        version=durbar.__version__,
        summary="Tables for Maharani, Maharaja and Taj Mahal.",
        description="docs/api.md says how the requests play together.",
        routes=[*api.routes, *_live_connection.routes],
        webhooks=_webhooks.routes,
    )
    paths = document["paths"]
    live = paths[LIVE]["get"]
    live["responses"]["101"] = live["responses"].pop("200")
    live["x-client-messages"] = live.pop("requestBody")["content"]["application/json"]["schema"]
    _rename_media_type(paths["/api/stream"]["get"]["responses"]["200"], LINES)
    for operations in paths.values():
        for operation in operations.values():
            if "default" in operation["responses"]:
                _rename_media_type(operation["responses"]["default"], MEDIA_TYPE)
    describe_games(document["components"]["schemas"])
    for part in ("paths", "webhooks", "components"):
        _drop_titles(document[part])
    return document


def _drop_titles(part: Any) -> None:
    """Titles only repeat the names of fields and types in another form."""
    if isinstance(part, dict):
        if isinstance(part.get("title"), str):
            del part["title"]
        part = list(part.values())
    if isinstance(part, list):
        for item in part:
            _drop_titles(item)


def _rename_media_type(response: Document, media_type: str) -> None:
    (schema,) = response["content"].values()
    response["content"] = {media_type: schema}


@_live_connection.get(
    LIVE,
    operation_id="live",
    response_model=ServerMessage,
    response_description="The messages that the server sends.",
)
async def live(
    table_id: TableId,
    message: Annotated[ClientMessage, Body()],
    lang: Language,
    seat: SeatNumber | None = None,
    since: Annotated[int | None, Query(ge=0, le=999_999_999)] = None,
    words: str | None = None,
) -> None:
    """A WebSocket: everything that happens at a table, as one's seat may see it, and one's own decisions.

    The server sends a state at once and after every change. After a lost connection, ``since`` (a seq) asks for
    everything after it; ``words`` (any value) describes every action in words. What a client may send is named by
    ``x-client-messages``.
    """


@_webhooks.post(
    "turn",
    operation_id="turn",
    status_code=204,
    response_description="Any status from 200 to 299 will do.",
    responses={"default": {"description": "The call has failed. It is not repeated."}},
)
async def turn(notice: TurnNotice) -> None:
    """Posted to the webhook of somebody who is away when a turn waits for them, once per turn."""
