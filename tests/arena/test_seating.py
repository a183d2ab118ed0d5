from __future__ import annotations

from collections import Counter

import pytest

from durbar.arena.seating import block_of, block_size, has_mixes


@pytest.mark.parametrize(("entrants", "players"), [(2, 2), (3, 3), (4, 4), (5, 5)])
def test_everybody_sits_at_every_seat_once_where_all_play(entrants: int, players: int) -> None:
    for block in range(30):
        games = block_of(entrants, players, block)
        assert len(games) == players
        for seat in range(players):
            assert sorted(game[seat] for game in games) == list(range(entrants))


def test_the_order_around_the_table_changes_from_block_to_block() -> None:
    neighbours: Counter[tuple[int, int]] = Counter()
    for block in range(6):
        for game in block_of(4, 4, block):
            neighbours.update((game[seat], game[(seat + 1) % 4]) for seat in range(4))
    assert set(neighbours.values()) == {8}
    assert len(neighbours) == 12


@pytest.mark.parametrize("players", [3, 4, 5])
def test_both_mixes_in_every_rotation(players: int) -> None:
    games = block_of(2, players, 0)
    assert len(games) == len(set(games)) == block_size(2, players) == 2 * players
    for one in (0, 1):
        alone = [game for game in games if game.count(one) == 1]
        assert sorted(game.index(one) for game in alone) == list(range(players))
    assert has_mixes(2, players)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_second_mix_can_be_left_out(players: int) -> None:
    games = block_of(2, players, 0, both_mixes=False)
    assert games == [game for game in block_of(2, players, 0) if game.count(0) == 1]
    assert len(games) == players


def test_every_pair_meets_where_not_all_fit_at_one_table() -> None:
    games = block_of(4, 2, 3)
    assert len(games) == 12
    assert set(games) == {(a, b) for a in range(4) for b in range(4) if a != b}
    assert not has_mixes(4, 2)
    assert not has_mixes(3, 3)
    assert len(block_of(3, 4, 0)) == 3 * 8
