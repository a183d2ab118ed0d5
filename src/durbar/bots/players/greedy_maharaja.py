"""How the greedy bot plays Maharaja: whole turns are planned, characters taken for what they are worth."""

from __future__ import annotations

from typing import cast

from durbar.bots.knowledge.maharaja_plan import Planner
from durbar.games.maharaja.codes import (
    ACTING,
    BID,
    BIDDING,
    DISC,
    ENTICED,
    GIVE,
    GIVING,
    IN_BANK,
    PAIRS,
    PASS,
    SECRET,
    TAKE,
)
from durbar.games.maharaja.state import Maharaja
from durbar.games.rng import Rng

TASTE = 1.5
"""How far apart the worths of two characters may be for chance to decide between them."""

_PLANNER = Planner()


def worth(state: Maharaja, seat: int) -> float:
    """What a position is worth to a seat."""
    return _PLANNER.worth(state, seat)


def choose(state: Maharaja, seat: int, rng: Rng) -> int:
    """The decision of a player who plans their turn and takes characters for what they are worth."""
    if state.phase == SECRET:
        return DISC + seat * PAIRS + _PLANNER.choose_disc(state, seat)
    if state.phase == ACTING:
        return _PLANNER.decide(state, seat)
    legal = state.legal_actions(seat)
    if state.phase == BIDDING:
        return _bid(state, seat, legal)
    if state.phase in (GIVING, ENTICED):
        return min(legal, key=lambda action: _PLANNER.judge_of(action - GIVE))
    tries = []
    for action in legal:
        after = cast(Maharaja, state.clone())
        after.apply(action)
        tries.append((_PLANNER.worth(after, seat), action))
    best = max(value for value, _ in tries)
    margin = TASTE if legal[0] >= TAKE else 1e-6
    good = [action for value, action in tries if value >= best - margin]
    return good[rng.randrange(len(good))]


def _bid(state: Maharaja, seat: int, legal: list[int]) -> int:
    """Bid as long as the first choice is worth more than the last one would be."""
    left = sorted((_PLANNER.judge_of(i) for i in range(7) if state.holder[i] == IN_BANK), reverse=True)
    waiting = sum(1 for other in range(state.layout.players) if not state.cards[other])
    limit = left[0] - left[min(waiting, len(left)) - 1]
    bids = [action for action in legal if action != PASS]
    if bids and bids[0] - BID <= limit:
        return bids[0]
    return PASS if PASS in legal else BID
