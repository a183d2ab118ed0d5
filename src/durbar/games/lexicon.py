"""Actions to and fro between int, structure and notation, for every game alike: what one writes, the same one reads."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from functools import lru_cache
from typing import Any, Generic, TypeVar

from durbar.games.errors import shown
from durbar.games.integers import as_integer

Names = TypeVar("Names", bound=Hashable)
"""All that the actions of a board are named after: boards with the same names share their lists."""

BOARDS = 8
"""The lists of so many boards are kept."""


class Lexicon(Generic[Names]):
    """All actions of a game by their structure and by their notation."""

    def __init__(
        self,
        title: str,
        examples: str,
        names: Callable[[Any], Names],
        actions: Callable[[Names], Iterable[int]],
        structure: Callable[[Names, int], Mapping[str, Any]],
        notation: Callable[[Names, int], str],
        aliases: Callable[[Names], Mapping[str, int]] = lambda names: {},
    ) -> None:
        """``examples`` tells somebody what moves look like; ``aliases`` are notations that are read but not written."""
        self._title = title
        self._examples = examples
        self._names = names
        self._actions = actions
        self._structure = structure
        self._notation = notation
        self._aliases = aliases
        self._by_structure = lru_cache(maxsize=BOARDS)(self._list_structures)
        self._by_notation = lru_cache(maxsize=BOARDS)(self._list_notations)

    def structure(self, board: Any, action: object) -> dict[str, Any]:
        """The structured form of an action."""
        return dict(self._structure(self._names(board), self._number(action)))

    def notation(self, board: Any, action: object) -> str:
        """The notation of an action."""
        return self._notation(self._names(board), self._number(action))

    def action(self, board: Any, form: object) -> int:
        """The action with that structured form; the items of a list count in any order."""
        try:
            return self._by_structure(self._names(board))[_key(form)]
        except (AttributeError, KeyError, TypeError):  # no mapping, no such form, or a value of another type
            raise ValueError(f"{shown(form)} is not an action of {self._title}") from None

    def parse(self, board: Any, text: object) -> int:
        """The action with that notation; blanks do not matter, nor does the case of letters."""
        number = None
        if isinstance(text, str):
            number = self._by_notation(self._names(board)).get(_plain(text))
        if number is None:
            raise ValueError(f"{shown(text)} is not a move of {self._title}; moves look like {self._examples}")
        return number

    def _number(self, action: object) -> int:
        number = as_integer(action)
        if number is None:
            raise ValueError(f"{shown(action)} is not an action of {self._title}: actions are whole numbers")
        return number

    def _list_structures(self, names: Names) -> dict[frozenset[tuple[str, Any]], int]:
        return {_key(self._structure(names, action)): action for action in self._actions(names)}

    def _list_notations(self, names: Names) -> dict[str, int]:
        written = {_plain(self._notation(names, action)): action for action in self._actions(names)}
        return {_plain(text): action for text, action in self._aliases(names).items()} | written


def _key(form: Any) -> frozenset[tuple[str, Any]]:
    return frozenset((key, _key_of_value(value)) for key, value in form.items())


def _key_of_value(value: object) -> Any:
    """What a value is found by. True and 1.0 are no whole numbers, though for Python they are equal to 1."""
    if isinstance(value, list | tuple):
        return tuple(sorted(_key_of_value(item) for item in value))
    if isinstance(value, str):
        return value
    number = as_integer(value)
    if number is None:
        raise TypeError("only texts, whole numbers and lists of them stand in the structure of an action")
    return number


def _plain(text: str) -> str:
    return " ".join(text.split()).casefold()
