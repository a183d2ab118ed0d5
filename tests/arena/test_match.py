from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from arena_helpers import made_up

import durbar
from durbar.arena.contest import Job, contest
from durbar.arena.match import play
from durbar.arena.report import report
from durbar.arena.results import Results
from durbar.arena.settings import Settings
from durbar.arena.statistics import SequentialTest
from durbar.arena.workers import WorkerLost, work
from durbar.games.base import CHANCE
from durbar.play.record import Record
from durbar.play.replay import verify
from tests.patience import PATIENCE, wait_until
from tests.processes import running

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("game", durbar.games())
def test_every_game_and_player_count_is_played_and_its_records_are_true(game: str, tmp_path: Path) -> None:
    for players in durbar.game(game).players:
        settings = Settings(game, players, ("greedy", "random"))
        records = tmp_path / str(players)
        with Results(settings) as results:
            play(results, 1, records=records)
        files = sorted(records.iterdir())
        assert len(files) == len(results.outcomes) == len(settings.block(0))
        for file, outcome in zip(files, results.blocks()[0], strict=True):
            record = Record.load(file)
            assert verify(record) == []
            assert record.result is not None
            assert (record.result.scores, record.result.winners) == (outcome.scores, outcome.winners)
            assert [seat.kind for seat in record.seats] == [settings.entrants[who] for who in outcome.entrants]
            assert record.seed == "0:0"


def test_the_games_of_a_block_draw_alike_and_those_of_another_do_not(tmp_path: Path) -> None:
    settings = Settings("maharani", 2, ("greedy", "random"))
    for block, number in ((0, 0), (0, 1), (1, 0)):
        contest(Job(settings, block, number, tmp_path))
    records = [Record.load(file) for file in sorted(tmp_path.iterdir())]
    openings = [[entry.value for entry in record.log if entry.by == CHANCE][:5] for record in records]
    assert openings[0] == openings[1] != openings[2]
    assert [[seat.kind for seat in record.seats] for record in records[:2]] == [
        ["greedy", "random"],
        ["random", "greedy"],
    ]


def test_a_game_can_be_played_again_from_its_record(tmp_path: Path) -> None:
    contest(Job(Settings("maharani", 3, ("greedy", "random")), 2, 1, tmp_path))
    record = Record.load(next(tmp_path.iterdir()))
    table = durbar.Table(record.find_game(), [seat.kind for seat in record.seats], seed=record.seed)
    table.advance()
    assert table.log == record.log


@pytest.mark.usefixtures("world")
def test_workers_play_the_same_games_as_one_process() -> None:
    settings = Settings("maharani", 2, ("greedy", "random"), seed="workers")
    played = []
    for workers in (1, 2):
        with Results(settings) as results:
            play(results, 5, workers)
        played.append({key: (game.scores, game.winners, game.ranks) for key, game in results.outcomes.items()})
    assert len(played[0]) == 10
    assert played[0] == played[1]


def test_a_test_ends_a_match_early_and_for_good() -> None:
    settings = Settings("maharani", 2, ("greedy", "random"))
    test = SequentialTest(0.5, 0.9)
    with Results(settings) as results:
        play(results, 50, test=test)
        found = report(results, test)
        assert found["sequential_test"]["accepted"] == "H1"
        assert len(results.outcomes) == found["games"] < 60
        before = dict(results.outcomes)
        play(results, 50, test=test)
        assert results.outcomes == before


def test_a_test_is_between_two() -> None:
    settings = Settings("maharani", 3, ("greedy", "random", "random"))
    with pytest.raises(ValueError, match="between two"):
        play(made_up(settings, lambda block, number: [0], 1), 1, test=SequentialTest(0.5, 0.6))


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("chess", 2, ("greedy", "random")), "no game"),
        (("maharani", 9, ("greedy", "random")), "for 2 to 4 players"),
        (("maharani", 2, ("greedy",)), "between 2 to 10 bots"),
        (("maharani", 2, ("greedy", "nobody")), "no bot 'nobody'"),
        (("maharani", 2, ("greedy", "random"), ""), "seed"),
        (("maharani", 2, ("greedy", "random"), "x" * 101), "at most 100"),
        (("maharani", 2, ("greedy", "random"), "0", {"colour": "red"}), "no option"),
        (("maharani", 2, ("greedy", "random"), "0", {}, 0.0), "time limit"),
        (("maharani", 2, ("greedy", "random"), "0", {}, float("nan")), "time limit"),
    ],
)
def test_what_cannot_be_played_is_refused_before_anything_is(arguments: tuple, said: str) -> None:  # type: ignore[type-arg]
    with pytest.raises(ValueError, match=said):
        Settings(*arguments)


def double(number: int) -> int:
    if number == 13:
        raise ValueError("unlucky")
    if number == 99:
        os._exit(7)
    return 2 * number


@pytest.mark.usefixtures("world")
def test_workers_do_every_job_once() -> None:
    assert sorted(work(double, range(12), 3)) == [2 * number for number in range(12)]
    assert list(work(double, [], 2)) == []


@pytest.mark.usefixtures("world")
def test_an_error_of_a_worker_is_raised_here() -> None:
    with pytest.raises(ValueError, match="unlucky"):
        list(work(double, [1, 13, 2], 2))


@pytest.mark.usefixtures("world")
def test_a_worker_that_dies_is_noticed() -> None:
    with pytest.raises(WorkerLost, match="exit code 7"):
        list(work(double, [1, 99, 2], 2))


def is_empty(group: int) -> bool:
    """Whether no process of a group is left."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return True
    return False


@pytest.mark.usefixtures("world")
def test_an_interruption_keeps_what_was_played_and_leaves_nobody_behind(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    program = tmp_path / "run.py"
    program.write_text(
        "from durbar.arena.match import play\n"
        "from durbar.arena.results import Results\n"
        "from durbar.arena.settings import Settings\n"
        "if __name__ == '__main__':\n"
        f"    with Results(Settings('maharani', 2, ('greedy', 'random')), {str(file)!r}) as results:\n"
        "        play(results, 5000, workers=2)\n",
        "utf-8",
    )
    with running(sys.executable, program, stderr=subprocess.PIPE) as process:
        wait_until(lambda: file.exists() and file.read_bytes().count(b"\n") >= 5)
        os.killpg(process.pid, signal.SIGINT)
        _, said = process.communicate(timeout=PATIENCE)
        assert said.rstrip().endswith(b"KeyboardInterrupt")
        wait_until(lambda: is_empty(process.pid))
    with Results(Settings("maharani", 2, ("greedy", "random")), file) as results:
        assert len(results.outcomes) >= 4
