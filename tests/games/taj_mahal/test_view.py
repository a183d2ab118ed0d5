"""What the view of Taj Mahal foretells is what comes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import durbar
from durbar.games.taj_mahal.board import MEMBERS
from tests.games.walk import walk

GAME = durbar.game("taj_mahal")
PLAYERS = list(GAME.players)


def decisions(players: int, *phases: str) -> Iterator[tuple[durbar.State, dict[str, Any]]]:
    """Positions of random games in some phases, each with its view."""
    for seed in range(2):
        state = GAME.new(players)
        for _ in walk(state, seed):
            view = state.view()
            if view["phase"] in phases:
                yield state, view


def outcomes(state: durbar.State) -> Iterator[tuple[dict[str, Any], durbar.State]]:
    """Every action in its structured form, with the position after it."""
    for action in state.legal_actions():
        after = state.clone()
        after.apply(action)
        yield state.structure(action), after


@pytest.mark.parametrize("players", PLAYERS)
def test_building_brings_what_the_view_says(players: int) -> None:
    compared = 0
    for state, view in decisions(players, "placing", "crowning"):
        assert len(view["builds"]) == len(state.legal_actions())
        for form, after in outcomes(state):
            build = view["builds"][form["city"]]
            for event in after.events():
                if event["kind"] == "points" and "cities" in event:
                    compared += 1
                    assert (event["amount"], event["cities"]) == (build["provinces"], build["cities"])
                elif event["kind"] == "points" and event.get("city") == form["city"]:
                    assert event["amount"] == build["bonus"]
                elif event["kind"] == "bonus" and event["city"] == form["city"]:
                    assert build["card"] == (event["bonus"] == "card")
    assert compared > 20


def test_nothing_can_be_built_at_other_times() -> None:
    assert not any(view["builds"] for _, view in decisions(3, "turn", "taking", "over"))


@pytest.mark.parametrize("players", PLAYERS)
def test_a_card_leads_as_its_event_says(players: int) -> None:
    for state, view in decisions(players, "turn"):
        for form, after in outcomes(state):
            if form["do"] != "influence":
                continue
            event, seen = after.events()[0], after.view()
            assert event["leads"] == seen["leads"]
            assert event["tally"] == seen["seats"][view["active"]]["tally"]


@pytest.mark.parametrize("players", PLAYERS)
def test_a_tie_is_where_several_show_most(players: int) -> None:
    for _, view in decisions(players, "turn"):
        rows = [*(seat["tally"] for seat in view["seats"]), view["unrest_tally"]]
        for member in MEMBERS:
            counts = sorted(row[member] for row in rows)
            assert (member in view["tied"]) == (counts[-1] > 0 and counts[-1] == counts[-2])
            assert view["leads"][member] is None or member not in view["tied"]
