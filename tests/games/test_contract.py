"""What every game promises, with every number of players: the contract of ``games/base.py``."""

from __future__ import annotations

import copy
import json
import pickle
from collections import Counter
from typing import Any

import pytest

import durbar
from durbar import text
from durbar.games.limits import MAX_ACTIONS
from durbar.text.rulebook import all_rules
from tests.examples import seeds
from tests.games.walk import Case, cases, possible, walk

CASES = cases()

pytestmark = pytest.mark.parametrize("case", CASES, ids=str)


def middle(case: Case, seed: int, steps: int) -> durbar.State:
    """A position in the middle of a random game: so many steps from the start, or half-way through a shorter game."""
    length = sum(1 for _ in walk(case.new(), seed))
    state = case.new()
    for step, _ in walk(state, seed):
        if step == min(steps, length // 2):
            break
    return state


def test_a_new_game_waits_for_chance_or_a_seat(case: Case) -> None:
    state = case.new()
    assert not state.is_over()
    assert state.winners() == []
    assert state.events() == []
    assert len(state.scores()) == case.players
    assert state == case.new()


def through_pickle(state: durbar.State) -> durbar.State:
    loaded: durbar.State = pickle.loads(pickle.dumps(state))  # noqa: S301
    return loaded


@pytest.mark.parametrize("duplicate", [durbar.State.clone, copy.copy, copy.deepcopy, through_pickle])
def test_copies_are_equal_and_independent(case: Case, duplicate: Any) -> None:
    state = middle(case, 3, 40)
    before, key = state.to_dict(), hash(state)
    other = duplicate(state)
    assert other == state
    assert hash(other) == key
    assert type(other) is type(state)
    assert other.events() == []
    for _ in walk(other, 5):
        pass
    assert state.to_dict() == before
    assert hash(state) == key
    assert other != state
    again = duplicate(state)
    for _ in walk(again, 5):
        pass
    assert again == other


def test_old_copies_never_change(case: Case) -> None:
    state = case.new()
    kept = [(state.clone(), state.to_dict())]
    for step, _ in walk(state, 11):
        if step < 6 or step % 10 == 0:
            kept.append((state.clone(), state.to_dict()))
    assert len(kept) > 5
    for old, data in kept:
        assert old.to_dict() == data


def test_positions_differ_from_each_other_and_from_other_things(case: Case) -> None:
    state = case.new()
    seen = {state.clone()}
    steps = 0
    for step, _ in walk(state, 2):
        seen.add(state.clone())
        steps = step
    assert len(seen) > steps * 0.9
    assert state != case.name
    assert state != state.to_dict()


def test_a_position_goes_through_json_and_back(case: Case) -> None:
    state = case.new()
    for step, _ in walk(state, 7):
        if step % 3 and not state.is_over():
            continue
        loaded = case.game.from_dict(json.loads(json.dumps(state.to_dict())))
        assert loaded == state
        assert loaded.to_dict() == state.to_dict()
        assert loaded.to_move() == state.to_move()
        assert possible(loaded) == possible(state)
        assert loaded.chance_outcomes() == state.chance_outcomes()
        assert loaded.view(0) == state.view(0)


def test_a_loaded_position_plays_on_like_the_original(case: Case) -> None:
    state = middle(case, 9, 30)
    loaded = case.game.from_dict(state.to_dict())
    for (_, one), (_, other) in zip(walk(state, 4), walk(loaded, 4), strict=True):
        assert one == other
        assert state.events() == loaded.events()
    assert state.scores() == loaded.scores()


def test_notation_and_structure_name_every_action_uniquely(case: Case) -> None:
    """Over every action that is possible at some point of some games; the same action keeps its name."""
    notations: dict[str, int] = {}
    for seed in seeds(3):
        state = case.new()
        for _ in walk(state, seed):
            for action in possible(state):
                notation = state.notation(action)
                assert notations.setdefault(notation, action) == action
                form = state.structure(action)
                assert form["do"]
                assert state.action(json.loads(json.dumps(form))) == action
                assert state.parse(notation) == action
    assert len(set(notations.values())) == len(notations)


def test_what_is_no_notation_and_no_structure_is_refused(case: Case) -> None:
    state = middle(case, 1, 20)
    for junk in ("", "castle", "\0", "1 " * 1000, None, 0, b"0", [], object()):
        with pytest.raises(ValueError, match="is not"):
            state.parse(junk)
    forms: list[Any] = [{}, {"do": "castle"}, {"do": []}, {"do": [None, 1]}, {"do": None, "to": {}}, None, 0, "do", [0]]
    for form in forms:
        with pytest.raises(ValueError, match="is not"):
            state.action(form)
    for action in (-1, case.game.num_actions, 10**30, None, "0", 1.0, []):
        for form_of in (state.structure, state.notation, state.message, state.describe):
            with pytest.raises(ValueError, match="is not an action of"):
                form_of(action)


def test_legal_actions_are_distinct_and_bounded(case: Case) -> None:
    for seed in seeds(5):
        state = case.new()
        for _ in walk(state, 100 + seed):
            pending = state.pending()
            assert (state.to_move() >= 0) == bool(pending)
            assert pending == sorted(set(pending))
            assert (state.chance_outcomes() != []) == (state.to_move() == durbar.CHANCE)
            if pending:
                assert state.to_move() == pending[0]
                assert state.legal_actions() == state.legal_actions(pending[0])
            for seat in range(case.players):
                legal = state.legal_actions(seat)
                if seat in pending:
                    assert legal
                else:  # Only a secret choice can be changed by a seat that has made it.
                    assert all(state.witnesses(action) == [seat] for action in legal)
                assert len(set(legal)) == len(legal) <= MAX_ACTIONS
                assert all(0 <= action < case.game.num_actions for action in legal)


def test_every_possible_action_can_be_applied(case: Case) -> None:
    state = case.new()
    for step, _ in walk(state, 8):
        if step % 9 == 0:
            for action in possible(state):
                after = state.clone()
                after.apply(action)
                assert after.events()
                assert after != state


def test_seats_that_are_not_there_are_refused(case: Case) -> None:
    state = middle(case, 1, 30)
    for seat in (-1, case.players, True, "x", 1.5, 10**30):
        with pytest.raises(ValueError, match="there is no seat"):
            state.legal_actions(seat)
        with pytest.raises(ValueError, match="there is no seat"):
            state.view(seat)


BAD = [-1, -(10**30), 10**30, 10**6000, True, False, "x", "0", None, 1.0, [], {}, (0,), b"0"]


def test_an_illegal_action_names_its_rule_and_changes_nothing(case: Case) -> None:
    """At many points of a game, with values of every kind; and with every number that is not legal now and then."""
    rules = all_rules(case.name, "en")
    state = case.new()
    for step, _ in walk(state, 6):
        if step % 7 and not state.is_over():
            continue
        before, events, key = state.to_dict(), state.events(), hash(state)
        for bad in [*BAD, case.game.num_actions]:
            with pytest.raises(ValueError, match="is not an action"):
                state.apply(bad)
        legal = set(possible(state))
        stride = 1 if step % 35 == 0 or state.is_over() else 97
        for action in set(range(step % stride, case.game.num_actions, stride)) - legal:
            with pytest.raises(durbar.IllegalAction) as caught:
                state.apply(action)
            error = caught.value
            assert error.rule in rules
            assert str(error) == f"{error.rule}: {error.reason}"
            for lang in text.languages():
                assert text.say(error.key, error.arguments, lang)
        assert (state.to_dict(), state.events(), hash(state)) == (before, events, key)


def test_an_illegal_action_survives_a_pickle(case: Case) -> None:
    state = durbar.play_out(case.new(), 1)
    with pytest.raises(durbar.IllegalAction) as caught:
        state.apply(0)
    again = pickle.loads(pickle.dumps(caught.value))  # noqa: S301
    assert (str(again), again.rule, again.key) == (str(caught.value), case.game.end_rule, caught.value.key)


def test_events_are_plain_data_with_a_rule_and_words(case: Case) -> None:
    rules = all_rules(case.name, "en")
    for seed in seeds(4):
        state = case.new()
        for _ in walk(state, 200 + seed):
            events = state.events()
            assert events
            assert json.loads(json.dumps(events)) == events
            for event in events:
                assert event["rule"] in rules
                for lang in text.languages():
                    assert text.tell(case.name, event, lang, names=["Ada"])
            assert state.clone().events() == []


def test_every_action_has_words_in_every_language(case: Case) -> None:
    for seed in seeds(2):
        described: set[int] = set()
        state = case.new()
        for _ in walk(state, 300 + seed):
            for action in set(possible(state)) - described:
                described.add(action)
                words = [state.describe(action, lang) for lang in text.languages()]
                assert all(words)
                assert "{" not in "".join(words)


def test_views_are_plain_data(case: Case) -> None:
    state = case.new()
    for step, _ in walk(state, 12):
        if step % 10 == 0 or state.is_over():
            for seat in (None, *range(case.players)):
                view = state.view(seat)
                assert json.loads(json.dumps(view)) == view


def test_resample_leaves_what_a_seat_sees(case: Case) -> None:
    state = case.new()
    rng = durbar.Rng(1)
    for step, _ in walk(state, 13):
        if step % 10 == 0:
            before = state.to_dict()
            for seat in range(case.players):
                other = state.resample(seat, rng)
                assert other.view(seat) == state.view(seat)
                assert other.legal_actions(seat) == state.legal_actions(seat)
            assert state.to_dict() == before


def test_a_playout_ends_and_depends_on_its_seed_only(case: Case) -> None:
    root = middle(case, 2, 25)
    ends = [durbar.play_out(root.clone(), seed) for seed in (1, 1, 2, 3, 4)]
    assert all(end.is_over() for end in ends)
    assert ends[0] == ends[1]
    assert len({hash(end) for end in ends[1:]}) > 1
    for end in ends:
        assert end.pending() == []
        assert end.winners()
        assert end.events() == []


def test_chance_is_drawn_by_its_weights(case: Case) -> None:
    """Chi-square against the weights that callers see."""
    state = case.new()
    rng = durbar.Rng(2024)
    checked = 0
    for _ in walk(state, 14):
        outcomes = dict(state.chance_outcomes())
        if len(outcomes) < 2 or checked == 6:
            continue
        checked += 1
        draws = 200 * len(outcomes)
        counts = Counter(state.draw(rng) for _ in range(draws))
        assert set(counts) <= set(outcomes)
        total = sum(outcomes.values())
        square = sum((counts[a] - draws * w / total) ** 2 / (draws * w / total) for a, w in outcomes.items())
        freedom = len(outcomes) - 1
        assert square < freedom + 4 * (2 * freedom) ** 0.5 + 4
    assert checked


def test_nothing_is_drawn_when_chance_is_not_to_move(case: Case) -> None:
    state = durbar.play_out(case.new(), 1)
    with pytest.raises(ValueError, match="chance is not to move"):
        state.draw(1)
