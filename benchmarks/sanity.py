"""Whether greedy bots play a game as people do: scores and habits over many games, for a report.

``python benchmarks/sanity.py GAME [--games N]`` plays N games (200) for every number of players.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from statistics import mean

import durbar
from durbar.bots import bot
from durbar.games.base import Event, State


def games(name: str, players: int, count: int) -> Iterator[tuple[State, list[Event]]]:
    """Games of greedy bots: the end, and everything that happened."""
    greedy = bot("greedy")
    for seed in range(count):
        rng = durbar.Rng(seed)
        state = durbar.game(name).new(players)
        events: list[Event] = []
        while not state.is_over():
            seat = state.to_move()
            state.apply(state.draw(rng) if seat < 0 else greedy.choose(state, seat, rng))
            events += state.events()
        yield state, events


def maharani(players: int, count: int) -> str:
    """Winners have about 135, 98 and 79 gold with two, three and four players."""
    ends = [state for state, _ in games("maharani", players, count)]
    best = mean(max(end.scores()) for end in ends)
    return f"{best:.1f} gold for the winner, {mean(end.to_dict()['turn'] for end in ends):.1f} turns"


def maharaja(players: int, count: int) -> str:
    """People end after 7 to 10 game turns, with 5 to 7 palaces for the winner."""
    ends = [state for state, _ in games("maharaja", players, count)]
    turns = [end.to_dict()["turn"] for end in ends]
    best = [max(end.scores()) for end in ends]
    return (
        f"{mean(turns):.1f} game turns ({sum(7 <= turn <= 10 for turn in turns) / count:.0%} within 7 to 10), "
        f"{mean(best):.1f} palaces for the winner ({sum(5 <= built <= 7 for built in best) / count:.0%} within 5 to 7)"
    )


def taj_mahal(players: int, count: int) -> str:
    """People score 45 to 60 each with four players, 45 to 55 with three, and play two to three cards a visit."""
    scores: list[int] = []
    cards = withdrawals = 0
    hands: list[int] = []
    for end, events in games("taj_mahal", players, count):
        scores += end.scores()
        hands += [seat["cards"] for seat in end.view()["seats"]]
        cards += sum((event["kind"] == "influence") + ("extra" in event) for event in events)
        withdrawals += sum(event["kind"] == "withdraw" for event in events)
    return (
        f"{mean(scores):.1f} points each ({min(scores)} to {max(scores)}), "
        f"{cards / withdrawals:.2f} cards a visit, {mean(hands):.1f} cards in hand at the end"
    )


REPORTS: dict[str, Callable[[int, int], str]] = {"maharani": maharani, "maharaja": maharaja, "taj_mahal": taj_mahal}


def main() -> None:
    """Print the report of a game for every number of players."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=REPORTS)
    parser.add_argument("--games", type=int, default=200)
    chosen = parser.parse_args()
    for players in durbar.game(chosen.game).players:
        print(f"{players} players: {REPORTS[chosen.game](players, chosen.games)}")


if __name__ == "__main__":
    main()
