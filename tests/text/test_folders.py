"""A language is a folder, and a game from outside brings folders of its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from durbar import text
from durbar.text import folders
from durbar.text.rulebook import rules_text


def write(folder: Path, **files: str) -> Path:
    """Files under a folder; ``en__rules__go`` is en/rules/go."""
    for name, words in files.items():
        path = folder.joinpath(*name.split("__")).with_suffix(".md" if "rules" in name else ".ftl")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(words, "utf-8")
    return folder


@pytest.fixture(autouse=True)
def nothing_stays() -> Iterator[None]:
    before = list(folders._folders)
    yield
    folders._folders[:] = before
    folders._forget()


def test_the_languages_are_the_folders_with_their_own_names() -> None:
    assert text.languages() == {"en": "English", "fr": "Français"}


def test_a_game_from_outside_brings_its_words_and_rules(tmp_path: Path) -> None:
    folder = write(
        tmp_path,
        en__words="go-title = Go\ngo-pass = { $seat } passes\n",
        fr__words="go-pass = { $seat } passe\n",
        en__rules__go="# Go\n",
    )
    assert not text.has("go-title")
    text.add_folder(folder)
    text.add_folder(folder)
    assert text.say("go-pass", {"seat": "Ada"}, "fr") == "Ada passe"
    assert text.say("go-title", {}, "fr") == "Go", "English stands in for what French lacks"
    assert rules_text("go", "en") == "# Go\n"
    assert list(text.languages()) == ["en", "fr"]


def test_a_new_language_is_a_folder_with_its_name(tmp_path: Path) -> None:
    text.add_folder(write(tmp_path, de__words="language-name = Deutsch\nmaharani-title = Maharani!\n"))
    assert text.languages() == {"en": "English", "de": "Deutsch", "fr": "Français"}
    assert text.check_language("de") == "de"
    assert text.say("maharani-title", {}, "de") == "Maharani!"
    assert text.say("maharani-stop", {}, "de") == "End the turn without a second tile"


@pytest.mark.parametrize(
    ("files", "message"),
    [
        ({}, "has no words: each language needs a folder"),
        ({"English__words": "go-title = Go\n"}, "has no words: each language needs a folder"),
        ({"en__words": "go-title = Go\n", "fr__words": "go-title\n"}, r"words\.ftl is not valid: .* 'go-title"),
        ({"en__a": "go-title = Go\n", "en__b": "go-title = Go\n"}, r"b\.ftl: the message go-title is there already"),
        ({"en__words": "maharani-title = Go\n"}, "other files have these messages for en already: maharani-title"),
    ],
)
def test_a_folder_with_faults_is_refused_and_nothing_is_added(
    tmp_path: Path, files: dict[str, str], message: str
) -> None:
    with pytest.raises(ValueError, match=message):
        text.add_folder(write(tmp_path, **files))
    assert not text.has("go-title")
    assert list(text.languages()) == ["en", "fr"]
