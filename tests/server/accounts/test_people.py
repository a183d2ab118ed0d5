"""Guests, accounts, recovery, statistics, export and deletion."""

from __future__ import annotations

import json
import sqlite3

import httpx
import pytest

from tests.server.parts import Server, browser, told
from tests.server.tables.test_tables import both_seated, open_table, resign, state_of

PASSWORD = "peacock throne"  # noqa: S105


def account(server: Server, name: str) -> httpx.Client:
    client = browser(server)
    told(client.post("/api/accounts", json={"name": name, "password": PASSWORD}), 201)
    return client


def cookie(client: httpx.Client) -> str:
    return client.cookies["durbar"]


def test_a_guest_is_known_again_by_his_cookie(shared: Server) -> None:
    guest = browser(shared)
    assert told(guest.get("/api/me")) == {"person": None}
    made = told(guest.post("/api/guests", json={"name": "Gul", "lang": "fr"}), 201)
    assert told(guest.get("/api/me")) == made
    assert made["person"]["kind"] == "guest"
    again = httpx.Client(base_url=shared.url, cookies={"durbar": cookie(guest)})
    assert told(again.get("/api/me")) == made
    told(guest.patch("/api/me", json={"name": "Gulbadan", "lang": "en"}))
    assert told(again.get("/api/me"))["person"]["name"] == "Gulbadan"


def test_opening_a_table_makes_a_guest(shared: Server) -> None:
    client = browser(shared)
    open_table(client)
    assert told(client.get("/api/me"))["person"]["kind"] == "guest"


def test_a_guests_games_move_into_the_account_he_makes(shared: Server) -> None:
    guest = browser(shared)
    table = open_table(guest)
    before = cookie(guest)
    made = told(guest.post("/api/accounts", json={"name": "Jahanara", "password": PASSWORD}), 201)
    assert made["person"]["kind"] == "account"
    assert len(set(made["recovery_codes"])) == 8
    assert [t["table"] for t in told(guest.get("/api/me/tables"))["tables"]] == [table]
    assert state_of(guest, table)["seats"][0]["name"] == "Jahanara"
    assert cookie(guest) != before
    old = httpx.Client(base_url=shared.url, cookies={"durbar": before})
    assert told(old.get("/api/me")) == {"person": None}


def test_signing_in_elsewhere_brings_the_guests_games_along(shared: Server) -> None:
    home = account(shared, "Roshanara")
    first = open_table(home)
    phone = browser(shared)
    second = open_table(phone)
    told(phone.post("/api/sessions", json={"name": "roshanara ", "password": PASSWORD}), 201)
    for client in (home, phone):
        assert {t["table"] for t in told(client.get("/api/me/tables"))["tables"]} == {first, second}
    assert phone.delete("/api/sessions").status_code == 204
    assert told(phone.get("/api/me")) == {"person": None}
    assert told(home.get("/api/me"))["person"]["name"] == "Roshanara"


@pytest.mark.parametrize(
    ("name", "password", "status", "code"),
    [
        ("x", PASSWORD, 422, "bad-name"),
        (" padded ", PASSWORD, 422, "bad-name"),
        ("line\nbreak", PASSWORD, 422, "bad-name"),
        ("n" * 25, PASSWORD, 422, "bad-name"),
        ("Shahjahan", "short", 422, "bad-password"),
        ("Shahjahan", "p" * 201, 422, "bad-fields"),
    ],
)
def test_names_and_passwords_that_will_not_do(shared: Server, name: str, password: str, status: int, code: str) -> None:
    answer = browser(shared).post("/api/accounts", json={"name": name, "password": password})
    assert (answer.status_code, answer.json()["code"]) == (status, code)


def test_a_name_is_taken_whatever_its_case(shared: Server) -> None:
    account(shared, "Nur Jahan")
    answer = browser(shared).post("/api/accounts", json={"name": "nur  JAHAN", "password": PASSWORD})
    assert answer.json()["code"] == "name-taken"


def test_wrong_passwords_and_unknown_names_are_refused_alike(shared: Server) -> None:
    account(shared, "Mumtaz")
    wrong = browser(shared).post("/api/sessions", json={"name": "Mumtaz", "password": "not the right one"})
    unknown = browser(shared).post("/api/sessions", json={"name": "Nobody", "password": "not the right one"})
    assert wrong.status_code == unknown.status_code == 401
    assert wrong.json() == unknown.json()


def test_recovery_codes_work_once_and_end_other_sessions(shared: Server) -> None:
    client = browser(shared)
    codes = told(client.post("/api/accounts", json={"name": "Akbar", "password": PASSWORD}), 201)["recovery_codes"]
    other = browser(shared)
    body = {"name": "Akbar", "code": codes[2].upper(), "password": "a fresh password"}
    told(other.post("/api/recoveries", json=body), 201)
    assert told(client.get("/api/me")) == {"person": None}
    assert other.post("/api/recoveries", json=body).json()["code"] == "wrong-code"
    told(browser(shared).post("/api/sessions", json={"name": "Akbar", "password": "a fresh password"}), 201)
    fresh = told(other.post("/api/me/recovery-codes"), 201)["recovery_codes"]
    old = {"name": "Akbar", "code": codes[3], "password": "a fresh password"}
    assert browser(shared).post("/api/recoveries", json=old).status_code == 401
    told(browser(shared).post("/api/recoveries", json={**old, "code": fresh[0]}), 201)


def test_changing_the_password_ends_other_sessions(shared: Server) -> None:
    home = account(shared, "Babur")
    phone = browser(shared)
    told(phone.post("/api/sessions", json={"name": "Babur", "password": PASSWORD}), 201)
    wrong = home.post("/api/me/password", json={"old": "guessed wrongly", "new": "another password"})
    assert wrong.status_code == 401
    told(home.post("/api/me/password", json={"old": PASSWORD, "new": "another password"}))
    assert told(home.get("/api/me"))["person"]["name"] == "Babur"
    assert told(phone.get("/api/me")) == {"person": None}


def test_passwords_cookies_and_codes_are_not_kept_as_they_are(shared: Server) -> None:
    client = browser(shared)
    made = told(client.post("/api/accounts", json={"name": "Humayun", "password": "very secret words"}), 201)
    with sqlite3.connect(f"{shared.folder}/durbar.db") as database:
        kept = "\n".join(database.iterdump())
    assert "Humayun" in kept
    assert "$argon2id$" in kept
    for secret in ("very secret words", cookie(client), *made["recovery_codes"]):
        assert secret not in kept
        assert secret not in shared.log()


def test_own_tables_come_with_those_that_wait_first(shared: Server) -> None:
    anna, ben = account(shared, "Hamida"), browser(shared)
    finished = both_seated(anna, ben)
    resign(ben, finished)
    waiting = open_table(anna)
    mine = open_table(anna, seats=["me", "me"])
    assert [t["table"] for t in told(anna.get("/api/me/tables"))["tables"]] == [mine, waiting, finished]
    assert told(anna.get("/api/me/tables"))["tables"][0]["your_turn"] is True


def test_statistics_count_finished_games(shared: Server) -> None:
    anna, ben = account(shared, "Gulrukh"), browser(shared)
    for loser in (ben, ben, anna):
        resign(loser, both_seated(anna, ben))
    both_seated(anna, ben)
    (row,) = told(anna.get("/api/me/statistics"))["statistics"]
    assert (row["game"], row["players"], row["played"], row["won"]) == ("maharani", 2, 3, 2)


def test_export_holds_everything_and_deletion_forgets_it(shared: Server) -> None:
    anna, ben = account(shared, "Zebunnissa"), browser(shared)
    over, running = both_seated(anna, ben), open_table(anna, seats=["me", "open", "open"])
    told(anna.post(f"/api/tables/{over}/chat", json={"text": "my verses are mine"}), 201)
    told(anna.put(f"/api/tables/{over}/note", json={"text": "a private thought"}))
    resign(anna, over)
    export = told(anna.get("/api/me/export"))
    assert export["person"]["name"] == "Zebunnissa"
    assert {(table["id"], table["name"]) for table in export["tables"]} == {
        (over, "Zebunnissa"),
        (running, "Zebunnissa"),
    }
    assert [remark["text"] for remark in export["chat"]] == ["my verses are mine"]
    assert [note["text"] for note in export["notes"]] == ["a private thought"]
    assert "resign" in {entry["verb"] for entry in export["moves"]}
    assert "argon2" not in json.dumps(export)
    secret = cookie(anna)
    assert anna.post("/api/me/deletion", json={"password": "wrong one here"}).status_code == 401
    assert anna.post("/api/me/deletion", json={"password": PASSWORD}).status_code == 204
    assert told(httpx.get(f"{shared.url}/api/me", cookies={"durbar": secret})) == {"person": None}
    assert state_of(ben, over)["seats"][0]["name"] == ""
    assert state_of(ben, running)["seats"][0]["kind"] == "open"
    assert told(ben.get(f"/api/tables/{over}/record"))["seats"][0]["name"] == ""
    assert told(ben.get(f"/api/tables/{over}/chat"))["chat"] == []
    with sqlite3.connect(f"{shared.folder}/durbar.db") as database:
        kept = "\n".join(database.iterdump())
    for trace in ("Zebunnissa", "zebunnissa", "my verses", "a private thought"):
        assert trace not in kept


def test_a_deleted_player_leaves_a_bot_in_running_games(shared: Server) -> None:
    anna, ben = account(shared, "Dara"), browser(shared)
    table = both_seated(anna, ben)
    assert anna.post("/api/me/deletion", json={"password": PASSWORD}).status_code == 204
    assert state_of(ben, table)["seats"][0]["player"] == "greedy"
