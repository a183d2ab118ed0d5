"""The games that are played here, with their options, rules and bots."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.responses import Response

from durbar.bots import BOTS, LEVELS, describe
from durbar.games import game as find_game
from durbar.games import usable_games
from durbar.server.http.authentication import Language
from durbar.server.http.problems import Problem
from durbar.server.http.routes.answers import json_response
from durbar.server.http.wire.base import Word
from durbar.server.http.wire.games import BotOffer, GameList, GameOffer, GameRules
from durbar.text import has, say
from durbar.text.rulebook import all_rules, rules_text

router = APIRouter(tags=["games"])
AN_HOUR = "private, max-age=3600"


@router.get("/api/games", response_model=GameList)
async def list_games(lang: Language) -> Response:
    """Every game: players, options with their values and rules, presets; and the bots there are."""
    told: GameList = {
        "games": [_describe(name, lang) for name in usable_games()],
        "bots": [_describe_bot(name, lang) for name in BOTS],
    }
    return json_response(told)


@router.get("/api/rules/{game}", response_model=GameRules)
async def rules(game: Word, lang: Language) -> Response:
    """The rules of a game as Markdown, whole and rule by rule."""
    if game not in usable_games():
        raise Problem(404, "game", {"games": ", ".join(usable_games())})
    told: GameRules = {
        "game": game,
        "lang": lang,
        "title": say(f"{game}-title", {}, lang),
        "markdown": rules_text(game, lang),
        "rules": all_rules(game, lang),
    }
    return json_response(told, Cache_Control=AN_HOUR, Vary="Accept-Language, Cookie, Authorization")


def _describe(name: str, lang: str) -> GameOffer:
    game = find_game(name)
    return {
        "name": name,
        "title": _word(f"{name}-title", lang),
        "summary": _word(f"{name}-summary", lang),
        "rule_prefix": game.spec.rule_prefix,
        "has_secrets": game.spec.secrecy.hides_anything,
        "measures": [measure.name for measure in game.spec.measures],
        "score": game.spec.score,
        "end_columns": list(game.spec.end_columns),
        "art": game.spec.art,
        "default_players": game.spec.default_players,
        "default_bot": game.spec.default_bot,
        "players": list(game.players),
        "num_actions": game.num_actions,
        "rules_version": game.rules_version,
        "options": {
            key: {
                "default": option.default,
                "values": list(option.values),
                "rule": option.rule,
                "text": _word(f"{name}-option-{key}", lang),
            }
            for key, option in game.options.items()
        },
        "presets": {
            key: {"options": dict(preset), "text": _word(f"{name}-preset-{key}", lang)}
            for key, preset in game.presets.items()
        },
    }


def _describe_bot(name: str, lang: str) -> BotOffer:
    return {
        "name": name,
        "title": say(f"bot-title-{name}", {}, lang),
        "text": describe(name, lang),
        "level": LEVELS.index(name) + 1 if name in LEVELS else None,
    }


def _word(key: str, lang: str) -> str:
    return say(key, {}, lang) if has(key, lang) else ""
