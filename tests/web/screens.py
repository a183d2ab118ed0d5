"""Every screen of the page, and how to get to it: for axe, for the smallest phone, and for pictures."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

import httpx

import durbar
from tests.patience import wait_until
from tests.web.playing import WAITS
from tests.web.visitor import Visitor


@dataclass(frozen=True)
class Screen:
    """A screen with a name and the way to it."""

    name: str
    reach: Callable[[Visitor], object]


def _at(path: str, shows: str = "h1") -> Callable[[Visitor], object]:
    def reach(visitor: Visitor) -> None:
        visitor.go(path).page.locator(shows).first.wait_for()

    return reach


def _settings(visitor: Visitor) -> None:
    _at("/")(visitor)
    visitor.page.locator("header nav button").last.click()
    visitor.page.locator("dialog").first.wait_for()


def _own_games(visitor: Visitor) -> None:
    """Home, for somebody with games of his own: running ones, one that waits for others, and an end."""
    for game in durbar.games():
        visitor.open_table(game, ["me", "greedy"])
    visitor.open_table("maharani", ["me", "open"])
    _at("/", "main li")(visitor)


def _account_of_ones_own(visitor: Visitor) -> None:
    """Somebody who has just made an account, with the codes to note down."""
    _at("/account", "form")(visitor)
    visitor.page.locator("input[autocomplete=username]").first.fill(f"Noor {secrets.token_hex(3)}")
    visitor.page.locator("input[type=password]").first.fill("a palace of marble")
    visitor.page.locator("form button").first.click()
    visitor.page.locator("code").first.wait_for()


def _table(game: str, decisions: int, *seats: str) -> Callable[[Visitor], object]:
    def reach(visitor: Visitor) -> None:
        visitor.open_table(game, list(seats), decisions)
        visitor.page.wait_for_load_state("networkidle")

    return reach


def _sheet(game: str, key: str, shows: str = "dialog") -> Callable[[Visitor], object]:
    def reach(visitor: Visitor) -> None:
        _table(game, 2, "me", "greedy", "greedy")(visitor)
        visitor.page.wait_for_function(WAITS)
        visitor.page.keyboard.press(key)
        visitor.page.locator(shows).first.wait_for()

    return reach


def _score(game: str) -> Callable[[Visitor], object]:
    def reach(visitor: Visitor) -> None:
        _table(game, 3, "me", "greedy", "greedy")(visitor)
        visitor.page.locator(".players button").first.click()
        visitor.page.locator("dialog").first.wait_for()

    return reach


def _waiting(visitor: Visitor) -> None:
    visitor.open_table("maharani", ["me", "open", "open"])
    visitor.page.get_by_role("heading").first.wait_for()


def _handover(visitor: Visitor) -> None:
    visitor.open_table("taj_mahal", ["me", "me"])
    visitor.page.locator(".handover").wait_for()


@cache
def _finished(url: str, game: str) -> str:
    """A game of two bots at a server, played to its end; its table."""
    with httpx.Client(base_url=url, headers={"Origin": url}) as host:
        body = {"game": game, "seats": ["random", "greedy"]}
        table = str(host.post("/api/tables", json=body).raise_for_status().json()["table"])
        wait_until(lambda: host.get(f"/api/tables/{table}").json()["status"] == "over")
    return table


def _end(game: str) -> Callable[[Visitor], object]:
    def reach(visitor: Visitor) -> None:
        _at(f"/table/{_finished(visitor.url, game)}", ".bar button")(visitor)
        visitor.page.locator(".bar button").last.click()
        visitor.page.locator("dialog figure").first.wait_for()

    return reach


def _replay(game: str) -> Callable[[Visitor], object]:
    def reach(visitor: Visitor) -> None:
        _at(f"/replay/{_finished(visitor.url, game)}?at=30", "figure")(visitor)

    return reach


SCREENS = [
    Screen("home", _at("/")),
    Screen("own-games", _own_games),
    Screen("settings", _settings),
    Screen("account", _at("/account")),
    Screen("own-account", _account_of_ones_own),
    Screen("not-found", _at("/nowhere/at/all")),
    Screen("waiting-room", _waiting),
    Screen("handover", _handover),
    *(Screen(f"new-{game}", _at(f"/new/{game}")) for game in durbar.games()),
    *(Screen(f"rules-{game}", _at(f"/rules/{game}", "article h2")) for game in durbar.games()),
    *(Screen(f"learn-{game}", _at(f"/learn/{game}", ".board svg")) for game in durbar.games()),
    *(Screen(f"table-{game}", _table(game, 4, "me", "greedy", "greedy")) for game in durbar.games()),
    *(Screen(f"score-{game}", _score(game)) for game in durbar.games()),
    *(Screen(f"replay-{game}", _replay(game)) for game in durbar.games()),
    *(Screen(f"end-{game}", _end(game)) for game in durbar.games()),
    Screen("actions", _sheet("maharani", "a")),
    Screen("keys", _sheet("maharani", "?")),
    Screen("menu", _sheet("maharaja", "m")),
    Screen("hints", _sheet("taj_mahal", "h", "dialog li")),
    Screen("recap", _sheet("maharaja", "r", ".bar [aria-expanded=true]")),
    Screen("chat", _sheet("taj_mahal", "c", "input[maxlength], textarea")),
]
