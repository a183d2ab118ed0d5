"""What an action writes down about itself."""

from __future__ import annotations

import durbar


def test_events_are_those_of_the_last_action_only() -> None:
    state = durbar.game("maharani").new(2)
    for slot in (1, 2, 3):
        state.apply(state.draw(slot))
        assert [event["slot"] for event in state.events()] == [slot]
