"""The terminal client plays at a real server."""

from __future__ import annotations

import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from durbar.cli.remote import Remote
from tests import processes
from tests.patience import PATIENCE, wait_until
from tests.processes import DURBAR, environment
from tests.server.parts import Server, browser, told
from tests.server.tables.test_tables import open_table, state_of

pytestmark = pytest.mark.usefixtures("world")


def join(url: str, home: Path, *words: str, answers: str = "") -> subprocess.CompletedProcess[str]:
    return processes.run(*DURBAR, "join", url, *words, env=environment(XDG_DATA_HOME=str(home)), typed=answers)


def test_a_whole_game_in_the_terminal(shared: Server, tmp_path: Path) -> None:
    host = browser(shared)
    table = open_table(host, seats=["random", "open"])
    done = join(f"{shared.url}/table/{table}", tmp_path, "--name", "Terminal", answers="1\n" * 300)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    over = state_of(host, table)
    assert over["status"] == "over"
    assert over["seats"][1]["name"] == "Terminal"
    assert "The game is over" in done.stdout


def test_leaving_and_coming_back_to_the_same_seat(shared: Server, tmp_path: Path) -> None:
    host = browser(shared)
    table = open_table(host, seats=["random", "open"])
    url = f"{shared.url}/table/{table}"
    left = join(url, tmp_path, answers="nonsense\n1\nquit\n")
    assert left.returncode == 130
    assert state_of(host, table)["status"] == "playing"
    back = join(url, tmp_path, "--lang", "fr", answers="1\n" * 300)
    assert back.returncode == 0, back.stderr
    assert state_of(host, table)["status"] == "over"


def test_the_remote_table_waits_for_news(shared: Server, tmp_path: Path) -> None:
    host = browser(shared)
    table = open_table(host)
    remote = Remote(f"{shared.url}/table/{table}", tmp_path / "cookies.txt", "en")
    remote.come_in("Watcher")
    seen = remote.look()
    assert seen["status"] == "open"
    with ThreadPoolExecutor() as elsewhere:
        news = elsewhere.submit(remote.wait, seen["seq"])
        wait_until(lambda: "durbar_tables_watched 1.0" in host.get("/metrics").text)
        told(host.post(f"/api/tables/{table}/seats/1", json={"bot": "random"}))
        assert news.result(PATIENCE)["status"] == "playing"


@pytest.mark.parametrize(
    ("url", "words"),
    [
        ("ftp://example.org/table/x", "link"),
        ("http://127.0.0.1:1/table/" + "A" * 22, "does not answer"),
        ("nonsense", "link"),
    ],
)
def test_a_wrong_link_is_explained(tmp_path: Path, url: str, words: str) -> None:
    done = join(url, tmp_path)
    assert done.returncode == 2
    assert words in done.stderr
    assert "Traceback" not in done.stderr


def test_a_table_that_is_not_there(shared: Server, tmp_path: Path) -> None:
    done = join(f"{shared.url}/table/{'A' * 22}", tmp_path)
    assert done.returncode == 2
    assert "no table here" in done.stderr
