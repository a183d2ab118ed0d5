"""The words in every language: complete, alike, and all of them can be said."""

from __future__ import annotations

import re
from typing import Any

import pytest
from fluent.runtime.types import fluent_number
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from durbar import text
from durbar.text import folders


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def variables(lang: str) -> dict[str, set[str]]:
    found = {}
    for key, message in folders.messages(lang).items():
        visitor = Variables()
        visitor.visit(message)
        found[key] = visitor.names
    return found


@pytest.mark.parametrize("lang", text.languages())
def test_every_language_has_the_messages_of_english(lang: str) -> None:
    assert sorted(text.keys(lang)) == sorted(text.keys("en"))


@pytest.mark.parametrize("lang", text.languages())
def test_messages_use_the_same_variables_in_every_language(lang: str) -> None:
    english, other = variables("en"), variables(lang)
    assert {key: (english[key], other[key]) for key in english if english[key] != other[key]} == {}


@pytest.mark.parametrize("lang", text.languages())
@pytest.mark.parametrize("value", [1, 2, "word"])
def test_every_message_can_be_said(lang: str, value: Any) -> None:
    for key, names in variables(lang).items():
        said = text.say(key, dict.fromkeys(names, value), lang)
        assert said.strip()
        assert not re.search(r"[{}$]", said), key


def test_french_is_not_english() -> None:
    """Sentences differ; titles, names and single words beside numbers may be the same."""
    same = [
        key
        for key, names in variables("en").items()
        if (said := text.say(key, dict.fromkeys(names, 1), "en")) == text.say(key, dict.fromkeys(names, 1), "fr")
        and re.search(r"[^\W\d] [^\W\d]", said)
        and not key.endswith("-title")
    ]
    assert same == []


@pytest.mark.parametrize("lang", text.languages())
def test_a_missing_message_or_argument_is_an_error(lang: str) -> None:
    with pytest.raises(LookupError):
        text.say("maharani-no-such-message", {}, lang)
    with pytest.raises(KeyError, match="maharani-new"):
        text.say("maharani-new", {}, lang)
    assert not text.has("maharani-no-such-message", lang)
    assert text.has("maharani-new", lang)


def test_an_unknown_language_is_refused_with_the_known_ones() -> None:
    with pytest.raises(ValueError, match="there is no language 'de'; the languages are en, fr"):
        text.say("maharani-title", {}, "de")


def test_words_of_a_game_are_translated_on_the_way() -> None:
    assert text.say("maharani-new", {"worker": "green"}, "fr") == "Placer un nouvel artisan vert sur la tuile"
    assert text.say("maharani-new", {"worker": "ochre"}, "fr") == "Placer un nouvel artisan ochre sur la tuile"
    spaces = {"seat": "Ada", "amount": 2, "tile": "blue", "spaces": ["b1", "c1"]}
    assert text.say("maharani-event-gold-area", spaces) == "Ada gets 2 gold for the blue area b1, c1."


def test_seats_are_called_by_name_or_by_colour() -> None:
    event = {"kind": "stop", "rule": "MN-2A", "seat": 1}
    assert text.tell("maharani", event) == "Red places no second tile."
    assert text.tell("maharani", event, names=["Ada", "Bo"]) == "Bo places no second tile."
    assert text.tell("maharani", event, "fr", names=["Ada", ""]) == "Rouge ne pose pas de seconde tuile."
    assert text.player_name(0, "fr") == "Vert"


def test_equal_numbers_are_written_each_in_its_own_style() -> None:
    styles = [fluent_number(1.0, style=style) for style in ("decimal", "percent", "decimal")]
    assert [text.say("report-figure", {"figure": figure}) for figure in styles] == ["1", "100%", "1"]
