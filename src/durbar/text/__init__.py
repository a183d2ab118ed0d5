"""Every word a person reads, in every language: Project Fluent files, shared with the browser.

An argument whose value is a word of the game is translated on the way: with ``colour="blue"`` the message
``colour-blue`` stands in for it if there is one. So ``$colour`` never needs a selector in a message.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from fluent.runtime import FluentBundle

from durbar.text import folders
from durbar.text.folders import ENGLISH, add_folder, best_language, languages, words_for_page

__all__ = [
    "ENGLISH",
    "add_folder",
    "best_language",
    "check_language",
    "has",
    "keys",
    "languages",
    "player_name",
    "say",
    "say_of_seats",
    "tell",
    "words_for_page",
]

SEATS = ("seat", "owner", "to", "players", "winners")
"""Arguments that are seats: a number or a list of numbers, for which names stand in."""


def say(key: str, arguments: Mapping[str, Any] | None = None, lang: str = ENGLISH) -> str:
    """A message in a language; KeyError if there is no such message."""
    given = tuple((name, _fixed(value)) for name, value in (arguments or {}).items())
    remembered = all(_is_plain(value) for _, value in given)
    return (_say if remembered else _say.__wrapped__)(folders.bundle(check_language(lang)), key, given)


def _is_plain(value: Any) -> bool:
    """Whether equal values are also written alike: not so 1, True, 1.0 and 100 %."""
    return all(map(_is_plain, value)) if type(value) is tuple else type(value) in (str, int)


def _fixed(value: Any) -> Any:
    return tuple(map(_fixed, value)) if isinstance(value, list) else value


@lru_cache(maxsize=8192)
def _say(bundle: FluentBundle, key: str, arguments: tuple[tuple[str, Any], ...]) -> str:
    """Messages that were said lately are remembered, since making one takes long and the same are needed often."""
    return _format(bundle, key, {name: _word(bundle, name, value) for name, value in arguments})


def tell(game: str, event: Mapping[str, Any], lang: str = ENGLISH, names: Sequence[str] = ()) -> str:
    """An event in words. Seats are called by the names given, or by their colour."""
    key = "-".join(part for part in (game, "event", event["kind"], event.get("source")) if part)
    arguments = {name: value for name, value in event.items() if not isinstance(value, Mapping)}
    return say_of_seats(key, arguments, lang, names)


def say_of_seats(key: str, arguments: Mapping[str, Any], lang: str = ENGLISH, names: Sequence[str] = ()) -> str:
    """A message about seats, which are given by their numbers and called by their names."""
    named = {name: _seats(value, lang, names) for name, value in arguments.items() if name in SEATS}
    return say(key, {**arguments, **named}, lang)


def _seats(value: Any, lang: str, names: Sequence[str]) -> Any:
    if isinstance(value, int):
        return player_name(value, lang, names)
    return [_seats(item, lang, names) for item in value] if isinstance(value, Sequence | set) else value


def player_name(seat: int, lang: str = ENGLISH, names: Sequence[str] = ()) -> str:
    """What a seat is called."""
    return names[seat] if seat < len(names) and names[seat] else say(f"seat-{seat}", {}, lang)


def has(key: str, lang: str = ENGLISH) -> bool:
    """Whether there is such a message."""
    return bool(folders.bundle(check_language(lang)).has_message(key))


def keys(lang: str) -> list[str]:
    """The keys of all messages that a language has of its own."""
    return list(folders.messages(check_language(lang)))


def check_language(lang: str) -> str:
    """The language itself, or ValueError with the ones there are."""
    if lang not in languages():
        raise ValueError(f"there is no language {lang!r}; the languages are {', '.join(languages())}")
    return lang


def _word(bundle: FluentBundle, name: str, value: Any) -> Any:
    if isinstance(value, str) and bundle.has_message(f"{name}-{value}"):
        return _format(bundle, f"{name}-{value}", {})
    if isinstance(value, Iterable) and not isinstance(value, str):
        return ", ".join(str(_word(bundle, name, item)) for item in value)
    return value


def _format(bundle: FluentBundle, key: str, values: Mapping[str, Any]) -> str:
    pattern = bundle.get_message(key).value
    if pattern is None:
        raise KeyError(key)
    text, errors = bundle.format_pattern(pattern, dict(values))
    if errors:
        raise KeyError(f"{key}: {errors[0]}")
    return str(text)
