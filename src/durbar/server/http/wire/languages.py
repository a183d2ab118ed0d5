"""The languages that are spoken here."""

from __future__ import annotations

from durbar.games.data import Data


class LanguageOffer(Data):
    """A language."""

    lang: str
    """Its tag, such as ``en`` or ``pt-BR``."""
    name: str
    """What it calls itself."""
    words: str
    """The address of its messages. It changes with them."""


class LanguageList(Data):
    """All languages, English first."""

    languages: list[LanguageOffer]
    preferred: str
    """The one that whoever asks prefers, by ``Accept-Language``."""


class LanguageWords(Data):
    """The messages of a language."""

    lang: str
    fluent: str
    """In the syntax of Project Fluent."""
