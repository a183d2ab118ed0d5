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
    """The cases that are tested; of the plain files, which are slow, each number of players and each preset.

    That both modes play the same games is a test of its own.
    """
    return all_cases() if is_compiled() else [case for name in durbar.games() for case in _few(durbar.game(name))]


def main_cases() -> list[Case]:
    """The cases that are tested where each takes long; of the plain files, one of each game."""
    return all_cases() if is_compiled() else list({case.name: case for case in reversed(all_cases())}.values())


def _few(game: durbar.Game) -> list[Case]:
    grid = {players: [one for one in game.presets if _possible(game, players, one)] for players in game.players}
    turns = range(max(len(game.presets), len(game.players)))
    pairs = [(game.players[turn % len(game.players)], turn) for turn in turns]
    return [Case(game.name, players, grid[players][turn % len(grid[players])]) for players, turn in pairs]


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
