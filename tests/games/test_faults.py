"""The checks that all data from outside goes through."""

from __future__ import annotations

from typing import Any

import pytest

from durbar.games.errors import short, shown
from durbar.games.faults import Faults


def test_a_table_keeps_what_has_a_text_for_a_key_and_names_the_rest() -> None:
    faults = Faults()
    assert faults.mapping("here", {"a": 1, 2: 3, "c": 4}, ("a", "b"), ("b",)) == {"a": 1, "c": 4}
    assert [str(fault) for fault in faults] == [
        "here: 2; expected texts as keys",
        "here.c: not known here; expected only a, b",
        "here.b: missing; expected to be there",
    ]


@pytest.mark.parametrize(
    ("value", "found"),
    [(-1, "-1"), (4, "4"), ("1", "a text"), (True, "true or false"), (1.0, "a number"), (None, "nothing")],
)
def test_a_number_out_of_range_or_of_another_kind_is_replaced_by_the_lowest(value: Any, found: str) -> None:
    faults = Faults()
    assert faults.whole("there", value, 0, 3) == 0
    assert [str(fault) for fault in faults] == [f"there: {found}; expected a whole number from 0 to 3"]


def test_what_is_right_leaves_no_fault() -> None:
    faults = Faults()
    assert faults.whole("n", 3, 0, 3) == 3
    assert faults.items("list", [1], "a list") == [1]
    assert faults.text("text", "a", 3) == "a"
    assert faults.mapping("table", {"a": 1}, None) == {"a": 1}
    assert faults == []


def test_texts_are_shown_in_quotes_or_as_they_are_but_never_long() -> None:
    assert (shown("a"), short("a"), short(1)) == ("'a'", "a", "1")
    assert short("a\nb") == "'a\\nb'"
    assert short("a" * 100) == "a" * 79 + "…"
    assert short(10**6000) == shown(10**6000) == "a value of type int too large to show"
