"""The rules of Jewels: a jewel is shown, everybody bids a card in secret, the highest single bid takes it."""

from __future__ import annotations

from typing import Any

from durbar.games.base import CHANCE, OVER
from durbar.games.definition import Game
from durbar.games.python_state import PythonState
from durbar.games.rng import Rng

BID = 0
"""The first action of bidding: each seat has eight numbers, one for each card."""
CARDS = 8
SHOW = 32
"""The first action of chance: the jewel of that worth is shown."""
NUM_ACTIONS = 40

SHOWN, CHOSEN, REVEALED, TAKEN, LEFT = range(5)
"""What an action can do, for its events."""


class Jewels(PythonState):
    """A position of Jewels."""

    def __init__(self, game: Game, players: int, options: dict[str, Any]) -> None:
        super().__init__(game)
        worths = list(range(1, options["rounds"] + 1))
        self.options = options
        self.left = worths[:]
        """The jewels that were not shown yet."""
        self.jewel = 0
        """The jewel that is bid for; 0 before it is shown."""
        self.carried = 0
        """What nobody took and the next jewel brings along (JW-T2)."""
        self.hands = [worths[:] for _ in range(players)]
        self.bids = [0] * players
        self.taken = [0] * players
        self.jewels = [0] * players

    def seat_count(self) -> int:
        return len(self.hands)

    def current(self) -> int:
        if self.jewel:
            return self.bids.index(0)
        return CHANCE if self.left else OVER

    def pending(self) -> list[int]:
        return [seat for seat, bid in enumerate(self.bids) if self.jewel and not bid]

    def may_act(self, seat: int) -> bool:
        return self.jewel > 0

    def owner(self, action: int) -> int | None:
        return action // CARDS if action < SHOW else None

    def actions(self, seat: int) -> list[int]:
        return [BID + seat * CARDS + card for card in self.hands[seat] if self.jewel and card != self.bids[seat]]

    def outcomes(self) -> list[tuple[int, int]]:
        return [(SHOW + worth, 1) for worth in self.left]

    def carry_out(self, action: int) -> None:
        if action >= SHOW:
            self.jewel = action - SHOW
            self.left.remove(self.jewel)
            self.note(SHOWN, self.jewel)
            return
        seat, card = divmod(action - BID, CARDS)
        self.bids[seat] = card
        self.note(CHOSEN, seat, card)
        if all(self.bids):
            self._compare()

    def _compare(self) -> None:
        for seat, bid in enumerate(self.bids):
            self.hands[seat].remove(bid)
            self.note(REVEALED, seat, bid)
        worth = self.jewel + self.carried
        single = [bid for bid in self.bids if self.bids.count(bid) == 1]
        if single:
            winner = self.bids.index(max(single))
            self.taken[winner] += worth
            self.jewels[winner] += 1
            self.note(TAKEN, winner, worth)
            worth = 0
        else:
            self.note(LEFT, worth)
        self.carried = worth if self.options["ties"] == "carry" else 0
        self.jewel = 0
        self.bids = [0] * len(self.bids)

    def points(self, seat: int) -> int:
        return self.taken[seat]

    def rank(self, seat: int) -> int:
        return self.taken[seat] * 100 + self.jewels[seat]

    def deal_hidden(self, seat: int, rng: Rng) -> None:
        for other, bid in enumerate(self.bids):
            if bid and other != seat:
                self.bids[other] = self.hands[other][rng.randrange(len(self.hands[other]))]

    def conceals(self, action: int, seat: int) -> bool:
        return action < SHOW and self.owner(action) != seat

    def witnesses(self, action: int) -> list[int] | None:
        return [action // CARDS] if action < SHOW else None
