"""The actions of Maharaja: names that are unique on every board, and options of the game."""

from __future__ import annotations

import copy
import json

import pytest

import durbar
from durbar.games.maharaja import codes
from tests.games.maharaja.games import GAME

STATE = GAME.new(5)
ROADS = len(GAME.board.roads)
NAMED = [*range(codes.ROAD + ROADS), *range(codes.GOLD, codes.NUM_ACTIONS)]


def test_every_action_has_a_name_of_its_own() -> None:
    notations = {STATE.notation(action) for action in NAMED}
    assert len(notations) == len(NAMED)
    for action in NAMED:
        assert STATE.parse(STATE.notation(action)) == action
        assert STATE.parse(f"  {STATE.notation(action).upper()} ") == action
        assert STATE.action(json.loads(json.dumps(STATE.structure(action)))) == action


@pytest.mark.parametrize(
    ("notation", "form"),
    [
        ("disc green gold+palace", {"do": "disc", "seat": 0, "actions": ["gold", "palace"]}),
        ("road start-jaipur", {"do": "road", "road": "start-jaipur"}),
        ("house delhi-jaipur-1", {"do": "house", "place": "delhi-jaipur-1"}),
        ("builder move agra", {"do": "builder-move", "place": "agra"}),
        ("to agra", {"do": "to", "place": "agra"}),
        ("palace delhi central", {"do": "palace", "place": "delhi", "site": "central"}),
        ("quarry 2", {"do": "quarry", "houses": 2}),
        ("governor delhi", {"do": "governor", "place": "delhi"}),
        ("take monk", {"do": "take", "character": "monk"}),
        ("entice violet", {"do": "entice", "seat": 4}),
        ("chit two-houses", {"do": "chit", "plan": "two-houses"}),
        ("bid 7", {"do": "bid", "gold": 7}),
        ("end", {"do": "end"}),
    ],
)
def test_the_notation_reads_aloud(notation: str, form: dict[str, object]) -> None:
    action = STATE.parse(notation)
    assert STATE.notation(action) == notation
    assert STATE.structure(action) == form


def test_the_two_actions_of_a_disc_may_be_named_in_any_order() -> None:
    assert STATE.parse("disc red palace+gold") == STATE.parse("disc red gold+palace")
    turned = {"do": "disc", "seat": 1, "actions": ["palace", "gold"]}
    assert STATE.action(turned) == STATE.parse("disc red gold+palace")


def test_actions_without_a_road_on_this_board_have_no_name() -> None:
    for action in range(codes.ROAD + ROADS, codes.GOLD):
        with pytest.raises(ValueError, match="is not an action"):
            STATE.notation(action)
        with pytest.raises(durbar.IllegalAction):
            GAME.from_dict({"players": 2}).apply(action)


def test_names_follow_the_board() -> None:
    data = copy.deepcopy(dict(GAME.board.source))
    data["cities"]["pataliputra"] = data["cities"].pop("delhi")
    data["roads"] = {name.replace("delhi", "pataliputra"): count for name, count in data["roads"].items()}
    state = durbar.game("maharaja", data).from_dict({"players": 2})
    assert state.parse("house pataliputra-jaipur-1") == STATE.parse("house delhi-jaipur-1")
    assert state.notation(state.parse("governor pataliputra")) == "governor pataliputra"
    assert state.describe(state.parse("house pataliputra-jaipur-1"))


def test_presets_and_options() -> None:
    assert set(GAME.presets) == {"basic", "short", "advanced1", "advanced2", "published"}
    assert {name for name, on in GAME.presets["advanced1"].items() if on} == {
        "yogi",
        "neutral_palaces",
        "auction",
        "home_city",
    }
    assert dict(GAME.presets["advanced2"]) == {**GAME.presets["advanced1"], "several_characters": True}
    for name, option in GAME.options.items():
        assert option.default is False
        state = GAME.new(3, {name: True})
        assert state.to_dict()["options"] == {**dict.fromkeys(GAME.options, False), name: True}
        assert GAME.from_dict(state.to_dict()).to_dict() == state.to_dict()


@pytest.mark.parametrize("options", [{"elephants": True}, {"yogi": 1}, {"yogi": "yes"}, {"short": None}])
def test_options_that_do_not_exist_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="option"):
        GAME.new(3, options)


@pytest.mark.parametrize("players", [1, 6, True, "3", None.__class__])
def test_numbers_of_players(players: object) -> None:
    with pytest.raises(ValueError, match="2 to 5 players"):
        GAME.new(players)  # type: ignore[arg-type]
