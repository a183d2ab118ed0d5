"""Every rule of every game has a test that is marked with it, and every mark names a rule."""

from __future__ import annotations

import pytest

import durbar
from tests.rules.marks import IDS, marked, marks_in


def ids_of(game: str) -> list[str]:
    """The ids of a game: those with the prefix of the rule that ends it."""
    prefix = durbar.game(game).end_rule.partition("-")[0] + "-"
    return [rule for rule in IDS if rule.startswith(prefix)]


@pytest.mark.parametrize("game", durbar.games())
def test_every_rule_has_a_test(game: str) -> None:
    known = marked()
    assert ids_of(game)
    assert [rule for rule in ids_of(game) if rule not in known] == []


def test_every_mark_names_a_rule() -> None:
    assert {rule: files for rule, files in marked().items() if rule not in IDS} == {}


def test_ids_are_listed_once() -> None:
    assert len(set(IDS)) == len(IDS)


def test_a_mark_may_name_several_rules_and_stand_on_a_parameter() -> None:
    source = """
@pytest.mark.rule("MN-G1", "MN-G2")
def test_one(): ...
@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("MN-W1"))])
def test_two(x): ...
"""
    assert sorted(marks_in(source)) == ["MN-G1", "MN-G2", "MN-W1"]
