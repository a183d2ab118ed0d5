"""Trying things out on a position that nobody keeps: for tutorials and for looking around."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter
from pydantic import Field
from starlette.responses import Response

from durbar.games import game as find_game
from durbar.games import games
from durbar.play.seats import HUMAN
from durbar.play.table import Table
from durbar.server.http.authentication import Language
from durbar.server.http.problems import Problem
from durbar.server.http.routes.answers import json_response
from durbar.server.http.routes.models import LARGEST_ACTION, Asked, SeatNumber, Word
from durbar.server.tables.messages import previews_in_words, prompt_in_words

router = APIRouter(tags=["games"])
SEED = "trial"
"""Draws of a trial are always the same, so that an explanation fits what is seen."""


class Trial(Asked):
    """A position and what one seat does in it."""

    game: Word
    position: dict[str, Any]
    seat: SeatNumber
    actions: list[Annotated[int, Field(ge=0, le=LARGEST_ACTION)]] = Field(default_factory=list, max_length=40)


@router.post("/api/trials", response_model=dict[str, Any])
async def try_out(trial: Trial, lang: Language) -> Response:
    """The state that a position and some actions of one seat lead to, with every legal action in words."""
    if trial.game not in games():
        raise Problem(422, "game", {"games": ", ".join(games())})
    game = find_game(trial.game)
    players = len(game.from_dict(trial.position).scores())
    table = Table(game, [HUMAN] * players, SEED, position=trial.position)
    for action in trial.actions:
        table.act(trial.seat, action)
    told = table.view(trial.seat)
    told["prompt"] = prompt_in_words(told, lang, [])
    told["previews"] = await previews_in_words(table.state, trial.seat, lang, [])
    return json_response(told)
