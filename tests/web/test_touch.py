"""Fingers: they reach every spot of a board, however small it is drawn, and carry pieces."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.patience import wait_until
from tests.web.conftest import Visit
from tests.web.playing import CONFIRM, WAITS, by_clicks, play, seq
from tests.web.visitor import PHONE, Visitor

LANDSCAPE = (740, 360)
BEGINNERS = {1: "me", 2: "greedy"}
"""Who begins at Taj Mahal, by the deal."""
FINGER = 44
"""Pixels that a fingertip covers."""
SPOTS = """() => [...document.querySelectorAll('.frame .spot[role=button]')].map((spot) => {
    const box = (spot.querySelector('.touch') ?? spot).getBoundingClientRect()
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    return {
        target: spot.dataset.target,
        open: spot.classList.contains('open'),
        chosen: spot.classList.contains('chosen'),
        x, y,
        seen: spot.contains(document.elementFromPoint(x, y)),
    }
})"""
ZOOM = "new DOMMatrix(getComputedStyle(document.querySelector('.frame > *')).transform).a"


def sit_down(visitor: Visitor, game: str, kind: str, least: int = 1) -> None:
    """A table where some of a kind can be pointed at and nothing is sent before it is confirmed."""
    visitor.page.add_init_script(f"localStorage.setItem('durbar', {json.dumps(json.dumps({'confirm': 'always'}))})")
    visitor.open_table(game, ["me", "greedy"])
    for seed in range(60):
        visitor.page.wait_for_function(WAITS)
        if sum(one["open"] and one["target"].startswith(kind) for one in spots(visitor)) >= least:
            return
        play(visitor, by_clicks, seed, decisions=1)
    raise AssertionError(f"no {kind} could be pointed at")


def spots(visitor: Visitor) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = visitor.page.evaluate(SPOTS)
    return found


def spot(visitor: Visitor, target: str) -> dict[str, Any]:
    """A spot that has been scrolled into sight."""
    visitor.page.locator(f".frame [data-target='{target}']").first.scroll_into_view_if_needed()
    return next(one for one in spots(visitor) if one["target"] == target)


def tap(visitor: Visitor, x: float, y: float) -> None:
    visitor.page.touchscreen.tap(x, y)
    visitor.settle()


def chosen(visitor: Visitor) -> set[str]:
    return {one["target"] for one in spots(visitor) if one["chosen"]}


def distance(one: dict[str, Any], other: dict[str, Any]) -> float:
    return float(((one["x"] - other["x"]) ** 2 + (one["y"] - other["y"]) ** 2) ** 0.5)


@pytest.mark.parametrize(
    ("game", "kind", "size"),
    [
        ("maharani", "slot", PHONE),
        ("maharani", "space", PHONE),
        ("maharani", "space", LANDSCAPE),
        ("maharaja", "place", PHONE),
        ("maharaja", "place", LANDSCAPE),
        ("taj_mahal", "city", PHONE),
    ],
)
def test_a_finger_reaches_every_spot_from_twenty_pixels_away(
    visit: Visit, game: str, kind: str, size: tuple[int, int]
) -> None:
    anna = visit(size=size)
    sit_down(anna, game, "slot" if kind == "space" else kind, least=2)
    if kind == "space":
        slot = next(one for one in spots(anna) if one["open"])
        tap(anna, slot["x"], slot["y"])
    before, already = seq(anna), chosen(anna)
    targets = [one["target"] for one in spots(anna) if one["open"]]
    assert targets
    for target in targets:
        for _ in range(4):
            at = spot(anna, target)
            alone = all(distance(at, one) > 2 * FINGER for one in spots(anna) if one["target"] != target)
            tap(anna, at["x"] + 12, at["y"] + 16)
            assert chosen(anna) - already <= {target}
            if target in chosen(anna):
                break
            assert not alone, f"{target} stands alone and was not reached"
            assert anna.page.evaluate(ZOOM) > 1
        assert target in chosen(anna)
        anna.page.keyboard.press("Escape")
        anna.page.wait_for_function(f"() => {ZOOM} === 1")
    assert seq(anna) == before


def test_a_tap_between_two_that_are_close_brings_the_board_nearer(visit: Visit) -> None:
    anna = visit(size=PHONE)
    sit_down(anna, "maharaja", "place", least=10)
    anna.page.evaluate("scrollTo(0, 0)")
    open_now = [one for one in spots(anna) if one["open"] and one["seen"]]
    one, other = min(
        ((one, other) for one in open_now for other in open_now if one is not other), key=lambda pair: distance(*pair)
    )
    assert distance(one, other) < FINGER
    tap(anna, (one["x"] + other["x"]) / 2, (one["y"] + other["y"]) / 2)
    assert chosen(anna) == set()
    near = distance(spot(anna, one["target"]), spot(anna, other["target"]))
    assert near >= FINGER
    again = spot(anna, one["target"])
    tap(anna, again["x"], again["y"])
    assert chosen(anna) == {one["target"]}


def middle(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(visitor: Visitor, piece: Locator, to: Locator, rest: bool) -> None:
    """A finger comes down on a piece, perhaps rests there until it has taken it up, and goes to something else.

    For one that does not rest, time stands still: how busy the machine is does not make it slow.
    """
    if not rest:
        visitor.page.clock.install(time=0)
        visitor.page.clock.pause_at(1000)
    finger = visitor.context.new_cdp_session(visitor.page)

    def touch(kind: str, *points: dict[str, float]) -> None:
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})

    (x, y), (far_x, far_y) = middle(piece), middle(to)
    touch("touchStart", {"x": x, "y": y})
    if rest:
        expect(visitor.page.locator(".held .spot.chosen")).to_be_visible()
    for step in range(1, 9):
        touch("touchMove", {"x": x + (far_x - x) * step / 8, "y": y + (far_y - y) * step / 8})
        if rest:
            visitor.settle()
    touch("touchEnd")
    if not rest:
        visitor.page.clock.resume()
    visitor.settle()


@pytest.mark.parametrize("place", [".map", "table"])
@pytest.mark.parametrize("deal", BEGINNERS)
def test_a_card_is_carried_to_the_court_by_a_finger(visit: Visit, place: str, deal: int) -> None:
    anna = visit(size=PHONE, deal=deal)
    table = anna.open_table("taj_mahal", ["me", "greedy"])

    def rows() -> list[list[str]]:
        return [seat["row"] for seat in anna.fetch(f"tables/{table}")["view"]["seats"]]

    anna.page.wait_for_function(WAITS)
    assert [bool(row) for row in rows()] == [False, BEGINNERS[deal] == "greedy"]
    card = anna.page.locator(".held [data-target^='card:'].open").first
    name = str(card.get_attribute("data-target"))
    drag(anna, card, anna.page.locator(place).first, rest=True)
    confirm = anna.page.locator(CONFIRM)
    wait_until(lambda: confirm.count() or rows()[0])
    if confirm.count():
        confirm.click()
    wait_until(lambda: rows()[0])
    assert rows()[0] == [name.removeprefix("card:")]


def test_a_finger_that_does_not_rest_scrolls_over_the_hand(visit: Visit) -> None:
    anna = visit(size=PHONE)
    anna.open_table("taj_mahal", ["me", "greedy"])
    anna.page.wait_for_function(WAITS)
    top = anna.page.evaluate("scrollY")
    drag(anna, anna.page.locator(".held .open").first, anna.page.locator("header").first, rest=False)
    anna.page.wait_for_function(f"() => scrollY > {top}")
    assert anna.page.locator(".held .chosen").count() == 0
