"""Maharaja: scoring, the end of the game, and the options that change them."""

from __future__ import annotations

import pytest

import durbar
from tests.examples import examples
from tests.games.maharaja.games import walk
from tests.rules.maharaja_help import CITIES, GAME, at, choose_discs, finish, first_turn, gold
from tests.rules.moves import do, moves, only, refused

LAST = {"played": [1, 2, 3]}


@pytest.mark.rule("MJ-P1")
def test_points_item_by_item() -> None:
    state = at(
        maharaja="delhi",
        architects=["delhi", "start", "delhi", "agra"],
        houses={"delhi": [2, 0, 1, 0], "delhi-agra-1": [0, 0, 0, 2]},
        outer={"delhi": [1, 2, 0, 0], "agra": [0, 0, 0, 3]},
        central={"delhi": 1},
        characters={"mogul": 0, "trader": 1, "monk": 2, "builder": 3},
        **LAST,
    )
    scored = only(do(state, "end"), "score")
    items = ("seat", "architect", "houses", "outer", "central", "home", "points", "rank")
    assert [tuple(event[item] for item in items) for event in scored] == [
        (0, 1, 2, 1, 0, 0, 4, 2),
        (1, 0, 0, 2, 3, 0, 5, 1),
        (2, 1, 1, 0, 0, 0, 2, 3),
    ]
    assert {event["rule"] for event in scored} == {"MJ-P1"}


@pytest.mark.rule("MJ-P2", "MJ-B5")
def test_gold_by_rank_and_the_lower_character_wins_a_tie() -> None:
    state = at(
        maharaja="delhi",
        houses={"delhi": [1, 3, 1, 0]},
        characters={"artisan": 0, "monk": 1, "sadhu": 2, "mogul": 3},
        **LAST,
    )
    paid = only(do(state, "end"), "gold")
    assert [(e["seat"], e["amount"], e["source"], e["rank"], e["tied"]) for e in paid] == [
        (0, 6, "tie", 3, [2]),
        (1, 12, "rank", 1, []),
        (2, 9, "tie", 2, [0]),
    ]
    assert gold(state) == [21, 27, 24, 15]


@pytest.mark.rule("MJ-P2")
@pytest.mark.parametrize("players", GAME.players)
def test_everybody_with_a_point_is_paid(players: int) -> None:
    state = at(players, architects=["jodhpur"] * players, played=list(range(1, players)))
    do(state, "end")
    assert [now - 15 for now in gold(state)] == list(GAME.board.seatings[players].payouts)


@pytest.mark.rule("MJ-P3")
def test_alone_in_the_city_five_gold_more() -> None:
    state = at(maharaja="delhi", houses={"delhi": [0, 0, 1, 0]}, **LAST)
    events = do(state, "end")
    assert [(e["amount"], e["rule"]) for e in only(events, "gold")] == [(12, "MJ-P2"), (5, "MJ-P3")]
    assert gold(state) == [15, 15, 32, 15]
    nobody = at(maharaja="delhi", **LAST)
    assert only(do(nobody, "end"), "gold") == []


@pytest.mark.rule("MJ-P2", "MJ-P3", "MJ-O5")
@pytest.mark.parametrize("options", [{}, {"home_city": True, "several_characters": True}], ids=["basic", "homes"])
@pytest.mark.parametrize("players", GAME.players)
def test_the_view_foretells_what_the_city_of_the_maharaja_pays(players: int, options: dict[str, bool]) -> None:
    scorings = 0
    for seed in range(examples(4)):
        state = GAME.new(players, options)
        for action in walk(state.clone(), seed):
            city = state.view()["cities"].get(state.view()["maharaja"])
            state.apply(action)
            scored = only(state.events(), "score")
            if scored:
                scorings += 1
                paid = [event for event in only(state.events(), "gold") if event["source"] in ("rank", "tie", "alone")]
                assert city["standing"] == [
                    {
                        "seat": score["seat"],
                        "points": score["points"],
                        "gold": sum(event["amount"] for event in paid if event["seat"] == score["seat"]),
                    }
                    for score in sorted(scored, key=lambda event: event["rank"])
                ]
    assert scorings >= 3


# The end.


def almost(palaces: int, **position: object) -> durbar.State:
    """Seat 0 in Delhi with that many palaces in other cities, gold for one more, and the others still to play."""
    outer = {"agra": [min(palaces, 6), 0], "jaipur": [max(palaces - 6, 0), 0]}
    return at(2, architects=["delhi", "delhi"], outer=outer, discs=["palace+palace"] * 2, gold=[30, 30], **position)


@pytest.mark.rule("MJ-X1")
def test_the_seventh_palace_ends_the_game_after_the_scoring_of_this_game_turn() -> None:
    state = almost(6)
    do(state, "palace delhi outer")
    assert refused(state, "palace delhi outer") == "MJ-S1"
    do(state, "end")
    assert not state.is_over()
    do(state, "palace delhi outer")
    events = do(state, "end")
    assert state.is_over()
    assert only(events, "end") == [{"kind": "end", "rule": "MJ-X1", "reason": ["palaces"], "turn": 1}]
    assert only(events, "round") == []
    assert state.scores() == [7, 1]
    assert state.winners() == [0]
    six = almost(5)
    do(six, "palace delhi outer", "end", "end")
    assert not six.is_over()


@pytest.mark.rule("MJ-X1")
@pytest.mark.parametrize("moved_down", [False, True])
def test_box_ten_ends_the_game_even_if_the_governor_leaves_it_again(moved_down: bool) -> None:
    track = dict(zip(CITIES, (3, 4, 5, 6, 7, 8, 9), strict=True))
    state = at(2, track=track, maharaja=CITIES[6], played=[1], discs=["governor+gold", "gold+gold"], turn=9)
    do(state, "end")
    assert state.to_dict()["track"][CITIES[0]] == 10
    choose_discs(state, "governor+gold", "gold+gold")
    if moved_down:
        do(state, f"governor {CITIES[0]}")
        assert state.to_dict()["track"][CITIES[0]] == 8
    events = finish(state)
    assert state.is_over()
    assert only(events, "end")[0] == {"kind": "end", "rule": "MJ-X1", "reason": ["track"], "turn": 10}


@pytest.mark.rule("MJ-X3")
def test_twenty_game_turns_end_the_game_in_any_case() -> None:
    state = at(2, turn=19, played=[1])
    do(state, "end")
    assert not state.is_over()
    choose_discs(state, "gold+gold", "gold+gold")
    events = finish(state)
    assert state.is_over()
    assert only(events, "end") == [{"kind": "end", "rule": "MJ-X3", "reason": ["turns"], "turn": 20}]


@pytest.mark.rule("MJ-X2")
@pytest.mark.parametrize(
    ("palaces", "money", "characters", "winner"),
    [
        ((2, 1, 0), (0, 90, 90), {"artisan": 0, "mogul": 1, "trader": 2}, 0),
        ((1, 1, 0), (8, 9, 99), {"mogul": 0, "artisan": 1, "trader": 2}, 1),
        ((1, 1, 0), (9, 9, 99), {"sadhu": 0, "trader": 1, "mogul": 2}, 1),
    ],
)
def test_most_palaces_then_gold_then_the_lower_character(
    palaces: tuple[int, ...], money: tuple[int, ...], characters: dict[str, int], winner: int
) -> None:
    state = at(
        3,
        turn=20,
        maharaja="delhi",
        outer={"agra": list(palaces)},
        gold=list(money),
        characters=characters,
        played=[1, 2],
        track=dict(zip(CITIES, (1, 2, 3, 4, 5, 6, 7), strict=True)),
    )
    do(state, "end")
    assert state.is_over()
    assert state.winners() == [winner]


# Options.


@pytest.mark.rule("MJ-O1")
def test_the_short_game_has_six_palaces() -> None:
    options = {"short": True}
    assert GAME.new(2, options).view()["seats"][0]["palaces_left"] == 6
    state = almost(5, options=options)
    do(state, "palace delhi outer")
    assert refused(state, "palace delhi outer") == "MJ-S1"
    do(state, "end", "end")
    assert state.is_over()
    assert only(state.events(), "end")[0]["rule"] == "MJ-O1"


@pytest.mark.rule("MJ-O1")
def test_the_short_game_lasts_eight_game_turns_whatever_the_track_shows() -> None:
    state = first_turn(2, short=True)
    for turn in range(1, 9):
        assert (state.to_dict()["turn"], state.is_over()) == (turn, False)
        choose_discs(state, "governor+gold", "gold+gold")
        top = max(state.to_dict()["track"], key=lambda city: state.to_dict()["track"][city])
        do(state, f"governor {top}")
        finish(state)
    assert state.is_over()
    assert only(state.events(), "end") == [{"kind": "end", "rule": "MJ-O1", "reason": ["turns"], "turn": 8}]


@pytest.mark.rule("MJ-O5")
def test_the_home_city_gives_a_point_even_alone() -> None:
    position = {"maharaja": "agra", "houses": {"agra": [0, 1, 0, 0]}, **LAST}
    state = at(options={"home_city": True}, **position)
    scored = only(do(state, "end"), "score")
    assert [(e["seat"], e["home"], e["points"], e["rank"]) for e in scored] == [(0, 1, 1, 1), (1, 0, 1, 2)]
    alone = at(options={"home_city": True}, maharaja="agra", **LAST)
    assert [e["amount"] for e in only(do(alone, "end"), "gold")] == [12, 5]
    without = at(**position)
    assert [e["seat"] for e in only(do(without, "end"), "score")] == [1]


@pytest.mark.rule("MJ-O5")
def test_without_the_yogi_delhi_is_nobodys_home() -> None:
    state = at(options={"home_city": True}, maharaja="delhi", **LAST)
    assert only(do(state, "end"), "score") == []
    characters = {"yogi": 2, "mogul": 0, "trader": 1, "sadhu": 3}
    yogi = at(options={"home_city": True, "yogi": True}, maharaja="delhi", characters=characters, **LAST)
    assert [e["seat"] for e in only(do(yogi, "end"), "score")] == [2]


@pytest.mark.rule("MJ-O7")
@pytest.mark.parametrize(
    ("disc", "done", "undone"),
    [
        ("gold+gold", [], 2),
        ("gold+gold", ["gold"], 1),
        ("gold+gold", ["gold", "gold"], 0),
        ("gold+quarry", ["quarry 1"], 1),
        ("quarry+quarry", ["quarry 2"], 0),
        ("quarry+quarry", ["quarry 1"], 1),
        ("house+two-houses", ["house delhi"], 1),
        ("house+two-houses", ["house delhi", "house delhi"], 0),
        ("two-houses+two-houses", ["house delhi", "house delhi-agra-1"], 0),
        ("palace+governor", ["palace delhi outer", "governor agra"], 0),
        ("move+character", ["take artisan"], 1),
        ("house+palace-and-house", ["house delhi"], 1),
        ("house+palace-and-house", ["palace delhi outer"], 1),
        ("house+palace-and-house", ["house delhi", "palace delhi outer"], 0),
        ("palace+palace-and-house", ["palace delhi outer"], 1),
        ("palace+palace-and-house", ["house delhi"], 1),
        ("palace-and-house+palace-and-house", ["house delhi", "house delhi"], 0),
        ("palace-and-house+palace-and-house", ["palace delhi outer"], 1),
    ],
)
def test_the_penalty_for_disc_actions_of_which_nothing_was_done(disc: str, done: list[str], undone: int) -> None:
    position = {
        "discs": [disc, *["gold+gold"] * 2],
        "architects": ["delhi"] * 3,
        "gold": [60, 15, 15],
        "characters": {"mogul": 0, "sadhu": 1, "monk": 2},
    }
    options = {"palace_and_house": True}
    state = at(3, options={**options, "penalty": True}, **position)
    do(state, *done)
    events = do(state, "end")
    expected = [(seat, 2 * undone, "MJ-O7") for seat in (1, 2)] if undone else []
    assert [(e["seat"], e["amount"], e["rule"]) for e in only(events, "gold", "penalty")] == expected
    assert only(events, "done")[0]["undone"] == undone
    without = at(3, options=options, **position)
    do(without, *done)
    assert only(do(without, "end"), "gold", "penalty") == []


@pytest.mark.rule("MJ-O7")
def test_a_house_of_the_builder_or_a_chit_is_no_disc_action() -> None:
    options = {"penalty": True, "yogi": True}
    characters = {"builder": 0, "mogul": 1}
    state = at(2, options=options, characters=characters, discs=["house+gold", "gold+gold"], chits=[1, 0])
    do(state, "builder house delhi-agra-1", "gold", "chit quarry", "quarry 2")
    assert only(do(state, "end"), "done")[0]["undone"] == 1


@pytest.mark.rule("MJ-O7")
@pytest.mark.parametrize(("chit", "undone"), [("house", 0), ("gold", 1)])
def test_a_step_that_a_chit_allowed_accounts_for_a_disc_action_like_any_other(chit: str, undone: int) -> None:
    state = at(2, options={"penalty": True, "yogi": True}, discs=["house+gold", "gold+gold"], chits=[1, 0])
    do(state, "gold", f"chit {chit}", "house delhi-agra-1" if chit == "house" else "gold")
    assert only(do(state, "end"), "done")[0]["undone"] == undone


@pytest.mark.rule("MJ-O7")
def test_the_published_game_has_the_penalty_and_the_ninth_action_and_nothing_else() -> None:
    assert GAME.presets["published"] == {"penalty": True, "palace_and_house": True}
    state = first_turn(2, **GAME.presets["published"])
    choose_discs(state, "palace+palace-and-house", "gold+gold")
    assert [(e["seat"], e["amount"]) for e in only(do(state, "end"), "gold", "penalty")] == [(1, 4)]


@pytest.mark.rule("MJ-O7")
def test_palace_and_house_is_a_ninth_action_with_both_prices() -> None:
    assert len(first_turn(2).legal_actions()) == 36
    state = first_turn(2, palace_and_house=True)
    assert len(state.legal_actions()) == 45
    assert refused(first_turn(2), "disc green gold+palace-and-house") == "MJ-O7"
    state = at(
        2,
        options={"palace_and_house": True},
        discs=["gold+palace-and-house", "gold+gold"],
        architects=["delhi", "start"],
        gold=[15, 15],
    )
    do(state, "house delhi", "palace delhi central")
    assert gold(state) == [2, 15]
    assert moves(state) == {"end", "gold"}
