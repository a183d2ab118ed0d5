from __future__ import annotations

from typing import Any

import pytest
from play_helpers import GAMES, Toy

import durbar
from durbar.games.definition import Game
from durbar.play.course import TableError
from durbar.play.record import Record
from durbar.play.replay import state_at, verify
from durbar.play.table import Table


def start(seats: int = 3) -> tuple[Table, int]:
    table = Table(durbar.game("maharani"), ["human"] * seats, seed=7)
    return table, table.state.to_move()


def test_undo_takes_back_the_last_own_action() -> None:
    table, seat = start()
    before = hash(table.state)
    assert table.can_undo(seat) == 0
    table.act(seat, table.state.legal_actions()[0])
    after = hash(table.state)
    assert table.can_undo(seat) == 1
    table.undo(seat)
    assert hash(table.state) == before
    assert table.log[-1].to_dict() == {"by": seat, "undo": 1}
    assert table.view(seat)["log"][-1]["notation"] == "undo 1"
    assert table.can_undo(seat) == 0
    table.act(seat, table.state.legal_actions()[0])
    assert hash(table.state) == after
    record = Record.loads(table.record().dumps())
    assert hash(state_at(record, table.seq)) == after
    assert hash(state_at(record, table.seq - 1)) == before
    assert verify(record) == []


def test_undo_never_goes_past_a_draw() -> None:
    table, seat = start()
    table.act(seat, table.state.legal_actions()[0])
    table.act(seat, table.state.parse("stop"))
    assert table.log[-1].by == durbar.CHANCE
    assert table.can_undo(seat) == 0
    before = (hash(table.state), table.seq)
    with pytest.raises(TableError, match="can take back none: nothing is taken back past a draw"):
        table.undo(seat)
    assert (hash(table.state), table.seq) == before


def with_markers_down() -> Table:
    """A position in which a whole turn passes without a draw: everybody can turn markers up."""
    position = {"players": 3, "rondel": ["blue-centre", "red-left", "red-right", "green-along"], "markers": [[]] * 3}
    return Table(durbar.game("maharani"), ["human"] * 3, seed=7, position=position)


def test_a_turn_can_be_taken_back_until_the_next_seat_acts() -> None:
    table = with_markers_down()
    before = hash(table.state)
    refresh = table.state.parse("refresh")
    table.act(0, refresh)
    assert table.state.to_move() == 1
    assert (table.can_undo(0), table.can_undo(1), table.can_undo(2)) == (1, 0, 0)
    with pytest.raises(TableError, match="seat 1 wants to take back 1 action but can take back none"):
        table.undo(1)
    table.undo(0)
    assert hash(table.state) == before
    table.act(0, refresh)
    table.act(1, refresh)
    assert (table.can_undo(0), table.can_undo(1)) == (0, 1)


@pytest.mark.parametrize("deed", ["resign", "takeover"])
def test_undo_never_goes_past_what_another_seat_decided(deed: str) -> None:
    table = with_markers_down()
    table.act(0, table.state.parse("refresh"))
    if deed == "resign":
        table.resign(2)
    else:
        table.takeover(2, "dice")
    assert table.can_undo(0) == 0


def test_several_actions_can_be_taken_back_together() -> None:
    table = Table(durbar.game("maharani"), ["human"] * 2, seed=7)
    seat = table.state.to_move()
    before = hash(table.state)
    home = {0: "S", 1: "N"}[seat]
    pointing = [a for a in table.state.legal_actions() if table.state.notation(a).endswith(home)]
    table.act(seat, pointing[0])
    table.act(seat, table.state.legal_actions()[0])
    assert table.can_undo(seat) == 2
    for count in (0, 3, -1):
        with pytest.raises(TableError):
            table.undo(seat, count)
    table.undo(seat, 2)
    assert hash(table.state) == before
    assert verify(Record.loads(table.record().dumps())) == []


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_undo_is_fair_in_random_games(name: str, players: int) -> None:
    """Whatever is undone, the position is one from before, and no draw or other seat lies between."""
    rng = durbar.Rng(players)
    table = Table(durbar.game(name), ["human"] * players, seed=11)
    undone = 0
    live: list[tuple[int, int]] = []
    while not table.over and undone < 40:
        pending = table.deciders()
        seat = pending[rng.randrange(len(pending))]
        undoers = [other for other in range(players) if table.can_undo(other)]
        assert len(undoers) <= 1
        if undoers and rng.randrange(4) == 0:
            table.undo(undoers[0])
            by, position = live.pop()
            assert by == undoers[0]
            assert hash(table.state) == position
            undone += 1
            continue
        live.append((seat, hash(table.state)))
        seen = table.seq
        legal = table.state.legal_actions(seat)
        table.act(seat, legal[rng.randrange(len(legal))])
        if any(entry.by == durbar.CHANCE for entry in table.log[seen:]):
            assert all(table.can_undo(other) == 0 for other in range(players))
    assert undone
    assert verify(table.record()) == []


def deal_and_choose(toy: Game) -> tuple[Table, Any]:
    table = Table(toy, ["human"] * 3, seed=1)
    for seat in range(3):
        table.act(seat, 10 + 2 * seat)
    return table, table.state


def test_a_secret_choice_is_changed_by_choosing_again(toy: Game) -> None:
    table = Table(toy, ["human"] * 3, seed=1)
    table.act(1, 12)
    assert table.can_undo(1) == 0
    table.act(1, 13)
    state: Any = table.state
    assert state.numbers == [None, 1, None]
    table.act(0, 10)
    table.act(2, 14)
    assert [table.can_undo(seat) for seat in range(3)] == [0, 0, 0]


def test_a_choice_made_while_others_choose_too_is_not_undone_even_when_it_is_open(
    toy: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Toy, "witnesses", lambda self, action: None)
    table = Table(toy, ["human"] * 3, seed=1)
    table.act(1, 12)
    assert table.can_undo(1) == 0


def test_undo_never_goes_past_something_revealed(toy: Game) -> None:
    table, _ = deal_and_choose(toy)
    table.act(0, 21)
    assert table.can_undo(0) == 1
    table.act(0, 20)
    assert table.can_undo(0) == 0
    table.act(0, 21)
    table.act(0, 22)
    assert table.can_undo(0) == 2
    with pytest.raises(TableError, match="wants to take back 3 actions but can take back 2"):
        table.undo(0, 3)


def test_an_action_of_another_seat_in_a_simultaneous_phase_is_refused(toy: Game) -> None:
    table = Table(toy, ["human"] * 3, seed=1)
    with pytest.raises(TableError, match="not a decision of seat 0 but of another"):
        table.act(0, 12)
    with pytest.raises(durbar.IllegalAction, match="TY-1"):
        table.act(0, 20)
