"""The web client: files as they were built, and a plain word where it is not."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from tablee.server.http.client import Client
from tests.server.http.conftest import Open, Running, problem

FIRST = "<!doctype html><title>Tablée</title>" + "<p>Bonsoir</p>" * 100


@pytest.fixture
def built(open_house: Open, tmp_path: Path) -> Running:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(FIRST, "utf-8")
    (folder / "icon.svg").write_text("<svg/>", "utf-8")
    (folder / "assets" / "main-1a2b3c.js").write_text("play();" * 200, "utf-8")
    (folder / "assets" / "font.woff2").write_bytes(b"wOF2" * 500)
    (folder / ".hidden").write_text("x", "utf-8")
    (tmp_path / "secret.txt").write_text("secret", "utf-8")
    return open_house(Client(folder))


@pytest.mark.parametrize(
    "path", ["/", "/room", "/table", "/replay", "/gallery", "/rules/paires", "/index.html", "/tv/"]
)
def test_the_first_page_at_every_address_of_the_client(built: Running, path: str) -> None:
    page = built.guest().get(path)
    assert page.status_code == 200
    assert page.text == FIRST
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert page.headers["cache-control"] == "no-cache"
    assert page.headers["content-encoding"] == "gzip"


def test_files_with_a_fingerprint_are_kept_for_ever(built: Running) -> None:
    script = built.guest().get("/assets/main-1a2b3c.js")
    assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert script.headers["content-type"].startswith("text/javascript")
    icon = built.guest().get("/icon.svg")
    assert icon.headers["cache-control"] == "no-cache"
    font = built.guest().get("/assets/font.woff2")
    assert font.headers["content-type"] == "font/woff2"
    assert "content-encoding" not in font.headers


def test_what_has_not_changed_is_not_sent_again(built: Running) -> None:
    guest = built.guest()
    tag = guest.get("/").headers["etag"]
    assert guest.get("/", headers={"If-None-Match": tag}).status_code == 304
    head = guest.head("/")
    assert head.content == b""
    assert int(head.headers["content-length"]) > 0


@pytest.mark.parametrize(
    "path",
    [
        "/nothing.js", "/assets/nothing.js", "/.hidden", "/../secret.txt", "/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt", "/a/b/c/d", "/Room", "/%00", "/secret.txt",
    ],
)  # fmt: skip
def test_nothing_else_is_there(built: Running, path: str) -> None:
    with httpx.Client() as browser:
        request = browser.build_request("GET", built.address)
        request.url = request.url.copy_with(raw_path=path.encode())
        response = browser.send(request)
    assert problem(response) == (404, "no_such_page")


@pytest.mark.parametrize(("lang", "word"), [("fr", "n’est pas construit"), ("en", "isn’t built")])
def test_a_client_that_is_not_built(open_house: Open, tmp_path: Path, lang: str, word: str) -> None:
    house = open_house(Client(tmp_path / "nothing"))
    for path in ("/", "/room"):
        page = house.guest(lang).get(path)
        assert page.status_code == 503
        assert page.headers["content-type"].startswith("text/html")
        assert word in page.text
    assert house.guest().get("/healthz").status_code == 200
