"""Actions by structure and notation, with a game of a few actions whose board is a text."""

from __future__ import annotations

from typing import Any

import pytest

from durbar.games.lexicon import Lexicon

Names = tuple[str, ...]


def structure(names: Names, action: int) -> dict[str, Any]:
    if not 0 <= action < len(names) + 1:
        raise ValueError(f"{action} is not an action of Toy")
    return {"do": "swap", "of": [*names]} if action == len(names) else {"do": "go", "to": names[action]}


def notation(names: Names, action: int) -> str:
    form = structure(names, action)
    return "Swap" if form["do"] == "swap" else f"go {form['to']}"


TOY = Lexicon(
    "Toy",
    "'go a' or 'swap'",
    lambda board: tuple(board),
    lambda names: range(len(names) + 1),
    structure,
    notation,
    aliases=lambda names: {"exchange": len(names), "go a": len(names)},
)


def test_there_and_back() -> None:
    for action in range(4):
        assert TOY.action("abc", TOY.structure("abc", action)) == action
        assert TOY.parse("abc", TOY.notation("abc", action)) == action


def test_boards_with_other_names_have_other_actions() -> None:
    assert TOY.parse("xa", "go a") == 1
    assert TOY.parse("abc", "go a") == 0
    with pytest.raises(ValueError, match="'go c' is not a move of Toy; moves look like 'go a' or 'swap'"):
        TOY.parse("xa", "go c")


def test_reading_is_generous() -> None:
    assert TOY.parse("abc", "  GO   b ") == 1
    assert TOY.parse("abc", "exchange") == 3
    assert TOY.action("abc", {"of": ("c", "a", "b"), "do": "swap"}) == 3


def test_an_alias_does_not_stand_in_for_a_notation() -> None:
    assert TOY.parse("abc", "go a") == 0


@pytest.mark.parametrize("junk", [None, 0, b"go a", ["go a"], {}])
def test_what_is_no_text_is_no_move(junk: Any) -> None:
    with pytest.raises(ValueError, match="is not a move of Toy"):
        TOY.parse("abc", junk)


@pytest.mark.parametrize("junk", [None, 0, "go", ["do"], {}, {"do": {}}, {"do": "go", "to": "z"}, {"do": ["go", 1]}])
def test_what_is_no_structure_is_no_action(junk: Any) -> None:
    with pytest.raises(ValueError, match="is not an action of Toy"):
        TOY.action("abc", junk)


@pytest.mark.parametrize("junk", [None, "0", 0.0, [], 4, -1])
def test_what_is_no_action_has_no_form(junk: Any) -> None:
    with pytest.raises(ValueError, match="is not an action of Toy"):
        TOY.structure("abc", junk)
    with pytest.raises(ValueError, match="is not an action of Toy"):
        TOY.notation("abc", junk)
