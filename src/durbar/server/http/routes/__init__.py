"""What can be asked over HTTP, by topic."""

from typing import Any

from fastapi import APIRouter

from durbar.server.http.routes import (
    account,
    bots,
    finished,
    games,
    languages,
    operators,
    people,
    play,
    tables,
    talk,
    trials,
)
from durbar.server.http.wire.problems import ProblemDocument

REFUSALS: dict[int | str, dict[str, Any]] = {"default": {"model": ProblemDocument, "description": "A refusal."}}
api = APIRouter(
    responses=REFUSALS,
    generate_unique_id_function=lambda route: route.name,
)
for topic in (games, languages, trials, tables, play, talk, finished, people, account, bots, operators):
    api.include_router(topic.router)
