from __future__ import annotations

import pickle
import re
from pathlib import Path
from typing import Any

import pytest
from play_helpers import GAMES, play

import durbar
from durbar import text
from durbar.games.definition import Game
from durbar.play.chance import SeededChance
from durbar.play.course import TableError
from durbar.play.entries import Entry
from durbar.play.record import Record, RecordError, Result
from durbar.play.replay import state_at, steps, verify
from durbar.play.table import Table

every_game = pytest.mark.parametrize(("name", "players"), GAMES)


def table_of(name: str, seats: list[str], seed: int = 7, **more: Any) -> Table:
    return Table(durbar.game(name), seats, seed=seed, **more)


def fingerprint(table: Table) -> tuple[int, int, list[Entry]]:
    return hash(table.state), table.seq, table.log


@every_game
def test_bots_play_whole_games_that_verify(name: str, players: int) -> None:
    for seed in range(3):
        table = table_of(name, ["dice"] * players, seed)
        made = table.advance()
        assert table.over
        assert made[-1].n == table.seq
        assert table.result() == Result(table.state.scores(), table.state.winners(), [])
        record = Record.loads(table.record().dumps())
        assert record == table.record()
        assert verify(record) == []
        assert hash(state_at(record, table.seq)) == hash(table.state)


@every_game
def test_people_play_whole_games(name: str, players: int) -> None:
    table = play(table_of(name, ["human"] * (players - 1) + ["dice"]), seed=3)
    assert table.over
    assert verify(table.record()) == []


@every_game
def test_the_same_seed_gives_the_same_game(name: str, players: int) -> None:
    logs = []
    for seed in (1, 1, 2):
        table = table_of(name, ["dice"] * players, seed)
        table.advance()
        logs.append(table.log)
    assert logs[0] == logs[1] != logs[2]


def test_draws_are_counted_apart_from_everything_else() -> None:
    """Whatever people do and take back in between, draw number i is the one that the seed gives for i."""
    table = table_of("maharani", ["human"] * 3)
    rng = durbar.Rng(1)
    while not table.over:
        seat, legal = table.state.to_move(), table.state.legal_actions()
        table.act(seat, legal[rng.randrange(len(legal))])
        if table.can_undo(seat) and rng.randrange(2):
            table.undo(seat)
    assert any(entry.verb == "undo" for entry in table.log)
    chance = SeededChance("7")
    draws = [step for step in steps(table.record()) if step.by == durbar.CHANCE]
    assert len(draws) > 30
    for index, step in enumerate(draws):
        assert step.action == chance.draw(index, step.before.chance_outcomes())


def test_every_decision_of_a_bot_has_its_own_generator() -> None:
    table = table_of("maharani", ["human"] * 2)
    for _ in range(5):
        wanted = SeededChance("7").bot_rng(table.seq)
        assert table.bot_rng().randrange(2**30) == wanted.randrange(2**30)
        table.act(table.state.to_move(), table.state.legal_actions()[0])


@every_game
def test_nobody_waits_for_draws(name: str, players: int) -> None:
    table = table_of(name, ["human"] * players)
    for until in range(1, 40):
        play(table, until, until=table.seq + 1)
        assert table.over or table.state.to_move() != durbar.CHANCE


@every_game
def test_resuming_anywhere_gives_the_same_continuation(name: str, players: int) -> None:
    whole = table_of(name, ["dice"] * players, seed=5)
    whole.advance()
    for cut in range(0, whole.seq, max(1, whole.seq // 7)):
        record = Record(**{**vars(whole.record()), "log": whole.log[:cut], "seed": None, "result": None})
        resumed = Table.resume(Record.loads(record.dumps()), seed=5)
        resumed.advance()
        assert resumed.log == whole.log
        assert resumed.record() == whole.record()


@every_game
def test_a_pickled_table_goes_on_alike(name: str, players: int) -> None:
    table = play(table_of(name, ["dice", *["human"] * (players - 1)]), seed=1, until=20)
    copy = pickle.loads(pickle.dumps(table))  # noqa: S301
    assert fingerprint(copy) == fingerprint(table)
    assert play(copy, seed=2).record() == play(table, seed=2).record()


@every_game
def test_a_table_can_start_from_a_position(name: str, players: int) -> None:
    middle = play(table_of(name, ["human"] * players), seed=1, until=25).state.to_dict()
    table = table_of(name, ["dice"] * players, position=middle)
    table.advance()
    record = Record.loads(table.record().dumps())
    assert record.position == middle
    assert verify(record) == []


@every_game
def test_no_action_belongs_to_two_seats(name: str, players: int) -> None:
    """What lets a table know for whom an action is: the legal actions of different seats are different."""
    table = table_of(name, ["human"] * players)
    while not table.over:
        legal = [action for seat in range(players) for action in table.state.legal_actions(seat)]
        assert len(set(legal)) == len(legal)
        play(table, seed=table.seq, until=table.seq + 1)


def test_resuming_needs_the_right_seed() -> None:
    record = play(table_of("maharani", ["human"] * 2), seed=1, until=15).record()
    with pytest.raises(TableError, match="only with its seed"):
        Table.resume(record)
    with pytest.raises(TableError, match="not the seed"):
        Table.resume(record, seed=8)


def test_a_finished_record_brings_its_seed() -> None:
    table = table_of("maharani", ["dice"] * 2)
    table.advance()
    resumed = Table.resume(table.record())
    assert resumed.over
    assert resumed.result() == table.result()


def test_resuming_a_record_with_an_impossible_entry_names_it() -> None:
    record = play(table_of("maharani", ["human"] * 2), seed=1, until=15).record()
    log = [*record.log[:5], Entry(record.log[5].by, "do", "stop")]
    with pytest.raises(RecordError, match=r"entry 6: seat . *: stop \(MN-R2"):
        Table.resume(Record(**{**vars(record), "log": log}), seed=7)


def test_the_seed_stays_secret_until_the_end() -> None:
    table = table_of("maharani", ["dice", "human"], seed=1234567)
    table.advance()
    assert table.seed is None
    assert table.record().seed is None
    assert "1234567" not in str(table.view(0)) + str(table.view(None)) + table.record().dumps()
    play(table, seed=1)
    assert table.seed == table.view(None)["seed"] == table.record().seed == "1234567"


def test_advance_stops_where_a_person_decides() -> None:
    for kind in ("human", "open"):
        table = table_of("maharani", ["dice", kind, "dice"])
        made = table.advance()
        assert table.state.to_move() == 1
        assert all(step.by != 1 for step in made)
        assert table.step() is None
        assert table.advance() == []


def test_acting_returns_what_happened() -> None:
    table = table_of("maharani", ["human"] * 3)
    seat = table.state.to_move()
    events = table.act(seat, table.state.legal_actions()[0])
    assert events[0]["kind"] == "place"
    assert events == table.view(seat)["events"]
    more = table.act(seat, table.state.parse("stop"))
    assert [event["kind"] for event in more] == ["stop", "draw", "turn"]


def test_refusals_change_nothing() -> None:
    table = table_of("maharani", ["human"] * 3)
    seat = table.state.to_move()
    before = fingerprint(table)
    other = (seat + 1) % 3
    with pytest.raises(TableError, match=f"not the turn of seat {other}: the decision is with seat {seat}"):
        table.act(other, table.state.legal_actions()[0])
    with pytest.raises(durbar.IllegalAction, match="MN-F2"):
        table.act(seat, table.state.parse("refresh"))
    for action in (-1, 10**30, True, "stop", None, 1.0):
        with pytest.raises(TableError, match=r"is not an action: actions are 0 to 1173$"):
            table.act(seat, action)  # type: ignore[arg-type]
    for nobody in (-1, 3, True, "0", None):
        with pytest.raises(TableError, match="there is no seat"):
            table.act(nobody, 0)  # type: ignore[arg-type]
    assert fingerprint(table) == before


def test_nothing_happens_after_the_end() -> None:
    table = table_of("maharani", ["dice"] * 3)
    table.advance()
    before = fingerprint(table)
    with pytest.raises(durbar.IllegalAction, match="MN-X1"):
        table.act(0, 0)
    for deed in (table.resign, table.give_back, lambda seat: table.takeover(seat, "dice")):
        with pytest.raises(TableError, match="the game is over"):
            deed(0)
    assert table.can_undo(0) == table.can_undo(1) == table.can_undo(2) == 0
    assert table.advance() == []
    assert table.deciders() == []
    assert fingerprint(table) == before


def test_a_bot_that_cheats_is_stopped() -> None:
    table = table_of("maharani", ["cheat"] * 2)
    before = fingerprint(table)
    with pytest.raises(ValueError, match="MN-"):
        table.advance()
    assert fingerprint(table) == before


@pytest.mark.parametrize(
    ("seats", "more", "words"),
    [
        (["human"], {}, "2 to 4 players"),
        (["human"] * 5, {}, "2 to 4 players"),
        ("human", {}, "seats are a list"),
        (["human", 5], {}, "seats are a list"),
        (["human", "nobody"], {}, "no bot 'nobody'"),
        (["human", "human"], {"names": ["Ada"]}, "as many names"),
        (["human", "human"], {"names": ["Ada", "\x1b[2J"]}, "cannot be a name"),
        (["human", "human"], {"options": {"speed": 3}}, "no option 'speed'"),
        (["human", "human"], {"position": {"players": 3}, "options": {"speed": 3}}, "its own options"),
        (["human", "human"], {"position": {"players": 9}}, "players"),
    ],
)
def test_bad_tables_are_refused(seats: Any, more: dict[str, Any], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        table_of("maharani", seats, **more)


def test_a_position_must_suit_the_seats() -> None:
    position = table_of("maharani", ["human"] * 3).state.to_dict()
    with pytest.raises(TableError, match="for 3 players, but there are 2 seats"):
        table_of("maharani", ["human"] * 2, position=position)


def test_with_two_the_one_who_stays_has_won() -> None:
    table = play(table_of("maharani", ["human"] * 2), seed=1, until=30)
    leader = max(range(2), key=lambda seat: table.state.scores()[seat])
    table.resign(leader)
    assert table.over
    assert table.result() == Result(table.state.scores(), [1 - leader], [leader])
    assert verify(Record.loads(table.record().dumps())) == []
    seat = table.state.to_move()
    with pytest.raises(TableError, match="the game is over"):
        table.act(seat, table.state.legal_actions()[0])


def test_with_more_a_bot_plays_on_for_who_resigned_and_cannot_win() -> None:
    surprised = False
    for seed in range(12):
        table = table_of("maharani", ["human"] * 3, seed)
        table.resign(1)
        assert not table.over
        assert table.player(1) == "greedy"
        assert [entry.to_dict() for entry in table.log[-2:]] == [
            {"by": 1, "resign": True},
            {"by": 1, "takeover": "greedy"},
        ]
        with pytest.raises(TableError, match="resigned"):
            table.give_back(1)
        with pytest.raises(TableError, match="resigned already"):
            table.resign(1)
        play(table, seed)
        result = table.result()
        assert result is not None
        best = max(table.state.scores()[seat] for seat in (0, 2))
        assert result.winners == [seat for seat in (0, 2) if table.state.scores()[seat] == best]
        assert result.resigned == [1]
        assert verify(table.record()) == []
        surprised |= table.state.winners() == [1]
    assert surprised, "no game in which the one who resigned would have won: the test proves nothing"


def test_the_last_of_three_wins_when_the_others_resign() -> None:
    table = table_of("maharani", ["human"] * 3)
    table.resign(2)
    table.resign(0)
    assert table.over
    assert table.result() == Result([0, 0, 0], [1], [0, 2])


def test_a_bot_takes_a_seat_over_and_gives_it_back() -> None:
    table = table_of("maharani", ["human"] * 2)
    seat = table.state.to_move()
    table.takeover(seat, "dice")
    assert table.player(seat) == "dice"
    assert table.advance()[0].by == seat
    assert table.state.to_move() == 1 - seat
    with pytest.raises(TableError, match="by the bot dice already"):
        table.takeover(seat, "dice")
    table.give_back(seat)
    assert table.player(seat) == "human"
    with pytest.raises(TableError, match="not taken over"):
        table.give_back(seat)
    with pytest.raises(ValueError, match="no bot 'nobody'"):
        table.takeover(seat, "nobody")
    assert table.step() is None
    assert verify(play(table, seed=1).record()) == []


def test_resuming_keeps_who_resigned_and_who_was_taken_over() -> None:
    table = table_of("maharani", ["human"] * 4)
    table.takeover(0, "dice")
    table.resign(1)
    resumed = Table.resume(Record.loads(table.record().dumps()), seed=7)
    assert [resumed.player(seat) for seat in range(4)] == ["dice", "greedy", "human", "human"]
    assert resumed.resigned == [1]


def test_an_open_seat_is_taken() -> None:
    table = table_of("maharani", ["open", "human"], names=["", "Bo"])
    table.sit(0, "Ada")
    assert table.names == ["Ada", "Bo"]
    assert table.player(0) == "human"
    with pytest.raises(TableError, match="not open"):
        table.sit(0, "Eve")
    assert Record.loads(table.record().dumps()).seats == table.seats


def test_views_offer_the_legal_actions() -> None:
    table = table_of("maharani", ["human"] * 3, names=["Ada", "", ""])
    seat = table.state.to_move()
    view = table.view(seat)
    assert [item["action"] for item in view["actions"]] == table.state.legal_actions()
    for item in view["actions"]:
        assert table.state.parse(item["notation"]) == table.state.action(item["do"]) == item["action"]
    assert (view["you"], view["seq"], view["pending"], view["over"]) == (seat, table.seq, [seat], False)
    assert view["seats"][0] == {"name": "Ada", "kind": "human", "player": "human", "resigned": False}
    assert table.view((seat + 1) % 3)["actions"] == []
    assert table.view(None)["actions"] == []
    with pytest.raises(TableError, match="no seat"):
        table.view(3)


def test_news_are_what_the_last_call_did() -> None:
    table = table_of("maharani", ["human", "dice"])
    assert [line["n"] for line in table.view(0)["log"]] == list(range(1, table.seq + 1))
    before = table.seq
    made = table.advance()
    assert len(table.view(0)["log"]) == table.seq - before == len(made) > 0
    table.act(0, table.state.legal_actions()[0])
    assert table.view(0)["log"][0]["by"] == 0
    assert table.lines(0)[-1] == table.view(0)["log"][-1]
    assert [line["n"] for line in table.lines(None)] == list(range(1, table.seq + 1))


def test_bots_are_asked_about_a_position_in_which_secrets_are_dealt_anew(toy: Game, monkeypatch: Any) -> None:
    asked = []

    class Spy:
        name = "spy"

        def choose(self, state: Any, seat: int, rng: durbar.Rng) -> int:
            asked.append((seat, state.resampled_for))
            return int(state.legal_actions(seat)[-1])

    monkeypatch.setattr("durbar.play.table.hire", lambda name: Spy())
    table = Table(toy, ["spy"] * 3, seed=1)
    table.advance()
    assert table.over
    assert asked
    assert all(seat == resampled for seat, resampled in asked)


KEYS = sorted(
    key
    for module in Path(durbar.__file__).parent.joinpath("play").glob("*.py")
    for key in re.findall(r'TableError\("([a-z-]+)"', module.read_text("utf-8"))
)


@pytest.mark.parametrize("lang", text.languages())
def test_every_refusal_has_its_words(lang: str) -> None:
    assert len(KEYS) > 15
    assert [key for key in KEYS if not text.has(f"table-{key}", lang)] == []


def test_refusals_can_be_said_in_french() -> None:
    table = table_of("maharani", ["human"] * 2)
    with pytest.raises(TableError) as caught:
        table.undo(1, 2)
    words = text.say(caught.value.key, caught.value.arguments, "fr")
    assert words.startswith("la place 1 veut reprendre 2 actions mais ne peut en reprendre aucune : ")


def test_errors_travel() -> None:
    error = TableError("no-seat", {"found": "9", "last": 3})
    copy = pickle.loads(pickle.dumps(error))  # noqa: S301
    assert (str(copy), copy.key, copy.arguments) == (str(error), error.key, error.arguments)
