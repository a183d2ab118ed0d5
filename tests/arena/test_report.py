from __future__ import annotations

import json

import pytest
from arena_helpers import made_up

from durbar.arena.ratings import rate
from durbar.arena.report import block_scores, report
from durbar.arena.results import Results
from durbar.arena.settings import Settings
from durbar.arena.statistics import SequentialTest, estimate

TWO = Settings("maharani", 2, ("greedy", "random"))
THREE = Settings("maharani", 3, ("greedy", "random"))


def test_a_match_of_two() -> None:
    # Entrant 0 sits at seat 0 in the first game of a block and at seat 1 in the second.
    results = made_up(TWO, lambda block, number: [number] if block % 2 else [0], 10)
    assert block_scores(results.blocks(), 0) == [0.5, 1.0] * 5
    found = report(results)
    assert (found["blocks"], found["games"], found["games_not_counted"]) == (10, 20, 0)
    one, other = found["entrants"]
    assert one["share"]["mean"] == 0.75
    assert one["share"]["fair"] == 0.5
    assert one["share"]["times_fair"] == 1.5
    assert (one["share"]["low"], one["share"]["high"]) == estimate([0.5, 1.0] * 5)[1:]
    assert other["share"]["mean"] == 0.25
    assert one["mu"] > 25 > other["mu"]
    assert one["score"] == pytest.approx(10.75)
    assert one["seconds_per_decision"] == pytest.approx(0.1)
    rows = found["cross_table"]["rows"]
    assert rows[0][0] is None
    assert rows[0][1]["mean"] == 0.75
    assert rows[1][0]["mean"] == 0.25
    assert "mixes" not in found
    assert json.loads(json.dumps(found)) == found


def test_shared_victories_count_in_part() -> None:
    found = report(made_up(TWO, lambda block, number: [0, 1], 3))
    assert [one["share"]["mean"] for one in found["entrants"]] == [0.5, 0.5]
    assert found["cross_table"]["rows"][0][1]["mean"] == 0.5


def test_mixes_are_measured_against_the_fair_share() -> None:
    def winner(block: int, number: int) -> list[int]:
        """Entrant 0 always wins when alone; among two of entrant 0 the other one wins every third game."""
        seating = THREE.block(block)[number]
        if seating.count(0) == 1:
            return [seating.index(0)]
        return [seating.index(1)] if number == 3 else [seating.index(0)]

    found = report(made_up(THREE, winner, 5))
    alone, among = found["mixes"]
    assert (alone["one"], alone["among"]) == ("greedy", "random")
    assert alone["mean"] == 1.0
    assert alone["fair"] == pytest.approx(1 / 3)
    assert alone["times_fair"] == pytest.approx(3)
    assert among["one"] == "random"
    assert among["mean"] == pytest.approx(1 / 3)
    assert among["times_fair"] == pytest.approx(1)
    # Over both mixes the fair share is one half again: 3 of 3 games alone, 2 of 3 with two seats.
    assert found["entrants"][0]["share"]["fair"] == 0.5
    assert found["entrants"][0]["share"]["mean"] == pytest.approx(5 / 6)


def test_a_mix_that_was_not_played_is_not_reported() -> None:
    settings = Settings("maharani", 3, ("greedy", "random"), both_mixes=False)
    found = report(made_up(settings, lambda block, number: [settings.block(block)[number].index(0)], 4))
    assert [(mix["one"], mix["times_fair"]) for mix in found["mixes"]] == [("greedy", pytest.approx(3))]
    assert found["games"] == 12


def test_only_complete_blocks_from_the_first_on_count() -> None:
    results = made_up(TWO, lambda block, number: [0], 4)
    del results.outcomes[2, 1]
    found = report(results)
    assert (found["blocks"], found["games"], found["games_not_counted"]) == (2, 4, 3)
    with pytest.raises(ValueError, match="no block"):
        report(Results(TWO))


def test_the_report_ends_where_the_test_did() -> None:
    results = made_up(TWO, lambda block, number: [number] if block < 20 else [1 - number], 60)
    test = SequentialTest(0.5, 0.9)
    found = report(results, test)
    assert found["sequential_test"]["accepted"] == "H1"
    assert 8 <= found["blocks"] <= 20
    assert found["entrants"][0]["share"]["mean"] == 1.0
    assert found["games_not_counted"] == 120 - found["games"]


def test_entrants_with_the_same_word_are_told_apart() -> None:
    settings = Settings("maharani", 2, ("greedy", "greedy"))
    found = report(made_up(settings, lambda block, number: [0], 2))
    assert [one["name"] for one in found["entrants"]] == ["greedy (1)", "greedy (2)"]


def test_ratings_follow_results_and_equal_entrants_stay_level() -> None:
    settings = Settings("maharani", 4, ("greedy", "random"))
    strong = made_up(settings, lambda block, number: [settings.block(block)[number].index(0)], 6)
    ratings = rate(2, strong.outcomes.values())
    assert ratings[0].mu > ratings[1].mu + 5
    assert all(rating.sigma < 25 / 3 for rating in ratings)
    assert rate(2, []) == [(25.0, 25 / 3)] * 2
    level = rate(2, made_up(TWO, lambda block, number: [0, 1], 5).outcomes.values())
    assert level[0].mu == pytest.approx(level[1].mu)
