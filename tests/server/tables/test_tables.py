"""Tables over plain HTTP: opening, sitting down, moving, agreeing, playing again."""

from __future__ import annotations

import random
import threading
import tomllib
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

import durbar
from tests.patience import PATIENCE, wait_until
from tests.server.conftest import StartInside
from tests.server.parts import Server, browser, told

MAHARANI = {"game": "maharani", "seats": ["me", "open"]}
SCENARIOS = Path(__file__).parents[2] / "scenarios"


@pytest.fixture
def anna(shared: Server) -> httpx.Client:
    client = browser(shared)
    told(client.post("/api/guests", json={"name": "Anna"}), 201)
    return client


@pytest.fixture
def ben(shared: Server) -> httpx.Client:
    client = browser(shared)
    told(client.post("/api/guests", json={"name": "Ben"}), 201)
    return client


def open_table(client: httpx.Client, **wish: Any) -> str:
    return str(told(client.post("/api/tables", json={**MAHARANI, **wish}), 201)["table"])


def both_seated(anna: httpx.Client, ben: httpx.Client, **wish: Any) -> str:
    table = open_table(anna, **wish)
    told(ben.post(f"/api/tables/{table}/seats/1", json={}))
    return table


def state_of(client: httpx.Client, table: str, **query: Any) -> Any:
    return told(client.get(f"/api/tables/{table}", params=query))


def mover(table: str, *clients: httpx.Client) -> tuple[httpx.Client, Any]:
    """Whose turn it is, and what he sees."""
    for client in clients:
        state = state_of(client, table)
        if state["actions"]:
            return client, state
    raise AssertionError("nobody can move")


def move(client: httpx.Client, state: Any, name: str = "m", **more: Any) -> httpx.Response:
    action = state["actions"][0]["action"]
    body = {"seq": state["seq"], "id": name, "action": action, **more}
    return client.post(f"/api/tables/{state['table']}/moves", json=body)


def test_the_games_are_listed_with_their_options(shared: Server) -> None:
    listed = told(browser(shared).get("/api/games"))
    assert [game["name"] for game in listed["games"]] == durbar.games()
    bots = {bot["name"]: bot for bot in listed["bots"]}
    assert [name for name, bot in bots.items() if bot["level"]] == [
        "novice",
        "apprentice",
        "skilled",
        "expert",
        "master",
    ]
    assert bots["greedy"]["title"] == "Greedy"
    for game in listed["games"]:
        assert game["players"] == list(durbar.game(game["name"]).players)
        assert set(game["options"]) == set(durbar.game(game["name"]).options)
    french = told(browser(shared).get("/api/games", params={"lang": "fr"}))
    assert all(bot["text"] and bot["text"] != bots[bot["name"]]["text"] for bot in french["bots"])
    assert all(option["text"] for game in french["games"] for option in game["options"].values())
    assert all(preset["text"] for game in french["games"] for preset in game["presets"].values())


def test_the_rules_of_a_game_whole_and_one_by_one(shared: Server) -> None:
    answer = browser(shared).get("/api/rules/maharani", params={"lang": "fr"})
    rules = told(answer)
    assert rules["lang"] == "fr"
    assert rules["markdown"].startswith("# Maharani")
    assert rules["rules"]["MN-G1"] in rules["markdown"]
    assert "max-age" in answer.headers["Cache-Control"]
    assert browser(shared).get("/api/rules/chess").json()["code"] == "game"


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess"}, "game"),
        ({"seats": ["me"]}, "bad-request"),
        ({"seats": ["me"] * 9}, "bad-request"),
        ({"seats": ["me", "deep_thought"]}, "bad-request"),
        ({"options": {"no_such": True}}, "bad-request"),
        ({"preset": "no_such"}, "preset"),
        ({"clock": {"kind": "days", "days": 0}}, "bad-fields"),
        ({"clock": {"kind": "sundial"}}, "bad-fields"),
        ({"position": {"players": 2, "nonsense": 1}}, "bad-data"),
        ({"fork": {"table": "x" * 22, "at": 1}}, "table"),
        ({"surprise": 1}, "bad-fields"),
        ({"public": "yes"}, "bad-fields"),
        ({"names": ["Anna"]}, "bad-names"),
        ({"names": ["", "Ben"]}, "name-of-another"),
        ({"names": ["n" * 25, ""]}, "bad-name"),
        ({"names": [" Anna", ""]}, "bad-name"),
        ({"names": ["An\u202ena", ""]}, "bad-name"),
        ({"names": ["An\x00na", ""]}, "bad-name"),
        ({"names": ["n" * 61, ""]}, "bad-fields"),
        ({"names": [None, ""]}, "bad-fields"),
        ({"names": "Anna"}, "bad-fields"),
        ({"names": [""] * 11}, "bad-fields"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_sentence(anna: httpx.Client, wish: dict[str, Any], code: str) -> None:
    answer = anna.post("/api/tables", json={**MAHARANI, **wish})
    assert answer.headers["content-type"] == "application/problem+json"
    problem = answer.json()
    assert problem["code"] == code
    assert 400 <= problem["status"] == answer.status_code < 500
    assert len(problem["detail"]) > 10


def test_refusals_speak_french(anna: httpx.Client) -> None:
    answer = anna.post("/api/tables?lang=fr", json={**MAHARANI, "game": "chess"})
    assert answer.json()["detail"].startswith("Ce jeu n’existe pas ici.")


def test_the_start_waits_for_all_seats(anna: httpx.Client, ben: httpx.Client) -> None:
    table = open_table(anna)
    waiting = state_of(ben, table)
    assert (waiting["status"], waiting["view"], waiting["you"]) == ("open", None, None)
    assert [seat["kind"] for seat in waiting["seats"]] == ["human", "open"]
    refused = anna.post(f"/api/tables/{table}/moves", json={"seq": 0, "id": "a", "action": 0})
    assert (refused.status_code, refused.json()["code"]) == (409, "not-started")
    started = told(ben.post(f"/api/tables/{table}/seats/1", json={}))
    assert (started["status"], started["you"]) == ("playing", 1)
    assert [seat["name"] for seat in started["seats"]] == ["Anna", "Ben"]
    assert ben.post(f"/api/tables/{table}/seats/1", json={}).json()["code"] == "started"


def test_a_seat_can_be_left_and_a_table_called_off_before_the_start(anna: httpx.Client, ben: httpx.Client) -> None:
    table = open_table(anna, seats=["me", "open", "open"])
    told(ben.post(f"/api/tables/{table}/seats/2", json={}))
    assert ben.post(f"/api/tables/{table}/seats/2", json={}).json()["code"] == "seat-taken"
    assert ben.delete(f"/api/tables/{table}/seats/0").status_code == 403
    left = told(ben.delete(f"/api/tables/{table}/seats/2"))
    assert left["seats"][2]["kind"] == "open"
    assert ben.delete(f"/api/tables/{table}").json()["code"] == "host-only"
    assert told(anna.delete(f"/api/tables/{table}"))["status"] == "closed"
    assert ben.post(f"/api/tables/{table}/seats/2", json={}).status_code == 409


def test_only_the_host_seats_bots(anna: httpx.Client, ben: httpx.Client) -> None:
    table = open_table(anna)
    assert ben.post(f"/api/tables/{table}/seats/1", json={"bot": "greedy"}).json()["code"] == "host-only"
    started = told(anna.post(f"/api/tables/{table}/seats/1", json={"bot": "greedy"}))
    assert started["status"] == "playing"


def test_public_tables_are_listed_and_private_ones_are_not(anna: httpx.Client, ben: httpx.Client) -> None:
    public, private = open_table(anna, public=True), open_table(anna)
    listed = [table["table"] for table in told(ben.get("/api/tables"))["open"]]
    assert public in listed
    assert private not in listed


def test_a_move_is_taken_once_however_often_it_is_sent(anna: httpx.Client, ben: httpx.Client) -> None:
    table = both_seated(anna, ben)
    client, state = mover(table, anna, ben)
    first = told(move(client, state, "once"))
    after = state_of(client, table)
    for _ in range(3):
        assert told(move(client, state, "once")) == first
    assert state_of(client, table)["seq"] == after["seq"] == first["seq"]


def test_an_id_belongs_to_one_decision(anna: httpx.Client) -> None:
    table = open_table(anna, seats=["me", "me"])
    told(move(anna, state_of(anna, table), "twice"))
    for _ in range(20):
        state = state_of(anna, table)
        again = move(anna, state, "twice")
        if again.status_code == 409:
            break
    assert again.json()["code"] == "id-used"
    assert state_of(anna, table) == state
    told(move(anna, state, "fresh"))


def test_the_same_move_sent_many_times_at_once_is_taken_once(anna: httpx.Client, ben: httpx.Client) -> None:
    table = both_seated(anna, ben)
    client, state = mover(table, anna, ben)
    answers: list[int] = []

    def send(name: str) -> None:
        with httpx.Client(base_url=client.base_url, cookies=client.cookies, timeout=PATIENCE) as other:
            answers.append(move(other, state, name).status_code)

    threads = [threading.Thread(target=send, args=(f"racer{n}",)) for n in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(answers) == [200] + [409] * 5


def test_a_stale_move_is_refused(anna: httpx.Client, ben: httpx.Client) -> None:
    table = both_seated(anna, ben)
    client, state = mover(table, anna, ben)
    told(move(client, state, "one"))
    refused = move(client, state, "two")
    assert (refused.status_code, refused.json()["code"]) == (409, "stale")
    assert refused.json()["seq"] == state_of(client, table)["seq"]


def test_an_illegal_move_names_the_rule_and_changes_nothing(anna: httpx.Client, ben: httpx.Client) -> None:
    table = both_seated(anna, ben)
    client, state = mover(table, anna, ben)
    legal = {action["action"] for action in state["actions"]}
    wrong = next(a for a in range(durbar.game("maharani").num_actions) if a not in legal)
    refused = client.post(f"/api/tables/{table}/moves", json={"seq": state["seq"], "id": "x", "action": wrong})
    assert refused.status_code == 422
    assert refused.json()["rule"].startswith("MN-")
    assert state_of(client, table) == state


def test_undo_takes_back_and_is_seen_by_all(anna: httpx.Client, ben: httpx.Client) -> None:
    table = both_seated(anna, ben)
    for number in range(40):
        client, state = mover(table, anna, ben)
        told(move(client, state, f"m{number}"))
        after = state_of(client, table)
        if after["can_undo"]:
            body = {"seq": after["seq"], "id": f"u{number}", "count": 1}
            told(client.post(f"/api/tables/{table}/undo", json=body))
            assert state_of(client, table)["view"] == state["view"]
            other = ben if client is anna else anna
            assert state_of(other, table)["log"][-1]["notation"] == "undo 1"
            return
    raise AssertionError("nothing could be undone")


def test_polling_waits_for_news_and_gets_only_them(start_inside: StartInside) -> None:
    server = start_inside()
    anna, ben = server.browser(), server.browser()
    table = both_seated(anna, ben)
    client, state = mover(table, anna, ben)
    other = ben if client is anna else anna
    known = other.get(f"/api/tables/{table}")
    seq, tag = known.json()["seq"], {"If-None-Match": known.headers["ETag"]}
    assert other.get(f"/api/tables/{table}", headers=tag).status_code == 304
    with ThreadPoolExecutor() as elsewhere:

        def poll() -> Future[httpx.Response]:
            answer = elsewhere.submit(other.get, f"/api/tables/{table}?wait=25&since={seq}", headers=tag)
            wait_until(lambda: server.services.tables.watchers_of(table))
            return answer

        nothing = poll()
        server.move(24.0)
        assert not nothing.done()
        server.move(1.0)
        assert nothing.result(PATIENCE).status_code == 304
        news = poll()
        told(move(client, state, "now"))
        told_now = told(news.result(PATIENCE))
    assert [line["n"] for line in told_now["log"]] == list(range(seq + 1, told_now["seq"] + 1))


@pytest.mark.parametrize("game", durbar.games())
def test_every_position_of_the_scenarios_can_be_played_from(anna: httpx.Client, game: str) -> None:
    files = sorted(SCENARIOS.joinpath(game).glob("*.toml"))
    scenarios = [one for file in files for one in tomllib.loads(file.read_text("utf-8"))["scenario"]]
    positions = [one["position"] for one in scenarios if isinstance(one.get("position"), dict)]
    assert len(positions) > 10
    for position in positions:
        table = open_table(anna, game=game, seats=["me"] * position["players"], position=position)
        state = state_of(anna, table)
        assert state["over"] or state["actions"]
        assert state["view"]["players"] == position["players"]


def test_several_seats_at_one_screen(anna: httpx.Client) -> None:
    table = open_table(anna, seats=["me", "me"])
    first = state_of(anna, table)
    assert first["yours"] == [0, 1]
    assert first["you"] in first["pending"]
    assert state_of(anna, table, seat=0)["you"] == 0
    assert state_of(anna, table, seat=1)["you"] == 1
    told(move(anna, first, "hot"))


def test_actions_in_words_with_what_they_bring(anna: httpx.Client) -> None:
    table = open_table(anna, seats=["me", "me"])
    state = state_of(anna, table, words=1)
    listed = told(anna.get(f"/api/tables/{table}/actions", params={"seat": state["you"]}))
    assert [a["action"] for a in listed["actions"]] == [a["action"] for a in state["actions"]]
    assert [a["words"] for a in listed["actions"]] == [a["words"] for a in state["actions"]]
    chosen = random.Random(3).choice(listed["actions"])
    assert chosen["do"] == next(a["do"] for a in state["actions"] if a["action"] == chosen["action"])
    assert not chosen["final"]  # a second tile may follow
    told(anna.post(f"/api/tables/{table}/moves", json={"seq": state["seq"], "id": "p", "action": chosen["action"]}))
    after = state_of(anna, table, since=state["seq"], seat=state["you"])
    assert all(event["text"] for event in chosen["events"])
    assert after["log"][0]["events"] == [
        {key: value for key, value in event.items() if key != "text"} for event in chosen["events"]
    ]
    assert after["view"]["scores"] == chosen["scores"]
    assert chosen["gain"] == chosen["scores"][state["you"]]
    assert anna.get(f"/api/tables/{table}/actions", params={"seat": 1 - state["you"]}).json()["actions"] == []


def test_hints_where_the_table_allows_them(anna: httpx.Client) -> None:
    table = open_table(anna, seats=["me", "me"])
    state = state_of(anna, table)
    lines = told(anna.get(f"/api/tables/{table}/hint", params={"lang": "fr"}))["lines"]
    assert 1 <= len(lines) <= 3
    for line in lines:
        assert line["action"] in [action["action"] for action in state["actions"]]
        assert 0 <= line["win"] <= 1
        assert line["words"].startswith("Poser")
        assert line["purpose"]
    assert told(anna.get(f"/api/tables/{table}/hint", params={"lang": "fr"}))["lines"] == lines
    silent = open_table(anna, seats=["me", "me"], hints=False)
    assert anna.get(f"/api/tables/{silent}/hint").json()["code"] == "no-hints"


def test_every_number_is_explained(anna: httpx.Client) -> None:
    table = open_table(anna, seats=["me", "me"], hints=False)
    assert anna.get(f"/api/tables/{table}/explain").json()["seats"][0]["accounts"][0]["entries"] == []
    for number in range(12):
        told(move(anna, state_of(anna, table), f"e{number}"))
    scores = state_of(anna, table)["view"]["scores"]
    assert any(scores)
    for client, lang in ((anna, "en"), (anna, "fr")):
        explained = told(client.get(f"/api/tables/{table}/explain", params={"lang": lang}))
        for seat, score in enumerate(scores):
            (account,) = explained["seats"][seat]["accounts"]
            assert account["total"] == score == sum(source["amount"] for source in account["sources"])
            assert score == sum(entry["amount"] for entry in account["entries"])
            assert all(entry["text"] and entry["rule"].startswith("MN-") for entry in account["entries"])
            assert all(source["text"] for source in account["sources"])


def resign(client: httpx.Client, table: str) -> None:
    state = state_of(client, table)
    told(client.post(f"/api/tables/{table}/resign", json={"seq": state["seq"], "id": "enough"}))


def test_resigning_ends_a_game_for_two_and_opens_the_record(anna: httpx.Client, ben: httpx.Client) -> None:
    table = both_seated(anna, ben)
    for path in ("record", "replay", "proof"):
        assert anna.get(f"/api/tables/{table}/{path}").json()["code"] == "not-ended"
    resign(anna, table)
    over = state_of(ben, table)
    assert (over["status"], over["result"]["winners"], over["result"]["resigned"]) == ("over", [1], [0])
    record = durbar.Record.from_dict(told(ben.get(f"/api/tables/{table}/record")))
    assert over["seed"] == record.seed
    late = ben.post(f"/api/tables/{table}/moves", json={"seq": over["seq"], "id": "z", "action": 1})
    assert late.json()["code"] == "ended"


def test_rematch_opens_one_table_for_all(anna: httpx.Client, ben: httpx.Client) -> None:
    table = both_seated(anna, ben)
    assert anna.post(f"/api/tables/{table}/rematch").json()["code"] == "not-ended"
    resign(anna, table)
    again = told(ben.post(f"/api/tables/{table}/rematch"), 201)
    assert [seat["kind"] for seat in again["seats"]] == ["open", "human"]
    assert state_of(anna, table)["rematch"] == again["table"]
    assert told(anna.post(f"/api/tables/{table}/rematch"), 201)["table"] == again["table"]
    assert told(anna.post(f"/api/tables/{again['table']}/seats/0", json={}))["status"] == "playing"
    assert state_of(anna, again["table"])["seed_digest"] != state_of(anna, table)["seed_digest"]


def test_forking_a_finished_game(anna: httpx.Client, ben: httpx.Client) -> None:
    table = both_seated(anna, ben)
    fork = {"game": "maharani", "seats": ["me", "greedy"], "fork": {"table": table, "at": 6}}
    client, state = mover(table, anna, ben)
    told(move(client, state))
    assert anna.post("/api/tables", json=fork).json()["code"] == "not-ended"
    resign(anna, table)
    forked = told(anna.post("/api/tables", json=fork), 201)
    then = told(anna.get(f"/api/tables/{table}/replay", params={"at": 6}))
    assert forked["view"] == then["view"]
    assert forked["status"] == "playing"


def test_abandoning_needs_everybody(anna: httpx.Client, ben: httpx.Client) -> None:
    table = both_seated(anna, ben)
    assert anna.put(f"/api/tables/{table}/votes/abandon").status_code == 204
    assert state_of(ben, table)["votes"] == {"abandon": [0]}
    assert state_of(ben, table)["status"] == "playing"
    assert anna.delete(f"/api/tables/{table}/votes/abandon").status_code == 204
    assert state_of(ben, table)["votes"] == {}
    assert ben.put(f"/api/tables/{table}/votes/abandon").status_code == 204
    assert anna.put(f"/api/tables/{table}/votes/abandon").status_code == 204
    assert state_of(ben, table)["status"] == "abandoned"
    state = state_of(anna, table)
    assert state["actions"] == []
    late = anna.post(f"/api/tables/{table}/moves", json={"seq": state["seq"], "id": "q", "action": 0})
    assert late.json()["code"] == "ended"


def names_at(client: httpx.Client, table: str) -> list[str]:
    return [seat["name"] for seat in state_of(client, table)["seats"]]


def test_players_at_one_screen_have_names_of_their_own(anna: httpx.Client) -> None:
    table = open_table(anna, seats=["me", "me", "me", "greedy"], names=["Zoé", "", "<b>Ben</b>", ""])
    assert names_at(anna, table) == ["Zoé", "Anna", "<b>Ben</b>", ""]
    for seat in (0, 1, 2):
        assert anna.put(f"/api/tables/{table}/votes/abandon?seat={seat}").status_code == 204
    again = told(anna.post(f"/api/tables/{table}/rematch"), 201)["table"]
    assert names_at(anna, again) == ["Zoé", "Anna", "<b>Ben</b>", ""]


def test_a_name_of_its_own_stays_when_the_player_is_called_otherwise(shared: Server, anna: httpx.Client) -> None:
    table = open_table(anna, seats=["me", "me"], names=["", "Zoé"])
    told(anna.patch("/api/me", json={"name": "Hannah"}))
    assert names_at(anna, table) == ["Hannah", "Zoé"]
    told(anna.post("/api/accounts", json={"name": "Arjumand", "password": "correct horse"}), 201)
    seats = state_of(anna, table)["seats"]
    assert [(seat["name"], seat["account"]) for seat in seats] == [("Arjumand", True), ("Zoé", False)]


def test_a_bot_takes_over_only_for_somebody_who_is_away(start_inside: StartInside) -> None:
    server = start_inside()
    anna, ben = server.browser(), server.browser()
    table = both_seated(anna, ben)
    about = f"/api/tables/{table}/votes/takeover-1"
    with server.looking(ben, table) as live:
        live.wait_for("state")
        assert anna.put(about).json()["code"] == "still-here"
    assert not state_of(anna, table)["seats"][1]["online"]
    assert anna.put(about).status_code == 204
    assert state_of(ben, table)["seats"][1]["player"] == "greedy"


def test_takeover_by_vote_and_return(start_inside: StartInside) -> None:
    server = start_inside(bot_delay=1.0)
    anna, ben, cleo = (server.browser() for _ in range(3))
    table = open_table(anna, seats=["me", "open", "open"])
    told(ben.post(f"/api/tables/{table}/seats/1", json={}))
    told(cleo.post(f"/api/tables/{table}/seats/2", json={}))
    assert anna.put(f"/api/tables/{table}/votes/takeover-1").status_code == 204
    assert ben.put(f"/api/tables/{table}/votes/takeover-1").json()["code"] == "no-vote"
    assert state_of(ben, table)["seats"][1]["player"] == "human"
    assert cleo.put(f"/api/tables/{table}/votes/takeover-1").status_code == 204
    assert state_of(ben, table)["seats"][1]["player"] == "greedy"
    while not {0, 2} & set(state_of(anna, table)["pending"]):
        server.move(1.0)
    told(ben.post(f"/api/tables/{table}/return", json={"id": "back"}))
    assert state_of(anna, table)["seats"][1]["player"] == "human"
