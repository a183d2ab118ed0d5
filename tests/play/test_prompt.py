"""Prompts: every phase of every game has its own, and all of them can be said in both languages."""

from __future__ import annotations

import random

import pytest

import durbar
from durbar.play.prompt import TURN, WAIT, prompt
from durbar.play.table import Table
from durbar.text import keys, languages, say_of_seats

NAMES = ["Ada", "", "Cleo", "", "Eve"]


def verbs_of(table: Table, seat: int) -> list[str]:
    return [table.state.structure(action)["do"] for action in table.state.legal_actions(seat)]


@pytest.mark.parametrize(("game", "games"), [("maharani", 10), ("maharaja", 40), ("taj_mahal", 6)])
def test_every_decision_has_a_prompt_of_its_own(game: str, games: int) -> None:
    said = set()
    found = durbar.game(game)
    for seed in range(games):
        chance = random.Random(seed)  # noqa: S311
        options = {key: chance.choice(list(option.values)) for key, option in found.options.items()}
        table = Table(found, ["human"] * chance.choice(list(found.players)), seed, options)
        while not table.over:
            decides = chance.choice(table.deciders())
            for seat in {decides, chance.choice([None, *range(len(table.seats))])}:
                verbs = [] if seat is None else verbs_of(table, seat)
                key, arguments = prompt(table.state.view(seat), seat, verbs)
                assert key not in (TURN, WAIT)
                assert ("-prompt-" in key) == bool(verbs)
                if key not in said:
                    assert all(say_of_seats(key, arguments, lang, NAMES) for lang in languages())
                said.add(key)
            table.act(decides, chance.choice(table.state.legal_actions(decides)))
    written = {key for key in keys("en") if key.startswith((f"{game}-prompt-", f"{game}-wait-"))}
    never_in_play = {"maharani-prompt-first-remove", "maharani-prompt-worker-move"}
    assert written - said <= never_in_play


def test_what_is_left_and_who_is_waited_for() -> None:
    table = Table(durbar.game("maharani"), ["human", "human"], 7)
    seat = table.deciders()[0]
    table.act(seat, table.state.legal_actions(seat)[0])
    while table.state.view()["phase"] == "worker":
        table.act(seat, table.state.legal_actions(seat)[0])
    key, arguments = prompt(table.state.view(seat), seat, verbs_of(table, seat))
    assert say_of_seats(key, arguments) == "Place a second tile for 2 gold, or end your turn."
    key, arguments = prompt(table.state.view(1 - seat), 1 - seat, [])
    assert arguments["players"] == [seat]
    assert say_of_seats(key, arguments, "fr", NAMES).startswith(("Ada peut poser", "Rouge peut poser"))


def test_doubled_workers_have_to_be_settled() -> None:
    tiles, workers = {"c3": "blue N", "c2": "blue E"}, {"c3": "green", "c2": "green"}
    rondel = ["blue-centre", "red-left", "red-right", "green-along"]
    state = durbar.game("maharani").from_dict({"players": 3, "rondel": rondel, "tiles": tiles, "workers": workers})
    seat = state.pending()[0]
    verbs = [state.structure(action)["do"] for action in state.legal_actions()]
    key, arguments = prompt(state.view(seat), seat, verbs)
    assert key == "maharani-prompt-first-remove"
    assert arguments["spaces"] == ["c2", "c3"]
