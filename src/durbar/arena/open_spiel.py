"""OpenSpiel's Monte-Carlo tree search in Python on our games, to compare with (the extra ``bench``).

``SpielGame`` and ``SpielState`` have the part of pyspiel's interface that ``MCTSBot`` with random rollouts uses. The
search knows nothing of hidden hands: it takes the position it is given, in which they were dealt anew, for the truth.
"""

from __future__ import annotations

import time
from importlib import import_module
from types import SimpleNamespace
from typing import Any

from durbar.arena.statistics import shares
from durbar.games.base import CHANCE, State
from durbar.games.rng import Rng

EXPLORATION = 2.0
"""The constant of its selection rule, as in OpenSpiel's own example."""
ENDLESS = 10**9


class SpielState:
    """A position with the names that OpenSpiel uses."""

    def __init__(self, state: State) -> None:
        self._state = state

    def clone(self) -> SpielState:
        """An independent copy."""
        return SpielState(self._state.clone())

    def current_player(self) -> int:
        """The seat to decide, or pyspiel's numbers for chance and the end."""
        names = import_module("pyspiel").PlayerId
        if self._state.is_over():
            return int(names.TERMINAL)
        seat = self._state.to_move()
        return int(names.CHANCE) if seat == CHANCE else seat

    def is_chance_node(self) -> bool:
        """Whether something is drawn."""
        return self._state.to_move() == CHANCE

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self._state.is_over()

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The actions of the seat to decide."""
        return self._state.legal_actions(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What may be drawn, with probabilities."""
        outcomes = self._state.chance_outcomes()
        total = sum(weight for _, weight in outcomes)
        return [(action, weight / total) for action, weight in outcomes]

    def apply_action(self, action: int) -> None:
        """Carry out an action."""
        self._state.apply(int(action))

    def action_to_string(self, player: int, action: int) -> str:
        """The notation of an action."""
        return self._state.notation(int(action))

    def returns(self) -> list[float]:
        """1 for the winner, the same altogether taken from the others; equal parts where victory is shared."""
        winners = self._state.winners()
        seats = len(self._state.scores())
        if not winners:
            return [0.0] * seats
        return [(share * seats - 1) / (seats - 1) for share in shares(winners, seats)]


class SpielGame:
    """What the search asks of a game."""

    def __init__(self, state: State) -> None:
        self._players = len(state.scores())

    def get_type(self) -> SimpleNamespace:
        """Rewards at the end, one decision after another."""
        kinds = import_module("pyspiel").GameType
        return SimpleNamespace(reward_model=kinds.RewardModel.TERMINAL, dynamics=kinds.Dynamics.SEQUENTIAL)

    def num_players(self) -> int:
        """How many play."""
        return self._players

    def max_utility(self) -> float:
        """What the only winner gets."""
        return 1.0


class _TimeIsUp(Exception):
    pass


class OpenSpielBot:
    """A bot that decides by OpenSpiel's search, with a budget of time or of simulations for each decision."""

    name = "open_spiel"

    def __init__(self, seconds: float | None, simulations: int | None) -> None:
        self._seconds = seconds
        self._simulations = ENDLESS if simulations is None else simulations

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        """The most visited action; the only one at once."""
        legal = state.legal_actions(seat)
        if len(legal) == 1:
            return legal[0]
        mcts = import_module("open_spiel.python.algorithms.mcts")
        numpy = import_module("numpy")
        random = numpy.random.RandomState(rng.randrange(1 << 30))
        bot = mcts.MCTSBot(
            SpielGame(state),
            EXPLORATION,
            self._simulations,
            mcts.RandomRolloutEvaluator(1, random),
            random_state=random,
        )
        return int(self._search(bot, SpielState(state)).best_child().action)

    def _search(self, bot: Any, state: SpielState) -> Any:
        """Its own search; a clock is looked at before each simulation, since it can only count them itself."""
        end = None if self._seconds is None else time.perf_counter() + self._seconds
        descend = bot._apply_tree_policy
        roots: list[Any] = []

        def descend_in_time(root: Any, working: SpielState) -> Any:
            roots[:] = [root]
            if end is not None and root.children and time.perf_counter() >= end:
                raise _TimeIsUp
            return descend(root, working)

        bot._apply_tree_policy = descend_in_time
        try:
            return bot.mcts_search(state)
        except _TimeIsUp:
            return roots[0]


def make(time: float | None = None, simulations: int | None = None) -> OpenSpielBot:
    """The bot with its budget; ValueError without OpenSpiel or without a budget."""
    if time is None and simulations is None:
        raise ValueError("open_spiel needs a budget: open_spiel:time=1 or open_spiel:simulations=1000")
    for key, value in (("time", time), ("simulations", simulations)):
        if value is not None and (not isinstance(value, int | float) or value <= 0):
            raise ValueError(f"open_spiel: {key} is a number above 0, not {value!r}")
    if simulations is not None and (type(simulations) is not int or simulations < 2):
        raise ValueError("open_spiel: simulations is a whole number from 2 on")
    try:
        import_module("open_spiel.python.algorithms.mcts")
    except ImportError as error:
        raise ValueError("OpenSpiel is not installed; install it with: pip install 'durbar[bench]'") from error
    return OpenSpielBot(time, simulations)
