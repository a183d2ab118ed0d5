"""Nobody learns a disc before its owner's turn: not from a view, an event, the log or the list of who may act."""

from __future__ import annotations

import json
from typing import Any

import pytest

import durbar
from durbar.games.maharaja.actions import PAIR_NAMES
from tests.games.maharaja.games import GAME, walk

ALL = dict.fromkeys(GAME.options, True)


def positions(players: int, options: dict[str, bool], seed: int) -> list[durbar.State]:
    """Positions of a random game in which somebody's disc is chosen and not yet revealed."""
    state = GAME.new(players, options)
    found = []
    for step, _ in enumerate(walk(state, seed)):
        if step % 3 == 0 and hidden(state):
            found.append(state.clone())
    assert len(found) > 10
    return found


def hidden(state: durbar.State) -> list[int]:
    """The seats whose disc is chosen and not revealed."""
    return [seat["seat"] for seat in state.view()["seats"] if seat["disc"] == "hidden"]


def seen_by_others(state: durbar.State, seat: int) -> dict[Any, Any]:
    """All that the other seats and a spectator can ask for."""
    others = [None, *(other for other in range(len(state.scores())) if other != seat)]
    return {
        "views": [state.view(other) for other in others],
        "legal": [state.legal_actions(other) for other in others if other is not None],
        "pending": state.pending(),
        "to_move": state.to_move(),
    }


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("options", [{}, ALL], ids=["basic", "all"])
def test_views_of_all_others_are_the_same_whatever_a_seat_chose(players: int, options: dict[str, bool]) -> None:
    names = ["+".join(pair) for pair in PAIR_NAMES[: 45 if options else 36]]
    for state in positions(players, options, players)[:40:8]:
        for seat in hidden(state):
            position = state.to_dict()
            expected = seen_by_others(state, seat)
            for name in names[:: 1 if seat == 0 else 7]:
                position["discs"][seat] = name
                other = GAME.from_dict(position)
                assert seen_by_others(other, seat) == expected
                if name != state.to_dict()["discs"][seat]:
                    assert other.view(seat) != state.view(seat)


@pytest.mark.parametrize("players", GAME.players)
def test_what_others_see_of_a_choice_does_not_depend_on_it(players: int) -> None:
    """Events, witnesses and positions after the choice itself, first choices and changed ones."""
    root = GAME.new(players)
    for _ in walk(root, 5):
        if root.view()["phase"] == "discs" and len(root.pending()) == players:
            break
    for seat in range(players - 1):
        told = set()
        for action in root.legal_actions(seat):
            after = root.clone()
            after.apply(action)
            assert after.witnesses(action) == [seat]
            assert [event["private"] for event in after.events()] == [[seat]]
            told.add(json.dumps([after.events(), seen_by_others(after, seat)], sort_keys=True))
        assert len(told) == 1
        root.apply(root.legal_actions(seat)[seat])
    assert root.witnesses(root.parse("end")) is None


def test_resample_changes_only_what_a_seat_cannot_know() -> None:
    for state in positions(4, ALL, 9)[:30]:
        for seat in range(4):
            drawn = {tuple(state.resample(seat, seed).to_dict()["discs"]) for seed in range(30)}
            free = [other for other in hidden(state) if other != seat]
            for other in range(4):
                values = {discs[other] for discs in drawn}
                assert (len(values) > 1) == (other in free)
            for seed in range(3):
                other_state = state.resample(seat, seed)
                assert other_state.view(seat) == state.view(seat)
                assert other_state.legal_actions(seat) == state.legal_actions(seat)
                changed = {**other_state.to_dict(), "discs": state.to_dict()["discs"]}
                assert changed == state.to_dict()


def test_a_revelation_is_an_event_of_its_own_kind() -> None:
    """So that nothing is taken back past it."""
    state = GAME.new(3)
    seen = 0
    for action in walk(state, 4):
        reveals = [event for event in state.events() if event["kind"] == "reveal"]
        begins = state.view()["phase"] == "act" and state.notation(action).startswith(("disc", "end"))
        assert len(reveals) == begins
        seen += begins
    assert seen == 3 * state.to_dict()["turn"]


def test_hidden_money_stays_hidden() -> None:
    state = GAME.new(3, {"hidden_money": True})
    checked = 0
    for step, _ in enumerate(walk(state, 8)):
        if step % 10 == 0 and not state.is_over():
            position = state.to_dict()
            if position["phase"] in ("act", "discs"):
                richer = {**position, "gold": [position["gold"][0], 77, position["gold"][2]]}
                assert GAME.from_dict(richer).view(0) == state.view(0)
                assert GAME.from_dict(richer).view(1) != state.view(1)
                checked += 1
    assert checked > 5


def test_the_log_that_others_read_holds_no_choice() -> None:
    logs = []
    for choice in ("gold+gold", "palace+character"):
        table = durbar.Table(GAME, ["human"] * 3, seed=5)
        while table.state.view()["phase"] != "discs":
            table.act(table.state.to_move(), table.state.legal_actions()[0])
        table.act(1, table.state.parse(f"disc red {choice}"))
        table.act(2, table.state.parse("disc blue gold+move"))
        table.act(1, table.state.parse("disc red move+move"))
        table.act(1, table.state.parse(f"disc red {choice}"))
        logs.append([[table.lines(seat), table.view(seat)] for seat in (0, 2, None)])
    assert logs[0] == logs[1]
    assert "disc red" not in json.dumps(logs[0])


@pytest.mark.rule("MJ-T3", "MJ-T4")
def test_the_words_for_an_action_tell_nothing_of_a_disc_while_discs_are_chosen() -> None:
    """Nobody is in turn then, so there is nobody whose price or whose road they could speak of."""
    told = []
    for pair in PAIR_NAMES[:36]:
        position = {"players": 5, "phase": "discs", "discs": ["", "", "", "", "+".join(pair)]}
        state = GAME.from_dict(position)
        told.append([state.describe(state.parse(move)) for move in ("palace delhi outer", "road start-jaipur")])
    assert told == [told[0]] * 36
    assert told[0][0].endswith("for 12 gold")
