"""Trials: a position, some actions, and what one seat then sees; nothing is kept."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

import durbar
from tests.server.parts import Server, browser, told


@pytest.fixture
def client(shared: Server) -> httpx.Client:
    return browser(shared)


def begun(game: str, players: int = 3) -> durbar.State:
    """A game in which the draws of the set-up are made."""
    state, rng = durbar.game(game).new(players=players), durbar.Rng(5)
    while state.to_move() == durbar.CHANCE:
        state.apply(state.draw(rng))
    return state


def trial(state: durbar.State, **more: Any) -> dict[str, Any]:
    return {"game": state.view(None)["game"], "position": state.to_dict(), "seat": state.pending()[0], **more}


@pytest.mark.parametrize("game", durbar.games())
def test_a_trial_shows_what_the_seat_may_see_and_do(client: httpx.Client, game: str) -> None:
    state = begun(game)
    seat = state.pending()[0]
    seen = told(client.post("/api/trials", json=trial(state)))
    assert seen["view"] == state.view(seat)
    assert [one["action"] for one in seen["previews"]] == state.legal_actions(seat)
    assert all(one["words"] and "final" in one for one in seen["previews"])
    assert seen["prompt"]["text"]


@pytest.mark.parametrize("game", durbar.games())
def test_an_action_is_carried_out_in_the_same_way_every_time(client: httpx.Client, game: str) -> None:
    state = begun(game)
    body = trial(state, actions=[state.legal_actions(state.pending()[0])[0]])
    first, second = (told(client.post("/api/trials", json=body)) for _ in range(2))
    assert first == second
    assert first["seq"] > 0
    assert first["events"]


def test_what_the_rules_forbid_is_refused_with_the_rule(client: httpx.Client) -> None:
    state = begun("maharani")
    stop = state.parse("stop")
    refusal = told(client.post("/api/trials", json=trial(state, actions=[stop])), 422)
    assert refusal["rule"].startswith("MN-")


@pytest.mark.parametrize(
    ("change", "status"),
    [
        ({"game": "chess"}, 422),
        ({"position": {}}, 422),
        ({"position": {"players": 3}}, 422),
        ({"seat": 9}, 409),
        ({"actions": [-1]}, 422),
        ({"actions": [0] * 41}, 422),
        ({"actions": ["stop"]}, 422),
        ({"more": 1}, 422),
    ],
)
def test_bad_trials_are_refused(client: httpx.Client, change: dict[str, Any], status: int) -> None:
    assert told(client.post("/api/trials", json={**trial(begun("maharani")), **change}), status)["detail"]
