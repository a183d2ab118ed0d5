"""Every screen: nothing that axe-core objects to, nothing wider than the smallest phone."""

from __future__ import annotations

import pytest

from tests.web.conftest import Visit
from tests.web.screens import SCREENS, Screen
from tests.web.visitor import PHONE


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)
def test_axe_has_no_objection_and_the_screen_fits_a_phone(visit: Visit, screen: Screen) -> None:
    """In English by day on a desktop, in French by night on a phone: two visits see both of everything."""
    for looks in ({}, {"size": PHONE, "lang": "fr", "dark": True}):
        visitor = visit(**looks)
        screen.reach(visitor)
        assert visitor.violations() == []
        assert visitor.overflow() == 0
