"""Taj Mahal: cards, tokens, and how a game begins."""

from __future__ import annotations

from collections import Counter

import pytest

import durbar
from tests.rules.moves import do, moves, refused
from tests.rules.taj_mahal_help import BOARD, GAME, at, bonus, cards, draw, tokens, weights


@pytest.mark.rule("TJ-C1")
def test_there_are_21_cards_of_each_colour_and_12_colourless() -> None:
    counts: Counter[str] = Counter()
    for card in BOARD.cards:
        assert card is not None
        counts[card.name.split("-")[0]] += card.count
    assert counts == {"red": 21, "yellow": 21, "green": 21, "blue": 21, "colourless": 12}
    assert len(BOARD.cards) == 50


@pytest.mark.rule("TJ-C2")
def test_coloured_cards_have_two_symbols_and_colourless_cards_one() -> None:
    assert {len(card.symbols) for card in BOARD.cards[:44]} == {2}
    assert {card.symbols: card.count for card in BOARD.cards[44:]} == {"E": 7, "V": 1, "G": 1, "M": 1, "P": 1, "C": 1}


@pytest.mark.rule("TJ-C3")
@pytest.mark.parametrize(
    ("colour", "singles"),
    [
        ("red", "CP PV VM MG GC"),
        ("yellow", "CV VG GP PM MC"),
        ("green", "CP PM MV VG GC"),
        ("blue", "CV VP PG GM MC"),
    ],
)
def test_every_colour_has_its_kinds(colour: str, singles: str) -> None:
    found = {card.symbols: card.count for card in BOARD.cards if card.name.startswith(colour)}
    elephants = {"EE": 2, "EV": 3, "EG": 3, "EM": 3, "EP": 3, "EC": 2}
    assert found == elephants | dict.fromkeys(singles.split(), 1)


@pytest.mark.rule("TJ-C4")
@pytest.mark.parametrize(
    ("advisor", "prestige", "symbols", "points"),
    [
        ("general", "might", {"elephant": 1}, 0),
        ("princess", "nobility", {}, 2),
        ("vizier", "knowledge", {"mogul": 1}, 0),
        ("monk", "enlightenment", {}, 0),
    ],
)
def test_prestige_cards_and_their_effects(advisor: str, prestige: str, symbols: dict[str, int], points: int) -> None:
    assert BOARD.card_names[50 + BOARD.prestige[["vizier", "general", "monk", "princess"].index(advisor)]] == prestige
    state = at(3, [{"hand": cards("red-VM", prestige)}])
    do(state, f"red-VM+{prestige}")
    tally = state.view()["seats"][0]["tally"]
    expected = dict.fromkeys(tally, 0) | {"vizier": 1, "monk": 1} | symbols
    assert tally == expected
    assert state.scores() == [points, 0, 0]


@pytest.mark.rule("TJ-K1")
def test_the_commodities_of_the_province_tokens() -> None:
    found = [province["goods"] for province in sorted(at().view()["provinces"], key=lambda p: p["token"])]
    assert found == [
        ["rice"], ["gems", "tea"], ["spices", "gems"], ["rice", "tea"], ["spices", "tea"], ["rice", "gems"],
        ["rice", "spices"], ["rice", "gems"], ["spices", "tea"], ["spices", "gems"], ["rice", "tea"],
        ["rice", "spices"],
    ]  # fmt: skip


@pytest.mark.rule("TJ-K2")
def test_the_bonus_tokens() -> None:
    assert weights(GAME.new(3)) == {
        "bonus gems": 2, "bonus rice": 2, "bonus spices": 2, "bonus tea": 2, "bonus card": 3, "bonus points-2": 4,
    }  # fmt: skip
    assert at().view()["cities"]["AGRe"]["bonus"] == "points-4"


@pytest.mark.rule("TJ-K2")
def test_a_bonus_token_that_is_used_up_cannot_be_laid_out() -> None:
    state = GAME.new(3)
    do(state, "bonus gems", "bonus gems")
    assert "bonus gems" not in weights(state)
    assert refused(state, "bonus gems") == "TJ-K2"


@pytest.mark.rule("TJ-K3")
def test_six_tokens_of_an_advisor_are_enough_for_five_players_and_the_seat() -> None:
    holding = {"advisors": {"vizier": 1}}
    state = at(5, [{**holding, "hand": cards("red-EV")}, holding, holding, holding, holding])
    do(state, "red-EV")
    while state.view()["visit"] == 1:
        do(state, "withdraw")
        draw(state)
        if state.view()["phase"] == "placing":
            do(state, "palace KABb")
            draw(state)
    seats = state.view()["seats"]
    assert [seat["advisors"]["vizier"] for seat in seats] == [0, 1, 1, 1, 1]
    assert state.view()["court"]["vizier"] == "seat"


@pytest.mark.rule("TJ-K3")
def test_palaces_are_unlimited() -> None:
    built = [name for name in BOARD.city_names if name[:3] != "AGR"]
    taken = [name for name in built if name[3] != "d"]
    state = at(2, [{"palaces": taken}, {"palaces": [n for n in built if n[3] == "d"]}], visit=12, tokens=tokens())
    assert len(taken) == 33
    assert state.to_dict()["seats"][0]["palaces"] == taken


@pytest.mark.rule("TJ-S1")
def test_tokens_are_laid_out_at_random_except_in_agra() -> None:
    state = GAME.new(4)
    assert state.view()["cities"]["AGRe"]["bonus"] == "points-4"
    assert [p["key"] for p in state.view()["provinces"] if p["token"] == 12] == ["AGR"]
    for _ in range(15):
        assert all(move.startswith("bonus") for move in weights(state))
        draw_one(state)
    assert all(city["bonus"] for city in state.view()["cities"].values() if city["diamond"])
    for left in range(11, 0, -1):
        assert weights(state).keys() == {f"token {number}" for number in range(12 - left, 12)}
        assert set(weights(state).values()) == {1}
        draw_one(state)
    assert sorted(p["token"] for p in state.view()["provinces"]) == list(range(1, 13))


@pytest.mark.rule("TJ-S1")
def test_set_up_has_its_order() -> None:
    state = GAME.new(3)
    for move in ("token 1", "draw red-EE", "start 0", "withdraw"):
        assert refused(state, move) == "TJ-S1"
    for _ in range(15):
        draw_one(state)
    assert refused(state, "token 12") == "TJ-S1"
    do(state, "token 5")
    assert refused(state, "token 5") == "TJ-S1"


def draw_one(state: durbar.State) -> None:
    state.apply(state.chance_outcomes()[0][0])


@pytest.mark.rule("TJ-S2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_six_cards_each_then_a_random_start_player(players: int) -> None:
    for start in range(players):
        state = GAME.new(players)
        for _ in range(26):
            draw_one(state)
        for dealt in range(6 * players):
            assert sum(weights(state).values()) == 96 - dealt
            assert state.witnesses(state.chance_outcomes()[0][0]) == [dealt // 6]
            draw_one(state)
        assert [seat["cards"] for seat in state.view()["seats"]] == [6] * players
        assert weights(state) == {f"start {seat}": 1 for seat in range(players)}
        assert refused(state, "draw red-EE") == "TJ-S2"
        do(state, f"start {start}")
        draw(state)
        assert state.to_move() == start
        assert state.view()["first"] == start
        assert state.scores() == [0] * players
        assert refused(state, "start 0") == "TJ-S2"


@pytest.mark.rule("TJ-S2")
def test_the_deck_is_drawn_from_by_what_is_left_in_it() -> None:
    state = GAME.new(2)
    for _ in range(26):
        draw_one(state)
    assert weights(state)["draw red-EV"] == 3
    assert weights(state)["draw colourless-E"] == 7
    do(state, "draw red-EE", "draw red-EE")
    assert "draw red-EE" not in weights(state)
    assert refused(state, "draw red-EE") == "TJ-S2"
    do(state, "draw red-EV")
    assert weights(state)["draw red-EV"] == 2


@pytest.mark.rule("TJ-O1")
def test_what_is_open_and_what_is_hidden() -> None:
    hand = cards("red-EV", "red-EG", "blue-EE", "might")
    state = at(3, [{"hand": hand, "known": cards("red-EV")}], discards=cards("green-EE"), display=cards("yellow-EC"))
    own, other, spectator = state.view(0), state.view(1), state.view()
    assert own["seats"][0]["hand"] == ["red-EV", "red-EG", "blue-EE", "might"]
    for seen in (other, spectator):
        assert seen["seats"][0]["hand"] is None
        assert seen["seats"][0]["cards"] == 4
        assert seen["seats"][0]["known"] == {"red-EV": 1}
        assert seen["seats"][0]["unknown"] == 2
        assert seen["seats"][0]["prestige"] == ["might"]
        assert seen["discards"] == {"green-EE": 1}
        assert seen["display"] == ["yellow-EC"]
        assert seen["deck"] == 96 - 5
        assert "red-EG" not in str(seen)


@pytest.mark.rule("TJ-O1")
def test_a_card_from_the_display_is_known_until_it_is_played() -> None:
    state = at(3, [{"hand": cards("red-EV")}], display=cards("red-EV", "red-EV", "green-EE", "green-EG", "blue-EE"))
    do(state, "withdraw", "take red-EV", "take red-EV")
    draw(state)
    seat = state.view(1)["seats"][0]
    assert (seat["cards"], seat["known"], seat["unknown"]) == (4, {"red-EV": 2}, 2)


@pytest.mark.rule("TJ-O1")
def test_of_known_and_unknown_copies_the_known_one_is_played_first() -> None:
    state = at(3, [{"hand": {"red-EV": 3}, "known": {"red-EV": 1}}])
    do(state, "red-EV")
    seat = state.view(1)["seats"][0]
    assert (seat["cards"], seat["known"], seat["unknown"]) == (2, {}, 2)


@pytest.mark.rule("TJ-O1")
def test_without_memory_aid_people_are_not_reminded_but_bots_are() -> None:
    state = at(
        3,
        [{"hand": cards("red-EV"), "known": cards("red-EV")}],
        discards=cards("green-EE"),
        options={"memory_aid": False},
    )
    seen = state.view(1)
    assert seen["discards"] is None
    assert seen["discarded"] == 1
    assert seen["seats"][0]["known"] is None
    assert seen["seats"][0]["unknown"] is None
    known = state.knowledge(1)
    assert known["discards"] == {"green-EE": 1}
    assert known["seats"][0]["known"] == {"red-EV": 1}
    assert at(3, [{"hand": cards("red-EV")}]).view(1)["discards"] == {}


@pytest.mark.rule("TJ-I2")
def test_moves_of_a_mixed_hand() -> None:
    state = at(3, [{"hand": cards("red-EV", "blue-EE", "colourless-E", "colourless-C", "nobility")}])
    with_extra = {
        f"{card}+{extra}" for card in ("red-EV", "blue-EE") for extra in ("colourless-E", "colourless-C", "nobility")
    }
    assert moves(state) == {"withdraw", "red-EV", "blue-EE"} | with_extra


def test_layouts_of_the_helpers_are_complete() -> None:
    assert at(3, tokens=tokens(LAH=1), bonus=bonus(KABa="card")).view()["province"] == "LAH"
