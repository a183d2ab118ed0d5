"""Trying things out on a position that nobody keeps: for tutorials and for looking around."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.responses import Response

from durbar.games import game as find_game
from durbar.games import usable_games
from durbar.play.seats import HUMAN
from durbar.play.table import Table
from durbar.server.http.authentication import Language
from durbar.server.http.problems import Problem
from durbar.server.http.routes.answers import json_response
from durbar.server.http.wire.games import Trial, TrialState
from durbar.server.tables.messages import previews_in_words, prompt_in_words

router = APIRouter(tags=["games"])
SEED = "trial"
"""Draws of a trial are always the same, so that an explanation fits what is seen."""


@router.post("/api/trials", response_model=TrialState)
async def try_out(trial: Trial, lang: Language) -> Response:
    """The state that a position and some actions of one seat lead to, with every legal action in words."""
    if trial.game not in usable_games():
        raise Problem(422, "game", {"games": ", ".join(usable_games())})
    game = find_game(trial.game)
    players = len(game.from_dict(trial.position).scores())
    table = Table(game, [HUMAN] * players, SEED, position=trial.position)
    for action in trial.actions:
        table.act(trial.seat, action)
    news = table.view(trial.seat)
    told: TrialState = {
        **news,
        "prompt": prompt_in_words(news["view"], trial.seat, news["actions"], lang, []),
        "previews": await previews_in_words(table.state, trial.seat, lang, []),
    }
    return json_response(told)
