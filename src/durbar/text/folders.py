"""Which languages there are, and where their words and rules are.

A language is a folder, named by its tag::

    en/common.ftl           one of its files has the message language-name, here: English
    en/maharani.ftl         messages (Project Fluent), in any number of files and folders
    en/rules/maharani.md    the rules of a game

English stands in for a message that another language lacks.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.serializer import serialize_message

ENGLISH = "en"
NAME = re.compile(r"^language-name = (.+)$", re.MULTILINE)
"""The message that says a language's own name. A folder without it only adds to a language that is there already."""
TAG = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})*")
LONGEST_TAG = 35

Messages = dict[str, ast.Message]
_folders: list[Traversable] = [files("durbar.text")]


def add_folder(folder: Traversable) -> None:
    """Take words and rules from another folder as well: those of a game from outside, or a whole language.

    It is laid out like the folder of this module: ``en/words.ftl``, ``en/rules/<game>.md``, ``fr/words.ftl``.
    ValueError, and nothing is added, if a file is not valid or has a message that is there already.
    """
    if folder in _folders:
        return
    found = {lang: _read(folder, lang) for lang in _tags(folder)}
    if not found:
        raise ValueError(f"{folder} has no words: each language needs a folder, such as en, with .ftl files")
    for lang, added in found.items():
        if taken := sorted(added.keys() & messages(lang).keys()):
            raise ValueError(f"{folder}: other files have these messages for {lang} already: {', '.join(taken)}")
    _folders.append(folder)
    _forget()


@cache
def languages() -> dict[str, str]:
    """The name of every language by its tag, English first."""
    named = {
        lang: found[1]
        for folder in _folders
        for lang in _tags(folder)
        for file in _word_files(folder.joinpath(lang))
        if (found := NAME.search(file.read_text("utf-8")))
    }
    return dict(sorted(named.items(), key=lambda item: (item[0] != ENGLISH, item[0])))


def best_language(wanted: Iterable[str]) -> str:
    """The first language there is of those that somebody wants, with ``fr`` for ``fr-CA``; English if there is none."""
    known = {lang.lower(): lang for lang in languages()}
    for tag in wanted:
        parts = tag.strip().lower().split("-")
        for length in range(len(parts), 0, -1):
            if found := known.get("-".join(parts[:length])):
                return found
    return ENGLISH


@cache
def messages(lang: str) -> Messages:
    """The messages that a language has of its own, by their keys."""
    return {key: message for folder in _folders for key, message in _read(folder, lang).items()}


@cache
def bundle(lang: str) -> FluentBundle:
    """All messages as a language says them."""
    made = FluentBundle([lang, lang.split("-")[0], ENGLISH], use_isolating=False)
    for tag in (lang, ENGLISH):
        made.add_resource(ast.Resource(list(messages(tag).values())))
    return made


@cache
def words_for_page(lang: str) -> str:
    """All messages as a language says them, but those of the terminal, as one file."""
    spoken = {**messages(ENGLISH), **messages(lang)}
    return "".join(serialize_message(spoken[key]) for key in sorted(spoken) if not key.startswith("terminal-"))


def rules_file(game: str, lang: str) -> Traversable | None:
    """The file with the rules of a game in a language; None if nobody has written it."""
    for folder in _folders:
        file = folder.joinpath(lang, "rules", f"{game}.md")
        if file.is_file():
            return file
    return None


def _forget() -> None:
    for remembered in (languages, messages, bundle, words_for_page):
        remembered.cache_clear()


def _tags(folder: Traversable) -> list[str]:
    return [
        each.name
        for each in folder.iterdir()
        if each.is_dir() and TAG.fullmatch(each.name) and len(each.name) <= LONGEST_TAG and any(_word_files(each))
    ]


def _word_files(folder: Traversable) -> Iterator[Traversable]:
    for each in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if each.is_dir():
            yield from _word_files(each)
        elif each.name.endswith(".ftl"):
            yield each


def _read(folder: Traversable, lang: str) -> Messages:
    found: Messages = {}
    language = folder.joinpath(lang)
    for file in _word_files(language) if language.is_dir() else ():
        for entry in FluentResource(file.read_text("utf-8")).body:
            if isinstance(entry, ast.Junk):
                raise ValueError(f"{file} is not valid: {entry.annotations[0].message} {(entry.content or '')[:80]!r}")
            if isinstance(entry, ast.Message):
                if entry.id.name in found:
                    raise ValueError(f"{file}: the message {entry.id.name} is there already")
                found[entry.id.name] = entry
    return found
