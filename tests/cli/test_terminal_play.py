"""The command ``play``: whole games, every word of the player, stopping and taking up again."""

from __future__ import annotations

import json
import os
import pty
import re
import select
import signal
import subprocess
import time
from collections.abc import Callable
from contextlib import suppress
from io import StringIO
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from rich.console import Console

import durbar
from durbar.cli.patience import Patience
from durbar.cli.session import Session, seed_file
from tests import processes
from tests.patience import PATIENCE
from tests.processes import DURBAR, environment, running

ALWAYS_FIRST = "1\n" * 80
SEED = ("--seed", "7")


def log(path: Path) -> list[Any]:
    entries: list[Any] = json.loads(path.read_text("utf-8"))["log"]
    return entries


def whole_game(path: Path) -> durbar.Record:
    record = durbar.Record.load(path)
    assert record.result is not None
    assert record.seed == "7"
    assert not seed_file(path).exists(), "the seed is in the record now"
    return record


def test_whole_game_in_english(run: Callable[..., Any], tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    result = run("play", *SEED, "--record", str(path), typed=ALWAYS_FIRST)
    assert result.exit_code == 0
    assert result.stderr == ""
    record = whole_game(path)
    assert [seat.kind for seat in record.seats] == ["human", "greedy", "greedy"], "Maharani against two greedy bots"
    assert f"{max(record.result.scores)}  " in result.stdout
    assert re.search(r"(wins|share the victory)\.", result.stdout)
    assert f"durbar verify {path}" in result.stdout.replace("\n", " ")
    assert run("verify", str(path)).exit_code == 0


def test_whole_game_in_french_for_two(real: Callable[..., Any], tmp_path: Path) -> None:
    path = tmp_path / "partie.json"
    result = real(
        "play", "maharani", "--players", "2", "--lang", "fr", *SEED, "--record", str(path), typed=ALWAYS_FIRST
    )
    assert (result.returncode, result.stderr) == (0, "")
    whole_game(path)
    for words in (
        "● Vert : vous",
        "Choisissez par numéro",
        "tuiles dans le sac",
        "est évalué.",
        "Vert > ",
        "La graine",
    ):
        assert words in result.stdout
    for english in ("tile", "quarter", "worker", "markers", "Otherwise", "Choose", " wins", "gold"):
        assert english not in result.stdout.replace(str(path), "")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_choices_are_numbered_grouped_and_priced(run: Callable[..., Any], players: int) -> None:
    text = run("play", "--players", str(players), *SEED).stdout
    listed = text[text.index("\nSlot 1:") :]
    numbers = [int(number) for number in re.findall(r"(?:^|\s)(\d+) [a-h][1-8]", listed)]
    assert numbers == list(range(1, len(numbers) + 1))
    assert len(numbers) > 50
    assert [int(slot) for slot in re.findall(r"^Slot (\d): \w+ tile with", listed, re.MULTILINE)] == [1, 2, 3, 4]
    assert re.search(r" [a-h]\d\*? ● \+\d", listed), "with a worker"
    assert re.search(r" [a-h]\d\*? \+1", listed), "without"


def test_number_and_notation_mean_the_same(run: Callable[..., Any], tmp_path: Path) -> None:
    by_number, by_notation = tmp_path / "a.json", tmp_path / "b.json"
    run("play", *SEED, "--record", str(by_number), typed=["2"])
    own = next(entry for entry in log(by_number) if entry["by"] == 0)
    assert run("play", *SEED, "--record", str(by_notation), typed=[own["do"].lower()]).exit_code == 0
    assert log(by_notation) == log(by_number)


def test_undo(run: Callable[..., Any], tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    result = run("play", *SEED, "--record", str(path), typed=["undo", "2", "undo", "3"])
    assert result.stdout.count("There is nothing to take back") == 1
    assert result.stdout.count("Taken back.") == 1
    own = [entry for entry in log(path) if entry["by"] == 0]
    assert own[1] == {"by": 0, "undo": 1}
    assert own[0] != own[2]
    assert durbar.Table.resume(durbar.Record.load(path), "7").state.view()["placed"] == 1


def test_words_that_make_no_sense(run: Callable[..., Any], tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    typed = [
        "0",
        "9999",
        "²",
        "abracadabra",
        "1 a1 S",
        "stop",
        "new red",
        "draw blue-along",
        "[bold]x[/bold]",
        "1" * 5000,
    ]
    result = run("play", *SEED, "--record", str(path), typed=typed)
    assert result.exit_code == 0
    assert not [entry for entry in log(path) if entry["by"] == 0]
    for words in (
        "Give a number from 1 to 115.",
        "“abracadabra” is neither a number",
        "“²” is neither a number",
        "MN-B1: a1 is not a space of the palace",
        "MN-R2: place a tile or turn your markers face up",
        "“[bold]x[/bold]” is neither",
    ):
        assert words in result.stdout.replace("\n", " "), words


def test_refusals_in_french(run: Callable[..., Any]) -> None:
    text = run("play", *SEED, "--lang", "fr", typed=["1 a1 S", "abracadabra", "500", "annuler"]).stdout
    for words in (
        "a1 n’est pas une case du palais",
        "« abracadabra » n’est ni un numéro",
        "Donnez un numéro de 1 à 115.",
        "Il n’y a rien à reprendre",
    ):
        assert words in text


@pytest.mark.usefixtures("little_rules")
@pytest.mark.parametrize(
    ("lang", "words", "told"),
    [
        ("en", ["help", "log"], ["take back what you did last", "Turn 1: Red"]),
        ("en", ["rules", "rules mn-a2", "rules MN-XX"], ["A rule in a paragraph", "no rule MN-XX"]),
        ("fr", ["aide", "journal"], ["reprendre votre dernier coup", "Tour 1"]),
        ("fr", ["help", "log", "règles"], ["reprendre votre dernier coup", "Tour 1", "ne sont pas encore écrites"]),
    ],
)
def test_help_log_and_rules(run: Callable[..., Any], lang: str, words: list[str], told: list[str]) -> None:
    quiet = run("play", *SEED, "--lang", lang).stdout
    text = run("play", *SEED, "--lang", lang, typed=words).stdout
    for sentence in told:
        assert text.count(sentence) > quiet.count(sentence), sentence


def test_enter_shows_the_table_again(run: Callable[..., Any]) -> None:
    assert run("play", *SEED, typed=["", ""]).stdout.count("Slot 1: ") == 3


def test_resign_needs_a_yes(run: Callable[..., Any], tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    result = run("play", *SEED, "--record", str(path), typed=["resign", "n", "resign", "y"])
    assert result.exit_code == 0
    record = whole_game(path)
    assert record.result.resigned == [0]
    assert 0 not in record.result.winners
    assert "● Green  (resigned)" in result.stdout


def test_quit_and_resume(run: Callable[..., Any], tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    through = tmp_path / "through.json"
    stopped = run("play", *SEED, "--record", str(path), typed=["1", "1", "1", "quit", "1"])
    assert stopped.exit_code == 0
    assert f"durbar play --resume {path}" in stopped.stdout.replace("\n", " ")
    assert "seed" not in json.loads(path.read_text("utf-8")), "not before the end"
    assert seed_file(path).stat().st_mode & 0o077 == 0, "for nobody else's eyes"
    resumed = run("play", "--resume", str(path), typed=ALWAYS_FIRST)
    assert resumed.exit_code == 0
    run("play", *SEED, "--record", str(through), typed=ALWAYS_FIRST)
    assert log(path) == log(through), "as if it had never stopped"
    whole_game(path)


def test_resume_asks_for_a_lost_seed(run: Callable[..., Any], refused: Callable[..., str], tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    run("play", *SEED, "--record", str(path), typed=["quit"])
    seed_file(path).unlink()
    assert "give it with --seed" in refused("play", "--resume", str(path))
    assert "this is not the seed" in refused("play", "--resume", str(path), "--seed", "8")
    assert run("play", "--resume", str(path), *SEED, typed=["quit"]).exit_code == 0


def test_finished_game_is_not_resumed(run: Callable[..., Any], refused: Callable[..., str], tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    run("play", *SEED, "--record", str(path), typed=["resign", "y"])
    assert f"is over; look at it with durbar replay {path}" in refused("play", "--resume", str(path))


def test_record_is_never_overwritten(refused: Callable[..., str], tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text("precious", "utf-8")
    assert "exists already" in refused("play", "--record", str(path), typed="1\n")
    assert path.read_text("utf-8") == "precious"
    assert list(tmp_path.iterdir()) == [path]


def test_seed_of_another_game_is_not_taken(refused: Callable[..., str], tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    seed_file(path).write_text("8\n", "utf-8")
    assert "belongs to a game that was not finished" in refused("play", "--record", str(path), typed="1\n")


def test_unwritable_record(refused: Callable[..., str], tmp_path: Path) -> None:
    assert "cannot be written" in refused("play", "--record", str(tmp_path / ("x" * 250)), typed="1\n")
    assert list(tmp_path.iterdir()) == []


def test_end_of_input_without_a_record(run: Callable[..., Any]) -> None:
    result = run("play", *SEED)
    assert result.exit_code == 0
    assert "with --record FILE it can be taken up again" in result.stdout


def test_several_people_at_one_screen(run: Callable[..., Any], tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    result = run("play", "--seats", "human,human", *SEED, "--record", str(path), typed=["1", "1", "1", "1"])
    assert "Green > " in result.stdout
    assert "Red > " in result.stdout
    assert {entry["by"] for entry in log(path)} == {"chance", 0, 1}
    assert "Press Enter when nobody else" not in result.stdout, "Maharani has no secrets"


def test_secrets_are_not_shown_to_the_next_player(monkeypatch: pytest.MonkeyPatch) -> None:
    """A stand-in for a game with secrets: everybody sees a table of their own."""
    console = Console(file=StringIO(), force_terminal=True)
    monkeypatch.setattr("sys.stdin", StringIO("\n"))
    table = SimpleNamespace(
        game=SimpleNamespace(name="maharani"), names=[], state=SimpleNamespace(view=lambda seat: {"you": seat})
    )
    session = Session(table, "en", console, None)
    session._hand_over(0)
    session._hand_over(0)
    assert console.file.getvalue() == "", "nobody has seen anything yet"
    session._hand_over(1)
    shown = console.file.getvalue()
    assert shown.index("\x1b[2J") < shown.index("Red is next. Press Enter when nobody else is looking.")


@pytest.mark.rule("MJ-T4")
def test_a_disc_chosen_at_one_screen_is_gone_before_the_next_player_looks(run: Callable[..., Any]) -> None:
    set_up = ["2", "1", *["1"] * 8]
    shown = run("play", "maharaja", "--seats", "human,human", *SEED, typed=[*set_up, "17", "", "5", "", "end"]).stdout
    asked = re.findall(r"is next|Green >|Red >", shown)
    assert asked[:10].count("is next") == 0, "nothing is secret in the set-up"
    assert asked[11] == "is next", "the disc of the first one is still on the screen"
    assert asked[13] == "is next", "and then that of the second one"


def test_interruption_waits_for_the_end_of_a_step() -> None:
    done = []

    def interrupted_step() -> None:
        with Patience() as patience:
            with patience.hold():
                signal.raise_signal(signal.SIGINT)
                done.append("the whole step")
            done.append("never")

    with pytest.raises(KeyboardInterrupt):
        interrupted_step()
    assert done == ["the whole step"]
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_bots_alone(run: Callable[..., Any]) -> None:
    result = run("play", "--seats", "random,random", *SEED)
    assert result.exit_code == 0
    assert "The game is over." in result.stdout


@pytest.mark.usefixtures("world")
def test_interruption_saves(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    command = (*DURBAR, "play", *SEED, "--record", path)
    with running(*command, env=environment(PYTHONUNBUFFERED="1"), **pipes) as process:
        process.stdin.write(b"1\n")
        process.stdin.flush()
        shown = b""
        while shown.count(b"Green > ") < 2:
            shown += (read := os.read(process.stdout.fileno(), 65536))
            assert read, shown
        process.send_signal(signal.SIGINT)
        rest, errors = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert errors == b""
    assert f"durbar play --resume {path}".encode() in rest
    assert [entry["by"] for entry in log(path)].count(0) == 1
    assert seed_file(path).read_text("utf-8") == "7\n"


@pytest.mark.usefixtures("world")
def test_pseudo_terminal(tmp_path: Path) -> None:
    """The real thing in a real terminal: colours, line editing, Ctrl-C as a key."""
    path = tmp_path / "game.json"
    mine, theirs = pty.openpty()
    with running(
        *(*DURBAR, "play", *SEED, "--record", path),
        env=environment(TERM="xterm-256color", COLORTERM="truecolor", LINES="24"),
        **dict.fromkeys(("stdin", "stdout", "stderr"), theirs),
        preexec_fn=lambda: make_controlling(theirs),
    ) as process:
        os.close(theirs)
        shown = read_until(mine, "Green > ")
        assert "\x1b[38;2;" in shown, "colours"
        os.write(mine, b"1\r")
        shown = read_until(mine, "Green > ")
        assert "Green places the purple tile of slot 1 on c1" in re.sub(r"\x1b\[[0-9;]*m", "", shown)
        assert "--resume" in interrupt(mine, "game.json")
        assert process.wait(PATIENCE) == 130
    os.close(mine)
    assert [entry["by"] for entry in log(path)].count(0) == 1


def make_controlling(terminal: int) -> None:
    import fcntl
    import termios

    fcntl.ioctl(terminal, termios.TIOCSCTTY, 0)


def interrupt(terminal: int, words: str) -> str:
    """Press Ctrl-C as people do: once more if nothing happens.

    Python's line editor does not notice one that comes between its writing the prompt and its waiting for a key.
    """
    for _ in range(5):
        os.write(terminal, b"\x03")
        with suppress(AssertionError):
            return read_until(terminal, words, 6)
    raise AssertionError("Ctrl-C changes nothing")


def read_until(terminal: int, words: str, seconds: float = PATIENCE) -> str:
    shown = b""
    deadline = time.monotonic() + seconds
    while words.encode() not in shown:
        assert time.monotonic() < deadline, shown.decode("utf-8", "replace")
        if select.select([terminal], [], [], 0.2)[0]:
            shown += os.read(terminal, 65536)
    return shown.decode("utf-8", "replace")


def test_the_board_alone_for_a_small_window(run: Callable[..., Any]) -> None:
    before = run("play", *SEED).stdout
    after = run("play", *SEED, typed=["board"]).stdout
    assert after.count("tiles in the bag") == before.count("tiles in the bag") + 1
    assert after.count("Slot 1:") == before.count("Slot 1:")
    assert run("play", *SEED, "--lang", "fr", typed=["plateau"]).stdout.count("tuiles dans le sac") == 2


def test_a_name_is_not_markup(run: Callable[..., Any], tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    run("play", *SEED, "--record", str(path), typed=["1"])
    record = json.loads(path.read_text("utf-8"))
    record["seats"][0]["name"] = "[/red][bold]Zoë"
    path.write_text(json.dumps(record), "utf-8")
    result = run("play", "--resume", str(path), typed=["quit"])
    assert result.exit_code == 0
    assert "[/red][bold]Zoë > " in result.stdout


def test_printed_commands_can_be_pasted(run: Callable[..., Any], tmp_path: Path) -> None:
    path = tmp_path / "my game.json"
    assert f"durbar play --resume '{path}'" in run("play", *SEED, "--record", str(path), typed=["quit"]).stdout
    typed = ["resign", "y"]
    assert f"durbar verify '{path}'" in run("play", "--resume", str(path), typed=typed).stdout


@pytest.mark.usefixtures("world")
def test_nobody_at_the_keyboard() -> None:
    closed = processes.run("/bin/sh", "-c", '"$@" <&-', "sh", *DURBAR, "play", *SEED)
    assert (closed.returncode, closed.stderr) == (0, "")
    assert "was not recorded" in closed.stdout


@pytest.mark.usefixtures("world")
def test_bytes_that_are_no_text() -> None:
    result = processes.run(*DURBAR, "play", *SEED, typed=b"\xff\xfe\n1\nquit\n", text=False)
    assert (result.returncode, result.stderr) == (0, b"")
    assert b"is neither a number of the list" in result.stdout
    assert b"Green places" in result.stdout
