"""Positions to think about, and what is exactly right in small ones."""

from __future__ import annotations

import durbar
from durbar.bots.players.random import Random

GAMES = [(game, players) for game in durbar.games() for players in durbar.game(game).players]


def after(game: str, players: int, decisions: int, seed: int = 1) -> durbar.State:
    """A position after so many random decisions in which somebody has a choice."""
    state, rng = durbar.game(game).new(players), durbar.Rng(seed)
    while decisions > 0 or state.to_move() < 0 or len(state.legal_actions()) == 1:
        if state.to_move() == durbar.CHANCE:
            state.apply(state.draw(rng))
        else:
            state.apply(Random().choose(state, state.to_move(), rng))
            decisions -= 1
    return state


def exact(state: durbar.State) -> list[float]:
    """The share of the victory that each seat can expect when everybody plays best, by looking at everything."""
    if state.is_over():
        winners = state.winners()
        return [(seat in winners) / len(winners) for seat in range(len(state.scores()))]
    if state.to_move() == durbar.CHANCE:
        outcomes = state.chance_outcomes()
        total = sum(weight for _, weight in outcomes)
        values = [(exact(played(state, action)), weight / total) for action, weight in outcomes]
        return [sum(value[seat] * share for value, share in values) for seat in range(len(values[0][0]))]
    mover = state.to_move()
    return max((exact(played(state, action)) for action in state.legal_actions()), key=lambda value: value[mover])


def played(state: durbar.State, action: int) -> durbar.State:
    """The position after an action."""
    copy = state.clone()
    copy.apply(action)
    return copy
