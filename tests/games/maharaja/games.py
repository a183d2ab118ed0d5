"""Random games of Maharaja with any options, in which seats also change discs that they have chosen."""

from __future__ import annotations

from collections.abc import Iterator

import durbar

GAME = durbar.game("maharaja")
OPTIONS = tuple(GAME.options)
SETTINGS = [
    {},
    *({name: True} for name in OPTIONS),
    *(dict(GAME.presets[preset]) for preset in ("advanced1", "advanced2")),
    dict.fromkeys(OPTIONS, True),
]
"""No option, each one alone, those of the advanced games, and all together."""


def walk(state: durbar.State, seed: int) -> Iterator[int]:
    """Play a position to its end in place; every action after it was applied."""
    rng = durbar.Rng(seed)
    while not state.is_over():
        if state.to_move() == durbar.CHANCE:
            actions = [action for action, _ in state.chance_outcomes()]
        else:
            seats = state.pending()
            if rng.randrange(10) == 0:
                seats = [seat for seat in range(len(state.scores())) if state.legal_actions(seat)]
            actions = state.legal_actions(seats[rng.randrange(len(seats))])
        action = actions[rng.randrange(len(actions))]
        state.apply(action)
        yield action
