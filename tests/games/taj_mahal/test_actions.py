"""Actions in all their forms, and words for everything that can happen, in both languages."""

from __future__ import annotations

import pytest

import durbar
from durbar import text
from durbar.games.taj_mahal.codes import NUM_ACTIONS
from tests.examples import seeds
from tests.games.taj_mahal.games import GAME, PLAYERS, positions, steps

EVENT_KEYS = {key for key in text.keys("en") if key.startswith("taj_mahal-event-")}


def test_every_action_has_one_notation_and_one_structure() -> None:
    state = GAME.new(5)
    notations = [state.notation(action) for action in range(NUM_ACTIONS)]
    structures = [state.structure(action) for action in range(NUM_ACTIONS)]
    assert len(set(notations)) == NUM_ACTIONS == GAME.num_actions
    for action in range(NUM_ACTIONS):
        assert state.parse(notations[action]) == action
        assert state.parse(f"  {notations[action].upper()} ") == action
        assert state.action(structures[action]) == action


@pytest.mark.parametrize(
    "junk", ["", "red", "red-EV + might", "palace", "palace KABx", "draw", "start 9", "withdraw now"]
)
def test_what_is_no_move_is_refused(junk: str) -> None:
    with pytest.raises(ValueError, match="not a move of Taj Mahal"):
        GAME.new(2).parse(junk)


@pytest.mark.parametrize("junk", [{}, {"do": "fly"}, {"do": "palace"}, {"do": ["take"]}])
def test_what_is_no_structure_is_refused(junk: object) -> None:
    with pytest.raises(ValueError, match="not an action of Taj Mahal"):
        GAME.new(2).action(junk)


def test_numbers_that_are_no_actions() -> None:
    state = GAME.new(2)
    for number in (-1, NUM_ACTIONS):
        with pytest.raises(ValueError, match="not an action"):
            state.notation(number)
        with pytest.raises(ValueError, match="not an action"):
            state.apply(number)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_action_can_be_described_in_every_phase(lang: str) -> None:
    phases = {state.view()["phase"]: state for players in PLAYERS for state in positions(players, seed=players)}
    assert len(phases) == 13
    for state in phases.values():
        described = [state.describe(action, lang) for action in range(NUM_ACTIONS)]
        assert all(described)
        assert not any("{" in words for words in described)


@pytest.mark.parametrize("players", PLAYERS)
def test_every_illegal_action_is_refused_with_a_rule_and_words(players: int) -> None:
    for state in positions(players, seed=players, every=12):
        before = state.to_dict()
        legal = set(state.legal_actions()) or {action for action, _ in state.chance_outcomes()}
        for action in range(0, NUM_ACTIONS, 3):
            if action not in legal:
                with pytest.raises(durbar.IllegalAction) as caught:
                    state.apply(action)
                assert caught.value.rule.startswith("TJ-") or state.is_over()
                assert text.say(caught.value.key, caught.value.arguments, "fr")
        assert state.to_dict() == before


def test_every_event_has_words_and_all_words_are_used() -> None:
    used = set()
    for players in PLAYERS:
        for seed in seeds(5):
            for state in steps(GAME.new(players), seed):
                for event in state.events():
                    seen = [event]
                    if "private" in event:
                        hidden = {"private", "secret", *event["secret"]}
                        seen.append({key: value for key, value in event.items() if key not in hidden})
                    for version in seen:
                        used.add("-".join(filter(None, ("taj_mahal-event", version["kind"], version.get("source")))))
                        for lang in ("en", "fr"):
                            words = text.tell("taj_mahal", version, lang)
                            assert words
                            assert "taj_mahal" not in words
    assert used | {"taj_mahal-event-shortage"} == EVENT_KEYS


def test_both_languages_have_the_same_keys() -> None:
    english = [key for key in text.keys("en") if key.startswith("taj_mahal-")]
    french = [key for key in text.keys("fr") if key.startswith("taj_mahal-")]
    assert english == french


def test_names_of_cards_are_translated() -> None:
    state = GAME.from_dict({"players": 3, "seats": [{"hand": {"red-EV": 1, "colourless-C": 1}}, {}, {}]})
    action = state.parse("red-EV+colourless-C")
    assert state.describe(action) == "Play red elephant–vizier with colourless Grand Mogul"
    assert (
        state.describe(action, "fr")
        == "Jouer ensemble\N{NO-BREAK SPACE}: rouge éléphant–vizir et incolore Grand Moghol"
    )


def test_french_never_needs_an_elision_before_a_city() -> None:
    told = [
        text.tell("taj_mahal", {"kind": "uncrown", "seat": 0, "city": "AGRc"}, "fr"),
        text.tell("taj_mahal", {"kind": "bonus", "seat": 0, "city": "AGRe", "bonus": "points-4"}, "fr"),
        text.tell("taj_mahal", {"kind": "points", "source": "bonus", "seat": 0, "city": "AGRe", "amount": 4}, "fr"),
    ]
    assert not any("de AGR" in sentence for sentence in told)
