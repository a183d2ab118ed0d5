"""Previews: what they promise is what happens, and a seat finds out nothing by them."""

from __future__ import annotations

import random

import pytest

import durbar
from durbar.games.base import Event
from durbar.play.preview import previews
from durbar.play.redact import events_for
from durbar.play.table import Table


def is_secret(event: Event, seat: int) -> bool:
    """Another's disc is revealed, or another's hand counted: nobody can know how."""
    return event.get("seat") != seat and (event["kind"] == "reveal" or event.get("source") == "cards")


@pytest.mark.parametrize("game", durbar.games())
@pytest.mark.parametrize("seed", range(3))
def test_what_is_promised_happens(game: str, seed: int) -> None:
    chance = random.Random(seed)  # noqa: S311
    found = durbar.game(game)
    table = Table(found, ["human"] * chance.choice(list(found.players)), seed)
    seen = set()
    while not table.over:
        seat = chance.choice(table.deciders())
        state, legal = table.state, table.state.legal_actions(seat)
        told = previews(state, seat, seed)
        assert [preview["action"] for preview in told] == legal
        chosen = chance.choice(told)
        step = state.clone()
        step.apply(chosen["action"])
        known = [event for event in events_for(step.events(), seat) if not is_secret(event, seat)]
        assert chosen["events"] == known
        assert chosen["scores"] == step.scores() or step.is_over()
        assert chosen["do"] == state.structure(chosen["action"])
        paid = [e["amount"] for e in chosen["events"] if e["kind"] in ("gold", "points") and e["seat"] == seat]
        assert chosen["gain"] == (sum(paid) if paid else None)
        table.act(seat, chosen["action"])
        if not chosen["final"]:
            assert table.can_undo(seat) or table.state.view(seat)["phase"] == "discs"
        else:
            assert not table.can_undo(seat) or seat not in table.deciders()
        seen.add(chosen["final"])
    assert seen == {True, False}


def test_nothing_hidden_shows() -> None:
    """Whatever the others hold, a seat is told the same."""
    table = Table(durbar.game("taj_mahal"), ["human"] * 3, 4)
    seat = table.deciders()[0]
    told = previews(table.state, seat, 1)
    for deal in range(20):
        assert previews(table.state.resample(seat, deal), seat, deal) == told
