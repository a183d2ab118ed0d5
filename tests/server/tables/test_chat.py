"""Chat, muting and notes."""

from __future__ import annotations

import asyncio

from tests.server.conftest import StartInside
from tests.server.parts import Server, browser, told
from tests.server.players import LivePlayer, cookie_of
from tests.server.tables.test_tables import both_seated, resign


def heard(client: object, table: str) -> list[str]:
    return [remark["text"] for remark in told(client.get(f"/api/tables/{table}/chat"))["chat"]]  # type: ignore[attr-defined]


def test_players_do_not_hear_spectators_before_the_end(shared: Server) -> None:
    anna, ben, eve, zoe = (browser(shared) for _ in range(4))
    table = both_seated(anna, ben)
    for client in (eve, zoe):
        told(client.post("/api/guests", json={}), 201)
    told(anna.post(f"/api/tables/{table}/chat", json={"text": "good luck"}), 201)
    told(eve.post(f"/api/tables/{table}/chat", json={"text": "she should go north"}), 201)
    assert heard(ben, table) == ["good luck"]
    assert heard(zoe, table) == ["good luck", "she should go north"]
    resign(anna, table)
    assert heard(ben, table) == ["good luck", "she should go north"]


def test_live_talk_reaches_only_its_room(shared: Server) -> None:
    anna, ben, eve = (browser(shared) for _ in range(3))
    table = both_seated(anna, ben)
    told(eve.post("/api/guests", json={}), 201)

    async def talk() -> tuple[list[str], list[str]]:
        player = LivePlayer(shared, table, cookie_of(ben), 1)
        watcher = LivePlayer(shared, table, cookie_of(eve), None)
        for client in (player, watcher):
            await client.open()
        await watcher.send(type="say", text="psst")
        await watcher.wait_for("chat")
        told(anna.post(f"/api/tables/{table}/chat", json={"text": "hello"}), 201)
        await player.wait_for("chat")
        await watcher.wait_for("chat")
        for client in (player, watcher):
            await client.close()
        return player.received, watcher.received

    player, watcher = asyncio.run(talk())
    assert "psst" not in "".join(player)
    assert "hello" in "".join(player)
    assert "psst" in "".join(watcher)


def test_somebody_who_is_muted_is_not_heard_again(shared: Server) -> None:
    anna, ben = browser(shared), browser(shared)
    table = both_seated(anna, ben)
    rude = told(ben.post(f"/api/tables/{table}/chat", json={"text": "rude words"}), 201)
    assert heard(anna, table) == ["rude words"]
    assert anna.put(f"/api/tables/{table}/chat/{rude['id']}/mute").status_code == 204
    told(ben.post(f"/api/tables/{table}/chat", json={"text": "more of them"}), 201)
    assert told(anna.get(f"/api/tables/{table}/chat")) == {"chat": [], "muted": 1}
    assert heard(ben, table) == ["rude words", "more of them"]
    assert anna.delete("/api/me/mutes").status_code == 204
    assert len(heard(anna, table)) == 2
    assert anna.put(f"/api/tables/{table}/chat/999999/mute").status_code == 404


def test_a_spectator_who_speaks_is_a_guest_and_knows_his_own_words(shared: Server) -> None:
    anna, ben, eve = (browser(shared) for _ in range(3))
    table = both_seated(anna, ben)
    told(eve.post(f"/api/tables/{table}/chat", json={"text": "psst"}), 201)
    told(anna.post(f"/api/tables/{table}/chat", json={"text": "hello"}), 201)
    chat = told(eve.get(f"/api/tables/{table}/chat"))
    assert [(remark["text"], remark["own"], remark["room"]) for remark in chat["chat"]] == [
        ("psst", True, "watchers"),
        ("hello", False, "players"),
    ]
    assert chat["muted"] == 0


def test_talk_is_limited_in_length_and_pace(start_inside: StartInside) -> None:
    server = start_inside()
    anna, ben = server.browser(), server.browser()
    table = both_seated(anna, ben)
    assert anna.post(f"/api/tables/{table}/chat", json={"text": "x" * 501}).status_code == 422
    assert anna.post(f"/api/tables/{table}/chat", json={"text": "\u0000"}).status_code == 422

    def say_again() -> list[int]:
        return [anna.post(f"/api/tables/{table}/chat", json={"text": "again"}).status_code for _ in range(12)]

    assert say_again() == [201] * 10 + [429] * 2
    assert ben.post(f"/api/tables/{table}/chat", json={"text": "I may still speak"}).status_code == 201
    server.move(3.0)
    assert say_again() == [201] * 3 + [429] * 9


def test_notes_are_private(shared: Server) -> None:
    anna, ben = browser(shared), browser(shared)
    table = both_seated(anna, ben)
    told(anna.put(f"/api/tables/{table}/note", json={"text": "he saves blue"}))
    assert told(anna.get(f"/api/tables/{table}/note")) == {"text": "he saves blue"}
    assert told(ben.get(f"/api/tables/{table}/note")) == {"text": ""}
    told(anna.put(f"/api/tables/{table}/note", json={"text": ""}))
    assert told(anna.get(f"/api/tables/{table}/note")) == {"text": ""}
