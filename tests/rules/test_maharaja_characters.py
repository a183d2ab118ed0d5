"""Maharaja: what the characters can do, and how they change hands."""

from __future__ import annotations

from typing import Any

import pytest

import durbar
from tests.rules.maharaja_help import GAME, at, finish, first_turn, gold
from tests.rules.moves import do, moves, only, refused

CHANGE = ["character+gold"] * 4


def held(state: durbar.State) -> dict[str, Any]:
    return {name: holder for name, holder in state.to_dict()["characters"].items() if holder != "bank"}


# Powers.


@pytest.mark.rule("MJ-C1")
def test_the_mogul_is_first_and_wins_ties() -> None:
    state = at(characters={"trader": 0, "mogul": 1, "sadhu": 2, "monk": 3}, phase="discs", architects=["jodhpur"] * 4)
    do(state, *(f"disc {colour} gold+gold" for colour in GAME.board.colours[:4]))
    assert state.to_move() == 1
    events = finish(state)
    assert [(e["seat"], e["rank"]) for e in only(events, "score")] == [(0, 2), (1, 1), (2, 3), (3, 4)]


@pytest.mark.rule("MJ-C2")
def test_the_trader_gets_a_gold_at_the_start_of_each_turn() -> None:
    state = at(active=0)
    events = do(state, "end")
    assert only(events, "gold") == [
        {"kind": "gold", "rule": "MJ-C2", "seat": 1, "amount": 1, "source": "trader"}
    ]  # fmt: skip
    assert gold(state) == [15, 16, 15, 15]


@pytest.mark.rule("MJ-C2", "MJ-C7")
def test_a_trader_taken_in_mid_turn_pays_from_the_next_turn_on() -> None:
    state = at(2, discs=["character+gold", "gold+gold"])
    do(state, "take trader", "take mogul", "end")
    assert gold(state) == [15, 15]
    assert state.to_move() == 1
    do(state, "end", "disc green gold+gold", "disc red gold+gold")
    assert (state.to_move(), gold(state)) == (1, [15, 15])
    do(state, "end")
    assert (state.to_move(), gold(state)) == (0, [16, 15])


@pytest.mark.rule("MJ-C3")
def test_the_sadhus_outer_palaces_count_double() -> None:
    position = {"outer": {"delhi": [1, 1, 2, 0]}, "central": {"delhi": 2}, "maharaja": "delhi"}
    state = at(**position)
    assert state.view()["cities"]["delhi"]["points"] == [1, 1, 7, 0]
    events = finish(state)
    sadhu = next(event for event in only(events, "score") if event["seat"] == 2)
    assert (sadhu["outer"], sadhu["outer_palaces"], sadhu["central"], sadhu["points"]) == (4, 2, 3, 7)


@pytest.mark.rule("MJ-C4")
def test_the_wandering_monk_travels_free_and_the_bank_pays() -> None:
    houses = {"start-jaipur-1": [1, 1, 0, 0], "start-jaipur-2": [0, 0, 2, 0], "start-udaipur-1": [1, 0, 0, 0]}
    state = at(active=3, houses=houses, gold=[15, 15, 15, 0])
    assert moves(state, "road") == {"road start-jaipur"}
    assert refused(state, "road start-udaipur") == "MJ-V1"
    assert state.view(3)["trips"][0] == {
        "place": "jaipur", "roads": ["start-jaipur"], "actions": [state.parse("road start-jaipur")], "price": 0,
        "paid": [1, 1, 2, 0], "paid_by": "bank",
    }  # fmt: skip
    events = do(state, "road start-jaipur")
    assert [(e["rule"], e["seat"], e["amount"], e["source"]) for e in only(events, "gold")] == [
        ("MJ-C4", 0, 1, "monk"),
        ("MJ-C4", 1, 1, "monk"),
        ("MJ-C4", 2, 2, "monk"),
    ]
    assert gold(state) == [16, 16, 17, 0]


@pytest.mark.rule("MJ-C4", "MJ-V2")
def test_the_bank_pays_nothing_where_the_monk_has_a_house() -> None:
    state = at(active=3, houses={"start-jaipur-1": [0, 0, 1, 1], "start-jaipur-2": [0, 1, 0, 1]})
    do(state, "road start-jaipur")
    assert gold(state) == [15, 15, 15, 15]


BUILDER = {"mogul": 1, "trader": 2, "sadhu": 3, "builder": 0}


@pytest.mark.rule("MJ-C5")
def test_the_builder_builds_one_house_free_of_charge() -> None:
    state = at(characters=BUILDER, architects=["delhi"] * 4, gold=[0, 15, 15, 15])
    assert len(moves(state, "builder house")) == 31
    assert refused(state, "builder house agra") == "MJ-C5"
    assert only(do(state, "builder house delhi"), "house")[0]["rule"] == "MJ-C5"
    assert gold(state)[0] == 0
    assert refused(state, "builder house delhi") == "MJ-C5"
    assert moves(state, "builder") == set()
    do(state, "end")
    assert refused(state, "builder house delhi") == "MJ-C5"


@pytest.mark.rule("MJ-C5")
def test_the_builder_moves_a_house_instead() -> None:
    state = at(characters=BUILDER, discs=["move+gold"] * 4, architects=["delhi"] * 4, houses={"agra": [2, 0, 0, 0]})
    events = do(state, "builder move agra", "to delhi")
    assert only(events, "house")[0]["rule"] == "MJ-C5"
    assert refused(state, "builder move agra") == "MJ-C5"
    do(state, "move agra", "to delhi")
    assert state.to_dict()["houses"] == {"delhi": [2, 0, 0, 0]}
    assert refused(at(houses={"agra": [1, 0, 0, 0]}), "builder move agra") == "MJ-C5"


@pytest.mark.rule("MJ-C5", "MJ-A10")
def test_the_builders_house_comes_from_the_pool() -> None:
    assert refused(at(characters=BUILDER, pool=[0, 6, 6, 6]), "builder house delhi-agra-1") == "MJ-A10"


@pytest.mark.rule("MJ-C6")
def test_the_artisan_pays_nine_for_a_palace() -> None:
    artisan = {"artisan": 0, "mogul": 1, "trader": 2, "sadhu": 3}
    state = at(characters=artisan, discs=["palace+palace"] * 4, architects=["delhi"] * 4, gold=[9, 15, 15, 15])
    events = do(state, "palace delhi outer")
    assert only(events, "gold")[0]["rule"] == "MJ-C6"
    assert gold(state)[0] == 0


@pytest.mark.rule("MJ-C7")
def test_a_power_works_from_the_moment_the_card_is_held() -> None:
    state = at(discs=["character+palace"] * 4, architects=["delhi"] * 4, gold=[9, 15, 15, 15])
    assert refused(state, "palace delhi outer") == "MJ-A6"
    do(state, "take artisan", "palace delhi outer")
    assert gold(state)[0] == 0
    builder = at(discs=["character+character"] * 4, characters={**BUILDER, "monk": "bank"})
    do(builder, "builder house delhi-agra-1", "take monk", "take builder")
    assert refused(builder, "builder house delhi-agra-1") == "MJ-C5"


# Changing hands.


@pytest.mark.rule("MJ-A8")
def test_a_character_from_the_bank_replaces_the_own_one() -> None:
    state = at(discs=CHANGE)
    assert moves(state, "take") == {f"take {name}" for name in ("trader", "sadhu", "monk", "builder", "artisan")}
    assert refused(state, "take mogul") == "MJ-A8"
    assert refused(state, "take yogi") == "MJ-O2"
    events = do(state, "take artisan")
    assert [(e["source"], e["character"]) for e in events] == [("bank", "artisan"), ("returned", "mogul")]
    assert held(state) == {"trader": 1, "sadhu": 2, "monk": 3, "artisan": 0}
    assert state.to_move() == 0


@pytest.mark.rule("MJ-A8")
def test_a_player_left_without_one_picks_from_the_bank_at_once() -> None:
    state = at(discs=CHANGE)
    do(state, "take sadhu")
    assert state.to_move() == 2
    assert state.pending() == [2]
    assert moves(state) == {"take mogul", "take builder", "take artisan"}
    assert refused(state, "take trader") == "MJ-A8"
    assert refused(state, "end") == "MJ-A8"
    do(state, "take mogul")
    assert held(state) == {"mogul": 2, "trader": 1, "sadhu": 0, "monk": 3}
    assert state.to_move() == 0
    do(state, "gold")


@pytest.mark.rule("MJ-A9")
def test_a_change_reorders_only_those_who_have_not_yet_played() -> None:
    """Seat 2 has played as the Mogul; the Trader in turn takes the Monk and still finishes."""
    state = at(
        active=1,
        played=[2],
        characters={"mogul": 2, "trader": 1, "sadhu": 0, "monk": 3},
        discs=CHANGE,
    )
    do(state, "take monk")
    assert state.to_move() == 3
    do(state, "take trader")  # Seat 3 now comes before seat 0, the Sadhu.
    assert state.to_move() == 1
    do(state, "gold")
    do(state, "end")
    assert state.to_move() == 3
    do(state, "take mogul")  # From seat 2, which has had its turn and does not get another.
    assert state.to_move() == 2
    do(state, "take trader", "end")
    assert state.to_move() == 0
    do(state, "end")
    assert state.to_dict()["turn"] == 2


@pytest.mark.rule("MJ-A9")
def test_nobody_gets_a_second_turn() -> None:
    state = at(2, discs=["character+gold"] * 2)
    do(state, "end")
    assert state.to_move() == 1
    do(state, "take mogul", "take builder")
    assert state.to_move() == 1
    do(state, "end")
    assert state.to_dict()["turn"] == 2


# Yogi and chits.

YOGI = {"yogi": True}


@pytest.mark.rule("MJ-O2")
def test_the_yogi_gets_a_chit_at_the_start_of_each_turn_while_the_bank_has_one() -> None:
    characters = {"mogul": 1, "yogi": 0}
    state = at(2, options=YOGI, active=1, characters=characters)
    events = do(state, "end")
    assert only(events, "chit", "got") == [{"kind": "chit", "rule": "MJ-O2", "source": "got", "seat": 0}]
    assert state.to_dict()["chits"] == [1, 0]
    empty = at(2, options=YOGI, active=1, characters=characters, chits=[4, 3])
    assert only(do(empty, "end"), "chit") == []
    assert empty.to_dict()["chits"] == [4, 3]


@pytest.mark.rule("MJ-O2")
def test_a_chit_is_one_more_action_but_no_character_and_one_a_turn() -> None:
    state = at(2, options=YOGI, chits=[2, 0])
    assert moves(state, "chit") == {
        f"chit {kind}" for kind in ("gold", "house", "two-houses", "move", "quarry", "palace", "governor")
    }
    assert refused(state, "chit character") == "MJ-O2"
    assert refused(state, "chit palace-and-house") == "MJ-O7"
    do(state, "gold", "chit gold")
    assert state.view()["chits_in_bank"] == 6
    assert refused(state, "chit gold") == "MJ-O2"
    do(state, "gold", "gold")
    assert refused(state, "gold") == "MJ-T4"
    assert gold(state) == [21, 15]
    do(state, "end")
    assert refused(state, "chit gold") == "MJ-O2"


@pytest.mark.rule("MJ-O2", "MJ-A3")
def test_a_chit_joins_two_houses_on_the_disc() -> None:
    state = at(2, options=YOGI, chits=[1, 0], discs=["two-houses+gold", "gold+gold"], architects=["delhi", "start"])
    do(state, "chit two-houses", "house delhi-agra-1", "house delhi-agra-2")
    assert refused(state, "house delhi-jaipur-1") == "MJ-A3"
    do(state, "house delhi", "house delhi")


@pytest.mark.rule("MJ-O2")
def test_without_the_option_there_is_neither_yogi_nor_chit() -> None:
    assert "yogi" not in first_turn(2).to_dict()["characters"]
    assert first_turn(2, yogi=True).to_dict()["characters"]["yogi"] == "bank"
    assert refused(at(2), "chit gold") == "MJ-O2"


# Several characters.

SEVERAL = {"several_characters": True}
ALL = {"mogul": 0, "trader": 1, "sadhu": 1, "monk": 1, "builder": 2, "artisan": 2}


@pytest.mark.rule("MJ-O6")
def test_a_further_character_comes_from_the_bank_and_the_others_are_kept() -> None:
    state = at(3, options=SEVERAL, discs=["character+character"] * 3)
    assert moves(state, "take") == {"take monk", "take builder", "take artisan"}
    assert refused(state, "take sadhu") == "MJ-O6"
    assert refused(state, "exchange sadhu") == "MJ-O6"
    assert refused(state, "entice red") == "MJ-O6"
    do(state, "take artisan", "take builder")
    assert held(state) == {"mogul": 0, "trader": 1, "sadhu": 2, "builder": 0, "artisan": 0}
    assert moves(state, "builder house")
    assert state.view()["seats"][0]["palace_price"] == 9


@pytest.mark.rule("MJ-O6")
def test_the_lowest_character_gives_turn_order_and_breaks_ties() -> None:
    characters = {"artisan": 0, "mogul": 0, "trader": 1, "yogi": 1, "sadhu": 2}
    options = {**SEVERAL, **YOGI}
    state = at(3, options=options, phase="discs", characters=characters, architects=["jodhpur"] * 3)
    do(state, *(f"disc {colour} gold+gold" for colour in GAME.board.colours[:3]))
    assert state.to_move() == 0
    do(state, "end")
    assert state.to_move() == 1
    assert (gold(state)[1], state.to_dict()["chits"][1]) == (16, 1)  # All powers apply.
    events = finish(state)
    assert [(e["seat"], e["rank"]) for e in only(events, "score")] == [(0, 1), (1, 2), (2, 3)]
    assert state.to_dict()["turn"] == 2  # One turn each.


@pytest.mark.rule("MJ-O6")
def test_exchange_when_the_bank_is_empty() -> None:
    state = at(3, options=SEVERAL, active=2, characters=ALL, discs=["character+gold"] * 3)
    assert moves(state, "take") == set()
    assert moves(state, "exchange") == {f"exchange {name}" for name in ("mogul", "trader", "sadhu", "monk")}
    assert refused(state, "exchange artisan") == "MJ-O6"
    do(state, "exchange sadhu")
    assert state.to_move() == 2
    assert moves(state) == {"give builder", "give artisan"}
    assert refused(state, "give sadhu") == "MJ-O6"
    events = do(state, "give artisan")
    assert [(e["seat"], e["to"], e["character"]) for e in only(events, "character")] == [
        (1, 2, "sadhu"),
        (2, 1, "artisan"),
    ]
    assert held(state) == {**ALL, "sadhu": 2, "artisan": 1}


@pytest.mark.rule("MJ-O2", "MJ-O6")
def test_a_yogi_who_is_not_in_the_game_cannot_be_exchanged_for() -> None:
    state = at(3, options=SEVERAL, active=2, characters=ALL, discs=["character+gold"] * 3)
    assert refused(state, "exchange yogi") == "MJ-O2"
    with pytest.raises(durbar.IllegalAction, match="the Yogi is not in this game"):
        state.apply(state.parse("exchange yogi"))


@pytest.mark.rule("MJ-O6")
def test_entice_only_from_a_player_with_more_characters_who_chooses() -> None:
    state = at(3, options=SEVERAL, active=2, characters=ALL, discs=["character+gold"] * 3)
    assert moves(state, "entice") == {"entice red"}
    assert refused(state, "entice green") == "MJ-O6"
    do(state, "entice red")
    assert state.to_move() == 1
    assert moves(state) == {"give trader", "give sadhu", "give monk"}
    do(state, "give monk")
    assert held(state) == {**ALL, "monk": 2}
    assert state.to_move() == 2
