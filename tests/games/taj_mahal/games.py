"""Random games of Taj Mahal, step by step."""

from __future__ import annotations

from collections.abc import Iterator

import durbar

GAME = durbar.game("taj_mahal")
PLAYERS = (2, 3, 4, 5)


def steps(state: durbar.State, seed: int) -> Iterator[durbar.State]:
    """Play a random game and stop after every action; a copy of the position would be the same object."""
    rng = durbar.Rng(seed)
    while not state.is_over():
        if state.to_move() == durbar.CHANCE:
            action = state.draw(rng)
        else:
            legal = state.legal_actions()
            action = legal[rng.randrange(len(legal))]
        state.apply(action)
        yield state


def positions(players: int, seed: int, every: int = 1) -> list[durbar.State]:
    """Copies of the positions of a random game, or of some of them."""
    return [state.clone() for n, state in enumerate(steps(GAME.new(players), seed)) if n % every == 0]
