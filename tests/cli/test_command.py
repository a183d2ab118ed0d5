"""The command as a whole: version, help, languages, bad input, exit codes, the notice of slow engines."""

from __future__ import annotations

import signal
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import durbar
from durbar import text
from durbar.cli import command as shared
from durbar.cli.draw.pieces import SEATS
from durbar.cli.plain import plain
from durbar.text import keys, languages
from tests import processes
from tests.patience import PATIENCE, wait_until
from tests.processes import DURBAR, environment, is_running, running

COMMANDS = ("games", "rules", "play", "simulate", "replay", "verify", "check", "board check", "board show", "bench")


def test_version(run: Callable[..., Any]) -> None:
    assert run("--version").stdout == f"durbar {durbar.__version__}\n"


def test_module_is_the_command(real: Callable[..., Any]) -> None:
    result = real("--version")
    assert (result.returncode, result.stdout) == (0, f"durbar {durbar.__version__}\n")


def test_help_names_every_command(run: Callable[..., Any]) -> None:
    text = run("--help").stdout
    for name in COMMANDS:
        assert name.split()[0] in text
    assert "Exit codes" in text


@pytest.mark.parametrize("name", COMMANDS)
def test_help_of_every_command_has_an_example(run: Callable[..., Any], name: str) -> None:
    result = run(*name.split(), "--help")
    assert result.exit_code == 0
    assert f"durbar {name}" in result.stdout.split("Example", 1)[1]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["nonsense"], "No such command 'nonsense'"),
        (["games", "--lang", "de"], "there is no language 'de'; the languages are en, fr"),
        (["rules", "chess"], "there is no game 'chess'; the games are maharani"),
        (["play", "chess"], "there is no game 'chess'"),
        (["play", "--players", "7"], "maharani is for 2 to 4 players, not for 7"),
        (["play", "--players", "0"], "maharani is for 2 to 4 players"),
        (["play", "--players", "many"], "valid integer"),
        (["play", "--seats", "human,robot"], "there is no bot 'robot'; the bots are"),
        (["play", "--seats", "human,greedy", "--bots", "greedy"], "give either --seats (everybody) or --bots"),
        (["play", "--seats", "human,greedy", "--players", "3"], "--players 3 does not go with 2 seats (human, greedy)"),
        (["play", "--option", "colour"], "write it as NAME=VALUE"),
        (["play", "--option", "colour=red"], "maharani has no option 'colour'"),
        (["play", "--preset", "long"], "maharani has no preset 'long'; its presets: standard"),
        (["play", "--board", "missing.toml"], "missing.toml"),
        (["play", "--seed", ""], "a seed is a text of 1 to 200 printable characters"),
        (["play", "--resume", "missing.json"], "missing.json"),
        (["play", "--record", "no/such/folder/game.json"], "there is no folder no/such/folder"),
        (["play", "maharani", "--resume", "x.json", "--players", "3"], "leave out the game, --players"),
        (["simulate", "maharani", "--bots", "greedy,robot"], "there is no bot 'robot'"),
        (["simulate", "maharani", "--bots", ","], "--bots needs at least one name"),
        (["simulate", "maharani", "--games", "0"], "--games"),
        (["simulate", "maharani", "--players", "5"], "maharani is for 2 to 4 players, not for 5"),
        (["simulate", "maharani", "--bots", "random,random", "--players", "3"], "name one bot for all, or 3"),
        (["replay", "missing.json"], "missing.json"),
        (["verify", "missing.json"], "missing.json"),
        (["check", "missing.toml"], "missing.toml"),
        (["board", "check", "missing.toml"], "missing.toml: 1 fault file: No such file or directory"),
        (["board", "show", "missing.toml"], "missing.toml"),
        (["board", "show", "--game", "chess"], "there is no game 'chess'"),
        (["bench", "chess"], "there is no game 'chess'"),
        (["bench", "--rounds", "0"], "--rounds"),
    ],
)
def test_bad_input_is_refused(refused: Callable[..., str], arguments: list[str], message: str) -> None:
    assert message in refused(*arguments)


def test_bad_input_of_the_real_thing(real: Callable[..., Any]) -> None:
    result = real("play", "--players", "7")
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr == "durbar: maharani is for 2 to 4 players, not for 7\n"


def test_markup_in_input_is_not_interpreted(refused: Callable[..., str]) -> None:
    assert "[bold]x[/bold]" in refused("play", "--preset", "[bold]x[/bold]")


def test_both_languages_have_the_same_terminal_messages() -> None:
    spoken = [{key for key in keys(lang) if key.startswith("terminal-")} for lang in languages()]
    assert spoken[0] == spoken[1]
    assert len(spoken[0]) > 40


@pytest.mark.parametrize(
    ("compiled", "pure", "warned"), [(True, None, False), (False, None, True), (False, "1", False)]
)
def test_slow_engines_are_announced_unless_asked_for(
    run: Callable[..., Any], monkeypatch: pytest.MonkeyPatch, compiled: bool, pure: str | None, warned: bool
) -> None:
    monkeypatch.setattr(shared, "is_compiled", lambda: compiled)
    if pure is None:
        monkeypatch.delenv("DURBAR_PURE", raising=False)
    else:
        monkeypatch.setenv("DURBAR_PURE", pure)
    result = run("simulate", "maharani", "--bots", "random", "--games", "1")
    assert result.stderr.count("the engines are not compiled") == warned
    assert ("install a C compiler" in result.stderr) == warned


def test_interruption_ends_quietly(run: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("durbar.cli.simulate.play_one", interrupted)
    result = run("simulate", "maharani", "--bots", "random", "--games", "1")
    assert (result.exit_code, result.stdout, result.stderr) == (130, "", "Stopped.\n")


@pytest.mark.usefixtures("world")
def test_reader_that_stops_reading() -> None:
    with running(*DURBAR, "board", "show", stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        process.stdout.close()
        assert process.stderr.read() == b""


@pytest.mark.usefixtures("world")
def test_terminal_without_the_signs() -> None:
    result = processes.run(*DURBAR, "board", "show", env=environment(PYTHONIOENCODING="ascii"), text=False)
    assert (result.returncode, result.stderr) == (0, b"")
    assert b"60 tiles in the bag" in result.stdout
    assert b"?" not in result.stdout
    assert b"|     |  o  |     o" in result.stdout, "lines and columns"
    signs = [plain(sign.shape) for sign in SEATS]
    assert len({*signs, plain("○")}) == len(signs) + 1, "never colour alone"


@pytest.mark.parametrize("lang", languages())
def test_every_sign_has_a_plain_one(lang: str) -> None:
    texts = [path.read_text("utf-8") for path in Path(durbar.__file__).parent.glob("cli/**/*.py")]
    texts += [path.read_text("utf-8") for path in Path(text.__file__).parent.glob(f"{lang}/**/*.ftl")]
    assert len(texts) > 20
    assert {sign for each in texts for sign in each if plain(sign) == "?"} <= {"?"}


def test_help_shows_what_stands_in_brackets(run: Callable[..., Any]) -> None:
    assert "pip install 'durbar[bench]'" in run("bench", "--help").stdout
    assert "as many as the bots say" in " ".join(run("play", "--help").stdout.replace("│", " ").split())


@pytest.mark.usefixtures("world")
def test_interrupted_benchmark_leaves_nothing_running() -> None:
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with running(*DURBAR, "bench", "--rounds", "1000", text=True, **pipes) as process:
        children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
        started = wait_until(lambda: children.read_text().split())
        process.send_signal(signal.SIGINT)
        shown, errors = process.communicate(timeout=PATIENCE)
        # Python ends by the signal itself when it interrupts code made by exec(); a shell calls both of them 130.
        assert process.returncode in (130, -signal.SIGINT)
        assert (shown, errors) == ("", "Stopped.\n")
        wait_until(lambda: not any(is_running(int(child)) for child in started))
