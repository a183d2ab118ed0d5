"""Random games of Maharani keep its invariants after every step."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import durbar
from durbar.games.bits import popcount
from durbar.games.maharani.board import CELLS, COMPASS
from durbar.games.maharani.state import Maharani
from tests.examples import examples

GAME = durbar.game("maharani")
BOARD = GAME.board
WORKERS_EACH = {2: 7, 3: 10, 4: 8}
KINDS = {(space, arrow): BOARD.kind_at[CELLS[space] * 4 + COMPASS.index(arrow)] for space in CELLS for arrow in COMPASS}
MIX = {f"{colour}-{kind.name}": kind.count for colour in BOARD.colours for kind in BOARD.kinds}

Position = dict[str, Any]
Event = dict[str, Any]


class Ledger:
    """Watches one game: what was there before a step, what the step says it did, what is there after it."""

    def __init__(self, state: Maharani) -> None:
        self.state = state
        self.before: Position = state.to_dict()
        self.discarded: Counter[str] = Counter()

    def check(self) -> None:
        """All invariants, after a step."""
        after = self.state.to_dict()
        events = self.state.events()
        self.discarded.update(f"{event['tile']}-centre" for event in events if event["kind"] == "discard")
        self.check_tiles(after)
        self.check_workers()
        self.check_changes(after, events)
        self.before = after

    def check_tiles(self, after: Position) -> None:
        """Each of the 60 tiles is in one place: palace, rondel, bag, or out of the game."""
        state = self.state
        where = Counter(after["bag"]) + self.discarded
        where.update(name for name in after["rondel"] if name)
        for space, tile in after["tiles"].items():
            colour, arrow = tile.split()
            where[f"{colour}-{KINDS[space, arrow]}"] += 1
        assert where == MIX
        assert sum(where.values()) == 60
        assert state.left == sum(after["bag"].values())
        assert not self.discarded or not state.free & state.layout.centres
        taken = 0
        for tiles in state.tiles:
            assert tiles & taken == 0
            taken |= tiles
        assert taken & state.free == 0
        assert taken | state.free == state.layout.quarters[15]
        assert (state.arrows[0] | state.arrows[1]) & state.free == 0

    def check_workers(self) -> None:
        """No worker is lost; each stands on a tile of its own, one of a colour on a tile colour in a quarter."""
        state = self.state
        taken = state.layout.quarters[15] & ~state.free
        occupied = 0
        for colour in range(4):
            standing = state.workers[colour]
            assert standing & ~taken == 0
            assert standing & occupied == 0
            occupied |= standing
            owned = WORKERS_EACH[state.layout.players] if state.layout.owner[colour] >= 0 else 0
            assert popcount(standing) + state.supply[colour] == owned
            assert state.supply[colour] >= 0
            for quarter in range(4):
                here = standing & state.layout.quarters[1 << quarter]
                assert all(popcount(here & tiles) <= 1 for tiles in state.tiles)
                assert not here or not state.evaluated >> quarter & 1

    def check_changes(self, after: Position, events: list[Event]) -> None:
        """Every piece of gold, worker, tile and marker that changed is explained by an event, and by one only."""
        before = self.before
        gold, supply = Counter(dict(enumerate(before["gold"]))), Counter(before["supply"])
        workers, tiles = dict(before["workers"]), dict(before["tiles"])
        markers = [set(up) for up in before["markers"]]
        for event in events:
            match event["kind"], event.get("source"):
                case "gold", source:
                    gold[event["seat"]] += event["amount"]
                    check_gold(source, event, tiles, workers)
                case "place", _:
                    assert event["space"] not in tiles
                    assert before["rondel"][event["slot"] - 1] == f"{event['tile']}-{event['shape']}"
                    tiles[event["space"]] = f"{event['tile']} {event['arrow']}"
                case "worker", "new":
                    supply[event["worker"]] -= 1
                    workers[event["space"]] = event["worker"]
                case "worker", "moved":
                    assert workers.pop(event["origin"]) == event["worker"]
                    workers[event["space"]] = event["worker"]
                case "return", _:
                    supply[event["worker"]] += event["amount"]
                    assert {workers.pop(space) for space in event["spaces"]} == {event["worker"]}
                case "marker", _:
                    markers[event["seat"]].remove(event["quarter"])
                case "refresh", _:
                    assert not markers[event["seat"]] & set(event["quarters"])
                    markers[event["seat"]] |= set(event["quarters"])
        assert [gold[seat] for seat in range(len(after["gold"]))] == after["gold"]
        assert dict(supply) == after["supply"]
        assert (workers, tiles) == (after["workers"], after["tiles"])
        assert [sorted(up) for up in markers] == after["markers"]


def check_gold(source: str | None, event: Event, tiles: dict[str, str], workers: dict[str, str]) -> None:
    """The spaces named hold what the gold is for, and are as many as the amount says."""
    match source:
        case "area":
            assert event["amount"] == len(event["spaces"])
            assert {tiles[space].split()[0] for space in event["spaces"]} == {event["tile"]}
        case "group":
            assert event["amount"] == len(event["spaces"])
            assert {workers[space] for space in event["spaces"]} == {event["worker"]}
        case "quarter":
            assert event["amount"] == BOARD.payouts[len(event["spaces"]) - 1]
            assert {workers[space] for space in event["spaces"]} == {event["worker"]}
        case _:
            assert (source, event["amount"]) == ("second", -2)


@pytest.mark.parametrize("players", [2, 3, 4])
@settings(max_examples=examples(20))
@given(
    seed=st.integers(0, 2**32),
    stop=st.integers(0, 100),
    home=st.integers(0, 100),
    refresh=st.integers(0, 30),
)
def test_nothing_is_lost_and_all_gold_is_explained(players: int, seed: int, stop: int, home: int, refresh: int) -> None:
    """Hypothesis chooses the seed, and how often the players stop, turn an arrow home and refresh (in percent)."""
    rng = durbar.Rng(seed)
    state = GAME.new(players)
    assert isinstance(state, Maharani)
    ledger = Ledger(state)
    steps = 0
    while not state.is_over():
        state.apply(choose(state, rng, stop, home, refresh))
        ledger.check()
        assert min(state.scores()) >= 0
        steps += 1
        assert steps < 2000
    assert (state.free, state.evaluated, list(state.workers)) == (0, 15, [0] * 4)


def choose(state: Maharani, rng: durbar.Rng, stop: int, home: int, refresh: int) -> int:
    if state.to_move() == durbar.CHANCE:
        return state.draw(rng)
    legal = state.legal_actions()
    often = {"stop": stop, "refresh": refresh}.get(state.notation(legal[0]))
    if often is not None:
        if len(legal) == 1 or rng.randrange(100) < often:
            return legal[0]
        legal = legal[1:]
    side = COMPASS[state.layout.home[state.active]]
    pointing = [action for action in legal if state.notation(action).endswith(f" {side}")]
    if pointing and rng.randrange(100) < home:
        legal = pointing
    return legal[rng.randrange(len(legal))]
