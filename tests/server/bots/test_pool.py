"""Bots think elsewhere, with a deadline, on positions without secrets, and never betray a card by their pace."""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import durbar
from durbar.bots.search.thinker import MAX_ITERATIONS
from durbar.games.rng import Rng
from durbar.play.seats import STAND_IN
from durbar.play.table import Table
from durbar.server.bots.hints import Hints
from durbar.server.bots.pool import BotPool, Question, answer, ask
from durbar.server.bots.turns import BotTurns
from durbar.server.store.database import Database
from durbar.server.tables.registry import Tables
from durbar.server.time_source import SystemTime
from tests.patience import PATIENCE, wait_until
from tests.server.conftest import StartInside, StartServer
from tests.server.inside import ThinksHere
from tests.server.parts import browser, told
from tests.server.standing_time import StandingTime
from tests.server.tables.test_tables import open_table, state_of


def position(game: str, seed: str = "a seed nobody knows", decisions: int = 12) -> Table:
    table = Table(durbar.game(game), ["human"] * durbar.game(game).players[0], seed=seed)
    rng = Rng(3)
    for _ in range(decisions):
        seat = table.deciders()[0]
        legal = table.state.legal_actions(seat)
        table.act(seat, legal[rng.randrange(len(legal))])
    return table


@pytest.mark.parametrize("game", durbar.games())
def test_a_question_looks_the_same_to_its_seat_and_survives_the_way(game: str) -> None:
    table = position(game)
    seat = table.deciders()[0]
    question = ask(table.state, seat, "greedy", table.bot_rng())
    received: Question = pickle.loads(pickle.dumps(question))  # noqa: S301
    imagined = received.game.from_dict(received.position)
    assert imagined.view(seat) == table.state.view(seat)
    assert imagined.legal_actions(seat) == table.state.legal_actions(seat)
    assert answer(received) in table.state.legal_actions(seat)
    assert table.secret_seed not in repr(question)


@pytest.mark.usefixtures("world")
def test_a_bot_that_takes_too_long_is_replaced_by_a_simpler_one() -> None:
    """It would think for ever, and a process cannot be interrupted: nobody waits for it, and others think on."""
    table = position("maharani")
    seat = table.deciders()[0]
    question = ask(table.state, seat, f"search:iterations={MAX_ITERATIONS}", table.bot_rng())

    async def think() -> int:
        time = StandingTime()
        thinkers = BotPool(1, 20.0, time)
        try:
            thinking = asyncio.create_task(thinkers.choose(question))
            await asyncio.sleep(0)
            await time.move(19.0)
            assert not thinking.done()
            await time.move(1.0)
            return await thinking
        finally:
            thinkers.close()

    assert asyncio.run(think()) == answer(replace(question, bot=STAND_IN))


@pytest.mark.usefixtures("world")
def test_a_decision_comes_even_if_no_bot_answers_in_time() -> None:
    table = position("maharani")
    seat = table.deciders()[0]
    question = ask(table.state, seat, "greedy", table.bot_rng())

    async def think() -> tuple[int, int]:
        thinkers = BotPool(1, 0.000001, SystemTime())
        try:
            hasty = await thinkers.choose(question)
            thinkers._deadline = PATIENCE
            return hasty, await thinkers.choose(question)
        finally:
            thinkers.close()

    hasty, patient = asyncio.run(think())
    assert hasty in table.state.legal_actions(seat)
    assert patient == answer(question)


@pytest.mark.usefixtures("world")
def test_an_unknown_bot_does_not_stop_the_game() -> None:
    table = position("maharani")
    seat = table.deciders()[0]
    question = ask(table.state, seat, "deep_thought", table.bot_rng())

    async def think() -> int:
        thinkers = BotPool(1, PATIENCE, SystemTime())
        try:
            return await thinkers.choose(question)
        finally:
            thinkers.close()

    assert asyncio.run(think()) in table.state.legal_actions(seat)


def test_thinkers_do_not_outlive_a_killed_server(start_server: StartServer) -> None:
    server = start_server()
    client = browser(server)
    told(client.get(f"/api/tables/{open_table(client, seats=['me', 'me'])}/hint"))  # so that a thinker is ready
    open_table(client, seats=["master", "master"])
    children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children")
    thinkers = [Path(f"/proc/{number}") for number in children.read_text().split()]
    assert len(thinkers) >= 2
    server.process.kill()
    server.process.wait(PATIENCE)
    wait_until(lambda: not any(thinker.exists() for thinker in thinkers))


def test_every_decision_of_a_bot_takes_its_time(start_inside: StartInside) -> None:
    """Whether there is one action or a hundred, and whatever others hold: nothing comes sooner than the delay."""
    delay = 0.75
    server = start_inside(bot_delay=delay)
    client = server.browser()
    game = durbar.games()[-1]
    wish = {"game": game, "seats": ["random"] * durbar.game(game).players[0]}
    table = told(client.post("/api/tables", json=wish), 201)["table"]
    while state_of(client, table)["status"] != "over":
        server.move(delay / 2)
    replay = told(client.get(f"/api/tables/{table}/replay"))
    decided = [when for line, when in zip(replay["log"], replay["times"], strict=True) if line["by"] != "chance"]
    assert len(decided) > 50
    assert {after - before for before, after in pairwise([replay["times"][0], *decided])} == {delay}


def test_the_same_hint_is_thought_about_once() -> None:
    table = position("maharani")
    seat = table.deciders()[0]
    question = ask(table.state, seat, "", table.bot_rng())
    asked = 0

    class Slow(ThinksHere):
        async def advise(self, question: Question, lang: str, names: Sequence[str]) -> list[dict[str, Any]]:
            nonlocal asked
            asked += 1
            await asyncio.sleep(0)
            if asked == 1:
                raise TimeoutError
            return [{"action": asked}]

    async def advise() -> None:
        thinkers = Slow()
        advising = Hints(thinkers, 2)
        with pytest.raises(TimeoutError):
            await advising.advise(("t", seat, 3, "en"), question, [])
        lines = await asyncio.gather(*(advising.advise(("t", seat, 3, "en"), question, []) for _ in range(5)))
        assert lines == [[{"action": 2}]] * 5
        assert await advising.advise(("t", seat, 4, "en"), question, []) == [{"action": 3}]

    asyncio.run(advise())


def test_no_bot_begins_to_think_while_the_server_ends(tmp_path: Path) -> None:
    """A move that is still being written must not wake the next bot, whose thinkers are about to go."""

    async def end() -> int:
        time = StandingTime()
        tables = Tables(Database(f"sqlite:///{tmp_path}/durbar.db"), time)
        thinkers = ThinksHere()
        bots = BotTurns(tables, thinkers, 0.0, PATIENCE, time)
        await bots.close()
        tables.on_bot_turn("a table at which a bot has its turn")
        begun = len(asyncio.all_tasks()) - 1
        await tables.close()
        await tables.database.close()
        return begun

    assert asyncio.run(end()) == 0
