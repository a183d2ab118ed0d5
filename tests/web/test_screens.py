"""Every screen: nothing that axe-core objects to, nothing wider than the smallest phone."""

from __future__ import annotations

import pytest

from tests.web.conftest import Visit
from tests.web.screens import SCREENS, Screen
from tests.web.visitor import DESKTOP, PHONE


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)
def test_axe_has_no_objection_and_the_screen_fits(visit: Visit, screen: Screen) -> None:
    """In French, whose words are longer, by night on a phone; then in English by day on a desktop."""
    visitor = visit(size=PHONE, lang="fr", dark=True)
    screen.reach(visitor)
    assert visitor.violations() == []
    assert visitor.overflow() == 0
    visitor.look("light", DESKTOP)
    assert visitor.violations() == []
    assert visitor.overflow() == 0
