from __future__ import annotations

from typing import Any

import pytest
from play_helpers import play

import durbar
from durbar.play.chance import digest
from durbar.play.entries import Entry
from durbar.play.record import Record, RecordError, Result
from durbar.play.replay import state_at, steps, verify
from durbar.play.table import Table


@pytest.fixture(scope="module")
def record() -> Record:
    rng = durbar.Rng(4)
    table = Table(durbar.game("maharani"), ["human"] * 3, seed=9)
    while not table.over:
        legal = table.state.legal_actions()
        table.act(table.deciders()[0], legal[rng.randrange(len(legal))])
    return table.record()


def altered(record: Record, **parts: Any) -> Record:
    return Record(**{**vars(record), **parts})


def with_entry(record: Record, number: int, entry: Entry) -> Record:
    log = list(record.log)
    log[number - 1] = entry
    return altered(record, log=log)


def test_steps_lead_from_the_start_to_the_end(record: Record) -> None:
    state = record.start()
    for n, step in enumerate(steps(record), 1):
        assert (step.n, step.entry) == (n, record.log[n - 1])
        assert hash(step.before) == hash(state)
        assert step.action is not None
        state = state.clone()
        state.apply(step.action)
        assert step.events == state.events()
        assert hash(step.state) == hash(state) == hash(state_at(record, n))
        assert step.notation == step.before.notation(step.action)
    assert state.is_over()


def test_earlier_steps_do_not_change(record: Record) -> None:
    kept = list(steps(record))
    assert [hash(step.state) for step in kept] == [hash(step.state) for step in steps(record)]


@pytest.mark.parametrize("n", [-1, 10_000, "3", True])
def test_there_is_no_such_entry(record: Record, n: Any) -> None:
    with pytest.raises(ValueError, match="there is no entry"):
        state_at(record, n)


def test_state_at_zero_is_the_start(record: Record) -> None:
    assert state_at(record, 0) == durbar.game("maharani").new(3)


def test_a_true_record_has_no_fault(record: Record) -> None:
    assert verify(record) == []


def test_a_changed_draw_is_found(record: Record) -> None:
    for number in (1, 2, 3, 4):
        state = state_at(record, number - 1)
        true = record.log[number - 1].value
        other = next(text for action, _ in state.chance_outcomes() if (text := state.notation(action)) != true)
        faults = verify(with_entry(record, number, Entry(durbar.CHANCE, "do", other)))
        assert str(faults[0]) == f"entry {number}: the draw '{other}'; expected '{true}', which the seed gives"


def test_a_changed_move_is_found(record: Record) -> None:
    first = next(n for n, entry in enumerate(record.log, 1) if entry.by != durbar.CHANCE)
    faults = verify(with_entry(record, first, Entry(record.log[first - 1].by, "do", "stop")))
    assert str(faults[0]).startswith(f"entry {first}: seat ")
    assert "MN-R2" in str(faults[0])
    other = (record.log[first - 1].by + 1) % 3
    faults = verify(with_entry(record, first, Entry(other, "do", str(record.log[first - 1].value))))
    assert f"not the turn of seat {other}" in str(faults[0])


def test_a_changed_legal_move_shows_later(record: Record) -> None:
    """The palace is full in the end, so a tile that lies elsewhere is in the way of another."""
    first = next(n for n, entry in enumerate(record.log, 1) if entry.by != durbar.CHANCE)
    state = state_at(record, first - 1)
    space = str(record.log[first - 1].value).split()[1]
    for action in state.legal_actions()[::5]:
        if state.structure(action)["space"] != space:
            assert verify(with_entry(record, first, Entry(state.to_move(), "do", state.notation(action))))


def test_nonsense_is_found(record: Record) -> None:
    faults = verify(with_entry(record, 7, Entry(0, "do", "fly to the moon")))
    assert "is not a move of Maharani" in str(faults[0])


def test_a_draw_out_of_place_is_found(record: Record) -> None:
    first = next(n for n, entry in enumerate(record.log, 1) if entry.by != durbar.CHANCE)
    faults = verify(with_entry(record, first, Entry(durbar.CHANCE, "do", "start 0")))
    assert "nothing is drawn now" in str(faults[0])


@pytest.mark.parametrize(
    "entry", [Entry(0, "undo", 1), Entry(0, "undo", 500), Entry(0, "return", True)], ids=lambda entry: entry.text
)
def test_impossible_entries_are_found(record: Record, entry: Entry) -> None:
    assert verify(with_entry(record, 3, entry))[0].where == "entry 3"
    with pytest.raises(RecordError, match="entry 3"):
        list(steps(with_entry(record, 3, entry)))


def test_a_changed_result_is_found(record: Record) -> None:
    true = record.result
    assert true is not None
    for wrong in (
        Result(true.scores[::-1], true.winners),
        Result(true.scores, [0, 1, 2]),
        Result(true.scores, true.winners, [0]),
        None,
    ):
        assert [fault.where for fault in verify(altered(record, result=wrong))] == ["result"]


def test_a_wrong_seed_is_found(record: Record) -> None:
    assert [fault.where for fault in verify(altered(record, seed="10"))] == ["seed"]
    assert [fault.where for fault in verify(altered(record, seed=None))] == ["seed"]


def test_a_seed_exchanged_together_with_its_digest_is_found_by_the_draws(record: Record) -> None:
    faults = verify(altered(record, seed="10", seed_digest=digest("10")))
    assert len(faults) > 10
    assert all("which the seed gives" in str(fault) for fault in faults)


def test_an_unfinished_record_has_neither_seed_nor_result(record: Record) -> None:
    open_end = altered(record, log=record.log[:20])
    assert [fault.where for fault in verify(open_end)] == ["result", "seed"]
    assert verify(altered(open_end, seed=None, result=None)) == []


def test_undo_resignation_and_takeover_are_steps() -> None:
    table = Table(durbar.game("maharani"), ["human"] * 3, seed=9)
    seat = table.deciders()[0]
    table.act(seat, table.state.legal_actions()[0])
    table.undo(seat)
    table.takeover(seat, "dice")
    table.resign((seat + 1) % 3)
    record = play(table, seed=1).record()
    texts = [(step.by, step.notation, step.action) for step in steps(record)][6:11]
    other = (seat + 1) % 3
    assert texts[:4] == [
        (seat, "undo 1", None),
        (seat, "takeover dice", None),
        (other, "resign", None),
        (other, "takeover greedy", None),
    ]
    assert verify(record) == []
