"""Whether games of greedy bots look like games of people: how long they last and what the winners have.

``python benchmarks/sanity.py GAME [--games N]`` plays N games (200) for every number of players and prints a table.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable

import durbar


def maharaja(games: int) -> None:
    """People end Maharaja after 7 to 10 game turns, with 5 to 7 palaces for the winner."""
    game = durbar.game("maharaja")
    print("players  game turns (mean)  within 7-10  winner's palaces (mean)  within 5-7  all palaces (mean)")
    for players in game.players:
        turns: list[int] = []
        best: list[int] = []
        built: list[int] = []
        for seed in range(games):
            state = _played(game, players, seed)
            turns.append(state.to_dict()["turn"])
            best.append(max(state.scores()))
            built += state.scores()
        inside = sum(7 <= turn <= 10 for turn in turns) / games
        usual = sum(5 <= palaces <= 7 for palaces in best) / games
        print(
            f"{players:>7}  {_mean(turns):>17.2f}  {inside:>11.1%}  {_mean(best):>23.2f}  {usual:>10.1%}"
            f"  {_mean(built):>18.2f}  {dict(sorted(Counter(turns).items()))}"
        )


def _played(game: durbar.Game, players: int, seed: int) -> durbar.State:
    table = durbar.Table(game, ["greedy"] * players, seed=seed)
    table.advance()
    return table.state


def _mean(numbers: list[int]) -> float:
    return sum(numbers) / len(numbers)


REPORTS: dict[str, Callable[[int], None]] = {"maharaja": maharaja}


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=REPORTS)
    parser.add_argument("--games", type=int, default=200)
    chosen = parser.parse_args()
    REPORTS[chosen.game](chosen.games)
