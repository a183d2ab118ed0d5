"""The court as it stands: where its members are, how often each shows in the rows, and who leads in what."""

from __future__ import annotations

from typing import TYPE_CHECKING

from durbar.games.taj_mahal.board import MEMBERS
from durbar.games.taj_mahal.codes import UNREST_ROW
from durbar.games.taj_mahal.types import Court, Lead, Leads, Member, Place, Tally

if TYPE_CHECKING:
    from durbar.games.taj_mahal.state import TajMahal


def members(state: TajMahal) -> Court:
    """Where each member is."""
    return {
        "vizier": _whereabouts(state, 0),
        "general": _whereabouts(state, 1),
        "monk": _whereabouts(state, 2),
        "princess": _whereabouts(state, 3),
        "mogul": _whereabouts(state, 4),
        "elephant": _whereabouts(state, 5),
    }


def _whereabouts(state: TajMahal, member: int) -> Place:
    if state.court >> member & 1:
        return "seat"
    return "aside" if state.aside >> member & 1 else "taken"


def tally(state: TajMahal, row: int) -> Tally:
    """How often each member shows in a row: that of a seat, or unrest."""
    vizier, general, monk, princess, mogul, elephant = state.tally[row * 6 : row * 6 + 6]
    return {
        "vizier": vizier,
        "general": general,
        "monk": monk,
        "princess": princess,
        "mogul": mogul,
        "elephant": elephant,
    }


def leads(state: TajMahal) -> Leads:
    """Who would claim each member now."""
    return {
        "vizier": _leader(state, 0),
        "general": _leader(state, 1),
        "monk": _leader(state, 2),
        "princess": _leader(state, 3),
        "mogul": _leader(state, 4),
        "elephant": _leader(state, 5),
    }


def _leader(state: TajMahal, member: int) -> Lead:
    """The seat that would claim a member now, 'unrest' if that has most, None if there is a tie or nobody."""
    counts = _counts(state, member)
    best = max(counts)
    if not best or counts.count(best) > 1 or not state.court >> member & 1:
        return None
    leader = counts.index(best)
    return "unrest" if leader == UNREST_ROW else leader


def tied(state: TajMahal) -> list[Member]:
    """The members that show most, and equally often, in several rows."""
    found: list[Member] = []
    for number, member in enumerate(MEMBERS):
        counts = _counts(state, number)
        if (best := max(counts)) and counts.count(best) > 1:
            found.append(member)
    return found


def _counts(state: TajMahal, member: int) -> list[int]:
    """How often a member shows in each row, unrest last."""
    return [state.tally[row * 6 + member] for row in range(UNREST_ROW + 1)]
