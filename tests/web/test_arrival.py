"""Coming to the page for the first time: one click to a game, little to load, two languages, a way back."""

from __future__ import annotations

import pytest
from playwright.sync_api import Response, expect

import durbar
from tests.web.conftest import Visit

TITLES = {"maharani": "Maharani", "maharaja": "Maharaja", "taj_mahal": "Taj Mahal"}
MOST_SCRIPT = 200_000
"""Bytes of compressed JavaScript, and of the words of one language, that the first load of a table may take."""


@pytest.mark.parametrize("game", durbar.games())
def test_one_click_from_home_to_a_game_against_bots(visit: Visit, game: str) -> None:
    anna = visit().go()
    anna.page.get_by_role("button", name=f"Play now: {TITLES[game]}").click()
    anna.page.wait_for_url("**/table/*")
    expect(anna.page.locator("[data-seq]")).to_be_visible()
    table = anna.page.url.rsplit("/", 1)[-1]
    state = anna.fetch(f"tables/{table}")
    assert state["game"] == game
    assert state["status"] == "playing"


@pytest.mark.parametrize("game", durbar.games())
def test_a_table_loads_little_script(visit: Visit, game: str) -> None:
    anna = visit(lang="fr")
    scripts: dict[str, int] = {}

    def weigh(response: Response) -> None:
        if response.url.endswith(".js") or "/api/languages/" in response.url:
            scripts[response.url] = int(response.headers["content-length"])
            assert response.headers["content-encoding"] in ("br", "gzip")

    anna.page.on("response", weigh)
    anna.open_table(game, ["me", "greedy"])
    anna.page.wait_for_load_state("networkidle")
    assert [url.split("?")[0] for url in scripts if "/api/languages/" in url] == [f"{anna.url}/api/languages/fr/words"]
    assert len(scripts) > 1
    assert sum(scripts.values()) < MOST_SCRIPT


def test_the_language_changes_without_loading_the_page_anew(visit: Visit) -> None:
    anna = visit().go()
    anna.page.evaluate("window.here = true")
    anna.page.get_by_role("button", name="Français").click()
    expect(anna.page.get_by_role("link", name="Règles").first).to_be_visible()
    assert anna.page.evaluate("document.documentElement.lang") == "fr"
    assert anna.page.evaluate("window.here")


def test_running_games_are_on_top_and_lead_back(visit: Visit) -> None:
    anna = visit()
    table = anna.open_table("maharani", ["me", "greedy"])
    anna.go()
    anna.page.locator(f"a[href='/table/{table}']").first.click()
    expect(anna.page.locator("[data-seq]")).to_be_visible()
