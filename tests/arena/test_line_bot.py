from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import durbar
from durbar.arena import line_bot
from durbar.arena.contest import Job, contest
from durbar.arena.line_bot import BotFailure, LineBot
from durbar.arena.settings import Settings
from tests.patience import PATIENCE, wait_until
from tests.processes import is_running, running

pytestmark = pytest.mark.usefixtures("world")

EXAMPLE = Path(__file__).parents[2] / "examples" / "line_bot.py"
Script = Callable[[str], str]


def play_against_random(word: str, limit: float = 10.0) -> str:
    """The reason for which a bot fails in its first game."""
    outcome = contest(Job(Settings("maharani", 2, (word, "random"), limit=limit), 0, 0))
    assert outcome.winners == [1]
    assert outcome.ranks == [1, 0]
    return outcome.failures[0]


@pytest.mark.parametrize("game", durbar.games())
def test_the_example_plays_every_game(game: str) -> None:
    word = f"line:{sys.executable} {EXAMPLE}"
    settings = Settings(game, durbar.game(game).players[0], (word, "random"))
    outcome = contest(Job(settings, 0, 0))
    assert outcome.failures == {}
    assert outcome.decisions[0] > 5


def test_the_example_has_30_lines_and_plays_the_same_game_again() -> None:
    assert len(EXAMPLE.read_text("utf-8").splitlines()) <= 30
    settings = Settings("maharani", 2, (f"line:{sys.executable} {EXAMPLE}", "random"))
    assert contest(Job(settings, 0, 0)).scores == contest(Job(settings, 0, 0)).scores


@pytest.mark.parametrize("game", durbar.games())
def test_it_is_told_what_its_seat_may_know_and_nothing_else(game: str, tmp_path: Path) -> None:
    log = tmp_path / "heard.jsonl"
    spy = tmp_path / "spy.py"
    spy.write_text(
        "import json, sys\n"
        f"heard = open({str(log)!r}, 'w')\n"
        "for line in sys.stdin:\n"
        "    print(line, end='', file=heard, flush=True)\n"
        "    message = json.loads(line)\n"
        "    if message['type'] == 'decide':\n"
        "        print(json.dumps({'action': message['actions'][0]['action']}), flush=True)\n",
        "utf-8",
    )
    players = durbar.game(game).players[0]
    table = durbar.Table(durbar.game(game), ["human"] * players, seed=5)
    bot = LineBot(f"{sys.executable} {spy}", 10)
    me = players - 1
    told = []
    rng = durbar.Rng(9)
    while not table.over:
        seat = table.deciders()[0]
        legal = table.state.legal_actions(seat)
        if seat == me:
            expected = table.view(me)
            action = bot.decide(table, me)
            assert action == legal[0]
            told.append((expected["view"], expected["actions"], [e for n in table.lines(me) for e in n["events"]]))
        else:
            action = legal[rng.randrange(len(legal))]
        table.act(seat, action)
    bot.close(table)
    messages = [json.loads(line) for line in log.read_text("utf-8").splitlines()]
    start, *decisions, end = messages
    assert start == {
        "type": "start",
        "protocol": 1,
        "game": game,
        "players": players,
        "options": table.options,
        "seat": me,
        "limit": 10,
    }
    assert end == {"type": "end", **table.result().to_dict()}  # type: ignore[union-attr]
    events: list[object] = []
    assert len(decisions) == len(told)
    for message, (view, actions, known) in zip(decisions, json.loads(json.dumps(told)), strict=True):
        assert set(message) == {"type", "seat", "view", "actions", "events"}
        assert message["view"] == view
        assert message["actions"] == actions
        events += message["events"]
        assert events == known
    assert "seed" not in log.read_text("utf-8")


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ("raise RuntimeError('lost my way')", "exit code 1 instead of answering; its last words: .*lost my way"),
        ("sys.exit(4)", "exit code 4"),
        ("print('hello', flush=True)", "not JSON"),
        ("print('[' * 3000, flush=True)", "not JSON"),
        ("print('{\"action\": 1e999}', flush=True)", "not JSON"),
        ("print('7', flush=True)", 'is not {"action": number}'),
        ("print('{}', flush=True)", 'is not {"action": number}'),
        ("action = True", 'is not {"action": number}'),
        ("action = str(action)", 'is not {"action": number}'),
        ("action = -1", "-1"),
        ("action = 10 ** 30", "1000000"),
        ("action = 999", "MN-|999"),
        ("sys.stdout.buffer.write(b'\\xff\\xfe\\n'); sys.stdout.flush()", "not JSON"),
        ("print('x' * 200_000, flush=True)", "longer than 65536 bytes"),
        ("os.close(1); time.sleep(30)", "closed its output"),
    ],
)
def test_what_a_bot_does_wrong_costs_it_the_game(
    body: str, said: str, script: Script, monkeypatch: pytest.MonkeyPatch
) -> None:
    if "sleep" in body:
        monkeypatch.setattr(line_bot, "FAREWELL", 0.5)
    assert re.search(said, play_against_random(script(body)))


def test_an_answer_that_comes_too_late_costs_the_game(script: Script, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits until it comes, which would be never."""
    monkeypatch.setattr(line_bot, "START", 0.5)
    assert play_against_random(script("time.sleep(1e9)"), limit=0.2) == "no answer within 0.7 s"


@pytest.mark.parametrize("body", ["time.sleep(30)", "sys.stdin.close(); time.sleep(30)"])
def test_the_limit_counts_from_the_second_decision_on(body: str, script: Script) -> None:
    assert play_against_random(script(f"if seen == 2: {body}"), limit=0.3) == "no answer within 0.3 s"


@pytest.mark.parametrize("end", ["", "\\n"])
def test_a_flood_of_output_stays_outside(script: Script, end: str) -> None:
    body = f"if seen == 3:\n    while True: sys.stdout.write('x' * 1000 + '{end}')"
    assert re.search("longer than 65536 bytes|not JSON: b'xxx", play_against_random(script(body)))


def test_last_words_are_bounded(script: Script) -> None:
    said = play_against_random(script("sys.stderr.write('blah ' * 100_000); sys.exit(1)"))
    assert "blah" in said
    assert len(said) < 700


def test_a_bot_that_ignores_the_end_is_ended(script: Script, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(line_bot, "FAREWELL", 0.2)
    stubborn = tmp_path / "stubborn.py"
    stubborn.write_text("import time\nfor line in open(0): pass\ntime.sleep(60)\n", "utf-8")
    table = durbar.Table(durbar.game("maharani"), ["human", "human"], seed=1)
    bot = LineBot(f"{sys.executable} {stubborn}", 0.1)
    monkeypatch.setattr(line_bot, "START", 0.3)
    with pytest.raises(BotFailure, match="no answer"):
        bot.decide(table, table.deciders()[0])
    process = bot._process
    assert process is not None
    assert process.poll() is not None
    bot.close(table)


def test_children_of_a_bot_go_with_it(tmp_path: Path) -> None:
    note = tmp_path / "child"
    parent = tmp_path / "parent.py"
    parent.write_text(
        "import subprocess, sys\n"
        "child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(60)'])\n"
        f"open({str(note)!r}, 'w').write(str(child.pid))\n"
        "sys.exit(1)\n",
        "utf-8",
    )
    assert "exit code 1" in play_against_random(f"line:{sys.executable} {parent}")
    wait_until(lambda: not is_running(int(note.read_text("utf-8"))))


def test_an_interrupted_match_leaves_no_bot_behind(script: Script, tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    notes.mkdir()
    word = script(f"open(f'{notes}/{{os.getpid()}}', 'w').close(); time.sleep(60)")
    program = tmp_path / "run.py"
    program.write_text(
        "from durbar.arena.match import play\n"
        "from durbar.arena.results import Results\n"
        "from durbar.arena.settings import Settings\n"
        "if __name__ == '__main__':\n"
        f"    with Results(Settings('maharani', 2, ({word!r}, 'random'), limit=100)) as results:\n"
        "        play(results, 5, workers=2)\n",
        "utf-8",
    )
    with running(sys.executable, program, stderr=subprocess.PIPE) as process:
        wait_until(lambda: len(list(notes.iterdir())) == 2)
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=PATIENCE)
        for note in notes.iterdir():
            wait_until(lambda bot=int(note.name): not is_running(bot))
