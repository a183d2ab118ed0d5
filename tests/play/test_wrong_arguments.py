"""What callers hand to a table by mistake is refused with a sentence; whole numbers of any type are taken."""

from __future__ import annotations

import json
from typing import Any

import pytest

import durbar
from durbar.play.course import TableError
from tests.games.indexes import INTEGER_TYPES

GAME = durbar.game("maharani")
PEOPLE = ["human", "human"]


@pytest.mark.parametrize("seats", [None, 2, True, "human", {"human": 1}, {"human"}, [None, None], object()])
def test_seats_are_a_list_of_texts(seats: Any) -> None:
    with pytest.raises(TableError, match="seats are a list of"):
        durbar.Table(GAME, seats)


@pytest.mark.parametrize("names", [5, "Ada", ["Ada"], {"Ada": 1, "Bob": 2}])
def test_names_are_a_list_as_long_as_the_seats(names: Any) -> None:
    with pytest.raises(TableError, match="give as many names"):
        durbar.Table(GAME, PEOPLE, names=names)


@pytest.mark.parametrize("game", [None, "maharani", 5, durbar.Game])
def test_a_table_is_for_a_game(game: Any) -> None:
    with pytest.raises(ValueError, match=r"is not a game: durbar.game\(name\) gives one"):
        durbar.Table(game, PEOPLE)


@pytest.mark.parametrize("position", [5, True, "", [], object()])
def test_a_position_is_a_mapping(position: Any) -> None:
    with pytest.raises(durbar.PositionError, match="expected a mapping"):
        durbar.Table(GAME, PEOPLE, position=position)


@pytest.mark.parametrize("seat", [True, 1.0, "0", None, 2, -1, 10**30])
def test_a_seat_is_one_of_the_table(seat: Any) -> None:
    table = durbar.Table(GAME, PEOPLE, seed=1)
    action = table.state.legal_actions()[0]
    for call in (
        lambda: table.act(seat, action),
        lambda: table.undo(seat),
        lambda: table.resign(seat),
        lambda: table.takeover(seat, "dice"),
        lambda: table.give_back(seat),
        lambda: table.sit(seat, "Ada"),
        lambda: table.player(seat),
    ):
        with pytest.raises(TableError, match="there is no seat"):
            call()
    assert table.log == durbar.Table(GAME, PEOPLE, seed=1).log


@pytest.mark.parametrize("kind", INTEGER_TYPES)
def test_a_record_is_the_same_whatever_type_its_numbers_came_in(kind: Any) -> None:
    records = []
    for number in (int, kind):
        position = {"players": number(3), "rondel": ["blue-along"]}
        table = durbar.Table(GAME, ["human"] * 3, seed=number(1), position=position)
        seat = table.state.to_move()
        table.act(number(seat), number(table.state.legal_actions()[0]))
        if table.can_undo(number(seat)):
            table.undo(number(seat), number(1))
        assert table.view(number(seat)) == table.view(seat)
        table.resign(number(0))
        records.append(json.loads(table.record().dumps()))
    assert records[0] == records[1]


@pytest.mark.parametrize("count", [True, 1.0, "1", None, 0, -1, 2])
def test_only_so_many_actions_can_be_taken_back(count: Any) -> None:
    table = durbar.Table(GAME, PEOPLE, seed=1, position={"players": 2, "rondel": ["blue-along", "red-along"]})
    seat = table.state.to_move()
    table.act(seat, table.state.parse("1 c1 E"))
    assert table.can_undo(seat) == 1
    with pytest.raises(TableError, match="take back"):
        table.undo(seat, count)
    assert table.can_undo(seat) == 1
