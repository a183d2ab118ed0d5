"""The rules of the games in our own words, complete in every language."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

import durbar
from durbar.text import languages
from tests.rules.marks import IDS
from tests.rules.test_coverage_of_rules import ids_of

GAMES = durbar.games()


def read(game: str, lang: str) -> str:
    return files("durbar.text").joinpath(lang, "rules", f"{game}.md").read_text("utf-8")


def ids_in(text: str) -> list[str]:
    return re.findall(r"\b(?:MN|MJ|TJ)-[A-Z0-9]+\b", text)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_told(game: str, lang: str) -> None:
    named = ids_in(read(game, lang))
    assert [rule for rule in ids_of(game) if rule not in named] == []
    assert [rule for rule in named if rule not in IDS] == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", languages())
def test_every_language_tells_the_same_in_the_same_order(game: str, lang: str) -> None:
    english, other = read(game, "en"), read(game, lang)
    assert ids_in(english) == ids_in(other)
    headings = [
        [len(line) - len(line.lstrip("#")) for line in text.splitlines() if line.startswith("#")]
        for text in (english, other)
    ]
    assert headings[0] == headings[1]


@pytest.mark.parametrize("lang", languages())
def test_every_item_ends_with_its_rules(lang: str) -> None:
    items = [line for line in read("maharani", lang).splitlines() if line.startswith("- ")]
    assert len(items) > 50
    assert [item for item in items if not re.search(r"\((MN-[A-Z0-9]+(, )?)+\)$", item)] == []


def test_french_is_set_with_its_spaces() -> None:
    """No sign that wants a no-break space before it stands after a plain one."""
    for game in GAMES:
        plain = re.sub(r"```.*?```", "", read(game, "fr"), flags=re.S)
        assert re.findall(r"\w+ [:;!?»]", plain) == []
