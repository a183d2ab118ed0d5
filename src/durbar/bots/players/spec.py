"""How a bot is asked for in one word: ``name``, or ``name:key=value,key=value`` with settings of its own.

``master:time=1`` is the bot ``master`` with the setting ``time`` at 1. A name or key is made of small letters, digits,
``_`` and ``-``; a value is a whole number, a decimal number or any other text without a comma. The settings that a bot
takes are the named parameters of its maker in ``BOTS``, which also judges their values.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable
from typing import Any, NamedTuple

from durbar.play.seats import MAX_NAME, is_name

Value = int | float | str

_WORD = re.compile(r"[a-z][a-z0-9_-]*")
_WHOLE = re.compile(r"[+-]?[0-9]+")
_DECIMAL = re.compile(r"[+-]?[0-9]*\.[0-9]+|[+-]?[0-9]+\.")


class Spec(NamedTuple):
    """A bot's name and the settings asked for."""

    name: str
    settings: dict[str, Value]

    def __str__(self) -> str:
        pairs = ",".join(f"{key}={value}" for key, value in self.settings.items())
        return f"{self.name}:{pairs}" if pairs else self.name


def parse_spec(text: str) -> Spec:
    """What a text asks for; ValueError says what is wrong with it.

    >>> parse_spec("master:time=1.5")
    Spec(name='master', settings={'time': 1.5})
    """
    if not is_name(text):
        raise ValueError(f"a bot is asked for in at most {MAX_NAME} printable characters, as in master:time=1")
    name, colon, rest = text.partition(":")
    settings: dict[str, Value] = {}
    for pair in rest.split(",") if colon else ():
        key, sign, value = pair.partition("=")
        if not (_WORD.fullmatch(key) and sign and value):
            raise ValueError(f"bot {text!r}: {pair!r} is not a setting; write name:key=value,key=value")
        if key in settings:
            raise ValueError(f"bot {text!r}: the setting {key!r} is given twice")
        settings[key] = _value(value)
    if not _WORD.fullmatch(name):
        raise ValueError(f"{name!r} is not the name of a bot: small letters, digits, _ and -, a letter first")
    return Spec(name, settings)


def takes(maker: Callable[..., Any]) -> list[str]:
    """The names of the settings that the maker of a bot takes."""
    return list(inspect.signature(maker).parameters)


def make(spec: Spec, maker: Callable[..., Any]) -> Any:
    """The bot itself; ValueError names the settings it takes when it was asked for others."""
    known = takes(maker)
    for key in spec.settings:
        if key not in known:
            raise ValueError(
                f"the bot {spec.name!r} has no setting {key!r}; its settings: {', '.join(known) or 'none'}"
            )
    return maker(**spec.settings)


def _value(text: str) -> Value:
    if _WHOLE.fullmatch(text):
        return int(text)
    return float(text) if _DECIMAL.fullmatch(text) else text
