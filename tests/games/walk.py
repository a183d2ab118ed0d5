"""Random games of any kind through the public interface, for the tests that every game has to pass."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import durbar
from durbar._mode import is_compiled


@dataclass(frozen=True)
class Case:
    """A game, a number of players and a preset of its options."""

    name: str
    players: int
    preset: str

    def __str__(self) -> str:
        return f"{self.name}-{self.players}-{self.preset}"

    @property
    def game(self) -> durbar.Game:
        """The game on its standard board."""
        return durbar.game(self.name)

    def new(self) -> durbar.State:
        """A new position."""
        return self.game.new(self.players, self.game.presets[self.preset])


def all_cases() -> list[Case]:
    """Every game with every number of players and every preset that goes with it."""
    return [
        Case(name, players, preset)
        for name in durbar.games()
        for players in durbar.game(name).players
        for preset in durbar.game(name).presets
        if _possible(durbar.game(name), players, preset)
    ]


def cases() -> list[Case]:
    """The cases that are tested: all of them; of the plain files, which are slow, as few as show each part of them.

    These are every number of players and every preset, but not every combination: that both modes play the same games
    is a test of its own.
    """
    if is_compiled():
        return all_cases()
    chosen: list[Case] = []
    for case in all_cases():
        same = [one for one in chosen if one.name == case.name]
        if all(one.players != case.players for one in same) or all(one.preset != case.preset for one in same):
            chosen.append(case)
    return chosen


def _possible(game: durbar.Game, players: int, preset: str) -> bool:
    try:
        game.new(players, game.presets[preset])
    except ValueError:
        return False
    return True


def choose(state: durbar.State, rng: durbar.Rng) -> int:
    """An outcome of chance by its weight, or any action of any seat that may act."""
    if state.to_move() == durbar.CHANCE:
        outcomes = state.chance_outcomes()
        rest = rng.randrange(sum(weight for _, weight in outcomes))
        for action, weight in outcomes:
            if rest < weight:
                return action
            rest -= weight
    seats = state.pending()
    actions = state.legal_actions(seats[rng.randrange(len(seats))])
    return actions[rng.randrange(len(actions))]


def walk(state: durbar.State, seed: int) -> Iterator[tuple[int, int]]:
    """Play a position to its end in place; after each step its number and the action that was applied."""
    rng = durbar.Rng(seed)
    step = 0
    while not state.is_over():
        action = choose(state, rng)
        state.apply(action)
        step += 1
        yield step, action


def possible(state: durbar.State) -> list[int]:
    """All actions that can come next, chance's or those of all seats; secret choices that are changed included."""
    if state.to_move() == durbar.CHANCE:
        return [action for action, _ in state.chance_outcomes()]
    return [action for seat in range(len(state.scores())) for action in state.legal_actions(seat)]
