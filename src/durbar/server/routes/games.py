"""The games that are played here, with their options and bots."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter
from starlette.responses import Response

from durbar.bots import BOTS
from durbar.games import game as find_game
from durbar.games import games
from durbar.server.access import Language
from durbar.server.routes.answers import json_response
from durbar.text import has, say

router = APIRouter(tags=["games"])


@router.get("/api/games", response_model=dict[str, Any])
async def list_games(lang: Language) -> Response:
    """Every game: players, options with their values and rules, presets; and the bots there are."""
    return json_response({"games": [_describe(name, lang) for name in games()], "bots": list(BOTS)})


def _describe(name: str, lang: str) -> dict[str, Any]:
    game = find_game(name)
    return {
        "name": name,
        "title": _word(f"{name}-title", lang),
        "summary": _word(f"{name}-summary", lang),
        "players": list(game.players),
        "num_actions": game.num_actions,
        "rules_version": game.rules_version,
        "options": {
            key: {"default": option.default, "values": list(option.values), "rule": option.rule}
            for key, option in game.options.items()
        },
        "presets": {key: dict(preset) for key, preset in game.presets.items()},
    }


def _word(key: str, lang: str) -> str:
    return say(key, {}, lang) if has(key, lang) else ""
