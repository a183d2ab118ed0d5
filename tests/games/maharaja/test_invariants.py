"""Random games of Maharaja: events alone explain where every piece and every gold is, after every step."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import durbar
from tests.examples import examples
from tests.games.maharaja.games import GAME, OPTIONS, SETTINGS, walk

Event = dict[str, Any]


class Mirror:
    """A table that is moved by events and nothing else."""

    def __init__(self, state: durbar.State) -> None:
        players = state.to_dict()["players"]
        self.gold = [15] * players
        self.pool = [4] * players
        self.quarry = [16] * players
        self.architects = ["start"] * players
        self.chits = [0] * players
        self.houses: dict[str, list[int]] = defaultdict(lambda: [0] * players)
        self.outer: dict[str, list[int]] = defaultdict(lambda: [0] * players)
        self.central: dict[str, int] = {}
        self.characters: dict[str, int | str] = dict(state.to_dict()["characters"])
        self.track: dict[str, int] = {}
        self.turn = 0
        self.maharaja = ""

    def read(self, event: Event) -> None:
        """Do what an event says."""
        name = event["kind"]
        getattr(self, f"_{name}", self._nothing)(event)

    def _nothing(self, event: Event) -> None:
        """Words about something that moves no piece."""
        assert event["kind"] in {"start", "bid", "pass", "disc", "reveal", "done", "lift", "entice", "score", "end"}

    def _gold(self, event: Event) -> None:
        self.gold[event["seat"]] += event["amount"]
        assert self.gold[event["seat"]] >= 0
        assert event["amount"]

    def _house(self, event: Event) -> None:
        seat = event["seat"]
        if event["source"] == "moved":
            self.houses[event["origin"]][seat] -= 1
        else:
            self.pool[seat] -= 1
        self.houses[event["place"]][seat] += 1

    def _quarry(self, event: Event) -> None:
        self.quarry[event["seat"]] -= event["houses"]
        self.pool[event["seat"]] += event["houses"]

    def _palace(self, event: Event) -> None:
        if event["site"] == "central":
            assert event["place"] not in self.central
            self.central[event["place"]] = event["seat"]
        else:
            self.outer[event["place"]][event["seat"]] += 1

    def _travel(self, event: Event) -> None:
        assert self.architects[event["seat"]] == event["origin"]
        self.architects[event["seat"]] = event["place"]

    def _chit(self, event: Event) -> None:
        self.chits[event["seat"]] += 1 if event["source"] == "got" else -1

    def _character(self, event: Event) -> None:
        source = event["source"]
        if source in ("exchanged", "enticed"):
            assert self.characters[event["character"]] == event["seat"]
            self.characters[event["character"]] = event["to"]
        elif source == "returned":
            self.characters[event["character"]] = "bank"
        elif source != "named":
            self.characters[event["character"]] = event["seat"]

    def _deal(self, event: Event) -> None:
        self.track[event["place"]] = event["box"]

    def _governor(self, event: Event) -> None:
        assert self.track[event["place"]] == event["origin"]
        self.track[event["place"]] = event["box"]

    def _round(self, event: Event) -> None:
        self.turn, self.maharaja = event["turn"], event["place"]

    def check(self, position: dict[str, Any]) -> None:
        """The table is as the events have told."""
        for key in ("gold", "pool", "quarry", "architects", "chits", "central", "characters", "track", "turn"):
            assert position[key] == getattr(self, key), key
        assert position["maharaja"] == self.maharaja
        for key, places in (("houses", self.houses), ("outer", self.outer)):
            assert position[key] == {place: row for place, row in places.items() if any(row)}


def check_limits(state: durbar.State) -> None:
    """What no rule can break: counts of pieces, room in villages and cities, one holder for each character."""
    position, view = state.to_dict(), state.view()
    players = position["players"]
    for seat in range(players):
        standing = sum(row[seat] for row in position["houses"].values())
        assert standing + position["pool"][seat] + position["quarry"][seat] == 20
        assert min(position["pool"][seat], position["quarry"][seat], position["gold"][seat]) >= 0
        palaces = sum(row[seat] for row in position["outer"].values())
        palaces += sum(owner == seat for owner in position["central"].values())
        assert palaces == state.scores()[seat] <= (6 if position["options"]["short"] else 7)
    neutral = 5 - players if position["options"]["neutral_palaces"] else 0
    for city in view["cities"].values():
        assert sum(city["outer"]) + city["neutral"] + city["free_outer"] == 6
        assert city["neutral"] == neutral
    for village in view["villages"].values():
        assert sum(village["houses"]) + village["room"] == (1 if players == 2 else 2)
        assert village["room"] >= 0
    boxes = list(position["track"].values())
    assert len(set(boxes)) == len(boxes)
    assert sum(position["chits"]) + view["chits_in_bank"] == (7 if position["options"]["yogi"] else 0)
    assert set(position["characters"]) == set(GAME.new(players, position["options"]).to_dict()["characters"])


def follow(state: durbar.State, seed: int) -> None:
    """Play to the end and check after every step."""
    mirror = Mirror(state)
    for step, _ in enumerate(walk(state, seed)):
        for event in state.events():
            mirror.read(event)
        mirror.check(state.to_dict())
        if step % 5 == 0 or state.is_over():
            check_limits(state)
    assert len(state.winners()) == 1
    best = max(state.scores())
    assert state.scores()[state.winners()[0]] == best


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("options", SETTINGS, ids=lambda options: "+".join(options) or "basic")
def test_events_explain_every_piece_and_every_gold(players: int, options: dict[str, bool]) -> None:
    follow(GAME.new(players, options), players)


@settings(max_examples=examples(25), deadline=None)
@given(
    players=st.sampled_from(list(GAME.players)),
    chosen=st.sets(st.sampled_from(OPTIONS)),
    seed=st.integers(0, 2**32),
)
def test_the_invariants_hold_with_any_options(players: int, chosen: set[str], seed: int) -> None:
    follow(GAME.new(players, dict.fromkeys(chosen, True)), seed)


def test_nobody_wanders_for_ever() -> None:
    """Between two other decisions an architect travels at most seven roads."""
    state = GAME.new(5, {"several_characters": True})
    in_a_row = longest = 0
    for action in walk(state, 77):
        in_a_row = in_a_row + 1 if state.notation(action).startswith("road") else 0
        longest = max(longest, in_a_row)
    assert 1 < longest <= 7
