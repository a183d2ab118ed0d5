"""Finding games: those of this package, and those that other packages declare as entry points."""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import durbar
from durbar import text
from durbar.games import find_spec, registry, usable_games
from durbar.games.spec import GameSpec
from durbar.text import folders
from durbar.text.rulebook import one_rule

BUILT_IN = ["maharani", "maharaja", "taj_mahal"]


def forget() -> None:
    """Look for games again, as a new process would."""
    registry._from_other_packages.cache_clear()
    registry._load.cache_clear()
    registry.usable_games.cache_clear()


@pytest.fixture(autouse=True)
def _forget_afterwards() -> Iterator[None]:
    yield
    forget()


class Packages:
    """A folder on the path in which tests install packages."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def install(self, package: str, entry_points: str, code: str = "") -> None:
        """Install a package of one module and forget what was found before."""
        (self.folder / f"{package}.py").write_text(code, "utf-8")
        metadata = self.folder / f"{package}-1.0.dist-info"
        metadata.mkdir()
        (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", "utf-8")
        (metadata / "entry_points.txt").write_text(f"[durbar.games]\n{entry_points}\n", "utf-8")
        forget()


@pytest.fixture
def packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Packages]:
    monkeypatch.syspath_prepend(tmp_path)
    modules = set(sys.modules)
    yield Packages(tmp_path)
    for module in set(sys.modules) - modules:
        del sys.modules[module]


LUDO = """
from dataclasses import replace
from pathlib import Path
from durbar.games import find_spec
SPEC = replace(find_spec("maharani"), name="ludo")
"""


def test_the_games_of_this_package_need_no_metadata(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "entry_points", lambda group: ())
    registry._from_other_packages.cache_clear()
    assert durbar.games() == BUILT_IN
    for name in BUILT_IN:
        assert find_spec(name).name == name
        assert durbar.game(name).spec is find_spec(name)


def test_the_entry_points_of_this_package_are_its_games() -> None:
    project = tomllib.loads(Path(__file__).parents[2].joinpath("pyproject.toml").read_text("utf-8"))["project"]
    assert project["entry-points"]["durbar.games"] == registry.BUILT_IN


def test_another_package_brings_a_game_along(packages: Packages) -> None:
    packages.install("ludo", "ludo = ludo:SPEC", LUDO)
    assert durbar.games() == [*BUILT_IN, "ludo"]
    assert "ludo" not in sys.modules, "a game is loaded only when it is asked for"
    assert durbar.game("ludo").name == "ludo"
    assert durbar.game("ludo") is durbar.game("ludo")
    assert isinstance(find_spec("ludo"), GameSpec)


def test_a_game_brings_its_words_and_rules_along(packages: Packages, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(folders, "_folders", list(folders._folders))
    for lang, title in (("en", "Ludo"), ("fr", "Petits chevaux")):
        rules = packages.folder / "texts" / lang / "rules"
        rules.mkdir(parents=True)
        (rules / "ludo.md").write_text("A six moves. (LD-1)\n", "utf-8")
        (rules.parent / "words.ftl").write_text(f"ludo-title = {title}\n", "utf-8")
    packages.install("ludo", "ludo = ludo:SPEC", LUDO.replace('"ludo"', '"ludo", text=Path(__file__).parent / "texts"'))
    assert not text.has("ludo-title")
    durbar.game("ludo")
    assert [text.say("ludo-title", {}, lang) for lang in ("en", "fr")] == ["Ludo", "Petits chevaux"]
    assert one_rule("ludo", "en", "ld-1") == "A six moves. (LD-1)"
    folders._forget()


@pytest.mark.parametrize(
    ("entry_points", "code", "message"),
    [
        ("ludo = nowhere:SPEC", "", "ModuleNotFoundError: No module named 'nowhere'"),
        ("ludo = ludo:SPEC", "", "AttributeError: module 'ludo' has no attribute 'SPEC'"),
        ("ludo = ludo:SPEC", "1 / 0", "ZeroDivisionError: division by zero"),
        ("ludo = ludo:SPEC", "SPEC = 5", "it refers to 5 and not to a GameSpec"),
        ("ludo = ludo:SPEC", LUDO.replace("ludo", "lido"), "its GameSpec has another name, 'lido'"),
    ],
)
def test_a_broken_game_says_what_is_wrong_and_harms_no_other(
    packages: Packages, entry_points: str, code: str, message: str
) -> None:
    packages.install("ludo", entry_points, code)
    assert durbar.games() == [*BUILT_IN, "ludo"]
    with pytest.raises(ValueError, match=r"the game 'ludo' \(.*, of the package ludo\) cannot be loaded: ") as caught:
        durbar.game("ludo")
    assert message in str(caught.value)
    assert durbar.game("maharani").name == "maharani"
    with pytest.warns(UserWarning, match="the game 'ludo' .* cannot be loaded"):
        assert usable_games() == tuple(BUILT_IN)


def test_a_name_that_is_taken_is_not_given_away(packages: Packages) -> None:
    packages.install("ludo", "maharani = ludo:SPEC\nludo = ludo:SPEC", LUDO)
    packages.install("more_ludo", "ludo = more_ludo:SPEC", LUDO)
    with pytest.warns(UserWarning, match="is left out: there is a game of that name already") as warned:
        assert durbar.games() == [*BUILT_IN, "ludo"]
    assert len(warned) == 2
    assert find_spec("maharani").package == "durbar.games.maharani"
    assert sys.modules.get("more_ludo") is None
    assert find_spec("ludo")
    assert "more_ludo" not in sys.modules


@pytest.mark.parametrize("name", ["", "chess", "Maharani", "maharani ", None, 5, [], {}])
def test_an_unknown_game_is_refused_with_the_known_ones(name: object) -> None:
    with pytest.raises(ValueError, match=r"there is no game .*; the games are maharani, maharaja, taj_mahal"):
        durbar.game(name)  # type: ignore[arg-type]
