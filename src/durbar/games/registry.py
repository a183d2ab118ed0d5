"""Where games come from: those of this package, and those that other packages declare as entry points.

A package brings a game along with an entry point of the group ``durbar.games`` that refers to its ``GameSpec``::

    [project.entry-points."durbar.games"]
    pachisi = "pachisi.spec:SPEC"

A game is loaded when it is asked for, and not before.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.resources.abc import Traversable

from durbar.games.errors import shown
from durbar.games.spec import GameSpec

GROUP = "durbar.games"
OWN_PACKAGE = "durbar"
BUILT_IN = {
    "maharani": "durbar.games.maharani.spec:SPEC",
    "maharaja": "durbar.games.maharaja.spec:SPEC",
    "taj_mahal": "durbar.games.taj_mahal.spec:SPEC",
}
"""The games of this package. They are found without its metadata, which a source tree does not have."""

_add_text: list[Callable[[Traversable], None]] = []


def bring_text_to(add_folder: Callable[[Traversable], None]) -> None:
    """Say where the words and rules of games go: ``add_folder(folder)`` is called for each game that brings some."""
    _add_text[:] = [add_folder]


def games() -> list[str]:
    """The names of all games: those of Durbar, then those of other packages.

    >>> import durbar
    >>> durbar.games()[:3]
    ['maharani', 'maharaja', 'taj_mahal']
    """
    return [*BUILT_IN, *_from_other_packages()]


@cache
def usable_games() -> tuple[str, ...]:
    """The names of the games that can be loaded, which are loaded now; a warning says what is wrong with the others."""
    usable = []
    for name in games():
        try:
            find_spec(name)
            usable.append(name)
        except ValueError as error:
            warnings.warn(str(error), stacklevel=2)
    return tuple(usable)


def find_spec(name: str) -> GameSpec:
    """The declaration of a game; ValueError with the games there are, or with what is wrong with this one."""
    if isinstance(name, str):
        if name in BUILT_IN:
            return _load(EntryPoint(name, BUILT_IN[name], GROUP))
        if name in _from_other_packages():
            return _load(_from_other_packages()[name])
    raise ValueError(f"there is no game {shown(name)}; the games are {', '.join(games())}")


@cache
def _from_other_packages() -> dict[str, EntryPoint]:
    """The games of other packages, by name. When two packages declare the same name, the first one has it."""
    found: dict[str, EntryPoint] = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, _package_of(entry))):
        if _package_of(entry) == OWN_PACKAGE:
            continue
        if entry.name in BUILT_IN or entry.name in found:
            warnings.warn(f"{_named(entry)} is left out: there is a game of that name already", stacklevel=2)
        else:
            found[entry.name] = entry
    return found


@cache
def _load(entry: EntryPoint) -> GameSpec:
    try:
        spec = entry.load()
        if not isinstance(spec, GameSpec):
            raise ValueError(f"it refers to {shown(spec)} and not to a GameSpec")
        if spec.name != entry.name:
            raise ValueError(f"its GameSpec has another name, {spec.name!r}")
        if spec.text is not None:
            for add_folder in _add_text:
                add_folder(spec.text)
    except Exception as error:
        raise ValueError(f"{_named(entry)} cannot be loaded: {type(error).__name__}: {error}") from error
    return spec


def _package_of(entry: EntryPoint) -> str:
    return "" if entry.dist is None else entry.dist.name


def _named(entry: EntryPoint) -> str:
    package = _package_of(entry)
    return f"the game {entry.name!r} ({entry.value}{f', of the package {package}' if package else ''})"
