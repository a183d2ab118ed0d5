"""The tutorials: every step shows a real position, and what it asks for can be done."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

import durbar
from tests.web.conftest import Visit
from tests.web.visitor import ROOT

POSITIONS = sorted((ROOT / "web" / "src" / "boards").glob("*/positions/*.json"))
LAST_STEP = 12


@pytest.mark.parametrize("file", POSITIONS, ids=lambda file: f"{file.parts[-3]}-{file.stem}")
def test_every_position_is_one_of_the_game(file: Path) -> None:
    durbar.game(file.parts[-3]).from_dict(json.loads(file.read_text("utf-8")))


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", durbar.games())
def test_a_tutorial_from_the_first_step_to_the_last(visit: Visit, game: str, lang: str) -> None:
    learner = visit(lang=lang).go(f"/learn/{game}")
    page = learner.page
    bar = page.get_by_role("progressbar")
    bar.wait_for()
    steps = int(bar.get_attribute("max") or 0)
    assert 8 <= steps <= LAST_STEP
    asked = 0
    for step in range(1, steps + 1):
        expect(bar).to_have_attribute("value", str(step))
        page.locator("svg[role]").first.wait_for()
        if page.locator("[data-show]").count():
            asked += 1
            page.locator("[data-show]").click()
            expect(page.locator("[data-show]")).to_have_count(0)
        page.locator("[data-next]").click()
    assert asked >= steps // 2
    expect(page).to_have_url(f"{learner.url}/")


def test_a_tutorial_goes_on_where_it_was_left(visit: Visit) -> None:
    learner = visit().go("/learn/maharani")
    for _ in range(3):
        learner.page.locator("[data-next]").click()
    learner.go("/").go("/learn/maharani")
    expect(learner.page.get_by_role("progressbar")).to_have_attribute("value", "4")
