"""Maharaja: the board, its roads and travelling on them."""

from __future__ import annotations

import pytest

from tests.rules.maharaja_help import CITIES, GAME, at, gold
from tests.rules.moves import do, moves, only, refused

BOARD = GAME.board
ONE_VILLAGE = {("delhi", "jaipur"), ("udaipur", "jaipur")}
TWO_VILLAGES = {
    ("start", "jaipur"), ("start", "udaipur"), ("start", "ahmadabad"), ("start", "khajuraho"), ("delhi", "udaipur"),
    ("delhi", "jodhpur"), ("delhi", "agra"), ("jodhpur", "udaipur"), ("jodhpur", "ahmadabad"), ("jodhpur", "agra"),
    ("udaipur", "ahmadabad"), ("jaipur", "khajuraho"), ("jaipur", "agra"), ("agra", "khajuraho"),
}  # fmt: skip
PLACES = {
    "jodhpur": (12, 14), "delhi": (50, 22), "agra": (88, 12), "udaipur": (26, 50), "jaipur": (56, 48),
    "khajuraho": (90, 82), "ahmadabad": (10, 86), "start": (48, 76),
}  # fmt: skip


@pytest.mark.rule("MJ-B1")
def test_seven_cities_a_start_and_thirty_villages() -> None:
    assert set(CITIES) == {"ahmadabad", "jodhpur", "khajuraho", "delhi", "agra", "jaipur", "udaipur"}
    assert BOARD.stations == ("start", *CITIES)
    assert len(BOARD.spots) == 30 + 7
    assert len(set(BOARD.spots)) == 37


@pytest.mark.rule("MJ-B2")
def test_a_city_has_one_central_and_six_outer_sites() -> None:
    state = at(
        architects=["delhi"] * 4,
        discs=["palace+palace"] * 4,
        gold=[30] * 4,
        outer={"delhi": [1, 1, 1, 2]},
        houses={"delhi": [9, 9, 9, 9]},
    )
    assert moves(state, "palace") == {"palace delhi outer", "palace delhi central"}
    do(state, "palace delhi outer")
    assert moves(state, "palace") == {"palace delhi central"}
    assert refused(state, "palace delhi outer") == "MJ-B2"
    do(state, "palace delhi central")
    assert state.view()["cities"]["delhi"]["free_outer"] == 0
    do(state, "end")
    assert refused(state, "palace delhi central") == "MJ-B2"


@pytest.mark.rule("MJ-B2")
def test_any_number_of_houses_fits_into_a_city() -> None:
    state = at(architects=["delhi"] * 4, discs=["house+house"] * 4, houses={"delhi": [14, 20, 20, 20]})
    do(state, "house delhi", "house delhi")
    assert state.to_dict()["houses"]["delhi"] == [16, 20, 20, 20]


@pytest.mark.rule("MJ-B3")
def test_the_roads_and_their_villages() -> None:
    roads = {tuple(BOARD.stations[end] for end in road.ends): len(road.villages) for road in BOARD.roads}
    assert roads == dict.fromkeys(ONE_VILLAGE, 1) | dict.fromkeys(TWO_VILLAGES, 2)
    assert dict(zip(BOARD.stations, BOARD.places, strict=True)) == PLACES


@pytest.mark.rule("MJ-B4")
@pytest.mark.parametrize(("players", "limit"), [(2, 1), (3, 2), (4, 2), (5, 2)])
def test_a_village_holds_two_houses_or_one_with_two_players(players: int, limit: int) -> None:
    """A player may own both; a moved house counts like a built one."""
    state = at(players, discs=["house+move"] * players, houses={"delhi-agra-1": [1] + [0] * (players - 1)})
    if limit == 2:
        do(state, "house delhi-agra-1")
    assert refused(state, "house delhi-agra-1") == ("MJ-B4" if limit == 1 else "MJ-T4")
    state = at(
        players,
        discs=["house+move"] * players,
        houses={"delhi-agra-1": [0] * (players - 1) + [limit], "delhi-agra-2": [1] + [0] * (players - 1)},
    )
    assert refused(state, "house delhi-agra-1") == "MJ-B4"
    do(state, "move delhi-agra-2")
    assert refused(state, "to delhi-agra-1") == "MJ-B4"


@pytest.mark.rule("MJ-B5")
def test_the_payouts() -> None:
    assert {players: list(BOARD.seatings[players].payouts) for players in GAME.players} == {
        2: [10, 5],
        3: [11, 7, 3],
        4: [12, 9, 6, 3],
        5: [13, 10, 7, 4, 1],
    }


@pytest.mark.rule("MJ-B6")
def test_the_track_has_seven_start_boxes_and_ten_above() -> None:
    boxes = [box["box"] for box in GAME.new(3).view()["track"]]
    assert boxes == [-6, -5, -4, -3, -2, -1, 0, *range(1, 11)]


@pytest.mark.rule("MJ-B7")
def test_the_home_cities() -> None:
    homes = {entry["character"]: entry["home"] for entry in GAME.new(3).view()["characters"]}
    assert homes == {
        "mogul": "agra",
        "trader": "ahmadabad",
        "sadhu": "khajuraho",
        "monk": "udaipur",
        "builder": "jaipur",
        "artisan": "jodhpur",
        "yogi": "delhi",
    }


# Travelling.


@pytest.mark.rule("MJ-V1")
def test_every_village_on_a_road_needs_a_house_of_anybody() -> None:
    state = at(
        houses={"start-jaipur-1": [0, 1, 0, 0], "start-udaipur-1": [1, 0, 0, 0], "start-udaipur-2": [0, 0, 1, 0]}
    )
    assert moves(state, "road") == {"road start-udaipur"}
    assert refused(state, "road start-jaipur") == "MJ-V1"
    assert refused(state, "road delhi-agra") == "MJ-V1"
    events = do(state, "road start-udaipur")
    assert only(events, "travel") == [
        {
            "kind": "travel", "rule": "MJ-V1", "seat": 0, "road": "start-udaipur", "place": "udaipur",
            "origin": "start",
        }
    ]  # fmt: skip
    assert state.to_dict()["architects"] == ["udaipur", "start", "start", "start"]


@pytest.mark.rule("MJ-V2")
def test_a_village_costs_a_gold_for_each_house_unless_one_is_your_own() -> None:
    state = at(houses={"start-jaipur-1": [0, 1, 1, 0], "start-jaipur-2": [1, 0, 0, 1], "delhi-jaipur-1": [0, 0, 2, 0]})
    events = do(state, "road start-jaipur")
    assert [(e["seat"], e["amount"], e["source"], e["place"]) for e in only(events, "gold")] == [
        (0, -1, "toll", "start-jaipur-1"),
        (1, 1, "income", "start-jaipur-1"),
        (0, -1, "toll", "start-jaipur-1"),
        (2, 1, "income", "start-jaipur-1"),
    ]
    assert gold(state) == [13, 16, 16, 15]
    do(state, "road delhi-jaipur")
    assert gold(state) == [11, 16, 18, 15]


@pytest.mark.rule("MJ-V3")
def test_a_road_has_to_be_paid_in_full() -> None:
    houses = {"start-jaipur-1": [0, 1, 1, 0], "start-jaipur-2": [0, 0, 0, 1]}
    assert refused(at(houses=houses, gold=[2, 15, 15, 15]), "road start-jaipur") == "MJ-V3"
    state = at(houses=houses, gold=[3, 15, 15, 15])
    do(state, "road start-jaipur")
    assert gold(state) == [0, 16, 16, 16]


@pytest.mark.rule("MJ-V3")
def test_no_way_back_before_something_else_is_done() -> None:
    """Every other decision makes every station new again."""
    houses = {"delhi-jaipur-1": [1, 0, 0, 0], "udaipur-jaipur-1": [1, 0, 0, 0]}
    state = at(houses=houses, architects=["delhi"] * 4)
    do(state, "road delhi-jaipur")
    assert moves(state, "road") == {"road udaipur-jaipur"}
    assert refused(state, "road delhi-jaipur") == "MJ-V3"
    do(state, "gold")
    assert moves(state, "road") == {"road udaipur-jaipur", "road delhi-jaipur"}
    do(state, "road delhi-jaipur")
    assert refused(state, "road delhi-jaipur") == "MJ-V3"


@pytest.mark.rule("MJ-V3")
def test_whole_trips_are_offered_with_their_price_and_who_is_paid() -> None:
    """Start to Delhi by Jaipur (2 to red) or by Udaipur (1 to blue, 1 to yellow): neither is dearer for everybody."""
    houses = {
        "start-jaipur-1": [1, 0, 0, 0], "start-jaipur-2": [1, 0, 0, 0], "delhi-jaipur-1": [0, 2, 0, 0],
        "start-udaipur-1": [1, 0, 0, 0], "start-udaipur-2": [1, 0, 0, 0], "delhi-udaipur-1": [0, 0, 1, 1],
        "delhi-udaipur-2": [1, 0, 0, 0],
    }  # fmt: skip
    state = at(houses=houses)
    trips = [trip for trip in state.view(0)["trips"] if trip["place"] == "delhi"]
    assert {(tuple(trip["roads"]), trip["price"], tuple(trip["paid"])) for trip in trips} == {
        (("start-jaipur", "delhi-jaipur"), 2, (0, 2, 0, 0)),
        (("start-udaipur", "delhi-udaipur"), 2, (0, 0, 1, 1)),
    }
    assert state.view(1)["trips"] == []
    for trip in state.view(0)["trips"]:
        travelled = state.clone()
        for action in trip["actions"]:
            travelled.apply(action)
        assert travelled.to_dict()["architects"][0] == trip["place"]
        assert [after - before for before, after in zip(gold(state), gold(travelled), strict=True)][1:] == trip["paid"][
            1:
        ]
        assert gold(state)[0] - gold(travelled)[0] == trip["price"]
    poor = at(houses=houses, gold=[1, 15, 15, 15])
    assert {trip["place"] for trip in poor.view(0)["trips"]} == {"jaipur", "udaipur"}


@pytest.mark.rule("MJ-V3")
def test_a_single_road_is_offered_as_a_trip_even_if_a_way_round_is_cheaper() -> None:
    """Jaipur to Delhi costs 2 on the straight road and nothing by Udaipur."""
    houses = {
        "delhi-jaipur-1": [0, 2, 0, 0], "udaipur-jaipur-1": [1, 0, 0, 0],
        "delhi-udaipur-1": [1, 0, 0, 0], "delhi-udaipur-2": [1, 0, 0, 0],
    }  # fmt: skip
    architects = ["jaipur", "start", "start", "start"]
    state = at(houses=houses, architects=architects)
    trips = [trip for trip in state.view(0)["trips"] if trip["place"] == "delhi"]
    assert [(trip["roads"], trip["price"]) for trip in trips] == [
        (["udaipur-jaipur", "delhi-udaipur"], 0),
        (["delhi-jaipur"], 2),
    ]
    poor = at(houses=houses, architects=architects, gold=[1, 15, 15, 15])
    assert [trip["roads"] for trip in poor.view(0)["trips"] if trip["place"] == "delhi"] == [trips[0]["roads"]]
