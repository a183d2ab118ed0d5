"""For operators: settings, migrations, backups, administration, figures and logs."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import inspect
from websockets.exceptions import ConnectionClosed

from durbar.server.operations.settings import Settings, load_settings
from durbar.server.store.database import Database
from durbar.server.store.migrate import upgrade
from durbar.server.store.schema import metadata
from tests import processes
from tests.patience import PATIENCE, wait_until
from tests.processes import DURBAR, environment
from tests.server.accounts.test_people import PASSWORD, account
from tests.server.conftest import StartInside, StartServer
from tests.server.parts import Server, browser, told
from tests.server.players import LivePlayer, cookie_of
from tests.server.tables.test_tables import both_seated, open_table, resign, state_of


def durbar_command(*words: str, database: str = "", check: bool = True) -> subprocess.CompletedProcess[str]:
    settings = {"DURBAR_DATABASE": database} if database else {}
    return processes.run(*DURBAR, *words, env=environment(**settings), check=check)


def test_settings_come_from_file_environment_and_command_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "durbar.toml"
    file.write_text('port = 1111\nbot_delay = 1.5\nlog_level = "debug"\n')
    monkeypatch.setenv("DURBAR_CONFIG", "")
    monkeypatch.setenv("DURBAR_PORT", "2222")
    settings = load_settings(file, log_level="error", host=None)
    assert (settings.bot_delay, settings.port, settings.log_level, settings.host) == (1.5, 2222, "error", "127.0.0.1")


@pytest.mark.usefixtures("world")
@pytest.mark.parametrize(
    ("name", "value"),
    [("DURBAR_PORT", "many"), ("DURBAR_DATABASE", "mysql://x"), ("DURBAR_PUBLIC_URL", "play.example.org")],
)
def test_a_wrong_setting_is_named(name: str, value: str) -> None:
    done = processes.run(*DURBAR, "serve", env=environment(**{name: value}))
    assert done.returncode == 2
    assert name.removeprefix("DURBAR_").lower() in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.usefixtures("world")
def test_the_help_explains_every_setting() -> None:
    shown = " ".join(durbar_command("serve", "--help").stdout.split())
    for name, field in Settings.model_fields.items():
        assert f"DURBAR_{name.upper()}" in shown
        assert field.description


def test_a_port_that_is_taken_is_said(shared: Server, tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path}/x.db"
    done = durbar_command("serve", "--port", str(shared.port), database=address, check=False)
    assert done.returncode == 2
    assert str(shared.port) in done.stderr
    assert "Traceback" not in done.stderr


def tables_and_columns(address: str) -> dict[str, dict[str, int | None]]:
    async def look() -> dict[str, dict[str, int | None]]:
        database = Database(address)
        try:
            async with database.read() as connection:
                return await connection.run_sync(
                    lambda sync: {
                        name: {
                            column["name"]: getattr(column["type"], "length", None)
                            for column in inspect(sync).get_columns(name)
                        }
                        for name in inspect(sync).get_table_names()
                    }
                )
        finally:
            await database.close()

    return asyncio.run(look())


@pytest.mark.usefixtures("world")
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_migrations_lead_to_the_schema(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    address = f"sqlite:///{tmp_path}/new.db" if kind == "sqlite" else request.getfixturevalue("postgres")()
    assert "Upgraded" in durbar_command("db", "upgrade", database=address).stdout
    assert "is at revision" in durbar_command("db", "upgrade", database=address).stdout
    found = tables_and_columns(address)
    found.pop("alembic_version")
    expected = {
        table.name: {column.name: getattr(column.type, "length", None) for column in table.columns}
        for table in metadata.sorted_tables
    }
    if kind == "sqlite":  # it knows the lengths of texts but does not care, so migrations leave them
        found["people"]["lang"] = expected["people"]["lang"]
    assert found == expected


@pytest.mark.usefixtures("world")
def test_a_database_of_a_newer_durbar_is_refused(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path}/newer.db"
    durbar_command("db", "upgrade", database=address)
    with sqlite3.connect(tmp_path / "newer.db") as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    done = durbar_command("db", "upgrade", database=address, check=False)
    assert done.returncode == 2
    assert "newer" in done.stderr


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_backup_of_a_running_server_is_whole(
    kind: str, tmp_path: Path, start_server: StartServer, request: pytest.FixtureRequest
) -> None:
    settings: dict[str, str] = {}
    if kind == "postgresql":
        new_database: Callable[[], str] = request.getfixturevalue("postgres")
        settings["DURBAR_DATABASE"] = new_database()
    server = start_server(**settings)
    anna, ben = account(server, "Backed Up"), browser(server)
    token = told(anna.post("/api/bots", json={"name": "Backed Bot"}), 201)["token"]
    over, running = both_seated(anna, ben), both_seated(anna, ben)
    told(anna.post(f"/api/tables/{over}/chat", json={"text": "kept"}), 201)
    resign(anna, over)
    file = tmp_path / "backup.db"
    source = server.settings["DURBAR_DATABASE"]
    durbar_command("db", "backup", str(file), database=source)
    assert durbar_command("db", "backup", str(file), database=source, check=False).returncode == 2
    target = f"sqlite:///{tmp_path}/restored.db" if kind == "postgresql" else request.getfixturevalue("postgres")()
    durbar_command("db", "restore", str(file), database=target)
    assert durbar_command("db", "restore", str(file), database=target, check=False).returncode == 2
    again = start_server(DURBAR_DATABASE=target)
    client = httpx.Client(base_url=again.url, cookies=anna.cookies)
    assert state_of(client, running)["view"] == state_of(anna, running)["view"]
    assert told(client.get(f"/api/tables/{over}/proof"))["verified"] is True
    assert [remark["text"] for remark in told(client.get(f"/api/tables/{over}/chat"))["chat"]] == ["kept"]
    told(client.post(f"/api/tables/{over}/chat", json={"text": "and more"}), 201)
    me = httpx.get(f"{again.url}/api/me", headers={"Authorization": f"Bearer {token}"})
    assert me.json()["person"]["name"] == "Backed Bot"


def test_an_administrator_closes_tables_and_bans_people(start_server: StartServer) -> None:
    server = start_server()
    address = server.settings["DURBAR_DATABASE"]
    anna, ben = account(server, "Rowdy"), browser(server)
    table = both_seated(anna, ben)
    listed = json.loads(durbar_command("admin", "tables", "--json", database=address).stdout)
    assert [row["id"] for row in listed] == [table]

    async def close() -> None:
        live = LivePlayer(server, table, cookie_of(anna), 0)
        await live.open()
        await live.wait_for("state")
        await asyncio.to_thread(durbar_command, "admin", "close-table", table, database=address)
        async with asyncio.timeout(PATIENCE):
            while live.state["status"] != "closed":
                await live.next()
            await asyncio.to_thread(durbar_command, "admin", "ban", "rowdy", database=address)
            with pytest.raises(ConnectionClosed):
                await live.wait_for("never")

    asyncio.run(close())
    body = {"seq": 5, "id": "x", "action": 0}
    assert ben.post(f"/api/tables/{table}/moves", json=body).status_code in (409, 403)
    assert anna.get("/api/me").json()["code"] == "banned"
    sign_in = {"name": "Rowdy", "password": PASSWORD}
    assert browser(server).post("/api/sessions", json=sign_in).json()["code"] == "banned"
    durbar_command("admin", "unban", "Rowdy", database=address)
    assert anna.get("/api/me").status_code == 200
    done = durbar_command("admin", "reset-password", "Rowdy", database=address)
    password = done.stdout.split()[-1]
    assert told(anna.get("/api/me")) == {"person": None}
    told(browser(server).post("/api/sessions", json={"name": "Rowdy", "password": password}), 201)
    for wrong in (("ban", "Nobody"), ("close-table", "nowhere"), ("reset-password", "Nobody")):
        assert durbar_command("admin", *wrong, database=address, check=False).returncode == 2
    people = json.loads(durbar_command("admin", "people", "--json", database=address).stdout)
    assert "Rowdy" in [row["name"] for row in people]


def test_health_and_figures(shared: Server) -> None:
    assert told(httpx.get(f"{shared.url}/healthz"))["status"] == "ok"
    open_table(browser(shared), seats=["me", "greedy"])
    figures = httpx.get(f"{shared.url}/metrics").text
    for name in ("durbar_request_seconds", "durbar_commit_seconds", "durbar_connections", "durbar_tables_loaded"):
        assert name in figures


def test_figures_need_the_token_if_there_is_one(start_server: StartServer) -> None:
    server = start_server(DURBAR_METRICS_TOKEN="figures-only")  # noqa: S106
    assert httpx.get(f"{server.url}/metrics").status_code == 403
    right = {"Authorization": "Bearer figures-only"}
    assert "durbar_" in httpx.get(f"{server.url}/metrics", headers=right).text
    assert "figures-only" not in server.log()


def test_logs_are_json_lines_without_secrets(start_server: StartServer) -> None:
    server = start_server(DURBAR_LOG_LEVEL="debug")
    anna, ben = account(server, "Logged"), browser(server)
    table = both_seated(anna, ben)
    wait_until(lambda: "request" in server.log())
    lines: list[dict[str, Any]] = []
    for line in server.log().splitlines():
        if line.startswith("{"):
            lines.append(json.loads(line))
    assert {"time", "level", "from", "message"} <= set(lines[0])
    assert any(line["message"] == "request" for line in lines)
    for secret in (PASSWORD, anna.cookies["durbar"], ben.cookies["durbar"], table):
        assert secret not in server.log()


def test_idle_tables_leave_the_memory_and_come_back(start_inside: StartInside) -> None:
    server = start_inside(idle_after=120)
    anna, ben = server.browser(), server.browser()
    table = both_seated(anna, ben)
    before = state_of(anna, table)

    def loaded() -> float:
        figures = anna.get("/metrics").text
        return float(next(line for line in figures.splitlines() if line.startswith("durbar_tables_loaded ")).split()[1])

    server.move(119.0)
    assert loaded() == 1
    server.move(1.0)
    assert loaded() == 0
    assert state_of(anna, table)["view"] == before["view"]


def test_a_second_start_changes_nothing(tmp_path: Path) -> None:
    async def twice() -> tuple[Any, Any]:
        database = Database(f"sqlite:///{tmp_path}/twice.db")
        first = await upgrade(database)
        second = await upgrade(database)
        await database.close()
        return first, second

    first, second = asyncio.run(twice())
    assert first[0] is None
    assert second == (first[1], first[1])
