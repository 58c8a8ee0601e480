"""What the server gives the browser client: its files, and a title's words and facts."""

import zlib
from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient

from quadriga.server.app import Application, create_app
from quadriga.server.client import serve_client
from quadriga.server.titles import Titles


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(create_app(tmp_path, pause=0.0, rate=10_000)) as made:
        yield made


@pytest.fixture
def built(tmp_path: Path) -> TestClient:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<title>Q</title>")
    (tmp_path / "favicon.svg").write_text("<svg/>")
    (tmp_path / "assets" / "index-1a2b.js").write_text("export {}")
    app = FastAPI()
    serve_client(app, tmp_path)
    return TestClient(app)


def test_words_name_what_events_and_moves_are_made_of(client: TestClient) -> None:
    words = client.get("/api/games/conquest/words").json()
    assert {"name": "zone", "kind": "zone"} in words["events"]["battle-begins"]["arguments"]
    assert "italia" in words["kinds"]["zone"]["slugs"]
    assert words["kinds"]["number"]["slugs"] == []
    march = next(verb for verb in words["verbs"] if verb["name"] == "march")
    assert [argument["kind"] for argument in march["arguments"]] == ["leader", "zone"]
    assert {zone for region in words["regions"] for zone in region["zones"]} == set(words["kinds"]["zone"]["slugs"])
    assert client.get("/api/games/chess/words").status_code == 400


def test_facts_are_the_files_of_the_title(client: TestClient) -> None:
    facts = client.get("/api/games/conquest/facts").json()
    assert facts["pieces"]["pieces"]["infantry"]["class"] == "land"
    assert client.get("/api/games/chess/facts").status_code == 400


SAME = [
    *[f"/api/games/hannibal/{one}" for one in ("rules", "examples", "words", "facts", "aids/fr", "opening", "battle")],
    "/api/games",
    "/api/text/en/hannibal",
    "/api/openapi.json",
]


@pytest.mark.parametrize("address", SAME)
def test_what_never_changes_is_worked_out_once(
    client: TestClient, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = client.get(address, headers={"accept-encoding": "identity"})
    assert first.status_code == 200
    assert "content-encoding" not in first.headers
    monkeypatch.setattr(Titles, "game", None)
    monkeypatch.setattr(Titles, "source", None)
    monkeypatch.setattr(Application, "openapi", None)
    monkeypatch.setattr("quadriga.server.library.files", None)
    monkeypatch.setattr(zlib, "compressobj", None)
    plain, small = client.get(address, headers={"accept-encoding": "identity"}), client.get(address)
    assert plain.content == small.content == first.content
    assert plain.headers == first.headers
    assert small.headers["content-encoding"] == "gzip"
    assert int(small.headers["content-length"]) < len(first.content) / 2
    assert small.headers["content-type"] == first.headers["content-type"]


def test_what_is_refused_is_looked_at_anew(client: TestClient) -> None:
    for _ in range(2):
        assert client.get("/api/games/chess/rules").status_code == 400
        assert client.get("/api/text/en/chess").status_code == 400


def test_every_address_of_the_client_gives_its_page(built: TestClient) -> None:
    for address in ("/", "/t/0123", "/rules/conquest", "/settings"):
        answer = built.get(address)
        assert answer.status_code == 200
        assert "<title>Q</title>" in answer.text
        assert answer.headers["cache-control"] == "no-cache"


def test_files_with_a_hash_are_kept_for_good(built: TestClient) -> None:
    answer = built.get("/assets/index-1a2b.js")
    assert answer.text == "export {}"
    assert "immutable" in answer.headers["cache-control"]
    assert built.get("/favicon.svg").text == "<svg/>"


@pytest.mark.parametrize("address", ["/assets/none.js", "/assets/..%2Findex.html", "/api/none", "/api"])
def test_no_other_file_is_given(built: TestClient, address: str) -> None:
    assert built.get(address).status_code == 404


def test_a_client_that_was_not_built_is_said_to_be_missing(tmp_path: Path) -> None:
    app = FastAPI()
    serve_client(app, tmp_path)
    assert TestClient(app).get("/").status_code == 503
