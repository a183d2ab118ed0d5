"""Players and a toy game with secrets, for the tests of this room."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, cast

import durbar
from durbar.games.base import State
from durbar.games.definition import Game
from durbar.games.secrecy import Secrecy
from durbar.games.spec import GameSpec, Measure
from durbar.play import seats
from durbar.play.table import Table

GAMES = [(name, players) for name in durbar.games() for players in durbar.game(name).players]


@dataclass
class Dice:
    """Any legal action."""

    name: str

    def choose(self, state: Any, seat: int, rng: durbar.Rng) -> int:
        legal: list[int] = state.legal_actions(seat)
        return legal[rng.randrange(len(legal))]


class Cheat:
    """An action that is not legal."""

    name = "cheat"

    def choose(self, state: Any, seat: int, rng: durbar.Rng) -> int:
        return next(a for a in range(state.game.num_actions) if a not in state.legal_actions(seat))


def hire_test_bot(name: str) -> Any:
    if name == "cheat":
        return Cheat()
    if name not in ("dice", seats.STAND_IN):
        raise ValueError(f"there is no bot {name!r}")
    return Dice(name)


def play(table: Table, seed: int, until: int | None = None) -> Table:
    """Let people who act at random play on, to the end or until the log has that many entries."""
    rng = durbar.Rng(seed)
    while not table.over and (until is None or table.seq < until):
        if table.step() is not None:
            continue
        pending = table.deciders()
        seat = pending[rng.randrange(len(pending))]
        legal = table.state.legal_actions(seat)
        table.act(seat, legal[rng.randrange(len(legal))])
    return table


class Toy:
    """A game with secrets for three: each is dealt a card, all choose a number in secret, then each shows his.

    It behaves as a State through the methods that callers in Python use, so it serves both forms of the engine.
    Actions: 0-8 deal card c to seat s (3 * s + c); 10-15 seat s chooses n (10 + 2 * s + n); 20 show, 21 think, 22 end.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.cards: list[int | None] = [None] * 3
        self.numbers: list[int | None] = [None] * 3
        self.shown: list[int] = []
        self.active = 0
        self.last: list[dict[str, Any]] = []
        self.resampled_for: int | None = None

    def to_move(self) -> int:
        if None in self.cards:
            return durbar.CHANCE
        if None in self.numbers:
            return self.numbers.index(None)
        return self.active if self.active < 3 else durbar.OVER

    def pending(self) -> list[int]:
        if None in self.cards or self.is_over():
            return []
        waiting = [seat for seat in range(3) if self.numbers[seat] is None]
        return waiting or [self.active]

    def may_act(self, seat: int) -> bool:
        return bool(self.legal_actions(seat))

    def owner(self, action: int) -> int | None:
        return (action - 10) // 2 if 10 <= action < 20 else None

    def legal_actions(self, seat: int | None = None) -> list[int]:
        seat = self.to_move() if seat is None else seat
        if None in self.cards or self.is_over():
            return []
        if None in self.numbers:
            return [10 + 2 * seat, 11 + 2 * seat]
        return [20, 21, 22] if seat == self.active else []

    def chance_outcomes(self) -> list[tuple[int, int]]:
        if None not in self.cards:
            return []
        seat = self.cards.index(None)
        return [(3 * seat + card, 1) for card in range(3)]

    def witnesses(self, action: int) -> list[int] | None:
        if action < 10:
            return [action // 3]
        return [(action - 10) // 2] if action < 20 else None

    def apply(self, action: int) -> None:
        legal = [outcome for outcome, _ in self.chance_outcomes()]
        if action not in legal + [a for seat in range(3) for a in self.legal_actions(seat)]:
            raise durbar.IllegalAction("TY-1", "not now")
        if action < 10:
            seat, card = divmod(action, 3)
            self.cards[seat] = card
            self.last = [{"kind": "deal", "seat": seat, "card": card, "private": [seat], "secret": ["card"]}]
        elif action < 20:
            seat, number = divmod(action - 10, 2)
            self.numbers[seat] = number
            self.last = [{"kind": "chosen", "seat": seat, "number": number, "private": [seat]}]
        elif action == 20:
            self.last = [{"kind": "reveal", "seat": self.active, "number": self.numbers[self.active]}]
            self.shown.append(self.active)
        else:
            self.last = [{"kind": "think" if action == 21 else "end", "seat": self.active}]
            self.active += action == 22

    def events(self) -> list[dict[str, Any]]:
        return self.last

    def is_over(self) -> bool:
        return self.active == 3

    def scores(self) -> list[int]:
        return [(card or 0) + (number or 0) for card, number in zip(self.cards, self.numbers, strict=True)]

    def standings(self) -> list[int]:
        return self.scores()

    def clone(self) -> Toy:
        other = Toy(self.game)
        other.cards, other.numbers, other.shown = self.cards[:], self.numbers[:], self.shown[:]
        other.active = self.active
        return other

    def resample(self, seat: int, rng: durbar.Rng) -> Toy:
        other = self.clone()
        other.resampled_for = seat
        return other

    def notation(self, action: int) -> str:
        return f"toy {action}"

    def parse(self, text: str) -> int:
        return int(text.removeprefix("toy "))

    def structure(self, action: int) -> dict[str, Any]:
        return {"do": action}

    def view(self, seat: int | None = None) -> dict[str, Any]:
        return {
            "card": None if seat is None else self.cards[seat],
            "number": None if seat is None else self.numbers[seat],
            "pending": self.pending(),
            "shown": [self.numbers[other] for other in self.shown],
        }


TOY = GameSpec(
    name="toy",
    package=__name__,
    rules_version=1,
    rule_prefix="TY",
    end_rule="TY-9",
    players=range(3, 4),
    num_actions=23,
    load_board=lambda source: source,
    start=lambda game, players, options: cast(State, Toy(game)),
    load=lambda game, position: cast(State, Toy(game)),
    presentation=durbar.game("maharani").presentation,
    secrecy=Secrecy(reveals=frozenset({("reveal", None)})),
    measures=(Measure("points", event="points"),),
)
