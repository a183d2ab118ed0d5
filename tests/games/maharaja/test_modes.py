"""The compiled engine and the plain files play the same games, with every option."""

from __future__ import annotations

import pytest

from tests.games.modes import in_both_modes

pytestmark = pytest.mark.usefixtures("world")


def test_both_modes_play_the_same_games() -> None:
    (pure, pure_sum), (_, other_sum) = in_both_modes("tests.games.maharaja.checksum")
    assert pure == "pure"
    assert pure_sum == other_sum
