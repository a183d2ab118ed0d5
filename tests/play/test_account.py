"""Where numbers come from: accounts agree with the position at any moment of any game, and tell no secret."""

from __future__ import annotations

import random
from typing import Any

import pytest

import durbar
from durbar.play.table import Table
from durbar.text import has, languages


def random_table(game: str, seed: int, **fixed: Any) -> tuple[Table, random.Random]:
    chance = random.Random(seed)  # noqa: S311
    found = durbar.game(game)
    options = {key: chance.choice(list(option.values)) for key, option in found.options.items()}
    table = Table(found, ["human"] * chance.choice(list(found.players)), seed, {**options, **fixed})
    return table, chance


def play_on(table: Table, chance: random.Random) -> None:
    seat = chance.choice(table.deciders())
    if chance.random() < 0.1 and table.can_undo(seat):
        table.undo(seat, chance.randint(1, table.can_undo(seat)))
    else:
        table.act(seat, chance.choice(table.state.legal_actions(seat)))


@pytest.mark.parametrize("game", durbar.games())
@pytest.mark.parametrize("seed", range(8))
def test_payments_add_up_to_what_is_shown(game: str, seed: int) -> None:
    table, chance = random_table(game, seed)
    while not table.over:
        play_on(table, chance)
        if chance.random() < 0.05 or table.over:
            viewer = chance.choice([None, *range(len(table.seats))])
            shown = table.state.view(viewer)["seats"]
            for seat, accounts in enumerate(table.accounts(viewer)):
                assert accounts
                for account in accounts:
                    assert account["total"] == shown[seat][account["measure"]]
                    if not account["hidden"]:
                        check(game, account)


def check(game: str, account: dict[str, Any]) -> None:
    total = account["start"]
    for entry in account["entries"]:
        total += entry["amount"]
        assert entry["total"] == total
        assert entry["rule"] == entry["event"]["rule"]
    assert total == account["total"]
    assert account["start"] + sum(source["amount"] for source in account["sources"]) == total
    for source in account["sources"]:
        assert all(has(f"{game}-source-{source['source']}", lang) for lang in languages())


def test_hidden_money_stays_hidden_until_the_end() -> None:
    table, chance = random_table("maharaja", 5, hidden_money=True)
    for _ in range(60):
        play_on(table, chance)
    for viewer in (None, 0):
        for seat, accounts in enumerate(table.accounts(viewer)):
            gold = next(account for account in accounts if account["measure"] == "gold")
            assert gold["hidden"] == (seat != viewer)
            if seat != viewer:
                assert (gold["start"], gold["total"], gold["entries"], gold["sources"]) == (None, None, [], [])
    while not table.over:
        play_on(table, chance)
    assert not any(account["hidden"] for accounts in table.accounts(None) for account in accounts)


def test_lines_are_numbered_as_the_viewer_counts_them() -> None:
    table, chance = random_table("maharaja", 3, hidden_money=False)
    while not table.over:
        play_on(table, chance)
    lines = {line["n"]: line["events"] for line in table.lines(1)}
    for accounts in table.accounts(1):
        for account in accounts:
            assert all(entry["event"] in lines[entry["n"]] for entry in account["entries"])
