"""The languages of a server are the folders there are: in lists, in what people choose, and in the words it sends."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from sqlalchemy import select, update

from durbar import text
from durbar.server.http.problems import preferred_language
from durbar.server.store.database import Database
from durbar.server.store.schema import people
from tests.server.parts import Server, browser, told
from tests.text.pseudo import LANG, accent, write_package


@pytest.fixture(scope="module")
def pseudo(world: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with one more folder than ours."""
    folder = tmp_path_factory.mktemp("pseudo")
    server = Server(folder, PYTHONPATH=str(write_package(folder / "package")))
    yield server
    server.stop()
    assert "Traceback" not in server.log()


def test_the_languages_are_told_with_their_names_and_words(shared: Server) -> None:
    client = browser(shared)
    answer = told(client.get("/api/languages", headers={"Accept-Language": "fr-CA, en;q=0.5"}))
    assert {one["lang"]: one["name"] for one in answer["languages"]} == text.languages()
    assert answer["preferred"] == "fr"
    for one in answer["languages"]:
        words = client.get(one["words"])
        assert words.headers["Content-Encoding"] == "gzip"
        assert "immutable" in words.headers["Cache-Control"]
        keys = {entry.id.name for entry in FluentResource(told(words)["fluent"]).body}
        assert keys == {key for key in text.keys("en") if not key.startswith("terminal-")}
        plain = client.get(f"/api/languages/{one['lang']}/words?v=earlier", headers={"Accept-Encoding": "identity"})
        assert plain.text == words.text
        assert plain.headers["Cache-Control"] == "no-cache"


@pytest.mark.parametrize("lang", ["de", "EN", "__pycache__", "..%2fen", "en%2f..%2ffr"])
def test_a_language_that_is_not_there_is_refused(shared: Server, lang: str) -> None:
    client = browser(shared)
    assert client.get(f"/api/languages/{lang}/words").status_code == 404
    refused = told(client.post("/api/guests", json={"lang": lang}), 422)
    assert refused["code"] == "bad-fields"
    assert "the languages are en, fr" in refused["faults"][0]["expected"]
    assert told(client.get("/api/me")) == {"person": None}


def test_a_folder_more_is_a_language_more(pseudo: Server) -> None:
    client = browser(pseudo)
    listed = told(client.get("/api/languages", headers={"Accept-Language": LANG.lower()}))
    assert [one["lang"] for one in listed["languages"]] == ["en", LANG, "fr"]
    assert listed["preferred"] == LANG
    assert accent("Maharani") in told(client.get(listed["languages"][1]["words"]))["fluent"]
    told(client.post("/api/guests", json={"lang": LANG}), 201)
    assert told(client.get("/api/me"))["person"]["lang"] == LANG
    assert told(client.get("/api/games"))["games"][0]["title"] == f"⟦{accent('Maharani')}⟧"
    assert told(client.get("/api/rules/maharani"))["markdown"].startswith(f"# {accent('Maharani')}")
    told(client.patch("/api/me", json={"lang": "fr"}))
    assert told(client.get("/api/games"))["games"][0]["title"] == "Maharani"


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_whoever_spoke_a_language_that_is_gone_is_spoken_to_in_the_nearest_one(
    kind: str, tmp_path: Path, start_server: type[Server], request: pytest.FixtureRequest
) -> None:
    address = f"sqlite:///{tmp_path}/gone.db" if kind == "sqlite" else request.getfixturevalue("postgres")()
    client = browser(start_server(DURBAR_DATABASE=address))
    told(client.post("/api/guests", json={"lang": "en"}), 201)

    async def change() -> str:
        database = Database(address)
        async with database.write() as connection:
            await connection.execute(update(people).values(lang="fr-valencia-x-a-rather-long-tag-1"))
        async with database.read() as connection:
            found: str = (await connection.execute(select(people.c.lang))).scalar_one()
        await database.close()
        return found

    assert asyncio.run(change()) == "fr"
    assert told(client.get("/api/me"))["person"]["lang"] == "fr"


@pytest.mark.parametrize(
    ("header", "lang"),
    [
        (None, "en"),
        ("", "en"),
        ("fr", "fr"),
        ("FR-ch", "fr"),
        ("de, fr;q=0.9, en;q=0.8", "fr"),
        ("en;q=0.3, fr;q=0.7", "fr"),
        ("fr;q=0.7, en", "en"),
        ("fr;q=nonsense, en;q=0.1", "en"),
        (",;q=1;;,-,fr-", "fr"),
        ("*", "en"),
        ("de", "en"),
    ],
)
def test_a_browser_gets_the_language_it_prefers(header: str | None, lang: str) -> None:
    assert preferred_language(header) == lang
